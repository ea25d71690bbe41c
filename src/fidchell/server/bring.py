"""Games brought from elsewhere: a record becomes a table of one's own, to look at or to play on."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.core.game import Game
from fidchell.core.replay import load_record
from fidchell.registry import OURS, find
from fidchell.server.entries import BROUGHT
from fidchell.server.identity import User
from fidchell.server.replay import write_moves
from fidchell.server.schema import SEATS, TABLES
from fidchell.server.sitting import Refused
from fidchell.server.stands import stands
from fidchell.server.tables import OVER, NewTable, make_table, read_log, read_table

LARGEST: Final = 400_000  # bytes; a long game of Inis at random has 110 000
MOST_ANSWERS: Final = 5000
MOST_CHECKS: Final = 500  # each costs as much as ten answers


async def checked(record: dict[str, Any]) -> Game:
    """The game of a record, played again to its end; Refused says what is wrong with it."""
    if not {"game", "rules"} <= record.keys():
        raise Refused("no-record")
    if record["game"] not in list(OURS):
        raise Refused("no-such-game", games=list(OURS))
    rules = find(record["game"])
    if record.get("rules") != rules.version:
        raise Refused("other-rules", rules=str(record.get("rules"))[:40], ours=rules.version)
    for part, most in (("answers", MOST_ANSWERS), ("checks", MOST_CHECKS)):
        if isinstance(record.get(part), list) and len(record[part]) > most:
            raise Refused("record-too-long", part=part, most=most)
    if "scene" in record or "snapshot" in record or not isinstance(record.get("seed"), str):
        raise Refused("record-without-seed")
    try:
        return await asyncio.to_thread(load_record, rules, record)
    except (ValueError, TypeError, LookupError) as wrong:  # a record is a stranger's: anything may be in it
        raise Refused("bad-record", why=str(wrong)[:300]) from None


async def bring(db: AsyncConnection, user: User, game: Game, name: str, now: float) -> tuple[str, str]:
    """The id and the invitation of a private table. A finished game is over there; another waits to be started.

    Without a name it is called by the moment it came: several must not look the same.
    """
    record = game.record()
    called = name.strip() or f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M:%S}"
    wanted = NewTable(record["game"], record["players"], record["options"], called, seed=record["seed"])
    table, invite = await make_table(db, user, wanted, now)
    await write_moves(db, user, table, [(seat, option) for seat, option in record["answers"]], BROUGHT, now)
    if game.over:  # nobody of here has played it
        await db.execute(update(SEATS).where(SEATS.c.table == table).values(user=None))
        over = {"state": OVER, "started": now, "ended": now, "result": game.result}
        await db.execute(update(TABLES).where(TABLES.c.id == table).values(**over))
        sitting = (await read_table(db, table)).sitting(await read_log(db, table))
        await db.execute(
            update(TABLES).where(TABLES.c.id == table).values(stands=msgspec.to_builtins(stands(sitting)))
        )  # fmt: skip
    else:
        events = 0 if game.table.journal is None else len(game.table.journal)
        await db.execute(update(SEATS).where(SEATS.c.table == table).values(user=user.id, seen=events))
    return table, invite
