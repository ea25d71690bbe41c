"""Why something is not open, what an answer would bring, and positions of lessons."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import fidchell
from fidchell.server.play import why_not
from fidchell.server.views import DESCRIBED
from server.conftest import Person
from server.test_play import Come, table_for
from server.test_sitting import FIXED, sit, step

LANDS = {land: {"clans": [1, 1]} for land in ("cove", "forest", "hills")}
SCENE: dict[str, Any] = {"territories": LANDS, "hands": [["citadel", "geis"], ["warlord"]]}


def keys(answer: dict[str, Any]) -> list[str]:
    return [reason["key"] for reason in answer["reasons"]]


# --- why not? ---


def test_one_asks_why_for_ones_own_seat(person: Come) -> None:
    anna, bran = person("Anna"), person("Bran")
    table = table_for(anna, bran)
    decision = next(open_ for one in (anna, bran) for open_ in one.look(table)["table"]["view"]["decisions"])
    asked, other = (anna, bran) if decision["seat"] == 0 else (bran, anna)
    why = f"/api/tables/{table}/why"

    assert asked.post(why, seat=decision["seat"], option=decision["options"][0]) == {"reasons": []}
    assert keys(asked.post(why, seat=decision["seat"], option="red")) == ["not-offered"]
    assert keys(asked.post(why, seat=decision["seat"], option="nonsense")) == ["unknown-word"]
    assert keys(other.post(why, seat=1 - decision["seat"], option="pass")) == ["not-asked"]
    assert other.refused(why, seat=decision["seat"], option="pass") == ["not-your-seat"]
    assert person("Eve").refused(why, seat=0, option="pass") == ["no-such-table"]


def test_in_a_window_all_are_asked_at_once() -> None:
    sitting, random, now = sit("inis", 3, FIXED), Random(9), 1000.0
    while sitting.window is None or len(sitting.window.seats) < 2:
        now = step(sitting, now, random)
    last = sitting.window.seats[-1]

    assert why_not(sitting, last, "pass") == []
    assert next(reason["key"] for reason in why_not(sitting, last, "citadel")) in ("not-in-hand", "not-now")
    sitting.answer(last, "pass", None, now)
    assert why_not(sitting, last, "pass") == [{"key": "not-asked", "values": {"waiting": sitting.window.seats[:-1]}}]


# --- what would it bring? ---


@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_score_preview_is_what_playing_brings(players: int) -> None:
    game, random = fidchell.new("tirnanog", players, 4), Random(4)
    compared = 0
    while not game.over:
        decision = random.choice(game.decisions)
        found = game.preview(decision.seat)
        if found:
            msgspec.convert(found, DESCRIBED["tirnanog"][1])
            points = [player["points"] for player in game.view(None)["table"]["players"]]
            assert found["now"] == points
        option = random.choice(decision.options)
        if decision.key == "row":
            card = decision.values["card"]
            assert list(found["options"]) == [card]
            assert set(found["options"][card]) == set(decision.options)
            game.answer(decision.seat, option)
            if game.rules.printed(card)["timing"] in (None, "persistent") and not game.over:
                played = [player["points"] for player in game.view(None)["table"]["players"]]
                assert found["options"][card][option] == played
                compared += 1
            continue
        game.answer(decision.seat, option)
    assert compared > 3


def test_the_clash_preview_says_who_would_lead() -> None:
    lands = {"cove": {"clans": [2, 2]}, "hills": {"clans": [1, 0]}}
    game = fidchell.scene("inis", {"territories": lands, "hands": [["warlord"], ["bard"]]})
    for option in ("warlord", "cove"):
        game.answer(0, option)
    while game.decisions[0].key != "attack-whom":
        open_ = game.decisions[0]
        game.answer(open_.seat, "attack" if "attack" in open_.options else open_.options[-1])
    found = game.preview(0)

    msgspec.convert(found, DESCRIBED["inis"][1])
    assert found["now"][0]["led"] == 0
    assert found["options"]["seat1"][0]["led"] == 1
    game.answer(0, "seat1")
    while game.decisions[0].key != "attacked":
        game.answer(game.decisions[0].seat, "pass")
    found = game.preview(1)
    assert found["options"]["bard"] == found["now"]
    assert found["options"]["clan"][0]["led"] == 1


def test_a_preview_is_for_ones_own_seat(person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=1)

    assert anna.http.get(f"/api/tables/{table}/preview", params={"seat": 0}).json() == {"now": [], "options": {}}
    assert anna.http.get(f"/api/tables/{table}/preview", params={"seat": 1}).status_code == 403


# --- lessons ---


def look(person: Person, **lesson: Any) -> dict[str, Any]:
    return person.post("/api/lessons/look", **{"game": "inis", "scene": SCENE, "seat": 0, **lesson})


def test_a_lesson_is_played_anew_each_time(person: Come) -> None:
    anna = person("Anna")
    begun = look(anna)
    played = look(
        anna, answers=[{"seat": 0, "option": "citadel"}, {"seat": 0, "option": "hills"}, {"seat": 1, "option": "pass"}]
    )

    assert begun["view"]["table"]["hand"] == ["citadel", "geis"]
    assert begun["decisions"][0]["key"] == "turn"
    assert played["refused"] is None
    assert played["view"]["table"]["territories"]["hills"]["citadels"] == 1
    assert len(played["events"]) > len(begun["events"])
    assert look(anna) == begun


def test_a_wrong_answer_of_a_lesson_says_why(person: Come) -> None:
    shown = look(person("Anna"), answers=[{"seat": 0, "option": "geis"}, {"seat": 1, "option": "pass"}])

    assert shown["refused"]["at"] == 0
    assert keys(shown["refused"]) == ["not-a-season-card"]
    assert shown["decisions"][0]["seat"] == 0


def test_a_lesson_explains(person: Come) -> None:
    anna, lesson = person("Anna"), {"game": "inis", "scene": SCENE, "seat": 0}

    assert keys(anna.post("/api/lessons/why", lesson=lesson, option="geis")) == ["not-a-season-card"]
    assert keys(anna.post("/api/lessons/why", lesson=lesson, option="citadel")) == []


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"game": "/etc"}, "no-such-game"),
        ({"scene": {}}, "bad-scene"),
        ({"scene": {**SCENE, "hands": 3}}, "bad-scene"),
        ({"seat": 7}, "no-such-seat"),
        ({"answers": [{"seat": 0, "option": "pass"}] * 201}, "bad-request"),
    ],
)
def test_what_is_no_lesson_is_refused(wrong: dict[str, Any], key: str, person: Come) -> None:
    lesson = {"game": "inis", "scene": SCENE, "seat": 0, **wrong}

    assert person("Anna").refused("/api/lessons/look", **lesson) == [key]
