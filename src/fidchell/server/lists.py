"""Lists: tables, the ladder, finished games, and what is known of a person. No game is replayed for any of them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.registry import OURS
from fidchell.server.identity import User
from fidchell.server.schema import RATINGS, RESULTS, SEATS, TABLES, USERS
from fidchell.server.sitting import Refused
from fidchell.server.stands import Stands
from fidchell.server.tables import CLOSED, LOBBY, OVER, RUNNING

MOST_TABLES: Final = 100  # of one's own, and as many open ones
GUEST: Final = "guest"

# --- tables ---


class TableListed(msgspec.Struct):
    """A table in a list. From ``own`` on: what concerns those who sit there."""

    id: str
    name: str
    game: str
    players: int
    state: str
    rated: bool
    pace: dict[str, Any]
    changed: float
    own: bool = False
    seats: list[int] = []  # yours
    waiting: list[int] = []  # seats that are waited for, as everybody can see
    yours: bool = False  # is one of your seats?
    unread: int = 0  # events since you last looked
    deadline: float | None = None  # until when you have time
    offered: list[int] = []  # seats kept for you: sit down, or decline


async def tables_for(db: AsyncConnection, user: User | None) -> list[TableListed]:
    """One's own tables, those that are over last, then those where a seat is offered, then the open ones that anybody
    may join; the last changed first."""
    listed: list[TableListed] = []
    if user is not None:
        mine = select(SEATS.c.table).where(SEATS.c.user == user.id)
        own = or_(TABLES.c.id.in_(mine), TABLES.c.owner == user.id)
        past = TABLES.c.state.in_((OVER, CLOSED))  # must not push what still runs off the list
        query = select(TABLES).where(own).order_by(past, TABLES.c.changed.desc()).limit(MOST_TABLES)
        rows = (await db.execute(query)).all()
        sits: dict[str, dict[int, int]] = {row.id: {} for row in rows}  # table -> own seat -> events read
        for seat in await db.execute(select(SEATS).where(SEATS.c.user == user.id, SEATS.c.table.in_(list(sits)))):
            sits[seat.table][seat.seat] = seat.seen
        listed = [_own(row, sits[row.id]) for row in rows]
        listed += await _offers(db, user.id, set(sits))
    known = {table.id for table in listed}
    open_ = select(TABLES).where(TABLES.c.state == LOBBY, ~TABLES.c.private)
    found = await db.execute(open_.order_by(TABLES.c.changed.desc()).limit(MOST_TABLES))
    return listed + [_listed(row) for row in found if row.id not in known]


async def watchable(db: AsyncConnection, user: User | None) -> list[TableListed]:
    """Games at open tables that are being played by others, the last changed first."""
    mine = select(SEATS.c.table).where(SEATS.c.user == (user.id if user else ""))
    query = select(TABLES).where(TABLES.c.state == RUNNING, ~TABLES.c.private, TABLES.c.id.not_in(mine))
    return [_listed(row) for row in await db.execute(query.order_by(TABLES.c.changed.desc()).limit(MOST_TABLES))]


async def _offers(db: AsyncConnection, user: str, known: set[str]) -> list[TableListed]:
    """Tables where a seat is kept for somebody who does not sit there."""
    query = (
        select(TABLES, SEATS.c.seat).join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.offered == user, TABLES.c.state == LOBBY)
        .order_by(TABLES.c.changed.desc(), SEATS.c.seat).limit(MOST_TABLES)
    )  # fmt: skip
    found: dict[str, TableListed] = {}
    for row in await db.execute(query):
        if row.id not in known:
            found.setdefault(row.id, _listed(row)).offered.append(row.seat)
    return list(found.values())


def _listed(row: Row[Any]) -> TableListed:
    pace = (row.stands or {}).get("pace") or row.pace
    return TableListed(row.id, row.name, row.game, row.players, row.state, row.rated, pace, row.changed)


def _own(row: Row[Any], seen: dict[int, int]) -> TableListed:
    table, standing = _listed(row), msgspec.convert(row.stands or {}, Stands)
    asked = [seat for seat in standing.asked if seat in seen]
    table.own, table.seats, table.waiting, table.yours = True, sorted(seen), standing.waiting, bool(asked)
    table.unread = max((standing.events - read for read in seen.values()), default=0)
    table.deadline = min((standing.deadlines[str(seat)] for seat in asked if str(seat) in standing.deadlines),
                         default=None)  # fmt: skip
    return table


# --- people ---


class Rated(msgspec.Struct):
    """How strong somebody is in a game of so many. ``rating`` is what is nearly certain: mu less three sigma."""

    rating: float
    mu: float
    sigma: float
    games: int
    wins: float  # a shared victory counts as a part


class OnLadder(Rated):
    place: int
    id: str
    name: str
    kind: str


class RatedIn(Rated):
    game: str
    players: int


class Played(msgspec.Struct):
    """Finished games, rated or not."""

    game: str
    players: int
    games: int
    wins: float


class Person(msgspec.Struct):
    id: str
    name: str
    kind: str
    since: float
    ratings: list[RatedIn]
    played: list[Played]


def _rated(row: Row[Any]) -> dict[str, Any]:
    return {"rating": round(row.mu - 3 * row.sigma, 2), "mu": row.mu, "sigma": row.sigma, "games": row.games,
            "wins": row.wins}  # fmt: skip


def checked_game(game: str) -> str:
    if game not in OURS:
        raise Refused("no-such-game", games=list(OURS))
    return game


async def ladder(db: AsyncConnection, game: str, players: int, after: int, limit: int) -> list[OnLadder]:
    """The strongest first, from the place after ``after``. Guests are not on it: names of theirs are nobody's own."""
    query = (
        select(RATINGS, USERS.c.name, USERS.c.kind).join(USERS, USERS.c.id == RATINGS.c.user)
        .where(RATINGS.c.game == checked_game(game), RATINGS.c.players == players)
        .where(USERS.c.kind != GUEST, ~USERS.c.banned)
        .order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc(), RATINGS.c.user).offset(after).limit(limit)
    )  # fmt: skip
    return [
        OnLadder(**_rated(row), place=place, id=row.user, name=row.name, kind=row.kind)
        for place, row in enumerate(await db.execute(query), after + 1)
    ]


async def find_person(db: AsyncConnection, who: str) -> Row[Any]:
    """By id, or by the name of an account: guests may share theirs."""
    if "\x00" not in who:
        for column, value in ((USERS.c.id, who), (USERS.c.name_key, " ".join(who.split()).casefold())):
            row = (await db.execute(select(USERS).where(column == value))).first()
            if row is not None:
                return row
    raise Refused("no-such-person")


async def person(db: AsyncConnection, who: str) -> Person:
    row = await find_person(db, who)
    ratings = await db.execute(
        select(RATINGS).where(RATINGS.c.user == row.id).order_by(RATINGS.c.game, RATINGS.c.players)
    )
    played = await db.execute(
        select(RESULTS.c.game, RESULTS.c.players, func.count().label("games"), func.sum(RESULTS.c.share).label("wins"))
        .where(RESULTS.c.user == row.id).group_by(RESULTS.c.game, RESULTS.c.players)
        .order_by(RESULTS.c.game, RESULTS.c.players)
    )  # fmt: skip
    return Person(
        row.id, row.name, row.kind, row.created,
        [RatedIn(**_rated(one), game=one.game, players=one.players) for one in ratings],
        [Played(one.game, one.players, one.games, round(one.wins, 3)) for one in played],
    )  # fmt: skip


# --- finished games ---


class SeatResult(msgspec.Struct):
    seat: int
    id: str | None  # of the person; None of one who shared somebody's screen under a name
    name: str
    bot: str  # a level, or ""
    score: int
    share: float  # of the victory


class Finished(msgspec.Struct):
    id: str  # of the table
    name: str
    game: str
    players: int
    rated: bool
    daily: str | None
    branch: bool  # went on from a position of another game
    at: float
    seats: list[SeatResult]


class Filter(msgspec.Struct, frozen=True):
    game: str = ""
    players: int = 0
    user: str = ""  # id or name
    before: str = ""  # the table that a page ended with: the next begins after it


async def finished(db: AsyncConnection, viewer: User | None, wanted: Filter, limit: int) -> list[Finished]:
    """Games that were played here, the newest first. What happened at a private table is for those who sat there."""
    first = RESULTS.alias()  # one row for each game
    own = select(RESULTS.c.table).where(RESULTS.c.user == (viewer.id if viewer else ""))
    query = (
        select(TABLES, first.c.at).join(first, (first.c.table == TABLES.c.id) & (first.c.seat == 0))
        .where(TABLES.c.state == OVER, ~TABLES.c.private | TABLES.c.id.in_(own))
    )  # fmt: skip
    if wanted.game:
        query = query.where(TABLES.c.game == checked_game(wanted.game))
    if wanted.players:
        query = query.where(TABLES.c.players == wanted.players)
    if wanted.user:
        sat = (await find_person(db, wanted.user)).id
        query = query.where(TABLES.c.id.in_(select(RESULTS.c.table).where(RESULTS.c.user == sat)))
    if wanted.before:
        shown = ~TABLES.c.private | TABLES.c.id.in_(own)
        query = query.where(tuple_(first.c.at, first.c.table) < await _place_of(db, wanted.before, shown))
    rows = (await db.execute(query.order_by(first.c.at.desc(), first.c.table.desc()).limit(limit))).all()
    seats: dict[str, list[SeatResult]] = {row.id: [] for row in rows}
    sat_there = (
        select(RESULTS, USERS.c.name, SEATS.c.called).outerjoin(USERS, USERS.c.id == RESULTS.c.user)
        .outerjoin(SEATS, (SEATS.c.table == RESULTS.c.table) & (SEATS.c.seat == RESULTS.c.seat))
        .where(RESULTS.c.table.in_(list(seats))).order_by(RESULTS.c.seat)
    )  # fmt: skip
    people = (await db.execute(sat_there)).all()
    sit = Counter((one.table, one.user) for one in people)
    for one in people:
        called = one.called if one.user and sit[one.table, one.user] > 1 else None
        person, name = (None, called) if called else (one.user, one.name or "")
        result = SeatResult(one.seat, person, name, one.bot or "", one.score, one.share)
        seats[one.table].append(result)
    return [
        Finished(row.id, row.name, row.game, row.players, row.rated, row.daily, row.branch_of is not None, row.at,
                 seats[row.id])
        for row in rows
    ]  # fmt: skip


async def _place_of(db: AsyncConnection, table: str, shown: ColumnElement[bool]) -> tuple[float, str]:
    query = select(RESULTS.c.at).join(TABLES, TABLES.c.id == RESULTS.c.table)
    query = query.where(RESULTS.c.table == table, RESULTS.c.seat == 0, shown)
    at = None if "\x00" in table else (await db.execute(query)).scalar()
    if at is None:
        raise Refused("no-such-table")
    return at, table
