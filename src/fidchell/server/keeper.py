"""What happens by itself: forced choices, closing windows, bots, clocks. What is due stands in the database, so that
any node does it, and one that dies leaves it to the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Final

from sqlalchemy import ColumnElement, select, update

from fidchell.core.decision import Decision
from fidchell.server.background import Background
from fidchell.server.bots import Position, Thinkers, hurried, slowest
from fidchell.server.entries import BOT, CLOCK, Entry
from fidchell.server.measures import LATE_SECONDS
from fidchell.server.rooms import Lost, Room, Rooms
from fidchell.server.schema import TABLES
from fidchell.server.sitting import Due, Refused, Sitting
from fidchell.server.tables import RUNNING
from fidchell.server.windows import PASS, bot_answers_by

LOOKS_EVERY: Final = 0.1  # seconds
CLAIMED_FOR: Final = 30.0  # seconds; a node that is slower than this may find that another did its work
AT_ONCE: Final = 200  # tables
ON_THE_WAY: Final = 0.3  # seconds of a bot's time that go for a position to its process and an answer back
LOG = logging.getLogger(__name__)


def is_due(now: float) -> ColumnElement[bool]:
    """Something is to be done there, and no node is at it. A claim that lasts too long is of a clock that was wrong."""
    running = TABLES.c.state + "" == RUNNING  # so written, SQLite looks up what is due rather than all that run
    free = (TABLES.c.claimed < now) | (TABLES.c.claimed > now + 2 * CLAIMED_FOR)
    return running & (TABLES.c.due <= now) & free


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
        ready = is_due(now)
        async with self.rooms.database.reading() as db:
            first = select(TABLES.c.id).where(ready).order_by(TABLES.c.due)
            found = await db.execute(first.limit(AT_ONCE + len(self._working)))  # ours may have become free again
            tables = [row.id for row in found if row.id not in self._working]
        if not tables:
            return []
        # What another node is just taking is left to it: two that wait for each other's tables would wait for ever.
        free = select(TABLES.c.id).where(TABLES.c.id.in_(tables), ready).with_for_update(skip_locked=True)
        ours = update(TABLES).where(TABLES.c.id.in_(free)).values(claimed=now + CLAIMED_FOR)
        async with self.rooms.database.writing() as db:
            return [row.id for row in await db.execute(ours.returning(TABLES.c.id))]

    async def _work(self, table: str) -> None:
        try:
            room = await self.rooms.room(table)
            sitting = room.sitting
            if sitting is None:  # closed in the meantime
                return
            before = room.seq
            await self._do_what_is_due(room)
            await self._ask_bots(room)
            if room.seq == before:  # nothing was to be done after all: it must not be looked at again at once
                await room.write_due()
            self.rooms.forget(room)
        except (Lost, Refused):
            LOG.info("%s: others were first", table)
        except Exception:
            LOG.exception("%s: what is due failed", table)

    async def _do_what_is_due(self, room: Room) -> None:
        sitting, now = room.sitting, self.rooms.now()
        for due in [] if sitting is None else [due for due in sitting.due() if due.kind != "bot" and due.at <= now]:
            LATE_SECONDS.labels(due.kind).observe(now - due.at)
            await self._do(room, due)

    async def _ask_bots(self, room: Room) -> None:
        """All at once, those as well whose answers are not due yet: one must not be late because another thinks."""
        sitting, now = room.sitting, self.rooms.now()
        bots = [] if sitting is None else [due for due in sitting.due() if due.kind == "bot"]
        if bots and min(due.at for due in bots) <= now:
            LATE_SECONDS.labels("bot").observe(now - min(due.at for due in bots))
            asked = await asyncio.gather(*(self._ask_bot(room, due, BOT) for due in bots), return_exceptions=True)
            for failed in asked:
                if isinstance(failed, BaseException):
                    raise failed

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
        if due.kind == "clock" and not live:
            await self._ask_bot(room, due, CLOCK)
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
        level, window, shown_at = sitting.level_of(due.seat), sitting.window, _shown_at(sitting, due, decision)
        if len(decision.options) == 1:
            answer = decision.options[0]
        elif window is not None:
            until = bot_answers_by(window, sitting.pace, due.seat, sitting.secret)
            answer = await self._think_until(until, room.position(), due.seat, decision, level, seed)
        else:
            answer = await self.thinkers.think(room.position(), due.seat, decision.key, decision.options, level, seed)
        if by == BOT:
            await self._sleep_until(shown_at)

        def give(sitting: Sitting, at: float) -> list[Entry]:
            if by == BOT and not sitting.is_bot(due.seat):
                return []  # the person is back
            if sitting.question_of(due.seat) != question:
                return []  # the game was taken back, or has gone on: the bot is asked anew
            return sitting.answer(due.seat, answer, None, at, by)

        await room.act(give)

    async def _think_until(
        self, until: float, position: Position, seat: int, decision: Decision, level: str, seed: str
    ) -> str:
        """What a bot finds within a time that everybody knows; then it lets the moment pass."""
        left = until - self.rooms.now()
        if left <= ON_THE_WAY:
            return PASS
        level = hurried(level, left - ON_THE_WAY)
        try:
            async with asyncio.timeout(left):
                return await self.thinkers.think(position, seat, decision.key, decision.options, level, seed)
        except TimeoutError:
            return PASS

    async def _sleep_until(self, at: float) -> None:
        await asyncio.sleep(max(0.0, at - self.rooms.now()))


def _shown_at(sitting: Sitting, due: Due, decision: Decision) -> float:
    """When a bot's answer is given. Where it would tell something that it had nothing to think about, always as late
    as if it had."""
    if sitting.window is not None or decision.key in sitting.rules.public_questions or sitting.goes_on(decision):
        return due.at
    return due.at + slowest(sitting.level_of(due.seat))
