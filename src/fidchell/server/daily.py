"""The daily solo game of Tír na nÓg: one deal a day for everybody, and what they made of it.

The deal follows from the day and a secret of the server: nobody can know it before, and it is not told before the day
is over and the last who began have had time to finish.
"""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.registry import find
from fidchell.server.database import Database
from fidchell.server.entries import WantedPace
from fidchell.server.identity import User
from fidchell.server.kept import secret_of
from fidchell.server.messages import AskUndo, AtTable, Leave, SetPace
from fidchell.server.schema import RESULTS, TABLES, USERS
from fidchell.server.sitting import Refused
from fidchell.server.tables import NewTable, TableInfo, make_table, read_table, start

GAME: Final = "tirnanog"
OPTIONS: Final = {"geis": "random", "difficulty": "medium"}
PACE: Final = WantedPace(live=False, absent="wait")  # nobody plays it for you
GRACE: Final = 3600.0  # seconds after the day in which a game still counts
MOST_SHOWN: Final = 100


class DailyScore(msgspec.Struct):
    place: int
    id: str
    name: str
    kind: str
    score: int
    balor: int
    won: bool


class OwnTry(msgspec.Struct):
    table: str
    state: str
    score: DailyScore | None = None  # once it is over, and if it was in time


class Daily(msgspec.Struct):
    day: str
    today: str
    game: str
    options: dict[str, Any]
    closes: float  # games that end later do not count
    seed: str | None  # told when the day is over, for those who want to try the deal again
    played: int
    scores: list[DailyScore]
    yours: OwnTry | None


def day_of(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def closes(day: str) -> float:
    """Until when a game of this day counts, and its deal is a secret."""
    begins = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begins + timedelta(days=1)).timestamp() + GRACE


def checked_day(day: str, now: float) -> str:
    try:
        known = date.fromisoformat(day).isoformat() == day
    except ValueError:
        known = False
    if not known or day > day_of(now):
        raise Refused("bad-day", today=day_of(now))
    return day


def check_told(info: TableInfo, now: float) -> None:
    """May the deal of this table be told? That of a day not before it is over."""
    if info.row.daily and now < closes(info.row.daily):
        raise Refused("day-is-not-over", until=closes(info.row.daily))


def check_alone(info: TableInfo, asked: AtTable) -> None:
    """Everybody plays the deal of a day alone, without a bot's help, and once."""
    if info.row.daily and isinstance(asked, AskUndo | Leave | SetPace):
        raise Refused("not-in-daily-games")


async def seed_of(database: Database, day: str) -> str:
    secret = await secret_of(database, "daily")
    return hmac.new(secret.encode(), day.encode(), "sha256").hexdigest()


async def own_table(db: AsyncConnection, user: User, day: str) -> Row[Any] | None:
    return (await db.execute(select(TABLES).where(TABLES.c.owner == user.id, TABLES.c.daily == day))).first()


async def begin(database: Database, user: User, now: float) -> str:
    """The user's table of today, begun if it is not yet."""
    if user.kind == "bot":
        raise Refused("people-only")
    day = day_of(now)
    seed = await seed_of(database, day)
    wanted = NewTable(GAME, 1, dict(OPTIONS), day, private=True, pace=PACE, seed=seed)
    async with database.reading() as db:
        known = await own_table(db, user, day)
    if known is not None:
        return str(known.id)
    try:
        async with database.writing() as db:
            table, _ = await make_table(db, user, wanted, now, daily=day)
            await start(db, user, await read_table(db, table), now)
            return table
    except IntegrityError:  # asked for twice at once
        async with database.reading() as db:
            known = await own_table(db, user, day)
        assert known is not None
        return str(known.id)


async def scores(db: AsyncConnection, day: str) -> list[DailyScore]:
    """Those who beat Balor first, then the higher score, then the larger lead over him; equals share a place."""
    query = (
        select(RESULTS.c.user, RESULTS.c.score, TABLES.c.result, USERS.c.name, USERS.c.kind)
        .join(TABLES, TABLES.c.id == RESULTS.c.table).join(USERS, USERS.c.id == RESULTS.c.user)
        .where(RESULTS.c.daily == day, RESULTS.c.at < closes(day), ~USERS.c.banned)
    )  # fmt: skip
    made = [DailyScore(0, row.user, row.name, row.kind, row.score, row.result["balor"], bool(row.result["winners"]))
            for row in await db.execute(query)]  # fmt: skip
    made.sort(key=lambda score: (*_worth(score), score.name))
    for number, score in enumerate(made, 1):
        same = number > 1 and _worth(made[number - 2]) == _worth(score)
        score.place = made[number - 2].place if same else number
    return made


def _worth(score: DailyScore) -> tuple[bool, int, int]:
    """Smaller is better."""
    return not score.won, -score.score, score.balor


async def daily(database: Database, user: User | None, asked: str, now: float) -> Daily:
    day = checked_day(asked, now) if asked else day_of(now)
    seed = await seed_of(database, day) if now >= closes(day) else None
    async with database.reading() as db:
        made = await scores(db, day)
        row = None if user is None else await own_table(db, user, day)
    yours = None
    if row is not None:
        yours = OwnTry(row.id, row.state, next((score for score in made if score.id == row.owner), None))
    options = find(GAME).checked_options(dict(OPTIONS))
    return Daily(day, day_of(now), GAME, options, closes(day), seed, len(made), made[:MOST_SHOWN], yours)
