"""What happens by itself: forced choices, closing windows, bots, clocks. What is due stands in the database, so that
any node does it, and one that dies leaves it to the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from sqlalchemy import select, update

from fidchell.server.background import Background
from fidchell.server.bots import Thinkers
from fidchell.server.entries import BOT, CLOCK, Entry
from fidchell.server.measures import LATE_SECONDS
from fidchell.server.rooms import Lost, Room, Rooms
from fidchell.server.schema import TABLES
from fidchell.server.sitting import Due, Refused, Sitting
from fidchell.server.tables import RUNNING

LOOKS_EVERY: Final = 0.1  # seconds
CLAIMED_FOR: Final = 30.0  # seconds; a node that is slower than this may find that another did its work
AT_ONCE: Final = 200  # tables
LOG = logging.getLogger(__name__)


class Keeper(Background):
    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self._working: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        await super().close()
        for task in list(self._working.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()

    async def _run(self) -> None:
        while True:
            try:
                for table in await self._claimed():
                    task = asyncio.create_task(self._work(table))
                    self._working[table] = task
                    task.add_done_callback(partial(self._done, table))
            except Exception:
                LOG.exception("looking for what is due")
                await asyncio.sleep(1)
            await asyncio.sleep(LOOKS_EVERY)

    def _done(self, table: str, _task: asyncio.Task[None]) -> None:
        self._working.pop(table, None)

    async def _claimed(self) -> list[str]:
        """Tables at which something is due, now ours for a while."""
        now = self.rooms.now()
        ready = (TABLES.c.state == RUNNING) & (TABLES.c.due <= now) & (TABLES.c.claimed < now)
        async with self.rooms.database.reading() as db:
            found = await db.execute(select(TABLES.c.id).where(ready).order_by(TABLES.c.due).limit(AT_ONCE))
            tables = [row.id for row in found if row.id not in self._working]
        if not tables:
            return []
        ours = update(TABLES).where(TABLES.c.id.in_(tables), ready).values(claimed=now + CLAIMED_FOR)
        async with self.rooms.database.writing() as db:
            return [row.id for row in await db.execute(ours.returning(TABLES.c.id))]

    async def _work(self, table: str) -> None:
        try:
            room = await self.rooms.room(table)
            sitting = room.sitting
            if sitting is None:  # closed in the meantime
                return
            now, before = self.rooms.now(), room.seq
            for due in [due for due in sitting.due() if due.at <= now]:
                LATE_SECONDS.labels(due.kind).observe(now - due.at)
                await self._do(room, due)
            if room.seq == before:  # nothing was to be done after all: it must not be looked at again at once
                await room.write_due()
            self.rooms.forget(room)
        except (Lost, Refused):
            LOG.info("%s: others were first", table)
        except Exception:
            LOG.exception("%s: what is due failed", table)

    async def _do(self, room: Room, due: Due) -> None:
        def still(sitting: Sitting) -> bool:
            """Nothing has happened in the meantime that makes it void."""
            return any((other.kind, other.seat) == (due.kind, due.seat) for other in sitting.due())

        def by_itself(sitting: Sitting, at: float) -> list[Entry]:
            if not still(sitting):
                return []
            if due.kind == "forced":
                return sitting.do_forced(due.seat, at)
            return sitting.close_window(at) if due.kind == "window" else sitting.time_is_up(due.seat, at)

        live = room.sitting is not None and room.sitting.pace.live
        if due.kind == "bot" or (due.kind == "clock" and not live):
            await self._ask_bot(room, due, BOT if due.kind == "bot" else CLOCK)
        else:
            await room.act(by_itself)

    async def _ask_bot(self, room: Room, due: Due, by: str) -> None:
        sitting = room.sitting
        assert sitting is not None
        asked = [*sitting.game.decisions, *(sitting.window.decisions if sitting.window is not None else [])]
        decision = next((open_ for open_ in asked if open_.seat == due.seat and not open_.optional), None)
        if decision is None:  # others have acted while another bot thought
            return
        question, seed = sitting.question_of(due.seat), f"{sitting.secret}/{sitting.seq}/{due.seat}"
        level = sitting.level_of(due.seat)
        answer = await self.thinkers.think(room.position(), due.seat, decision.key, decision.options, level, seed)

        def give(sitting: Sitting, at: float) -> list[Entry]:
            if by == BOT and not sitting.is_bot(due.seat):
                return []  # the person is back
            if sitting.question_of(due.seat) != question:
                return []  # the game was taken back, or has gone on: the bot is asked anew
            return sitting.answer(due.seat, answer, None, at, by)

        await room.act(give)
