"""One database behind all nodes: SQLite in a file for a club, PostgreSQL for several nodes."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

from asyncpg import PostgresError
from sqlalchemy import event, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fidchell.server import migrate

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
IN_USE: Final = 7_164_011  # a number of our own for PostgreSQL's lock
READERS: Final = 8  # at once; the others wait
WRITERS: Final = 10  # of PostgreSQL; SQLite has one


Result = TypeVar("Result")
Job = Callable[[AsyncConnection], Awaitable[Result]]  # may be done twice, if what it was done together with fails


class Database:
    """Connections, reading and writing. SQLite has one writer: we queue here rather than fail there.

    For a connection, too: SQLAlchemy's pool serves whoever comes while others wait, and gives up on those after half a
    minute; here it is first come, first served. So whoever has one must not ask for another.
    """

    def __init__(self, url: str, node: bool = False) -> None:
        """``node``: it is known to be in use, so that nobody pulls it away, until it is closed."""
        try:
            parsed = make_url(url)
            driver = DRIVERS[parsed.drivername.split("+")[0]]
        except (ArgumentError, ValueError, KeyError):  # it may hold a password: we do not repeat it
            raise ValueError("--database: give sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
        self.is_sqlite = driver == DRIVERS["sqlite"]
        self.url = parsed.set(drivername=driver)
        self.shown = str(parsed.set(query={}))  # as it was given, without a password
        writers = 1 if self.is_sqlite else WRITERS
        self._reading, self._writing = asyncio.Semaphore(READERS), asyncio.Semaphore(writers)
        more: dict[str, Any] = {"pool_size": READERS + writers, "max_overflow": 0, "pool_pre_ping": not self.is_sqlite}
        if self.is_sqlite and parsed.database in (None, "", ":memory:"):  # one connection has it all
            more = {}
        # What is written is people's own: no error may carry it into a log.
        self.engine: AsyncEngine = create_async_engine(self.url, hide_parameters=True, **more)
        self._writer = self.engine.execution_options(begin="BEGIN IMMEDIATE")  # commands write beside a running server
        self._waiting: list[tuple[Job[Any], asyncio.Future[Any]]] = []
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_at_once)
        elif node:
            event.listen(self.engine.sync_engine, "connect", _say_in_use)
        self._node = node
        self._lock: int | None = None  # a file beside SQLite's: locks on that one itself are SQLite's own

    @property
    def file(self) -> Path | None:
        return Path(self.url.database) if self.is_sqlite and self.url.database else None

    async def create(self) -> None:
        """Make the database, or bring it to the schema of today."""
        if self._node and not self._locked(fcntl.LOCK_SH):
            raise ValueError(f"the database {self.shown} is just being restored: wait until that is done")
        async with self.rebuilding() as connection:
            await connection.run_sync(migrate.upgrade, self.file)

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator[Database]:
        """For a command: closed in the end; what is wrong with the database itself is said in one sentence."""
        self._check_place()
        try:
            yield self
        except (OSError, PostgresError, SQLAlchemyError) as wrong:
            raise ValueError(f"the database {self.shown}: {str(wrong).splitlines()[0]}") from wrong
        finally:
            await self.close()

    def _check_place(self) -> None:
        """SQLite itself would only say that it cannot open its file."""
        if self.file is None:
            return
        folder = self.file.absolute().parent
        if not folder.is_dir():
            raise ValueError(f"the folder {folder} does not exist")
        if self.file.is_dir():
            raise ValueError(f"{self.file} is a folder: give a file for the database")
        try:
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError:
            raise ValueError(f"the folder {folder} may not be written") from None
        if self.file.exists() and not os.access(self.file, os.W_OK):
            raise ValueError(f"{self.file} may not be written")

    async def keep_nodes_out(self, connection: AsyncConnection) -> None:
        """No node may use it now, nor until this transaction has ended and it is closed."""
        if self.is_sqlite:
            alone = self._locked(fcntl.LOCK_EX)
        else:
            alone = bool(await connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": IN_USE}))
        if not alone:
            raise ValueError("a server is running with this database: stop it first")

    def _locked(self, kind: int) -> bool:
        """Locked against others who want it for themselves, or against all; the operating system ends it with us."""
        if self.file is None or self._lock is not None:
            return True
        lock = os.open(self.file.with_name(self.file.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
            return False
        self._lock = lock
        return True

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        async with self._writing, self._writer.begin() as connection:
            yield connection

    async def write(self, job: Job[Result]) -> Result:
        """A transaction. What waits for SQLite's one writer goes into one together, done by whoever's turn comes.

        If something is wrong with one of them, each is done alone.
        """
        if not self.is_sqlite:
            async with self.writing() as connection:
                return await job(connection)
        mine: tuple[Job[Any], asyncio.Future[Any]] = job, asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            async with self._writing:
                if not mine[1].done():
                    await self._write_together(mine)
        except BaseException:
            if mine in self._waiting:
                self._waiting.remove(mine)
            raise
        result: Result = mine[1].result()
        return result

    async def _write_together(self, mine: tuple[Job[Any], asyncio.Future[Any]]) -> None:
        together, self._waiting = self._waiting, []
        try:
            try:
                async with self._writer.begin() as connection:
                    results = [await job(connection) for job, _ in together]
                for (_, done), result in zip(together, results, strict=True):
                    done.set_result(result)
            except Exception:
                for job, done in together:
                    try:
                        async with self._writer.begin() as connection:
                            result = await job(connection)
                        done.set_result(result)
                    except Exception as wrong:
                        done.set_exception(wrong)
        except BaseException:  # we are stopped: the others see to it themselves
            self._waiting += [other for other in together if other is not mine and not other[1].done()]
            raise

    @contextlib.asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[AsyncConnection]:
        """A transaction in which tables are made anew: SQLite would else delete along what refers to a dropped one."""
        if not self.is_sqlite:
            async with self.writing() as connection:
                yield connection
            return
        if self.file is not None:
            with contextlib.suppress(OSError):  # SQLite will say what is wrong
                self.file.touch(0o600)  # it holds mail addresses and deals; SQLite's other files are made like it
        async with self._writing, self._writer.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            await driver.execute("PRAGMA foreign_keys=OFF")
            try:
                async with connection.begin():
                    yield connection
            finally:
                await driver.execute("PRAGMA foreign_keys=ON")

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading, self.engine.connect() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # we begin transactions ourselves
    cursor = connection.cursor()
    cursor.execute("PRAGMA busy_timeout=10000")  # first of all: nodes that start at once wait for each other
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(
        "PRAGMA synchronous=NORMAL"
    )  # what is committed survives a kill; a power cut may cost the last moment
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _say_in_use(connection: Any, _record: Any) -> None:
    """For as long as this connection lives; while a restore is at work it waits here."""
    cursor = connection.cursor()
    cursor.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
    cursor.close()
    connection.commit()


def _begin_at_once(connection: Any) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
