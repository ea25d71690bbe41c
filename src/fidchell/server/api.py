"""The HTTP interface: who I am, tables, and what is done at them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from sqlalchemy import text

from fidchell.registry import OURS, find
from fidchell.server import lists, tables
from fidchell.server.guard import Here, Sender, known
from fidchell.server.identity import User
from fidchell.server.messages import (
    AtTable,
    CallSeat,
    SeatBot,
    SitDown,
    StandUp,
    TableMade,
    Update,
)  # fmt: skip
from fidchell.server.play import do, eyes_of, info_of, update
from fidchell.server.rooms import Room
from fidchell.server.service import Service
from fidchell.server.tables import NewTable, check_may_see, read_table

TableId = Annotated[str, PathParameter(max_length=24)]
Counted = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]  # what fits a database


async def room_of(
    service: Service, user: User | None, table: str, invite: str = "", looking_back: bool = False
) -> Room:
    """A table that this user may see, as it stands now. Others learn nothing, nor by how long it took: no game is
    replayed for them."""
    async with service.database.reading() as db:
        await check_may_see(db, table, user, invite, looking_back)
    return await service.rooms.room(table)


class Tables(Controller):
    path = "/api/tables"

    @get("/", summary="Your own tables, and open ones that anybody may join")
    async def all(self, service: Here, user: Sender) -> list[lists.TableListed]:
        async with service.database.reading() as db:
            return await lists.tables_for(db, user)

    @post("/", summary="Make a table")
    async def make(self, service: Here, user: Sender, data: JSONBody[NewTable]) -> TableMade:
        service.limits.take("make", known(user).id)
        async with service.database.writing() as db:
            return TableMade(*await tables.make_table(db, known(user), data, service.now()))

    @get("/watch", summary="Games at open tables that anybody may watch")
    async def watch(self, service: Here, user: Sender) -> list[lists.TableListed]:
        async with service.database.reading() as db:
            return await lists.watchable(db, user)

    @get("/{table:str}", summary="A table as you may see it, with what has happened since an event")
    async def look(
        self,
        service: Here,
        user: Sender,
        table: TableId,
        seat: FromQuery[int | None] = None,
        since: Counted = 0,
        undone: Counted = 0,
        invite: FromQuery[str] = "",
    ) -> Update:
        room = await room_of(service, user, table, invite, looking_back=True)
        if room.sitting is not None and room.sitting.undone != undone:
            since = 0  # what it knows may not have happened
        return update(room, user, eyes_of(info_of(room), user, seat), since)

    @post("/{table:str}/seats", summary="Sit down, on a free seat or on one that is offered to you")
    async def sit(self, service: Here, user: Sender, table: TableId, data: JSONBody[SitDown]) -> Update:
        async with service.database.writing() as db:
            info = await read_table(db, table, to_change=True)
            await tables.take_seat(db, known(user), info, data.seat, data.invite, data.hot_seat, data.name)
        return await self._changed(service, user, table)

    @put("/{table:str}/seats", summary="Say who sits at one of your seats, where several people share one screen")
    async def call(self, service: Here, user: Sender, table: TableId, data: JSONBody[CallSeat]) -> Update:
        async with service.database.writing() as db:
            info = await read_table(db, table, to_change=True)
            await tables.call_seat(db, known(user), info, data.seat, data.name)
        return await self._changed(service, user, table)

    @post("/{table:str}/bots", summary="Seat a bot")
    async def seat_bot(self, service: Here, user: Sender, table: TableId, data: JSONBody[SeatBot]) -> Update:
        async with service.database.writing() as db:
            await tables.seat_bot(db, known(user), await read_table(db, table, to_change=True), data.seat, data.level)
        return await self._changed(service, user, table)

    @delete("/{table:str}/seats", summary="Stand up, or decline a seat that is offered to you", status_code=200)
    async def stand(self, service: Here, user: Sender, table: TableId, data: JSONBody[StandUp]) -> Update:
        async with service.database.writing() as db:
            await tables.leave_seat(db, known(user), await read_table(db, table, to_change=True), data.seat)
        return await self._changed(service, user, table)

    @post("/{table:str}/start", summary="Begin the game")
    async def start(self, service: Here, user: Sender, table: TableId) -> Update:
        async with service.database.writing() as db:
            await tables.start(db, known(user), await read_table(db, table, to_change=True), service.now())
        return await self._changed(service, user, table)

    @delete("/{table:str}", summary="Give up a table of yours at which no game has begun")
    async def close(self, service: Here, user: Sender, table: TableId) -> None:
        async with service.database.writing() as db:
            await tables.close(db, known(user), await read_table(db, table, to_change=True), service.now())
        await service.rooms.changed(await service.rooms.room(table))

    async def _changed(self, service: Service, user: User | None, table: str) -> Update:
        room = await service.rooms.room(table)  # who has just stood up may have no right to see it any more
        await service.rooms.changed(room)
        own = info_of(room).seats_of(known(user).id)
        return update(room, user, own[0] if own else None, 0)

    @post("/{table:str}/do", summary="Answer, hold, undo: what is done at a table")
    async def do(self, service: Here, user: Sender, table: TableId, data: JSONBody[AtTable]) -> Response[None]:
        room = await room_of(service, user, table)
        await do(room, known(user), data)
        return Response(None, status_code=204)


class GameListed(msgspec.Struct):
    """A game that can be played: with how many, and with which options, the default first."""

    game: str
    rules: str
    players: list[int]
    options: dict[str, list[Any]]


class Health(Controller):
    @get("/api/games", summary="What can be played, and its options")
    async def games(self) -> list[GameListed]:
        return [
            GameListed(rules.name, rules.version, list(rules.players),
                       {name: list(values) for name, values in rules.options.items()})
            for rules in map(find, OURS)
        ]  # fmt: skip

    @get("/healthz", summary="Is this node well?")
    async def healthz(self, service: Here) -> dict[str, str]:
        async with service.database.reading() as db:
            await db.execute(text("SELECT 1"))
        return {"status": "ok"}
