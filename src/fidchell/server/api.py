"""The HTTP interface: who I am, tables, and what is done at them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import Parameter
from sqlalchemy import select, text

from fidchell.registry import OURS, find
from fidchell.server import identity, lists, tables
from fidchell.server.guard import COOKIE, check_origin, known
from fidchell.server.identity import User
from fidchell.server.messages import (
    AtTable,
    LogIn,
    Me,
    NewAccount,
    NewGuest,
    SeatBot,
    SitDown,
    StandUp,
    TableMade,
    Update,
)  # fmt: skip
from fidchell.server.play import do, eyes_of, info_of, may_look, update
from fidchell.server.rooms import Room
from fidchell.server.schema import USERS
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.tables import NewTable, read_table

LANGUAGES = ("en", "fr", "es", "uk")
TableId = Annotated[str, Parameter(max_length=24)]


def me(user: User) -> Me:
    return Me(user.id, user.name, user.kind, user.language, user.settings, user.admin)


class Accounts(Controller):
    path = "/api"

    @post("/guest", summary="Come in without an account")
    async def guest(self, request: Request[Any, Any, Any], service: Service, data: NewGuest) -> Response[Me]:
        check_origin(request)
        if data.language not in LANGUAGES:
            raise Refused("no-such-language", languages=list(LANGUAGES))
        async with service.database.writing() as db:
            user = await identity.new_guest(db, data.name, data.language, service.now())
            token = await identity.open_session(db, user.id, identity.BROWSER, service.now())
        return _with_cookie(service, user, token)

    @post("/account", summary="Make the guest you are an account that you can log in to")
    async def account(self, service: Service, user: User | None, data: NewAccount) -> Me:
        async with service.database.writing() as db:
            await identity.make_account(db, known(user), data.name, data.password, data.email)
            row = (await db.execute(select(USERS).where(USERS.c.id == known(user).id))).one()
        return me(identity.user_of(row))

    @post("/login", summary="Log in")
    async def login(self, request: Request[Any, Any, Any], service: Service, data: LogIn) -> Response[Me]:
        check_origin(request)
        async with service.database.writing() as db:
            user = await identity.log_in(db, data.name, data.password)
            token = await identity.open_session(db, user.id, identity.BROWSER, service.now())
        return _with_cookie(service, user, token)

    @post("/logout", summary="Log out on this device")
    async def logout(self, request: Request[Any, Any, Any], service: Service, user: User | None) -> Response[None]:
        async with service.database.writing() as db:
            await identity.close_session(db, request.cookies.get(COOKIE, ""))
        response: Response[None] = Response(None)
        response.delete_cookie(COOKIE)
        return response

    @post("/tokens", summary="A token for a program that plays in your name; told once")
    async def token(self, service: Service, user: User | None) -> dict[str, str]:
        async with service.database.writing() as db:
            return {"token": await identity.open_session(db, known(user).id, identity.API, service.now())}

    @get("/me", summary="Who you are")
    async def who(self, user: User | None) -> Me:
        return me(known(user))

    @get("/games", summary="What can be played, and its options")
    async def games(self) -> list[dict[str, Any]]:
        return [
            {"game": rules.name, "rules": rules.version, "players": list(rules.players),
             "options": {name: list(values) for name, values in rules.options.items()}}
            for rules in map(find, OURS)
        ]  # fmt: skip


def _with_cookie(service: Service, user: User, token: str) -> Response[Me]:
    response = Response(me(user))
    response.set_cookie(
        COOKIE, token, httponly=True, samesite="lax", secure=service.settings.secure,
        max_age=int(identity.KEPT_FOR[identity.BROWSER]),
    )  # fmt: skip
    return response


async def room_of(service: Service, table: str) -> Room:
    room = await service.rooms.room(table)
    await room.refresh()
    return room


class Tables(Controller):
    path = "/api/tables"

    @get("/", summary="Your own tables, and open ones that anybody may join")
    async def all(self, service: Service, user: User | None) -> list[lists.TableListed]:
        async with service.database.reading() as db:
            return await lists.tables_for(db, user)

    @post("/", summary="Make a table")
    async def make(self, service: Service, user: User | None, data: NewTable) -> TableMade:
        async with service.database.writing() as db:
            return TableMade(*await tables.make_table(db, known(user), data, service.now()))

    @get("/{table:str}", summary="A table as you may see it, with what has happened since an event")
    async def look(
        self,
        service: Service,
        user: User | None,
        table: TableId,
        seat: int | None = None,
        since: int = 0,
        invite: str = "",
    ) -> Update:
        room = await room_of(service, table)
        may_look(info_of(room), user, invite)
        return update(room, user, eyes_of(info_of(room), user, seat), max(0, since))

    @post("/{table:str}/seats", summary="Sit down")
    async def sit(self, service: Service, user: User | None, table: TableId, data: SitDown) -> Update:
        async with service.database.writing() as db:
            info = await read_table(db, table)
            await tables.take_seat(db, known(user), info, data.seat, data.invite, data.hot_seat)
        return await self._changed(service, user, table)

    @post("/{table:str}/bots", summary="Seat a bot")
    async def seat_bot(self, service: Service, user: User | None, table: TableId, data: SeatBot) -> Update:
        async with service.database.writing() as db:
            await tables.seat_bot(db, known(user), await read_table(db, table), data.seat, data.level)
        return await self._changed(service, user, table)

    @delete("/{table:str}/seats", summary="Stand up", status_code=200)
    async def stand(self, service: Service, user: User | None, table: TableId, data: StandUp) -> Update:
        async with service.database.writing() as db:
            await tables.leave_seat(db, known(user), await read_table(db, table), data.seat)
        return await self._changed(service, user, table)

    @post("/{table:str}/start", summary="Begin the game")
    async def start(self, service: Service, user: User | None, table: TableId) -> Update:
        async with service.database.writing() as db:
            await tables.start(db, known(user), await read_table(db, table), service.now())
        return await self._changed(service, user, table)

    async def _changed(self, service: Service, user: User | None, table: str) -> Update:
        room = await room_of(service, table)
        await service.rooms.changed(room)
        own = info_of(room).seats_of(known(user).id)
        return update(room, user, own[0] if own else None, 0)

    @post("/{table:str}/do", summary="Answer, hold, undo: what is done at a table")
    async def do(self, service: Service, user: User | None, table: TableId, data: AtTable) -> Response[None]:
        room = await room_of(service, table)
        await do(room, known(user), data)
        return Response(None, status_code=204)


class Health(Controller):
    @get("/healthz", summary="Is this node well?")
    async def healthz(self, service: Service) -> dict[str, str]:
        async with service.database.reading() as db:
            await db.execute(text("SELECT 1"))
        return {"status": "ok"}
