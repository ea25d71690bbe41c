"""Secrets of the server itself: drawn once, kept in the database, the same on every node."""

from __future__ import annotations

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from fidchell.server.database import Database
from fidchell.server.identity import new_token
from fidchell.server.schema import SECRETS


async def secret_of(database: Database, name: str, fresh: str = "") -> str:
    """The secret of this name; the first to ask draws it, or keeps what it brings as ``fresh``."""
    query = select(SECRETS.c.value).where(SECRETS.c.name == name)
    async with database.reading() as db:
        found = (await db.execute(query)).scalar()
    if found is not None:
        return str(found)
    try:
        async with database.writing() as db:
            await db.execute(insert(SECRETS).values(name=name, value=fresh or new_token()))
    except IntegrityError:  # another node was first: its secret is ours
        pass
    async with database.reading() as db:
        return str((await db.execute(query)).scalar_one())
