"""What happens by itself: bots that think while others act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fidchell.server.bots import Thinkers
from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.entries import Entry, Pace
from fidchell.server.identity import new_guest
from fidchell.server.keeper import Keeper
from fidchell.server.rooms import Room, Rooms
from fidchell.server.sitting import Sitting
from fidchell.server.tables import NewTable, make_table, read_table, seat_bot, start


class SlowThinkers(Thinkers):
    """A bot that thinks until it is told that it may answer; the first option is always its choice."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks, self.may_answer = asyncio.Event(), asyncio.Event()

    async def think(self, position: Any, seat: int, key: str, options: tuple[str, ...], level: str, seed: str) -> str:
        self.thinks.set()
        await self.may_answer.wait()
        return options[0]


@asynccontextmanager
async def played(folder: Path, now: Callable[[], float]) -> AsyncIterator[tuple[Room, Keeper, SlowThinkers]]:
    """A table of Anna and a bot. What is due is done when a test says so."""
    database, thinkers = Database(f"sqlite:///{folder}/club.db"), SlowThinkers()
    await database.create()
    async with database.writing() as db:
        anna = await new_guest(db, "Anna", "en", 1.0)
        table, _ = await make_table(db, anna, NewTable("tirnanog", 2, seed="7", pace=Pace(live=False)), 1.0)
        await seat_bot(db, anna, await read_table(db, table), 1, "random")
        await start(db, anna, await read_table(db, table), 1.0)
    rooms = Rooms(database, Alone(), now)
    try:
        yield await rooms.room(table), Keeper(rooms, thinkers), thinkers
    finally:
        await database.close()


def first_answer(sitting: Sitting, at: float) -> list[Entry]:
    decision = sitting.game.decisions[0]
    return sitting.answer(decision.seat, decision.options[0], None, at)


def other_answer(sitting: Sitting, at: float) -> list[Entry]:
    decision = sitting.game.decisions[0]
    return sitting.answer(decision.seat, decision.options[-1], None, at)


@pytest.mark.parametrize("taken_back", [True, False])
def test_what_a_bot_thought_of_before_an_undo_does_not_count(tmp_path: Path, taken_back: bool) -> None:
    async def play() -> list[int]:
        async with played(tmp_path, lambda: 10.0) as (room, keeper, thinkers):
            assert room.sitting is not None
            await room.act(first_answer)
            (due,) = room.sitting.due()
            assert (due.kind, due.seat) == ("bot", 1)
            asked = asyncio.create_task(keeper._do(room, due))
            await thinkers.thinks.wait()
            if taken_back:
                await room.act(lambda sitting, at: sitting.ask_undo(0, at))
                await room.act(other_answer)  # the bot has the same question again, under the same number
            thinkers.may_answer.set()
            await asked
            return [move.seat for move in room.sitting.moves]

    assert asyncio.run(play()) == ([0] if taken_back else [0, 1])
