"""Who is who: guests, accounts and bots, and the tokens they show. Tokens are kept hashed only."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import asdict, dataclass
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.schema import SESSIONS, USERS
from fidchell.server.sitting import Refused

BROWSER, API = "browser", "api"
KEPT_FOR: Final = {BROWSER: 90 * 86400.0, API: 365 * 86400.0}  # seconds a token is good for
SHORTEST_PASSWORD: Final = 10
NAME: Final = re.compile(r"[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]{0,28}[^\s\x00-\x1f\x7f]|[^\s\x00-\x1f\x7f]")
_HASHER: Final = PasswordHasher()


@dataclass(frozen=True)
class User:
    id: str
    name: str
    kind: str
    language: str
    settings: dict[str, Any]
    banned: bool
    muted: bool
    admin: bool


def new_id() -> str:
    return secrets.token_urlsafe(9)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash is enough, and quick."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    tidy = " ".join(name.split())
    if not NAME.fullmatch(tidy):
        raise Refused("bad-name", most=30)
    return tidy


def user_of(row: Any) -> User:
    return User(row.id, row.name, row.kind, row.language, row.settings, row.banned, row.muted, row.admin)


async def new_guest(db: AsyncConnection, name: str, language: str, at: float) -> User:
    user = User(new_id(), checked_name(name), "guest", language, {}, False, False, False)
    await db.execute(insert(USERS).values(**asdict(user), created=at))
    return user


async def make_account(db: AsyncConnection, user: User, name: str, password: str, email: str | None) -> None:
    """A guest becomes an account and keeps its tables."""
    if len(password) < SHORTEST_PASSWORD:
        raise Refused("short-password", least=SHORTEST_PASSWORD)
    if user.kind != "guest":
        raise Refused("has-account")
    tidy = checked_name(name)
    try:
        await db.execute(
            update(USERS).where(USERS.c.id == user.id)
            .values(name=tidy, name_key=tidy.casefold(), kind="account", password=_HASHER.hash(password), email=email)
        )  # fmt: skip
    except IntegrityError:
        raise Refused("name-taken", name=tidy) from None


async def log_in(db: AsyncConnection, name: str, password: str) -> User:
    row = (await db.execute(select(USERS).where(USERS.c.name_key == " ".join(name.split()).casefold()))).first()
    try:
        # An unknown name takes as long as a wrong password, and says the same.
        _HASHER.verify(row.password if row is not None and row.password else _NOBODY, password)
    except Argon2Error:
        row = None
    if row is None:
        raise Refused("wrong-password")
    if row.banned:
        raise Refused("banned")
    return user_of(row)


async def set_password(db: AsyncConnection, user: str, password: str) -> None:
    """The old one, and all sessions opened with it, are good no more."""
    await db.execute(update(USERS).where(USERS.c.id == user).values(password=_HASHER.hash(password)))
    await end_sessions(db, user)


async def end_sessions(db: AsyncConnection, user: str) -> int:
    return (await db.execute(delete(SESSIONS).where(SESSIONS.c.user == user))).rowcount


_NOBODY: Final = _HASHER.hash(secrets.token_urlsafe(16))


async def open_session(db: AsyncConnection, user: str, kind: str, at: float) -> str:
    token = new_token()
    await db.execute(
        insert(SESSIONS).values(token=hashed(token), user=user, kind=kind, created=at, expires=at + KEPT_FOR[kind])
    )
    return token


async def close_session(db: AsyncConnection, token: str) -> None:
    await db.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))


async def whose(db: AsyncConnection, token: str, at: float) -> User | None:
    """The user of a token that is still good."""
    found = await db.execute(
        select(USERS).join(SESSIONS, SESSIONS.c.user == USERS.c.id)
        .where(SESSIONS.c.token == hashed(token), SESSIONS.c.expires > at)
    )  # fmt: skip
    row = found.first()
    return None if row is None or row.banned else user_of(row)
