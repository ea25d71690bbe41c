"""Who is who: guests, accounts and bots, and the tokens they show. Tokens are kept hashed only."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import unicodedata
from dataclasses import asdict, dataclass
from string import ascii_letters, digits
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import ColumnElement, Row, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.schema import SESSIONS, USERS
from fidchell.server.sitting import Refused

BROWSER, API = "browser", "api"
KEPT_FOR: Final = {BROWSER: 90 * 86400.0, API: 365 * 86400.0}  # seconds a token is good for
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
MAIL: Final = re.compile(r"[^\s@<>,;:\"']{1,64}@[^\s@<>,;:\"']+\.[^\s@<>,;:\"']+")
MOST_BOTS: Final = 5  # accounts for programs, of one person
MOST_TOKENS: Final = 20  # for programs, of one person
LONGEST_NAME: Final = 30
LONGEST_KEY: Final = 80  # of a name, as the database keeps it
# Letters and marks that are not seen, though Python would print them: two names would look the same.
UNSEEN: Final = re.compile(
    r"[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
_HASHER: Final = PasswordHasher()
_HASHING: Final = asyncio.Semaphore(2)  # each takes 64 MB for a moment


@dataclass(frozen=True)
class User:
    id: str
    name: str
    kind: str
    language: str
    settings: dict[str, Any]
    banned: bool
    muted: bool
    email: str | None = None
    email_ok: bool = False  # its owner has answered from there
    program: bool = False  # it shows the token of a program, which may play in somebody's name and no more


def new_id() -> str:
    """Letters and digits only: one that begins with a dash would be an option to a host's command."""
    return "".join(secrets.choice(ascii_letters + digits) for _ in range(12))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash is enough, and quick."""
    return hashlib.sha256(token.encode()).hexdigest()


def readable(name: str) -> bool:
    """Nothing that cannot be seen, that turns the line around it, or that is written over what stands before it."""
    return name.isprintable() and not UNSEEN.search(name) and not unicodedata.category(name[:1] or "a").startswith("M")


def checked_name(name: str) -> str:
    tidy = " ".join(unicodedata.normalize("NFKC", name).split())
    if not readable(tidy) or not 0 < len(tidy) <= LONGEST_NAME:
        raise Refused("bad-name", most=LONGEST_NAME)
    if len(name_key(tidy)) > LONGEST_KEY:  # some letters have three small ones
        raise Refused("bad-name", most=LONGEST_NAME)
    return tidy


def name_key(name: str) -> str:
    """Names with the same key look the same."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()


def user_of(row: Any, program: bool = False) -> User:
    return User(
        row.id, row.name, row.kind, row.language, row.settings, row.banned, row.muted, row.email, row.email_ok, program
    )  # fmt: skip


def _row_of(user: User) -> dict[str, Any]:
    row = asdict(user)
    del row["program"]
    return row


async def new_guest(db: AsyncConnection, name: str, language: str, at: float) -> User:
    user = User(new_id(), checked_name(name), "guest", language, {}, False, False)
    await db.execute(insert(USERS).values(**_row_of(user), created=at))
    return user


async def hash_password(password: str) -> str:
    """Slow on purpose, so not in the event loop, and never while the database waits."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refused("bad-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
    async with _HASHING:
        return await asyncio.to_thread(_HASHER.hash, password)


async def is_password(stored: str | None, password: str) -> bool:
    """Of somebody unknown it takes as long."""
    async with _HASHING:
        try:
            return await asyncio.to_thread(_HASHER.verify, stored or _NOBODY, password[:LONGEST_PASSWORD])
        except Argon2Error:
            return False


_NOBODY: Final = _HASHER.hash(secrets.token_urlsafe(16))


def checked_mail(mail: str | None) -> str | None:
    if not mail:
        return None
    if len(mail) > 254 or not MAIL.fullmatch(mail):
        raise Refused("bad-mail")
    return mail


async def make_account(db: AsyncConnection, user: User, name: str, password_hash: str, email: str | None) -> None:
    """A guest becomes an account and keeps its tables."""
    if user.kind != "guest":
        raise Refused("has-account")
    values = {"kind": "account", "password": password_hash, "email": checked_mail(email)}
    await _name(db, update(USERS).where(USERS.c.id == user.id), name, values)


async def new_bot(db: AsyncConnection, owner: User, name: str, at: float) -> User:
    """An account for a program: others see what it is."""
    if owner.kind != "account":
        raise Refused("account-first")
    own = await db.execute(select(func.count()).where(USERS.c.kind == "bot", USERS.c.owner == owner.id))
    if (own.scalar() or 0) >= MOST_BOTS:
        raise Refused("too-many-bots", most=MOST_BOTS)
    bot = User(new_id(), checked_name(name), "bot", owner.language, {}, False, False)
    await _name(db, insert(USERS), name, {**_row_of(bot), "owner": owner.id, "created": at})
    return bot


async def own_bots(db: AsyncConnection, owner: str) -> list[Row[Any]]:
    mine = select(USERS).where(USERS.c.kind == "bot", USERS.c.owner == owner)
    return list(await db.execute(mine.order_by(USERS.c.created, USERS.c.id)))


async def own_bot(db: AsyncConnection, owner: User, bot: str) -> str:
    if bot not in [row.id for row in await own_bots(db, owner.id)]:
        raise Refused("not-your-bot")
    return bot


async def _name(db: AsyncConnection, statement: Any, name: str, values: dict[str, Any]) -> None:
    """Write a user whose name nobody else may have."""
    tidy = checked_name(name)
    try:
        async with db.begin_nested():
            await db.execute(statement.values({**values, "name": tidy, "name_key": name_key(tidy)}))
    except IntegrityError:
        raise Refused("name-taken", name=tidy) from None


async def rename(db: AsyncConnection, user: User, name: str) -> None:
    if user.kind == "guest":  # guests may share a name
        await db.execute(update(USERS).where(USERS.c.id == user.id).values(name=checked_name(name)))
    else:
        await _name(db, update(USERS).where(USERS.c.id == user.id), name, {})


async def account_named(db: AsyncConnection, name: str, to_change: bool = False) -> Row[Any] | None:
    found = select(USERS).where(USERS.c.name_key == name_key(name))
    return (await db.execute(found.with_for_update() if to_change else found)).first()


async def end_sessions(db: AsyncConnection, user: str) -> int:
    """How many devices and programs that were."""
    own = SESSIONS.c.user == user
    ended = await db.execute(delete(SESSIONS).where(own, SESSIONS.c.kind.in_((BROWSER, API))))
    await db.execute(delete(SESSIONS).where(own))
    return ended.rowcount


async def open_session(db: AsyncConnection, user: str, kind: str, at: float) -> str:
    token = new_token()
    await db.execute(
        insert(SESSIONS).values(token=hashed(token), user=user, kind=kind, created=at, expires=at + KEPT_FOR[kind])
    )
    return token


async def close_session(db: AsyncConnection, token: str) -> None:
    await db.execute(delete(SESSIONS).where(SESSIONS.c.token == hashed(token)))


async def close_others(db: AsyncConnection, user: str, kept: str) -> None:
    """All devices and programs but the one that shows this token."""
    await db.execute(delete(SESSIONS).where(SESSIONS.c.user == user, SESSIONS.c.token != hashed(kept)))


async def open_program(db: AsyncConnection, user: str, at: float) -> str:
    programs = await db.execute(select(func.count()).where(SESSIONS.c.user == user, SESSIONS.c.kind == API))
    if (programs.scalar() or 0) >= MOST_TOKENS:
        raise Refused("too-many-tokens", most=MOST_TOKENS)
    return await open_session(db, user, API, at)


async def whose(db: AsyncConnection, token: str, at: float) -> User | None:
    """The user of a token that is still good."""
    found = await db.execute(
        select(USERS, SESSIONS.c.kind.label("shown")).join(SESSIONS, SESSIONS.c.user == USERS.c.id)
        .where(SESSIONS.c.token == hashed(token), SESSIONS.c.expires > at, SESSIONS.c.kind.in_((BROWSER, API)))
        .where(welcome())
    )  # fmt: skip
    row = found.first()
    return None if row is None else user_of(row, row.shown == API)


def welcome() -> ColumnElement[bool]:
    """Who is not banned, nor the program of somebody who is."""
    owner = USERS.alias()
    of_banned = select(owner.c.id).where(owner.c.id == USERS.c.owner, owner.c.banned)
    return ~USERS.c.banned & ~exists(of_banned.correlate(USERS))
