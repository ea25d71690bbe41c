"""How nodes poke each other: a table has changed, look. What has changed is in the database, never in the poke."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, Protocol

from asyncpg import InterfaceError, PostgresError
from redis.exceptions import RedisError
from sqlalchemy import make_url

CHANNEL: Final = "fidchell"
REACHED_WITHIN: Final = 10.0  # seconds
ENDS_WITHIN: Final = 2.0
LOG = logging.getLogger(__name__)
Poked = Callable[[str], Awaitable[None]]
BROKEN = (OSError, RedisError, PostgresError, InterfaceError)


class Bus(Protocol):
    async def reach(self) -> None: ...

    async def start(self, poked: Poked) -> None: ...

    async def publish(self, table: str) -> None: ...

    async def close(self) -> None: ...


class Alone:
    """One node: there is nobody to poke."""

    async def reach(self) -> None:
        return

    async def start(self, poked: Poked) -> None:
        return

    async def publish(self, table: str) -> None:
        return

    async def close(self) -> None:
        return


class _Background:
    """Listens in a task of its own, and begins again when the line breaks."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    async def start(self, poked: Poked) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._keep_listening(poked, ready))
        await asyncio.wait_for(ready.wait(), REACHED_WITHIN)

    async def _keep_listening(self, poked: Poked, ready: asyncio.Event) -> None:
        while True:
            try:
                await self.listen(partial(self._pass_on, poked), ready)
            except BROKEN as why:
                LOG.error("the line between the nodes is broken: trying again (%s)", _in_a_line(why))
            except Exception:
                LOG.exception("listening to the other nodes failed: trying again")
            await asyncio.sleep(1)

    async def _pass_on(self, poked: Poked, table: str) -> None:
        try:
            await poked(table)
        except Exception:  # one table that cannot be read must not make us deaf for the others
            LOG.exception("%s: cannot be told anew", table)

    async def listen(self, poked: Poked, ready: asyncio.Event) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


class Postgres(_Background):
    """NOTIFY: enough for one poke a move at the pace of board games."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender: Any = None

    async def reach(self) -> None:
        import asyncpg

        await (await asyncpg.connect(self._url)).close()

    async def listen(self, poked: Poked, ready: asyncio.Event) -> None:
        import asyncpg

        heard: asyncio.Queue[str] = asyncio.Queue()
        connection = await asyncpg.connect(self._url)
        try:
            await connection.add_listener(CHANNEL, lambda *told: heard.put_nowait(told[3]))
            ready.set()
            while not connection.is_closed():
                table = None
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(5):  # wait_for() of Python 3.11 forgets that it was cancelled
                        table = await heard.get()
                if table is not None:
                    await poked(table)
        finally:
            await connection.close()

    async def publish(self, table: str) -> None:
        import asyncpg

        if self._sender is None:
            self._sender = await asyncpg.create_pool(self._url, min_size=1, max_size=2)
        await self._sender.execute("SELECT pg_notify($1, $2)", CHANNEL, table)

    async def close(self) -> None:
        await super().close()
        if self._sender is not None:
            try:
                async with asyncio.timeout(ENDS_WITHIN):
                    await self._sender.close()
            except TimeoutError:  # it waits for whoever still sends
                self._sender.terminate()


class Redis(_Background):
    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import from_url

        self._redis: Any = from_url(url, decode_responses=True)

    async def reach(self) -> None:
        await self._redis.ping()

    async def listen(self, poked: Poked, ready: asyncio.Event) -> None:
        async with self._redis.pubsub() as heard:
            await heard.subscribe(CHANNEL)
            ready.set()
            async for message in heard.listen():
                if message["type"] == "message":
                    await poked(message["data"])

    async def publish(self, table: str) -> None:
        await self._redis.publish(CHANNEL, table)

    async def close(self) -> None:
        await super().close()
        await self._redis.aclose()


def bus_for(url: str, database: str) -> Bus:
    """In this process alone, unless a bus or a database for several nodes is given."""
    kind = url.split(":")[0].split("+")[0]
    if kind in ("redis", "rediss"):
        return Redis(url)
    if kind in ("postgresql", "postgres"):
        return Postgres(url)
    if url:
        raise ValueError("--bus: give redis://HOST or postgresql://USER:PASSWORD@HOST/NAME")
    return Postgres(database) if database.startswith("postgres") else Alone()


async def reach(url: str) -> None:
    """Before anybody is let in: a bus that is not there is told in one sentence."""
    bus = bus_for(url, "")
    try:
        await asyncio.wait_for(bus.reach(), REACHED_WITHIN)
    except BROKEN as why:
        raise ValueError(f"--bus {make_url(url).set(query={})} cannot be reached: {_in_a_line(why)}") from why
    finally:
        await bus.close()


def _in_a_line(why: BaseException) -> str:
    return (str(why) or type(why).__name__).splitlines()[0]
