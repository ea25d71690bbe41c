"""When a game is over: results, and ratings where it counted."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.schema import RATINGS, RESULTS
from fidchell.server.sitting import Sitting
from fidchell.server.tables import TableInfo

MODEL = PlackettLuce()


async def settle(db: AsyncConnection, info: TableInfo, sitting: Sitting, at: float) -> None:
    result = sitting.game.result
    assert result is not None
    row, winners = info.row, result["winners"]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(row.players)]
    # After the log was written once, a game is over once: whoever wrote the last entry writes this.
    await db.execute(
        insert(RESULTS),
        [{"table": info.id, "seat": seat.seat, "user": seat.user, "bot": seat.bot or None, "game": row.game,
          "players": row.players, "score": result["scores"][seat.seat], "share": shares[seat.seat], "rated": row.rated,
          "daily": row.daily, "at": at} for seat in info.seats],
    )  # fmt: skip
    people = {seat.user for seat in info.seats if seat.user}
    if row.rated and len(people) == row.players > 1:
        await _rate(db, info, result["scores"], shares)


def _rating(known: Any) -> Any:
    return MODEL.rating() if known is None else MODEL.rating(mu=known.mu, sigma=known.sigma)


async def _rate(db: AsyncConnection, info: TableInfo, scores: list[int], shares: list[float]) -> None:
    game, players = info.row.game, info.row.players
    users = [seat.user for seat in info.seats]
    found = await db.execute(
        select(RATINGS).where(RATINGS.c.user.in_(users), RATINGS.c.game == game, RATINGS.c.players == players)
    )
    known = {row.user: row for row in found}
    teams = [[_rating(known.get(user))] for user in users]
    rated = MODEL.rate(teams, scores=[share * 1000 + score for share, score in zip(shares, scores, strict=True)])
    await db.execute(
        delete(RATINGS).where(RATINGS.c.user.in_(users), RATINGS.c.game == game, RATINGS.c.players == players)
    )
    await db.execute(
        insert(RATINGS),
        [{"user": user, "game": game, "players": players, "mu": team[0].mu, "sigma": team[0].sigma,
          "games": (known[user].games if user in known else 0) + 1,
          "wins": (known[user].wins if user in known else 0.0) + shares[seat]}
         for seat, (user, team) in enumerate(zip(users, rated, strict=True))],
    )  # fmt: skip
