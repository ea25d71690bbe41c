"""What happened since a player last looked: how many events each seat has read is kept with the seat."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.identity import User
from fidchell.server.play import eyes_of
from fidchell.server.schema import SEATS
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.tables import TableInfo


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    event: int  # how many events were read: the number of the next one


class News(msgspec.Struct):
    """The events from number ``since`` on, as the seat may read them, of ``last`` in all."""

    seat: int
    since: int
    last: int
    events: list[dict[str, Any]]


def own_seat(info: TableInfo, user: User, seat: int | None) -> int:
    found = eyes_of(info, user, seat)
    if found is None:
        raise Refused("not-at-this-table")
    return found


def news(info: TableInfo, sitting: Sitting | None, user: User, seat: int | None) -> News:
    own = own_seat(info, user, seat)
    if sitting is None:
        return News(own, 0, 0, [])
    last = sitting.events_after[-1]
    since = min(info.seats[own].seen, last)
    return News(own, since, last, sitting.game.events(own, since))


async def saw(db: AsyncConnection, info: TableInfo, sitting: Sitting | None, user: User, seen: Seen) -> int:
    """Move on what the seat has read, never back; how much it is now."""
    own = own_seat(info, user, seen.seat)
    last = 0 if sitting is None else sitting.events_after[-1]
    if seen.event < 0:
        raise Refused("no-such-event", last=last)
    read = min(seen.event, last)  # what was read may have been taken back meanwhile
    await db.execute(
        update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == own, SEATS.c.seen < read)
        .values(seen=read)
    )  # fmt: skip
    return max(info.seats[own].seen, read)
