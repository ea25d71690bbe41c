"""Where a running game stands, as lists need it. Kept beside the log, so that a list replays nothing."""

from __future__ import annotations

import msgspec

from fidchell.server.entries import Pace
from fidchell.server.sitting import Sitting
from fidchell.server.windows import DAY, MORE_TIME


class Stands(msgspec.Struct):
    """``events`` and ``waiting`` are public; of the rest a player is told what concerns its own seats."""

    events: int = 0
    waiting: list[int] = []
    asked: list[int] = []  # seats whose players have something to do
    deadlines: dict[str, float] = {}  # by seat
    pace: Pace | None = None  # as it is now; the table's row has that of the beginning


def stands(sitting: Sitting) -> Stands:
    standing = _stands(sitting)
    standing.pace = sitting.pace
    return standing


def _stands(sitting: Sitting) -> Stands:
    events = sitting.events_after[-1]
    if sitting.game.over:
        return Stands(events)
    if sitting.window is None:
        waiting = sorted(sitting.since)
        asked = [seat for seat in waiting if not sitting.is_bot(seat)]
        return Stands(events, waiting, asked, {str(seat): sitting.deadline_of(seat) for seat in asked})
    asked = _asked_in_window(sitting)
    closes = _closes(sitting)
    return Stands(events, sorted(sitting.window.seats), asked, {str(seat): closes for seat in asked if closes})


def _asked_in_window(sitting: Sitting) -> list[int]:
    """Those for whom the window stays open. Whoever has nothing to play in a fast one need not come."""
    window = sitting.window
    assert window is not None
    fast = sitting.pace.windows == "fast"
    asked = sitting.asked_about(window)
    return [
        decision.seat for decision in window.decisions
        if decision.seat in asked and decision.seat not in window.sealed and (len(decision.options) > 1 or not fast)
    ]  # fmt: skip


def _closes(sitting: Sitting) -> float | None:
    window, pace = sitting.window, sitting.pace
    assert window is not None
    if pace.windows == "fixed":
        return window.opened + pace.window + (MORE_TIME if window.held else 0.0)
    return None if pace.live else window.opened + pace.response * DAY
