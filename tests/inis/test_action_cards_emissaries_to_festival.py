"""Emissaries, Exploration, Festival (rules 4 and 4.1)."""

from __future__ import annotations

import json
from typing import Any

from fidchell.games.inis.facts import TERRITORIES
from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def festive_cove(**fields: Any) -> Island:
    """The Festival is held in the cove, where blue has two clans and a Citadel; red has three clans beside it."""
    red = ["conquest", *fields.pop("red", [])]
    lands = {"cove": land(blue=2, citadels=1), "valley": land(red=3)}
    return Island(lands, capital="valley", festival="cove", red=red, **fields)


# --- Emissaries ---


def test_emissaries_move_one_clan_without_a_clash() -> None:
    lands = {"cove": land(red=3), "valley": land(blue=2)}
    scene = Island(lands, players=4, red=["emissaries"])

    scene.red.plays("emissaries", "cove", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "valley": 1}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_emissaries_go_from_where_you_are_to_an_adjacent_territory() -> None:
    lands = {"cove": land(red=2), "valley": land(), "hills": land(), "moor": land(blue=1)}
    scene = Island(lands, players=4, red=["emissaries"])

    scene.red.plays("emissaries")
    origins = scene.red.is_asked()
    scene.red.answers("cove")

    assert origins == ["cove"]
    assert scene.red.is_asked() == ["hills", "valley"]


def test_emissaries_in_the_mountains_pay_the_toll() -> None:
    lands = {"cove": land(red=3), "mountains": land(blue=1)}
    scene = Island(lands, players=4, red=["emissaries", "bard"])

    scene.red.plays("emissaries", "cove", "mountains", "bard")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "mountains": 1}
    assert scene.red.hand == set()


def test_emissaries_without_action_cards_are_lost_in_the_mountains() -> None:
    lands = {"cove": land(red=3), "mountains": land(blue=1)}
    scene = Island(lands, players=4, red=["emissaries"])

    scene.red.plays("emissaries", "cove", "mountains")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.red.reserve == 10


def test_geis_sends_the_emissaries_home() -> None:
    lands = {"cove": land(red=3), "valley": land(blue=2)}
    scene = Island(lands, players=4, red=["emissaries"], blue=["geis"])

    scene.red.plays("emissaries", "cove", "valley")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.clans == {"cove": 3}
    assert set(scene.red.view["known_discard"]) == {"emissaries", "geis"}


# --- Exploration ---


def test_exploration_the_brenn_chooses_the_place_even_in_anothers_turn() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, brenn=1, turn=0, red=["exploration"], tiles=["hills"])

    scene.red.plays("exploration")
    scene.go_on()
    asked = scene.open_question
    scene.blue.answers(scene.blue.is_asked()[0])
    scene.go_on()

    assert asked == ("blue", "location")
    assert scene.red.clans == {"cove": 1, "hills": 1}
    assert scene.land("hills")["beside"] == ["cove", "valley"]
    assert scene.open_question == ("blue", "turn")


def test_exploration_the_place_is_chosen_before_the_tile_is_seen() -> None:
    """Ruling 72."""
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, brenn=1, turn=0, red=["exploration"], tiles=["hills"])

    scene.red.plays("exploration")
    scene.go_on()

    assert len(scene.blue.is_asked()) == 4
    assert scene.table["tiles_left"] == 14
    assert "hills" not in json.dumps([scene.game.view(seat) for seat in (None, 0, 1)])


def test_exploration_the_new_advantage_card_lies_in_the_display_till_the_assembly() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration"], tiles=["hills"])

    scene.red.plays("exploration", "up:1,1")
    scene.go_on()
    hand_in_the_season = scene.red.hand
    display_in_the_season = scene.table["display"]
    scene.end_season()

    assert hand_in_the_season == set()
    assert "hills_advantage" in display_in_the_season
    assert "hills_advantage" in scene.red.hand


def test_exploration_a_citadel_may_bring_the_new_advantage_card_at_once() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration", "citadel"], tiles=["hills"])

    scene.red.plays("exploration", "up:1,1")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("citadel", "hills")
    scene.go_on()

    assert scene.red.hand == {"hills_advantage"}


def test_exploration_without_reserve_still_finds_the_territory() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=12), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration"], tiles=["hills"])

    scene.red.plays("exploration", "up:1,1")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.land("hills")["clans"] == [0, 0]
    assert scene.table["tiles_left"] == 13


def test_exploration_without_a_tile_left_does_nothing() -> None:
    """Ruling 7."""
    lands = {name: land(red=1) if name == "cove" else land() for name in TERRITORIES}
    scene = Island({**lands, "valley": land(blue=1)}, red=["exploration"])

    scene.red.plays("exploration")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.open_question == ("blue", "turn")


def test_exploration_places_a_clan_so_the_mountains_ask_for_nothing() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration", "bard"], tiles=["mountains"])

    scene.red.plays("exploration", "up:1,1")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.red.hand == {"bard"}


def test_exploration_finds_the_stone_circle_with_its_sanctuary_and_nobody_draws() -> None:
    """Ruling 49."""
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration"], tiles=["stone_circle"])

    scene.red.plays("exploration", "up:1,1")
    scene.go_on()

    assert scene.land("stone_circle")["sanctuaries"] == 1
    assert scene.table["sanctuaries_left"] == 8
    assert scene.red.hand == set()


def test_geis_answers_an_exploration_before_the_brenn_chooses() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["exploration"], blue=["geis"], tiles=["hills"])

    scene.red.plays("exploration")
    scene.blue.plays("geis")
    scene.go_on()

    assert "hills" not in scene.table["territories"]
    assert scene.table["tiles_left"] == 14
    assert scene.open_question == ("blue", "turn")


# --- Festival ---


def test_festival_places_a_clan_and_the_marker_at_a_sanctuary() -> None:
    lands = {"cove": land(red=1, sanctuaries=1), "valley": land(red=1), "hills": land(blue=1, sanctuaries=1)}
    scene = Island(lands, red=["festival"])

    scene.red.plays("festival")
    choices = scene.red.is_asked()
    scene.red.answers("cove")
    scene.go_on()

    assert choices == ["cove"]
    assert scene.red.clans == {"cove": 2, "valley": 1}
    assert scene.table["festival"] == "cove"


def test_festival_without_reserve_still_places_the_marker() -> None:
    """Ruling 8."""
    lands = {"cove": land(red=12, sanctuaries=1), "valley": land(blue=1)}
    scene = Island(lands, red=["festival"])

    scene.red.plays("festival", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.table["festival"] == "cove"


def test_festival_without_a_sanctuary_where_you_are_does_nothing() -> None:
    """Ruling 7."""
    lands = {"cove": land(red=1), "valley": land(blue=1, sanctuaries=1)}
    scene = Island(lands, red=["festival"])

    scene.red.plays("festival")
    scene.go_on()

    assert scene.table["festival"] is None
    assert scene.red.clans == {"cove": 1}
    assert scene.open_question == ("blue", "turn")


def test_geis_stops_the_festival_clan_and_marker() -> None:
    lands = {"cove": land(red=1, sanctuaries=1), "valley": land(blue=1)}
    scene = Island(lands, red=["festival"], blue=["geis"])

    scene.red.plays("festival", "cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.table["festival"] is None
    assert scene.red.clans == {"cove": 1}


def test_who_starts_a_clash_at_the_festival_loses_a_clan_before_anybody_shelters() -> None:
    """Ruling 38."""
    scene = festive_cove()

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.open_question == ("blue", "shelter")


def test_who_starts_a_clash_with_the_warlord_at_the_festival_loses_a_clan_too() -> None:
    lands = {"cove": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, capital="valley", festival="cove", red=["warlord"])

    scene.red.plays("warlord", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.blue.clans == {"cove": 2}


def test_the_instigator_named_by_the_morrigan_loses_the_festival_clan() -> None:
    lands = {"cove": land(blue=2, green=2), "valley": land(red=1)}
    scene = Island(lands, capital="valley", festival="cove", red=["morrigan"])

    scene.red.plays("morrigan", "no", "cove", "seat2")
    scene.go_on()

    assert scene.green.clans == {"cove": 1}
    assert scene.blue.clans == {"cove": 2}
    assert scene.red.clans == {"valley": 1}


def test_a_clash_goes_on_for_the_others_when_the_festival_takes_the_instigator() -> None:
    """Ruling 58."""
    lands = {"cove": land(blue=2, green=2), "valley": land(red=2)}
    scene = Island(lands, capital="valley", festival="cove", red=["conquest"])

    scene.red.plays("conquest", "cove", "valley", "1")
    scene.go_on()

    assert scene.red.clans == {"valley": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_the_club_keeps_the_festival_clan() -> None:
    scene = festive_cove(red=["dagdas_club"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 3}
    assert scene.open_question == ("blue", "shelter")


def test_under_lugs_spear_the_festival_clan_cannot_be_kept() -> None:
    scene = festive_cove(red=["dagdas_club"], blue=["lugs_spear"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.blue.plays("lugs_spear")

    assert not comes_up(scene, "red", "dagdas_club")
    assert scene.red.clans == {"cove": 2}


def test_moving_to_the_festival_without_a_clash_costs_nothing() -> None:
    lands = {"cove": land(blue=2), "valley": land(red=3)}
    scene = Island(lands, players=4, festival="cove", red=["emissaries"])

    scene.red.plays("emissaries", "valley", "cove")
    scene.go_on()

    assert scene.red.clans == {"valley": 2, "cove": 1}


def test_a_second_festival_in_a_season_moves_the_marker() -> None:
    """Ruling 73."""
    lands = {"cove": land(red=1, sanctuaries=1), "valley": land(red=1, sanctuaries=1, blue=1)}
    scene = Island(lands, red=["festival", "druid", "bard"])

    scene.red.plays("festival", "cove")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("druid", "festival")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("festival", "valley")
    scene.go_on()

    assert scene.table["festival"] == "valley"
    assert scene.red.clans == {"cove": 2, "valley": 2}


def test_the_festival_ends_with_the_season() -> None:
    scene = festive_cove(red=["bard"])

    scene.red.plays("bard")
    scene.end_season()

    assert scene.table["festival"] is None


def test_a_clash_elsewhere_is_no_business_of_the_festival() -> None:
    lands = {"cove": land(red=2, blue=1), "valley": land(red=2, blue=2), "hills": land()}
    scene = Island(lands, capital="hills", festival="cove", red=["migration"])

    scene.red.plays("migration", "cove", "valley", "1", STOP)
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "valley": 3}
    assert scene.open_question == ("red", "maneuver")
