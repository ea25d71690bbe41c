"""Intervals over deals, against tables and by simulation."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from fidchell.arena.stats import Estimate, mean_share, percentiles, t_quantile


def test_t_is_that_of_the_tables() -> None:
    tables = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 9: 2.262, 10: 2.228, 30: 2.042, 120: 1.980, 1000: 1.962}

    for freedom, value in tables.items():
        assert t_quantile(freedom) == pytest.approx(value, abs=6e-4), freedom


def together(chance: random.Random, share: float, games: int, alike: float) -> float:
    """A deal whose games go with the first one this often."""
    first = chance.random() < share
    return sum(first if chance.random() < alike else chance.random() < share for _ in range(games)) / games


def all_or_nothing(chance: random.Random, share: float) -> float:
    return together(chance, share, 4, 1.0)


def coverage(deal: Callable[[], float], share: float, deals: int, times: int = 600) -> float:
    inside = 0
    for _ in range(times):
        found = mean_share([deal() for _ in range(deals)])
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= share <= found.high
    return inside / times


@pytest.mark.parametrize(
    ("share", "games", "alike", "deals"), [(0.5, 2, 0.8, 40), (0.25, 4, 0.6, 40), (0.95, 2, 0.3, 50), (0.3, 4, 1.0, 30)]
)
def test_95_intervals_of_100_hold_the_truth_however_the_games_of_a_deal_hang_together(
    share: float, games: int, alike: float, deals: int
) -> None:
    chance = random.Random(4)

    held = coverage(lambda: together(chance, share, games, alike), share, deals)

    assert 0.93 <= held <= 0.985


def test_games_that_repeat_their_deal_add_nothing() -> None:
    """What an interval for single games gets wrong: four games that are one are no four pieces of evidence."""
    chance = random.Random(1)
    deals = [all_or_nothing(chance, 0.5) for _ in range(100)]

    by_deal = mean_share(deals)
    by_game = mean_share([game for share in deals for game in [share] * 4])

    assert width(by_deal) > 1.9 * width(by_game)


def test_deals_that_cancel_out_are_worth_more_than_their_games() -> None:
    assert width(mean_share([0.5] * 99 + [1.0])) < 0.05


def width(found: Estimate) -> float:
    assert found.low is not None
    assert found.high is not None
    return found.high - found.low


def test_deals_all_alike_are_no_proof_of_the_next() -> None:
    lost, won, even = (mean_share([share] * 50) for share in (0.0, 1.0, 0.5))

    assert (lost.low, lost.high) == (0.0, pytest.approx(1 - 0.025 ** (1 / 50)))
    assert (won.low, won.high) == (pytest.approx(0.025 ** (1 / 50)), pytest.approx(1.0))
    assert even.low == pytest.approx(1 - even.high if even.high else 0)
    assert mean_share([0.5] * 10, most=0.5).high == pytest.approx(0.5)


def test_intervals_stay_within_what_is_possible() -> None:
    for shares in ([0.0, 0.25], [0.75, 1.0], [0.0, 1.0], [0.0] * 30 + [0.01]):
        found = mean_share(shares)
        assert 0 <= (found.low or 0) <= found.value <= (found.high or 0) <= 1


def test_one_deal_has_no_interval() -> None:
    assert mean_share([0.5]) == Estimate(0.5, None, None)


def test_the_middle_95_of_100() -> None:
    assert percentiles([float(value) for value in range(1001)]) == pytest.approx((25, 975))
