"""One database behind all nodes: SQLite in a file for a club, PostgreSQL for several nodes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fidchell.server.schema import METADATA

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Database:
    """Connections, reading and writing. SQLite has one writer: we queue here rather than fail there."""

    def __init__(self, url: str) -> None:
        parsed = make_url(url)
        name = parsed.drivername.split("+")[0]
        if name not in DRIVERS:
            raise ValueError(f"--database {url}: give a file, sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        self.is_sqlite = name == "sqlite"
        self.url = parsed.set(drivername=DRIVERS[name])
        more: dict[str, Any] = {} if self.is_sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine: AsyncEngine = create_async_engine(self.url, **more)
        self._writing: asyncio.Lock | contextlib.nullcontext[None]
        self._writing = asyncio.Lock() if self.is_sqlite else contextlib.nullcontext()
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_at_once)

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if self.is_sqlite and self.url.database else None

    async def create(self) -> None:
        async with self.writing() as connection:
            await connection.run_sync(METADATA.create_all)

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        async with self._writing, self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(
        "PRAGMA synchronous=NORMAL"
    )  # what is committed survives a kill; a power cut may cost the last moment
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _begin_at_once(connection: Any) -> None:
    connection.exec_driver_sql("BEGIN")
