"""What a viewer is sent depends only on what it may know: windows, waiting lists and deadlines included.

The true game is exchanged for another that the viewer cannot tell from it, the same things are done at both tables at
the same times, and the bytes the viewer gets are compared.
"""

from __future__ import annotations

import copy
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from fidchell.server.entries import Pace, WantedPace
from fidchell.server.orders import Orders
from fidchell.server.pacing import settled
from fidchell.server.play import why_not
from fidchell.server.shown import shown
from fidchell.server.sitting import Sitting
from fidchell.server.stands import stands
from fidchell.server.tables import Seat, TableInfo
from fidchell.server.windows import PASS, window_of
from server.test_sitting import FIXED, sit, step

DAYS = settled(WantedPace(live=False), rated=False)
ORDERS = (Orders(), Orders(ask="always"), Orders(ask="never"), Orders(ask="never", until="touched"))


def info_for(sitting: Sitting) -> TableInfo:
    row: Any = SimpleNamespace(
        share=None,
        id="t", name="", game=sitting.rules.name, rules=sitting.rules.version, players=sitting.players,
        options=sitting.options, state="running", private=False, rated=False, owner="u0", pace={},
    )  # fmt: skip
    return TableInfo(row, tuple(Seat(seat, f"u{seat}", f"P{seat}", "guest", "", 0) for seat in range(sitting.players)))


def sent(sitting: Sitting, viewer: int | None) -> bytes:
    table = shown(info_for(sitting), sitting, f"u{viewer}", viewer)
    return msgspec.json.encode((table, [] if viewer is None else asked_for(sitting, viewer)))


def asked_for(sitting: Sitting, viewer: int) -> list[Any]:
    """What a seat is told when it asks: why it may not answer with this and that, and what its answers would bring."""
    words = [word for word in sitting.rules.words.words if ":" not in word or word.endswith("1,1")]
    return [sitting.game.preview(viewer), *(why_not(sitting, viewer, word) for word in words)]


def other_truth(sitting: Sitting, viewer: int, seed: int) -> Sitting:
    """The same table with another game behind it; what others have sealed is forgotten at both."""
    twin = copy.copy(sitting)
    twin.game = sitting.game.resample(viewer, seed)
    twin.since, twin.bank, twin.away = dict(sitting.since), list(sitting.bank), set(sitting.away)
    twin.seals, twin.orders = list(sitting.seals), dict(sitting.orders)
    twin.log, twin.moves, twin.events_after = list(sitting.log), list(sitting.moves), list(sitting.events_after)
    if sitting.window is not None:
        sitting.window.sealed = {seat: own for seat, own in sitting.window.sealed.items() if seat == viewer}
        twin.window = window_of(twin.game, None, sitting.window.opened, sitting.window.number)
        assert twin.window is not None
        twin.window.held = sitting.window.held
        twin.window.sealed = dict(sitting.window.sealed)
    return twin


def same_thing(tables: tuple[Sitting, Sitting], viewer: int, now: float, random: Random) -> bool:
    """Do the same at both tables, if there is something that can be done at both.

    Others' questions must be public: how far somebody has come with choosing what to declare is hidden.
    """
    true, other = tables
    if true.window is not None:
        for table in tables:
            table.window.sealed.clear()  # type: ignore[union-attr]
            table.close_window(now)
        return True
    for decision in true.game.decisions:
        if not decision.optional and (decision.seat == viewer or decision.key in true.rules.public_questions):
            twins = [
                open_ for open_ in other.game.decisions if (open_.seat, open_.key) == (decision.seat, decision.key)
            ]
            both = [option for option in decision.options if twins and option in twins[0].options]
            if both:
                option = random.choice(both)
                for table in tables:
                    table.answer(decision.seat, option, None, now)
                return True
    return False


@pytest.mark.parametrize("pace", [FIXED, DAYS], ids=["live", "over days"])
@pytest.mark.parametrize(("game", "players"), [("inis", 2), ("inis", 4), ("tirnanog", 3)])
@pytest.mark.parametrize("seed", range(4))
def test_another_truth_sends_the_same(game: str, players: int, pace: Pace, seed: int) -> None:
    random, now = Random(f"{game}{players}{seed}"), 1000.0
    sitting = sit(game, players, pace)
    compared = windows = 0
    for _ in range(120):
        if sitting.game.over:
            break
        now = step(sitting, now, random)
        if sitting.window is None and random.random() < 0.7:
            continue
        viewer = random.randrange(players)
        true = copy_of(sitting)
        true.orders = {seat: ORDERS[random.randrange(len(ORDERS))] for seat in range(players)}
        tables = (true, other_truth(true, viewer, random.randrange(1000)))
        later = now
        for _ in range(4):
            windows += tables[0].window is not None
            for eyes in (viewer, None):
                assert sent(tables[0], eyes) == sent(tables[1], eyes)
            assert window_closes(tables[0]) == window_closes(tables[1])
            compared += 1
            later += 1.0
            events, known = tables[0].events_after[-1], knows(tables[0], viewer)
            if tables[0].game.over or not same_thing(tables, viewer, later, random):
                break
            if learns(tables[0], viewer, events) or knows(tables[0], viewer) != known:
                break
    assert compared > 20
    assert windows or game != "inis"


def window_closes(sitting: Sitting) -> tuple[float, list[int]] | None:
    """When, and who is told that it is waited for."""
    if sitting.window is None:
        return None
    return next(due.at for due in sitting.due() if due.kind == "window"), stands(sitting).asked


def learns(sitting: Sitting, viewer: int, since: int) -> bool:
    """Was the viewer shown something hidden since this event? Then the two truths part, and rightly so."""
    journal = sitting.game.table.journal
    assert journal is not None
    return any(event.learnt_by(sitting.players) >> viewer & 1 for event in journal.since(since))


def knows(sitting: Sitting, viewer: int) -> dict[str, Any]:
    """Hidden cards that the viewer knows: being asked about a pile that it may look through shows them as well."""
    table = sitting.game.view(viewer)["table"]
    return {name: value for name, value in table.items() if name.startswith("known")}


def copy_of(sitting: Sitting) -> Sitting:
    """The true table again, to do things at."""
    again = Sitting(
        sitting.rules, sitting.players, sitting.seed, sitting.options, sitting.secret, sitting.seats, sitting.pace
    )
    return Sitting.replay(again, 1000.0, sitting.log)


def test_letting_pass_is_the_same_answer_for_all() -> None:
    sitting = sit("inis", 3, FIXED)
    random, now = Random(9), 1000.0
    while sitting.window is None:
        now = step(sitting, now, random)

    assert all(decision.options[-1] == PASS for decision in sitting.window.decisions)
