"""Looking back at a finished game: what the expert would have chosen and how the chances went.

A review is a job in the database. Any node takes it up, for a while, and keeps what is finished: one that dies leaves
the rest to the others. It is done piece by piece where bots think, and they come first.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.agents.agent import Eyes
from fidchell.analysis.graph import Graph, draw
from fidchell.analysis.hints import manner_of, think
from fidchell.analysis.review import MISTAKE, Verdict, moments_of, shares_of
from fidchell.registry import find
from fidchell.server.background import Background
from fidchell.server.bots import Position, Thinkers
from fidchell.server.rooms import Rooms
from fidchell.server.schema import JOBS
from fidchell.server.sitting import Refused
from fidchell.speech import Speech

WAITING, DONE, FAILED = "waiting", "done", "failed"
ITERATIONS: Final = 200  # for a decision, and
LONGEST_THOUGHT: Final = 0.3  # seconds
WHOLE_GAME: Final = 60.0  # seconds of thinking: the more decisions, the less for each
PIECE: Final = 0.6  # seconds after which bots get their turn
OPTIONS_KEPT: Final = 3
WORST: Final = 5  # choices that the graph names
LOOKS_EVERY: Final = 1.0  # seconds
CLAIMED_FOR: Final = 15.0  # seconds, renewed while it goes on
WRITES_EVERY: Final = 4.0  # seconds
MOST_WAITING: Final = 200  # jobs
MOST_OF_ONE: Final = 5  # of them, that one person asked for
MOST_TRIES: Final = 3  # in a row that come no further: then a review has failed
AGAIN_SOON: Final = 5.0  # seconds until one that went wrong is tried again
AGAIN_AFTER: Final = 86400.0  # seconds until one that has failed may be asked for anew
LOG = logging.getLogger(__name__)


class Review(msgspec.Struct):
    """A job as it stands. ``state``: none (nobody has asked for one), waiting, running, done or failed."""

    state: str
    judged: int  # decisions so far
    of: int | None  # in all; None before it has begun
    result: dict[str, Any] | None


# --- in a process of its own ---


def judge(position: Position, after: int) -> dict[str, Any]:
    """Verdicts on the next decisions after this answer of a game, as many as a piece of work holds."""
    gc.collect()
    game = position.open()
    moments, boundaries = moments_of(game)
    seconds = min(LONGEST_THOUGHT, WHOLE_GAME / max(1, len(moments)))
    manner = manner_of(f"expert:iterations={ITERATIONS},seconds={seconds:.3f}", game.rules)
    verdicts: list[dict[str, Any]] = []
    until = time.monotonic() + PIECE
    left = [moment for moment in moments if moment.number > after]
    for moment in left:
        decision = moment.decision
        hint = think(Eyes(moment.position, decision.seat), decision, manner)
        verdicts.append(_told(Verdict(moment.number, decision.key, decision.values, moment.chosen, hint)))
        if time.monotonic() > until:
            break
    return {
        "of": len(moments),
        "boundaries": [vars(boundary) for boundary in boundaries],
        "shares": list(shares_of(game)),
        "last": len(position.moves),
        "decisions": verdicts,
    }


def _told(verdict: Verdict) -> dict[str, Any]:
    told = verdict.to_json()
    told["worse_by"] = told.pop("worse by")
    del told["iterations"]
    told["options"] = [
        {"word": option["word"], "share": round(option["share"], 4), "chance": option["chance"]}
        for option in told["options"][:OPTIONS_KEPT]
    ]
    return told


def curves_of(made: dict[str, Any]) -> list[list[tuple[int, float]]]:
    """By seat: its own chance at each of its decisions, and in the end what became of it."""
    curves: list[list[tuple[int, float]]] = [[] for _ in made["shares"]]
    for verdict in made["decisions"]:
        curves[verdict["seat"]].append((verdict["number"], verdict["chances"][verdict["seat"]]))
    for curve, share in zip(curves, made["shares"], strict=True):
        curve.append((made["last"] + 1, share))
    return curves


# --- jobs ---


async def ask_for(db: AsyncConnection, table: str, user: str, now: float) -> None:
    """Queue a review, once for each table; one that has failed is not tried again before a day has passed."""
    row = (await db.execute(select(JOBS.c.state, JOBS.c.created).where(JOBS.c.table == table))).first()
    if row is not None and (row.state != FAILED or now < row.created + AGAIN_AFTER):
        return
    waiting = select(func.count()).select_from(JOBS).where(JOBS.c.state == WAITING)
    if (await db.execute(waiting)).scalar_one() >= MOST_WAITING:
        raise Refused("too-many-jobs", most=MOST_WAITING)
    if (await db.execute(waiting.where(JOBS.c.user == user))).scalar_one() >= MOST_OF_ONE:
        raise Refused("too-many-of-yours", most=MOST_OF_ONE)
    fresh = {"state": WAITING, "claimed": 0.0, "result": None, "created": now, "user": user, "tries": 0}
    if row is None:
        await db.execute(insert(JOBS).values(table=table, **fresh))
    else:
        await db.execute(update(JOBS).where(JOBS.c.table == table).values(**fresh))


async def read_review(db: AsyncConnection, table: str, now: float) -> Review:
    row = (await db.execute(select(JOBS).where(JOBS.c.table == table))).first()
    if row is None:
        return Review("none", 0, None, None)
    made = row.result or {}
    state = "running" if row.state == WAITING and row.claimed > now else row.state
    result = {**made, "curves": curves_of(made)} if row.state == DONE else None
    return Review(state, len(made.get("decisions", ())), made.get("of"), result)


class Analyst(Background):
    """Works on one review after the other."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers

    async def _run(self) -> None:
        while True:
            try:
                claimed = await self._claim()
                if claimed is not None:
                    await self._work(*claimed)
                    continue
            except Exception:
                LOG.exception("looking for reviews to make")
            await asyncio.sleep(LOOKS_EVERY)

    async def _claim(self) -> tuple[str, float, dict[str, Any] | None] | None:
        """A job that is ours until a time, and what is finished of it. It counts as tried: we may die of it."""
        now = self.rooms.now()
        ready = (JOBS.c.state == WAITING) & (JOBS.c.claimed < now)
        async with self.rooms.database.reading() as db:
            row = (await db.execute(select(JOBS).where(ready).order_by(JOBS.c.created).limit(1))).first()
        if row is None:
            return None
        until = now + CLAIMED_FOR
        given_up = row.tries >= MOST_TRIES
        values = {"state": FAILED} if given_up else {"claimed": until, "tries": row.tries + 1}
        async with self.rooms.database.writing() as db:
            done = await db.execute(update(JOBS).where(JOBS.c.table == row.table, ready).values(**values))
        return (row.table, until, row.result) if done.rowcount == 1 and not given_up else None

    async def _work(self, table: str, until: float, made: dict[str, Any] | None) -> None:
        try:
            room = await self.rooms.room(table)
            position = room.position()
            self.rooms.forget(room)
            written = self.rooms.now()
            while made is None or len(made["decisions"]) < made["of"]:
                decisions = [] if made is None else made["decisions"]
                after = decisions[-1]["number"] if decisions else 0
                piece = await self.thinkers.when_free(judge, position, after)
                made = {**piece, "decisions": decisions + piece["decisions"]}
                if not piece["decisions"]:
                    break
                now = self.rooms.now()
                if now - written >= WRITES_EVERY:
                    if not await self._write(table, until, WAITING, made, now + CLAIMED_FOR):
                        return  # it took us so long that another node has it
                    until, written = now + CLAIMED_FOR, now
            await self._write(table, until, DONE, made, 0.0)
        except Exception:
            LOG.exception("%s: the review went wrong", table)
            await self._put_off(table, until)

    async def _write(self, table: str, until: float, state: str, made: dict[str, Any] | None, claimed: float) -> bool:
        """How far we have come, if the job is still ours."""
        values = {"state": state, "result": made, "claimed": claimed, "tries": 0}
        return await self._change(table, until, **values)

    async def _put_off(self, table: str, until: float) -> None:
        """What was written of it stays: the next try begins there."""
        await self._change(table, until, claimed=self.rooms.now() + AGAIN_SOON)

    async def _change(self, table: str, until: float, **values: Any) -> bool:
        ours = update(JOBS).where(JOBS.c.table == table, JOBS.c.claimed == until)
        async with self.rooms.database.writing() as db:
            return (await db.execute(ours.values(**values))).rowcount == 1


# --- the picture ---


def picture(made: dict[str, Any], game: str, players: list[str], language: str) -> str:
    speech = Speech(find(game), language)
    speech.players = [name or speech.player(seat) for seat, name in enumerate(players)]  # of a record nobody is known
    rounds = [
        (boundary["number"], speech.text("cli-analyse-round", round=boundary["round"]))
        for boundary in made["boundaries"] if boundary["kind"] == "round"
    ]  # fmt: skip
    judged = [verdict for verdict in made["decisions"] if verdict["sure"] and (verdict["worse_by"] or 0.0) >= MISTAKE]
    worst = sorted(judged, key=lambda verdict: -verdict["worse_by"])[:WORST]
    graph = Graph(
        speech.text("cli-analyse-curve"), speech.text("cli-analyse-decision"), speech.players,
        made["curves"],
        rounds,
        [(one["number"], one["chances"][one["seat"]], _instead(one, speech))
         for one in sorted(worst, key=lambda verdict: verdict["number"])],
    )  # fmt: skip
    return draw(graph)


def _instead(verdict: dict[str, Any], speech: Speech) -> str:
    told = speech.text(
        "cli-analyse-instead", number=verdict["number"], chosen=speech.name(verdict["chosen"]),
        preferred=speech.name(verdict["preferred"]),
    )  # fmt: skip
    return f"{speech.player(verdict['seat'])}, {told} (-{100 * verdict['worse_by']:.0f}%)"
