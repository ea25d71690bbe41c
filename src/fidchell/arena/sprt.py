"""A test that stops as soon as it knows: is an agent's win share p1 rather than p0? Five errors in 100 either way.

Wald's sequential test needs the chances of every result under both hypotheses; those of a deal, whose games hang
together, are not known. So they are taken from the deals themselves, bent as little as possible (likeliest) until
their mean is p0 or p1: the generalised test that chess engines are developed with, there for pairs of games.
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

ERROR: Final = 0.05  # of each kind: taking p1 for p0, or p0 for p1
BOUND: Final = math.log((1 - ERROR) / ERROR)
UNSEEN: Final = 1e-3  # weight of a result that could come and has not: nothing is impossible


@dataclass
class Sprt:
    """Add deals in their order until ``decided``; the order is part of the result."""

    p0: float
    p1: float
    games: int  # of a deal
    most: float = 1.0  # the share of an agent that wins everything
    counts: Counter[float] = field(default_factory=Counter)  # share in a deal -> deals
    ratio: float = 0.0  # logarithm of the likelihood under p1 over that under p0

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < self.most:
            raise ValueError(
                f"--sprt {self.p1:g}: the share to be proved must lie between {self.p0:g}, what an equal agent wins, "
                f"and {self.most:g}, which is all there is"
            )

    @property
    def deals(self) -> int:
        return self.counts.total()

    @property
    def decided(self) -> bool:
        return abs(self.ratio) >= BOUND

    @property
    def verdict(self) -> str:
        if not self.decided:
            return "undecided"
        return "accepted" if self.ratio > 0 else "rejected"

    def add(self, share: float) -> None:
        """One deal more: the agent's mean share in it."""
        self.counts[round(share, 9)] += 1
        self.ratio = self._log_ratio()

    def _log_ratio(self) -> float:
        possible = {round(self.most * wins / self.games, 9) for wins in range(self.games + 1)}
        counts = [(share, self.counts[share] or UNSEEN) for share in possible | set(self.counts)]
        bent = [(mean, _bend(counts, mean)) for mean in (self.p0, self.p1)]
        (mean0, x0), (mean1, x1) = bent
        return sum(
            count * (math.log1p(x0 * (share - mean0)) - math.log1p(x1 * (share - mean1))) for share, count in counts
        )


def _bend(counts: list[tuple[float, float]], mean: float) -> float:
    """The x for which the weights count / (1 + x (share - mean)) have this mean; they are then the likeliest."""
    low = -1 / (max(share for share, _ in counts) - mean)
    high = 1 / (mean - min(share for share, _ in counts))
    for _ in range(60):
        x = (low + high) / 2
        if sum(count * (share - mean) / (1 + x * (share - mean)) for share, count in counts) > 0:
            low = x
        else:
            high = x
    return (low + high) / 2
