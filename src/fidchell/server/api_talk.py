"""The HTTP interface of what goes on around a game: chat, notes, replay, rematch."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from fidchell.registry import find
from fidchell.server import chat, daily, replay
from fidchell.server.api import Counted, TableId, room_of
from fidchell.server.guard import Here, Sender, known
from fidchell.server.identity import User, hashed, new_token
from fidchell.server.messages import Branch, Note, Said, Say, Shared, TableMade
from fidchell.server.orders import Orders, read_orders, write_orders
from fidchell.server.play import info_of
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.tables import TableInfo, read_table


class Talk(Controller):
    path = "/api/tables/{table:str}"

    @get("/chat", summary="What was said after a message")
    async def heard(self, service: Here, user: Sender, table: TableId, after: Counted = 0) -> list[Said]:
        await room_of(service, user, table)
        async with service.database.reading() as db:
            return await chat.said(db, table, max(0, after))

    @post("/chat", summary="Say something to all at the table")
    async def say(self, service: Here, user: Sender, table: TableId, data: JSONBody[Say]) -> list[Said]:
        room = await room_of(service, user, table)
        if not info_of(room).seats_of(known(user).id):
            raise Refused("not-at-this-table")
        service.limits.take("say", known(user).id)
        async with service.database.writing() as db:
            await chat.say(db, table, known(user), data.text, service.now())
        await service.rooms.changed(room, said=True)
        return await self._last(service, table)

    async def _last(self, service: Service, table: str) -> list[Said]:
        async with service.database.reading() as db:
            return (await chat.said(db, table, 0))[-1:]

    @get("/notes", summary="What you noted for yourself")
    async def notes(self, service: Here, user: Sender, table: TableId) -> Note:
        await room_of(service, user, table)
        async with service.database.reading() as db:
            return Note(await chat.notes(db, table, known(user).id))

    @put("/notes", summary="Note something that only you will see")
    async def note(self, service: Here, user: Sender, table: TableId, data: JSONBody[Note]) -> Note:
        await room_of(service, user, table)
        async with service.database.writing() as db:
            await chat.note(db, table, known(user).id, data.text)
        return data

    @get("/orders", summary="Your standing orders, and why they have ended if they have")
    async def orders(self, service: Here, user: Sender, table: TableId, seat: FromQuery[int]) -> Orders:
        self._own(info_of(await room_of(service, user, table)), user, seat)
        async with service.database.reading() as db:
            return (await read_orders(db, table)).get(seat, Orders())

    @put("/orders", summary="Say when you want to be asked in a game over days")
    async def order(
        self, service: Here, user: Sender, table: TableId, seat: FromQuery[int], data: JSONBody[Orders]
    ) -> Orders:
        room = await room_of(service, user, table)
        info = info_of(room)
        self._own(info, user, seat)
        if (info.pace if room.sitting is None else room.sitting.pace).windows != "orders":
            raise Refused("orders-over-days-only")
        for condition in data.also:
            if (what := condition.unknown(find(info.row.game), info.row.players)) is not None:
                raise Refused("orders-name-nothing", what=what[:60])
        season = 0 if room.sitting is None else room.sitting.game.view(None)["table"].get("round", 0)
        given = msgspec.structs.replace(data, season=season, off="")
        async with service.database.writing() as db:
            await write_orders(db, table, seat, given)
        await room.refresh()
        await room.write_due()
        return given

    def _own(self, info: TableInfo, user: User | None, seat: int) -> None:
        if seat not in info.seats_of(known(user).id):
            raise Refused("not-your-seat", seat=seat)


class After(Controller):
    path = "/api/tables/{table:str}"

    @get("/record", summary="The record of a finished game, for fidchell replay and others")
    async def record(self, service: Here, user: Sender, table: TableId, invite: FromQuery[str] = "") -> dict[str, Any]:
        room = await room_of(service, user, table, invite, looking_back=True)
        replay.check_over(info_of(room))
        daily.check_told(info_of(room), service.now())
        assert room.sitting is not None
        return room.sitting.game.record()

    @get("/replay/{at:int}", summary="A finished game after so many answers, through any eyes")
    async def replayed(
        self,
        service: Here,
        user: Sender,
        table: TableId,
        at: FromPath[int],
        seat: FromQuery[int | None] = None,
        invite: FromQuery[str] = "",
    ) -> replay.Replayed:
        room = await room_of(service, user, table, invite, looking_back=True)
        replay.check_over(info_of(room))
        if user is None or user.id != info_of(room).row.owner:  # who played it sees only what it saw before
            daily.check_told(info_of(room), service.now())
        assert room.sitting is not None
        if seat is not None and not 0 <= seat < room.sitting.players:
            raise Refused("no-such-seat", seat=seat)
        return replay.replayed(room.sitting, at, seat)

    @post("/share", summary="A link by which anybody may look back at a finished game; the one before ends")
    async def share(self, service: Here, user: Sender, table: TableId) -> Shared:
        token = new_token()
        await self._share(service, user, table, hashed(token))
        return Shared(token)

    @delete("/share", summary="Share a finished game no more")
    async def unshare(self, service: Here, user: Sender, table: TableId) -> None:
        await self._share(service, user, table, None)

    async def _share(self, service: Service, user: User | None, table: str, token: str | None) -> None:
        room = await room_of(service, user, table)
        async with service.database.writing() as db:
            await replay.share(db, known(user), info_of(room), token)
        await service.rooms.changed(await service.rooms.room(table))

    @post("/branch", summary="Play on from a position of a finished game")
    async def branch(self, service: Here, user: Sender, table: TableId, data: JSONBody[Branch]) -> TableMade:
        room = await room_of(service, user, table, data.invite, looking_back=True)
        replay.check_over(info_of(room))
        daily.check_told(info_of(room), service.now())
        assert room.sitting is not None
        service.limits.take("make", known(user).id)
        async with service.database.writing() as db:
            made = await replay.branch(db, known(user), info_of(room), room.sitting, data.at, service.now())
        return TableMade(*made)

    @post("/rematch", summary="Another deal for the same people: their seats are offered to them")
    async def rematch(self, service: Here, user: Sender, table: TableId) -> TableMade:
        room = await room_of(service, user, table)
        replay.check_over(info_of(room))
        if not info_of(room).seats_of(known(user).id):
            raise Refused("not-at-this-table")
        service.limits.take("make", known(user).id)
        async with service.database.writing() as db:
            info = await read_table(db, table, to_change=True)  # of two who ask at once, one is second
            return TableMade(*await replay.rematch(db, known(user), info, service.now()))
