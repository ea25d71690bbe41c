"""The finished games of a course in files, so that one that was stopped goes on where it was."""

from __future__ import annotations

import errno
import os
import pickle
from pathlib import Path
from types import TracebackType
from typing import Any

from fidchell.training.selfplay import Lesson


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
