"""Reading and writing JSON files with errors that say what to do, and keeping the game that is being played."""

from __future__ import annotations

import json
import os
import shlex
from errno import EACCES
from pathlib import Path
from typing import Any, Final

from fidchell.core.game import Game

STREAMS: Final = ("/dev", "/dev/fd", "/proc/self/fd")  # where names lead to what is open already


def read_json(path: Path) -> Any:
    """A JSON file, or ValueError that names file, line and column."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as failed:
        raise ValueError(f"{path} cannot be read: {failed.strerror}") from None
    except RecursionError:
        raise ValueError(f"{path} is not JSON that a person would write: it is nested too deeply") from None
    except (UnicodeDecodeError, json.JSONDecodeError) as failed:
        where = f"line {failed.lineno}, column {failed.colno}: " if isinstance(failed, json.JSONDecodeError) else ""
        raise ValueError(f"{path} is not JSON: {where}{failed}") from None


def write_json(path: Path, value: Any) -> None:
    """Write through a neighbour file, so that a failure never leaves half a file behind; into a pipe or device, as it
    is. A link stays: what it leads to is written."""
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    beside: Path | None = None
    try:
        if is_stream(path):
            with path.open("a", encoding="utf-8") as stream:  # not "w": it may lead to a file that has been begun
                stream.write(text)
            return
        file = Path(os.path.realpath(path))
        beside = file.with_name(file.name[:200] + ".part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(file)
    except (OSError, ValueError) as failed:
        if beside is not None:
            _remove(beside)
        raise _not_written(path, failed) from None


def try_to_write(file: Path | None, *others: Path | None) -> None:
    """Hours of work must not be lost to a mistyped folder, nor written over one of the command's other files."""
    if file is None:
        return
    try:
        if any(other is not None and _is_same(file, other) for other in others):
            raise ValueError(f"{file} would be written over: it is named twice. Give another name")
        if is_stream(file):  # to open a pipe is to begin writing
            if not os.access(file, os.W_OK):
                raise PermissionError(EACCES, os.strerror(EACCES))
            return
        target = Path(os.path.realpath(file))
        there = target.exists()
        target.open("ab").close()
        if not there:
            target.unlink()
    except OSError as failed:
        raise _not_written(file, failed) from failed


def is_stream(path: Path) -> bool:
    """A pipe or device, also one that leads to a file: /dev/stdout."""
    if not path.exists() or path.is_dir():
        return False
    return not path.is_file() or str(path.absolute().parent) in STREAMS


def _is_same(one: Path, other: Path) -> bool:
    """By whatever names, and whether or not there is such a file yet."""
    if one.exists() and other.exists():
        return one.samefile(other)
    return os.path.realpath(one) == os.path.realpath(other)


def _not_written(path: Path, failed: OSError | ValueError) -> ValueError:
    reason = failed.strerror if isinstance(failed, OSError) else failed
    return ValueError(f"{str(path)[:200]} cannot be written: {reason}")


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        return


class Keeper:
    """Keeps the game in a file of its own after every answer, so that nothing is lost whatever happens."""

    def __init__(self, game: Game, loaded_from: Path | None) -> None:
        self.game = game
        self.file = loaded_from

    def keep(self) -> None:
        """Write the game to its file; the first time, find one that is free."""
        if self.file is None:
            folder = _state_folder()
            names = (folder / f"{self.game.rules.name}-{number}.json" for number in range(1, 1_000_000))
            self.file = next(name for name in names if not name.exists())
        write_json(self.file, self.game.record())

    def keep_in(self, file: Path) -> None:
        """From now on in this file, unless it is something else than a saved game."""
        if _is_there(file) and not _is_record(file):
            raise ValueError(f"{file} cannot be written: it is there already and is no saved game")
        write_json(file, self.game.record())
        self.file = file

    def command(self, name: str, people: int, bots: str, language: str) -> str:
        """What to type to go on."""
        command = os.environ.get("FIDCHELL_PLAY", "fidchell play")  # ./play says what it is called
        level = ["--bots", bots] if bots else []
        words = [name, "--people", str(people), *level, "--lang", language, "--load", str(self.file)]
        return f"{command} {shlex.join(words)}"


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except (OSError, ValueError):  # a name no file can have: writing will say so
        return False


def _is_record(file: Path) -> bool:
    if not file.is_file():
        return False
    try:
        return "fidchell" in read_json(file)
    except (ValueError, TypeError):
        return False


def _state_folder() -> Path:
    folder = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "fidchell"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise ValueError(f"{folder} cannot be made: {failed.strerror}") from None
    return folder
