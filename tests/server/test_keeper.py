"""What happens by itself: bots that think while others act."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, select

from fidchell.server.bots import Thinkers
from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.entries import Entry, WantedPace
from fidchell.server.identity import new_guest
from fidchell.server.keeper import Keeper, is_due
from fidchell.server.orders import Orders
from fidchell.server.rooms import Room, Rooms
from fidchell.server.schema import METADATA, TABLES
from fidchell.server.sitting import Sitting
from fidchell.server.tables import NewTable, make_table, read_table, seat_bot, start
from fidchell.server.windows import PASS, OpenWindow
from kit import services
from server.test_limits import Clock


class SlowThinkers(Thinkers):
    """A bot that thinks until it is told that it may answer; the first option is always its choice."""

    def __init__(self) -> None:
        super().__init__()
        self.thinks, self.may_answer = asyncio.Event(), asyncio.Event()
        self.levels: list[str] = []

    async def think(self, position: Any, seat: int, key: str, options: tuple[str, ...], level: str, seed: str) -> str:
        self.levels.append(level)
        self.thinks.set()
        await self.may_answer.wait()
        return options[0]


@asynccontextmanager
async def played(
    folder: Path, now: Callable[[], float], game: str = "tirnanog", level: str = "random", **pace: Any
) -> AsyncIterator[tuple[Room, Keeper, SlowThinkers]]:
    """A table of Anna and a bot. What is due is done when a test says so."""
    database, thinkers = Database(f"sqlite:///{folder}/club.db"), SlowThinkers()
    await database.create()
    async with database.writing() as db:
        anna = await new_guest(db, "Anna", "en", 1.0)
        table, _ = await make_table(db, anna, NewTable(game, 2, seed="7", pace=WantedPace(**pace)), 1.0)
        await seat_bot(db, anna, await read_table(db, table), 1, level)
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
        clock = Clock()
        async with played(tmp_path, clock, live=False) as (room, keeper, thinkers):
            assert room.sitting is not None
            await room.act(first_answer)
            (due,) = room.sitting.due()
            assert (due.kind, due.seat) == ("bot", 1)
            clock.time = due.at
            asked = asyncio.create_task(keeper._ask_bots(room))
            async with asyncio.timeout(10):
                await thinkers.thinks.wait()
            if taken_back:
                await room.act(lambda sitting, at: sitting.ask_undo(0, at))
                await room.act(other_answer)  # the bot has the same question again, under the same number
            thinkers.may_answer.set()
            await asked
            return [move.seat for move in room.sitting.moves]

    assert asyncio.run(play()) == ([0] if taken_back else [0, 1])


def any_answer(random: Random, sitting: Sitting, at: float) -> list[Entry]:
    if sitting.window is not None:
        return sitting.close_window(at)
    decision = random.choice([open_ for open_ in sitting.game.decisions if not open_.optional])
    return sitting.answer(decision.seat, random.choice(decision.options), None, at)


async def until_the_bot_could_respond(room: Room, clock: Clock) -> OpenWindow:
    random = Random(1)
    for _ in range(500):
        assert room.sitting is not None
        window = room.sitting.window
        asked = None if window is None else window.decision_of(1)
        if window is not None and asked is not None and len(asked.options) > 1:
            return window
        clock.time += 1.0
        await room.act(partial(any_answer, random))
    raise AssertionError("the bot never could")


@pytest.mark.parametrize("windows", ["fast", "fixed", "orders"])
@pytest.mark.parametrize("in_time", [True, False])
def test_a_bot_responds_within_the_time_of_the_window_or_not_at_all(
    tmp_path: Path, windows: str, in_time: bool
) -> None:
    async def play() -> None:
        clock = Clock()
        pace = {"windows": windows, "window": 1.5, "live": windows != "orders"}
        async with played(tmp_path, clock, "inis", "expert:style=builder", **pace) as (room, keeper, thinkers):
            window = await until_the_bot_could_respond(room, clock)
            assert room.sitting is not None
            room.sitting.orders = {0: Orders(ask="never")}
            closes = room.sitting.due()[-1]
            if in_time:
                thinkers.may_answer.set()
            async with asyncio.timeout(4.0):
                await keeper._ask_bots(room)

            assert window.sealed[1][0] == (window.decisions[-1].options[0] if in_time else PASS)
            room.sitting.orders = {0: Orders(ask="never")}
            assert room.sitting.due()[-1] == closes, "others see that it thought"
            name, _, seconds = thinkers.levels[0].rpartition("seconds=")
            assert name == "expert:style=builder,"
            assert 0 < float(seconds) <= closes.at - window.opened

    asyncio.run(play())


def test_bots_think_at_the_same_time(tmp_path: Path) -> None:
    """One that thinks long does not make the next one late, which would tell that it had something to think about."""

    async def play() -> int:
        clock = Clock()
        async with played(tmp_path, clock, "inis", live=False) as (room, keeper, thinkers):
            assert room.sitting is not None
            random = Random(1)
            while len([open_ for open_ in room.sitting.game.decisions if open_.key == "draft-keep"]) < 2:
                await room.act(partial(any_answer, random))
            await room.act(lambda sitting, at: sitting.leave(0, at))
            clock.time += 5.0
            asked = asyncio.create_task(keeper._ask_bots(room))
            async with asyncio.timeout(10):
                while len(thinkers.levels) < 2:
                    await asyncio.sleep(0.01)
            thinkers.may_answer.set()
            await asked
            return len(thinkers.levels)

    assert asyncio.run(play()) == 2


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_due_is_taken_by_one_node(tmp_path: Path, kind: str) -> None:
    if kind == "postgresql" and services.program("postgres") is None:
        pytest.skip("PostgreSQL is not installed here")

    async def take(url: str) -> list[list[str]]:
        database, clock = Database(url), Clock()
        await database.create()
        async with database.writing() as db:
            anna = await new_guest(db, "Anna", "en", 1.0)
            for _ in range(20):
                table, _ = await make_table(db, anna, NewTable("tirnanog", 1), 1.0)
                await start(db, anna, await read_table(db, table), 1.0)
        keepers = [Keeper(Rooms(database, Alone(), clock), SlowThinkers()) for _ in range(4)]
        taken = await asyncio.gather(*(keeper._claimed() for keeper in keepers))
        again = await keepers[0]._claimed()
        clock.time = 900.0  # it was a hundred seconds fast when they were taken
        corrected = await keepers[0]._claimed()
        await database.close()
        return [sorted(table for some in taken for table in some), again, sorted(corrected)]

    with services.postgres() if kind == "postgresql" else nullcontext(f"sqlite:///{tmp_path}/club.db") as url:
        all_, again, corrected = asyncio.run(take(url))
    assert len(all_) == len(set(all_)) == 20
    assert again == []
    assert corrected == all_


def test_what_is_due_is_looked_up_without_reading_every_running_table() -> None:
    engine = create_engine("sqlite://")
    looked = select(TABLES.c.id).where(is_due(5.0)).order_by(TABLES.c.due)
    with engine.begin() as db:
        METADATA.create_all(db)
        plan = db.exec_driver_sql(f"EXPLAIN QUERY PLAN {looked.compile(db, compile_kwargs={'literal_binds': True})}")

        assert [row.detail for row in plan] == ["SEARCH tables USING INDEX ix_tables_due (due<?)"]
    engine.dispose()
