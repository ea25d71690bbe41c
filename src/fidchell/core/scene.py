"""Reading a description of a position (or any JSON) with errors that name the place and say what would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fidchell.core.rules import GameError


class Description:
    """A JSON object being read field by field; finish() complains of fields that nobody read."""

    __slots__ = ("fields", "where", "_read")

    def __init__(self, fields: Any, where: str) -> None:
        if not isinstance(fields, dict):
            raise GameError(f"{where} must be an object with named fields, not {fields!r}")
        self.fields: dict[str, Any] = fields
        self.where = where
        self._read: set[str] = set()

    def number(self, name: str, default: int, least: int, most: int) -> int:
        value = self.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise GameError(f"{self.where}.{name} must be a number from {least} to {most}, not {value!r}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise GameError(f"{self.where}.{name} must be true or false, not {value!r}")
        return value

    def word(self, name: str, known: Sequence[str], default: str) -> str:
        value = self.get(name, default)
        if value not in known:
            raise GameError(f"{self.where}.{name} must be one of {_listed(known)}, not {value!r}")
        return str(value)

    def words(self, name: str, known: Sequence[str]) -> list[str]:
        """A list of different words; an absent one is empty."""
        return checked_words(self.get(name, []), known, f"{self.where}.{name}")

    def counts(self, name: str, known: Sequence[str], most: int) -> dict[str, int]:
        """An object of word -> number; an absent one is empty."""
        inner = self.inside(name)
        counts = {word: inner.number(word, 0, 0, most) for word in known}
        inner.finish()
        return counts

    def numbers(self, name: str, count: int, least: int, most: int) -> list[int]:
        """A list of exactly this many numbers; an absent one is all zeros."""
        given = self.get(name, [0] * count)
        fits = isinstance(given, list) and len(given) == count
        if not fits or any(isinstance(n, bool) or not isinstance(n, int) or not least <= n <= most for n in given):
            raise GameError(f"{self.where}.{name} must be {count} numbers from {least} to {most}, not {given!r}")
        return list(given)

    def seats(self, name: str, count: int) -> list[int]:
        """A list of seat numbers; an absent one is empty."""
        given = self.get(name, [])
        if not isinstance(given, list) or any(isinstance(n, bool) or n not in range(count) for n in given):
            raise GameError(f"{self.where}.{name} must be a list of seats from 0 to {count - 1}, not {given!r}")
        return list(given)

    def lists(self, name: str, count: int, known: Sequence[str]) -> list[list[str]]:
        """A list of exactly this many lists of words; an absent one is all empty."""
        given = self.get(name, [[] for _ in range(count)])
        if not isinstance(given, list) or len(given) != count:
            raise GameError(f"{self.where}.{name} must be a list of {count} lists, not {given!r}")
        return [checked_words(part, known, f"{self.where}.{name}[{at}]") for at, part in enumerate(given)]

    def inside(self, name: str) -> Description:
        return Description(self.get(name, {}), f"{self.where}.{name}")

    def each(self, name: str, count: int) -> list[Description]:
        """A list of exactly this many objects; an absent one is a list of empty ones."""
        given = self.get(name, [{} for _ in range(count)])
        if not isinstance(given, list) or len(given) != count:
            raise GameError(f"{self.where}.{name} must be a list of {count}, not {given!r}")
        return [Description(part, f"{self.where}.{name}[{at}]") for at, part in enumerate(given)]

    def finish(self) -> None:
        unknown = sorted(set(self.fields) - self._read, key=str)
        if unknown:
            raise GameError(f"{self.where} has no field {unknown[0]!r}; its fields: {_listed(sorted(self._read))}")

    def get(self, name: str, default: Any) -> Any:
        self._read.add(name)
        return self.fields.get(name, default)


def checked_words(given: Any, known: Sequence[str], where: str) -> list[str]:
    if not isinstance(given, list):
        raise GameError(f"{where} must be a list, not {given!r}")
    for at, word in enumerate(given):
        if word not in known:
            raise GameError(f"{where}[{at}] must be one of {_listed(known)}, not {word!r}")
        if word in given[:at]:
            raise GameError(f"{where}[{at}]: {word!r} is there twice")
    return list(given)


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)
