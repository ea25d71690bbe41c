"""Records: where a game began and every answer since, with digests by which a replay that drifts is found out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.table import digest_of

if TYPE_CHECKING:
    from fidchell.core.table import Table

FORMAT: Final = 1
CHECK_EVERY: Final = 16  # decisions; a check costs about as much as ten decisions


class RecordError(ValueError):
    """A record that cannot be used; the text says what is wrong and what to do."""


class History:
    """The record of a game while it is played."""

    __slots__ = ("start", "answers", "checks", "check_every")

    def __init__(self, start: dict[str, Any], check_every: int = CHECK_EVERY) -> None:
        self.start = start
        self.answers: list[tuple[int, str]] = []
        self.checks: list[tuple[int, dict[str, str]]] = []
        self.check_every = check_every

    def answered(self, table: Table, seat: int, option: str) -> None:
        self.answers.append((seat, option))
        if len(self.answers) % self.check_every == 0 or not table.stack:
            self.checks.append((len(self.answers), check_of(table)))

    def copy(self) -> History:
        twin = History(self.start, self.check_every)
        twin.answers = self.answers[:]
        twin.checks = self.checks[:]
        return twin

    def to_json(self, table: Table) -> dict[str, Any]:
        """The record so far, with a check of where it has come to."""
        checks = self.checks[:]
        if self.answers and (not checks or checks[-1][0] != len(self.answers)):
            checks.append((len(self.answers), check_of(table)))
        return {
            "fidchell": FORMAT,
            **fresh(self.start),
            "answers": [list(answer) for answer in self.answers],
            "checks": [[after, dict(check)] for after, check in checks],
        }


def fresh(value: Any) -> Any:
    """Lists and objects anew, so that what is handed out or taken in is nobody else's."""
    if isinstance(value, dict):
        return {name: fresh(part) for name, part in value.items()}
    return [fresh(part) for part in value] if isinstance(value, list) else value


def check_of(table: Table) -> dict[str, str]:
    """A short digest of every field, so that a drift can be named."""
    return {name: digest_of(value)[:8] for name, value in table.fields().items()}


def drift(recorded: dict[str, str], table: Table) -> list[str]:
    """The fields in which a table differs from what was recorded."""
    now = check_of(table)
    return sorted(name for name in {*recorded, *now} if recorded.get(name) != now.get(name))
