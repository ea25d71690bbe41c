"""Records from elsewhere become tables of one's own."""

from __future__ import annotations

import re
from copy import deepcopy
from typing import Any

import pytest

from kit.recorded import played
from server.test_lists import get, listed
from server.test_play import Come, play_to_the_end, table_for

FINISHED = played("tirnanog", 2).record()
BEGUN = played("inis", 3, 40).record()


def test_a_finished_game_can_be_looked_at(person: Come) -> None:
    anna, eve = person("Anna"), person("Eve")

    table = anna.post("/api/tables/import", **FINISHED)["id"]

    seen = anna.look(table)["table"]
    assert (seen["state"], seen["private"], seen["view"]["over"], seen["rated"]) == ("over", True, True, False)
    assert anna.http.get(f"/api/tables/{table}/record").json() == FINISHED
    assert anna.http.get(f"/api/tables/{table}/replay/5", params={"seat": 1}).json()["view"]["seat"] == 1
    assert listed(anna, table)["unread"] == 0
    assert get(anna, "/api/results", user=anna.id) == []  # nobody has played it here
    assert eve.http.get(f"/api/tables/{table}").status_code == 404


def test_it_has_a_name(person: Come) -> None:
    anna = person("Anna")

    given = anna.http.post("/api/tables/import", params={"name": "The long night"}, json=FINISHED).json()["id"]
    without = anna.post("/api/tables/import", **FINISHED)["id"]

    assert anna.look(given)["table"]["name"] == "The long night"
    assert re.fullmatch(r"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d", anna.look(without)["table"]["name"])
    assert anna.http.post("/api/tables/import", params={"name": "x" * 61}, json=FINISHED).status_code == 400
    wrong = anna.http.post("/api/tables/import", params={"name": "a\u202eb"}, json=FINISHED).json()
    assert wrong["reasons"][0]["key"] == "bad-name"


def test_an_unfinished_game_goes_on(person: Come) -> None:
    anna = person("Anna")

    table = anna.post("/api/tables/import", **BEGUN)["id"]
    assert anna.look(table)["table"]["state"] == "lobby"
    anna.post(f"/api/tables/{table}/start")

    seen = anna.look(table, seat=1)["table"]
    expected = played("inis", 3, 40).view(1)
    assert seen["view"]["table"] == expected["table"]
    assert listed(anna, table)["unread"] == 0


def test_what_this_server_recorded_comes_back(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    first = table_for(anna, bran)
    play_to_the_end(first, anna, bran)
    record = anna.http.get(f"/api/tables/{first}/record").json()

    again = bran.post("/api/tables/import", **record)["id"]

    assert bran.http.get(f"/api/tables/{again}/record").json() == record


def broken(**parts: Any) -> dict[str, Any]:
    return {**deepcopy(FINISHED), **parts}


@pytest.mark.parametrize(("record", "why"), [
    ({}, "no-record"),
    ({"x": 1}, "no-record"),
    (broken(game="/etc"), "no-such-game"),
    (broken(game=["inis"]), "no-such-game"),
    (broken(rules="0"), "other-rules"),
    (broken(rules={"a": 1}), "other-rules"),
    (broken(fidchell=99), "bad-record"),
    (broken(players=9), "bad-record"),
    (broken(players="2"), "bad-record"),
    (broken(options={"difficulty": "silly"}), "bad-record"),
    (broken(options=7), "bad-record"),
    (broken(seed=None), "record-without-seed"),
    (broken(seed=7), "record-without-seed"),
    (broken(seed="x" * 90), "bad-record"),
    (broken(seed="another"), "bad-record"),
    (broken(seed="x" * 90, answers=[], checks=[]), "bad-seed"),
    (broken(seed="\x00", answers=[], checks=[]), "bad-seed"),
    (broken(scene={}), "record-without-seed"),
    (broken(snapshot={}), "record-without-seed"),
    (broken(answers=None), "bad-record"),
    (broken(answers=[[0]]), "bad-record"),
    (broken(answers=[[0, "nonsense"]]), "bad-record"),
    (broken(answers=[[{}, []]]), "bad-record"),
    (broken(answers=[[0, "pass"]] * 5001), "record-too-long"),
    (broken(checks=[[1, {"a": "b"}]] * 501), "record-too-long"),
    (broken(checks=[[1, {"stack": "00000000"}]]), "bad-record"),
    (broken(checks=7), "bad-record"),
    (broken(answers=FINISHED["answers"][:-3]), "bad-record"),
])  # fmt: skip
def test_a_bad_record_is_refused_with_a_reason(person: Come, record: dict[str, Any], why: str) -> None:
    anna = person("Anna")

    assert anna.refused("/api/tables/import", **record) == [why]
    assert get(anna, "/api/tables/") == []


@pytest.mark.parametrize("body", ["", "[]", "7", "{", "[" * 100_000, '{"a":' * 60_000, "x" * 500_000])
def test_what_is_no_record_at_all_is_refused(person: Come, body: str) -> None:
    answer = person("Anna").http.post(
        "/api/tables/import", content=body, headers={"content-type": "application/json"}
    )  # fmt: skip

    assert 400 <= answer.status_code < 500, answer.text
    assert "Traceback" not in answer.text


def test_strangers_bring_nothing(person: Come) -> None:
    anna = person("Anna")
    anna.http.cookies.clear()

    assert anna.http.post("/api/tables/import", json=FINISHED).status_code == 401
