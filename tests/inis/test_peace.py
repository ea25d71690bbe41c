"""Agreeing to end a clash: rules 8.4."""

from __future__ import annotations

from typing import Any

from kit.island import COLOURS, PASS, Island


def clash(plains: dict[str, int], **fields: Any) -> Island:
    """Red starts a clash in the plains; the first maneuver is due."""
    lands = {"cove": {}, "plains": plains, "valley": {"red": 1, "blue": 1}}
    red = ["warlord", *fields.pop("red", [])]
    scene = Island(lands, red=red, **{"capital": "cove", **fields})
    scene.red.plays("warlord", "plains")
    return scene.go_on()


def flags(scene: Island) -> list[str]:
    """Whose switch says peace, as everybody sees it."""
    return [COLOURS[seat] for seat in scene.table["clash"]["peace"]]


# --- offering ---


def test_peace_may_be_made_before_the_first_maneuver() -> None:
    scene = clash({"red": 2, "blue": 2})

    scene.red.answers("offer_peace")
    assert scene.open_question == ("blue", "peace-offer")
    scene.blue.answers("yes")

    assert scene.table["clash"] is None
    assert scene.land("plains")["clans"] == [2, 2]


def test_a_refused_offer_leaves_the_maneuver_to_be_made() -> None:
    scene = clash({"red": 2, "blue": 2})

    scene.red.answers("offer_peace")
    scene.blue.answers("no")

    assert scene.open_question == ("red", "maneuver")
    assert scene.table["clash"] is not None


def test_all_players_with_exposed_clans_must_agree() -> None:
    scene = clash({"red": 2, "blue": 2, "green": 2})

    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    assert scene.open_question == ("green", "peace-offer")
    scene.green.answers("no")

    assert scene.open_question == ("red", "maneuver")
    assert flags(scene) == ["red", "blue"]


def test_sheltered_players_have_no_say_in_peace() -> None:
    """Ruling 20."""
    scene = clash({"red": 2, "blue": 1, "green": 2, "citadels": 1})
    scene.blue.answers("shelter")

    scene.red.answers("offer_peace")
    assert scene.open_question == ("green", "peace-offer")
    scene.green.answers("yes")

    assert scene.table["clash"] is None


def test_peace_may_be_made_between_any_two_maneuvers() -> None:
    scene = clash({"red": 2, "blue": 2})
    scene.red.answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("offer_peace")
    scene.red.answers("yes")

    assert scene.table["clash"] is None
    assert scene.land("plains")["clans"] == [2, 1]


def test_a_player_alone_is_not_asked_for_peace() -> None:
    """Ruling 34."""
    scene = clash({"red": 2, "blue": 1, "citadels": 1})
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver-alone")
    assert "offer_peace" not in scene.red.is_asked()


def test_a_player_alone_is_not_stopped_by_his_own_switch() -> None:
    """Ruling 34."""
    scene = clash({"red": 2, "blue": 1})
    scene.red.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver-alone")


# --- the switches ---


def test_everybody_involved_has_a_switch_that_the_game_does_not_wait_for() -> None:
    scene = clash({"red": 2, "blue": 2, "green": 2})

    switches = [(COLOURS[open_.seat], open_.options) for open_ in scene.game.decisions if open_.optional]

    assert switches == [("red", ("peace",)), ("blue", ("peace",)), ("green", ("peace",))]
    assert scene.game.view(None)["waiting"] == [0]


def test_a_player_who_is_not_in_the_clash_has_no_switch() -> None:
    scene = clash({"red": 2, "blue": 2}, green=["bard"])

    assert not scene.offers("green", "peace")


def test_switches_are_shown_openly() -> None:
    scene = clash({"red": 2, "blue": 2})

    scene.blue.answers("peace")

    assert flags(scene) == ["blue"]
    assert "peace-on" in scene.events
    assert scene.open_question == ("red", "maneuver")


def test_a_switch_can_be_turned_back() -> None:
    scene = clash({"red": 2, "blue": 2})

    scene.blue.answers("peace")
    scene.blue.answers("no_peace")
    scene.red.answers("peace")

    assert flags(scene) == ["red"]
    assert scene.table["clash"] is not None


def test_the_clash_ends_as_soon_as_all_switches_say_peace_at_a_checkpoint() -> None:
    scene = clash({"red": 2, "blue": 2})

    scene.blue.answers("peace")
    scene.red.answers("peace")

    assert scene.table["clash"] is None
    assert "peace-made" in scene.events


def test_inside_a_maneuver_the_switches_wait_for_the_next_checkpoint() -> None:
    scene = clash({"red": 2, "blue": 2}, blue=["festival", "druid"])
    scene.red.answers("attack", "seat1")
    scene.go_on()
    assert scene.open_question == ("blue", "attacked")

    scene.red.answers("peace")
    scene.blue.answers("peace")

    assert scene.open_question == ("blue", "attacked")
    assert scene.table["clash"] is not None


def test_switches_set_during_the_citadels_step_end_the_clash_before_the_first_maneuver() -> None:
    scene = clash({"red": 2, "blue": 2, "citadels": 1})
    assert scene.open_question == ("blue", "shelter")

    scene.red.answers("peace")
    scene.blue.answers("peace")
    assert scene.open_question == ("blue", "shelter")
    scene.blue.passes()
    scene.go_on()

    assert scene.table["clash"] is None


def test_switches_are_off_again_in_the_next_clash() -> None:
    lands = {"cove": {"red": 6}, "plains": {"blue": 1}, "valley": {"blue": 1}}
    scene = Island(lands, red=["migration"], capital="cove")
    scene.red.plays("migration", "cove", "plains", "3", "valley", "2").answers("plains")
    scene.go_on()
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "valley"
    assert flags(scene) == []


# --- hurt ---


def test_losing_a_clan_turns_the_switch_off() -> None:
    """Ruling 69."""
    scene = clash({"red": 2, "blue": 2})
    scene.blue.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert flags(scene) == []


def test_losing_a_card_to_an_attack_turns_the_switch_off() -> None:
    """Ruling 69."""
    scene = clash({"red": 2, "blue": 2}, blue=["festival"])
    scene.blue.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.blue.answers("festival")
    scene.go_on()

    assert flags(scene) == []


def test_a_card_taken_by_raid_turns_the_switch_off() -> None:
    """Ruling 69."""
    scene = clash({"red": 2, "blue": 2, "green": 1, "white": 1}, red=["raid"], blue=["festival", "druid"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("druid")
    while scene.open_question[1] != "maneuver-done":
        scene.answer(scene.open[0].seat, PASS)
    scene.blue.answers("peace")

    scene.red.answers("raid")
    scene.go_on()

    assert scene.blue.hand == set()
    assert flags(scene) == []


def test_the_attacker_s_own_switch_stays_on() -> None:
    """Ruling 69."""
    scene = clash({"red": 2, "blue": 2})
    scene.red.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert flags(scene) == ["red"]


def test_a_clan_saved_by_the_club_leaves_the_switch_on() -> None:
    """Ruling 69."""
    scene = clash({"red": 2, "blue": 2}, blue=["dagdas_club"])
    scene.blue.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_club")
    scene.go_on()

    assert flags(scene) == ["blue"]
