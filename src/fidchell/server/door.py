"""Looks again, every few seconds, at who is connected here and at which tables.

The host's commands, and what another node could not poke us about, show in the database only: a session that ended, a
table that was closed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from sqlalchemy import select

from fidchell.server.background import Background
from fidchell.server.identity import welcome
from fidchell.server.rooms import Room, Rooms
from fidchell.server.schema import SESSIONS, TABLES, USERS

LOOKS_EVERY: Final = 2.0  # seconds
AT_ONCE: Final = 500  # in a query
LOG = logging.getLogger(__name__)
Thing = TypeVar("Thing")


class Doorkeeper(Background):
    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_EVERY)
            try:
                await self._look_at_people()
                await self._look_at_tables()
            except Exception:
                LOG.exception("looking at who is connected")

    async def _look_at_people(self) -> None:
        known = [listener for room in self.rooms.watched() for listener in room.listeners if listener.token]
        for some in _in_parts(known):
            welcome = await self._welcome({listener.token for listener in some})
            await asyncio.gather(*(listener.turn_out() for listener in some if listener.token not in welcome))

    async def _welcome(self, tokens: set[str]) -> set[str]:
        good = (
            select(SESSIONS.c.token).join(USERS, USERS.c.id == SESSIONS.c.user)
            .where(SESSIONS.c.token.in_(tokens), SESSIONS.c.expires > self.rooms.now(), welcome())
        )  # fmt: skip
        async with self.rooms.database.reading() as db:
            return {row.token for row in await db.execute(good)}

    async def _look_at_tables(self) -> None:
        for some in _in_parts(self.rooms.watched()):
            known = {room.table: room for room in some if room.info is not None}
            columns = select(TABLES.c.id, TABLES.c.state, TABLES.c.seq, TABLES.c.changed)
            async with self.rooms.database.reading() as db:
                found = list(await db.execute(columns.where(TABLES.c.id.in_(known))))
            for row in found:
                if is_behind(known[row.id], row):
                    await self.rooms.poked(row.id)


def is_behind(room: Room, row: Any) -> bool:
    """Has something been written that this node does not know? What it wrote itself it does."""
    assert room.info is not None
    if room.sitting is None:
        return bool(row.changed != room.info.row.changed)
    over = room.sitting.game.over
    return bool(row.seq > room.sitting.seq or (row.state != room.info.row.state and not over))


def _in_parts(things: Iterable[Thing]) -> Iterator[list[Thing]]:
    rest = iter(things)
    while part := list(islice(rest, AT_ONCE)):
        yield part
