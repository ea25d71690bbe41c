"""The sequential test: how often it errs, and when it ends."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from fidchell.arena.sprt import BOUND, Sprt


def alike(chance: random.Random, share: float, games: int, together: float) -> float:
    """A deal whose games go with the first one this often."""
    first = chance.random() < share
    return sum(first if chance.random() < together else chance.random() < share for _ in range(games)) / games


def cards_decide(chance: random.Random, share: float) -> float:
    """Every second deal is won by whoever sits on the better cards, so once each."""
    return 0.5 if chance.random() < 0.5 else alike(chance, 2 * share - 0.5, 2, 0)


def accepted(deal: Callable[[], float], p0: float, p1: float, games: int, times: int = 120) -> tuple[float, float]:
    """How often p1 is accepted, and after how many games in the mean."""
    took, played = 0, 0
    for _ in range(times):
        test = Sprt(p0, p1, games)
        while not test.decided:
            test.add(deal())
        took += test.verdict == "accepted"
        played += test.deals * games
    return took / times, played / times


@pytest.mark.parametrize("together", [0.0, 0.6])
def test_it_errs_five_times_in_100_either_way_at_most(together: float) -> None:
    chance = random.Random(2)
    p0, p1 = 0.25, 0.45

    wrongly, _ = accepted(lambda: alike(chance, p0, 4, together), p0, p1, 4)
    rightly, _ = accepted(lambda: alike(chance, p1, 4, together), p0, p1, 4)

    assert wrongly <= 0.1  # twice what is promised: 120 times are few
    assert rightly >= 0.9


def test_deals_that_cancel_out_decide_sooner() -> None:
    chance = random.Random(3)

    _, alone = accepted(lambda: alike(chance, 0.65, 2, 0), 0.5, 0.65, 2, times=60)
    _, cancelling = accepted(lambda: cards_decide(chance, 0.65), 0.5, 0.65, 2, times=60)

    assert 40 < alone < 100
    assert cancelling < 0.7 * alone


def test_agents_that_are_the_same_are_soon_rejected() -> None:
    test = Sprt(0.5, 0.55, 2)
    while not test.decided:
        test.add(0.5)

    assert test.verdict == "rejected"
    assert 10 < test.deals < 50


def test_a_first_run_of_luck_decides_nothing() -> None:
    test = Sprt(0.5, 0.55, 2)
    for _ in range(10):
        test.add(1.0)

    assert test.verdict == "undecided"
    assert 0 < test.ratio < BOUND


@pytest.mark.parametrize(("p0", "p1", "most"), [(0.5, 0.5, 1.0), (0.5, 0.4, 1.0), (0.5, 1.0, 1.0), (0.25, 0.5, 0.5)])
def test_hypotheses_that_cannot_be_told_apart_are_refused(p0: float, p1: float, most: float) -> None:
    with pytest.raises(ValueError, match="the share to be proved must lie between"):
        Sprt(p0, p1, 2, most)
