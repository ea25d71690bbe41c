"""A node takes its settings from the environment, and refuses what it cannot use in one sentence."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from fidchell.cli.serve import _listen
from kit.command import Command, typed_here
from kit.services import free_port
from server.conftest import Node

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("FIDCHELL_PORT", "eighty", "FIDCHELL_PORT"),
        ("FIDCHELL_PORT", "eighty", "See: fidchell serve --help"),
        ("FIDCHELL_PORT", "70000", "FIDCHELL_PORT"),
        ("FIDCHELL_BOT_PROCESSES", "0", "FIDCHELL_BOT_PROCESSES"),
        ("FIDCHELL_LOG", "xml", "FIDCHELL_LOG"),
        ("FIDCHELL_URL", "games.example", "--url games.example"),
        ("FIDCHELL_URL", "https://games.example/inis", "without a path"),
        ("FIDCHELL_METRICS_TOKEN", "short", "at least 16 characters"),
        ("FIDCHELL_DATABASE", "mysql://club:SECRET@db/x", "--database: give sqlite"),
        ("FIDCHELL_DATABASE", "SECRET", "--database: give sqlite"),
        ("FIDCHELL_BUS", "amqp://club:SECRET@bus", "--bus: give redis"),
    ],
)
def test_a_bad_setting_is_refused(
    name: str,
    value: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)

    code, _, err = typed_here(capsys, "serve")

    assert code == 1
    assert said in err
    assert "SECRET" not in err
    assert list(tmp_path.iterdir()) == []  # nothing was made yet


def test_a_database_that_cannot_be_reached_is_told_without_its_password() -> None:
    url = f"postgresql://club:SECRET@127.0.0.1:{free_port()}/club"
    command = [sys.executable, "-m", "fidchell.cli.main", "serve", "--port", str(free_port())]

    done = subprocess.run(
        command, env={**os.environ, "FIDCHELL_DATABASE": url}, capture_output=True, text=True, timeout=60
    )

    assert done.returncode == 1
    assert "the database postgresql://club:***@" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert "SECRET" not in done.stderr


@pytest.mark.parametrize("bus", ["redis://:SECRET@127.0.0.1:{}", "postgresql://club:SECRET@127.0.0.1:{}/club"])
def test_a_bus_that_cannot_be_reached_is_told_in_one_line(bus: str, tmp_path: Path) -> None:
    code, told = serve_in_vain("--bus", bus.format(free_port()), "--database", f"sqlite:///{tmp_path}/club.db")

    assert code == 1
    assert "--bus " in told
    assert "cannot be reached" in told
    assert "SECRET" not in told
    assert list(tmp_path.iterdir()) == []


def test_a_port_that_is_in_use_is_told_before_anything_is_made(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, told = serve_in_vain("--port", port, "--database", f"sqlite:///{tmp_path}/club.db")

    assert (code, told) == (1, f"port {port} is in use: choose another with --port, or FIDCHELL_PORT")
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_machine_is_refused(tmp_path: Path) -> None:
    code, told = serve_in_vain("--host", "203.0.113.9", "--database", f"sqlite:///{tmp_path}/club.db")

    assert (code, told) == (1, "203.0.113.9 is no address of this machine: choose another with --host")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("{0}/no/club.db", "the folder {0}/no does not exist"),
        ("{0}", "{0} is a folder: give a file for the database"),
        pytest.param(
            "/proc/club.db", "the folder /proc may not be written",
            marks=pytest.mark.skipif(not Path("/proc").is_dir(), reason="where else could root not write?"),
        ),
    ],
)  # fmt: skip
def test_where_no_database_can_be_is_told(file: str, said: str, tmp_path: Path) -> None:
    url = "sqlite:///" + file.format(tmp_path)

    assert serve_in_vain("--port", free_port(), "--database", url) == (1, said.format(tmp_path))


def test_a_database_is_called_as_it_was_given(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "club.db").touch()

    code, _, err = typed_here(capsys, "admin", "users", "--database", f"sqlite:///{tmp_path}/club.db")

    assert code == 1
    assert err.startswith(f"sqlite:///{tmp_path}/club.db is empty")


def serve_in_vain(*options: object) -> tuple[int, str]:
    """The exit code, and the one line it said."""
    done = Command(Path.home()).run("serve", "--port", free_port(), *options)
    assert done.out == ""
    assert done.err.count("\n") == 1, done.err
    return done.code, done.err.strip()


def test_a_node_runs_by_its_environment_alone(tmp_path: Path) -> None:
    port = free_port()
    given = {"FIDCHELL_PORT": str(port), "FIDCHELL_DATABASE": f"sqlite:///{tmp_path}/club.db", "FIDCHELL_BUS": ""}
    process = subprocess.Popen([sys.executable, "-m", "fidchell.cli.main", "serve"], env={**os.environ, **given})
    try:
        assert answers(f"http://127.0.0.1:{port}/healthz")
        assert (tmp_path / "club.db").exists()
    finally:
        process.kill()
        process.wait()


def answers(url: str) -> bool:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        try:
            return httpx.get(url).status_code == 200
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def test_an_answer_does_not_wait_until_the_one_before_was_acknowledged() -> None:
    with _listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_an_idle_connection_is_still_there_for_the_next_request(node: Node) -> None:
    with httpx.Client(base_url=node.url, limits=httpx.Limits(keepalive_expiry=60)) as client:
        ports = []
        for pause in (0, 7):  # uvicorn by itself would close it after 5
            time.sleep(pause)
            with client.stream("GET", "/healthz") as answer:
                ports.append(answer.extensions["network_stream"].get_extra_info("client_addr"))
                answer.read()

        assert ports[0] == ports[1]
