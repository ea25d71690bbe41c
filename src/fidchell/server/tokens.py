"""Tokens that travel by mail: they prove whose an address is, and open once."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.identity import hashed, new_token
from fidchell.server.letters import speech
from fidchell.server.notices import MAIL
from fidchell.server.schema import OUTBOX, SESSIONS, USERS
from fidchell.server.service import Service
from fidchell.server.sitting import Refused

CONFIRM, RESET = "mail", "reset"
GOOD_FOR: Final = {CONFIRM: 2 * 86400.0, RESET: 3600.0}  # seconds


async def send_token(db: AsyncConnection, service: Service, user: Any, to: str, kind: str) -> None:
    """A mail with a link that proves whose the address is. Where the address is written, in the same transaction."""
    spoken, url = speech("inis", user.language), service.settings.url
    token, now = new_token(), service.now()
    await db.execute(delete(SESSIONS).where(SESSIONS.c.user == user.id, SESSIONS.c.kind == kind))
    await db.execute(
        insert(SESSIONS).values(token=hashed(token), user=user.id, kind=kind, created=now, expires=now + GOOD_FOR[kind])
    )
    name = "confirm" if kind == CONFIRM else "reset"
    text = spoken.text(f"mail-{name}", player=user.name, server=url, link=f"{url}/{name}/{token}")
    body = {"to": to, "subject": spoken.text(f"mail-{name}-subject"), "text": text}
    key = f"{kind}/{hashed(token)}"
    await db.execute(insert(OUTBOX).values(kind=MAIL, key=key, user=user.id, body=body, due=now, tries=0))


async def drop_tokens(db: AsyncConnection, user: str) -> None:
    """Another address: what was sent to the one before proves nothing any more."""
    await db.execute(delete(SESSIONS).where(SESSIONS.c.user == user, SESSIONS.c.kind.in_((CONFIRM, RESET))))


async def whose_token(db: AsyncConnection, token: str, kind: str, now: float) -> str:
    """A token from a mail; it opens once."""
    mine = (SESSIONS.c.token == hashed(token)) & (SESSIONS.c.kind == kind) & (SESSIONS.c.expires > now)
    owner = select(SESSIONS.c.user).where(mine).scalar_subquery()
    await db.execute(select(USERS.c.id).where(USERS.c.id == owner).with_for_update())  # who changes the address waits
    if (found := (await db.execute(delete(SESSIONS).where(mine).returning(SESSIONS.c.user))).scalar()) is None:
        raise Refused("link-is-old")
    return str(found)
