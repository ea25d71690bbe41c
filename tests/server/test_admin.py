"""The host's commands work beside a running server, and people notice."""

from __future__ import annotations

import io
import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit import services
from kit.command import typed_here
from server.conftest import NO_LETTERBOX, Node, Person, start_node
from server.test_play import finished, own_decision, table_for

Admin = Callable[..., str]
TURNED_OUT = 4403


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club") / "club.db"


@pytest.fixture(scope="module")
def node(file: Path) -> Iterator[Node]:
    started = start_node(f"sqlite:///{file}", more=NO_LETTERBOX)
    yield started
    started.kill()


@pytest.fixture
def admin(file: Path, node: Node, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Run a command; ``code`` is what it must end with."""

    def run(*words: str, code: int = 0) -> str:
        ended, out, err = typed_here(capsys, "admin", *words, "--database", f"sqlite:///{file}")
        assert ended == code, err
        return out if code == 0 else err

    return run


@pytest.fixture
def account(person: Callable[[str], Person]) -> Callable[[str], Person]:
    def come(name: str) -> Person:
        somebody = person(name)
        somebody.post("/api/account", name=name, password="long enough it is", email=f"{name}@example.org")
        return somebody

    return come


def rows(file: Path, query: str, *values: str) -> list[Any]:
    database = sqlite3.connect(file)
    try:
        return database.execute(query, values).fetchall()
    finally:
        database.close()


def closed_with(hears: Any, within: float) -> int | None:
    """The code with which the socket is closed."""
    end = time.monotonic() + within
    try:
        while time.monotonic() < end:
            hears.recv(end - time.monotonic())
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    except TimeoutError:
        pass
    raise AssertionError("the socket stays open")


def test_who_is_banned_is_turned_out_and_a_bot_goes_on(admin: Admin, account: Any, person: Any) -> None:
    eve, anna = account("Eve"), person("Anna")
    table = table_for(anna, eve)
    with eve.socket(table) as hears, anna.socket(table) as anna_hears:
        hears.recv(10)
        anna_hears.recv(10)
        said = admin("ban", "eve")
        assert closed_with(hears, within=6) == TURNED_OUT
        assert json.loads(anna_hears.recv(10))["table"]["seats"][1]["away"]
        anna_hears.send('{"t": "ping"}')  # nobody else is turned out

    assert f"Eve ({eve.id}) is banned: 1 sessions ended" in said
    assert eve.http.get("/api/me").status_code == 401
    assert eve.refused("/api/login", name="Eve", password="long enough it is") == ["banned"]
    assert "may come in again" in admin("unban", eve.id)
    eve.post("/api/login", name="Eve", password="long enough it is")


def test_a_closed_table_is_closed_for_all(admin: Admin, person: Any, file: Path) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    decision = own_decision(anna, table, 0)
    answer = {"t": "answer", "seat": 0, "option": decision["options"][0]}
    with anna.socket(table) as hears:
        hears.recv(10)
        said = admin("close", table)
        hears.send(json.dumps({**answer, "key": "late"}))  # before it is told
        late = json.loads(hears.recv(10))
        told = late if late["t"] == "update" else json.loads(hears.recv(10))

    assert f"Table {table} is closed; it was running" in said
    assert told["table"]["state"] == "closed"
    assert bran.look(table)["table"]["state"] == "closed"
    assert anna.refused(f"/api/tables/{table}/do", **answer) == ["not-running"]
    assert rows(file, "SELECT seq, result, due FROM tables WHERE id = ?", table) == [(0, None, None)]
    assert rows(file, 'SELECT * FROM log WHERE "table" = ?', table) == []
    assert "is closed already" in admin("close", table, code=1)


def test_a_name_that_fits_several_people_is_refused_with_the_list(admin: Admin, person: Any) -> None:
    twins = [person("Fionn"), person("Fionn")]

    said = admin("mute", "fionn", code=1)

    assert "2 people are called" in said
    assert all(twin.id in said for twin in twins)
    assert "nobody here is called" in admin("ban", "Nuada of the Silver Hand", code=1)
    assert "may not chat" in admin("mute", twins[0].id)


def test_who_is_muted_plays_but_does_not_chat(admin: Admin, person: Any) -> None:
    loud = person("Loudmouth")
    table = table_for(loud, players=1)
    admin("mute", "Loudmouth")

    assert loud.refused(f"/api/tables/{table}/chat", text="hear me") == ["muted"]
    own_decision(loud, table, 0)
    admin("unmute", "Loudmouth")
    loud.post(f"/api/tables/{table}/chat", text="hear me")


def test_a_new_password_replaces_the_old_one_and_its_sessions(admin: Admin, account: Any, person: Any) -> None:
    maeve = account("Maeve")

    password = admin("reset-password", "MAEVE").split()[-1]

    assert maeve.http.get("/api/me").status_code == 401
    assert maeve.refused("/api/login", name="Maeve", password="long enough it is") == ["wrong-password"]
    maeve.post("/api/login", name="Maeve", password=password)
    person("Guest")
    assert "has no password" in admin("reset-password", "Guest", code=1)


def test_people_and_tables_are_listed_without_secrets(admin: Admin, account: Any, file: Path) -> None:
    etain = account("Étaín")
    table = table_for(etain, players=2)
    own_decision(etain, table, 0)

    assert re.search(rf"{etain.id} .* account +Étaín", admin("users", "--search", "Étaín"))
    assert "Nobody." in admin("users", "--search", "%")
    shown = admin("user", "étaín")
    assert "mail: Étaín@example.org" in shown
    assert "tables: 1 running" in shown
    assert table in admin("tables", "--state", "running")
    assert table not in admin("tables", "--state", "over")
    assert "give one of lobby" in admin("tables", "--state", "nonsense", code=1)
    about = admin("table", table)
    assert "Étaín, bot random" in about
    assert "\x1b" not in about
    (secrets,) = rows(file, "SELECT seed, secret, invite FROM tables WHERE id = ?", table)
    assert not any(secret in about.split() for secret in secrets[1:])
    assert "there is no table" in admin("table", "nonsense", code=1)


def test_who_is_forgotten_leaves_results_only(
    admin: Admin, account: Any, person: Any, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    conor, anna = account("Conor"), person("Anna")
    over = finished(conor, anna, name="Conor's table")
    running = table_for(anna, conor)
    conor.post(f"/api/tables/{over}/chat", text="I am Conor of Ulster")
    conor.http.put(f"/api/tables/{over}/notes", json={"text": "my secret plan"})
    waiting = conor.post("/api/tables/", game="inis", players=2)["id"]

    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    admin("forget", "Conor", code=1)
    assert conor.http.get("/api/me").status_code == 200
    said = admin("forget", "Conor", "--yes")

    assert "is forgotten" in said
    assert conor.http.get("/api/me").status_code == 401
    database = sqlite3.connect(file)
    dumped = "\n".join(database.iterdump())
    database.close()
    for trace in ("Conor", "conor", "Ulster", "my secret plan"):
        assert trace not in dumped
    assert len(rows(file, 'SELECT * FROM results WHERE "table" = ? AND user = ?', over, conor.id)) == 1
    assert anna.look(over)["table"]["seats"][0]["name"] == "somebody"
    assert anna.look(running)["table"]["seats"][1]["away"]
    assert rows(file, "SELECT state FROM tables WHERE id = ?", waiting) == [("closed",)]


def test_nodes_on_postgresql_notice_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    if services.program("postgres") is None:
        pytest.skip("PostgreSQL is not installed here")
    with services.postgres() as url:
        node = start_node(url)
        anna, eve = Person(node, "Anna"), Person(node, "Eve")
        table = table_for(anna, eve)
        with eve.socket(table) as eve_hears, anna.socket(table) as hears:
            eve_hears.recv(10)
            hears.recv(10)
            assert typed_here(capsys, "admin", "ban", "EVE", "--database", url)[0] == 0
            assert closed_with(eve_hears, within=6) == TURNED_OUT
            assert json.loads(hears.recv(10))["table"]["seats"][1]["away"]
            assert typed_here(capsys, "admin", "forget", "Eve", "--yes", "--database", url)[0] == 0
            assert typed_here(capsys, "admin", "close", table, "--database", url)[0] == 0
            until_state(hears, "closed")
        for words in (["users", "--search", "ann"], ["user", "Anna"], ["tables"], ["table", table]):
            assert typed_here(capsys, "admin", *words, "--database", url)[0] == 0
        node.kill()
        for person in (anna, eve):
            person.http.close()


def until_state(hears: Any, state: str) -> None:
    while json.loads(hears.recv(10))["table"]["state"] != state:
        pass


def test_a_mistyped_database_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "nothing.db"

    code, _, err = typed_here(capsys, "admin", "users", "--database", f"sqlite:///{missing}")

    assert code == 1
    assert "there is no database" in err
    assert not missing.exists()


def test_programs_of_who_is_banned_are_shut_out_as_well(admin: Admin, account: Callable[[str], Person]) -> None:
    anna = account("Anna-of-programs")
    token = anna.post("/api/bots", name="Hand of Anna")["token"]
    program = {"authorization": f"Bearer {token}"}
    anna.http.cookies.clear()
    assert anna.http.get("/api/me", headers=program).status_code == 200

    admin("ban", "Anna-of-programs")
    assert anna.http.get("/api/me", headers=program).status_code == 401
    admin("unban", "Anna-of-programs")
    assert anna.http.get("/api/me", headers=program).status_code == 200
