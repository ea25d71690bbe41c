"""What the host of a server does with people and tables, in the database alone: a running server notices."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any, Final

from sqlalchemy import Row, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.bus import Alone
from fidchell.server.database import Database
from fidchell.server.identity import end_sessions, hash_password
from fidchell.server.rooms import Lost, Rooms
from fidchell.server.schema import CHAT, LOG, NOTES, OUTBOX, PUSHES, RATINGS, SEATS, SESSIONS, TABLES, USERS
from fidchell.server.sitting import Refused
from fidchell.server.tables import CLOSED, LOBBY, RUNNING, TableInfo, read_log, read_table

SOMEBODY: Final = "somebody"  # what who was forgotten is called
MOST: Final = 200  # in a list


async def users(db: AsyncConnection, search: str) -> list[Row[Any]]:
    query = select(USERS).order_by(USERS.c.created.desc()).limit(MOST)
    if search:
        lower = func.lower(USERS.c.name).contains(search.lower(), autoescape=True)
        query = query.where(lower | USERS.c.name.contains(search, autoescape=True))
    return list(await db.execute(query))


async def user_named(db: AsyncConnection, name: str) -> Row[Any]:
    """Somebody by id or by name; guests may share a name."""
    tidy = " ".join(name.split())
    key = tidy.casefold()  # SQLite's lower() knows the letters of English only
    same = (USERS.c.name_key == key) | (func.lower(USERS.c.name) == key) | (USERS.c.name == tidy)
    found = list(await db.execute(select(USERS).where((USERS.c.id == name) | same).order_by(USERS.c.created)))
    found = [row for row in found if row.id == name] or found
    if len(found) == 1:
        return found[0]
    if not found:
        raise ValueError(f"nobody here is called {name!r}: fidchell admin users --search shows who there is")
    people = ", ".join(f"{row.id} ({row.kind} {row.name})" for row in found[:MOST])
    raise ValueError(f"{len(found)} people are called {name!r}; give the id of the one you mean: {people}")


async def about(db: AsyncConnection, user: str) -> dict[str, Any]:
    """How much there is of somebody: sessions, tables by state, ratings."""
    sessions = select(func.count()).select_from(SESSIONS).where(SESSIONS.c.user == user)
    sits = select(SEATS.c.table).where(SEATS.c.user == user)
    by_state = select(TABLES.c.state, func.count().label("count")).where(TABLES.c.id.in_(sits)).group_by(TABLES.c.state)
    rated = select(RATINGS).where(RATINGS.c.user == user).order_by(RATINGS.c.game, RATINGS.c.players)
    return {
        "sessions": (await db.execute(sessions)).scalar_one(),
        "tables": {row.state: row.count for row in await db.execute(by_state)},
        "ratings": list(await db.execute(rated)),
    }


async def ban(database: Database, name: str, now: float) -> tuple[Row[Any], int]:
    """Whose sessions end, how many; bots go on where it plays."""
    async with database.writing() as db:
        user = await user_named(db, name)
        await db.execute(update(USERS).where(USERS.c.id == user.id).values(banned=True))
        ended = await end_sessions(db, user.id)
        programs = [row.id for row in await db.execute(select(USERS.c.id).where(USERS.c.owner == user.id))]
        for one in (user.id, *programs):
            await _leave_lobbies(db, one, now)
    for one in (user.id, *programs):
        await _leave_games(database, one, now)
    return user, ended


async def mark(database: Database, name: str, **values: bool) -> Row[Any]:
    async with database.writing() as db:
        user = await user_named(db, name)
        await db.execute(update(USERS).where(USERS.c.id == user.id).values(**values))
    return user


async def reset_password(database: Database, name: str) -> tuple[Row[Any], str]:
    password = secrets.token_urlsafe(12)
    hashed = await hash_password(password)
    async with database.writing() as db:
        user = await user_named(db, name)
        if user.kind != "account":
            raise ValueError(f"{user.name} is a {user.kind} and has no password")
        await db.execute(update(USERS).where(USERS.c.id == user.id).values(password=hashed))
        await end_sessions(db, user.id)
    return user, password


async def forget(database: Database, name: str, now: float) -> Row[Any]:
    """Name, address, words, notes and sessions go; what was played stays, as somebody's."""
    async with database.writing() as db:
        user = await user_named(db, name)
        await end_sessions(db, user.id)
        await _leave_lobbies(db, user.id, now)
        await _forget_messages(db, user)
        for table in (CHAT, NOTES, PUSHES):
            await db.execute(delete(table).where(table.c.user == user.id))
        named = TABLES.c.owner == user.id, func.lower(TABLES.c.name).contains(user.name.lower(), autoescape=True)
        await db.execute(update(TABLES).where(*named).values(name="", changed=now))
        await db.execute(update(SEATS).where(SEATS.c.user == user.id).values(called=None))  # who was with them, too
        sits = select(SEATS.c.table).where(SEATS.c.user == user.id)
        await db.execute(update(TABLES).where(TABLES.c.id.in_(sits)).values(changed=now))
        await db.execute(
            update(USERS).where(USERS.c.id == user.id)
            .values(name=SOMEBODY, kind="guest", name_key=None, password=None, email=None, settings={})
        )  # fmt: skip
    await _leave_games(database, user.id, now)
    return user


async def _forget_messages(db: AsyncConnection, user: Row[Any]) -> None:
    """Notifications, sent or not, that name the person or an address of theirs."""
    endpoints = [row.endpoint for row in await db.execute(select(PUSHES.c.endpoint).where(PUSHES.c.user == user.id))]
    traces = [trace for trace in (user.id, user.email, user.name, *endpoints) if trace]
    named = re.compile("|".join(rf"(?<!\w){re.escape(trace)}(?!\w)" for trace in traces))
    for row in list(await db.execute(select(OUTBOX.c.id, OUTBOX.c.key, OUTBOX.c.body))):
        if named.search(f"{row.key} {json.dumps(row.body, ensure_ascii=False)}"):
            await db.execute(delete(OUTBOX).where(OUTBOX.c.id == row.id))


async def _leave_lobbies(db: AsyncConnection, user: str, now: float) -> None:
    lobby = select(TABLES.c.id).where(TABLES.c.state == LOBBY)
    await db.execute(update(SEATS).where(SEATS.c.user == user, SEATS.c.table.in_(lobby)).values(user=None, called=None))
    await db.execute(update(SEATS).where(SEATS.c.offered == user).values(offered=None))
    own = TABLES.c.owner == user, TABLES.c.state == LOBBY
    await db.execute(update(TABLES).where(*own).values(state=CLOSED, ended=now, changed=now))


async def _leave_games(database: Database, user: str, now: float) -> None:
    """Bots go on, so that the others need not wait for a clock."""
    async with database.reading() as db:
        running = TABLES.c.state == RUNNING, SEATS.c.user == user
        query = select(SEATS.c.table, SEATS.c.seat).join(TABLES, TABLES.c.id == SEATS.c.table).where(*running)
        seats = list(await db.execute(query))
    rooms = Rooms(database, Alone(), lambda: now)
    for table, seat in seats:
        try:
            room = await rooms.room(table)
            await room.act(lambda sitting, at, seat=seat: sitting.leave(seat, at))  # type: ignore[misc]
        except (Lost, Refused):  # it has just ended
            continue


async def tables(db: AsyncConnection, state: str) -> list[TableInfo]:
    query = select(TABLES.c.id).order_by(TABLES.c.changed.desc()).limit(MOST)
    if state:
        query = query.where(TABLES.c.state == state)
    return [await read_table(db, row.id) for row in list(await db.execute(query))]


async def table_named(db: AsyncConnection, table: str) -> TableInfo:
    try:
        return await read_table(db, table)
    except Refused:
        raise ValueError(f"there is no table {table!r}: fidchell admin tables shows those there are") from None


async def log_of(db: AsyncConnection, table: str) -> dict[str, int]:
    """How many entries of which kind there are; what they say may be secret still."""
    counted: dict[str, int] = {}
    for entry in await read_log(db, table):
        counted[entry.kind] = counted.get(entry.kind, 0) + 1
    return counted


async def last_entry(db: AsyncConnection, table: str) -> float | None:
    found: float | None = (await db.execute(select(func.max(LOG.c.at)).where(LOG.c.table == table))).scalar()
    return found


async def close(database: Database, table: str, now: float) -> TableInfo:
    """End a table without a result."""
    async with database.writing() as db:
        info = await table_named(db, table)
        if info.row.state not in (LOBBY, RUNNING):
            raise ValueError(f"the table {table} is {info.row.state} already")
        await db.execute(
            update(TABLES).where(TABLES.c.id == table).values(state=CLOSED, ended=now, changed=now, due=None)
        )
    return info
