"""How long somebody takes tells nothing about what there was to choose."""

from __future__ import annotations

from random import Random

import pytest

from fidchell.server.entries import BOT, Pace
from fidchell.server.keeper import _shown_at
from fidchell.server.sitting import Due, Sitting
from server.test_sitting import FAST, sit

DAYS = Pace(live=False, windows="orders")


def answer_at_random(sitting: Sitting, now: float, random: Random) -> None:
    if sitting.window is not None:
        sitting.close_window(now)
        return
    decision = random.choice([open_ for open_ in sitting.game.decisions if not open_.optional])
    sitting.answer(decision.seat, random.choice(decision.options), None, now)


def test_a_bots_thoughts_do_not_move_a_window() -> None:
    sitting = sit("inis", 2, FAST, ["", "expert"])
    random, now = Random(5), 1000.0
    while sitting.window is None or sitting.window.seats != [1]:
        now += 1.0
        answer_at_random(sitting, now, random)
    before = sitting.due()[-1]

    sitting.answer(1, "pass", None, before.at + 4.0, BOT)

    assert before.kind == "window"
    assert sitting.due() == [before]


@pytest.mark.parametrize("seats", [["", "", ""], ["expert", "expert", "expert"]], ids=["people", "bots"])
@pytest.mark.parametrize("pace", [FAST, DAYS], ids=["fast", "orders"])
def test_nobody_sees_by_the_time_that_there_was_no_choice(pace: Pace, seats: list[str]) -> None:
    """A turn that can only be passed waits as long as any other."""
    sitting, random, now, single = sit("inis", 3, pace, seats), Random(4), 1000.0, 0
    for _ in range(600):
        if sitting.game.over:
            break
        now += 1.0
        for decision in [] if sitting.window is not None else sitting.game.decisions:
            if decision.key != "turn":
                continue
            (due,) = sitting.due()
            if seats[0]:
                assert due.kind == "bot"
                assert _shown_at(sitting, due, decision) == due.at + 5.0  # as long as an expert may think
            else:
                assert due == Due(sitting.deadline_of(decision.seat), "clock", decision.seat)
            single += len(decision.options) == 1
        answer_at_random(sitting, now, random)
    assert single > 5


@pytest.mark.parametrize("rated", [False, True])
def test_what_follows_ones_own_choice_without_an_alternative_is_done_by_itself(rated: bool) -> None:
    """In a rated game it waits as any choice does."""
    sitting, random, now = sit("inis", 3, DAYS), Random(4), 1000.0
    sitting.rated = rated
    for _ in range(600):
        now += 1.0
        decision = sitting.game.decisions[0]
        if decision.key in ("from", "how-many", "mode") and len(decision.options) == 1:
            forced = Due(sitting.since[decision.seat] + 0.8, "forced", decision.seat)
            clock = Due(sitting.deadline_of(decision.seat), "clock", decision.seat)
            assert sitting.due() == [clock if rated else forced]
            return
        answer_at_random(sitting, now, random)
    raise AssertionError("it never happened")
