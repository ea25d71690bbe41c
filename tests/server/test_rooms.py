"""Tables in memory: those who watch hear of everything that happens, and nobody holds up the others."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.identity import new_guest
from fidchell.server.rooms import Room, Rooms
from fidchell.server.tables import NewTable, make_table


class Watching:
    token = ""

    async def tell(self, room: Room) -> None: ...

    async def turn_out(self) -> None: ...


def test_who_works_on_a_forgotten_room_leaves_the_new_one_to_those_who_watch_it(tmp_path: Path) -> None:
    async def look() -> bool:
        database = Database(f"sqlite:///{tmp_path}/club.db")
        await database.create()
        async with database.writing() as db:
            anna = await new_guest(db, "Anna", "en", 1.0)
            table, _ = await make_table(db, anna, NewTable("tirnanog", 1), 1.0)
        rooms = Rooms(database, Alone())
        old = await rooms.room(table)  # a bot thinks,
        rooms.forget(old)  # meanwhile the only socket closes,
        new = await rooms.room(table)  # and comes again
        new.listeners.add(Watching())
        rooms.forget(old)
        found = rooms.holds(new)
        await database.close()
        return found

    assert asyncio.run(look())
