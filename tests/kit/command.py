"""Running the real command in a process of its own, with a home of its own."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from fidchell.cli.main import main
from kit.forked import STREAMS, Forked

ROOT = Path(__file__).parents[2]
HAND_OVER = "Press Enter when only"
GO_ON = "To go on: "
TAKES_AT_MOST = 120  # seconds


def as_bytes(typed: str | bytes) -> bytes:
    return typed.encode() if isinstance(typed, str) else typed


class Ran:
    """What came out of a command."""

    def __init__(self, code: int, out: bytes, err: bytes) -> None:
        self.code = code
        self.out = out.decode("utf-8", "replace")
        self.err = err.decode("utf-8", "replace")

    def __repr__(self) -> str:
        return f"exit {self.code}\n--- out\n{self.out}\n--- err\n{self.err}"

    @property
    def resume(self) -> list[str]:
        """The arguments of the command that goes on with the game, as it was printed."""
        lines = [line for line in self.out.splitlines() if "fidchell play " in line]
        assert lines, f"no command to go on with: {self}"
        program, *arguments = shlex.split(lines[-1][lines[-1].index("fidchell play ") :])
        assert program == "fidchell"
        return arguments

    @property
    def screens(self) -> list[str]:
        """What each person at a shared screen saw before handing over."""
        return self.out.split(HAND_OVER)


class Command:
    """The command, always run in the repository and with the same home."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.state = home / "state"
        kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
        self.environment = {
            **kept, "HOME": str(home), "XDG_STATE_HOME": str(self.state), "LANG": "C.UTF-8", "PYTHONUTF8": "1",
        }  # fmt: skip

    def run(self, *arguments: object, typed: str | bytes = b"", **environment: str) -> Ran:
        """Run to the end with this input; the end of input is the end of the file.

        With an environment of its own it is a fresh process: Python looks at some of that when it starts.
        """
        words = list(map(str, arguments))
        if environment:
            return self._ran(["-m", "fidchell.cli.main", *words], typed, environment)
        with tempfile.TemporaryDirectory() as folder:
            files = {name: Path(folder, name) for name in STREAMS}
            files["stdin"].write_bytes(as_bytes(typed))
            forked = Forked(words, self.environment, ROOT, files)
            try:
                code = forked.wait(TAKES_AT_MOST)
            finally:
                forked.kill()
            return Ran(code, files["stdout"].read_bytes(), files["stderr"].read_bytes())

    def run_python(self, program: str) -> Ran:
        """Run a program of the test's own in the same surroundings."""
        return self._ran(["-c", program], b"", {})

    def _ran(self, arguments: list[str], typed: str | bytes, environment: dict[str, str]) -> Ran:
        done = subprocess.run(
            [sys.executable, *arguments],
            input=as_bytes(typed),
            capture_output=True,
            cwd=ROOT,
            env={**self.environment, **environment},
            timeout=TAKES_AT_MOST,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    def start(self, *arguments: object) -> subprocess.Popen[bytes]:
        """Start it and leave it running."""
        return subprocess.Popen(
            [sys.executable, "-u", "-m", "fidchell.cli.main", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            env=self.environment,
        )

    @staticmethod
    def until(process: subprocess.Popen[bytes], text: str) -> None:
        """Read what a running command prints until this text comes."""
        assert process.stdout is not None
        seen = b""
        while text.encode() not in seen:
            more = os.read(process.stdout.fileno(), 4096)
            assert more, f"{text!r} never came: {seen.decode()}"
            seen += more

    def file(self, name: str, content: Any) -> Path:
        """A file at home: text as it stands, anything else as JSON."""
        path = self.home / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    def saved(self) -> list[dict[str, Any]]:
        """All games saved where the command saves by itself."""
        return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(self.state.rglob("*.json"))]


def typed_here(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """A command in this process, which is quicker than one of its own: exit code, output, errors."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["fidchell", *map(str, words)])
        patch.setenv("COLUMNS", "160")
        try:
            main()
            code: Any = 0
        except SystemExit as left:
            code = left.code
    return code, *capsys.readouterr()
