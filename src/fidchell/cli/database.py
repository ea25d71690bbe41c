"""The database that the host's commands work on, beside a running server or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from fidchell.server.database import Database

DEFAULT: Final = "sqlite:///fidchell.db"
DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database", envvar="FIDCHELL_DATABASE", help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME."
    ),
]


def database_at(url: str) -> Database:
    from fidchell.server.database import Database

    return Database(url)


async def prepare(database: Database) -> None:
    """Make the database or bring it to today's schema, before anybody is let in."""
    async with database.opened():
        await database.create()


def existing(url: str) -> Database:
    """The database of a server that has run already: a mistyped name must not make a new one."""
    database = database_at(url)
    if database.file is not None and not database.file.is_file():
        raise ValueError(f"there is no database {database.file} here: give --database, as to fidchell serve")
    return database


@asynccontextmanager
async def at_work(url: str) -> AsyncIterator[Database]:
    """A database as the server of this version left it, or leaves it just now."""
    database = existing(url)
    from fidchell.server import migrate

    async with database.opened():
        async with database.reading() as db:
            revision = await db.run_sync(migrate.revision_of)
        if revision is None:
            raise ValueError(f"{database.shown} is empty: fidchell serve has not run with it yet")
        migrate.check_known(revision, database.shown)
        if revision != migrate.newest():
            raise ValueError(f"{database.shown} has an older schema: start fidchell serve once, which upgrades it")
        yield database
