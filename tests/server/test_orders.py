"""Standing orders: who is asked over days follows from public facts and what the player said beforehand."""

from __future__ import annotations

from random import Random

import pytest

from fidchell.server.entries import Pace
from fidchell.server.orders import Condition, Orders
from fidchell.server.sitting import Sitting
from server.test_sitting import sit, step

DAYS = Pace(live=False, windows="orders", response=0.5)


def with_window(seed: int, players: int = 3) -> Sitting:
    """A table over days where somebody has just done something that could be answered."""
    sitting = sit("inis", players, DAYS)
    random, now = Random(seed), 1000.0
    while sitting.window is None:
        now = step(sitting, now, random)
    return sitting


def closes_in(sitting: Sitting) -> float:
    """Days until the window closes by itself."""
    assert sitting.window is not None
    due = next(due for due in sitting.due() if due.kind == "window")
    return (due.at - sitting.window.opened) / 86400


@pytest.mark.parametrize("seed", range(6))
def test_nobody_waits_for_those_who_said_never(seed: int) -> None:
    sitting = with_window(seed)
    sitting.orders = dict.fromkeys(range(3), Orders(ask="never"))

    assert closes_in(sitting) == 0.0


@pytest.mark.parametrize("seed", range(6))
def test_who_wants_to_be_asked_always_has_half_a_day(seed: int) -> None:
    sitting = with_window(seed)
    sitting.orders = dict.fromkeys(range(3), Orders(ask="always"))

    assert closes_in(sitting) == 0.5


def test_without_orders_those_are_asked_whom_it_touches() -> None:
    asked = set()
    for seed in range(30):
        sitting = with_window(seed, 4)
        assert sitting.window is not None
        public = sitting.game.view(None)["table"]
        values = sitting.window.decisions[0].values
        touched = {seat for seat in sitting.window.seats if sitting.rules.touches(public, values, seat)}
        assert sitting.asked_about(sitting.window) == touched
        asked.add(bool(touched))
    assert asked == {True, False}, "both happen in thirty games"


def test_an_exception_asks_in_spite_of_never() -> None:
    sitting = with_window(1)
    assert sitting.window is not None
    player = sitting.window.decisions[0].values["player"]
    seat = sitting.window.seats[0]

    sitting.orders = {other: Orders(ask="never") for other in range(3)}
    sitting.orders[seat] = Orders(ask="never", also=(Condition(player=player),))
    assert closes_in(sitting) == 0.5

    sitting.orders[seat] = Orders(ask="never", also=(Condition(player=player, card="no_such_card"),))
    assert closes_in(sitting) == 0.0


def test_orders_for_a_season_end_with_it() -> None:
    sitting = with_window(2)
    assert sitting.window is not None
    public, first = sitting.game.view(None)["table"], sitting.window.decisions[0]
    orders = Orders(ask="never", until="season", season=public["round"])

    assert orders.renewed(sitting.rules, public, first, 0) == orders
    public["round"] += 1
    assert orders.renewed(sitting.rules, public, first, 0) == Orders(off="season")


def test_never_until_touched_ends_when_touched() -> None:
    for seed in range(30):
        sitting = with_window(seed)
        assert sitting.window is not None
        public, first = sitting.game.view(None)["table"], sitting.window.decisions[0]
        for seat in sitting.window.seats:
            renewed = Orders(ask="never", until="touched").renewed(sitting.rules, public, first, seat)
            assert renewed.off == ("touched" if sitting.rules.touches(public, first.values, seat) else "")
