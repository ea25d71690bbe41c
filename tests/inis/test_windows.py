"""Windows outside a clash: who is asked, and in which order (rules 7.1, 7.2 and 7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit.island import PASS, Island

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


def passing(scene: Island) -> list[tuple[str, str]]:
    """Everybody passes up to the next real question; who was asked what."""
    asked = []
    while scene.in_window:
        asked.append(scene.open_question)
        scene.answer(scene.open[0].seat, PASS)
    return asked


def keys(asked: list[tuple[str, str]]) -> list[str]:
    """The windows in the order in which they opened."""
    return [key for at, (_, key) in enumerate(asked) if at == 0 or asked[at - 1][1] != key]


# --- W3: an Action card is declared ---


def test_w3_asks_the_opponents_of_the_card_s_player_in_crow_order() -> None:
    """Rulings 16, 17."""
    scene = table(["bard"])

    scene.red.plays("bard")

    assert scene.asked_about("action-declared") == ["blue", "green"]


def test_w3_follows_the_crows_the_other_way_round() -> None:
    """Ruling 16."""
    scene = table(["bard"], direction="counter_clockwise")

    scene.red.plays("bard")

    assert scene.asked_about("action-declared") == ["green", "blue"]


def test_w3_begins_after_the_player_whose_turn_it_is() -> None:
    """Ruling 17."""
    scene = table([], ["bard"], turn=1)

    scene.blue.plays("bard")

    assert scene.asked_about("action-declared") == ["green", "red"]


def test_a_player_without_the_card_is_asked_all_the_same_and_can_only_pass() -> None:
    scene = table(["bard"], green=["geis"])

    scene.red.plays("bard")

    assert scene.open_question == ("blue", "action-declared")
    assert scene.blue.is_asked() == [PASS]
    scene.blue.passes()
    assert scene.green.is_asked() == ["geis", PASS]


def test_nobody_can_tell_from_a_window_who_holds_the_card() -> None:
    with_blue = table(["bard"], blue=["geis"], green=["druid"])
    with_green = table(["bard"], blue=["druid"], green=["geis"])

    with_blue.red.plays("bard")
    with_green.red.plays("bard")

    assert with_blue.game.view(0) == with_green.game.view(0)
    assert with_blue.game.view(None) == with_green.game.view(None)


def test_nobody_is_asked_for_a_card_that_all_know_to_be_spent() -> None:
    scene = table(["bard"], ["geis", "druid"])
    scene.red.plays("bard")
    scene.blue.answers("geis")
    scene.go_on()

    scene.blue.plays("druid")

    assert scene.asked_about("action-declared") == []


def test_a_player_without_action_cards_is_not_asked_for_geis() -> None:
    """Rules 7.7: only who holds a hidden card with the right back can answer; the numbers are public."""
    scene = Island({"moor": {"red": 1, "blue": 1}, "plains": {}}, red=["bard", "druid"], blue=["eriu"])

    scene.red.plays("bard")

    assert scene.asked_about("action-declared") == []


def test_a_player_without_epic_tales_is_not_asked_for_the_dagda() -> None:
    """Rules 7.7."""
    scene = Island({"moor": {"red": 1, "blue": 1}, "plains": {}}, red=["stone_of_fal", "eriu"], blue=["druid"])

    scene.red.plays("stone_of_fal")

    assert "blue" not in scene.asked_about("epic-or-advantage-declared")


# --- W4: an Epic Tale or Advantage card is declared ---


def test_w4_asks_everybody_the_player_of_the_card_first() -> None:
    """Ruling 16."""
    scene = table(["stone_of_fal"])

    scene.red.plays("stone_of_fal")

    assert scene.asked_about("epic-or-advantage-declared") == ["red", "blue", "green"]


def test_w4_opens_for_an_advantage_card_too() -> None:
    scene = table(["plains_advantage"], direction="counter_clockwise")

    scene.red.plays("plains_advantage", "plains", "valley", "1")

    assert scene.asked_about("epic-or-advantage-declared") == ["red", "green", "blue"]


def test_the_dagda_may_stop_a_card_of_its_own_player() -> None:
    scene = table(["stone_of_fal", "dagda"])

    scene.red.plays("stone_of_fal").answers("dagda")
    scene.go_on()

    assert scene.red.clans["moor"] == 1
    assert "card-cancelled" in scene.events


# --- W5: about to draw ---


def test_w5_asks_the_drawer_who_holds_the_meadows() -> None:
    scene = table(["bard", "meadows_advantage"], epic_deck=["fianna", "champions_share"])

    scene.red.plays("bard").answers("meadows_advantage")
    scene.go_on()

    assert scene.open_question == ("red", "keep-epic")


def test_w5_does_not_ask_others_who_hold_the_meadows() -> None:
    scene = table(["bard"], ["meadows_advantage"])

    scene.red.plays("bard")

    assert scene.asked_about("epic-draw") == []


# --- W6: clans were moved into the Mountains ---


def test_w6_asks_the_mover_only() -> None:
    lands = {"plains": {"red": 2, "blue": 1}, "mountains": {}, "valley": {}}
    scene = Island(lands, capital="valley", red=["breas_tyranny", "mountains_advantage"], blue=["bard"])

    scene.red.plays("breas_tyranny", "plains", "seat1", "mountains")

    assert scene.asked_about("mountains-entered") == ["red"]


# --- W7 and W8: a card is done ---


def test_w7_asks_everybody_the_active_player_first() -> None:
    """Rulings 16, 17."""
    scene = table([], ["bard"], turn=1)

    scene.blue.plays("bard")

    assert scene.asked_about("action-resolved") == ["blue", "green", "red"]


def test_w7_opens_when_the_card_is_resolved_and_not_yet_discarded() -> None:
    scene = table(["new_alliance"])
    discarded = scene.table["action_discard"]

    scene.red.plays("new_alliance", "plains", "place_clan")
    while scene.open_question[1] != "action-resolved":
        scene.answer(scene.open[0].seat, PASS)

    assert scene.red.clans["plains"] == 2
    assert scene.table["in_play"] == ["new_alliance"]
    assert scene.table["action_discard"] == discarded


def test_w8_asks_only_the_player_of_the_epic_tale() -> None:
    lands = {"forest": {"red": 1, "blue": 1}, "stone_circle": {"blue": 1}, "valley": {}}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage"], blue=["stone_circle_advantage", "bard"])

    scene.red.plays("stone_of_fal")

    assert scene.asked_about("epic-played") == ["red"]


def test_w8_does_not_open_after_an_action_card() -> None:
    lands = {"forest": {"red": 1, "blue": 1}, "valley": {}}
    scene = Island(lands, red=["bard", "forest_advantage"], blue=["festival"])

    scene.red.plays("bard")

    assert scene.asked_about("epic-played") == []


# --- W9 and W10: the end of a turn ---


def test_w9_asks_the_turn_player_alone() -> None:
    scene = table(["bard", "valley_advantage"])

    scene.red.plays("bard")

    assert scene.asked_about("season-card-done") == ["red"]


def test_w9_does_not_ask_an_opponent_who_holds_such_a_card() -> None:
    scene = table(["bard"], ["valley_advantage"])

    scene.red.plays("bard")

    assert scene.asked_about("season-card-done") == []


def test_w9_does_not_open_after_a_pass() -> None:
    scene = table(["valley_advantage"])

    scene.red.passes()

    assert "season-card-done" not in keys(passing(scene))


def test_w10_asks_everybody_from_the_turn_player_on_after_a_card() -> None:
    """Rulings 16, 17."""
    scene = table([], ["bard"], turn=1)

    scene.blue.plays("bard")

    assert scene.asked_about("turn-end") == ["blue", "green", "red"]


def test_w10_opens_after_a_pass() -> None:
    scene = table([])

    scene.red.passes()

    assert scene.asked_about("turn-end") == ["red", "blue", "green"]


def test_w10_opens_after_a_pretender_token() -> None:
    scene = table([], deeds=[9, 0, 0])

    scene.red.answers("pretender")

    assert scene.asked_about("turn-end") == ["red", "blue", "green"]


def test_the_windows_of_an_action_turn_come_in_order() -> None:
    """Rules 7.5."""
    scene = table(["new_alliance", "valley_advantage"])

    scene.red.plays("new_alliance", "plains", "place_clan")

    assert keys(passing(scene)) == ["action-declared", "action-resolved", "season-card-done", "turn-end"]
    assert scene.open_question == ("blue", "turn")


def test_the_windows_of_an_epic_turn_come_in_order() -> None:
    """Rules 7.5."""
    lands = {"forest": {"red": 1, "blue": 1}, "valley": {}}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage", "valley_advantage", "eriu"], blue=["fianna", "bard"])

    scene.red.plays("stone_of_fal")

    assert keys(passing(scene)) == ["epic-or-advantage-declared", "epic-played", "season-card-done", "turn-end"]


def test_an_advantage_card_has_no_window_of_its_own_when_it_is_done() -> None:
    scene = table(["plains_advantage", "valley_advantage"])

    scene.red.plays("plains_advantage", "plains", "valley", "1")

    assert keys(passing(scene)) == ["epic-or-advantage-declared", "season-card-done", "turn-end"]


# --- W11 and W12: a removal ---


def test_w11_and_w12_ask_the_owner_of_the_clan_alone() -> None:
    scene = table(["balors_eye"])

    scene.red.plays("balors_eye", "moor", "seat2")
    asked = passing(scene)

    assert [who for who, key in asked if key == "clan-would-be-removed"] == ["green"]
    assert [who for who, key in asked if key == "clan-removed"] == ["green"]


def test_w12_opens_when_the_clan_has_left_and_w11_before() -> None:
    scene = table(["balors_eye"], green=["dagdas_club", "diarmuid_grainne"])

    scene.red.plays("balors_eye", "moor", "seat2")
    while scene.open_question[1] != "clan-would-be-removed":
        scene.answer(scene.open[0].seat, PASS)
    assert scene.green.clans["moor"] == 1
    scene.green.passes()

    assert scene.open_question == ("green", "clan-removed")
    assert "moor" not in scene.green.clans
    assert scene.offers("green", "diarmuid_grainne")


def test_w12_opens_without_diarmuid_s_refuge_only_for_what_can_be_played() -> None:
    lands = {"moor": {"red": 1, "blue": 1}, "plains": {"red": 1}}
    scene = Island(lands, red=["balors_eye"], blue=["diarmuid_grainne", "bard"])

    scene.red.plays("balors_eye", "moor", "seat1")

    assert scene.asked_about("clan-removed") == []
