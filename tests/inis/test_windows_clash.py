"""Windows of a clash: W14 to W21 (rules 7.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kit.island import PASS, STOP, Island

# Cards that answer nothing: so that everybody holds something hidden of each kind.
FILLERS = (["sanctuary", "eriu"], ["festival", "otherworld"], ["druid", "nuada_silverhand"])


def battle(
    red: Sequence[str] = (),
    blue: Sequence[str] = (),
    green: Sequence[str] = (),
    place: str = "plains",
    **fields: Any,
) -> Island:
    """Red has moved three clans into a territory with two of blue and two of green; the clash has just been opened."""
    lands = {"cove": {"red": 1}, place: {"blue": 2, "green": 2}, "valley": {"red": 3}}
    hands = [[*named, *FILLERS[seat]] for seat, named in enumerate((red, blue, green))]
    scene = Island(lands, red=["conquest", *hands[0]], blue=hands[1], green=hands[2], **{"capital": "cove", **fields})
    scene.red.plays("conquest", place, "valley", "3", STOP)
    while scene.open_question[1] == "action-declared":
        scene.answer(scene.open[0].seat, PASS)
    return scene


def to_maneuver(scene: Island) -> Island:
    scene.go_on()
    assert scene.open_question[1] == "maneuver", scene.open_question
    return scene


# --- W14 ---


def test_w14_asks_everybody_the_instigator_first() -> None:
    """Rulings 16, 17."""
    scene = battle()

    assert scene.asked_about("clash-start") == ["red", "blue", "green"]


def test_w14_begins_with_the_instigator_even_in_another_player_s_turn() -> None:
    """Ruling 17."""
    lands = {"cove": {"red": 1}, "plains": {"blue": 2, "green": 2}}
    scene = Island(lands, red=["morrigan", *FILLERS[0]], blue=FILLERS[1], green=FILLERS[2])

    scene.red.plays("morrigan", "no", "plains", "seat1")

    assert scene.asked_about("clash-start") == ["blue", "green", "red"]


def test_w14_asks_players_who_are_not_in_the_clash() -> None:
    """Ruling 70."""
    lands = {"cove": {"green": 1}, "plains": {"red": 2, "blue": 2}}
    scene = Island(lands, red=["warlord", *FILLERS[0]], blue=FILLERS[1], green=["lugs_spear"], capital="cove")

    scene.red.plays("warlord", "plains")
    scene.green.answers("lugs_spear")
    scene.go_on()

    assert scene.table["clash"]["spear"]


def test_w14_comes_before_the_festival_loss() -> None:
    scene = battle(festival="plains")

    assert scene.open_question[1] == "clash-start"
    assert scene.red.clans["plains"] == 3


# --- W15 and W16 ---


def test_w15_asks_everybody_when_the_citadels_step_is_over() -> None:
    """Ruling 70."""
    lands = {"cove": {"green": 1}, "plains": {"red": 2, "blue": 2, "citadels": 1}}
    scene = Island(
        lands, red=["warlord", *FILLERS[0]], blue=FILLERS[1], green=["battle_frenzy", *FILLERS[2]], capital="cove"
    )

    scene.red.plays("warlord", "plains")
    scene.blue.answers("shelter")

    assert scene.open_question == ("red", "citadels-end")
    assert scene.asked_about("citadels-end") == ["red", "blue", "green"]


def test_w16_asks_the_holder_of_the_highlands_in_the_highlands() -> None:
    scene = battle(green=["highlands_advantage"], place="highlands")

    assert scene.asked_about("resolution-start") == ["green"]


def test_w16_does_not_open_for_a_clash_elsewhere() -> None:
    lands = {"cove": {}, "highlands": {}, "plains": {"red": 2, "blue": 2}}
    scene = Island(lands, red=["warlord"], blue=["highlands_advantage", "bard"], capital="cove")

    scene.red.plays("warlord", "plains")

    assert scene.asked_about("resolution-start") == []


# --- W17 ---


def test_w17_offers_epic_maneuvers_to_the_player_to_maneuver_alone() -> None:
    scene = to_maneuver(battle(red=["fianna"], blue=["ogmas_eloquence"]))

    assert scene.offers("red", "fianna")
    assert not scene.offers("blue", "ogmas_eloquence")
    scene.red.answers("attack", "seat2").scene.green.answers("clan")
    scene.go_on()
    assert scene.open_question == ("blue", "maneuver")
    assert scene.offers("blue", "ogmas_eloquence")
    assert not scene.offers("red", "fianna")


# --- W18 ---


def test_w18_asks_the_attacker_then_the_target_and_nobody_else() -> None:
    scene = to_maneuver(battle(blue=["hills_advantage"], place="hills"))

    scene.red.answers("attack", "seat1")

    assert scene.asked_about("attack-declared") == ["red", "blue"]
    assert scene.open_question == ("blue", "attacked")


def test_w18_does_not_ask_a_target_outside_the_hills() -> None:
    lands = {"cove": {}, "hills": {}, "plains": {"red": 2, "blue": 2}}
    scene = Island(lands, red=["warlord", "eriu"], blue=["hills_advantage", "bard"], capital="cove")

    scene.red.plays("warlord", "plains").answers("attack", "seat1")

    assert scene.asked_about("attack-declared") == ["red"]


def test_w18_comes_before_the_target_chooses() -> None:
    scene = to_maneuver(battle(red=["dagdas_club"]))

    scene.red.answers("attack", "seat1")

    assert scene.open_question == ("red", "attack-declared")
    assert scene.offers("red", "dagdas_club")
    assert scene.blue.clans["plains"] == 2


# --- W19 to W21 ---


def after_an_attack_on_blue(scene: Island) -> Island:
    to_maneuver(scene)
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    while scene.open_question[1] in ("clan-would-be-removed", "clan-removed"):
        scene.answer(scene.open[0].seat, PASS)
    return scene


def test_w19_to_w21_ask_the_performer_first_then_in_crow_order() -> None:
    """Rulings 16, 17."""
    scene = after_an_attack_on_blue(battle())

    assert scene.asked_about("maneuver-done") == ["red", "blue", "green"]


def test_w19_and_w20_are_for_the_performer_alone() -> None:
    scene = after_an_attack_on_blue(battle(red=["strengs_resolve"], green=["bard"]))

    assert scene.offers("red", "strengs_resolve")
    scene.red.passes()
    scene.blue.passes()
    assert scene.open_question == ("green", "maneuver-done")
    assert not scene.offers("green", "bard")


def test_w20_needs_a_removed_opposing_clan() -> None:
    scene = to_maneuver(battle(red=["bard"]))

    scene.red.answers("attack", "seat1")
    scene.blue.answers("festival")
    while scene.open_question[1] != "maneuver-done":
        scene.answer(scene.open[0].seat, PASS)

    assert not scene.offers("red", "bard")


def test_w21_asks_nobody_who_is_not_involved() -> None:
    """Rulings 20, 70."""
    lands = {"cove": {"green": 1}, "plains": {"blue": 2}, "valley": {"red": 3}}
    scene = Island(
        lands, red=["conquest", *FILLERS[0]], blue=FILLERS[1], green=["warlord", *FILLERS[2]], capital="cove"
    )

    scene.red.plays("conquest", "plains", "valley", "3")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")

    assert scene.asked_about("maneuver-done") == ["red", "blue"]
    assert "warlord" in scene.green.hand


def test_w21_asks_nobody_whose_clans_are_all_sheltered() -> None:
    """Ruling 20."""
    lands = {"cove": {}, "plains": {"blue": 1, "green": 1, "citadels": 1}, "valley": {"red": 3}}
    scene = Island(
        lands, red=["conquest", *FILLERS[0]], blue=["warlord", *FILLERS[1]], green=["bard", *FILLERS[2]], capital="cove"
    )
    scene.red.plays("conquest", "plains", "valley", "3")
    scene.blue.answers("shelter")

    scene.red.answers("attack", "seat2")
    scene.green.answers("druid")

    assert scene.asked_about("maneuver-done") == ["red", "green"]


def test_w21_opens_after_a_withdrawal() -> None:
    scene = battle(blue=["warlord"])
    to_maneuver(scene)

    scene.red.answers("withdraw", "cove", "1")
    scene.blue.answers("warlord", "seat1")
    scene.go_on()

    assert scene.blue.clans["plains"] == 3
    assert scene.open_question == ("blue", "maneuver")


def test_a_window_reopens_for_everybody_after_each_play() -> None:
    """Ruling 25."""
    scene = after_an_attack_on_blue(battle(red=["strengs_resolve", "bard"], blue=["warlord"]))

    scene.red.passes()
    scene.blue.answers("warlord", "seat2")
    while scene.open_question[1] != "maneuver-done":
        scene.answer(scene.open[0].seat, PASS)

    assert scene.open_question == ("red", "maneuver-done")
    scene.red.answers("strengs_resolve")
    scene.red.answers("bard")
    scene.go_on()
    assert scene.red.deeds == 2
    assert scene.open_question == ("green", "maneuver")


def test_a_window_closes_when_all_have_declined_in_a_row() -> None:
    scene = after_an_attack_on_blue(battle(red=["strengs_resolve"]))

    asked = scene.asked_about("maneuver-done")

    assert asked == ["red", "blue", "green"]
    assert scene.open_question == ("blue", "maneuver")


def test_in_a_clash_the_player_to_maneuver_has_priority_over_the_turn_player() -> None:
    """Ruling 17."""
    scene = after_an_attack_on_blue(battle())
    to_maneuver(scene)

    scene.blue.answers("attack", "seat0")
    scene.red.answers("clan")

    assert scene.asked_about("maneuver-done") == ["blue", "green", "red"]


def test_a_cancelled_answer_reopens_the_window_for_those_who_had_passed() -> None:
    """Ruling 25."""
    lands = {"cove": {}, "hills": {"red": 2, "blue": 2}, "iron_mine": {}}
    red = ["warlord", "dagda", "iron_mine_advantage"]
    scene = Island(lands, capital="cove", red=red, blue=["hills_advantage", "druid"])
    scene.red.plays("warlord", "hills").answers("attack", "seat1")
    assert scene.open_question == ("red", "attack-declared")
    scene.red.passes()

    scene.blue.answers("hills_advantage")
    scene.red.answers("dagda")

    assert scene.open_question == ("red", "attack-declared")
    scene.red.answers("iron_mine_advantage")
    scene.blue.answers("druid")
    scene.go_on()
    assert scene.land("hills")["clans"] == [2, 1]


def test_geis_is_the_only_answer_to_the_warlord_s_response() -> None:
    """Rules 8.5: a cancelled response places nobody and redirects nothing."""
    scene = after_an_attack_on_blue(battle(red=["geis"], blue=["warlord"]))

    scene.red.passes()
    scene.blue.answers("warlord", "seat2")
    scene.red.answers("geis")
    scene.go_on()

    assert scene.blue.clans["plains"] == 1
    assert scene.open_question == ("blue", "maneuver")
