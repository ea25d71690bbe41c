"""People are told of their turn by mail, push and in chat rooms: a real mail server and real receivers hear it."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from email.message import Message
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import insert, select, update

from fidchell.server import identity, tables
from fidchell.server.channels import hook_body, safe
from fidchell.server.entries import WantedPace
from fidchell.server.notices import after_quiet_hours
from fidchell.server.schema import OUTBOX, PUSHES, USERS, WEBHOOKS
from fidchell.server.service import Service, Settings
from fidchell.server.tables import NewTable, read_table
from kit.receiver import Letterbox, Receiver, text_of

DAY = 86400.0


class Club:
    """A node whose clock we move, with a letterbox and a receiver."""

    def __init__(self, folder: Path) -> None:
        self.time = 1_800_000_000.0
        self.box, self.receiver = Letterbox(), Receiver()
        settings = Settings(
            f"sqlite:///{folder}/club.db", url="https://club.example", smtp=f"smtp://127.0.0.1:{self.box.port}",
            mail_from="games@club.example", trusted_hooks=("127.0.0.1",),
        )  # fmt: skip
        self.service = Service(settings, lambda: self.time)

    async def person(self, name: str, mail: str = "", **settings: Any) -> identity.User:
        async with self.service.database.writing() as db:
            user = await identity.new_guest(db, name, settings.pop("language", "en"), self.time)
            values = {"email": mail or None, "email_ok": bool(mail), "settings": settings}
            await db.execute(update(USERS).where(USERS.c.id == user.id).values(**values))
        return user

    async def table(self, *people: identity.User, **wanted: Any) -> str:
        pace = wanted.pop("pace", WantedPace(live=False, days=4.0))
        async with self.service.database.writing() as db:
            new = NewTable("tirnanog", len(people), name=wanted.pop("name", "Thursday"), seed="7", pace=pace)
            table, invite = await tables.make_table(db, people[0], new, self.time)
            for seat, user in enumerate(people[1:], 1):
                await tables.take_seat(db, user, await read_table(db, table), seat, invite, False)
            await tables.start(db, people[0], await read_table(db, table), self.time)
        return table

    async def later(self, seconds: float) -> None:
        self.time += seconds
        await self.service.outbox.look_around()
        await self.service.outbox.deliver()

    async def answer(self, table: str) -> int:
        """The first who is asked gives its first answer; who was that?"""
        room = await self.service.rooms.room(table)
        await room.refresh()
        assert room.sitting is not None
        decision = next(open_ for open_ in room.sitting.game.decisions if not open_.optional)
        await room.act(lambda sitting, at: sitting.answer(decision.seat, decision.options[0], None, at))
        return decision.seat

    def to(self, address: str) -> list[Message]:
        return [letter for letter in self.box.letters if letter["To"] == address]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Club]:
    club = Club(folder)
    await club.service.database.create()
    try:
        yield club
    finally:
        await club.service.database.close()
        club.receiver.close()
        club.box.close()


def in_club(test: Callable[[Club], Awaitable[None]]) -> Callable[[Path], None]:
    async def run(folder: Path) -> None:
        async with opened(folder) as club:
            await test(club)

    def as_test(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    as_test.__name__, as_test.__doc__ = test.__name__, test.__doc__
    return as_test


# --- turns ---


@in_club
async def test_whose_turn_it_is_gets_a_mail_and_one_only(club: Club) -> None:
    anna, bran = await club.person("Anna", "anna@example.org"), await club.person("Bran", "bran@example.org")
    table = await club.table(anna, bran)
    await club.later(1)
    (letter,) = club.box.letters
    assert (letter["To"], "has begun" in letter["Subject"]) == ("bran@example.org", True)

    for _ in range(3):
        await club.later(130)
    waiting = (await club.service.rooms.room(table)).sitting.game.view(None)["waiting"]  # type: ignore[union-attr]
    asked = [person for seat, person in enumerate(("anna@example.org", "bran@example.org")) if seat in waiting]
    for address in asked:
        (letter,) = [letter for letter in club.to(address) if "waiting" in letter["Subject"]]
        assert f"https://club.example/tables/{table}" in text_of(letter)
        assert "2027-01-19" in text_of(letter)  # four days on


@in_club
async def test_who_answers_at_once_is_not_bothered(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    table = await club.table(anna)
    for _ in range(4):
        await club.later(50)
        await club.answer(table)
    assert club.box.letters == []


@in_club
async def test_a_reminder_comes_before_the_deadline(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    await club.table(anna)
    await club.later(300)
    await club.later(2.9 * DAY)
    assert not [letter for letter in club.box.letters if "still" in letter["Subject"]]

    await club.later(0.2 * DAY)
    (reminder,) = [letter for letter in club.box.letters if "still" in letter["Subject"]]
    assert "a bot answers for you" in text_of(reminder)


@in_club
async def test_news_of_several_tables_come_in_one_mail(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    for name in ("One", "Two", "Three"):
        await club.table(anna, name=name)
    await club.later(300)

    (letter,) = club.box.letters
    assert letter["Subject"] == "Fidchell: news from 3 games"
    assert all(name in text_of(letter) for name in ("One", "Two", "Three"))


@in_club
async def test_everybody_reads_their_own_language(club: Club) -> None:
    oles = await club.person("Олесь", "oles@example.org", language="uk")
    await club.table(oles)
    await club.later(300)
    assert "Твій хід" in club.box.letters[0]["Subject"]


@in_club
async def test_quiet_hours_are_kept(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org", quiet=[0, 23], zone="UTC")
    await club.table(anna)
    await club.later(300)
    assert club.box.letters == []
    await club.later(DAY - 400)
    assert len(club.box.letters) == 1


@pytest.mark.parametrize(
    ("quiet", "hour", "waits"), [([22, 8], 23, 9), ([22, 8], 7, 1), ([22, 8], 12, 0), ([9, 17], 9, 8), ("late", 9, 0)]
)
def test_when_quiet_hours_end(quiet: Any, hour: int, waits: int) -> None:
    now = 1_800_000_000.0 // DAY * DAY + hour * 3600
    assert after_quiet_hours({"quiet": quiet}, now) == now + waits * 3600


@in_club
async def test_an_address_nobody_confirmed_gets_nothing(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    async with club.service.database.writing() as db:
        await db.execute(update(USERS).values(email_ok=False))
    await club.table(anna)
    await club.later(300)
    assert club.box.letters == []


@in_club
async def test_the_link_in_a_mail_stops_mails(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    await club.table(anna)
    await club.later(300)
    (letter,) = club.box.letters
    token = await club.service.outbox.stop_token(anna.id)
    assert letter["List-Unsubscribe"] == f"<https://club.example/api/no-mail/{anna.id}/{token}>"
    assert f"https://club.example/no-mail/{anna.id}/{token}" in text_of(letter)


@in_club
async def test_a_mail_server_that_is_full_is_tried_again(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    await club.table(anna)
    club.box.full = True
    await club.later(300)
    async with club.service.database.reading() as db:
        (row,) = await db.execute(select(OUTBOX))
    assert (row.tries, row.done) == (1, None)
    assert "451" in row.error

    club.box.full = False
    await club.later(30)
    assert club.box.letters == []
    await club.later(40)
    assert len(club.box.letters) == 1


@in_club
async def test_what_never_works_is_given_up(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    await club.table(anna)
    club.box.full = True
    for _ in range(8):
        await club.later(13 * 3600)
    async with club.service.database.reading() as db:
        rows = list(await db.execute(select(OUTBOX)))
    assert {row.due for row in rows if "turn" in row.key} == {None}


@in_club
async def test_a_letter_that_a_dead_node_had_taken_is_sent_by_another(club: Club) -> None:
    anna = await club.person("Anna", "anna@example.org")
    await club.table(anna)
    club.time += 300
    await club.service.outbox.look_around()
    assert len(await club.service.outbox._taken()) == 1  # and the node dies
    await club.later(60)
    assert club.box.letters == []
    await club.later(70)
    assert len(club.box.letters) == 1


# --- chat rooms ---


async def with_hook(club: Club, table: str, style: str = "discord") -> None:
    async with club.service.database.writing() as db:
        await db.execute(
            insert(WEBHOOKS).values(table=table, url=club.receiver.url + "/hook", style=style, language="en")
        )


@in_club
async def test_a_chat_room_hears_who_is_waited_for(club: Club) -> None:
    anna, bran = await club.person("Anna"), await club.person("*Bran* @everyone")
    table = await club.table(anna, bran, name="[free](https://evil.example)")
    await with_hook(club, table)
    await club.later(300)

    ((path, _, body),) = club.receiver.heard
    told = json.loads(body)
    assert path == "/hook"
    assert told["allowed_mentions"] == {"parse": []}
    assert "waiting for" in told["content"]
    assert r"\[free\]\(https\://evil.example\)" in told["content"]
    await club.later(300)
    assert len(club.receiver.heard) == 1


@in_club
async def test_a_chat_room_hears_who_has_won(club: Club) -> None:
    anna = await club.person("Anna")
    table = await club.table(anna)
    await with_hook(club, table, "slack")
    room = await club.service.rooms.room(table)
    await room.refresh()
    while room.sitting is not None and not room.sitting.game.over:
        await club.answer(table)
    await club.later(1)
    assert "is over" in json.loads(club.receiver.heard[-1][2])["text"]


def test_what_players_write_calls_nobody() -> None:
    assert safe("slack", "<!channel> & <@U1>") == "&lt;!channel&gt; &amp; &lt;@U1&gt;"
    assert safe("discord", "@everyone **x**") == r"\@everyone \*\*x\*\*"
    assert hook_body("discord", "x")["allowed_mentions"] == {"parse": []}


# --- push ---


async def with_browser(club: Club, user: str) -> tuple[ec.EllipticCurvePrivateKey, bytes]:
    """A browser that wants pushes, and the keys only it has."""
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
    async with club.service.database.writing() as db:
        await db.execute(insert(PUSHES).values(endpoint=club.receiver.url + "/push", user=user, keys=keys))
    return key, auth


@in_club
async def test_a_push_is_sealed_for_one_browser(club: Club) -> None:
    anna = await club.person("Anna")
    key, auth = await with_browser(club, anna.id)
    table = await club.table(anna)
    await club.later(300)

    ((_, headers, body),) = club.receiver.heard
    told = json.loads(http_ece.decrypt(body, private_key=key, auth_secret=auth))
    assert told["url"] == f"https://club.example/tables/{table}"
    assert "waiting for you" in told["text"]
    assert headers["content-encoding"] == "aes128gcm"
    assert re.fullmatch(r"vapid t=[\w.-]+,k=[\w-]+", headers["authorization"])
    assert b"Thursday" not in body


@in_club
async def test_a_browser_that_has_left_is_forgotten(club: Club) -> None:
    anna = await club.person("Anna")
    await with_browser(club, anna.id)
    club.receiver.status = 410
    await club.table(anna)
    await club.later(300)
    async with club.service.database.reading() as db:
        assert list(await db.execute(select(PUSHES))) == []
