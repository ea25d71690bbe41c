"""Bard and Citadel (rules 4 and 4.1)."""

from __future__ import annotations

import json
from typing import Any

from fidchell.games.inis.facts import EPICS
from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def reads(scene: Island, seat: int | None, card: str) -> bool:
    """Does the name of this card stand anywhere in what a seat (None: a spectator) sees and has heard?"""
    return f'"{card}"' in json.dumps([scene.game.view(seat), scene.game.events(seat)])


def clash_of_two(**fields: Any) -> Island:
    """Red has started a clash with the Warlord: three red and two blue clans, no Citadels; red maneuvers."""
    red = ["warlord", *fields.pop("red", [])]
    scene = Island({"cove": land(red=3, blue=2), "valley": land(blue=1)}, capital="valley", red=red, **fields)
    scene.red.plays("warlord", "cove")
    scene.go_on()
    return scene


# --- Bard, in the Season ---


def test_bard_draws_one_epic_tale() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard"], epic_deck=["eriu", "balors_eye"])

    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.red.deeds == 0
    assert scene.blue.view["known_discard"] == ["bard"]
    assert scene.open_question == ("blue", "turn")


def test_what_the_bard_draws_only_its_player_sees() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard"], epic_deck=["eriu"])

    scene.red.plays("bard")
    scene.go_on()

    assert reads(scene, 0, "eriu")
    assert not reads(scene, 1, "eriu")
    assert not reads(scene, None, "eriu")
    assert scene.table["players"][0]["epics"] == 1


def test_bard_may_be_played_when_no_epic_tale_is_left_to_draw() -> None:
    """Ruling 7."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard"], blue=list(EPICS))

    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.blue.view["known_discard"] == ["bard"]
    assert scene.open_question == ("blue", "turn")


def test_geis_keeps_the_bard_from_drawing() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard"], blue=["geis"], epic_deck=["eriu"])

    scene.red.plays("bard")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.table["epic_deck"] == 30
    assert scene.open_question == ("blue", "turn")


# --- Bard, after a maneuver ---


def test_bard_gains_a_deed_after_an_attack_that_removed_a_clan() -> None:
    scene = clash_of_two(red=["bard"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1, "valley": 1}
    assert scene.red.deeds == 1
    assert scene.red.hand == set()
    assert scene.open_question == ("blue", "maneuver")


def test_bard_is_not_offered_after_an_attack_paid_with_a_card() -> None:
    scene = clash_of_two(red=["bard"], blue=["migration"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("migration")

    assert not comes_up(scene, "red", "bard")
    assert scene.open_question == ("blue", "maneuver")


def test_a_clan_kept_by_the_club_gives_the_bard_no_deed() -> None:
    """Ruling 59."""
    scene = clash_of_two(red=["bard"], blue=["dagdas_club"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_club")

    assert not comes_up(scene, "red", "bard")
    assert scene.blue.clans == {"cove": 2, "valley": 1}


def test_a_clan_rescued_by_diarmuid_was_removed_so_the_bard_sings() -> None:
    """Ruling 59."""
    scene = clash_of_two(red=["bard"], blue=["diarmuid_grainne"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1, "valley": 2}
    assert scene.red.deeds == 1


def test_a_clan_laid_on_the_cauldron_was_removed_so_the_bard_sings() -> None:
    """Ruling 59."""
    scene = clash_of_two(red=["bard"], blue=["dagdas_cauldron"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [1, 1]
    assert scene.red.deeds == 1


def test_bard_follows_the_tale_of_cuchulain() -> None:
    lands = {"cove": land(red=1, blue=3), "valley": land(red=1)}
    scene = Island(lands, capital="valley", red=["warlord", "bard", "tale_of_cuchulain"])

    scene.red.plays("warlord", "cove")
    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1}
    assert scene.red.deeds == 1


def test_bard_does_not_sing_of_ones_own_clan_removed_by_the_tale_of_cuchulain() -> None:
    lands = {"cove": land(red=1, blue=3), "valley": land(red=1)}
    scene = Island(lands, capital="valley", red=["warlord", "bard", "tale_of_cuchulain"])

    scene.red.plays("warlord", "cove")
    scene.red.plays("tale_of_cuchulain", "seat0", STOP)

    assert not comes_up(scene, "red", "bard")
    assert scene.red.clans == {"valley": 1}


def test_a_removal_by_raid_alone_gives_the_bard_no_deed() -> None:
    """Ruling 62."""
    scene = clash_of_two(red=["bard", "raid"], blue=["migration"], players=4)

    scene.red.answers("attack", "seat1")
    scene.blue.answers("migration")
    scene.red.plays("raid")

    assert not comes_up(scene, "red", "bard")
    assert scene.blue.clans == {"cove": 1, "valley": 1}


def test_only_who_made_the_maneuver_may_play_the_bard() -> None:
    lands = {"cove": land(red=3, blue=2, green=1), "valley": land()}
    scene = Island(lands, capital="valley", red=["warlord"], green=["bard"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("attack", "seat1")

    assert not comes_up(scene, "green", "bard")
    assert scene.blue.clans == {"cove": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_geis_stops_the_bard_after_a_maneuver() -> None:
    scene = clash_of_two(red=["bard"], blue=["geis"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.deeds == 0
    assert set(scene.red.view["known_discard"]) >= {"bard", "geis"}
    assert scene.open_question == ("blue", "maneuver")


# --- Citadel ---


def test_citadel_stands_where_you_are_and_brings_the_advantage_card() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1), "hills": land(red=1)}, red=["citadel"])

    scene.red.plays("citadel")
    choices = scene.red.is_asked()
    scene.red.answers("hills")
    scene.go_on()

    assert choices == ["cove", "hills"]
    assert scene.land("hills")["citadels"] == 1
    assert scene.table["citadels_left"] == 7
    assert scene.red.hand == {"hills_advantage"}
    assert scene.table["display"] == ["cove_advantage", "valley_advantage"]


def test_citadel_takes_the_advantage_card_out_of_another_hand() -> None:
    """Ruling 50."""
    lands = {"cove": land(red=1, blue=2), "valley": land(blue=1)}
    scene = Island(lands, red=["citadel"], blue=["cove_advantage"])

    scene.red.plays("citadel", "cove")
    scene.go_on()

    assert scene.red.hand == {"cove_advantage"}
    assert scene.blue.hand == set()
    assert scene.table["players"][0]["advantages"] == ["cove_advantage"]


def test_citadel_cannot_take_an_advantage_card_that_was_played() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["citadel"], spent=["cove_advantage"])

    scene.red.plays("citadel", "cove")
    scene.go_on()

    assert scene.land("cove")["citadels"] == 2
    assert scene.red.hand == set()
    assert scene.table["spent"] == ["cove_advantage"]


def test_citadel_cannot_take_an_advantage_card_played_in_answer_to_it() -> None:
    lands = {"cove": land(red=1, blue=1), "moor": land(red=1, blue=2)}
    scene = Island(lands, red=["citadel", "eriu"], blue=["moor_advantage", "geis"])

    scene.red.plays("citadel", "moor")
    scene.blue.plays("moor_advantage", "seat0")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["spent"] == ["moor_advantage"]
    assert scene.land("moor")["citadels"] == 1


def test_citadel_without_supply_still_brings_the_advantage_card() -> None:
    """Rulings 5, 22."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1, citadels=8)}, capital="valley", red=["citadel"])

    scene.red.plays("citadel", "cove")
    scene.go_on()

    assert scene.land("cove")["citadels"] == 0
    assert scene.table["citadels_left"] == 0
    assert scene.red.hand == {"cove_advantage"}


def test_citadel_may_not_choose_the_swamp() -> None:
    scene = Island({"cove": land(blue=1), "swamp": land(red=2)}, red=["citadel"])

    scene.red.plays("citadel")
    scene.go_on()

    assert scene.land("swamp")["citadels"] == 0
    assert scene.red.hand == set()
    assert scene.table["citadels_left"] == 8
    assert scene.open_question == ("blue", "turn")


def test_the_advantage_card_taken_by_citadel_may_follow_it_at_once() -> None:
    scene = Island({"cove": land(blue=1), "valley": land(red=1)}, red=["citadel"])

    scene.red.plays("citadel", "valley")
    scene.red.plays("valley_advantage", "valley")
    scene.go_on()

    assert scene.red.clans == {"valley": 2}
    assert scene.table["spent"] == ["valley_advantage"]


def test_at_the_end_of_the_season_the_card_taken_by_citadel_goes_back() -> None:
    lands = {"cove": land(red=1, blue=2), "valley": land(blue=1)}
    scene = Island(lands, capital="valley", red=["citadel"], blue=["cove_advantage"])

    scene.red.plays("citadel", "cove")
    scene.end_season()

    assert "cove_advantage" in scene.blue.hand
    assert "cove_advantage" not in scene.red.hand


def test_geis_on_a_citadel_saves_place_and_advantage_card() -> None:
    lands = {"cove": land(red=1, blue=2), "valley": land(blue=1)}
    scene = Island(lands, capital="valley", red=["citadel"], blue=["cove_advantage", "geis"])

    scene.red.plays("citadel", "cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.land("cove")["citadels"] == 0
    assert scene.blue.hand == {"cove_advantage"}
    assert scene.table["citadels_left"] == 8
