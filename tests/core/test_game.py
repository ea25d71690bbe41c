"""The front door: what it lets in, what it refuses, and in which words."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fidchell
from fidchell.core.game import Game
from kit.scene import Scene, holding
from kit.walk import Choices, walk
from tain.api import RULES, Tain


def drafting(seed: int = 1, players: int = 2) -> Game:
    return fidchell.new("tain", players, seed)


def over() -> Game:
    scene = Scene(red=holding(ford=1))
    scene.red.passes()
    scene.blue.passes()
    return scene.game


# --- beginning ---


def test_the_same_seed_begins_the_same_game() -> None:
    assert drafting(5).table.digest() == drafting(5).table.digest()
    assert drafting(5).table.digest() == fidchell.new("tain", 2, "5").table.digest()
    assert drafting(5).table.digest() != drafting(6).table.digest()


def test_without_a_seed_every_game_is_another() -> None:
    games = [fidchell.new("tain", 2) for _ in range(20)]

    assert len({game.record()["seed"] for game in games}) == 20
    assert len({game.table.digest() for game in games}) == 20


def test_options_not_given_have_their_defaults() -> None:
    assert fidchell.new("tain", 2, 1).record()["options"] == {"rounds": 2}
    assert fidchell.new("tain", 2, 1, {"rounds": 3}).record()["options"] == {"rounds": 3}


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(fidchell.GameError, match=r"there is no game 'chess'; games: .*tain.* path of a game's folder"):
        fidchell.new("chess", 2)


@pytest.mark.parametrize("name", ["", "x" * 5000, "\0", "/", "tain/", "no/such/folder"])
def test_no_name_of_a_game_does_worse_than_be_unknown(name: str) -> None:
    with pytest.raises(fidchell.GameError, match="there is no game"):
        fidchell.new(name, 2)


@pytest.mark.parametrize("players", [0, 1, 4, -2, "2", None, True, 2.0, [2]])
def test_a_wrong_number_of_players_is_refused_with_those_that_can_play(players: Any) -> None:
    with pytest.raises(fidchell.GameError, match="tain is for 2 to 3 players, not "):
        fidchell.new("tain", players, 1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cows": 3}, "tain has no option 'cows'; its options: rounds"),
        ({"rounds": 4}, "option 'rounds' of tain cannot be 4; choose from 2, 1, 3"),
        ({"rounds": "2"}, "option 'rounds' of tain cannot be '2'; choose from 2, 1, 3"),
        ({"rounds": True}, "option 'rounds' of tain cannot be True; choose from 2, 1, 3"),
        ({"rounds": 2.0}, "option 'rounds' of tain cannot be 2.0; choose from 2, 1, 3"),
        ({"rounds": [2]}, "option 'rounds' of tain cannot be"),
        ([("rounds", 2)], "options"),
        ("rounds", "options"),
    ],
)
def test_a_wrong_option_is_refused_with_those_there_are(options: Any, said: str) -> None:
    with pytest.raises(fidchell.GameError, match=said):
        fidchell.new("tain", 2, 1, options)


@pytest.mark.parametrize("seed", [1.5, True, [1], b"1"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is a number or a text, not "):
        fidchell.new("tain", 2, seed)


def test_a_name_belongs_to_one_game() -> None:
    assert fidchell.register(RULES) is RULES

    with pytest.raises(fidchell.GameError, match="another game is called 'tain'"):
        fidchell.register(Tain())


# --- answering ---


def test_a_decision_says_who_is_asked_what_and_the_how_manieth_answer_it_is() -> None:
    scene = Scene(red=holding("drive", ford=2), blue=holding("ban"))

    scene.red.plays("drive").answers("ford")

    assert scene.game.decisions[0].to_json() == {
        "seat": 0, "key": "to", "options": ["plain", "hill"], "values": {"card": "drive", "place": "ford"},
        "number": 2, "optional": False,
    }  # fmt: skip


def test_an_answer_sent_twice_counts_once() -> None:
    game = drafting()
    seat, number, option = 0, game.decisions[0].number, game.decisions[0].options[0]
    game.answer(1, game.decisions[1].options[0], game.decisions[1].number)
    game.answer(seat, option, number)
    before = game.table.digest()

    with pytest.raises(fidchell.IllegalAnswer) as refused:
        game.answer(seat, "pass", number)

    assert refused.value.key == "stale"
    assert refused.value.values == {"given": 0, "due": 1}
    assert game.table.digest() == before


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_an_answer_to_another_decision_is_refused_as_stale(number: int) -> None:
    game = drafting()

    with pytest.raises(fidchell.IllegalAnswer, match="stale"):
        game.answer(0, game.decisions[0].options[0], number)


@pytest.mark.parametrize(
    ("seat", "option", "reason"),
    [
        (0, "ban", {"key": "not-in-hand", "values": {"card": "ban"}}),
        (0, "satire", {"key": "only-as-an-answer", "values": {"card": "satire"}}),
        (0, "ford", {"key": "not-offered", "values": {"option": "ford"}}),
        (0, "Calf", {"key": "unknown-word", "values": {"word": "Calf"}}),
        (0, "", {"key": "unknown-word", "values": {"word": ""}}),
        (0, None, {"key": "unknown-word", "values": {"word": "None"}}),
        (0, ["calf"], {"key": "unknown-word", "values": {"word": "['calf']"}}),
        (1, "pass", {"key": "not-asked", "values": {"waiting": [0]}}),
        (2, "pass", {"key": "no-such-seat", "values": {"seat": "2", "players": 2}}),
        (-1, "pass", {"key": "no-such-seat", "values": {"seat": "-1", "players": 2}}),
        (False, "pass", {"key": "no-such-seat", "values": {"seat": "False", "players": 2}}),
        ("0", "pass", {"key": "no-such-seat", "values": {"seat": "0", "players": 2}}),
        (None, "pass", {"key": "no-such-seat", "values": {"seat": "None", "players": 2}}),
    ],
)
def test_a_wrong_answer_is_refused_with_a_reason_and_changes_nothing(
    seat: Any, option: Any, reason: dict[str, Any]
) -> None:
    game = Scene(red=holding("calf", "satire")).game
    before = (game.table.digest(), game.record(), game.events(None))

    with pytest.raises(fidchell.IllegalAnswer) as refused:
        game.answer(seat, option)

    assert refused.value.reasons == game.explain(seat, option) == [reason]
    assert (game.table.digest(), game.record(), game.events(None)) == before


def test_what_can_be_answered_needs_no_explanation() -> None:
    game = Scene(red=holding("calf")).game

    assert game.explain(0, "calf") == game.explain(0, "pass", number=0) == []


def test_when_a_game_is_over_nothing_can_be_answered() -> None:
    game = over()

    assert game.decisions == []
    assert game.explain(0, "pass") == [{"key": "game-over", "values": {}}]


# --- looking ---


@pytest.mark.parametrize("seat", [2, -1, "0", 0.5, 1.0, True, [0]])
@pytest.mark.parametrize("look", ["view", "events", "resample"])
def test_a_seat_that_is_not_there_sees_nothing(look: str, seat: Any) -> None:
    game = drafting()
    seed = [1] if look == "resample" else []

    with pytest.raises(ValueError, match="there is no seat"):
        getattr(game, look)(seat, *seed)


def test_a_view_is_json_and_tells_each_seat_its_own() -> None:
    game = drafting()

    for seat in (0, 1, None):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert [decision["seat"] for decision in view["decisions"]] == ([] if seat is None else [seat])
        assert ("hand" in view["table"]) == (seat is not None)


def test_scribbling_on_a_view_changes_nothing() -> None:
    game = drafting()
    before = json.dumps(game.view(0))

    view = game.view(0)
    view["table"]["hand"].clear()
    view["table"]["players"][0]["herds"]["ford"] = 99
    view["decisions"][0]["options"].append("pass")

    assert json.dumps(game.view(0)) == before


def test_events_can_be_read_from_any_number_on() -> None:
    game = drafting()
    all_events = game.events(0)

    assert [event["key"] for event in all_events] == ["round-begins", "dealt-known", "dealt"]
    assert game.events(0, since=2) == all_events[2:]
    assert game.events(0, since=99) == []


def test_a_game_has_a_result_only_when_it_is_over() -> None:
    game = drafting()

    assert (game.over, game.result) == (False, None)
    assert (over().over, over().result) == (True, {"scores": [4, 0], "winners": [0]})


# --- copies, worlds, and what is handed out ---


def test_a_copy_and_its_game_go_separate_ways() -> None:
    game = drafting()
    before = (game.table.digest(), game.record())

    for _ in walk(game.copy(), Choices(1)):
        pass

    assert (game.table.digest(), game.record()) == before


def test_a_copy_has_the_record_of_its_game_and_adds_to_its_own() -> None:
    game = drafting()
    game.answer(0, game.decisions[0].options[0])

    twin = game.copy()
    twin.answer(1, twin.decisions[0].options[0])

    assert twin.record()["answers"][:1] == game.record()["answers"]
    assert len(game.record()["answers"]) == 1
    assert fidchell.load(twin.record()).table.digest() == twin.table.digest()


def test_the_same_knowledge_and_seed_give_the_same_world() -> None:
    game = drafting()

    worlds = [game.resample(0, seed).table.digest() for seed in (1, "1", 2, 3)]

    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 3


def test_an_imagined_world_has_no_record() -> None:
    with pytest.raises(ValueError, match="a world imagined for a seat has no record: take it from the game itself"):
        drafting().resample(0, 1).record()


@pytest.mark.parametrize("handed_out", ["record", "snapshot"])
def test_scribbling_on_what_was_handed_out_changes_nothing(handed_out: str) -> None:
    game = drafting()
    for _, (decision, option) in zip(range(40), walk(game.copy(), Choices(2)), strict=False):
        game.answer(decision.seat, option)
    before = json.dumps([game.record(), game.snapshot()])

    paper = getattr(game, handed_out)()
    paper["options"]["rounds"] = 99
    for part in paper.get("checks", []):
        part[1].clear()
    for part in paper.get("answers", []):
        part.clear()

    assert json.dumps([game.record(), game.snapshot()]) == before
