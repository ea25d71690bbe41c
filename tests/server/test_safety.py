"""Attempts to do what one may not. docs/security.md names the test of each line."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from fidchell.server.identity import new_id
from server.conftest import Node, Person, start_node
from server.test_play import table_for

Come = Callable[[str], Person]
ELSEWHERE = {"origin": "https://elsewhere.example"}


def keys(answer: httpx.Response) -> list[str]:
    """Why it was refused: always said, and never as a stack trace."""
    assert 400 <= answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text
    return [reason["key"] for reason in answer.json()["reasons"]]


# --- who one is ---


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(node: Node) -> None:
    cookie = httpx.post(f"{node.url}/api/guest", json={"name": "Anna"}).headers["set-cookie"].lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_tokens_passwords_and_invitations_are_stored_hashed(tmp_path: Path) -> None:
    node = start_node(f"sqlite:///{tmp_path}/club.db")
    try:
        anna = Person(node, "Anna")
        anna.post("/api/account", name="Anna", password="correct horse battery")
        secrets = [anna.post("/api/tokens")["token"], anna.http.cookies["fidchell"], "correct horse battery"]
        secrets.append(anna.post("/api/tables/", game="inis", players=2)["invite"])
        anna.http.close()
        with sqlite3.connect(tmp_path / "club.db") as db:
            kept = "\n".join(db.iterdump())
    finally:
        node.kill()

    assert not [secret for secret in secrets if secret in kept]


def test_a_page_of_another_site_cannot_act_with_the_cookie(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)

    refused = anna.http.post("/api/tables/", json={"game": "inis", "players": 2}, headers=ELSEWHERE)
    assert (refused.status_code, keys(refused)) == (403, ["wrong-origin"])
    by_link = anna.http.post(f"/api/tables/{table}/rematch", headers={"sec-fetch-site": "cross-site"})
    assert keys(by_link) == ["wrong-origin"]
    assert keys(anna.http.post("/api/login", json={"name": "A", "password": "x"}, headers=ELSEWHERE)) == [
        "wrong-origin"
    ]


def test_a_page_of_another_site_cannot_open_a_socket(person: Come) -> None:
    anna = person("Anna")
    with anna.socket(table_for(anna, players=1), origin=ELSEWHERE["origin"]) as socket:
        assert json.loads(socket.recv())["reasons"][0]["key"] == "wrong-origin"


def test_a_page_may_open_sockets_from_whatever_name_the_server_has(node: Node, person: Come) -> None:
    anna = person("Anna")

    with anna.socket(table_for(anna, players=1), origin=node.url) as socket:
        assert json.loads(socket.recv())["t"] == "update"


def test_an_old_token_opens_nothing(person: Come, node: Node) -> None:
    anna = person("Anna")
    anna.post("/api/account", name="Anna of old", password="correct horse battery")
    program = {"authorization": f"Bearer {anna.post('/api/tokens')['token']}"}
    old = dict(anna.http.cookies)
    assert httpx.get(f"{node.url}/api/me", headers=program).is_success

    anna.post("/api/password", old="correct horse battery", new="better horse battery")
    assert keys(httpx.get(f"{node.url}/api/me", headers=program)) == ["log-in-first"]
    anna.post("/api/logout")
    assert keys(httpx.get(f"{node.url}/api/me", cookies=old)) == ["log-in-first"]
    assert keys(anna.http.post("/api/login", json={"name": "Anna of old", "password": "correct horse battery"})) == [
        "wrong-password"
    ]


def test_who_guesses_a_name_learns_nothing(person: Come) -> None:
    anna = person("Anna")
    anna.post("/api/account", name="Anna the Known", password="correct horse battery")

    wrong = anna.http.post("/api/login", json={"name": "anna the known", "password": "wrong"})
    unknown = anna.http.post("/api/login", json={"name": "nobody at all", "password": "wrong"})
    assert wrong.json() == unknown.json()
    assert wrong.status_code == unknown.status_code == 401


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\x00",
        "a\nb\x07",
        "x" * 31,
        "\u202eevil",
        "\u3164",
        "\u2800",
        "Medb\ufe0f",
        "Me\u034fdb",
        "\u0390" * 30,
        "\u0301" * 3,
        "\u0336Anna",
    ],
)
def test_names_that_cannot_be_read_are_refused(node: Node, name: str) -> None:
    assert keys(httpx.post(f"{node.url}/api/guest", json={"name": name})) == ["bad-name"]


def test_two_accounts_cannot_look_alike_by_case(person: Come) -> None:
    person("x").post("/api/account", name="Medb of Connacht", password="correct horse battery")
    assert person("y").refused("/api/account", name="MEDB  of connacht", password="correct horse battery") == [
        "name-taken"
    ]


def test_an_id_is_never_an_option_of_a_command() -> None:
    assert all(new_id().isalnum() for _ in range(2000))
    assert len({new_id() for _ in range(2000)}) == 2000


# --- other people's tables ---


def test_a_stranger_gets_the_same_for_a_private_table_and_for_none(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, players=1)

    for method, path, body in [
        ("GET", "", None),
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("GET", "/record", None),
        ("GET", "/replay/0", None),
        ("GET", "/orders?seat=0", None),
        ("POST", "/chat", {"text": "hello"}),
        ("PUT", "/notes", {"text": "hello"}),
        ("POST", "/seats", {"seat": 0}),
        ("POST", "/bots", {"seat": 0, "level": "club"}),
        ("DELETE", "/seats", {"seat": 0}),
        ("POST", "/start", None),
        ("POST", "/rematch", None),
        ("POST", "/branch", {"at": 0}),
        ("POST", "/do", {"t": "answer", "seat": 0, "option": "pass"}),
        ("POST", "/do", {"t": "pace", "pace": {}}),
    ]:  # fmt: skip
        of_hers = eve.http.request(method, f"/api/tables/{table}{path}", json=body)
        of_none = eve.http.request(method, f"/api/tables/{table[::-1]}{path}", json=body)
        assert (of_hers.status_code, of_hers.text) == (of_none.status_code, of_none.text), (method, path)
        assert of_hers.status_code == 404, (method, path, of_hers.text)
    with eve.socket(table) as hers, eve.socket(table[::-1]) as none:
        assert hers.recv() == none.recv()


def test_no_game_is_replayed_for_a_stranger(tmp_path: Path) -> None:
    """How long that takes would tell that there is a table, and how long its game is."""
    node = start_node(f"sqlite:///{tmp_path}/club.db")
    anna, eve = Person(node, "Anna"), Person(node, "Eve")
    table = table_for(anna, players=1)
    node.kill()
    node = start_node(f"sqlite:///{tmp_path}/club.db")

    def in_memory() -> float:
        lines = httpx.get(f"{node.url}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith("fidchell_rooms "))

    try:
        anna.move_to(node)
        eve.move_to(node)
        path = f"/api/tables/{table}"
        for asked in (path, f"{path}?invite=guess", f"{path}/chat", f"{path}/record", f"{path}/analysis"):
            assert keys(eve.http.get(asked)) == ["no-such-table"]
        assert eve.refused(f"{path}/do", t="ping") == ["no-such-table"]
        with eve.socket(table) as socket:
            assert json.loads(socket.recv())["reasons"][0]["key"] == "no-such-table"
        assert in_memory() == 0
        anna.look(table)
        assert in_memory() == 1
    finally:
        anna.http.close()
        eve.http.close()
        node.kill()


def test_a_seat_of_somebody_else_cannot_be_used(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, eve, private=False)
    before = anna.look(table)

    for body in [
        {"t": "answer", "seat": 0, "option": "pass"},
        {"t": "hold", "seat": 0},
        {"t": "retract", "seat": 0},
        {"t": "undo", "seat": 0},
        {"t": "agree", "seat": 0, "yes": True},
        {"t": "away", "seat": 0},
        {"t": "back", "seat": 0},
        {"t": "answer", "seat": -1, "option": "pass"},
        {"t": "answer", "seat": 99, "option": "pass"},
    ]:
        assert eve.refused(f"/api/tables/{table}/do", **body) == ["not-your-seat"], body
    assert eve.refused(f"/api/tables/{table}/do", t="pace", pace={}) == ["owner-only"]
    assert keys(eve.http.get(f"/api/tables/{table}?seat=0")) == ["not-your-seat"]
    assert keys(eve.http.get(f"/api/tables/{table}/orders?seat=0")) == ["not-your-seat"]
    with eve.socket(table, "?seat=0") as socket:
        assert json.loads(socket.recv())["reasons"][0]["key"] == "not-your-seat"
    assert anna.look(table) == before


# --- what cannot be read ---


def test_what_is_too_large_is_refused(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)

    assert keys(anna.http.post("/api/tables/", content=b"{" + b" " * 100_000 + b"}")) == ["too-large"]
    with anna.socket(table) as socket:
        socket.recv()
        socket.send(json.dumps({"t": "ping", "key": "x" * 20_000}))
        assert json.loads(socket.recv())["reasons"][0]["key"] == "too-large"


def test_what_is_no_utf8_is_refused_and_fills_no_log(tmp_path: Path) -> None:
    node = start_node(f"sqlite:///{tmp_path}/club.db", log=tmp_path / "log")
    try:
        anna = Person(node, "Anna")
        table = table_for(anna, players=1)
        sent = b'{"t": "answer", "seat": 0, "option": "\xff"}'
        answer = anna.http.post(f"/api/tables/{table}/do", content=sent, headers={"content-type": "application/json"})
        assert keys(answer) == ["unreadable"]
        with anna.socket(table) as socket, pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
            socket.send(sent, text=True)
            socket.recv(10), socket.recv(10)
        anna.http.close()
    finally:
        node.kill()

    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert "Traceback" not in (tmp_path / "log").read_text(encoding="utf-8")


def test_a_binary_frame_is_told_to_come_as_text(person: Come) -> None:
    anna = person("Anna")
    with anna.socket(table_for(anna, players=1)) as socket:
        socket.recv(10)
        socket.send(b'{"t": "ping"}')
        assert "as text" in json.loads(socket.recv(10))["reasons"][0]["values"]["why"]


def strange_frames(random: Random) -> Iterator[str | bytes]:
    """Frames as no client of ours would send them."""
    whole = [
        '{"t": "answer", "seat": 0, "option": "pass", "number": 0, "key": "k"}',
        '{"t": "pace", "pace": {"live": false, "days": 2}}',
        '{"t": "agree", "seat": 0, "yes": true}',
    ]
    yield from ["", "null", "[]", "{}", '"answer"', "[" * 5000, '{"t": "nothing"}', '{"t": "answer"}', "\ufeff{}"]
    yield from [b"", b"\xff\xfe\x00", b"\x00" * 100, b'{"t": "ping"}']
    yield '{"t": "answer", "seat": 1e400, "option": "pass"}'
    yield '{"t": "answer", "seat": 0, "option": "' + "\\u0000" * 100 + '"}'
    yield '{"t": "answer", "seat": 0, "option": "pass", "number": 99999999999999999999999}'
    yield '{"t": "answer", "seat": 0, "option": "pass", "more": 1}'
    yield '{"t": "pace", "pace": {"bank": NaN}}'
    yield '{"t": "pace", "pace": {"days": -1}}'
    for _ in range(300):
        frame = list(random.choice(whole))
        for _ in range(random.randrange(1, 6)):
            frame[random.randrange(len(frame))] = random.choice(['"', "{", "}", ",", "0", "\\", "\x00", "é", "-", "e9"])
        yield "".join(frame)


def test_strange_frames_change_nothing(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)
    before = anna.look(table)

    frames = list(strange_frames(Random(3)))
    while frames:
        with anna.socket(table) as socket:
            try:
                socket.recv()
                for _ in range(40):
                    if not frames:
                        break
                    socket.send(frames.pop())
                    told: Any = json.loads(socket.recv())
                    assert told["t"] in ("refused", "done", "update")
                    assert "Traceback" not in str(told)
            except ConnectionClosed:
                pass  # that is a clear answer as well
    after = anna.look(table)
    after["table"].pop("pace"), before["table"].pop("pace")  # a frame may have stayed whole by chance
    assert after["table"]["view"]["table"] == before["table"]["view"]["table"]


@pytest.mark.parametrize("query", ["?seat=%C2%B2", "?since=%C2%B2", "?since=" + "9" * 5000])
def test_numbers_that_are_none_open_the_socket_all_the_same(person: Come, query: str) -> None:
    anna = person("Anna")
    with anna.socket(table_for(anna, players=1), query) as socket:
        assert json.loads(socket.recv(10))["t"] == "update"


def test_who_sends_nothing_but_nonsense_is_shut_out(person: Come) -> None:
    anna = person("Anna")
    with anna.socket(table_for(anna, players=1)) as socket, pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
        for _ in range(300):
            socket.recv()
            socket.send("nonsense")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


# --- too much ---


def test_who_asks_too_much_is_told_to_wait(counted_person: Come) -> None:
    anna = counted_person("Anna")
    table = table_for(anna, players=1)

    answers = [anna.http.post(f"/api/tables/{table}/chat", json={"text": "la"}) for _ in range(14)]
    last = answers[-1]
    assert answers[0].is_success
    assert (last.status_code, keys(last)) == (429, ["too-many"])
    assert int(last.headers["retry-after"]) == last.json()["reasons"][0]["values"]["seconds"] > 0


def test_passwords_cannot_be_tried_for_ever(counted_person: Come) -> None:
    eve = counted_person("Eve")
    tries = [eve.http.post("/api/login", json={"name": "Balor", "password": "guess"}) for _ in range(14)]
    assert [keys(tries[0]), keys(tries[-1])] == [["wrong-password"], ["too-many"]]


def test_who_plagues_somebody_does_not_keep_them_from_logging_in(tmp_path: Path) -> None:
    node = start_node(f"sqlite:///{tmp_path}/club.db")
    anna, eve = Person(node, "Anna"), Person(node, "Eve")
    try:
        anna.post("/api/account", name="Anna", password="correct horse battery")
        forgot = [eve.http.post("/api/forgot", json={"name": "Anna"}) for _ in range(14)]
        assert (forgot[0].status_code, keys(forgot[-1])) == (201, ["too-many"])
        stopped = [eve.http.post(f"/api/no-mail/{anna.id}/guess") for _ in range(34)]
        assert (keys(stopped[0]), keys(stopped[-1])) == (["link-is-old"], ["too-many"])
        anna.post("/api/login", name="Anna", password="correct horse battery")
        anna.post("/api/password", old="correct horse battery", new="better horse battery")
    finally:
        anna.http.close()
        eve.http.close()
        node.kill()


# --- pages ---


@pytest.mark.parametrize("path", ["/api/games", "/healthz", "/api/nothing", "/nothing", "/api/me"])
def test_every_answer_allows_our_own_pages_only(node: Node, path: str) -> None:
    headers = httpx.get(node.url + path).headers
    policy = headers["content-security-policy"]

    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("address", ["/api/nothing", "/api/tables/x/replay/y", "/api/tables/%00", "/../etc/passwd.txt"])
def test_what_is_nowhere_is_said_in_our_words(node: Node, address: str) -> None:
    assert keys(httpx.get(node.url + address))
