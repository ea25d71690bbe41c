"""Standing questions: open beside the one the game waits for, optional, and recorded like any other answer.

A tiny change of the small game proves them: at any time a player with cows in reserve may lend one to the ford, and a
player with cows at the ford may lead one home.
"""

from __future__ import annotations

import json

import pytest

import fidchell
from fidchell.core.decision import Ask
from fidchell.core.game import Game
from fidchell.core.messages import QUESTION, Message
from kit import checks
from kit.scene import Scene, holding
from kit.walk import Choices, walk
from tain import messages as m
from tain.api import Tain
from tain.effects import PlaceCow, RemoveCow
from tain.table import Cattle

FORD = 0
HOME = "0"  # a word that no other question offers
LEND, LEAD_HOME = Message(QUESTION, "lend", {}), Message(QUESTION, "lead-home", {})


class Lending(Tain):
    name = "tain-lending"

    def standing(self, table: Cattle) -> list[Ask]:
        lend = [Ask(seat, LEND, [m.COW]) for seat in range(table.seats) if table.reserve[seat] == m.COWS]
        lead_home = [Ask(seat, LEAD_HOME, [m.COUNT]) for seat in table.present(FORD)]
        return lend + lead_home

    def take_standing(self, table: Cattle, ask: Ask, option: int) -> None:
        effect = PlaceCow if ask.question is LEND else RemoveCow
        table.do([effect(ask.seat, FORD)])


RULES = Lending()
fidchell.register(RULES)


def lending(**given: object) -> Scene:
    return Scene(game="tain-lending", **given)  # type: ignore[arg-type]


def open_now(game: Game) -> list[tuple[int, str, bool]]:
    return [(decision.seat, decision.key, decision.optional) for decision in game.decisions]


# --- what is open ---


def test_a_standing_question_is_open_beside_the_one_that_is_waited_for() -> None:
    scene = lending(red=holding("calf"), blue=holding(ford=1))

    assert open_now(scene.game) == [(0, "turn", False), (0, "lend", True), (1, "lead-home", True)]


def test_the_game_waits_only_for_what_is_not_optional() -> None:
    scene = lending(red=holding("calf"), blue=holding())

    view = scene.game.view(1)

    assert view["waiting"] == [0]
    assert [(decision["key"], decision["optional"]) for decision in view["decisions"]] == [("lend", True)]


def test_a_standing_question_does_not_hold_the_game_up() -> None:
    scene = lending(red=holding("feast", plain=1), blue=holding())

    scene.red.plays("feast")
    scene.blue.passes()
    scene.red.passes()

    assert scene.game.over
    assert scene.game.decisions == []


def test_when_the_game_is_over_nothing_stands_open() -> None:
    scene = lending(red=holding())
    scene.red.passes()
    scene.blue.passes()

    assert scene.game.explain(1, "cow") == [{"key": "game-over", "values": {}}]


# --- answering ---


def test_a_seat_that_is_not_waited_for_may_answer_what_stands_open() -> None:
    scene = lending(red=holding("calf"), blue=holding())

    scene.blue.answers("cow")

    assert scene.blue.herds == {"ford": 1}
    assert scene.open_question == (0, "turn")
    assert open_now(scene.game) == [(0, "turn", False), (0, "lend", True), (1, "lead-home", True)]


def test_a_seat_that_is_waited_for_may_answer_what_stands_open_first() -> None:
    scene = lending(red=holding("calf"))

    scene.red.answers("cow").plays("calf")

    assert scene.offered == ["ford"]


def test_what_does_not_stand_open_is_refused() -> None:
    scene = lending(red=holding(ford=1), blue=holding(plain=1))

    assert scene.game.explain(1, HOME) == [{"key": "not-asked", "values": {"waiting": [0]}}]
    assert scene.game.explain(0, "cow") == [{"key": "not-offered", "values": {"option": "cow"}}]


def test_every_answer_counts_for_the_number_of_the_next() -> None:
    scene = lending(red=holding("calf"))
    number = scene.game.decisions[0].number

    scene.red.answers("cow")

    assert [reason["key"] for reason in scene.game.explain(0, "pass", number)] == ["stale"]
    assert scene.game.explain(0, "pass", number + 1) == []


def test_while_all_choose_at_once_a_standing_answer_leaves_what_is_sealed() -> None:
    game = fidchell.new("tain-lending", 2, seed=1)
    kept = game.decisions[1].options[0]
    game.answer(1, kept)

    game.answer(0, HOME)
    game.answer(0, game.decisions[0].options[0])

    assert kept in game.view(1)["table"]["hand"]
    assert game.view(None)["table"]["players"][0]["herds"]["ford"] == 1


# --- a script in progress sees what has changed ---


def test_a_card_half_declared_goes_on_from_the_changed_table() -> None:
    scene = lending(red=holding("drive", ford=2), blue=holding(hill=1))
    scene.red.plays("drive").answers("ford", "plain")
    assert scene.offered == ["1", "2"]

    scene.red.answers(HOME)

    assert scene.offered == ["1"]
    scene.red.answers("1")
    assert scene.red.herds == {"plain": 1}


def test_an_answer_that_the_changed_table_no_longer_allows_is_asked_again() -> None:
    scene = lending(red=holding("drive", ford=1, hill=1))
    scene.red.plays("drive").answers("ford", "plain")

    scene.red.answers(HOME)

    assert scene.open_question == (0, "from")
    assert scene.offered == ["hill"]
    scene.red.answers("hill", "plain", "1")
    assert scene.red.herds == {"plain": 1}


def test_a_card_that_has_nothing_left_to_do_is_over() -> None:
    scene = lending(red=holding("drive", ford=1))
    scene.red.plays("drive").answers("ford")

    scene.red.answers(HOME)

    assert scene.red.herds == {}
    assert scene.discard == ["drive"]
    assert scene.open_question == (1, "turn")


def test_a_fight_goes_on_from_the_changed_table() -> None:
    scene = lending(red=holding("drive", plain=2), blue=holding(ford=1))
    scene.red.plays("drive").answers("plain", "ford", "2")
    assert scene.open_question == (0, "fight")

    scene.blue.answers(HOME)

    assert scene.open_question == (1, "turn")


# --- records, copies, worlds ---


def played_with_standing_answers(seed: int) -> Game:
    """A random game in which standing questions are answered too."""
    game = fidchell.new("tain-lending", 3, seed)
    try:
        for _ in walk(game, Choices(seed)):
            pass
    except (TypeError, IndexError, ZeroDivisionError) as broken:
        pytest.fail(f"seed {seed}: a standing answer broke the game: {broken!r}")
    return game


def test_standing_answers_are_recorded_in_their_place() -> None:
    scene = lending(red=holding("calf"), blue=holding())

    scene.blue.answers("cow")
    scene.red.plays("calf")

    assert scene.game.record()["answers"] == [[1, "cow"], [0, "calf"]]


def test_a_game_with_standing_answers_replays_the_same() -> None:
    scene = lending(red=holding("drive", ford=2), blue=holding("calf"))
    scene.red.plays("drive")
    scene.blue.answers("cow")
    scene.red.answers("ford", HOME, "plain", "1")

    loaded = fidchell.load(json.loads(json.dumps(scene.game.record())))

    assert loaded.table.digest() == scene.game.table.digest()
    assert loaded.decisions == scene.game.decisions


@pytest.mark.parametrize("seed", range(10))
def test_random_games_with_standing_answers_replay_the_same(seed: int) -> None:
    game = played_with_standing_answers(seed)

    record = json.loads(json.dumps(game.record()))

    assert {HOME, "cow"} & {option for _, option in record["answers"]}
    assert fidchell.load(record).table.digest() == game.table.digest()


def test_a_copy_and_an_imagined_world_have_the_same_standing_questions() -> None:
    scene = lending(red=holding("calf"), blue=holding(ford=1))

    for twin in (scene.game.copy(), scene.game.resample(0, 1), fidchell.restore(scene.game.snapshot())):
        assert open_now(twin) == open_now(scene.game)
        twin.answer(1, HOME)
        assert twin.view(None)["table"]["players"][1]["herds"]["ford"] == 0

    assert scene.blue.herds == {"ford": 1}


@pytest.mark.parametrize(
    "check",
    [
        checks.copies_play_on_the_same,
        checks.saved_and_replayed_are_one_game,
        checks.offered_is_accepted_and_nothing_else,
        checks.nothing_appears_or_vanishes,
        checks.views_hide_what_is_hidden,
    ],
    ids=lambda check: str(check.__name__),
)
def test_the_questions_put_to_every_game_are_put_to_one_with_standing_questions(check: object) -> None:
    assert callable(check)

    for seed in range(3):
        check(RULES, 3, seed)
