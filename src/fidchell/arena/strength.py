"""Ratings from who won at which table: Plackett and Luce's model, fitted exactly, with a bootstrap over deals.

An agent of strength s wins with the chance s / (sum of the strengths at the table), counted for each seat it holds;
with two players this is Bradley and Terry's model, and Elo. Only victory counts: what comes second is not a thing
that every game knows, or that agents play for.

To the deals played one is added, or a part of one, in which every game is shared by all seats. It keeps agents that
never lost within reach (without it they are infinitely strong) and moves the others by less than their intervals: as
many line-ups are added as there are ratings to find, which is about what Jeffreys' prior does.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from fidchell.arena.stats import Estimate, percentiles

RESAMPLES: Final = 1000
FEWEST_RESAMPLES: Final = 200
DRAWS: Final = 2_000_000  # deals drawn in a bootstrap at most, unless the fewest resamples need more: seconds
ELO: Final = 400 / math.log(10)

Tables: TypeAlias = tuple[tuple[tuple[int, ...], float], ...]  # (seats held by each agent, games played so), in order


@dataclass(frozen=True)
class Results:
    """What is known of one deal, or of many: all that the model needs."""

    wins: tuple[float, ...]  # by agent; a shared victory is divided
    tables: Tables


def ratings(deals: Sequence[Results], anchor: int, seed: str) -> list[Estimate]:
    """Elo by agent, the anchor's being 0. The seed makes the bootstrap give the same intervals again."""
    equal = _shared_by_all(max(deals, key=lambda deal: sum(games for _, games in deal.tables)))
    added = min(1.0, (len(equal.wins) - 1) / len(equal.tables))
    best = fit(_total(deals, [1.0] * len(deals), equal, added), anchor)
    if len(deals) < 2:
        return [Estimate(ELO * value, None, None) for value in best]
    chance = random.Random(seed)
    resamples = max(FEWEST_RESAMPLES, min(RESAMPLES, DRAWS // len(deals)))
    kinds = Counter(deals)  # few are different
    one_each, weights = list(kinds), list(kinds.values())
    drawn: list[list[float]] = []
    for _ in range(resamples):
        counts = Counter(chance.choices(range(len(kinds)), weights, k=len(deals)))
        doubted = _doubted(equal, [chance.expovariate(1.0) for _ in best])
        drawn.append(fit(_total(one_each, [counts[kind] for kind in range(len(kinds))], doubted, added), anchor, best))
    intervals = [percentiles([ELO * values[agent] for values in drawn]) for agent in range(len(best))]
    return [Estimate(ELO * value, *interval) for value, interval in zip(best, intervals, strict=True)]


def reached(victories: Iterable[tuple[int, int]], start: int) -> set[int]:
    """Whom an agent has beaten, or somebody who has beaten them, and so on; and itself.

    How much stronger one is than another is known if each reaches the other. If only one does, there is no upper limit
    to how much; if neither does, nothing is known (Ford 1957).
    """
    beaten = set(victories)
    found, todo = {start}, [start]
    while todo:
        winner = todo.pop()
        new = {loser for by, loser in beaten if by == winner} - found
        found |= new
        todo += new
    return found


def fit(results: Results, anchor: int, start: Sequence[float] | None = None) -> list[float]:
    """Logarithms of the likeliest strengths, the anchor's being 0. Newton's method on a concave function."""
    size = len(results.wins)
    free = [agent for agent in range(size) if agent != anchor]
    values = [0.0] * size if start is None else list(start)
    likelihood, slope, bend = _around(results, values)
    for _ in range(200):
        step = _solve([[bend[row][column] for column in free] for row in free], [slope[row] for row in free])
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 2.0 / longest) if longest else 0.0  # far away the parabola is no guide
        while True:
            tried = list(values)
            for agent, change in zip(free, step, strict=True):
                tried[agent] += scale * change
            found = _around(results, tried)
            if found[0] >= likelihood or scale * longest < 1e-7:
                break
            scale /= 2
        values, (likelihood, slope, bend) = tried, found
        if scale * longest < 1e-6:
            break
    return values


def _around(results: Results, values: Sequence[float]) -> tuple[float, list[float], list[list[float]]]:
    """The log-likelihood at these values, its gradient, and minus its second derivatives."""
    size = len(values)
    slope = list(results.wins)
    bend = [[0.0] * size for _ in range(size)]
    likelihood = sum(wins * value for wins, value in zip(results.wins, values, strict=True))
    for seats, games in results.tables:
        present = [agent for agent in range(size) if seats[agent]]
        top = max(values[agent] for agent in present)  # so that no exponential overflows
        weights = [seats[agent] * math.exp(values[agent] - top) for agent in present]
        total = sum(weights)
        likelihood -= games * (top + math.log(total))
        chances = [weight / total for weight in weights]
        for agent, chance in zip(present, chances, strict=True):
            slope[agent] -= games * chance
            bend[agent][agent] += games * chance
            for other, other_chance in zip(present, chances, strict=True):
                bend[agent][other] -= games * chance * other_chance
    return likelihood, slope, bend


def _solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination; as many as there are agents, so a handful."""
    size = len(right)
    lines = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda line: abs(lines[line][at]))
        lines[at], lines[pivot] = lines[pivot], lines[at]
        lines[at][at] = lines[at][at] or 1e-300  # nothing to go by: the step is cut short by its caller
        for below in range(at + 1, size):
            factor = lines[below][at] / lines[at][at]
            if factor:
                lines[below] = [value - factor * above for value, above in zip(lines[below], lines[at], strict=True)]
    solved = [0.0] * size
    for at in reversed(range(size)):
        known = sum(lines[at][column] * solved[column] for column in range(at + 1, size))
        solved[at] = (lines[at][size] - known) / lines[at][at]
    return solved


def _shared_by_all(deal: Results) -> Results:
    wins = [0.0] * len(deal.wins)
    for seats, games in deal.tables:
        for agent, held in enumerate(seats):
            wins[agent] += games * held / sum(seats)
    return Results(tuple(wins), deal.tables)


def _doubted(equal: Results, doubts: Sequence[float]) -> Results:
    """The added deal is in doubt like the others, for each agent by itself: with fixed victories, those who never lost
    would seem certain, and those who never won certain to be equal."""
    wins = [0.0] * len(doubts)
    tables = []
    for seats, games in equal.tables:
        parts = [games * held / sum(seats) * doubt for held, doubt in zip(seats, doubts, strict=True)]
        wins = [won + part for won, part in zip(wins, parts, strict=True)]
        tables.append((seats, sum(parts)))
    return Results(tuple(wins), tuple(tables))


def _total(deals: Sequence[Results], weights: Sequence[float], equal: Results, weight: float) -> Results:
    wins = [weight * part for part in equal.wins]
    tables: dict[tuple[int, ...], float] = {seats: weight * games for seats, games in equal.tables}
    for deal, times in zip(deals, weights, strict=True):
        for agent, part in enumerate(deal.wins):
            wins[agent] += times * part
        for seats, games in deal.tables:
            tables[seats] = tables.get(seats, 0.0) + times * games
    return Results(tuple(wins), tuple(tables.items()))
