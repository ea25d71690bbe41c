"""Who is to be told of what while not looking: their turn, a deadline that comes near, the end of a game.

When a table changes it says when it is to be looked at again (``tables.notify``); whoever looks puts letters into the
outbox, each under a key of its own, so that nothing is told twice. What a seat is told follows from what it may know;
what a chat room is told, from what everybody may.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server.schema import OUTBOX, PUSHES, SEATS, TABLES, USERS, WEBHOOKS
from fidchell.server.sitting import Sitting
from fidchell.server.tables import RUNNING, TableInfo

SOON: Final = {True: 60.0, False: 120.0}  # seconds after which one is told, by live: most answer before
REMINDED: Final = 0.25  # of the time allowed is left
MAIL, PUSH, HOOK = "mail", "push", "webhook"
STARTED, TURN, REMINDER, OVER, WAITING = "started", "turn", "reminder", "over", "waiting"


@dataclass(frozen=True)
class Notice:
    """Something one person, or with seat None a chat room, is to be told at a time."""

    what: str
    at: float
    seat: int | None
    mark: str  # what distinguishes it from others of its kind
    deadline: float | None = None


def waited_for(sitting: Sitting) -> dict[int, tuple[float, float | None]]:
    """People who are to answer: since when, and until when they may."""
    if sitting.window is None:
        allowed = sitting.pace.absent == "bot"
        return {
            seat: (since, sitting.deadline_of(seat) if allowed else None)
            for seat, since in sitting.since.items()
            if not sitting.is_bot(seat)
        }
    asked = sitting.asked_about(sitting.window) - set(sitting.window.sealed)
    return dict.fromkeys(asked, (sitting.window.opened, None))


def notices(sitting: Sitting, begun: float) -> Iterator[Notice]:
    """All that is to be told as the table stands, now or later."""
    soon = SOON[sitting.pace.live]
    people = [seat for seat in range(sitting.players) if not sitting.is_bot(seat)]
    if sitting.game.over:
        yield from (Notice(OVER, 0.0, seat, "") for seat in people)
        yield Notice(OVER, 0.0, None, "")
        return
    if not sitting.moves:
        yield from (Notice(STARTED, begun, seat, "") for seat in people)
    for seat, (since, deadline) in waited_for(sitting).items():
        mark = str(sitting.number_of(seat))
        yield Notice(TURN, since + soon, seat, mark, deadline)
        if deadline is not None and not sitting.pace.live:
            yield Notice(REMINDER, deadline - REMINDED * (deadline - since), seat, mark, deadline)
    waiting = sorted(sitting.window.seats) if sitting.window is not None else sorted(sitting.since)
    if waiting and not all(sitting.is_bot(seat) for seat in waiting):
        marked = f"{sitting.events_after[-1]}/{waiting}"
        opened = sitting.window.opened if sitting.window is not None else min(sitting.since.values())
        yield Notice(WAITING, opened + soon, None, sha256(marked.encode()).hexdigest()[:16])


def next_look(sitting: Sitting, at: float) -> float:
    """When the table is to be looked at after a change."""
    return at if sitting.game.over or not sitting.moves else at + SOON[sitting.pace.live]


def reachable() -> ColumnElement[bool]:
    """Tables of which somebody could be told anything: most of those that are played live are not."""
    with_hook = select(WEBHOOKS.c.table)
    told = or_(USERS.c.email_ok, USERS.c.id.in_(select(PUSHES.c.user)))
    with_people = select(SEATS.c.table).join(USERS, USERS.c.id == SEATS.c.user).where(told)
    return or_(TABLES.c.id.in_(with_hook), TABLES.c.id.in_(with_people))


async def look_again(db: AsyncConnection, user: str, now: float) -> None:
    """Somebody can be told now who could not before."""
    own = select(SEATS.c.table).where(SEATS.c.user == user)
    await db.execute(update(TABLES).where(TABLES.c.state == RUNNING, TABLES.c.id.in_(own)).values(notify=now))


async def look(db: AsyncConnection, info: TableInfo, sitting: Sitting, now: float) -> None:
    """Put into the outbox what is to be told now, and say when to look again."""
    begun = info.row.started or now
    told = list(notices(sitting, begun))
    for notice in told:
        if notice.at <= now:
            await _put(db, info, sitting, notice, now)
    later = min((notice.at for notice in told if notice.at > now), default=None)
    await db.execute(
        update(TABLES).where(TABLES.c.id == info.id, TABLES.c.seq == info.row.seq).values(notify=later)
    )  # fmt: skip


async def _put(db: AsyncConnection, info: TableInfo, sitting: Sitting, notice: Notice, now: float) -> None:
    about = f"{notice.what}/{info.id}/{notice.mark}"
    body: dict[str, Any] = {"what": notice.what, "table": info.id, "deadline": notice.deadline, "mark": notice.mark}
    if notice.seat is None:
        if (await db.execute(select(WEBHOOKS.c.table).where(WEBHOOKS.c.table == info.id))).first():
            await _write(db, HOOK, f"{HOOK}/{about}", None, body, now)
        return
    user = info.seats[notice.seat].user
    if user is None or (notice.what == STARTED and user == info.row.owner):
        return
    row = (await db.execute(select(USERS).where(USERS.c.id == user))).one()
    wishes = row.settings.get("notify") or {}
    body["seat"] = notice.seat
    due = after_quiet_hours(row.settings, now)
    if row.email and row.email_ok and wishes.get(MAIL, True) and not sitting.pace.live:
        await _write(db, MAIL, f"{MAIL}/{about}/{notice.seat}", user, body, due)
    if wishes.get(PUSH, True) and (await db.execute(select(PUSHES.c.user).where(PUSHES.c.user == user))).first():
        await _write(db, PUSH, f"{PUSH}/{about}/{notice.seat}", user, body, due)


async def _write(db: AsyncConnection, kind: str, key: str, user: str | None, body: dict[str, Any], due: float) -> None:
    try:
        async with db.begin_nested():
            await db.execute(insert(OUTBOX).values(kind=kind, key=key, user=user, body=body, due=due, tries=0))
    except IntegrityError:
        pass  # it was told before


def is_zone(name: str) -> bool:
    try:
        return bool(ZoneInfo(name))
    except (ValueError, OSError, KeyError):
        return False


def zone_of(settings: dict[str, Any]) -> ZoneInfo:
    name = str(settings.get("zone") or "UTC")
    return ZoneInfo(name if is_zone(name) else "UTC")


def after_quiet_hours(settings: dict[str, Any], now: float) -> float:
    """Now, or when the hours are over in which somebody wants to be left alone: ``{"quiet": [22, 8]}``."""
    quiet = settings.get("quiet")
    if not (isinstance(quiet, list) and len(quiet) == 2 and all(isinstance(h, int) and 0 <= h < 24 for h in quiet)):
        return now
    first, last = quiet
    here = datetime.fromtimestamp(now, zone_of(settings))
    inside = first <= here.hour < last if first <= last else here.hour >= first or here.hour < last
    if not inside:
        return now
    end = here.replace(hour=last, minute=0, second=0, microsecond=0)
    return (end if end > here else end + timedelta(days=1)).timestamp()
