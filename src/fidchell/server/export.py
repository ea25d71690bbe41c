"""Finished games as records that fidchell replays: nothing about people, nothing of games that still run."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import select

from fidchell.core.rules import GameError
from fidchell.server.database import Database
from fidchell.server.entries import BROUGHT
from fidchell.server.schema import TABLES
from fidchell.server.tables import LOBBY, OVER, RUNNING, read_log, read_table


async def records(database: Database) -> AsyncIterator[tuple[str, dict[str, Any] | None]]:
    """Table and record, in the order the games ended; None if it was not played here or cannot be told (yet)."""
    async with database.reading() as db:
        secret = {tuple(row) for row in await db.execute(
            select(TABLES.c.game, TABLES.c.players, TABLES.c.seed).where(TABLES.c.state.in_((LOBBY, RUNNING)))
        )}  # fmt: skip
        over = list(await db.execute(select(TABLES.c.id).where(TABLES.c.state == OVER).order_by(TABLES.c.ended)))
        brought: set[str] = set()
        for (table,) in over:
            info, log = await read_table(db, table), await read_log(db, table)
            row = info.row
            if row.branch_of in brought or any(entry.by == BROUGHT for entry in log):  # not played here, or not all
                brought.add(table)
                yield table, None
                continue
            if (row.game, row.players, row.seed) in secret:  # the same deal is being played elsewhere
                yield table, None
                continue
            try:
                sitting = info.sitting(log)
            except (GameError, ValueError):  # by rules that this version does not have any more
                yield table, None
                continue
            yield table, sitting.game.record()
