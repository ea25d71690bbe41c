"""Tables before and after the game: made, joined, started; and read from the database."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Row, bindparam, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.agents.agent import NAMES
from fidchell.agents.think.weights import STYLES
from fidchell.core.rules import GameError
from fidchell.registry import OURS, find
from fidchell.server.entries import Entry, Pace, WantedPace
from fidchell.server.identity import User, checked_name, hashed, new_id, new_token, readable
from fidchell.server.pacing import settled
from fidchell.server.schema import LOG, SEATS, TABLES, USERS
from fidchell.server.sitting import Refused, Sitting
from fidchell.server.stands import stands

LOBBY, RUNNING, OVER, CLOSED = "lobby", "running", "over", "closed"
LONGEST_NAME: Final = 60
LONGEST_SEED: Final = 80
MOST_TABLES: Final = 100  # open at once, of one person
MOST_WITH_BOTS: Final = 12  # running at once, of one person: bots think on the host's machine


@dataclass(frozen=True)
class Seat:
    seat: int
    user: str | None
    name: str
    kind: str  # of the user: guest, account or bot; a guest, too, is who shares somebody's screen under a name
    bot: str  # a level, or ""
    seen: int
    offered: str | None = None  # to whom: nobody else may sit down there
    offered_name: str = ""
    called: str = ""  # as its player calls who sits there; it counts while the player has other seats as well


@dataclass(frozen=True)
class TableInfo:
    """A table's row with its seats."""

    row: Row[Any]
    seats: tuple[Seat, ...]

    @property
    def id(self) -> str:
        return str(self.row.id)

    @property
    def pace(self) -> Pace:
        return msgspec.convert(self.row.pace, Pace)

    def seats_of(self, user: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.user == user]

    def offered_to(self, user: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.offered == user]

    def sitting(self, entries: list[Entry]) -> Sitting:
        row = self.row
        levels = [seat.bot for seat in self.seats]
        sitting = Sitting(find(row.game), row.players, row.seed, row.options, row.secret, levels, self.pace, row.rated)
        return Sitting.replay(sitting, row.started, entries)


# Made once: they are asked for again and again, and making a statement takes longer than the answer.
TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("of_table"))
TABLE_TO_CHANGE: Final = TABLE.with_for_update()
INVITED: Final = USERS.alias()
SEATS_OF: Final = (
    select(SEATS, USERS.c.name, USERS.c.kind, INVITED.c.name.label("invited"))
    .outerjoin(USERS, USERS.c.id == SEATS.c.user).outerjoin(INVITED, INVITED.c.id == SEATS.c.offered)
    .where(SEATS.c.table == bindparam("of_table")).order_by(SEATS.c.seat)
)  # fmt: skip
ENTRIES_OF: Final = (
    select(LOG.c.seq, LOG.c.at, LOG.c.body)
    .where(LOG.c.table == bindparam("of_table"), LOG.c.seq > bindparam("after")).order_by(LOG.c.seq)
)  # fmt: skip


async def read_table(db: AsyncConnection, table: str, to_change: bool = False) -> TableInfo:
    """``to_change``: others who want to change it wait until we are done."""
    if "\x00" in table:  # no id has it, and not every database takes it
        raise Refused("no-such-table")
    row = (await db.execute(TABLE_TO_CHANGE if to_change else TABLE, {"of_table": table})).first()
    if row is None:
        raise Refused("no-such-table")
    seats = (await db.execute(SEATS_OF, {"of_table": table})).all()
    sit = Counter(seat.user for seat in seats)
    return TableInfo(row, tuple(_seat(seat, sit[seat.user] > 1) for seat in seats))


def _seat(row: Row[Any], shares: bool) -> Seat:
    """``shares``: its player has other seats as well, and may call each by a name."""
    name, kind, called = row.name or "", row.kind or "", (row.called if row.user else None) or ""
    if shares and called:
        name, kind = called, "guest"  # nobody's own name: it must not pass for an account's
    return Seat(row.seat, row.user, name, kind, row.bot or "", row.seen, row.offered, row.invited or "", called)


async def read_log(db: AsyncConnection, table: str, after: int = 0) -> list[Entry]:
    rows = await db.execute(ENTRIES_OF, {"of_table": table, "after": after})
    return [msgspec.convert({**row.body, "seq": row.seq, "at": row.at}, Entry) for row in rows]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play."""

    game: str
    players: int
    options: dict[str, Any] = {}
    name: str = ""
    private: bool = True
    rated: bool = False
    pace: WantedPace = WantedPace()
    seed: str = ""  # for those who want a certain deal; such a game is not rated


async def make_table(db: AsyncConnection, user: User, wanted: NewTable, at: float, **more: Any) -> tuple[str, str]:
    """The new table's id, and the token of its invitation."""
    if wanted.game not in OURS:  # find() takes folders as well: that is for the host, not for the world
        raise Refused("no-such-game", games=list(OURS))
    try:
        rules = find(wanted.game)
        rules.checked_players(wanted.players)
        options = rules.checked_options(wanted.options)
    except (GameError, ValueError) as wrong:
        raise Refused("bad-table", why=str(wrong)) from None
    if len(wanted.seed) > LONGEST_SEED or "\x00" in wanted.seed:
        raise Refused("bad-seed", most=LONGEST_SEED)
    if wanted.rated and wanted.seed:
        raise Refused("rated-with-seed")
    pace = settled(wanted.pace, wanted.rated)
    own = select(func.count()).where(TABLES.c.owner == user.id, TABLES.c.state.in_((LOBBY, RUNNING)))
    if ((await db.execute(own)).scalar() or 0) >= MOST_TABLES:
        raise Refused("too-many-tables", most=MOST_TABLES)
    name = " ".join(wanted.name.split())[:LONGEST_NAME]
    if not readable(name):
        raise Refused("bad-name", most=LONGEST_NAME)
    table, invite = new_id(), new_token()
    await db.execute(
        insert(TABLES).values(
            id=table, game=rules.name, rules=rules.version, players=wanted.players, options=options,
            seed=wanted.seed or new_token(), secret=new_id(), name=name,
            owner=user.id, state=LOBBY, private=wanted.private, invite=hashed(invite), rated=wanted.rated,
            pace=msgspec.to_builtins(pace), seq=0, created=at, changed=at, claimed=0.0, **more,
        )
    )  # fmt: skip
    await db.execute(
        insert(SEATS), [{"table": table, "seat": seat, "user": user.id if seat == 0 else None, "bot": None, "seen": 0}
                        for seat in range(wanted.players)]
    )  # fmt: skip
    return table, invite


def check_invited(info: TableInfo, user: User | None, invite: str) -> None:
    """A private table is for those who sit there, or were invited or offered a seat.

    Whether there is one is nobody else's business.
    """
    if not info.row.private or (invite and hashed(invite) == info.row.invite):
        return
    if user is None or not (user.id == info.row.owner or info.seats_of(user.id) or info.offered_to(user.id)):
        raise Refused("no-such-table")


async def check_may_see(
    db: AsyncConnection, table: str, user: User | None, invite: str, looking_back: bool = False
) -> None:
    """As check_invited(), before anything is loaded: one look, the same for a table of others and for none.

    ``looking_back``: for that the link of a shared game is as good as an invitation.
    """
    if "\x00" in table:
        raise Refused("no-such-table")
    may = ~TABLES.c.private | (TABLES.c.invite == hashed(invite))
    if looking_back:
        may |= (TABLES.c.share == hashed(invite)) & (TABLES.c.state == OVER)
    if user is not None:
        sits = select(SEATS.c.table).where((SEATS.c.user == user.id) | (SEATS.c.offered == user.id))
        may |= (TABLES.c.owner == user.id) | TABLES.c.id.in_(sits.where(SEATS.c.table == table))
    if (await db.execute(select(TABLES.c.id).where(TABLES.c.id == table, may))).first() is None:
        raise Refused("no-such-table")


def _check_owner(info: TableInfo, user: User) -> None:
    check_invited(info, user, "")
    if user.id != info.row.owner:
        raise Refused("owner-only")


def _in_lobby(info: TableInfo) -> None:
    if info.row.state != LOBBY:
        raise Refused("game-has-begun")


def _existing(info: TableInfo, seat: int) -> Seat:
    if not 0 <= seat < len(info.seats):
        raise Refused("no-such-seat", seat=seat)
    return info.seats[seat]


async def take_seat(
    db: AsyncConnection, user: User, info: TableInfo, seat: int, invite: str, hot_seat: bool, name: str = ""
) -> None:
    """Sit down. A private table wants its invitation, except from those who sit there, or to whom a seat is offered.

    ``hot_seat``: at one screen with one's other seats, perhaps somebody of that name.
    """
    check_invited(info, user, invite)
    _in_lobby(info)
    sits = info.seats_of(user.id)
    if _existing(info, seat).user or info.seats[seat].bot:
        raise Refused("seat-taken")
    if info.seats[seat].offered not in (None, user.id):
        raise Refused("seat-offered")
    if sits and not hot_seat:
        up = {"user": None, "called": None}
        await db.execute(update(SEATS).where(SEATS.c.table == info.id, SEATS.c.user == user.id).values(**up))
    down = {"user": user.id, "offered": None, "called": _called(name) if hot_seat else None}
    await db.execute(update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == seat).values(**down))


def _called(name: str) -> str | None:
    return checked_name(name) if name.strip() else None


async def call_seat(db: AsyncConnection, user: User, info: TableInfo, seat: int, name: str) -> None:
    """Say who sits at one of one's seats, where several share a screen; an empty name is one's own."""
    check_invited(info, user, "")
    _in_lobby(info)
    if _existing(info, seat).user != user.id:
        raise Refused("not-your-seat", seat=seat)
    await db.execute(update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == seat).values(called=_called(name)))


async def leave_seat(db: AsyncConnection, user: User, info: TableInfo, seat: int) -> None:
    """Stand up, or decline a seat that is offered; the owner may also send others, or a bot, away, or offer no more."""
    check_invited(info, user, "")
    _in_lobby(info)
    if user.id not in (info.row.owner, _existing(info, seat).user, info.seats[seat].offered):
        raise Refused("owner-only")
    free = {"user": None, "bot": None, "offered": None, "called": None}
    await db.execute(update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == seat).values(**free))


async def seat_bot(db: AsyncConnection, user: User, info: TableInfo, seat: int, level: str) -> None:
    _check_owner(info, user)
    _in_lobby(info)
    if _existing(info, seat).user:
        raise Refused("seat-taken")
    name, _, style = level.partition(":style=")  # nothing else: how long bots think, and with what, is the host's
    if name not in NAMES or (style and style not in STYLES) or (":" in level and not style):
        raise Refused("no-such-bot", levels=list(NAMES), styles=list(STYLES))
    await db.execute(
        update(SEATS).where(SEATS.c.table == info.id, SEATS.c.seat == seat).values(bot=level, offered=None)
    )


async def close(db: AsyncConnection, user: User, info: TableInfo, at: float) -> None:
    """Whoever made a table may give it up until the game begins."""
    _check_owner(info, user)
    _in_lobby(info)
    await db.execute(update(TABLES).where(TABLES.c.id == info.id).values(state=CLOSED, ended=at, changed=at))


async def start(db: AsyncConnection, user: User, info: TableInfo, at: float) -> None:
    _check_owner(info, user)
    _in_lobby(info)
    free = [seat.seat for seat in info.seats if not seat.user and not seat.bot]
    if free:
        raise Refused("seats-free", seats=free)
    if any(seat.bot for seat in info.seats):
        with_bots = select(SEATS.c.table).where(SEATS.c.bot.is_not(None))
        running = select(func.count()).where(
            TABLES.c.owner == user.id, TABLES.c.state == RUNNING, TABLES.c.id.in_(with_bots)
        )
        if ((await db.execute(running)).scalar() or 0) >= MOST_WITH_BOTS:
            raise Refused("too-many-with-bots", most=MOST_WITH_BOTS)
    await db.execute(update(LOG).where(LOG.c.table == info.id).values(at=at))  # of a branch: nobody's clock ran before
    await db.execute(
        update(TABLES).where(TABLES.c.id == info.id, TABLES.c.state == LOBBY)
        .values(state=RUNNING, started=at, changed=at, due=at, notify=at)
    )  # fmt: skip
    sitting = (await read_table(db, info.id)).sitting(await read_log(db, info.id))
    await db.execute(
        update(TABLES).where(TABLES.c.id == info.id).values(stands=msgspec.to_builtins(stands(sitting)))
    )  # fmt: skip
