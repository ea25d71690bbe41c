"""The windows of the Assembly (W1, W2), and the one that is open at any time (W13): rules 7.2."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit.island import COLOURS, PASS, STOP, Island

# Cards that answer nothing: so that everybody holds something hidden of each kind.
ACTIONS = (["sanctuary"], ["festival"], ["new_clans"])
EPICS = (["eriu"], ["otherworld"], ["nuada_silverhand"])


def table(red: Sequence[str], blue: Sequence[str] = (), green: Sequence[str] = (), **fields: Any) -> Island:
    """Three players in the moor and the plains, each with a hidden card of both kinds beside those named."""
    lands = {
        "moor": {"red": 1, "blue": 1, "green": 1},
        "plains": {"red": 1, "blue": 1, "green": 1},
        "valley": {},
        "meadows": {},
    }
    named = (red, blue, green)
    hands = [[*named[seat], *ACTIONS[seat], *EPICS[seat]] for seat in range(3)]
    return Island(lands, red=hands[0], blue=hands[1], green=hands[2], **{"capital": "moor", **fields})


# --- W1 and W2: the Assembly ---


def test_w1_asks_everybody_from_the_brenn_in_crow_order() -> None:
    """Ruling 18."""
    scene = table([], brenn=1, turn=1, passes=2)

    scene.blue.passes()

    assert scene.asked_about("assembly-start") == ["blue", "green", "red"]


def test_w1_comes_before_the_brenn_is_chosen() -> None:
    lands = {"moor": {"red": 1, "blue": 2}, "plains": {}}
    scene = Island(lands, capital="moor", red=["eriu"], blue=["cathbads_word"], passes=1)

    scene.red.passes()
    while scene.open_question[1] != "assembly-start":
        scene.answer(scene.open[0].seat, PASS)

    assert scene.open_question == ("red", "assembly-start")  # red is still the Brenn
    assert scene.table["brenn"] == 0


def test_w2_asks_only_the_player_who_is_about_to_draw_at_the_gates() -> None:
    lands = {"cove": {"red": 1, "blue": 1}, "gates": {"red": 1, "blue": 2}, "valley": {}}
    scene = Island(lands, red=["morrigan"], blue=["gates_advantage"])

    scene.red.plays("morrigan", "yes", STOP)

    assert scene.asked_about("gates-resolve") == ["blue"]


def gates_opened_by_the_toss() -> Island:
    """Blue becomes Brenn in step 1; in step 4 the crows turn and red, chieftain of the Gates, may play their card."""
    lands = {"cove": {"red": 1, "blue": 2, "green": 1}, "gates": {"red": 2}, "valley": {}}
    for seed in range(20):
        scene = Island(lands, seed=seed, capital="cove", passes=2, red=EPICS[0], blue=EPICS[1], green=EPICS[2])
        scene.red.passes()
        while scene.in_window and scene.open_question[1] != "gates-resolve":
            scene.answer(scene.open[0].seat, PASS)
        if scene.in_window:
            return scene
    raise AssertionError("the crows never turned")


def test_in_the_assembly_the_new_brenn_has_priority() -> None:
    """Ruling 18."""
    scene = gates_opened_by_the_toss()

    scene.red.answers("gates_advantage")

    assert scene.asked_about("epic-or-advantage-declared") == ["blue", "red", "green"]  # counter-clockwise now


# --- W13: at any time ---


def moor_is_offered(scene: Island) -> list[str]:
    return [COLOURS[open_.seat] for open_ in scene.game.decisions if open_.optional and open_.key == "moor"]


def test_w13_is_open_beside_the_turn_of_another_player() -> None:
    """Ruling 75."""
    scene = table([], ["moor_advantage"])

    assert scene.open_question == ("red", "turn")
    assert moor_is_offered(scene) == ["blue"]


def test_w13_is_open_inside_a_window() -> None:
    scene = table(["bard"], ["moor_advantage"])

    scene.red.plays("bard")

    assert scene.in_window
    assert moor_is_offered(scene) == ["blue"]


def test_the_game_does_not_wait_for_the_moor() -> None:
    scene = table([], ["moor_advantage"])

    assert scene.game.view(None)["waiting"] == [0]


def test_the_moor_leaves_the_question_open_that_was_open() -> None:
    """Ruling 75."""
    scene = table([], ["moor_advantage"])

    scene.blue.plays("moor_advantage", "seat0")
    scene.go_on()

    assert scene.open_question == ("red", "turn")
    assert scene.blue.view["known"][0] == ["eriu"]
    assert "moor_advantage" in scene.table["spent"]


def test_a_card_in_the_display_is_not_playable_at_any_time() -> None:
    scene = table([])

    assert moor_is_offered(scene) == []


def test_the_moor_is_held_and_playable_in_the_assembly_from_the_third_step_on() -> None:
    """Ruling 75."""
    lands = {"moor": {"red": 1, "blue": 2}, "plains": {}}
    scene = Island(lands, red=["eriu"], passes=1)

    scene.red.passes()
    assert moor_is_offered(scene) == []
    scene.go_on()

    assert scene.open_question[1] == "draft-keep"
    assert moor_is_offered(scene) == ["blue"]
    scene.blue.plays("moor_advantage", "seat0")
    scene.go_on()
    assert scene.blue.view["known"][0] == ["eriu"]
    assert scene.open_question[1] == "draft-keep"


def test_w13_is_open_while_another_player_answers_a_card_in_progress() -> None:
    """Ruling 75: the game waits for the Brenn's choice of a location, which is a decision like any other."""
    scene = table(["exploration"], ["moor_advantage"])

    scene.red.plays("exploration")
    scene.go_on()

    assert scene.open_question == ("red", "location")
    assert moor_is_offered(scene) == ["blue"]


def test_w13_is_open_while_a_clash_waits_for_a_maneuver() -> None:
    """Ruling 75."""
    scene = table(["warlord"], ["moor_advantage"])

    scene.red.plays("warlord", "plains")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert moor_is_offered(scene) == ["blue"]


def test_nobody_but_its_player_learns_what_the_moor_shows() -> None:
    scene = table([], ["moor_advantage"])

    scene.blue.plays("moor_advantage", "seat2")
    scene.go_on()

    assert scene.blue.view["known"][2] == ["nuada_silverhand"]
    assert scene.red.view["known"][2] == []
    assert not any("nuada" in str(event) for event in scene.game.events(0))
