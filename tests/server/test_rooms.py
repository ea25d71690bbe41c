"""Tables in memory: those who watch hear of everything that happens, and nobody holds up the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.identity import new_guest
from fidchell.server.rooms import Room, Rooms
from fidchell.server.sitting import Sitting
from fidchell.server.socket import Watcher
from fidchell.server.tables import NewTable, make_table, read_table, start


@asynccontextmanager
async def table_in(folder: Path) -> AsyncIterator[tuple[Rooms, str]]:
    database = Database(f"sqlite:///{folder}/club.db")
    await database.create()
    async with database.writing() as db:
        anna = await new_guest(db, "Anna", "en", 1.0)
        table, _ = await make_table(db, anna, NewTable("tirnanog", 1), 1.0)
        await start(db, anna, await read_table(db, table), 1.0)
    try:
        yield Rooms(database, Alone(), lambda: 2.0), table
    finally:
        await database.close()


class Socket:
    """Where what is sent arrives; or, with nobody who listens, never does."""

    def __init__(self, listens: bool) -> None:
        self.listens = listens
        self.heard: list[Any] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        if not self.listens:
            await asyncio.Event().wait()
        self.heard.append(data)


def watcher(socket: Any) -> Watcher:
    return Watcher(socket, None, "", None, 0, 0, 0)


def first_answer(sitting: Sitting, at: float) -> list[Any]:
    decision = sitting.game.decisions[0]
    return sitting.answer(decision.seat, decision.options[0], None, at)


def test_who_does_not_listen_holds_up_nobody(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        async with table_in(tmp_path) as (rooms, table):
            room, deaf, listens = await rooms.room(table), Socket(False), Socket(True)
            watching = [watcher(deaf), watcher(listens)]
            telling = [asyncio.create_task(one.keep_telling(room)) for one in watching]
            room.listeners.update(watching)
            async with asyncio.timeout(5):
                await room.act(first_answer)
                await room.act(first_answer)
                while not listens.heard:
                    await asyncio.sleep(0.01)
            for task in telling:
                task.cancel()
            await asyncio.gather(*telling, return_exceptions=True)
            return listens.heard

    assert asyncio.run(play())


def test_what_is_not_written_yet_is_not_told(tmp_path: Path) -> None:
    async def play() -> bytes:
        async with table_in(tmp_path) as (rooms, table):
            room, socket = await rooms.room(table), Socket(True)
            writing = asyncio.Event()

            async def fails(*_: Any) -> None:
                writing.set()
                await asyncio.sleep(0.1)
                raise OSError("the database is gone")

            room._write = fails  # type: ignore[method-assign, assignment]
            acting = asyncio.create_task(room.act(first_answer))
            await writing.wait()
            await watcher(socket).tell_now(room)
            await asyncio.gather(acting, return_exceptions=True)
            untouched = Socket(True)
            await watcher(untouched).tell_now(await Rooms(rooms.database, Alone()).room(table))
            assert socket.heard == untouched.heard
            return bytes(socket.heard[0])

    assert b'"view":{' in asyncio.run(play())


def test_who_works_on_a_forgotten_room_leaves_the_new_one_to_those_who_watch_it(tmp_path: Path) -> None:
    async def look() -> bool:
        async with table_in(tmp_path) as (rooms, table):
            old: Room = await rooms.room(table)  # a bot thinks,
            rooms.forget(old)  # meanwhile the only socket closes,
            new = await rooms.room(table)  # and comes again
            new.listeners.add(watcher(Socket(True)))
            rooms.forget(old)
            return rooms.holds(new)

    assert asyncio.run(look())
