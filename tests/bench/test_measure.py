"""Measuring with a clock that the test turns: what many batches say together."""

from __future__ import annotations

import pytest

from fidchell.bench.contestant import Contestant, Counted, Size, workloads
from fidchell.bench.measure import Figures, Spent, Summary, Workload, in_turn, large_enough, summary, timed


class FakeClock:
    """Time passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def test_the_median_and_the_quiet_rate_of_batches() -> None:
    batches = [Spent(1.0, 100 + step) for step in range(11)]  # 100 to 110 things per second

    found = summary(batches)

    assert found.median == 105
    assert found.quiet == pytest.approx(109)
    assert found.spread == pytest.approx((109 - 101) / 105)


def test_a_busy_phase_moves_the_median_but_not_the_quiet_rate() -> None:
    calm = summary([Spent(1.0, 1000)] * 21)
    busy = summary([Spent(1.0, 1000)] * 8 + [Spent(2.0, 1000)] * 13)

    assert (calm.median, calm.quiet, calm.spread) == (1000, 1000, 0)
    assert (busy.median, busy.quiet, busy.spread) == (500, 1000, 1)


def test_one_batch_is_its_own_summary() -> None:
    assert summary([Spent(2.0, 10)]) == Summary(5, 5, 0)


def test_a_rate_as_a_cost() -> None:
    assert Summary(100_000, 200_000, 0.1).microseconds() == Summary(10, 5, 0.1)


def test_all_workloads_take_turns_with_calibration_between_them(clock: FakeClock) -> None:
    order: list[str] = []

    def workload(name: str, seconds: float) -> Workload:
        def run(clock: FakeClock) -> dict[str, Spent]:
            order.append(name)
            return {"things": Spent(timed(clock, lambda: clock.work(seconds)), 10)}

        return Workload(name, run)  # type: ignore[arg-type]

    figures: Figures = {}
    calibrated: list[float] = []
    ticks = len(list(in_turn([workload("ours", 0.5), workload("peer", 2.0)], 3, clock, figures, calibrated)))

    assert order == ["ours", "peer"] * 3
    assert (ticks, len(calibrated)) == (6, 6)
    assert figures == {("ours", "things"): [Spent(0.5, 10)] * 3, ("peer", "things"): [Spent(2.0, 10)] * 3}


def test_a_size_is_doubled_until_it_takes_long_enough_after_a_warm_up() -> None:
    tried: list[int] = []

    def spend(size: int) -> float:
        tried.append(size)
        return size * 0.04

    assert large_enough(1, 0.15, spend) == 4
    assert tried == [1, 1, 2, 4]


class Toy(Contestant):
    """Games of ten decisions, four of them choices; everything takes a known time."""

    name = title = "toy"

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock

    def count(self, seeds: range) -> Counted:
        return Counted(len(seeds), 10 * len(seeds), 4 * len(seeds), 20 * len(seeds))

    def play(self, seeds: range) -> int:
        self.clock.work(0.1 * len(seeds))
        return 10 * len(seeds)

    def play_choices(self, seeds: range) -> int:
        self.clock.work(0.05 * len(seeds))
        return 4 * len(seeds)

    def positions(self, seed: int) -> list[int]:
        return [1, 2, 3, 4]

    def options(self, position: int) -> int:
        return position

    def lister(self, position: int):  # type: ignore[no-untyped-def]
        return lambda: self.clock.work(0.001 * position)

    def copier(self, position: int):  # type: ignore[no-untyped-def]
        return lambda: self.clock.work(0.002)

    def stepper(self, position: int):  # type: ignore[no-untyped-def]
        return lambda: self.clock.work(0.01)


def test_what_is_measured_of_a_contestant(clock: FakeClock) -> None:
    figures: Figures = {}
    work, counted = workloads(Toy(clock), Size(25, 0.1, 1, 1, 1), clock)
    list(in_turn(work, 1, clock, figures, []))

    rates = {figure: summary(batches).quiet for (_, figure), batches in figures.items()}

    assert counted == Counted(3, 30, 12, 60)
    assert counted.describe() == {"games": 3, "decisions_per_game": 10, "options": 2, "forced": 0.6}
    assert rates == {
        "decisions": pytest.approx(100),
        "choices-outside": pytest.approx(40),
        "choices": pytest.approx(80),
        "legal": pytest.approx(1 / 0.0025),
        "legal-choice": pytest.approx(1 / 0.003),  # the position with one option is left out
        "copy": pytest.approx(1 / 0.002),
        "step": pytest.approx(1 / 0.01),
    }


def test_a_contestant_that_plays_other_games_each_time_is_found_out(clock: FakeClock) -> None:
    class Fickle(Toy):
        def play(self, seeds: range) -> int:
            return super().play(seeds) + (self.clock.now > 1)

    with pytest.raises(RuntimeError, match="does not play the same games each time"):
        list(in_turn(workloads(Fickle(clock), Size(25, 0.1, 1, 1, 1), clock)[0], 5, clock, {}, []))
