"""Lists and the daily game with two nodes that share a real PostgreSQL."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, update

from fidchell.server import daily, identity, lists, tables
from fidchell.server.database import Database
from fidchell.server.identity import User
from fidchell.server.kept import secret_of
from fidchell.server.schema import RESULTS, TABLES
from kit.services import postgres

NOW = 1_700_049_600.0
GAMES = 9


async def finished_games(database: Database, user: User) -> list[str]:
    """Public tables that are over, the newest first; some ended in the same moment."""
    made: list[str] = []
    async with database.writing() as db:
        for number in range(GAMES):
            wanted = tables.NewTable("inis", 2, private=False)
            table, _ = await tables.make_table(db, user, wanted, NOW)
            at = NOW + number // 3
            await db.execute(update(TABLES).where(TABLES.c.id == table).values(state="over", ended=at))
            await db.execute(
                insert(RESULTS),
                [{"table": table, "seat": seat, "user": user.id, "bot": None, "game": "inis", "players": 2, "score": 1,
                  "share": 0.5, "rated": False, "daily": None, "at": at} for seat in range(2)],
            )  # fmt: skip
            made.append(table)
    return made


async def check(url: str) -> None:
    first, second = Database(url), Database(url)
    try:
        await first.create()
        nodes = [first, second] * 4
        assert len(set(await asyncio.gather(*(secret_of(node, "daily") for node in nodes)))) == 1
        async with first.writing() as db:
            user = await identity.new_guest(db, "Anna", "en", NOW)
        assert len(set(await asyncio.gather(*(daily.begin(node, user, NOW) for node in nodes)))) == 1

        made = await finished_games(first, user)
        async with second.reading() as db:
            pages: list[str] = []
            while page := await lists.finished(db, None, lists.Filter(before=pages[-1] if pages else ""), 2):
                pages += [game.id for game in page]
            own = await lists.tables_for(db, user)
        assert sorted(pages) == sorted(made)
        assert (own[0].state, own[0].yours, len(own)) == ("running", True, GAMES + 1)
    finally:
        await first.close()
        await second.close()


def test_two_nodes_agree_on_the_daily_deal_and_on_pages_of_results() -> None:
    with postgres() as url:
        asyncio.run(check(url))
