"""Many sockets at once: whoever comes first is served first, nobody is forgotten, and what goes wrong is logged."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fidchell.server import database as databases
from fidchell.server.bus import Postgres
from fidchell.server.chat import say
from fidchell.server.database import Database
from fidchell.server.identity import new_guest
from server.conftest import Person, start_node
from server.test_logs import end
from server.test_play import table_for
from server.test_rooms import Socket, table_in, watcher

SOCKETS = 300
FEW_READERS = "import fidchell.server.database as database; database.READERS = 1"
BREAKS = """
import fidchell.server.socket as socket
async def fails(*_):
    raise OSError("the secret of the house")
socket.room_of = fails
"""


def test_who_waits_for_a_connection_is_served_before_those_who_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "READERS", 1)

    async def read() -> list[str]:
        database, served = Database(f"sqlite:///{tmp_path}/club.db"), list[str]()

        async def one(name: str, times: int) -> None:
            for _ in range(times):
                async with database.reading() as db:
                    served.append(name)
                    await db.execute(text("select 1"))

        await asyncio.gather(one("greedy", 20), one("patient", 1), one("late", 1))
        await database.close()
        return served

    assert asyncio.run(read())[:4] == ["greedy", "patient", "late", "greedy"]


def test_who_does_not_listen_keeps_no_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "READERS", 1)

    async def play() -> int:
        async with table_in(tmp_path) as (rooms, table):
            async with rooms.database.writing() as db:
                await say(db, table, await new_guest(db, "Bran", "en", 1.0), "Hello", 1.0)
            room, deaf = await rooms.room(table), watcher(Socket(False))
            hearing = asyncio.create_task(deaf._hear(room))
            await asyncio.sleep(0.2)
            async with asyncio.timeout(10), rooms.database.reading() as db:
                found = (await db.execute(text("select count(*) from chat"))).scalar_one()
            assert not hearing.done(), "it is still being told"
            hearing.cancel()
            return int(found)

    assert asyncio.run(play()) == 1


def test_hundreds_of_sockets_opened_at_once_are_all_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--no-limits"], log=log, change=FEW_READERS)
    anna, bran = Person(node, "Anna"), Person(node, "Bran")
    table = table_for(anna, bran)
    cookie = f"fidchell={anna.http.cookies['fidchell']}"
    url = f"{node.url.replace('http', 'ws')}/api/tables/{table}/socket"

    async def one() -> str:
        async with connect(url, additional_headers={"cookie": cookie}, max_size=2**22, open_timeout=60) as socket:
            async with asyncio.timeout(60):
                told: dict[str, Any] = json.loads(await socket.recv())
            return str(told["t"])

    async def all_() -> list[str | BaseException]:
        return await asyncio.gather(*(one() for _ in range(SOCKETS)), return_exceptions=True)

    told = asyncio.run(all_())
    for person in (anna, bran):
        person.http.close()
    end(node)

    assert told == ["update"] * SOCKETS
    assert " failed" not in log.read_text()


def test_what_goes_wrong_at_a_socket_is_in_the_log_and_not_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--log", "json"], log=log, change=BREAKS)
    anna = Person(node, "Anna")
    table = table_for(anna)
    with anna.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(10)
    anna.http.close()
    end(node)

    lines = [json.loads(line) for line in log.read_text().splitlines()]
    wrong = [line for line in lines if line["level"] == "error"]
    asked = [line for line in lines if line.get("method") == "SOCKET"]
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "")
    assert [line["message"] for line in wrong] == ["SOCKET /api/tables/{table}/socket failed"]
    assert "OSError: the secret of the house" in wrong[0]["error"]
    assert "Traceback" in wrong[0]["error"]
    assert [(line["request"], line["closed"]) for line in asked] == [(wrong[0]["request"], 1011)]


class Line:
    """A connection to PostgreSQL on which a node hears of others."""

    async def add_listener(self, _channel: str, hears: Any) -> None:
        self.hears = hears

    def is_closed(self) -> bool:
        return False

    async def close(self) -> None:
        pass


def test_a_node_that_is_told_something_while_it_ends_does_end(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line()

    async def connected(_url: str) -> Line:
        return line

    async def poked(_table: str) -> None:
        pass

    async def run() -> None:
        bus = Postgres("postgresql://nobody@nowhere/nothing")
        await bus.start(poked)
        await asyncio.sleep(0.01)
        line.hears(None, 0, "", "a table")  # and before anybody could look,
        async with asyncio.timeout(5):
            await bus.close()

    monkeypatch.setattr("asyncpg.connect", connected)
    asyncio.run(run())
