"""What a viewer is shown of a table: the view of the engine, and the table's own public facts around it.

Everything here is a function of what the viewer may know. Numbers that count hidden things (entries of the log, for
one) do not appear.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fidchell.server.entries import Pace
from fidchell.server.sitting import Sitting
from fidchell.server.tables import OVER, TableInfo
from fidchell.server.windows import MORE_TIME


class SeatShown(msgspec.Struct):
    seat: int
    name: str
    kind: str  # guest, account or, a program of somebody's, bot; "" where nobody sits, or one of our own bots
    bot: str  # the level of one of our own
    away: bool
    yours: bool
    offered: str = ""  # the name of the person for whom it is kept, who has not sat down yet
    offered_you: bool = False  # is that you?


class WindowShown(msgspec.Struct):
    """A moment that may be answered. ``seats`` could, as far as everybody knows."""

    key: str
    values: dict[str, Any]
    seats: list[int]
    closes: float | None  # None: when all have answered
    held: bool
    answered: str | None  # by you, sealed


class UndoShown(msgspec.Struct):
    seat: int
    needs: list[int]


class TableShown(msgspec.Struct):
    id: str
    name: str
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    state: str
    private: bool
    rated: bool
    owner: bool  # is it yours?
    pace: Pace
    seats: list[SeatShown]
    seat: int | None  # through whose eyes
    view: dict[str, Any] | None = None
    window: WindowShown | None = None
    deadlines: dict[str, float] = {}  # by seat
    undo: UndoShown | None = None
    shared: bool = False  # is there a link by which anybody may look back at it? Told to those who may make one
    undone: int = 0  # times something was taken back; when it grows, events come again from the first


def shown(info: TableInfo, sitting: Sitting | None, user: str | None, seat: int | None) -> TableShown:
    row = info.row
    away = set() if sitting is None else sitting.away
    seats = [
        SeatShown(s.seat, s.name, s.kind, s.bot, s.seat in away, user is not None and s.user == user, s.offered_name,
                  user is not None and s.offered == user)
        for s in info.seats
    ]  # fmt: skip
    pace = info.pace if sitting is None else sitting.pace
    state = OVER if sitting is not None and sitting.game.over else row.state  # the row may be from before the last move
    table = TableShown(row.id, row.name, row.game, row.rules, row.players, row.options, state, row.private,
                       row.rated, user == row.owner, pace, seats, seat)  # fmt: skip
    if user is not None and (user == row.owner or any(seat.yours for seat in seats)):
        table.shared = row.share is not None
    if sitting is None:
        return table
    view = sitting.game.view(seat)
    window = sitting.window
    if window is not None:
        view["waiting"] = sorted(window.seats)
        own = None if seat is None else window.decision_of(seat)
        beside = [open_ for open_ in view["decisions"] if open_["optional"]]
        sealed = None if seat is None else window.sealed.get(seat)
        view["decisions"] = ([] if own is None or sealed is not None else [own.to_json()]) + beside
        first = window.decisions[0]
        closes = window.opened + pace.window + (MORE_TIME if window.held else 0.0) if pace.windows == "fixed" else None
        table.window = WindowShown(
            first.key, first.values, sorted(window.seats), closes, window.held, None if sealed is None else sealed[0]
        )
    else:
        table.deadlines = {
            str(other): sitting.deadline_of(other) for other in sitting.since if not sitting.is_bot(other)
        }
    if seat is not None:
        for open_ in view["decisions"]:
            open_["number"] = sitting.number_of(seat)
    table.view = view
    table.undone = sitting.undone
    if sitting.undo is not None:
        table.undo = UndoShown(sitting.undo.by, sorted(sitting.undo.needs))
    return table
