"""What people say at a table, and what they note for themselves."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.identity import User
from fidchell.server.messages import Said
from fidchell.server.schema import CHAT, NOTES
from fidchell.server.sitting import Refused

LONGEST_WORDS: Final = 500
LONGEST_NOTES: Final = 20_000
AT_ONCE: Final = 200


async def say(db: AsyncConnection, table: str, user: User, text: str, at: float) -> None:
    words = " ".join(text.split())
    if user.muted:
        raise Refused("muted")
    if not words or len(words) > LONGEST_WORDS:
        raise Refused("bad-length", most=LONGEST_WORDS)
    await db.execute(insert(CHAT).values(table=table, user=user.id, name=user.name, text=words, at=at))


async def said(db: AsyncConnection, table: str, after: int) -> list[Said]:
    """What was said after a message, the last of it if it is too much."""
    query = select(CHAT).where(CHAT.c.table == table, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(AT_ONCE)
    return [Said(row.id, row.name, row.text, row.at) for row in reversed((await db.execute(query)).all())]


async def notes(db: AsyncConnection, table: str, user: str) -> str:
    found = await db.execute(select(NOTES.c.text).where(NOTES.c.table == table, NOTES.c.user == user))
    return found.scalar() or ""


async def note(db: AsyncConnection, table: str, user: str, text: str) -> None:
    if len(text) > LONGEST_NOTES:
        raise Refused("bad-length", most=LONGEST_NOTES)
    await db.execute(delete(NOTES).where(NOTES.c.table == table, NOTES.c.user == user))
    await db.execute(insert(NOTES).values(table=table, user=user, text=text))
