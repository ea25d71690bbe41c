"""The outbox: letters stand in the database until they are sent. What fails is tried again, later and later.

A node takes a letter by moving its time forward: one that dies in between leaves it to be sent again, so that rather
a letter comes twice than never.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, select, update

from fidchell.server.background import Background
from fidchell.server.channels import Post, call_hook, new_push_key, push
from fidchell.server.kept import secret_of
from fidchell.server.letters import hook_line, letter, speech
from fidchell.server.notices import HOOK, MAIL, REMINDER, TURN, WAITING, look, reachable, waited_for
from fidchell.server.outgoing import Outgoing, Undeliverable
from fidchell.server.rooms import Rooms
from fidchell.server.schema import OUTBOX, PUSHES, TABLES, USERS, WEBHOOKS
from fidchell.server.sitting import Refused

LOOKS_EVERY: Final = 2.0  # seconds
AT_ONCE: Final = 100
TAKEN_FOR: Final = 120.0  # seconds
AGAIN: Final = (60.0, 300.0, 1800.0, 7200.0, 43200.0)  # seconds until it is tried again, by failures so far
KEPT: Final = 7 * 86400.0  # seconds a sent letter is remembered
LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ways:
    """How this host reaches people. ``url`` is where they find it."""

    url: str
    outgoing: Outgoing
    post: Post | None = None


class Outbox(Background):
    def __init__(self, rooms: Rooms, ways: Ways) -> None:
        self.rooms = rooms
        self.database = rooms.database
        self.ways = ways

    async def _run(self) -> None:
        while True:
            try:
                await self.look_around()
                await self.deliver()
            except Exception:
                LOG.exception("the outbox")
            await asyncio.sleep(LOOKS_EVERY)

    # --- what is to be told ---

    async def look_around(self) -> None:
        """Look at the tables that asked for it."""
        due = TABLES.c.notify <= self.rooms.now()
        async with self.database.reading() as db:
            some = (await db.execute(select(TABLES.c.id).where(due).limit(1))).first()
            tables = [row.id for row in await db.execute(select(TABLES.c.id).where(due, reachable()).limit(AT_ONCE))]
        if some is not None:
            async with self.database.writing() as db:
                await db.execute(update(TABLES).where(due, ~reachable()).values(notify=None))
        for table in tables:
            try:
                room = await self.rooms.room(table)
                assert room.info is not None
                async with self.database.writing() as db:
                    if room.sitting is None:
                        await db.execute(update(TABLES).where(TABLES.c.id == table).values(notify=None))
                    else:
                        await look(db, room.info, room.sitting, self.rooms.now())
                self.rooms.forget(room)
            except Refused:
                LOG.info("%s: is gone", table)

    # --- sending ---

    async def deliver(self) -> None:
        """Send what is due; mails to the same person in one."""
        bundles: dict[Any, list[Row[Any]]] = defaultdict(list)
        for row in await self._taken():
            together = row.kind == MAIL and "subject" not in row.body
            bundles[row.user if together else row.id].append(row)
        await asyncio.gather(*map(self._send, bundles.values()))
        async with self.database.writing() as db:
            await db.execute(delete(OUTBOX).where(OUTBOX.c.done < self.rooms.now() - KEPT))

    async def _taken(self) -> list[Row[Any]]:
        now = self.rooms.now()
        due = select(OUTBOX).where(OUTBOX.c.due <= now).order_by(OUTBOX.c.due).limit(AT_ONCE)
        async with self.database.reading() as db:
            ready = list(await db.execute(due))
        taken = []
        if ready:
            async with self.database.writing() as db:
                for row in ready:
                    ours = update(OUTBOX).where(OUTBOX.c.id == row.id, OUTBOX.c.due == row.due)
                    if (await db.execute(ours.values(due=now + TAKEN_FOR))).rowcount == 1:
                        taken.append(row)
        return taken

    async def _send(self, rows: list[Row[Any]]) -> None:
        now = self.rooms.now()
        try:
            if rows[0].kind == MAIL:
                await self._mail(rows)
            elif rows[0].kind == HOOK:
                await self._hook(rows[0])
            else:
                await self._push(rows[0])
            values: dict[str, Any] = {"due": None, "done": now, "error": None}
        except Undeliverable as why:
            tries = rows[0].tries + 1
            again = None if why.final or tries > len(AGAIN) else now + AGAIN[tries - 1]
            values = {"due": again, "tries": tries, "error": str(why)[:300], "done": now if again is None else None}
        except Refused:  # the table is gone
            values = {"due": None, "done": now, "error": "the table is gone"}
        except Exception as wrong:
            LOG.exception("a letter")
            values = {"due": None, "done": now, "error": f"{type(wrong).__name__}: {wrong}"[:300]}
        async with self.database.writing() as db:
            if values["due"] is None:
                values["body"] = {}
            await db.execute(update(OUTBOX).where(OUTBOX.c.id.in_([row.id for row in rows])).values(**values))

    async def _line(self, row: Row[Any], user: Row[Any]) -> str | None:
        """What a letter says; None if it has been overtaken by what happened since."""
        room = await self.rooms.room(row.body["table"])
        info, sitting = room.info, room.sitting
        assert info is not None
        if sitting is None:
            return None
        seat = row.body["seat"]
        if row.body["what"] in (TURN, REMINDER) and (
            seat not in waited_for(sitting) or str(sitting.number_of(seat)) != row.body["mark"]
        ):
            return None
        return letter(info, sitting, row.body, user.language, user.settings)

    async def _user(self, user: str) -> Row[Any]:
        async with self.database.reading() as db:
            return (await db.execute(select(USERS).where(USERS.c.id == user))).one()

    def _link(self, table: str) -> str:
        return f"{self.ways.url}/tables/{table}"

    async def _mail(self, rows: list[Row[Any]]) -> None:
        user = await self._user(rows[0].user)
        if self.ways.post is None:
            raise Undeliverable("this server sends no mails (--smtp)", final=True)
        if "subject" in rows[0].body:  # a letter that is written already, with a secret in it
            await self.ways.post.send(rows[0].body["to"], rows[0].body["subject"], rows[0].body["text"], {})
            return
        lines = [(await self._line(row, user), row.body["table"]) for row in rows]
        told = {table: line for line, table in lines if line is not None}
        if not told or not user.email or not user.email_ok:
            return
        some = speech("inis", user.language)  # these texts are the same for all games
        subject = some.text("mail-subject", count=len(told), first=next(iter(told.values())))
        stop = f"{self.ways.url}/no-mail/{user.id}/{await self.stop_token(user.id)}"
        foot = some.text("mail-foot", server=self.ways.url, player=user.name, link=stop)
        text = "\n\n".join([*(f"{line}\n{self._link(table)}" for table, line in told.items()), "-- \n" + foot])
        by_click = f"{self.ways.url}/api/no-mail/{user.id}/{await self.stop_token(user.id)}"
        headers = {"List-Unsubscribe": f"<{by_click}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
        await self.ways.post.send(user.email, subject, text, headers)

    async def stop_token(self, user: str) -> str:
        """With it anybody who holds a mail of ours can stop them, and do nothing else."""
        secret = await secret_of(self.database, "no-mail")
        return hmac.new(secret.encode(), user.encode(), "sha256").hexdigest()[:32]

    async def _hook(self, row: Row[Any]) -> None:
        room = await self.rooms.room(row.body["table"])
        assert room.info is not None
        async with self.database.reading() as db:
            hook = (await db.execute(select(WEBHOOKS).where(WEBHOOKS.c.table == room.table))).first()
        if hook is None or room.sitting is None:
            return
        if row.body["what"] == WAITING and room.sitting.game.over:
            return
        text = hook_line(room.info, room.sitting, row.body["what"], hook.language, hook.style, self._link(room.table))
        await call_hook(self.ways.outgoing, hook.url, hook.style, text)

    async def push_key(self) -> str:
        return await secret_of(self.database, "push", new_push_key())

    async def _push(self, row: Row[Any]) -> None:
        user = await self._user(row.user)
        line = await self._line(row, user)
        async with self.database.reading() as db:
            devices = list(await db.execute(select(PUSHES).where(PUSHES.c.user == user.id)))
        if line is None:
            return
        body = {"text": line, "url": self._link(row.body["table"]), "tag": row.body["table"]}
        contact = f"mailto:{self.ways.post.sender}" if self.ways.post else self.ways.url
        failed: Undeliverable | None = None
        for device in devices:
            try:
                await push(self.ways.outgoing, await self.push_key(), contact, self.rooms.now(), device.endpoint,
                           device.keys, body)  # fmt: skip
            except Undeliverable as why:
                if why.final:  # the browser has left
                    async with self.database.writing() as db:
                        await db.execute(delete(PUSHES).where(PUSHES.c.endpoint == device.endpoint))
                else:
                    failed = why
        if failed is not None:
            raise failed
