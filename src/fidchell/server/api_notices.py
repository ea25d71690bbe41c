"""The HTTP interface of what reaches people elsewhere: mail, push, and a table's chat room."""

from __future__ import annotations

import contextlib
import hmac
from typing import Any, Final

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import delete as sql_delete
from sqlalchemy import func, insert, select, update

from fidchell.server import identity
from fidchell.server.api import TableId, room_of
from fidchell.server.api_people import LANGUAGES
from fidchell.server.channels import STYLES, call_hook, public_push_key
from fidchell.server.guard import Here, Sender, address_of, known
from fidchell.server.identity import User
from fidchell.server.letters import hook_line
from fidchell.server.notices import look_again
from fidchell.server.outgoing import Undeliverable
from fidchell.server.play import info_of
from fidchell.server.schema import PUSHES, USERS, WEBHOOKS
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.tokens import CONFIRM, RESET, send_token, whose_token

MOST_DEVICES: Final = 10


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """As the browser's PushManager gives it."""

    endpoint: str
    keys: dict[str, str]
    expirationTime: float | None = None  # noqa: N815 - that is its name


class Endpoint(msgspec.Struct, forbid_unknown_fields=True):
    endpoint: str


class Mailed(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class Forgot(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    password: str


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    url: str
    style: str = "discord"
    language: str = "en"


class HookShown(msgspec.Struct):
    """The address itself is a secret of whoever gave it."""

    style: str
    language: str


class Letters(Controller):
    path = "/api"

    @post("/mail", summary="Confirm a mail address with the token of the mail")
    async def confirm(self, service: Here, user: Sender, data: JSONBody[Mailed]) -> None:
        async with service.database.writing() as db:
            owner = await whose_token(db, data.token, CONFIRM, service.now())
            await db.execute(update(USERS).where(USERS.c.id == owner).values(email_ok=True))
            await look_again(db, owner, service.now())

    @post("/no-mail/{person:str}/{token:str}", summary="Stop all mails to somebody, by the link in any of them")
    async def stop(self, request: Request[Any, Any, Any], service: Here, person: TableId, token: FromPath[str]) -> None:
        service.limits.take("no-mail", address_of(request))  # not by person: nobody can use up another's
        if not hmac.compare_digest(token.encode(), (await service.outbox.stop_token(person)).encode()):
            raise Refused("link-is-old")
        async with service.database.writing() as db:
            await db.execute(update(USERS).where(USERS.c.id == person).values(email_ok=False))

    @post("/forgot", summary="Forgotten your password? A link is sent to your confirmed mail address, if there is one")
    async def forgot(
        self, request: Request[Any, Any, Any], service: Here, user: Sender, data: JSONBody[Forgot]
    ) -> None:
        service.limits.take("forgot", address_of(request))
        service.limits.take("forgot", identity.name_key(data.name)[:80])
        async with service.database.writing() as db:
            row = await identity.account_named(db, data.name, to_change=True)
            if row is not None and row.email and row.email_ok and not row.banned:
                with contextlib.suppress(Refused):  # enough mails were sent; whether there is an address stays unsaid
                    service.limits.take("mail", row.email.casefold())
                    await send_token(db, service, row, row.email, RESET)

    @post("/reset", summary="A new password with the token of the mail; all devices are logged out")
    async def reset(self, service: Here, user: Sender, data: JSONBody[Reset]) -> None:
        password = await identity.hash_password(data.password)
        async with service.database.writing() as db:
            owner = await whose_token(db, data.token, RESET, service.now())
            await db.execute(update(USERS).where(USERS.c.id == owner).values(password=password))
            await identity.close_others(db, owner, "")

    @get("/push", summary="The public key that a browser needs to subscribe to pushes")
    async def push_key(self, service: Here) -> dict[str, str]:
        return {"key": public_push_key(await service.outbox.push_key())}

    @post("/push", summary="Push to this browser when a game waits for you")
    async def subscribe(self, service: Here, user: Sender, data: JSONBody[Subscription]) -> None:
        own = known(user)
        _check(service, data.endpoint)
        if set(data.keys) != {"p256dh", "auth"} or any(len(key) > 200 for key in data.keys.values()):
            raise Refused("bad-subscription")
        async with service.database.writing() as db:
            await db.execute(sql_delete(PUSHES).where(PUSHES.c.endpoint == data.endpoint))
            mine = (await db.execute(select(func.count()).where(PUSHES.c.user == own.id))).scalar() or 0
            if mine >= MOST_DEVICES:
                raise Refused("too-many-devices", most=MOST_DEVICES)
            await db.execute(insert(PUSHES).values(endpoint=data.endpoint, user=own.id, keys=data.keys))
            await look_again(db, own.id, service.now())

    @delete("/push", summary="No more pushes to this browser", status_code=204)
    async def unsubscribe(self, service: Here, user: Sender, data: JSONBody[Endpoint]) -> None:
        async with service.database.writing() as db:
            await db.execute(
                sql_delete(PUSHES).where(PUSHES.c.endpoint == data.endpoint, PUSHES.c.user == known(user).id)
            )


def _check(service: Service, url: str) -> None:
    try:
        service.outbox.ways.outgoing.check(url)
    except Undeliverable as why:
        raise Refused("bad-address", why=str(why)) from None


class Hooks(Controller):
    path = "/api/tables/{table:str}/webhook"

    async def _own(self, service: Service, user: User | None, table: str) -> Any:
        room = await room_of(service, user, table)
        if known(user).id != info_of(room).row.owner:
            raise Refused("owner-only")
        return room

    @get("/", summary="Does the table write to a chat room?")
    async def shown(self, service: Here, user: Sender, table: TableId) -> HookShown | None:
        await self._own(service, user, table)
        async with service.database.reading() as db:
            hook = (await db.execute(select(WEBHOOKS).where(WEBHOOKS.c.table == table))).first()
        return None if hook is None else HookShown(hook.style, hook.language)

    @put("/", summary="Write to a chat room of Discord or Slack when the table waits for somebody")
    async def set(self, service: Here, user: Sender, table: TableId, data: JSONBody[Hook]) -> HookShown:
        room = await self._own(service, user, table)
        _check(service, data.url)
        if data.style not in STYLES or data.language not in LANGUAGES:
            raise Refused("bad-webhook", styles=list(STYLES), languages=list(LANGUAGES))
        async with service.database.writing() as db:
            await db.execute(sql_delete(WEBHOOKS).where(WEBHOOKS.c.table == room.table))
            await db.execute(
                insert(WEBHOOKS).values(table=room.table, url=data.url, style=data.style, language=data.language)
            )
            await look_again(db, known(user).id, service.now())
        return HookShown(data.style, data.language)

    @delete("/", summary="Write there no more", status_code=204)
    async def drop(self, service: Here, user: Sender, table: TableId) -> None:
        await self._own(service, user, table)
        async with service.database.writing() as db:
            await db.execute(sql_delete(WEBHOOKS).where(WEBHOOKS.c.table == table))

    @post("/test", summary="Write there now, to see whether it works")
    async def test(self, service: Here, user: Sender, table: TableId) -> None:
        room = await self._own(service, user, table)
        service.limits.take("make", known(user).id)
        async with service.database.reading() as db:
            hook = (await db.execute(select(WEBHOOKS).where(WEBHOOKS.c.table == table))).first()
        if hook is None:
            raise Refused("no-webhook")
        link = f"{service.settings.url}/tables/{table}"
        try:
            text = hook_line(info_of(room), room.sitting, "test", hook.language, hook.style, link)
            await call_hook(service.outbox.ways.outgoing, hook.url, hook.style, text)
        except Undeliverable as why:
            raise Refused("webhook-failed", why=str(why)) from None
