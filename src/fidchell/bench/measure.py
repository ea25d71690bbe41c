"""Measuring: fixed workloads in turn, by CPU time, and what many batches of one say together."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

Clock: TypeAlias = Callable[[], float]

CPU: Final[Clock] = time.process_time  # not wall time: what else runs here is not ours to pay


class Spent(NamedTuple):
    """What one batch says about one figure."""

    seconds: float
    things: float

    @property
    def rate(self) -> float:
        return self.things / self.seconds


Measured: TypeAlias = dict[str, Spent]  # figure -> what a batch spent on it
Figures: TypeAlias = dict[tuple[str, str], list[Spent]]  # (contestant, figure) -> one for each batch


class Workload(NamedTuple):
    """The same work again and again: one batch each time it is run."""

    contestant: str
    run: Callable[[Clock], Measured]


class Summary(NamedTuple):
    """Many batches of one figure, as things per second."""

    median: float
    quiet: float  # the 90th percentile: what the machine does when nothing else disturbs it
    spread: float  # from the 10th to the 90th percentile, as a share of the median

    def microseconds(self) -> Summary:
        """The same as the cost of one thing."""
        return Summary(1e6 / self.median, 1e6 / self.quiet, self.spread)


def summary(batches: Iterable[Spent]) -> Summary:
    return summary_of([batch.rate for batch in batches])


def summary_of(rates: list[float]) -> Summary:
    if len(rates) == 1:
        return Summary(rates[0], rates[0], 0.0)
    tenths = statistics.quantiles(rates, n=10, method="inclusive")
    median = statistics.median(rates)
    return Summary(median, tenths[8], (tenths[8] - tenths[0]) / median)


def timed(clock: Clock, work: Callable[[], object]) -> float:
    begin = clock()
    work()
    return clock() - begin


def calibration() -> int:
    """A fixed loop of plain Python; how long it takes says how busy the machine is, and nothing about us."""
    numbers = [0] * 10
    for step in range(300_000):
        numbers[step % 10] += step & 3
    return sum(numbers)


def in_turn(
    workloads: list[Workload], rounds: int, clock: Clock, figures: Figures, calibrated: list[float]
) -> Iterator[None]:
    """One batch of every workload in turn, round after round, so that busy phases of the machine hit all alike.

    Fills ``figures`` and ``calibrated``, the seconds of the calibration loop after each batch; yields after each.
    """
    gc.freeze()  # positions held by all make no round of the collector longer
    try:
        for workload in workloads * rounds:
            gc.collect()  # nobody pays for another's garbage
            for figure, spent in workload.run(clock).items():
                figures.setdefault((workload.contestant, figure), []).append(spent)
            calibrated.append(timed(clock, calibration))
            yield
    finally:
        gc.unfreeze()


def large_enough(size: int, least: float, spend: Callable[[int], float]) -> int:
    """Double a size until spending it takes at least so many seconds. The first try only warms up."""
    spend(size)
    while spend(size) < least:
        size *= 2
    return size
