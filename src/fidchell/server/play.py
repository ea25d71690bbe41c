"""What somebody who sits at a table, or watches it, may do there: the same over HTTP and over the socket."""

from __future__ import annotations

from typing import Any

from fidchell.server.daily import check_alone
from fidchell.server.entries import Entry
from fidchell.server.identity import User, hashed
from fidchell.server.measures import ANSWER_SECONDS
from fidchell.server.messages import (
    AgreeUndo,
    Answer,
    AskUndo,
    AtTable,
    Hold,
    Leave,
    Ping,
    Retract,
    Return,
    SetPace,
    Update,
)  # fmt: skip
from fidchell.server.pacing import settled
from fidchell.server.rooms import Room
from fidchell.server.shown import shown
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.tables import TableInfo

LONGEST_KEY = 64


def info_of(room: Room) -> TableInfo:
    assert room.info is not None
    return room.info


def eyes_of(info: TableInfo, user: User | None, seat: int | None) -> int | None:
    """Through whose eyes a user may look: its own seat's, or a spectator's."""
    own = [] if user is None else info.seats_of(user.id)
    if seat is not None and seat not in own:
        raise Refused("not-your-seat", seat=seat)
    return seat if seat is not None else own[0] if own else None


def update(room: Room, user: User | None, seat: int | None, since: int) -> Update:
    info, sitting = info_of(room), room.sitting
    events = [] if sitting is None else sitting.game.events(seat, since)
    return Update(shown(info, sitting, None if user is None else user.id, seat), since, events)


def why_not(sitting: Sitting, seat: int, option: str) -> list[dict[str, Any]]:
    """Why this answer would not be taken now, from what the seat may know; empty if it would."""
    sealed = sitting.window is not None and seat in sitting.window.sealed
    return sitting.game.explain_at_once(seat, option, sealed)


async def do(room: Room, user: User, asked: AtTable) -> None:
    """Carry out what a player asks for; Refused says why not."""
    info = info_of(room)
    if isinstance(asked, Ping):
        return
    if asked.key is not None and len(asked.key) > LONGEST_KEY:
        raise Refused("bad-key", most=LONGEST_KEY)
    if isinstance(asked, SetPace):
        if user.id != info.row.owner:
            raise Refused("owner-only")
        if info.row.rated:  # all sat down at this one, and whoever made the table is one of them
            raise Refused("rated-pace-stays")
    elif asked.seat not in info.seats_of(user.id):
        raise Refused("not-your-seat", seat=asked.seat)
    check_alone(info, asked)

    def action(sitting: Sitting, at: float) -> list[Entry]:
        match asked:
            case Answer():
                return sitting.answer(asked.seat, asked.option, asked.number, at)
            case Hold():
                return sitting.hold(asked.seat, at)
            case Retract():
                return sitting.retract(asked.seat, at)
            case AskUndo():
                return sitting.ask_undo(asked.seat, at)
            case AgreeUndo():
                return sitting.agree(asked.seat, asked.yes, at)
            case SetPace():
                return sitting.set_pace(settled(asked.pace, sitting.rated), at)
            case Leave():
                return sitting.leave(asked.seat, at)
            case Return():
                return sitting.come_back(asked.seat, at)
            case _:
                return []

    with ANSWER_SECONDS.time():
        await room.act(action, user.id, None if asked.key is None else hashed(f"{user.id}/{asked.key}"))
