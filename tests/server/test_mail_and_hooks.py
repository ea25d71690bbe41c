"""Confirmed addresses, forgotten passwords and webhooks, through the interface of a real server."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

from kit.receiver import Letterbox, Receiver, text_of
from server.conftest import Node, Person, start_node


@dataclass
class Club:
    node: Node
    file: Path
    box: Letterbox
    room: Receiver

    def letter(self, subject: str, within: float = 20.0) -> Any:
        end = time.monotonic() + within
        while time.monotonic() < end:
            for letter in self.box.letters:
                if subject in letter["Subject"]:
                    self.box.letters.remove(letter)
                    return letter
            time.sleep(0.1)
        raise AssertionError("no such letter")


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    box, room = Letterbox(), Receiver()
    file: Path = tmp_path_factory.mktemp("mail") / "club.db"
    more = ["--smtp", f"smtp://127.0.0.1:{box.port}", "--mail-from", "games@club.example"]
    node = start_node(f"sqlite:///{file}", more=[*more, "--trusted-hook", "127.0.0.1"])
    yield Club(node, file, box, room)
    node.process.terminate()
    node.process.wait(10)
    box.close()
    room.close()


@pytest.fixture
def anna(club: Club) -> Iterator[Person]:
    anna = Person(club.node, "Anna")
    yield anna
    anna.http.close()


def token_in(letter: Any, name: str) -> str:
    found = re.search(rf"/{name}/([\w-]+)", " ".join(text_of(letter).split()))
    assert found
    return found[1]


def mail_of(person: Person) -> tuple[str | None, bool]:
    me = person.http.get("/api/me").json()
    return me["email"], me["email_ok"]


def test_an_address_is_confirmed_and_resets_a_forgotten_password(club: Club, anna: Person) -> None:
    anna.post("/api/account", name="Anna", password="correct horse battery", email="anna@example.org")
    letter = club.letter("is this your address")
    assert letter["To"] == "anna@example.org"
    assert mail_of(anna) == ("anna@example.org", False)
    assert anna.refused("/api/mail", token="guess") == ["link-is-old"]
    anna.post("/api/mail", token=token_in(letter, "confirm"))
    assert anna.refused("/api/mail", token=token_in(letter, "confirm")) == ["link-is-old"]
    assert mail_of(anna) == ("anna@example.org", True)
    program = {"authorization": f"Bearer {anna.post('/api/tokens')['token']}"}
    assert httpx.get(f"{club.node.url}/api/me", headers=program).json()["email"] is None

    anna.post("/api/forgot", name="anna")
    token = token_in(club.letter("a new password"), "reset")
    assert anna.refused("/api/reset", token=token, password="short") == ["bad-password"]
    anna.post("/api/reset", token=token, password="better horse battery")
    assert anna.http.get("/api/me").status_code == 401
    anna.post("/api/login", name="Anna", password="better horse battery")
    assert anna.http.get("/api/me").json()["name"] == "Anna"


def test_a_link_confirms_the_address_that_it_was_sent_to_and_no_other(club: Club, anna: Person) -> None:
    anna.post("/api/account", name="Anna who moves", password="correct horse battery", email="one@example.org")
    link = token_in(club.letter("is this your address"), "confirm")
    with ThreadPoolExecutor() as at_once, contextlib.closing(sqlite3.connect(club.file)) as db:
        db.execute("BEGIN IMMEDIATE")  # all who write wait for us, and then for each other
        change = at_once.submit(anna.http.put, "/api/me", json={"email": "two@example.org"})
        time.sleep(1)
        confirm = at_once.submit(anna.http.post, "/api/mail", json={"token": link})
        time.sleep(1)
        db.rollback()
        assert change.result().is_success
        assert confirm.result().json()["reasons"][0]["key"] == "link-is-old"
        found = db.execute("SELECT email, email_ok FROM users WHERE id = ?", (anna.id,)).fetchone()

    assert found == ("two@example.org", 0)
    anna.post("/api/mail", token=token_in(club.letter("is this your address"), "confirm"))


def test_a_new_address_voids_what_was_sent_to_the_one_before(club: Club, anna: Person) -> None:
    anna.post("/api/account", name="Anna moved", password="correct horse battery", email="old@example.org")
    anna.post("/api/mail", token=token_in(club.letter("is this your address"), "confirm"))
    anna.post("/api/forgot", name="Anna moved")
    link = token_in(club.letter("a new password"), "reset")

    assert anna.http.put("/api/me", json={"email": ""}).is_success
    assert anna.refused("/api/reset", token=link, password="better horse battery") == ["link-is-old"]


def test_a_token_from_a_mail_is_no_session(club: Club, anna: Person) -> None:
    anna.post("/api/account", name="Anna the Second", password="correct horse battery", email="two@example.org")
    token = token_in(club.letter("is this your address"), "confirm")
    answer = anna.http.get("/api/me", headers={"authorization": f"Bearer {token}"})
    assert answer.status_code == 401


def test_who_asks_for_a_password_learns_nothing(anna: Person) -> None:
    assert anna.http.post("/api/forgot", json={"name": "nobody"}).status_code == 201


@pytest.mark.parametrize("mail", ["x", "a@b", "a b@c.example", "a@c.example\nBcc: all@d.example", "<a@c.example>"])
def test_what_is_no_address_is_refused(anna: Person, mail: str) -> None:
    assert anna.refused("/api/account", name="Ainle", password="correct horse battery", email=mail) == ["bad-mail"]


def test_a_table_writes_to_a_chat_room(club: Club, anna: Person) -> None:
    table = anna.post("/api/tables/", game="inis", players=2, name="Beltane")["id"]
    hook = f"/api/tables/{table}/webhook"
    assert anna.http.get(hook).json() is None
    assert anna.refused(f"{hook}/test") == ["no-webhook"]

    put = anna.http.put(hook, json={"url": club.room.url + "/secret", "style": "slack", "language": "fr"})
    assert put.json() == {"style": "slack", "language": "fr"}
    assert "secret" not in anna.http.get(hook).text
    anna.post(f"{hook}/test")
    path, _, body = club.room.heard[-1]
    assert path == "/secret"
    assert "«\N{NO-BREAK SPACE}Beltane\N{NO-BREAK SPACE}»" in json.loads(body)["text"]
    club.room.status = 404
    assert anna.refused(f"{hook}/test") == ["webhook-failed"]
    club.room.status = 204
    assert anna.http.delete(hook).status_code == 204
    assert anna.http.get(hook).json() is None


def test_only_the_owner_says_where_a_table_writes_to(club: Club, anna: Person) -> None:
    eve = Person(club.node, "Eve")
    table = anna.post("/api/tables/", game="inis", players=2, private=False)["id"]
    answer = eve.http.put(f"/api/tables/{table}/webhook", json={"url": "https://discord.com/api/webhooks/1/x"})
    eve.http.close()
    assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (403, "owner-only")


def test_a_webhook_into_our_own_network_is_refused(anna: Person) -> None:
    table = anna.post("/api/tables/", game="inis", players=2)["id"]
    for url in ("http://192.168.1.1/", "https://10.0.0.1/", "https://user@discord.com/", "gopher://x"):
        answer = anna.http.put(f"/api/tables/{table}/webhook", json={"url": url})
        assert answer.json()["reasons"][0]["key"] == "bad-address"
    # A name is looked up when it is used.
    assert anna.http.put(f"/api/tables/{table}/webhook", json={"url": "https://localhost/"}).is_success
    assert anna.refused(f"/api/tables/{table}/webhook/test") == ["webhook-failed"]


def test_pushes_are_asked_for_and_stopped(anna: Person) -> None:
    assert len(anna.http.get("/api/push").json()["key"]) == 87
    subscription = {"endpoint": "https://push.example/1", "keys": {"p256dh": "x", "auth": "y"}}
    anna.post("/api/push", **subscription)
    assert anna.refused("/api/push", endpoint="http://push.example/1", keys=subscription["keys"]) == ["bad-address"]
    assert anna.refused("/api/push", endpoint="https://push.example/1", keys={}) == ["bad-subscription"]
    gone = anna.http.request("DELETE", "/api/push", json={"endpoint": "https://push.example/1"})
    assert gone.status_code == 204


def test_nobodys_letterbox_is_filled(club: Club, anna: Person) -> None:
    anna.post("/api/account", name="Anna who asks", password="correct horse battery")
    asked = [anna.http.put("/api/me", json={"email": "victim@example.org"}).status_code for _ in range(6)]
    assert asked == [200] * 5 + [429]

    other = Person(club.node, "Other")
    more = {"name": "Other who asks", "password": "correct horse battery", "email": "Victim@example.org"}
    assert other.refused("/api/account", **more) == ["too-many"]
    other.http.close()


@pytest.mark.parametrize("url", ["https://a..b/x", "https://" + "a" * 70 + ".example/"])
def test_a_webhook_that_has_no_name_is_refused(anna: Person, url: str) -> None:
    table = anna.post("/api/tables/", game="inis", players=2)["id"]
    assert anna.http.put(f"/api/tables/{table}/webhook", json={"url": url}).is_success
    assert anna.refused(f"/api/tables/{table}/webhook/test") == ["webhook-failed"]
