"""How a clash begins and runs up to the first maneuver, and how it ends: rules 8.1, 8.2 and 8.5."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def by_warlord(plains: dict[str, int], red: list[str] | None = None, **fields: Any) -> Island:
    """Red starts a clash in the plains; the Capital is in the cove, beside it."""
    lands = {"cove": {"red": 1, "blue": 1}, "plains": plains, "valley": {}}
    scene = Island(lands, red=["warlord", *(red or [])], **{"capital": "cove", **fields})
    scene.red.plays("warlord", "plains")
    return scene


def exposed(scene: Island) -> list[int]:
    return list(scene.table["clash"]["exposed"])


def sheltered(scene: Island) -> list[int]:
    return list(scene.table["clash"]["sheltered"])


def clashes(scene: Island) -> list[str]:
    return [event["values"]["place"] for event in scene.game.events(None) if event["key"] == "clash-begins"]


# --- what starts a clash ---


def test_moving_in_where_opponents_are_starts_a_clash() -> None:
    lands = {"cove": {"red": 2}, "plains": {"blue": 1}, "valley": {}}
    scene = Island(lands, red=["conquest"], capital="valley")

    scene.red.plays("conquest", "plains", "cove", "1")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "plains"
    assert scene.table["clash"]["instigator"] == 0


def test_moving_in_where_nobody_is_starts_none() -> None:
    lands = {"cove": {"red": 2}, "plains": {"red": 1}, "valley": {"blue": 1}}
    scene = Island(lands, red=["conquest"], capital="valley")

    scene.red.plays("conquest", "plains", "cove", "1")
    scene.go_on()

    assert clashes(scene) == []
    assert scene.open_question == ("blue", "turn")


def test_leaving_a_mixed_territory_starts_no_clash_there() -> None:
    lands = {"cove": {"red": 2, "blue": 2}, "plains": {}, "valley": {}}
    scene = Island(lands, red=["conquest"], capital="valley")

    scene.red.plays("conquest", "plains", "cove", "1")
    scene.go_on()

    assert clashes(scene) == []


def test_placing_clans_starts_no_clash() -> None:
    """Ruling 32."""
    scene = Island({"cove": {"red": 1, "blue": 3}, "plains": {}}, red=["new_clans"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.go_on()

    assert clashes(scene) == []
    assert scene.red.clans == {"cove": 3}


def test_an_effect_that_excludes_it_starts_no_clash() -> None:
    lands = {"cove": {"red": 2}, "plains": {"blue": 1, "green": 1, "white": 1}}
    scene = Island(lands, red=["emissaries"], capital="plains")

    scene.red.plays("emissaries", "cove", "plains")
    scene.go_on()

    assert clashes(scene) == []


def test_the_player_of_the_warlord_is_the_instigator() -> None:
    scene = by_warlord({"red": 1, "blue": 1})
    scene.go_on()

    assert scene.table["clash"]["instigator"] == 0
    assert scene.open_question == ("red", "maneuver")


def test_the_morrigan_names_the_instigator() -> None:
    lands = {"cove": {"red": 1}, "plains": {"blue": 1, "green": 1}}
    scene = Island(lands, red=["morrigan"], capital="cove")

    scene.red.plays("morrigan", "no", "plains", "seat2")
    scene.go_on()

    assert scene.table["clash"]["instigator"] == 2
    assert scene.open_question == ("green", "maneuver")


def test_a_clash_is_resolved_before_anything_else_of_the_turn() -> None:
    """Ruling 24."""
    scene = by_warlord({"red": 1, "blue": 1}, red=["valley_advantage"])
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert not scene.offers("red", "valley_advantage")
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    while scene.open_question[1] != "season-card-done":
        scene.answer(scene.open[0].seat, PASS)
    assert scene.offers("red", "valley_advantage")


# --- several clashes ---


def two_clashes(**fields: Any) -> Island:
    """Red migrates from the cove to the plains and the valley, both held by blue."""
    lands = {"cove": {"red": 6}, "plains": {"blue": 1}, "valley": {"blue": 1}}
    scene = Island(lands, red=["migration"], capital="cove", **fields)
    scene.red.plays("migration", "cove", "plains", "3", "valley", "2")
    return scene.go_on()


def test_the_instigator_chooses_which_clash_comes_first() -> None:
    """Ruling 31."""
    scene = two_clashes()

    assert scene.open_question == ("red", "next-clash")
    assert set(scene.red.is_asked()) == {"plains", "valley"}
    scene.red.answers("valley")
    assert clashes(scene) == ["valley"]


def test_the_second_clash_follows_when_the_first_is_over() -> None:
    scene = two_clashes()

    scene.red.answers("valley").answers("attack", "seat1")
    scene.go_on()
    scene.red.answers("end_clash")
    scene.go_on()

    assert clashes(scene) == ["valley", "plains"]
    assert scene.table["clash"]["instigator"] == 0


def test_a_waiting_clash_lapses_when_only_one_player_is_left_there() -> None:
    """Ruling 57."""
    lands = {"cove": {"red": 6}, "plains": {"blue": 2}, "valley": {"blue": 1}}
    scene = Island(lands, red=["migration"], blue=["battle_of_moytura"], capital="cove")
    scene.red.plays("migration", "cove", "plains", "3", "valley", "2").answers("plains")
    scene.go_on()
    scene.red.answers("attack", "seat1")
    scene.go_on()
    scene.blue.answers("battle_of_moytura", "valley", "1")  # blue leaves the valley
    scene.go_on()
    assert scene.open_question == ("red", "maneuver")

    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert clashes(scene) == ["plains"]
    assert scene.open_question == ("blue", "turn")


# --- the Festival ---


def test_the_festival_costs_the_instigator_a_clan_before_anybody_shelters() -> None:
    """Ruling 38."""
    scene = by_warlord({"red": 3, "blue": 2, "citadels": 1, "sanctuaries": 1}, festival="plains")
    scene.go_on()

    assert scene.open_question == ("blue", "shelter")
    assert exposed(scene) == [2, 2]


def test_the_festival_spares_a_clash_elsewhere() -> None:
    scene = by_warlord({"red": 3, "blue": 2}, festival="valley")
    scene.go_on()

    assert exposed(scene) == [3, 2]


def test_the_festival_hits_the_instigator_named_by_the_morrigan() -> None:
    """Q3."""
    lands = {"cove": {"red": 1}, "plains": {"red": 2, "blue": 2, "sanctuaries": 1}}
    scene = Island(lands, red=["morrigan"], capital="cove", festival="plains")

    scene.red.plays("morrigan", "no", "plains", "seat1")
    scene.go_on()

    assert exposed(scene) == [2, 1]


def test_an_instigator_wiped_out_by_the_festival_leaves_the_clash_to_the_others() -> None:
    """Ruling 58."""
    scene = by_warlord({"red": 1, "blue": 2, "green": 2}, festival="plains")
    scene.go_on()

    assert exposed(scene) == [0, 2, 2]
    assert scene.open_question == ("blue", "maneuver")


def test_after_the_festival_a_single_opponent_is_alone_and_may_end_it() -> None:
    """Ruling 58."""
    scene = by_warlord({"red": 1, "blue": 2}, festival="plains")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver-alone")
    scene.blue.answers("end_clash")
    scene.go_on()
    assert scene.open_question == ("blue", "turn")


def test_dagdas_club_answers_the_festival() -> None:
    scene = by_warlord({"red": 1, "blue": 2}, red=["dagdas_club"], festival="plains")

    scene.red.answers("dagdas_club")
    scene.go_on()

    assert exposed(scene) == [1, 2]


def test_lugs_spear_keeps_dagdas_club_from_the_festival() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, red=["dagdas_club"], festival="plains", blue=["lugs_spear"])

    scene.blue.answers("lugs_spear")
    scene.go_on()

    assert exposed(scene) == [1, 2]
    assert "dagdas_club" in scene.red.hand


# --- the Citadels step ---


def test_the_citadels_step_begins_after_the_instigator_and_leaves_him_out() -> None:
    """Ruling 36."""
    scene = by_warlord({"red": 2, "blue": 1, "green": 1, "citadels": 3})
    scene.go_on()

    assert scene.open_question == ("blue", "shelter")
    scene.blue.answers("shelter")
    assert scene.open_question == ("green", "shelter")
    scene.green.answers("shelter")
    scene.go_on()
    assert sheltered(scene) == [0, 1, 1]
    assert scene.open_question == ("red", "maneuver-alone")


def test_the_citadels_step_follows_the_crows() -> None:
    """Ruling 36."""
    scene = by_warlord({"red": 2, "blue": 1, "green": 1, "citadels": 1}, direction="counter_clockwise")
    scene.go_on()

    assert scene.open_question == ("green", "shelter")


def test_clans_shelter_one_at_a_time() -> None:
    """Ruling 36."""
    scene = by_warlord({"red": 2, "blue": 2, "green": 2, "citadels": 4})
    scene.go_on()

    scene.blue.answers("shelter")
    scene.green.answers("shelter")

    assert scene.open_question == ("blue", "shelter")
    assert sheltered(scene) == [0, 1, 1]


def test_the_step_is_over_when_the_citadels_are_full() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "green": 2, "citadels": 1})
    scene.go_on()

    scene.blue.answers("shelter")
    scene.go_on()

    assert sheltered(scene) == [0, 1, 0]
    assert scene.open_question == ("red", "maneuver")


def test_nobody_has_to_shelter() -> None:
    """Ruling 71."""
    scene = by_warlord({"red": 2, "blue": 2, "green": 2, "citadels": 2})
    scene.go_on()

    scene.blue.passes()
    scene.green.passes()
    scene.go_on()

    assert sheltered(scene) == [0, 0, 0]
    assert scene.open_question == ("red", "maneuver")


def test_declining_once_is_not_final() -> None:
    """Ruling 71."""
    scene = by_warlord({"red": 2, "blue": 2, "green": 2, "citadels": 2})
    scene.go_on()

    scene.blue.passes()
    scene.green.answers("shelter")

    assert scene.open_question == ("blue", "shelter")
    scene.blue.answers("shelter")
    assert sheltered(scene) == [0, 1, 1]


def test_the_step_goes_on_until_everybody_declines_in_a_row() -> None:
    """Ruling 71."""
    scene = by_warlord({"red": 2, "blue": 2, "green": 3, "citadels": 3})
    scene.go_on()

    scene.blue.passes()
    scene.green.answers("shelter")
    scene.blue.passes()
    assert scene.open_question == ("green", "shelter")
    scene.green.passes()
    scene.go_on()

    assert sheltered(scene) == [0, 0, 1]
    assert scene.open_question == ("red", "maneuver")


def test_a_player_who_is_not_present_is_not_asked_to_shelter() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "citadels": 2}, green=["bard"])
    scene.go_on()

    scene.blue.answers("shelter")

    assert scene.open_question == ("blue", "shelter")


def test_without_a_citadel_there_is_no_such_step() -> None:
    scene = by_warlord({"red": 2, "blue": 2})
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")


def test_the_capital_shelters_like_a_citadel() -> None:
    """Ruling 37."""
    scene = by_warlord({"red": 2, "blue": 2}, capital="plains")
    scene.go_on()

    assert scene.open_question == ("blue", "shelter")


def test_sheltered_clans_come_out_when_the_clash_is_over() -> None:
    scene = by_warlord({"red": 1, "blue": 1, "citadels": 1})
    scene.blue.answers("shelter")

    scene.red.answers("end_clash")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.blue.clans["plains"] == 1


def test_a_clash_in_which_nobody_is_exposed_is_over_at_once() -> None:
    """Ruling 58."""
    scene = by_warlord({"red": 1, "blue": 1, "green": 1, "citadels": 2}, festival="plains")
    scene.blue.answers("shelter")
    scene.green.answers("shelter")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.land("plains")["clans"] == [0, 1, 1]
