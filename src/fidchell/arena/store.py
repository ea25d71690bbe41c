"""Finished games in a file, one line each, so that an arena that was stopped goes on where it was.

The first line says what is played; a file of anything else is refused and left as it is. A line that was being written
when the program was killed is dropped.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from fidchell.agents.levels import files_of
from fidchell.arena.play import Outcome
from fidchell.arena.schedule import Schedule
from fidchell.core.compiled import is_compiled
from fidchell.registry import find

FORMAT: Final = 2
BEGINNING: Final = b'{"arena":'  # of the first line
LATER: Final = ("compiled", "weights")  # what files that were begun before do not say of their games


def describe(schedule: Schedule, version: str, sprt: float | None) -> dict[str, Any]:
    """What must be the same for games to be counted together."""
    return {
        "arena": FORMAT,
        "fidchell": version,  # agents belong to the engine: another version may play differently
        "game": find(schedule.game).name,
        "rules": schedule.rules,
        "players": schedule.players,
        "seed": schedule.seed,
        "agents": list(schedule.agents),
        "seating": schedule.seating,
        "options": schedule.options,
        "sprt": sprt,  # a hypothesis chosen after seeing games proves nothing
        "compiled": is_compiled(),  # who thinks by time thinks more with it
        "weights": {file: _digest(Path(file)) for file in files_of(schedule.agents)},
    }


def _digest(weights: Path) -> str:
    """A file replaced by another of its name makes another agent."""
    try:
        return sha256(weights.read_bytes()).hexdigest()[:16]
    except OSError as wrong:
        raise ValueError(f"{weights} cannot be read: {wrong.strerror}") from wrong


class Store:
    """The games of one arena; without a file they are kept in memory alone."""

    def __init__(self, schedule: Schedule, described: dict[str, Any], file: Path | None) -> None:
        self.schedule = schedule
        self.file = file
        self.described = described  # as the file has it, if it was begun before
        self.outcomes: dict[int, Outcome] = {}
        self._writing: Any = None
        if file is None:
            return
        try:
            self._open(file, described)
        except OSError as wrong:
            raise ValueError(f"{file} cannot be used to keep the games: {wrong.strerror}") from wrong

    def _open(self, file: Path, described: dict[str, Any]) -> None:
        """Nothing is changed in a file before it is known to be ours."""
        if file.exists() and not file.is_file():
            raise ValueError(f"{file} cannot be used to keep the games: it is no file that can be read again")
        kept = file.read_bytes() if file.exists() else b""
        torn = kept.startswith(BEGINNING) and _line(described).startswith(kept)  # killed while it wrote the first line
        if torn or not kept:
            whole = b""
        else:
            whole = _whole_lines(kept)
            first, *games = whole.splitlines() or [kept]
            self._check_description(first, described)
            self._read(games)
        self._writing = file.open("ab", buffering=0)  # a line is written at once or, if killed, torn
        if len(whole) < len(kept):
            self._writing.truncate(len(whole))
        elif len(whole) > len(kept):
            self._writing.write(b"\n")
        if not whole:
            self._write(described)

    def add(self, outcome: Outcome) -> None:
        if self._writing is not None:
            self._write(outcome.to_json())
        self.outcomes[outcome.number] = outcome

    def catch_up(self) -> None:
        """Ctrl-C may have come between the two lines of add: what is in the file counts."""
        if self.file is not None:
            self._read(self.file.read_bytes().splitlines()[1:])

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._writing is not None:
            self._writing.close()

    def _write(self, value: dict[str, Any]) -> None:
        try:
            self._writing.write(_line(value))
        except OSError as wrong:
            raise ValueError(f"{self.file} cannot be written: {wrong.strerror}") from wrong

    def _check_description(self, line: bytes, described: dict[str, Any]) -> None:
        try:
            found = json.loads(line)
            format_ = found["arena"]
        except (ValueError, KeyError, TypeError):
            raise ValueError(f"{self.file} is no file of arena games: choose another with --resume") from None
        if format_ != FORMAT:
            raise ValueError(f"{self.file} is of format {format_}, not {FORMAT}: choose another with --resume")
        asked = {key: value for key, value in described.items() if key in found or key not in LATER}
        different = differences(found, asked)
        if different:
            raise ValueError(
                f"{self.file} holds the games of another arena: {different}. "
                "Ask for the same again, or keep these games in another file with --resume"
            )
        self.described = found

    def _read(self, lines: list[bytes]) -> None:
        for count, line in enumerate(lines, 2):
            try:
                outcome = Outcome.from_json(json.loads(line))
                fits = len(outcome.times) == self.schedule.players and outcome.number >= 0
            except (ValueError, KeyError, TypeError):
                fits = False
            if not fits:
                raise ValueError(f"{self.file}, line {count}: this is no finished game. Remove the line to go on")
            self.outcomes.setdefault(outcome.number, outcome)


def _line(value: dict[str, Any]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _whole_lines(kept: bytes) -> bytes:
    """Without a last line that was torn; one that only lacks its end is mended."""
    end = kept.rfind(b"\n") + 1
    if end == len(kept):
        return kept
    try:
        json.loads(kept[end:])
    except ValueError:
        return kept[:end]
    return kept + b"\n"


def differences(found: dict[str, Any], described: dict[str, Any]) -> str:
    """In what a kept description differs from what is asked for now, as words; empty if in nothing."""
    return "; ".join(
        f"{key} {_told(found.get(key))} there, {_told(value)} here"
        for key, value in described.items()
        if found.get(key) != value
    )


def _told(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
