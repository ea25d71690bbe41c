"""Real PostgreSQL and Redis servers, started from Debian's packages for the tests that need several nodes."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

PG_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def program(name: str) -> str | None:
    """Where a program is; Debian keeps those of PostgreSQL in folders of their own."""
    return shutil.which(name, path=os.pathsep.join([*map(str, PG_FOLDERS), os.environ["PATH"]]))


def _as_somebody() -> dict[str, object]:
    """PostgreSQL refuses to run as root: there is a user for it."""
    if os.geteuid():
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="fidchell-pg-"))
    somebody = _as_somebody()
    if somebody:
        os.chown(folder, int(str(somebody["user"])), int(str(somebody["group"])))
    port = free_port()
    initdb, server = program("initdb"), program("postgres")
    assert initdb, "PostgreSQL is not installed (Debian: apt install postgresql)"
    assert server
    data = folder / "data"
    subprocess.run(
        [initdb, "-D", str(data), "-U", "fidchell", "--auth=trust", "--no-sync"],
        check=True, stdout=subprocess.DEVNULL, cwd=folder, **somebody,  # type: ignore[call-overload]
    )  # fmt: skip
    running = subprocess.Popen(
        [server, "-D", str(data), "-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, **somebody,  # type: ignore[call-overload]
    )  # fmt: skip
    try:
        until_open(port)
        _until_ready(str(folder), port)
        yield f"postgresql://fidchell@127.0.0.1:{port}/postgres"
    finally:
        running.send_signal(signal.SIGINT)  # at once: it would wait for its clients else
        running.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def redis() -> Iterator[str]:
    port, server = free_port(), program("redis-server")
    assert server, "Redis is not installed (Debian: apt install redis-server)"
    running = subprocess.Popen(
        [server, "--port", str(port), "--save", "", "--bind", "127.0.0.1"], stdout=subprocess.DEVNULL
    )
    try:
        until_open(port)
        yield f"redis://127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(20)


def until_open(port: int) -> None:
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on port {port}")


def _until_ready(folder: str, port: int) -> None:
    ready = program("pg_isready")
    end = time.monotonic() + 20
    while ready and time.monotonic() < end:
        told = subprocess.run([ready, "-h", folder, "-p", str(port)], stdout=subprocess.DEVNULL, check=False)
        if told.returncode == 0:
            return
        time.sleep(0.05)
