"""Epic Tales: Oengus's Ploy, Ogma's Eloquence, The Otherworld."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=2),
    "hills": land(red=3, blue=3),
    "valley": land(blue=1),
    "plains": land(green=1),
}


# --- Oengus's Ploy ---


def two_players(**hands: Any) -> Island:
    """Blue has passed; if red passes too, the Season is over."""
    return Island({"cove": land(red=2), "valley": land(blue=1)}, passes=1, **hands)


def test_oengus_ploy_takes_the_next_turn_and_play_goes_on_from_its_player() -> None:
    """Ruling 65."""
    scene = Island(LANDS, red=["stone_of_fal"], green=["oengus_ploy"])

    scene.red.plays("stone_of_fal")
    scene.green.plays("oengus_ploy")
    scene.go_on()
    assert scene.open_question == ("green", "turn")
    scene.green.passes()
    scene.go_on()

    assert scene.open_question == ("red", "turn")
    assert set(scene.table["epic_discard"]) == {"stone_of_fal", "oengus_ploy"}


def test_oengus_ploy_may_follow_your_own_turn() -> None:
    scene = Island(LANDS, red=["stone_of_fal", "oengus_ploy", "bard"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("oengus_ploy")
    scene.go_on()

    assert scene.open_question == ("red", "turn")


def test_oengus_ploy_keeps_a_season_from_ending_and_the_passes_count_anew() -> None:
    """Ruling 65."""
    scene = two_players(blue=["oengus_ploy"])

    scene.red.passes()
    scene.blue.plays("oengus_ploy")
    scene.go_on()
    assert scene.open_question == ("blue", "turn")
    scene.blue.passes()
    scene.go_on()
    assert scene.open_question == ("red", "turn")
    scene.red.passes()
    scene.go_on()

    assert "season-over" in scene.events


def test_without_oengus_ploy_the_season_ends_with_the_last_pass() -> None:
    scene = two_players(blue=["eriu"])

    scene.red.passes()
    scene.go_on()

    assert "season-over" in scene.events


def test_oengus_ploy_after_a_pass_within_the_season_restarts_the_count() -> None:
    """Ruling 65."""
    scene = Island(LANDS, passes=1, turn=1, green=["oengus_ploy"])

    scene.blue.passes()
    scene.green.plays("oengus_ploy")
    scene.go_on()
    scene.green.passes()
    scene.go_on()

    assert "season-over" not in scene.events
    assert scene.open_question == ("red", "turn")


def test_oengus_ploy_may_follow_the_taking_of_a_pretender_token() -> None:
    scene = Island(LANDS, deeds=[6, 0, 0], green=["oengus_ploy"])

    scene.red.answers("pretender")
    scene.green.plays("oengus_ploy")
    scene.go_on()

    assert scene.open_question == ("green", "turn")


def test_oengus_ploy_comes_after_what_follows_the_season_card() -> None:
    scene = Island(LANDS, red=["stone_of_fal", "valley_advantage"], blue=["oengus_ploy"])

    scene.red.plays("stone_of_fal")
    while scene.open_question[1] != "season-card-done":
        assert not scene.offers("blue", "oengus_ploy")
        scene.answer(scene.open[0].seat, PASS)
    scene.red.plays("valley_advantage", "cove")
    scene.blue.plays("oengus_ploy")
    scene.go_on()

    assert scene.red.clans["cove"] == 5
    assert scene.open_question == ("blue", "turn")


def test_oengus_ploy_is_asked_for_in_order_of_priority() -> None:
    """Rulings 16, 17."""
    scene = Island(LANDS, turn=1, red=["eriu"], blue=["stone_of_fal", "fianna"], green=["oengus_ploy"])

    scene.blue.plays("stone_of_fal")

    assert scene.asked_about("turn-end") == ["blue", "green", "red"]


def test_oengus_ploy_stopped_by_the_dagda_changes_no_order() -> None:
    scene = two_players(red=["dagda"], blue=["oengus_ploy"])

    scene.red.passes()
    scene.blue.plays("oengus_ploy")
    scene.red.plays("dagda")
    scene.go_on()

    assert "season-over" in scene.events


# --- Ogma's Eloquence ---


def clash(lands: dict[str, dict[str, int]] = LANDS, **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, **{"capital": "valley", **fields, "red": ["warlord", *fields.get("red", [])]})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def test_ogma_ends_the_clash_at_once() -> None:
    scene = clash(red=["ogmas_eloquence"], blue=["eriu"])

    scene.red.plays("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.land("hills")["clans"] == [3, 3, 0]
    assert scene.table["epic_discard"] == ["ogmas_eloquence"]
    assert scene.open_question == ("blue", "turn")


def test_ogma_ends_a_clash_of_three_against_the_will_of_two() -> None:
    lands = {**LANDS, "hills": land(red=2, blue=2, green=2)}
    scene = clash(lands, blue=["ogmas_eloquence", "geis"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    scene.blue.plays("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.land("hills")["clans"] == [2, 2, 2]


def test_ogma_brings_the_sheltered_clans_out() -> None:
    lands = {**LANDS, "hills": land(red=3, blue=3, citadels=2)}
    scene = clash(lands, red=["ogmas_eloquence"])
    scene.blue.answers("shelter", "shelter")

    scene.red.plays("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.blue.clans == {"hills": 3, "valley": 1}


def test_ogma_lets_the_cauldron_return_its_clans() -> None:
    scene = clash(blue=["dagdas_cauldron", "ogmas_eloquence"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")

    scene.blue.plays("ogmas_eloquence", "1")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert set(scene.table["epic_discard"]) == {"dagdas_cauldron", "ogmas_eloquence"}


def test_after_ogma_no_warlord_goes_on() -> None:
    lands = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}
    scene = Island(lands, capital="valley", red=["morrigan", "ogmas_eloquence"], blue=["warlord"])
    scene.red.plays("morrigan", "no", "hills", "seat0", "ogmas_eloquence")

    assert scene.asked_about("maneuver-done") == []
    assert scene.blue.hand == {"warlord"}
    assert scene.open_question == ("blue", "turn")


def test_ogma_ends_one_of_several_clashes() -> None:
    """Ruling 31."""
    lands = {"cove": land(red=5), "hills": land(blue=1), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration", "ogmas_eloquence"])
    scene.red.plays("migration", "cove", "hills", "2", "valley", "2", "hills")

    scene.red.plays("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "valley"
    assert scene.open_question == ("red", "maneuver")


def test_ogma_speaks_only_when_it_is_your_maneuver() -> None:
    scene = clash(blue=["ogmas_eloquence", "geis"])

    assert not scene.offers("blue", "ogmas_eloquence")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.offers("blue", "ogmas_eloquence")


def test_ogma_stopped_by_the_dagda_has_used_the_maneuver() -> None:
    """Ruling 61."""
    scene = clash(red=["ogmas_eloquence"], blue=["dagda"])

    scene.red.plays("ogmas_eloquence")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")


# --- The Otherworld ---

HOLY: dict[str, dict[str, int]] = {
    "cove": land(red=1),
    "hills": land(red=1, blue=2, green=1, sanctuaries=4),
    "valley": land(blue=1, sanctuaries=1),
    "plains": land(red=1, sanctuaries=1),
}


def test_the_otherworld_places_and_removes_clans_in_one_territory() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld", "hills", "place_clan", "remove_clan", "seat1", "remove_clan", "seat2")
    scene.go_on()

    assert scene.land("hills")["clans"] == [2, 1, 0]
    assert scene.table["epic_discard"] == ["otherworld"]
    assert scene.open_question == ("blue", "turn")


def test_the_otherworld_is_entered_where_you_are_present_and_a_sanctuary_stands() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld")

    assert scene.red.is_asked() == ["hills", "plains"]


def test_the_otherworld_does_one_thing_for_each_sanctuary() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld", "plains", "place_clan")
    scene.go_on()

    assert scene.land("plains")["clans"] == [2, 0, 0]
    assert scene.open_question == ("blue", "turn")


def test_the_otherworld_need_not_use_all_sanctuaries() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld", "hills", "place_clan", STOP)
    scene.go_on()

    assert scene.land("hills")["clans"] == [2, 2, 1]


def test_the_otherworld_removes_only_opposing_clans() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld", "hills", "remove_clan")

    assert scene.red.is_asked() == ["seat1", "seat2"]


def test_the_otherworld_removes_no_more_clans_of_a_player_than_there_are() -> None:
    scene = Island(HOLY, red=["otherworld"])

    scene.red.plays("otherworld", "hills", "remove_clan", "seat2", "remove_clan")

    assert scene.red.is_asked() == ["seat1"]


def test_the_otherworld_without_a_clan_in_reserve_only_removes() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=11), "hills": land(red=1, blue=2, sanctuaries=2)}
    scene = Island(lands, red=["otherworld"])

    scene.red.plays("otherworld", "hills")

    assert scene.red.is_asked() == ["remove_clan", STOP]


def test_the_otherworld_without_a_sanctuary_is_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = Island(LANDS, red=["otherworld"])

    scene.red.plays("otherworld")
    scene.go_on()

    assert scene.table["epic_discard"] == ["otherworld"]
    assert scene.open_question == ("blue", "turn")


def test_each_removal_of_the_otherworld_is_answered_for_itself() -> None:
    scene = Island(HOLY, red=["otherworld"], blue=["dagdas_club", "diarmuid_grainne"])

    scene.red.plays("otherworld", "hills", "remove_clan", "seat1", "remove_clan", "seat1", STOP)
    scene.blue.plays("dagdas_club")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.blue.clans == {"hills": 1, "valley": 2}


def test_the_otherworld_is_declared_in_full_before_the_first_removal() -> None:
    scene = Island(HOLY, red=["otherworld"], blue=["dagda"])

    scene.red.plays("otherworld", "hills", "remove_clan", "seat1")
    assert scene.blue.clans == {"hills": 2, "valley": 1}
    scene.red.answers("remove_clan", "seat1", STOP)
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.land("hills")["clans"] == [1, 2, 1]
