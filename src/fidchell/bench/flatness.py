"""Does a decision cost as much late in a game as early? It must: nothing may grow with the length of a game.

Questions late in a game are not those asked early: so the two windows are compared kind by kind (the key of the
question, and whether it leaves a choice), each kind counting as much in both windows.
"""

from __future__ import annotations

import statistics
from collections import Counter
from functools import partial
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from fidchell.bench.contestant import FIRST_SEED
from fidchell.bench.measure import Clock, Measured, Spent, Workload, large_enough
from fidchell.bench.ours import Ours
from fidchell.core.table import Table

EARLY: Final = (40, 80)
LATE: Final = (540, 660)
LEAD: Final = 3  # decisions replayed before a window, untimed: a copy runs a script in progress once more
ENOUGH: Final = 20  # of a kind in each window, or its average says little

Kind: TypeAlias = tuple[str, bool]  # the key of the question; is there a choice?


class Stretch(NamedTuple):
    """Decisions of one window of one game, to be played again."""

    start: Table
    lead: list[int]  # options
    moves: list[tuple[int, Kind]]


class Windows(NamedTuple):
    label: str
    early: list[Stretch]
    late: list[Stretch]
    weights: dict[Kind, float]  # how much each kind counts, in both windows
    covered: float  # the share of timed decisions whose kind is frequent enough in both


def prepare(ours: Ours, games: int) -> Windows | None:
    """The windows of so many games: decisions 40-80 and 540-660 if games are long enough, else fifths of each game."""
    seeds = range(FIRST_SEED, FIRST_SEED + games)
    lengths = {seed: sum(1 for _ in islice(ours.walk(seed), LATE[1])) for seed in seeds}
    long = [seed for seed in seeds if lengths[seed] == LATE[1]]
    if len(long) * 2 >= games:
        label = f"decisions {LATE[0]}-{LATE[1]} against {EARLY[0]}-{EARLY[1]}"
        cuts = dict.fromkeys(long, (EARLY, LATE))
    else:
        label = "fourth fifth of a game against the second"
        cuts = {seed: _fifths(lengths[seed]) for seed in seeds}
    early: list[Stretch] = []
    late: list[Stretch] = []
    for seed, (first, second) in cuts.items():
        early.append(_stretch(ours, seed, *first))
        late.append(_stretch(ours, seed, *second))
    weights, covered = _weights(early, late)
    return Windows(label, early, late, weights, covered) if weights else None


def workload(ours: Ours, windows: Windows, least: float, clock: Clock) -> Workload:
    def spend(times: int) -> float:
        measured = _run(windows, times, clock)
        return measured["early-plain"].seconds + measured["late-plain"].seconds

    return Workload(ours.name, partial(_run, windows, large_enough(1, least, spend)))


def _fifths(length: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The second and the fourth: the first is still setting up, and in the last the game ends, which is other work."""
    fifth = max(1, length // 5)
    return (fifth, 2 * fifth), (3 * fifth, 4 * fifth)


def _stretch(ours: Ours, seed: int, begin: int, end: int) -> Stretch:
    start: Table | None = None
    lead: list[int] = []
    moves: list[tuple[int, Kind]] = []
    for number, (table, option) in enumerate(islice(ours.walk(seed), end)):
        if number < begin - LEAD or table.ask is None:
            continue
        start = start or table.copy()
        if number < begin:
            lead.append(option)
        else:
            moves.append((option, (table.ask.question.key, len(table.ask.options) > 1)))
    assert start is not None
    return Stretch(start, lead, moves)


def _weights(early: list[Stretch], late: list[Stretch]) -> tuple[dict[Kind, float], float]:
    """Each kind by its share of both windows together, a window counting as much as the other."""
    counts = [Counter(kind for stretch in side for _, kind in stretch.moves) for side in (early, late)]
    totals = [count.total() for count in counts]
    weights = {
        kind: sum(count[kind] / total for count, total in zip(counts, totals, strict=True)) / 2
        for kind in counts[0]
        if min(count[kind] for count in counts) >= ENOUGH
    }
    return weights, sum(weights.values())


def _run(windows: Windows, times: int, clock: Clock) -> Measured:
    measured: Measured = {}
    overhead = _overhead(clock)
    all_spent: list[dict[Kind, float]] = [{}, {}]
    counts: list[Counter[Kind]] = [Counter(), Counter()]
    for _ in range(times):
        for pair in zip(windows.early, windows.late, strict=True):  # in turn: a busy moment of the machine hits both
            for stretch, spent, count in zip(pair, all_spent, counts, strict=True):
                _replay(stretch, spent, count, clock)
    for name, spent, count in zip(("early", "late"), all_spent, counts, strict=True):
        cost = {kind: max(0.0, spent[kind] / count[kind] - overhead) for kind in count}
        measured[f"{name}-plain"] = Spent(sum(cost[kind] * count[kind] for kind in count), count.total())
        weighted = sum(cost[kind] * weight for kind, weight in windows.weights.items())
        measured[name] = Spent(weighted, sum(windows.weights.values()))
    return measured


def _replay(stretch: Stretch, spent: dict[Kind, float], count: Counter[Kind], clock: Clock) -> None:
    table = stretch.start.copy()
    for option in stretch.lead:
        table.take(option)
    for option, kind in stretch.moves:
        begin = clock()
        table.take(option)
        end = clock()
        spent[kind] = spent.get(kind, 0.0) + end - begin
        count[kind] += 1


def _overhead(clock: Clock) -> float:
    """What reading the clock adds to a decision: a good part of a microsecond."""
    return statistics.median(-(clock() - clock()) for _ in range(101))
