"""Plackett and Luce's model, against what is known by hand and by simulation."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from fidchell.arena.strength import ELO, Results, fit, ratings, reached


def simulated(logs: list[float], players: int, deals: int, seed: int) -> list[Results]:
    chance = random.Random(seed)
    agents = range(len(logs))
    found = []
    for _ in range(deals):
        wins, tables = [0.0] * len(logs), {}
        for line_up in combinations(agents, players):
            for _ in line_up:
                wins[chance.choices(line_up, [math.exp(logs[agent]) for agent in line_up])[0]] += 1
            tables[tuple(int(agent in line_up) for agent in agents)] = float(players)
        found.append(Results(tuple(wins), tuple(sorted(tables.items()))))
    return found


def test_two_agents_have_the_odds_of_their_wins() -> None:
    assert fit(Results((30.0, 10.0), (((1, 1), 40),)), 1) == pytest.approx([math.log(3), 0.0])


def test_one_against_three_that_wins_half_is_three_times_as_strong() -> None:
    assert fit(Results((50.0, 50.0), (((1, 3), 100),)), 1) == pytest.approx([math.log(3), 0.0])


def test_strengths_are_found_through_others_met() -> None:
    """First and third never meet."""
    results = Results((20.0, 10.0 + 20.0, 5.0), (((1, 1, 0), 30), ((0, 1, 1), 25)))

    assert fit(results, 2) == pytest.approx([math.log(8), math.log(4), 0.0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strengths_that_games_were_drawn_from_are_recovered(players: int) -> None:
    true = [0.0, 0.7, 1.5, 2.5, 3.5]

    found = ratings(simulated(true, players, 120, seed=3), 0, "seed")

    for estimate, log in zip(found, true, strict=True):
        assert estimate.value == pytest.approx(ELO * log, abs=60)
    for estimate, log in list(zip(found, true, strict=True))[1:]:
        assert estimate.low is not None
        assert estimate.high is not None
        assert estimate.low - 20 < ELO * log < estimate.high + 20
        assert 20 < estimate.high - estimate.low < 200


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    inside, times = 0, 50
    for seed in range(times):
        found = ratings(simulated([0.0, 1.0], 2, 40, seed), 0, str(seed))[1]
        inside += (found.low or 0) <= ELO <= (found.high or 0)

    assert inside / times >= 0.88


def test_deals_are_drawn_again_whole() -> None:
    """The same wins, once in deals of one piece and once spread: the first are fewer pieces of evidence."""
    table = (((1, 1), 10),)
    whole = [Results((10.0, 0.0), table), Results((0.0, 10.0), table)] * 10
    spread = [Results((5.0, 5.0), table), Results((4.0, 6.0), table), Results((6.0, 4.0), table)] * 7

    rough, fine = (ratings(deals, 1, "seed")[0] for deals in (whole, spread))

    assert (rough.high or 0) - (rough.low or 0) > 5 * ((fine.high or 0) - (fine.low or 0))


def test_one_that_never_lost_is_rated_with_much_doubt() -> None:
    found = ratings([Results((2.0, 0.0), (((1, 1), 2),))] * 100, 1, "seed")[0]

    assert 600 < (found.low or 0) < found.value < (found.high or 0)
    assert (found.high or 0) - (found.low or 0) > 400


def test_those_who_hardly_ever_won_are_told_apart_with_much_doubt() -> None:
    """Among three at a table; one victory is no proof that the second is the better of the two who lost."""
    table = (((1, 1, 1), 3),)
    deals = [Results((3.0, 0.0, 0.0), table)] * 99 + [Results((2.0, 1.0, 0.0), table)]

    found = ratings(deals, 2, "seed")[1]

    assert (found.low or 0) < -150
    assert (found.high or 0) > 400


def test_victories_lead_from_one_to_another_and_not_always_back() -> None:
    victories = [(0, 1), (1, 2), (2, 1), (0, 3)]

    assert [reached(victories, agent) for agent in range(4)] == [{0, 1, 2, 3}, {1, 2}, {1, 2}, {3}]


def test_the_same_seed_gives_the_same_intervals() -> None:
    deals = simulated([0.0, 1.0, 2.0], 2, 20, seed=1)

    assert ratings(deals, 0, "a") == ratings(deals, 0, "a")
    assert ratings(deals, 0, "a") != ratings(deals, 0, "b")
