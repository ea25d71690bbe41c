"""Tables in play on this node. A room may be dropped at any moment: the log gives it back."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable
from functools import cache
from typing import Any, Protocol

import msgspec
from sqlalchemy import Update, bindparam, case, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.bots import Position
from fidchell.server.bus import Bus
from fidchell.server.database import Database
from fidchell.server.entries import RETRACT, SEAL, UNDO, Entry
from fidchell.server.notices import next_look
from fidchell.server.orders import Orders, read_orders, write_orders
from fidchell.server.outcome import settle
from fidchell.server.schema import LOG, SEATS, TABLES
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.stands import stands
from fidchell.server.tables import OVER, RUNNING, TableInfo, read_log, read_table

Action = Callable[[Sitting, float], list[Entry]]
SAID = "#said"  # after the table's name in a poke
MOST_ROOMS = 2000  # kept in memory though nobody watches; a forgotten one is read again
ATTEMPTS = 5  # others may be first again and again, but not for ever


ENTRIES = insert(LOG)


@cache
def _standing_of(columns: tuple[str, ...]) -> Update:
    """How a running table stands: made once, for most of the time of a short statement goes into making it."""
    soon = case((TABLES.c.notify < bindparam("soon"), TABLES.c.notify), else_=bindparam("soon"))
    running = (TABLES.c.id == bindparam("of_table")) & (TABLES.c.state == RUNNING)
    return update(TABLES).where(running).values({name: bindparam(name) for name in columns} | {"notify": soon})


class Listener(Protocol):
    """Somebody who watches a table. ``token``: of its session, hashed; "" of a stranger."""

    token: str

    async def tell(self, room: Room) -> None:
        """The table has changed."""

    async def turn_out(self) -> None:
        """Its session has ended."""


class Lost(Exception):  # noqa: N818 - it reads as what happened
    """Others were first each time: load the table again and look."""


class Room:
    """One table on this node."""

    def __init__(self, rooms: Rooms, table: str) -> None:
        self.rooms = rooms
        self.table = table
        self.info: TableInfo | None = None
        self.sitting: Sitting | None = None
        self.listeners: set[Listener] = set()
        self.said = 0  # times something was said here, as far as this node knows
        self.lock = asyncio.Lock()
        self.seq = 0  # of the sitting, as far as it is written
        self._begun = 0  # looks into the database
        self._orders: dict[int, Orders] = {}

    async def refresh(self) -> None:
        """Take in what other nodes have written."""
        begun = self._begun
        async with self.lock:
            if self._begun == begun:  # else somebody has looked since we asked
                self._begun += 1
                await self._load()

    async def _load(self) -> None:
        async with self.rooms.database.reading() as db:
            self.info = await read_table(db, self.table)
            if self.info.row.state not in (RUNNING, OVER):
                self.sitting = None  # the host may have closed it
                return
            if self.sitting is None:
                self.sitting = self.info.sitting(await read_log(db, self.table))
            elif self.info.row.seq > self.sitting.seq:
                for entry in await read_log(db, self.table, self.sitting.seq):
                    self.sitting.apply(entry)
            self._orders = await read_orders(db, self.table)
            self.sitting.orders = dict(self._orders)
            self.seq = self.sitting.seq

    @contextlib.asynccontextmanager
    async def as_written(self) -> AsyncIterator[None]:
        """While nothing is on its way into the database: what might yet be lost is not told."""
        async with self.lock:
            if self.sitting is None and self.info is not None and self.info.row.state in (RUNNING, OVER):
                await self._load()
            yield

    async def act(self, action: Action, user: str | None = None, key: str | None = None) -> None:
        """Do something at the table: written down first, then told. Sent twice with the same key, it is done once."""
        async with self.lock:
            for attempt in range(ATTEMPTS):
                if self.sitting is None:
                    await self._load()
                sitting = self.sitting
                if sitting is None:
                    raise Refused("not-running")
                at = self.rooms.now()
                try:
                    entries = action(sitting, at)
                except Refused:
                    known = self.seq
                    if sitting.seq != known:  # part of it was applied
                        self.sitting = None
                    await self._load()
                    if key is not None and await self._is_done(key):
                        return
                    if attempt == 0 and self.seq > known:  # another node had gone on: it may be possible there
                        continue
                    raise
                except BaseException:
                    if sitting.seq != self.seq:  # part of it was applied
                        self.sitting = None
                    raise
                if not entries:
                    return
                try:
                    await self._write(sitting, entries, user, key, at)
                    break
                except IntegrityError:  # somebody else was first, or this very thing was done before
                    self.sitting = None
                    if key is not None and await self._is_done(key):
                        return
                except BaseException:
                    self.sitting = None
                    raise
            else:
                raise Lost
        await self.rooms.changed(self)

    async def _write(
        self, sitting: Sitting, entries: list[Entry], user: str | None, key: str | None, at: float
    ) -> None:
        assert self.info is not None
        info = self.info
        rows = [{"table": self.table, "seq": entry.seq, "at": entry.at, "body": entry.body(), "user": user,
                 "key": key if number == 0 else None} for number, entry in enumerate(entries)]  # fmt: skip
        due = min((due.at for due in sitting.due()), default=None)
        standing = stands(sitting)
        values: dict[str, Any] = {
            "seq": sitting.seq, "due": due, "claimed": 0.0, "stands": msgspec.to_builtins(standing)
        }  # fmt: skip
        if any(entry.kind != SEAL for entry in entries):  # lists show it: that somebody sealed an answer is a secret
            values["changed"] = at
        if sitting.game.over:
            values |= {"state": OVER, "ended": at, "result": sitting.game.result}
        statement = _standing_of(tuple(values))
        values |= {"of_table": self.table, "soon": next_look(sitting, at)}

        async def write(db: AsyncConnection) -> None:
            await db.execute(ENTRIES, rows)
            done = await db.execute(statement, values)
            if done.rowcount == 0:
                raise Refused("not-running")  # the host has closed it
            if sitting.game.over:
                await settle(db, info, sitting, at)
            if any(entry.kind in (UNDO, RETRACT) for entry in entries):  # what was undone is not read any more
                await db.execute(
                    update(SEATS).where(SEATS.c.table == self.table, SEATS.c.seen > standing.events)
                    .values(seen=standing.events)
                )  # fmt: skip
            for seat, orders in sitting.orders.items():
                if orders != self._orders.get(seat):  # they have ended by themselves
                    await write_orders(db, self.table, seat, orders)

        await self.rooms.database.write(write)
        self._orders = dict(sitting.orders)
        self.seq = sitting.seq

    async def write_due(self) -> None:
        """Say anew when something happens by itself."""
        async with self.lock:
            sitting = self.sitting
            if sitting is None:
                return
            due = min((due.at for due in sitting.due()), default=None)
            async with self.rooms.database.writing() as db:
                await db.execute(
                    update(TABLES)
                    .where(TABLES.c.id == self.table, TABLES.c.seq == self.seq, TABLES.c.state == RUNNING)
                    .values(due=due, claimed=0.0, stands=msgspec.to_builtins(stands(sitting)))
                )

    async def _is_done(self, key: str) -> bool:
        async with self.rooms.database.reading() as db:
            found = await db.execute(select(LOG.c.seq).where(LOG.c.table == self.table, LOG.c.key == key))
            return found.first() is not None

    def position(self) -> Position:
        sitting = self.sitting
        assert sitting is not None
        moves = tuple((move.seat, move.option) for move in sitting.moves)
        return Position(sitting.rules.name, sitting.players, sitting.seed, sitting.options, moves)


class Rooms:
    """All tables that somebody on this node looks at, or that something is due at."""

    def __init__(self, database: Database, bus: Bus, now: Callable[[], float] = time.time) -> None:
        self.database = database
        self.bus = bus
        self.now = now
        self._rooms: dict[str, Room] = {}

    @property
    def count(self) -> int:
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        """The table as it stands now."""
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(self, table)
            if len(self._rooms) > MOST_ROOMS:
                for other in [other for other in self._rooms.values() if other is not room]:
                    self.forget(other)
        try:
            await room.refresh()
        except Refused:  # there is no such table
            self.forget(room)
            raise
        return room

    async def changed(self, room: Room, said: bool = False) -> None:
        """Tell those who watch here, and other nodes."""
        room.said += said
        await self.tell(room)
        current = self._rooms.get(room.table)
        if current is not None and current is not room:  # this one was forgotten while it worked, and others watch anew
            current.said += said
            await current.refresh()
            await self.tell(current)
        await self.bus.publish(room.table + (SAID if said else ""))

    async def tell(self, room: Room) -> None:
        for listener in list(room.listeners):
            await listener.tell(room)

    async def poked(self, table: str) -> None:
        """Another node has changed a table."""
        room = self._rooms.get(table.removesuffix(SAID))
        if room is not None:
            room.said += table.endswith(SAID)
            await room.refresh()
            await self.tell(room)

    def watched(self) -> list[Room]:
        return [room for room in self._rooms.values() if room.listeners]

    def holds(self, room: Room) -> bool:
        """Is this the room that those who come will find?"""
        return self._rooms.get(room.table) is room

    def forget(self, room: Room) -> None:
        if self.holds(room) and not room.listeners and not room.lock.locked():
            del self._rooms[room.table]
