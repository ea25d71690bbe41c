"""Records: where a game began and every answer since, with digests by which a replay that drifts is found out."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.table import digest_of

if TYPE_CHECKING:
    from fidchell.core.table import Table

FORMAT: Final = 1
CHECK_EVERY: Final = 32  # decisions; a check costs about as much as ten decisions
_DIGITS: Final = 8  # of a field's digest
_SEAT: Final = 24  # bits below the seat in a packed answer


class RecordError(ValueError):
    """A record that cannot be used; the text says what is wrong and what to do."""


class History:
    """The record of a game while it is played, packed: four bytes an answer, four a field and check.

    A server holds thousands of games; as tuples and words a record took 120 kB of 130 kB a game.
    """

    __slots__ = ("start", "check_every", "_answers", "_checks", "_fields")

    def __init__(self, start: dict[str, Any], check_every: int = CHECK_EVERY) -> None:
        self.start = start
        self.check_every = check_every
        self._answers = array("I")
        self._checks: list[tuple[int, bytes]] = []
        self._fields: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self._answers)

    def answered(self, table: Table, seat: int, option: str) -> None:
        self._answers.append(seat << _SEAT | table.rules.words.numbers[option])
        if len(self._answers) % self.check_every == 0 or not table.stack:
            check = check_of(table)
            self._fields = tuple(check)
            self._checks.append((len(self._answers), bytes.fromhex("".join(check.values()))))

    def copy(self) -> History:
        twin = History(self.start, self.check_every)
        twin._answers = self._answers[:]
        twin._checks = self._checks[:]
        twin._fields = self._fields
        return twin

    def to_json(self, table: Table) -> dict[str, Any]:
        """The record so far, with a check of where it has come to."""
        words = table.rules.words.words
        checks = [[after, self._unpacked(packed)] for after, packed in self._checks]
        if len(self) and (not checks or checks[-1][0] != len(self)):
            checks.append([len(self), check_of(table)])
        return {
            "fidchell": FORMAT,
            **fresh(self.start),
            "answers": [[packed >> _SEAT, words[packed & (1 << _SEAT) - 1]] for packed in self._answers],
            "checks": checks,
        }

    def _unpacked(self, packed: bytes) -> dict[str, str]:
        digits = packed.hex()
        return {name: digits[at * _DIGITS : (at + 1) * _DIGITS] for at, name in enumerate(self._fields)}


def fresh(value: Any) -> Any:
    """Lists and objects anew, so that what is handed out or taken in is nobody else's."""
    if isinstance(value, dict):
        return {name: fresh(part) for name, part in value.items()}
    return [fresh(part) for part in value] if isinstance(value, list) else value


def check_of(table: Table) -> dict[str, str]:
    """A short digest of every field, so that a drift can be named."""
    return {name: digest_of(value)[:_DIGITS] for name, value in table.fields().items()}


def drift(recorded: dict[str, str], table: Table) -> list[str]:
    """The fields in which a table differs from what was recorded."""
    now = check_of(table)
    return sorted(name for name in {*recorded, *now} if recorded.get(name) != now.get(name))
