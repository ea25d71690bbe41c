"""Commands forked from a process that has loaded them already: loading takes longer than most of them run.

It is the same main() in a process of its own, with the arguments, surroundings and files that it is given.
"""

from __future__ import annotations

import atexit
import multiprocessing
import multiprocessing.util  # whose own end comes after ours: it waits for all who are left
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

LOADED = [
    "fidchell.cli.main", "fidchell.server.app", "fidchell.server.migrate", "fidchell.server.observe",
    "litestar.plugins.pydantic", "sqlalchemy.dialects.sqlite.aiosqlite", "typer._adapters",
    "uvicorn.lifespan.on", "uvicorn.protocols.http.auto", "uvicorn.protocols.websockets.auto",
]  # fmt: skip
STREAMS = {"stdin": "surrogateescape", "stdout": "surrogateescape", "stderr": "backslashreplace"}  # as Python has them

_from_one = multiprocessing.get_context("forkserver")
_from_one.set_forkserver_preload(LOADED)
_started: list[Forked] = []


class Forked:
    """A running command; used as ``subprocess.Popen`` is."""

    def __init__(
        self, words: Sequence[str], environment: Mapping[str, str], cwd: Path, files: Mapping[str, Path] | None = None
    ) -> None:
        """``files``: what is read as stdin and where stdout and stderr go, if not where those of the tests go."""
        self.words = list(words)
        self._process = _from_one.Process(target=_run, args=(self.words, dict(environment), cwd, dict(files or {})))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid
        _started.append(self)

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def poll(self) -> int | None:
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            assert timeout is not None
            raise subprocess.TimeoutExpired(self.words, timeout)
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _end_all() -> None:
    for one in _started:
        one.kill()


atexit.register(_end_all)


def _run(words: list[str], environment: dict[str, str], cwd: Path, files: dict[str, Path]) -> None:
    from fidchell.cli.main import main

    os.environ.clear()
    os.environ.update(environment)
    os.chdir(cwd)
    for number, (name, errors) in enumerate(STREAMS.items()):
        if name in files:
            mode = "rb" if name == "stdin" else "wb"
            with files[name].open(mode) as file:
                os.dup2(file.fileno(), number)
            setattr(sys, name, os.fdopen(number, mode[0], encoding="utf-8", errors=errors, closefd=False))
    sys.argv = ["fidchell", *words]
    main()
