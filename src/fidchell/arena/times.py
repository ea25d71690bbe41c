"""How long decisions take, counted in narrow classes: a game of thousands of decisions is kept in one short line."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

CLASSES: Final = 8  # for each doubling of the time, so a quantile is right to within 5%
SHORTEST: Final = 1e-7  # seconds; a clock may tell nothing at all


class Times:
    """Decision times of one agent."""

    __slots__ = ("counts", "longest")

    def __init__(self, counts: Iterable[tuple[int, int]] = (), longest: float = 0.0) -> None:
        self.counts: Counter[int] = Counter(dict(counts))
        self.longest = longest  # exact, unlike the rest

    def add(self, seconds: float) -> None:
        self.counts[math.floor(CLASSES * math.log2(max(seconds, SHORTEST)))] += 1
        self.longest = max(self.longest, seconds)

    def include(self, other: Times) -> None:
        self.counts.update(other.counts)
        self.longest = max(self.longest, other.longest)

    @property
    def decisions(self) -> int:
        return self.counts.total()

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions does not exceed, in seconds."""
        left = share * self.decisions
        for class_ in sorted(self.counts):
            left -= self.counts[class_]
            if left <= 0:
                return min(2 ** ((class_ + 0.5) / CLASSES), self.longest)
        return self.longest

    def to_json(self) -> list[Any]:
        return [self.longest, sorted(self.counts.items())]

    @classmethod
    def from_json(cls, kept: Any) -> Times:
        longest, counts = kept
        return cls([(int(class_), int(count)) for class_, count in counts], float(longest))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Times) and (self.counts, self.longest) == (other.counts, other.longest)

    __hash__ = None  # type: ignore[assignment]
