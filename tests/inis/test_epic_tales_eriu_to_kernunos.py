"""Epic Tales: Eriu, The Fianna, Kernunos' Sanctuary."""

from __future__ import annotations

from typing import Any

from kit.island import STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


# --- Eriu ---

HOLY: dict[str, dict[str, int]] = {
    "cove": land(red=1, sanctuaries=1),
    "hills": land(red=1, blue=2, sanctuaries=2),
    "plains": land(red=1),
    "valley": land(blue=1, sanctuaries=1),
}


def test_eriu_places_a_clan_in_each_territory_with_a_sanctuary_where_you_are_present() -> None:
    scene = Island(HOLY, red=["eriu"])

    scene.red.plays("eriu")
    assert scene.red.is_asked() == ["cove", "hills", STOP]
    scene.red.answers("cove", "hills")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 2, "plains": 1}
    assert scene.table["epic_discard"] == ["eriu"]
    assert scene.open_question == ("blue", "turn")


def test_eriu_places_one_clan_in_a_territory_however_many_sanctuaries_stand_there() -> None:
    scene = Island(HOLY, red=["eriu"])

    scene.red.plays("eriu", "hills")

    assert scene.red.is_asked() == ["cove", STOP]


def test_eriu_may_place_fewer_or_nobody() -> None:
    """Ruling 11."""
    scene = Island(HOLY, red=["eriu"])

    scene.red.plays("eriu", STOP)
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 1, "plains": 1}
    assert scene.open_question == ("blue", "turn")


def test_eriu_places_three_clans_at_most() -> None:
    lands = {place: land(red=1, sanctuaries=1) for place in ("cove", "hills", "plains", "valley")}
    scene = Island(lands, players=2, red=["eriu"])

    scene.red.plays("eriu", "cove", "hills", "plains")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 2, "plains": 2, "valley": 1}


def test_eriu_places_as_many_clans_as_the_reserve_holds() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=10, sanctuaries=1), "valley": land(red=1, blue=1, sanctuaries=1)}
    scene = Island(lands, red=["eriu"])

    scene.red.plays("eriu", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 10, "valley": 2}
    assert scene.open_question == ("blue", "turn")


def test_eriu_without_a_sanctuary_is_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1, sanctuaries=1)}, red=["eriu"])

    scene.red.plays("eriu")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.table["epic_discard"] == ["eriu"]


def test_eriu_stopped_by_the_dagda_places_nobody() -> None:
    scene = Island(HOLY, red=["eriu"], blue=["dagda"])

    scene.red.plays("eriu", "cove", "hills")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 1, "plains": 1}


# --- The Fianna ---

FIELD: dict[str, dict[str, int]] = {
    "cove": land(red=1, green=3),
    "hills": land(red=3, blue=3, citadels=1),
    "mountains": {},
    "valley": land(blue=1),
}


def clash(lands: dict[str, dict[str, int]] = FIELD, **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, **{"capital": "valley", **fields, "red": ["warlord", *fields.get("red", [])]})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def test_the_fianna_move_clans_out_of_the_clash_to_where_you_need_not_be_chieftain() -> None:
    scene = clash(red=["fianna"])
    scene.blue.passes()

    scene.red.plays("fianna", "cove", "2")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "hills": 1}
    assert scene.events.count("clash-begins") == 1
    assert scene.table["epic_discard"] == ["fianna"]
    assert scene.open_question == ("blue", "maneuver")


def test_the_fianna_have_one_adjacent_destination_and_move_at_least_one_clan() -> None:
    scene = clash(red=["fianna"])
    scene.blue.passes()

    scene.red.plays("fianna")
    assert set(scene.red.is_asked()) == {"cove", "mountains", "valley"}
    scene.red.answers("valley")

    assert scene.red.is_asked() == ["1", "2", "3"]


def test_the_fianna_reach_no_territory_that_is_not_adjacent() -> None:
    lands = {"hills": land(red=2, blue=2), "cove": {}, "plains": {}, "valley": land(red=3)}
    scene = clash(lands, red=["fianna"])

    scene.red.plays("fianna")

    assert set(scene.red.is_asked()) == {"cove", "plains"}


def test_the_fianna_take_sheltered_clans_along() -> None:
    scene = clash(blue=["fianna", "geis"])
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    scene.blue.plays("fianna", "valley", "1", "1")
    scene.go_on()

    assert scene.blue.clans == {"hills": 1, "valley": 3}
    assert scene.table["clash"]["sheltered"] == [0, 0, 0]
    assert scene.table["clash"]["exposed"] == [3, 1, 0]


def test_the_fianna_may_move_a_sheltered_clan_alone() -> None:
    scene = clash(blue=["fianna", "geis"])
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    scene.blue.plays("fianna", "valley", "1", "0")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 2}
    assert scene.table["clash"]["exposed"] == [3, 2, 0]


def test_the_fianna_that_leave_the_sheltered_clan_behind_move_an_exposed_one() -> None:
    scene = clash(blue=["fianna", "geis"])
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    scene.blue.plays("fianna", "valley", "0")

    assert scene.blue.is_asked() == ["1", "2"]


def test_the_fianna_moving_everybody_away_leave_the_opponent_alone() -> None:
    """Ruling 34."""
    scene = clash(red=["fianna"])
    scene.blue.passes()

    scene.red.plays("fianna", "cove", "3")
    scene.go_on()

    assert scene.red.clans == {"cove": 4}
    assert scene.open_question == ("blue", "maneuver-alone")


def test_the_fianna_into_the_mountains_pay_once() -> None:
    """Ruling 54."""
    scene = clash(red=["fianna", "bard"])
    scene.blue.passes()

    scene.red.plays("fianna", "mountains", "2")
    scene.go_on()
    assert scene.red.is_asked() == ["clan", "bard"]
    scene.red.answers("bard")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 1, "mountains": 2}
    assert scene.open_question == ("blue", "maneuver")


def test_the_mountains_card_spares_the_fianna() -> None:
    scene = clash(red=["fianna", "bard", "mountains_advantage"])
    scene.blue.passes()

    scene.red.plays("fianna", "mountains", "2", "mountains_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 1, "mountains": 2}
    assert scene.red.hand == {"bard"}


def test_the_fianna_stopped_by_the_dagda_move_nobody_and_the_maneuver_is_used() -> None:
    """Ruling 61."""
    scene = clash(red=["fianna"], blue=["dagda"])
    scene.blue.passes()

    scene.red.plays("fianna", "cove", "2")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 3}
    assert scene.open_question == ("blue", "maneuver")


# --- Kernunos' Sanctuary ---


def test_kernunos_places_a_clan_and_a_sanctuary_where_there_was_none_and_draws_nothing() -> None:
    scene = Island(HOLY, red=["kernunos_sanctuary"])

    scene.red.plays("kernunos_sanctuary", "plains")
    scene.go_on()

    assert scene.land("plains")["sanctuaries"] == 1
    assert scene.red.clans == {"cove": 1, "hills": 1, "plains": 2}
    assert scene.red.hand == set()
    assert scene.table["epic_discard"] == ["kernunos_sanctuary"]


def test_kernunos_goes_only_where_you_are_present_and_no_sanctuary_stands() -> None:
    lands = {"cove": land(red=1, sanctuaries=1), "hills": land(blue=1), "plains": land(red=1), "valley": land(red=1)}
    scene = Island(lands, red=["kernunos_sanctuary"])

    scene.red.plays("kernunos_sanctuary")

    assert scene.red.is_asked() == ["plains", "valley"]


def test_kernunos_without_a_sanctuary_left_places_the_clan_only() -> None:
    """Rulings 5, 22."""
    lands = {"cove": land(red=1), "valley": land(blue=1, sanctuaries=9)}
    scene = Island(lands, red=["kernunos_sanctuary"])
    assert scene.table["sanctuaries_left"] == 0

    scene.red.plays("kernunos_sanctuary", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.land("cove")["sanctuaries"] == 0


def test_kernunos_without_a_clan_in_reserve_places_the_sanctuary_only() -> None:
    """Ruling 22."""
    scene = Island({"cove": land(red=12), "valley": land(blue=1)}, red=["kernunos_sanctuary"])

    scene.red.plays("kernunos_sanctuary", "cove")
    scene.go_on()

    assert scene.land("cove")["sanctuaries"] == 1
    assert scene.red.clans == {"cove": 12}


def test_kernunos_with_nowhere_to_go_is_spent_for_nothing() -> None:
    """Ruling 7."""
    lands = {"cove": land(red=1, sanctuaries=1), "valley": land(blue=1)}
    scene = Island(lands, red=["kernunos_sanctuary"])

    scene.red.plays("kernunos_sanctuary")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.table["epic_discard"] == ["kernunos_sanctuary"]
    assert scene.open_question == ("blue", "turn")


def test_kernunos_stopped_by_the_dagda_builds_nothing() -> None:
    scene = Island(HOLY, red=["kernunos_sanctuary"], blue=["dagda"])

    scene.red.plays("kernunos_sanctuary", "plains")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.land("plains")["sanctuaries"] == 0
    assert scene.red.clans == {"cove": 1, "hills": 1, "plains": 1}
