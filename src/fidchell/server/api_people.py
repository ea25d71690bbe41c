"""The HTTP interface of who is who: guests, accounts, programs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fidchell.server import identity
from fidchell.server.guard import COOKIE, Here, Sender, address_of, check_origin, in_person, known, token_of
from fidchell.server.identity import User
from fidchell.server.messages import (
    LogIn,
    Me,
    NewAccount,
    NewBot,
    NewGuest,
    NewPassword,
    OwnBot,
    Program,
    Settings,
    Token,
)  # fmt: skip
from fidchell.server.notices import is_zone
from fidchell.server.schema import SESSIONS, USERS
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.tokens import CONFIRM, drop_tokens, send_token

LANGUAGES = ("en", "fr", "es", "uk")
LARGEST_SETTINGS = 8_000  # bytes
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
WISHES: dict[str, Any] = {"quiet": tuple[Hour, Hour], "zone": str, "notify": dict[Literal["mail", "push"], bool]}
BotId = Annotated[str, PathParameter(max_length=24)]


def me(user: User) -> Me:
    email = None if user.program else user.email
    return Me(user.id, user.name, user.kind, user.language, user.settings, email, bool(email) and user.email_ok)


async def _again(db: Any, user: User) -> User:
    return identity.user_of((await db.execute(select(USERS).where(USERS.c.id == user.id))).one())


def _checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("no-such-language", languages=list(LANGUAGES))
    return language


def _check_mail_is_sent(service: Service) -> None:
    """An address that nothing will ever be sent to would only look as if."""
    if service.outbox.ways.post is None:
        raise Refused("no-mail-here")


def _check_settings(settings: dict[str, Any]) -> None:
    """What the server itself reads there must be readable; the rest is the client's."""
    for name, wish in WISHES.items():
        try:
            msgspec.convert(settings.get(name), wish | None)
        except msgspec.ValidationError as wrong:
            raise Refused("bad-settings", name=name, why=str(wrong)) from None
    if settings.get("zone") and not is_zone(settings["zone"]):
        raise Refused("bad-settings", name="zone", why="there is no such time zone")


class People(Controller):
    path = "/api"

    @post("/guest", summary="Come in without an account")
    async def guest(self, request: Request[Any, Any, Any], service: Here, data: JSONBody[NewGuest]) -> Response[Me]:
        check_origin(request)
        service.limits.take("guest", address_of(request))
        language = _checked_language(data.language)
        async with service.database.writing() as db:
            user = await identity.new_guest(db, data.name, language, service.now())
            token = await identity.open_session(db, user.id, identity.BROWSER, service.now())
        return _with_cookie(service, user, token)

    @post("/account", summary="Make the guest you are an account that you can log in to")
    async def account(self, service: Here, user: Sender, data: JSONBody[NewAccount]) -> Me:
        own = in_person(user)
        if data.email:
            _check_mail_is_sent(service)
            service.limits.take("mail", data.email.casefold())
        password = await identity.hash_password(data.password)
        async with service.database.writing() as db:
            await identity.make_account(db, own, data.name, password, data.email)
            own = await _again(db, own)
            if data.email:
                await send_token(db, service, own, data.email, CONFIRM)
        return me(own)

    @post("/login", summary="Log in")
    async def login(self, request: Request[Any, Any, Any], service: Here, data: JSONBody[LogIn]) -> Response[Me]:
        check_origin(request)
        service.limits.take("log-in", address_of(request))
        service.limits.take("log-in", identity.name_key(data.name)[:80])
        async with service.database.reading() as db:
            row = await identity.account_named(db, data.name)
        good = await identity.is_password(None if row is None else row.password, data.password)
        if row is None or not good:
            raise Refused("wrong-password")
        if row.banned:
            raise Refused("banned")
        async with service.database.writing() as db:
            token = await identity.open_session(db, row.id, identity.BROWSER, service.now())
        return _with_cookie(service, identity.user_of(row), token)

    @post("/logout", summary="Log out on this device")
    async def logout(self, request: Request[Any, Any, Any], service: Here, user: Sender) -> Response[None]:
        async with service.database.writing() as db:
            await identity.close_session(db, token_of(request)[0])
        response: Response[None] = Response(None)
        response.delete_cookie(COOKIE)
        return response

    @post("/password", summary="Change your password; all other devices and programs are logged out")
    async def password(
        self, request: Request[Any, Any, Any], service: Here, user: Sender, data: JSONBody[NewPassword]
    ) -> Me:
        own = in_person(user)
        service.limits.take("log-in", own.id)
        async with service.database.reading() as db:
            stored = (await db.execute(select(USERS.c.password).where(USERS.c.id == own.id))).scalar()
        if stored is None:
            raise Refused("account-first")
        if not await identity.is_password(stored, data.old):
            raise Refused("wrong-password")
        new = await identity.hash_password(data.new)
        async with service.database.writing() as db:
            await db.execute(update(USERS).where(USERS.c.id == own.id).values(password=new))
            await identity.close_others(db, own.id, token_of(request)[0])
        return me(own)

    @get("/me", summary="Who you are")
    async def who(self, user: Sender) -> Me:
        return me(known(user))

    @get("/who", summary="Who you are, or null: for a page, which would be told of an error else")
    async def anybody(self, user: Sender) -> Me | None:
        return None if user is None else me(user)

    @put("/me", summary="Change your name, language, mail address or settings")
    async def change(self, service: Here, user: Sender, data: JSONBody[Settings]) -> Me:
        own = known(user) if data.name is None and data.email is None else in_person(user)  # one logs in by name
        values: dict[str, Any] = {}
        if data.language is not None:
            values["language"] = _checked_language(data.language)
        if data.email is not None:
            if own.kind != "account":
                raise Refused("account-first")
            if data.email:
                _check_mail_is_sent(service)
                service.limits.take("mail", own.id)
                service.limits.take("mail", data.email.casefold())  # nobody's letterbox is to be filled by us
            values |= {"email": identity.checked_mail(data.email), "email_ok": False}
        if data.settings is not None:
            if len(msgspec.json.encode(data.settings)) > LARGEST_SETTINGS:
                raise Refused("too-large", most=LARGEST_SETTINGS)
            _check_settings(data.settings)
            values["settings"] = data.settings
        async with service.database.writing() as db:
            if data.name is not None:
                await identity.rename(db, own, data.name)
            if values:
                await db.execute(update(USERS).where(USERS.c.id == own.id).values(**values))
            own = await _again(db, own)
            if data.email is not None:
                await drop_tokens(db, own.id)
            if data.email:
                await send_token(db, service, own, data.email, CONFIRM)
        return me(own)

    @post("/tokens", summary="A token for a program that plays in your name; told once")
    async def token(self, service: Here, user: Sender) -> Token:
        own = in_person(user)
        async with service.database.writing() as db:
            return Token(own.id, await identity.open_program(db, own.id, service.now()))

    @get("/tokens", summary="The programs that may play in your name")
    async def programs(self, service: Here, user: Sender) -> list[Program]:
        async with service.database.reading() as db:
            return await _programs(db, known(user).id)

    @delete("/tokens/{program:str}", summary="This program may no longer play in your name")
    async def revoke(
        self, service: Here, user: Sender, program: Annotated[str, PathParameter(pattern="^[0-9a-f]{12}$")]
    ) -> None:
        own = (SESSIONS.c.user == in_person(user).id) & (SESSIONS.c.kind == identity.API)
        async with service.database.writing() as db:
            await db.execute(SESSIONS.delete().where(own, SESSIONS.c.token.startswith(program)))

    @post("/bots", summary="An account for a program of yours, with its token; told once")
    async def new_bot(self, service: Here, user: Sender, data: JSONBody[NewBot]) -> Token:
        own = in_person(user)
        service.limits.take("make", own.id)
        async with service.database.writing() as db:
            bot = await identity.new_bot(db, own, data.name, service.now())
            return Token(bot.id, await identity.open_program(db, bot.id, service.now()))

    @get("/bots", summary="The accounts for programs of yours, and their tokens")
    async def bots(self, service: Here, user: Sender) -> list[OwnBot]:
        async with service.database.reading() as db:
            own = await identity.own_bots(db, known(user).id)
            return [OwnBot(bot.id, bot.name, await _programs(db, bot.id)) for bot in own]

    @post("/bots/{bot:str}/token", summary="A new token for a bot of yours, told once; the old ones open nothing more")
    async def renew(self, service: Here, user: Sender, bot: BotId) -> Token:
        own = in_person(user)
        service.limits.take("make", own.id)
        async with service.database.writing() as db:
            await identity.end_sessions(db, await identity.own_bot(db, own, bot))
            return Token(bot, await identity.open_program(db, bot, service.now()))

    @delete("/bots/{bot:str}/token", summary="A bot of yours is shut out until it gets a new token")
    async def shut_out(self, service: Here, user: Sender, bot: BotId) -> None:
        own = in_person(user)
        async with service.database.writing() as db:
            await identity.end_sessions(db, await identity.own_bot(db, own, bot))


async def _programs(db: AsyncConnection, user: str) -> list[Program]:
    query = select(SESSIONS).where(SESSIONS.c.user == user, SESSIONS.c.kind == identity.API)
    found = await db.execute(query.order_by(SESSIONS.c.created))
    return [Program(row.token[:12], row.created, row.expires) for row in found]


def _with_cookie(service: Service, user: User, token: str) -> Response[Me]:
    response = Response(me(user))
    response.set_cookie(
        COOKIE, token, httponly=True, samesite="lax", secure=service.settings.secure,
        max_age=int(identity.KEPT_FOR[identity.BROWSER]),
    )  # fmt: skip
    return response
