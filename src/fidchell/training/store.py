"""The folder of a course: what is learnt in it, and its games, so that one that was stopped goes on where it was."""

from __future__ import annotations

import errno
import json
import os
import pickle
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from fidchell.arena.store import differences
from fidchell.training.selfplay import Lesson

ABOUT: Final = "course.json"


def open_folder(folder: Path, described: dict[str, Any]) -> None:
    """Make it, or see that it is of the course described. ValueError says in what it is of another."""
    about = folder / ABOUT
    if "," in str(folder):  # strong:weights=a,b/round-1.json is weights=a and something else
        raise ValueError(f"--dir {folder}: choose a folder without a comma, or no agent could be told its weights")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if about.exists():
            _check_description(about, described)
            return
        if any(folder.glob("round-*")):
            raise ValueError(
                f"{folder} holds rounds of training, but no {ABOUT} that says which: choose another folder with --dir"
            )
        write_whole(about, described)
    except FileExistsError:
        raise ValueError(f"{folder} is a file, not a folder: choose another with --dir") from None
    except OSError as wrong:
        raise ValueError(f"{folder} cannot be used for training: {wrong.strerror}") from wrong


def _check_description(about: Path, described: dict[str, Any]) -> None:
    try:
        found = json.loads(about.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise ValueError(f"{about} does not describe a course of training: choose another folder with --dir")
    different = differences(found, json.loads(json.dumps(described)))
    if different:
        raise ValueError(
            f"{about.parent} holds another course of training: {different}. Ask for the same again, or choose another "
            "folder with --dir"
        )


def write_whole(file: Path, value: Any) -> None:
    """Through a neighbour: after a kill the file is there as a whole or not at all."""
    part = file.with_suffix(".part")
    try:
        part.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(part, file)
    except OSError as wrong:
        raise ValueError(f"{file} cannot be written: {wrong.strerror}") from wrong


class Lessons:
    """The games of one round and number of players, one behind the other. Only what is new is ever written.

    A game that was being written when the program was killed is dropped; those before it are not touched.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.games: dict[int, Lesson] = {}
        self._whole = 0  # bytes of whole games
        self._writing: Any = None
        try:
            if file.exists():
                self._read()
        except OSError as wrong:
            raise ValueError(f"{file} cannot be read: {wrong.strerror}") from wrong

    def in_order(self) -> list[Lesson]:
        """By their numbers, not as they ended: sums depend on it in their last digits."""
        return [self.games[number] for number in sorted(self.games)]

    def add(self, number: int, lesson: Lesson) -> None:
        self._write(pickle.dumps((number, lesson)))
        self.games[number] = lesson

    def __enter__(self) -> Lessons:
        """Ready to be added to."""
        try:
            self._writing = self.file.open("ab", buffering=0)  # a game is written at once or, if killed, torn
            self._writing.truncate(self._whole)
        except OSError as wrong:
            raise ValueError(f"{self.file} cannot be written: {wrong.strerror}") from wrong
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        self._writing.close()

    def _read(self) -> None:
        with self.file.open("rb") as kept:
            while True:
                try:
                    number, lesson = pickle.load(kept)
                except (EOFError, pickle.UnpicklingError):
                    return
                except (AttributeError, ImportError, LookupError, TypeError, ValueError) as wrong:
                    raise ValueError(
                        f"{self.file}: what follows byte {self._whole} is no game that can be learnt from ({wrong}). "
                        "Remove the file to go on: its games are then played again"
                    ) from wrong
                self.games[number] = lesson
                self._whole = kept.tell()

    def _write(self, game: bytes) -> None:
        try:
            if self._writing.write(game) < len(game):  # the disk is full, and only the next write would say so
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as wrong:
            raise ValueError(f"{self.file} cannot be written: {wrong.strerror}") from wrong
