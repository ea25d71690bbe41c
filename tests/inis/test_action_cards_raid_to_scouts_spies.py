"""Raid, Sanctuary, Scouts & Spies (rules 4 and 4.1)."""

from __future__ import annotations

import json
from typing import Any

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


def raiders(where: str = "cove", **fields: Any) -> Island:
    """Red holds Raid and has started a clash with the Warlord: three red, two blue and two green clans."""
    lands = {where: land(red=3, blue=2, green=2), "valley": land(blue=1)}
    red = ["warlord", "raid", *fields.pop("red", [])]
    scene = Island(lands, players=4, capital="valley", red=red, **fields)
    scene.red.plays("warlord", where)
    scene.go_on()
    return scene


# --- Raid ---


def test_raid_takes_an_action_card_of_the_attacked_player() -> None:
    scene = raiders(blue=["bard"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.blue.hand == set()
    assert scene.blue.clans == {"cove": 1, "valley": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_which_card_was_raided_only_the_two_know() -> None:
    scene = raiders(blue=["bard"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.blue.view["known"][0] == ["bard"]
    assert not reads(scene, 2, "bard")
    assert not reads(scene, None, "bard")


def test_raid_takes_no_epic_tale_or_advantage_card() -> None:
    scene = raiders(blue=["bard", "eriu", "valley_advantage"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.blue.hand == {"eriu", "valley_advantage"}


def test_raid_removes_an_exposed_clan_of_a_player_without_action_cards() -> None:
    scene = raiders(blue=["eriu"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.blue.clans == {"valley": 1}
    assert scene.blue.hand == {"eriu"}
    assert scene.open_question == ("green", "maneuver")


def test_the_card_just_lost_to_the_attack_cannot_be_raided() -> None:
    scene = raiders(blue=["bard"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("bard")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.blue.view["known_discard"] == ["bard", "raid"]
    assert scene.blue.clans == {"cove": 1, "valley": 1}


def test_raid_finds_nothing_where_no_card_and_no_exposed_clan_is_left() -> None:
    """Ruling 7."""
    lands = {"cove": land(red=3, blue=1, green=2), "valley": land(blue=1)}
    scene = Island(lands, players=4, capital="valley", red=["warlord", "raid"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("attack", "seat1")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.blue.clans == {"valley": 1}
    assert "raid" in scene.blue.view["known_discard"]
    assert scene.open_question == ("green", "maneuver")


def test_raid_follows_only_an_attack_of_ones_own() -> None:
    scene = raiders(green=["bard"], blue=["citadel"])

    scene.red.answers("attack", "seat2")
    scene.green.answers("bard")
    own = comes_up(scene, "red", "raid")
    scene.go_on()
    scene.blue.answers("attack", "seat2")
    after_anothers = comes_up(scene, "red", "raid")

    assert own
    assert not after_anothers


def test_raid_does_not_follow_a_withdrawal() -> None:
    lands = {"cove": land(red=3, blue=2), "valley": land(red=1)}
    scene = Island(lands, players=4, capital="valley", red=["warlord", "raid"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("withdraw", "valley", "1")

    assert not comes_up(scene, "red", "raid")
    assert scene.open_question == ("blue", "maneuver")


def test_raid_follows_an_attack_that_the_hills_made_fail() -> None:
    """Ruling 61."""
    scene = raiders("hills", blue=["hills_advantage", "bard"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.blue.clans == {"hills": 2, "valley": 1}


def test_the_club_keeps_the_clan_raid_would_remove() -> None:
    scene = raiders(blue=["bard", "dagdas_club"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("bard")
    scene.red.plays("raid")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"cove": 2, "valley": 1}


def test_bard_raid_and_streng_may_all_follow_one_attack() -> None:
    """Ruling 25."""
    scene = raiders(red=["bard", "strengs_resolve"], blue=["citadel"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("raid")
    scene.red.plays("bard")
    scene.red.plays("strengs_resolve")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.red.deeds == 2


def test_a_raided_player_no_longer_offers_peace() -> None:
    """Ruling 69."""
    scene = raiders(blue=["bard", "citadel"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("bard")
    scene.blue.answers("peace")
    scene.red.plays("raid")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.table["clash"]["peace"] == []


# --- Sanctuary ---


def test_sanctuary_stands_where_you_are_and_brings_an_epic_tale() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1), "hills": land(red=1)}
    scene = Island(lands, red=["sanctuary"], epic_deck=["eriu"])

    scene.red.plays("sanctuary")
    choices = scene.red.is_asked()
    scene.red.answers("hills")
    scene.go_on()

    assert choices == ["cove", "hills"]
    assert scene.land("hills")["sanctuaries"] == 1
    assert scene.table["sanctuaries_left"] == 8
    assert scene.red.hand == {"eriu"}


def test_sanctuary_may_stand_beside_another_and_in_the_swamp() -> None:
    lands = {"cove": land(blue=1), "swamp": land(red=1, sanctuaries=1)}
    scene = Island(lands, red=["sanctuary"])

    scene.red.plays("sanctuary", "swamp")
    scene.go_on()

    assert scene.land("swamp")["sanctuaries"] == 2


def test_sanctuary_without_supply_still_draws() -> None:
    """Rulings 5, 22."""
    lands = {"cove": land(red=1), "valley": land(blue=1, sanctuaries=9)}
    scene = Island(lands, red=["sanctuary"], epic_deck=["eriu"])

    scene.red.plays("sanctuary", "cove")
    scene.go_on()

    assert scene.land("cove")["sanctuaries"] == 0
    assert scene.red.hand == {"eriu"}


def test_meadows_improve_the_draw_of_the_sanctuary() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["sanctuary", "meadows_advantage"], epic_deck=["eriu", "balors_eye"])

    scene.red.plays("sanctuary", "cove")
    scene.red.plays("meadows_advantage")
    scene.red.answers("balors_eye")
    scene.go_on()

    assert scene.red.hand == {"balors_eye"}
    assert scene.table["epic_discard"] == ["eriu"]


def test_geis_stops_sanctuary_and_draw() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["sanctuary"], blue=["geis"])

    scene.red.plays("sanctuary", "cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.land("cove")["sanctuaries"] == 0
    assert scene.red.hand == set()
    assert scene.open_question == ("blue", "turn")


# --- Scouts & Spies ---


def test_scouts_see_the_action_cards_of_one_opponent_and_only_those() -> None:
    lands = {"cove": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["scouts_spies"], blue=["bard", "citadel", "eriu"], green=["conquest"])

    scene.red.plays("scouts_spies")
    choices = scene.red.is_asked()
    scene.red.answers("seat1")
    scene.go_on()

    assert choices == ["seat1", "seat2", "seat3"]
    assert set(scene.red.view["known"][1]) == {"bard", "citadel"}
    assert scene.red.view["known"][2] == []
    assert scene.open_question == ("red", "from")


def test_what_the_scouts_saw_the_others_do_not_see() -> None:
    lands = {"cove": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["scouts_spies"], blue=["bard"])

    scene.red.plays("scouts_spies", "seat1", STOP)
    scene.go_on()

    assert reads(scene, 0, "bard")
    assert not reads(scene, 2, "bard")
    assert not reads(scene, None, "bard")
    assert scene.events[-1].startswith("looked")


def test_the_scouts_may_look_at_a_hand_without_action_cards() -> None:
    """Ruling 11."""
    lands = {"cove": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["scouts_spies"], blue=["eriu"])

    scene.red.plays("scouts_spies", "seat1", STOP)
    scene.go_on()

    assert scene.red.view["known"][1] == []
    assert scene.open_question == ("blue", "turn")


def test_after_looking_the_scouts_may_move_and_clash() -> None:
    lands = {"cove": land(red=3), "valley": land(blue=1), "hills": land(), "moor": land()}
    scene = Island(lands, players=4, capital="cove", red=["scouts_spies"])

    scene.red.plays("scouts_spies", "seat1", "cove")
    targets = scene.red.is_asked()
    scene.red.answers("valley", "2")
    scene.go_on()

    assert targets == ["hills", "valley"]
    assert scene.red.clans == {"cove": 1, "valley": 2}
    assert scene.table["clash"]["instigator"] == 0


def test_the_scouts_need_not_move() -> None:
    lands = {"cove": land(red=3), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["scouts_spies"])

    scene.red.plays("scouts_spies", "seat1", STOP)
    scene.go_on()

    assert scene.red.clans == {"cove": 3}
    assert scene.open_question == ("blue", "turn")


def test_scouts_in_the_mountains_pay_the_toll() -> None:
    lands = {"cove": land(red=3), "mountains": land()}
    scene = Island(lands, players=4, red=["scouts_spies", "bard"])

    scene.red.plays("scouts_spies", "seat1", "cove", "mountains", "2", "clan")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.red.hand == {"bard"}


def test_geis_stops_the_scouts_before_they_look_and_before_they_choose_a_move() -> None:
    """Ruling 23."""
    lands = {"cove": land(red=3), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["scouts_spies"], blue=["bard"], green=["geis"])

    scene.red.plays("scouts_spies", "seat1")
    scene.green.plays("geis")
    scene.go_on()

    assert not reads(scene, 0, "bard")
    assert scene.red.clans == {"cove": 3}
    assert scene.open_question == ("blue", "turn")
