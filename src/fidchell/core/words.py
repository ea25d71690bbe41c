"""The vocabulary of a game: words at the door, small numbers inside.

Every option a game can ever offer is one word with one number. Words are the stable ids of records,
views, tests and texts; numbers are what the rules compute with and what researchers index by.
A change of the list changes numbers, so it comes with a new version of the game's rules; an expansion adds groups
of its own at the end, so that snapshots and trained players of the older game stay valid.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0
STOP: Final = 1
YES: Final = 2
NO: Final = 3


class Words:
    """All words of one game, in order, by group (cards, places, seats, numbers ...)."""

    __slots__ = ("words", "numbers", "groups")

    def __init__(self) -> None:
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}
        self.groups: dict[str, range] = {}
        self.group("answer", ("pass", "stop", "yes", "no"))

    def group(self, name: str, words: tuple[str, ...]) -> range:
        """Add a group of words; the range holds their numbers, in order."""
        if name in self.groups:
            raise ValueError(f"there is a group {name!r} already; its words are given at once")
        first = len(self.words)
        for word in words:
            if word in self.numbers:
                raise ValueError(f"the word {word!r} is in the vocabulary already; give {name} another one")
            self.numbers[word] = len(self.words)
            self.words.append(word)
        self.groups[name] = range(first, len(self.words))
        return self.groups[name]

    def group_of(self, number: int) -> str:
        for name, numbers in self.groups.items():
            if number in numbers:
                return name
        raise ValueError(f"the vocabulary has no number {number}")

    def __len__(self) -> int:
        return len(self.words)
