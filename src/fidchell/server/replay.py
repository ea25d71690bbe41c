"""A game that is over: its record, every position of it, and games that go on from one."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.core.game import Game, new_game
from fidchell.server.entries import Entry
from fidchell.server.identity import User
from fidchell.server.pacing import as_before
from fidchell.server.schema import LOG, SEATS, TABLES
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.tables import LOBBY, OVER, NewTable, TableInfo, make_table


def check_over(info: TableInfo) -> None:
    """While a game runs its secrets live: nobody may look through other eyes."""
    if info.row.state != OVER:
        raise Refused("game-is-running")


def position_after(sitting: Sitting, moves: int) -> Game:
    """The game after so many answers."""
    if not 0 <= moves <= len(sitting.moves):
        raise Refused("no-such-position", last=len(sitting.moves))
    game = new_game(sitting.rules, sitting.players, sitting.seed, sitting.options)
    for move in sitting.moves[:moves]:
        game.answer(move.seat, move.option)
    return game


async def share(db: AsyncConnection, user: User, info: TableInfo, token: str | None) -> None:
    """Those who sat there, or brought it, may share a game with anybody who has the link; None: no more."""
    if user.id != info.row.owner and not info.seats_of(user.id):
        raise Refused("not-at-this-table")
    check_over(info)
    await db.execute(update(TABLES).where(TABLES.c.id == info.id).values(share=token))


class Replayed(msgspec.Struct):
    """One position of a finished game. ``event`` is how many events there were by then."""

    at: int
    last: int
    event: int
    view: dict[str, Any]
    events: list[dict[str, Any]]  # of the answer that led here


def replayed(sitting: Sitting, at: int, seat: int | None) -> Replayed:
    game = position_after(sitting, at)
    before = sitting.events_after[at - 1] if at else 0
    return Replayed(at, len(sitting.moves), sitting.events_after[at], game.view(seat), game.events(seat, before))


async def branch(
    db: AsyncConnection, user: User, info: TableInfo, sitting: Sitting, at: int, now: float
) -> tuple[str, str]:
    """A new table that goes on from a position of a finished game: all seats are the user's, to give to others."""
    position_after(sitting, at)  # refuses what is none
    row = info.row
    wanted = NewTable(row.game, row.players, row.options, row.name, True, False, as_before(info.pace, False), row.seed)
    table, invite = await make_table(db, user, wanted, now, branch_of=info.id, branch_at=at)
    await write_moves(db, user, table, [(move.seat, move.option) for move in sitting.moves[:at]], "branch", now)
    seats = update(SEATS).where(SEATS.c.table == table)
    await db.execute(seats.values(user=user.id, seen=sitting.events_after[at]))
    return table, invite


async def write_moves(
    db: AsyncConnection, user: User, table: str, moves: list[tuple[int, str]], by: str, now: float
) -> None:
    """Let a new table begin after these answers."""
    entries = [Entry(seq, now, "answer", seat, option, by) for seq, (seat, option) in enumerate(moves, 1)]
    if entries:
        await db.execute(
            insert(LOG),
            [{"table": table, "seq": entry.seq, "at": now, "body": entry.body(), "user": user.id, "key": None}
             for entry in entries],
        )  # fmt: skip
    await db.execute(update(TABLES).where(TABLES.c.id == table).values(seq=len(entries)))


async def rematch(db: AsyncConnection, user: User, info: TableInfo, now: float) -> tuple[str, str]:
    """The same bots and options, another deal. The other people are offered their seats: they sit down themselves.

    Whoever asks next is shown that table as long as it waits for them, without its invitation, which is told once.
    """
    row = info.row
    known = await _open_rematch(db, user, info)
    if known is not None:
        return known, ""
    pace = as_before(info.pace, row.rated)
    wanted = NewTable(row.game, row.players, row.options, row.name, row.private, row.rated, pace)
    table, invite = await make_table(db, user, wanted, now, rematch_of=info.id)
    for seat in info.seats:
        own = seat.user == user.id
        sits = {
            "user": user.id if own else None, "bot": seat.bot or None, "offered": None if own else seat.user,
            "called": seat.called or None if own else None,
        }  # fmt: skip
        await db.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat.seat).values(**sits))
    return table, invite


async def _open_rematch(db: AsyncConnection, user: User, info: TableInfo) -> str | None:
    concerns = (TABLES.c.owner == user.id) | (SEATS.c.user == user.id) | (SEATS.c.offered == user.id)
    query = (
        select(TABLES.c.id).join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(TABLES.c.rematch_of == info.id, TABLES.c.state == LOBBY, concerns).order_by(TABLES.c.created).limit(1)
    )  # fmt: skip
    return (await db.execute(query)).scalar()
