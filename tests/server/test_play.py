"""People and bots at tables, over HTTP, on a real server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from kit.recorded import nearly_over
from server.conftest import Node, Person

Come = Callable[[str], Person]


def table_for(owner: Person, *others: Person, **wanted: Any) -> str:
    """A started table; seats left over are bots'."""
    made = owner.post("/api/tables/", **{"game": "tirnanog", "players": 2, "seed": "7", **wanted})
    for seat, person in enumerate(others, 1):
        person.post(f"/api/tables/{made['id']}/seats", seat=seat, invite=made["invite"])
    for seat in range(1 + len(others), wanted.get("players", 2)):
        owner.post(f"/api/tables/{made['id']}/bots", seat=seat, level="random")
    owner.post(f"/api/tables/{made['id']}/start")
    return str(made["id"])


def play_to_the_end(table: str, *people: Person, within: float = 120.0) -> dict[str, Any]:
    """The people sit in the first seats, in their order; bots in the others."""
    random, end, heard, at = Random(1), time.monotonic() + within, dict.fromkeys(people, 0), 0
    while time.monotonic() < end:
        person = people[at]
        told = person.look(table, since=heard[person])
        heard[person] += len(told["events"])
        seen: dict[str, Any] = told["table"]
        if seen["view"]["over"]:
            return seen
        asked = [decision for decision in seen["view"]["decisions"] if not decision["optional"]]
        for decision in asked:
            option = random.choice(decision["options"])
            body = {"t": "answer", "seat": decision["seat"], "option": option, "number": decision["number"]}
            person.http.post(f"/api/tables/{table}/do", json=body)
        if not asked:
            at = next((seat for seat in seen["view"]["waiting"] if seat < len(people)), (at + 1) % len(people))
            if not any(seat < len(people) for seat in seen["view"]["waiting"]):
                time.sleep(0.03)  # bots think
    raise AssertionError("the game does not end")


def finished(owner: Person, *others: Person, name: str = "") -> str:
    """A game whose last answers were given at this table: for all that comes after a game."""
    made = owner.http.post(
        "/api/tables/import", params={"name": name}, json=nearly_over("tirnanog", 1 + len(others))
    ).json()
    table, seats = made["id"], f"/api/tables/{made['id']}/seats"
    for seat, person in enumerate(others, 1):
        assert owner.http.request("DELETE", seats, json={"seat": seat}).is_success
        person.post(seats, seat=seat, invite=made["invite"])
    owner.post(f"/api/tables/{table}/start")
    play_to_the_end(table, owner, *others)
    return str(table)


def test_two_people_play_a_whole_game(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")

    over = play_to_the_end(table_for(anna, bran), anna, bran)

    assert over["state"] == "over"
    assert over["view"]["result"]["scores"]


def test_a_private_table_is_nobody_elses_business(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    made = anna.post("/api/tables/", game="inis", players=2)

    assert eve.http.get(f"/api/tables/{made['id']}").status_code == 404
    assert eve.refused(f"/api/tables/{made['id']}/seats", seat=1, invite="guess") == ["no-such-table"]
    assert eve.http.get("/api/tables/").json() == []


def test_nobody_answers_for_another_seat(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    waiting = anna.look(table)["table"]["view"]["waiting"][0]
    other = bran if waiting == 0 else anna

    assert other.refused(f"/api/tables/{table}/do", t="answer", seat=waiting, option="pass") == ["not-your-seat"]


def test_an_illegal_answer_says_why_and_changes_nothing(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)
    before = anna.look(table)

    assert anna.refused(f"/api/tables/{table}/do", t="answer", seat=0, option="nonsense") == ["unknown-word"]
    assert anna.look(table) == before


def test_what_is_sent_twice_counts_once(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)
    decision = anna.look(table)["table"]["view"]["decisions"][0]
    body = {"t": "answer", "seat": 0, "option": decision["options"][0], "key": "click-1"}

    first, again = (anna.http.post(f"/api/tables/{table}/do", json=body) for _ in range(2))

    assert (first.status_code, again.status_code) == (204, 204)
    assert anna.look(table)["table"]["view"]["decisions"][0]["number"] == 1


def test_what_is_sent_again_is_told_to_be_done(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    decision = own_decision(anna, table, 0)
    body = {"t": "answer", "seat": 0, "option": decision["options"][0], "number": decision["number"], "key": "k" * 64}

    sent = [anna.http.post(f"/api/tables/{table}/do", json=body).status_code for _ in range(2)]

    assert sent == [204, 204]
    assert anna.refused(f"/api/tables/{table}/do", **{**body, "key": "another"}) != []


def test_without_a_name_nothing_is_possible(node: Node) -> None:
    assert httpx.post(f"{node.url}/api/tables/", json={"game": "inis", "players": 2}).status_code == 401


def test_another_site_cannot_use_your_cookie(person: Come) -> None:
    anna = person("Anna")

    answer = anna.http.post(
        "/api/tables/", json={"game": "inis", "players": 2}, headers={"origin": "https://evil.example"}
    )

    assert answer.status_code == 403


def test_a_socket_is_told_what_changes_and_takes_answers(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    with anna.socket(table) as anna_hears, bran.socket(table) as bran_hears:
        first = json.loads(anna_hears.recv(10))
        bran_first = json.loads(bran_hears.recv(10))
        decision = first["table"]["view"]["decisions"][0]

        anna_hears.send(json.dumps({"t": "answer", "seat": 0, "option": decision["options"][0], "key": "a"}))
        told = [json.loads(anna_hears.recv(10)) for _ in range(2)]
        bran_told = json.loads(bran_hears.recv(10))

    assert {message["t"] for message in told} == {"update", "done"}
    assert bran_told["since"] == len(bran_first["events"])
    assert bran_told["events"]
    assert bran_told["table"]["view"]["waiting"] == [1]


@pytest.mark.parametrize("sent", ["", "{", "[]", '{"t": "nonsense"}', '{"t": "answer", "seat": "x"}', '{"t": "answer"}',
                                  "\x00" * 10, "9" * 20000])  # fmt: skip
def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(person: Come, sent: str) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)
    with anna.socket(table) as hears:
        hears.recv(10)
        hears.send(sent)
        refused = json.loads(hears.recv(10))
        hears.send('{"t": "ping", "key": "p"}')
        answer = json.loads(hears.recv(10))

    assert (refused["t"], answer) == ("refused", {"t": "done", "key": "p"})
    assert "Traceback" not in json.dumps(refused)


def test_a_spectator_may_watch_but_not_answer(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")
    table = table_for(anna, players=1, private=False)
    with eve.socket(table) as hears:
        seen = json.loads(hears.recv(10))["table"]
        hears.send(json.dumps({"t": "answer", "seat": 0, "option": "pass"}))
        refused = json.loads(hears.recv(10))

    assert (seen["seat"], seen["view"]["decisions"]) == (None, [])
    assert refused["reasons"][0]["key"] == "not-your-seat"


def own_decision(person: Person, table: str, number: int) -> dict[str, Any]:
    """Wait until this person is asked for the so-many-th time."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for decision in person.look(table)["table"]["view"]["decisions"]:
            if decision["number"] == number:
                found: dict[str, Any] = decision
                return found
        time.sleep(0.1)
    raise AssertionError("nothing is asked")


def test_bots_answer_by_themselves(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=3)

    for number in range(2):
        option = own_decision(anna, table, number)["options"][0]
        anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=option)
    assert own_decision(anna, table, 2)


@pytest.mark.parametrize("game", ["chess", "/etc", "../..", "tests/tain", "", "inis\x00"])
def test_only_our_games_can_be_asked_for(person: Come, game: str) -> None:
    assert person("Anna").refused("/api/tables/", game=game, players=2) == ["no-such-game"]


@pytest.mark.parametrize("level", ["strong:weights=/etc/passwd", "expert:seconds=100000", "club:iterations=1000000000",
                                   "club:heat=1", "nobody", "os:system", ""])  # fmt: skip
def test_a_bot_has_a_level_and_a_character_and_nothing_else(person: Come, level: str) -> None:
    anna = person("Anna")
    made = anna.post("/api/tables/", game="inis", players=2)

    assert anna.refused(f"/api/tables/{made['id']}/bots", seat=1, level=level) == ["no-such-bot"]
    anna.post(f"/api/tables/{made['id']}/bots", seat=1, level="club:style=builder")


@pytest.mark.parametrize("pace", [{"bank": -1}, {"window": 1e9}, {"days": 0}, {"increment": -5}, {"response": 0}])
def test_a_pace_that_cannot_be_played_is_refused(person: Come, pace: dict[str, float]) -> None:
    answer = person("Anna").http.post("/api/tables/", json={"game": "inis", "players": 2, "pace": pace})

    assert answer.status_code == 400


def test_the_pace_of_a_rated_game_stays(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, rated=True, seed="", pace={"live": False, "days": 3})
    before = anna.look(table)["table"]
    assert before["pace"]["windows"] == "orders"

    pace = before["pace"]
    for change in [
        {"windows": "fast"},
        {"window": 0},  # just before a card that others would answer
        {"days": 0.01},  # while the others sleep
        {"live": True},
        {"bank": 10},
        {"increment": 0},
        {"response": 0.01},
        {"absent": "wait"},  # whoever loses could let all wait for ever
    ]:
        assert anna.refused(f"/api/tables/{table}/do", t="pace", pace={**pace, **change}) == ["rated-pace-stays"]
    assert anna.look(table)["table"]["deadlines"] == before["deadlines"]


def test_the_pace_of_a_friendly_game_changes(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)

    anna.post(f"/api/tables/{table}/do", t="pace", pace={"live": False, "days": 1})
    assert bran.look(table)["table"]["pace"]["days"] == 1


@pytest.mark.parametrize(
    ("rated", "live", "windows"),
    [(False, True, "fast"), (False, False, "orders"), (True, True, "fixed"), (True, False, "orders")],
)
def test_a_table_has_the_windows_that_fit_its_pace(person: Come, rated: bool, live: bool, windows: str) -> None:
    """Over days who is waited for would else say who holds a card."""
    anna = person("Anna")
    wanted = {"game": "inis", "players": 2, "rated": rated}

    made = anna.post("/api/tables/", **wanted, pace={"live": live})
    assert anna.look(made["id"])["table"]["pace"]["windows"] == windows

    for other in {"fast", "fixed", "orders"} - {windows, "fixed" if live else ""}:
        assert anna.refused("/api/tables/", **wanted, pace={"live": live, "windows": other}) == ["windows-do-not-fit"]


def test_windows_change_with_the_pace(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran, game="inis", pace={"windows": "fixed"})

    for pace, windows in [({"live": False}, "orders"), ({"live": True}, "fast"), ({"live": False}, "orders")]:
        anna.post(f"/api/tables/{table}/do", t="pace", pace=pace)
        assert bran.look(table)["table"]["pace"]["windows"] == windows
    for pace in ({"live": False, "windows": "fast"}, {"live": False, "windows": "fixed"}, {"windows": "orders"}):
        assert anna.refused(f"/api/tables/{table}/do", t="pace", pace=pace) == ["windows-do-not-fit"]
    assert bran.look(table)["table"]["pace"]["windows"] == "orders"


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_is_not_there_is_not_taken_but_missing(person: Come, seat: int) -> None:
    anna, bran = person("Anna"), person("Bran")
    made = anna.post("/api/tables/", game="inis", players=3)
    path = f"/api/tables/{made['id']}"

    assert bran.refused(f"{path}/seats", seat=seat, invite=made["invite"]) == ["no-such-seat"]
    assert anna.refused(f"{path}/bots", seat=seat, level="club") == ["no-such-seat"]
    assert anna.refused(f"{path}/bots", seat=0, level="club") == ["seat-taken"]


@pytest.mark.parametrize("path", ["/api/tables/", "/api/tables/import", "/api/guest"])
def test_who_sends_nothing_is_told_so(person: Come, path: str) -> None:
    answer = person("Anna").http.post(path)

    assert (answer.status_code, answer.json()["reasons"]) == (400, [{"key": "nothing-sent", "values": {}}])


def test_whoever_made_a_table_may_give_it_up_before_the_game(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    made = anna.post("/api/tables/", game="inis", players=2)
    path = f"/api/tables/{made['id']}"
    bran.post(f"{path}/seats", seat=1, invite=made["invite"])

    with bran.socket(made["id"]) as socket:
        assert json.loads(socket.recv(10))["table"]["state"] == "lobby"
        assert bran.http.delete(path).status_code == 403
        assert anna.http.delete(path).status_code == 204
        assert json.loads(socket.recv(10))["table"]["state"] == "closed"
    assert anna.refused(f"{path}/start") == ["game-has-begun"]
    assert anna.http.delete(path).json()["reasons"][0]["key"] == "game-has-begun"

    running = table_for(anna, bran)
    assert anna.http.delete(f"/api/tables/{running}").json()["reasons"][0]["key"] == "game-has-begun"


@pytest.mark.parametrize(
    "settings",
    [{"quiet": [22, 88]}, {"quiet": [22]}, {"quiet": "night"}, {"quiet": [-1, 8]}, {"zone": "Mars"}, {"zone": 3},
     {"zone": "../etc"}, {"notify": {"mail": "no"}}, {"notify": {"pigeon": True}}],
)  # fmt: skip
def test_settings_that_the_server_cannot_keep_to_are_refused(person: Come, settings: dict[str, Any]) -> None:
    anna = person("Anna")
    good = {"quiet": [22, 8], "zone": "Europe/Kyiv", "notify": {"mail": False}, "colours": "dark"}

    assert anna.http.put("/api/me", json={"settings": good}).json()["settings"] == good
    answer = anna.http.put("/api/me", json={"settings": {**good, **settings}})
    assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (400, "bad-settings")
    assert anna.http.get("/api/me").json()["settings"] == good


def test_a_server_that_sends_no_mail_takes_no_address(person: Come) -> None:
    anna = person("Anna")
    account = {"name": "Anna without mail", "password": "correct horse battery"}

    assert anna.refused("/api/account", **account, email="anna@example.org") == ["no-mail-here"]
    made = anna.post("/api/account", **account)
    assert (made["kind"], made["email"], made["email_ok"]) == ("account", None, False)
    answer = anna.http.put("/api/me", json={"email": "anna@example.org"})
    assert answer.json()["reasons"][0]["key"] == "no-mail-here"
    assert anna.http.put("/api/me", json={"email": ""}).is_success
