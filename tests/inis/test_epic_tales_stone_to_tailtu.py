"""Epic Tales: The Stone of Fal, Streng's Resolve, Tailtu's Land."""

from __future__ import annotations

from typing import Any

from fidchell.games.inis.facts import TERRITORIES
from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=1),
    "hills": land(red=3, blue=3),
    "valley": land(blue=1),
}


def events(scene: Island, seat: int | None, key: str) -> list[dict[str, Any]]:
    """What a seat was told under this key."""
    return [event["values"] for event in scene.game.events(seat) if event["key"] == key]


# --- The Stone of Fal ---


def test_the_stone_of_fal_places_two_clans_in_the_capital_where_you_need_not_be_present() -> None:
    """Ruling 44."""
    scene = Island(LANDS, capital="valley", red=["stone_of_fal"])

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 3, "valley": 2}
    assert scene.table["epic_discard"] == ["stone_of_fal"]
    assert scene.open_question == ("blue", "turn")


def test_the_stone_of_fal_starts_no_clash_but_may_change_the_chieftain() -> None:
    """Rulings 26, 32."""
    scene = Island(LANDS, capital="valley", red=["stone_of_fal"])
    assert scene.land("valley")["chieftain"] == 1

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.land("valley")["chieftain"] == 0
    assert "clash-begins" not in scene.events


def test_the_stone_of_fal_places_the_one_clan_that_is_left() -> None:
    """Ruling 9."""
    scene = Island({"cove": land(red=11), "valley": land(blue=1)}, capital="valley", red=["stone_of_fal"])

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.red.clans == {"cove": 11, "valley": 1}


def test_the_stone_of_fal_without_a_clan_in_reserve_is_spent_for_nothing() -> None:
    """Rulings 7, 9."""
    scene = Island({"cove": land(red=12), "valley": land(blue=1)}, capital="valley", red=["stone_of_fal"])

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.table["epic_discard"] == ["stone_of_fal"]


def test_the_stone_of_fal_pays_nothing_if_the_capital_is_in_the_mountains() -> None:
    lands = {"cove": land(red=1), "mountains": land(blue=1)}
    scene = Island(lands, capital="mountains", red=["stone_of_fal", "bard"])

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 2}
    assert scene.red.hand == {"bard"}


# --- Streng's Resolve ---


def clash(**fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(LANDS, **{"capital": "valley", **fields, "red": ["warlord", *fields.get("red", [])]})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def test_strengs_resolve_gains_a_deed_after_your_attack() -> None:
    scene = clash(red=["strengs_resolve"])

    scene.red.answers("attack", "seat1", "strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 1
    assert scene.table["epic_discard"] == ["strengs_resolve"]
    assert scene.open_question == ("blue", "maneuver")


def test_strengs_resolve_rewards_an_attack_that_cost_only_a_card() -> None:
    scene = clash(red=["strengs_resolve"], blue=["geis"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")
    scene.red.plays("strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 1


def test_strengs_resolve_rewards_an_attack_that_the_hills_undid() -> None:
    """Ruling 61."""
    scene = clash(red=["strengs_resolve"], blue=["hills_advantage"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.red.plays("strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 1
    assert scene.blue.clans == {"hills": 3, "valley": 1}


def test_strengs_resolve_and_the_bard_may_follow_the_same_attack() -> None:
    """Ruling 25."""
    scene = clash(red=["strengs_resolve", "bard"])

    scene.red.answers("attack", "seat1", "strengs_resolve", "bard")
    scene.go_on()

    assert scene.red.deeds == 2


def test_strengs_resolve_raid_and_bard_may_follow_the_same_attack() -> None:
    """Ruling 25."""
    lands = {**LANDS, "plains": land(green=1, white=1)}
    scene = Island(lands, capital="valley", red=["warlord", "strengs_resolve", "bard", "raid"], blue=["geis"])
    scene.red.plays("warlord", "hills", "attack", "seat1")
    scene.blue.answers("clan")

    scene.red.answers("raid", "bard", "strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 2
    assert scene.red.hand == {"geis"}


def test_strengs_resolve_does_not_follow_a_withdrawal_or_an_attack_of_another() -> None:
    scene = clash(blue=["strengs_resolve"])
    scene.red.answers("attack", "seat1")
    while scene.in_window:
        assert not scene.offers("blue", "strengs_resolve")
        scene.answer(scene.open[0].seat, PASS)

    scene.blue.answers("withdraw", "valley", "1")
    while scene.in_window:
        assert not scene.offers("blue", "strengs_resolve")
        scene.answer(scene.open[0].seat, PASS)

    assert scene.blue.hand == {"strengs_resolve"}


def test_strengs_resolve_knows_no_limit_of_deeds() -> None:
    """Ruling 15."""
    scene = clash(red=["strengs_resolve"], deeds=[5, 3])

    scene.red.answers("attack", "seat1", "strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 6


def test_strengs_resolve_stopped_by_the_dagda_gains_nothing() -> None:
    scene = clash(red=["strengs_resolve"], blue=["dagda"])

    scene.red.answers("attack", "seat1", "strengs_resolve")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.deeds == 0
    assert scene.open_question == ("blue", "maneuver")


# --- Tailtu's Land ---


def nearly_whole_island(*left: str) -> Island:
    """Only these tiles are left in the stack."""
    lands: dict[str, dict[str, int]] = {place: {} for place in TERRITORIES if place not in left}
    return Island({**lands, "cove": land(red=2), "hills": land(blue=1)}, players=2, red=["tailtus_land"])


def where_it_touches(scene: Island, place: str) -> str:
    """A location offered to red that would touch this territory; tried out on copies."""
    for location in scene.red.is_asked():
        trial = scene.game.copy()
        before = set(trial.view(None)["table"]["territories"])
        trial.answer(0, location)
        while set(trial.view(None)["table"]["territories"]) == before:
            trial.answer(0, trial.decisions[0].options[0])
        (new,) = set(trial.view(None)["table"]["territories"]) - before
        if place in trial.view(None)["table"]["territories"][new]["beside"]:
            return location
    raise AssertionError(f"no location touches {place}")


def test_tailtu_draws_three_tiles_places_one_and_lets_a_clan_move_onto_it() -> None:
    scene = Island(LANDS, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])
    left = scene.table["tiles_left"]

    scene.red.plays("tailtus_land")
    scene.go_on()
    assert set(scene.red.is_asked()) == {"swamp", "moor", "forest"}
    scene.red.answers("moor")
    scene.red.answers(where_it_touches(scene, "hills"), "forest", "hills")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 2, "moor": 1}
    assert scene.table["tiles_left"] == left - 1
    assert "moor_advantage" in scene.table["display"]
    assert scene.table["epic_discard"] == ["tailtus_land"]
    assert scene.open_question == ("blue", "turn")


def test_tailtu_chooses_the_location_after_seeing_the_tiles() -> None:
    """Ruling 72."""
    scene = Island(LANDS, brenn=1, turn=0, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])

    scene.red.plays("tailtus_land")
    scene.go_on()
    assert scene.open_question == ("red", "tile")
    scene.red.answers("moor")

    assert scene.open_question == ("red", "tile-location")
    assert len(scene.red.is_asked()) == 6  # every location that touches two of three tiles


def test_tailtu_must_place_one_of_the_tiles() -> None:
    scene = Island(LANDS, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])

    scene.red.plays("tailtus_land")
    scene.go_on()

    assert STOP not in scene.red.is_asked()


def test_tailtu_puts_the_other_tiles_under_the_stack_in_the_order_of_your_choice() -> None:
    scene = Island(LANDS, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])
    scene.red.plays("tailtus_land", "moor")
    scene.red.answers(scene.red.is_asked()[0])

    assert set(scene.red.is_asked()) == {"swamp", "forest"}
    scene.red.answers("swamp")
    scene.red.answers(STOP)
    scene.go_on()

    assert scene.red.view["known_tiles"] == ["forest", "swamp"]  # the one named lies lowest


def test_tailtu_shows_the_tiles_to_nobody_else() -> None:
    scene = Island(LANDS, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])
    scene.red.plays("tailtus_land", "moor")
    scene.red.answers(scene.red.is_asked()[0])
    scene.red.answers("swamp", STOP)
    scene.go_on()

    assert events(scene, 1, "tiles-drawn") == [{"player": 0, "count": 3}]
    assert events(scene, 1, "tiles-drawn-known") == []
    assert scene.blue.view["known_tiles"] == []
    assert set(events(scene, 0, "tiles-drawn-known")[0]["places"]) == {"swamp", "moor", "forest"}


def test_tailtu_moves_one_clan_from_an_adjacent_territory_or_nobody() -> None:
    lands = {"cove": land(red=2), "hills": land(red=1, blue=3), "plains": {}, "valley": land(red=4)}
    scene = Island(lands, red=["tailtus_land"], tiles=["swamp", "moor", "forest"])
    scene.red.plays("tailtus_land", "moor")
    scene.red.answers(where_it_touches(scene, "cove"), "forest")

    beside = set(scene.land("moor")["beside"]) - {"plains"}
    assert set(scene.red.is_asked()) == {*beside, STOP}
    scene.red.answers(STOP)
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1, "valley": 4}


def test_a_clan_that_tailtu_moves_into_the_mountains_pays() -> None:
    """Ruling 54."""
    scene = Island(LANDS, red=["tailtus_land", "bard"], tiles=["swamp", "mountains", "forest"])
    scene.red.plays("tailtus_land", "mountains")
    scene.red.answers(where_it_touches(scene, "hills"), "forest", "hills")
    scene.go_on()

    assert scene.red.is_asked() == ["clan", "bard"]
    scene.red.answers("clan")
    scene.go_on()
    assert scene.red.clans == {"cove": 1, "hills": 2}


def test_a_tile_with_a_sanctuary_brings_it_along_and_gives_nobody_an_epic_tale() -> None:
    """Ruling 49."""
    scene = Island(LANDS, red=["tailtus_land"], tiles=["swamp", "gates", "forest"])
    scene.red.plays("tailtus_land", "gates")
    scene.red.answers(scene.red.is_asked()[0], "forest", STOP)
    scene.go_on()

    assert scene.land("gates")["sanctuaries"] == 1
    assert scene.red.hand == set()


def test_tailtu_draws_the_two_tiles_that_are_left() -> None:
    scene = nearly_whole_island("moor", "swamp")
    scene.red.plays("tailtus_land")
    scene.go_on()
    assert set(scene.red.is_asked()) == {"moor", "swamp"}

    scene.red.answers("moor")
    scene.red.answers(scene.red.is_asked()[0])
    scene.go_on()

    assert scene.table["tiles_left"] == 1
    assert scene.red.view["known_tiles"] == ["swamp"]


def test_tailtu_places_the_last_tile() -> None:
    scene = nearly_whole_island("moor")

    scene.red.plays("tailtus_land", "moor")
    scene.red.answers(scene.red.is_asked()[0])

    assert scene.table["tiles_left"] == 0
    assert "moor" in scene.table["territories"]


def test_tailtu_with_no_tile_left_is_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = nearly_whole_island()

    scene.red.plays("tailtus_land")
    scene.go_on()

    assert scene.table["epic_discard"] == ["tailtus_land"]
    assert scene.open_question == ("blue", "turn")


def test_tailtu_stopped_by_the_dagda_sees_no_tile() -> None:
    scene = Island(LANDS, red=["tailtus_land"], blue=["dagda"], tiles=["swamp", "moor", "forest"])
    left = scene.table["tiles_left"]

    scene.red.plays("tailtus_land")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.view["known_tiles"] == []
    assert scene.table["tiles_left"] == left
    assert scene.open_question == ("blue", "turn")
