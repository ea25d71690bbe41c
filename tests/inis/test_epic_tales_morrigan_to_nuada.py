"""Epic Tales: The Morrigan, Nuada Silverhand."""

from __future__ import annotations

from typing import Any

from kit.island import STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=1),
    "hills": land(blue=2, green=2),
    "plains": land(red=1, blue=1, green=1),
    "valley": land(blue=1),
}
AT_THE_GATES: dict[str, dict[str, int]] = {
    "cove": land(red=1),
    "gates": land(red=2, blue=2, green=2),
    "valley": land(red=1, blue=1),
}


def events(scene: Island, key: str) -> list[dict[str, Any]]:
    """What everybody was told under this key."""
    return [event["values"] for event in scene.game.events(None) if event["key"] == key]


# --- The Morrigan ---


def test_the_morrigan_flips_the_crows() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan"])

    scene.red.plays("morrigan", "yes", STOP)
    scene.go_on()

    assert scene.table["direction"] == "counter_clockwise"
    assert scene.table["epic_discard"] == ["morrigan"]
    assert scene.open_question == ("green", "turn")


def test_the_morrigan_starts_a_clash_where_her_player_is_not_present() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan"])

    scene.red.plays("morrigan", "no", "hills")
    assert scene.red.is_asked() == ["seat1", "seat2"]
    scene.red.answers("seat2")
    scene.go_on()

    assert scene.table["direction"] == "clockwise"
    assert scene.table["clash"]["territory"] == "hills"
    assert scene.table["clash"]["instigator"] == 2
    assert scene.open_question == ("green", "maneuver")


def test_both_halves_of_the_morrigan_are_optional() -> None:
    """Ruling 11."""
    scene = Island(LANDS, capital="valley", red=["morrigan"])

    scene.red.plays("morrigan", "no", STOP)
    scene.go_on()

    assert scene.table["direction"] == "clockwise"
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_the_morrigan_finds_no_clash_where_fewer_than_two_players_are_present() -> None:
    """Ruling 56."""
    scene = Island(LANDS, capital="valley", red=["morrigan"])

    scene.red.plays("morrigan", "no")

    assert scene.red.is_asked() == ["hills", "plains", STOP]


def test_the_morrigan_with_no_clash_to_start_still_flips() -> None:
    """Ruling 56."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["morrigan"])

    scene.red.plays("morrigan", "yes")
    scene.go_on()

    assert scene.table["direction"] == "counter_clockwise"
    assert scene.open_question == ("blue", "turn")


def test_the_clash_of_the_morrigan_goes_in_the_new_direction() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan"], blue=["geis"])

    scene.red.plays("morrigan", "yes", "plains", "seat0", "attack", "seat1")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.open_question == ("green", "maneuver")


def test_the_player_named_by_the_morrigan_pays_for_the_festival() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan"], festival="hills")

    scene.red.plays("morrigan", "no", "hills", "seat1")
    scene.go_on()

    assert scene.land("hills")["clans"] == [0, 1, 2]
    assert scene.open_question == ("blue", "maneuver")


def test_the_others_fight_on_when_the_festival_takes_the_only_clan_of_the_player_named() -> None:
    """Ruling 58."""
    scene = Island(LANDS, capital="valley", red=["morrigan"], festival="plains")

    scene.red.plays("morrigan", "no", "plains", "seat1")
    scene.go_on()

    assert scene.land("plains")["clans"] == [1, 0, 1]
    assert scene.open_question == ("green", "maneuver")


def test_the_player_named_by_the_morrigan_does_not_shelter() -> None:
    lands = {**LANDS, "hills": land(blue=2, green=2, citadels=2)}
    scene = Island(lands, capital="valley", red=["morrigan"])

    scene.red.plays("morrigan", "no", "hills", "seat1")
    scene.go_on()

    assert scene.open_question == ("green", "shelter")


def test_the_morrigan_opens_the_gates_for_everybody_present_before_her_clash() -> None:
    """Ruling 55."""
    scene = Island(AT_THE_GATES, brenn=1, turn=0, capital="cove", red=["morrigan"])

    scene.red.plays("morrigan", "yes", "valley", "seat0")
    scene.go_on()

    assert [event["player"] for event in events(scene, "clan-removed")] == [1, 0, 2]
    assert scene.land("gates")["clans"] == [1, 1, 1]
    assert [player["epics"] for player in scene.table["players"]] == [1, 1, 1]
    assert scene.events.index("clash-begins") > scene.events.index("epic-drawn")


def test_diarmuid_rescues_a_clan_lost_at_the_gates_and_its_owner_draws() -> None:
    scene = Island(AT_THE_GATES, capital="cove", red=["morrigan"], blue=["diarmuid_grainne"])

    scene.red.plays("morrigan", "yes", STOP)
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.blue.clans == {"gates": 1, "valley": 2}
    assert scene.table["players"][1]["epics"] == 1


def test_a_morrigan_who_does_not_flip_leaves_the_gates_shut() -> None:
    scene = Island(AT_THE_GATES, capital="cove", red=["morrigan"])

    scene.red.plays("morrigan", "no", STOP)
    scene.go_on()

    assert scene.land("gates")["clans"] == [2, 2, 2]


def test_a_clash_of_the_morrigan_lapses_if_the_gates_leave_one_player_there() -> None:
    """Rulings 56, 57."""
    lands = {"cove": land(red=1), "gates": land(blue=1, green=2), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["morrigan"])

    scene.red.plays("morrigan", "yes", "gates", "seat1")
    scene.go_on()

    assert scene.land("gates")["clans"] == [0, 0, 1]
    assert "clash-begins" not in scene.events


def test_the_gates_card_and_the_meadows_both_improve_a_draw_at_the_gates() -> None:
    lands = {**AT_THE_GATES, "meadows": land(red=1)}
    scene = Island(
        lands,
        capital="cove",
        epic_deck=["eriu", "fianna", "balors_eye"],
        red=["morrigan", "gates_advantage", "meadows_advantage"],
    )

    scene.red.plays("morrigan", "yes", STOP, "gates_advantage", "meadows_advantage")
    scene.go_on()

    assert set(scene.red.is_asked()) == {"eriu", "fianna", "balors_eye"}


def test_the_morrigan_stopped_by_the_dagda_neither_flips_nor_starts_a_clash() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan"], blue=["dagda"])

    scene.red.plays("morrigan", "yes", "hills", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.table["direction"] == "clockwise"
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


# --- Nuada Silverhand ---

RULED: dict[str, dict[str, int]] = {
    "cove": land(red=3, blue=1, green=2),
    "hills": land(red=2, blue=1),
    "plains": land(red=1, green=1),
    "valley": land(red=1),
}


def test_nuada_places_a_clan_per_opponent_where_you_are_chieftain() -> None:
    scene = Island(RULED, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand")
    assert scene.red.is_asked() == ["cove", "hills", "stop"]
    scene.red.answers("cove", "cove")
    assert scene.red.is_asked() == ["hills", "stop"]
    scene.red.answers("hills")
    scene.go_on()

    assert scene.red.clans == {"cove": 5, "hills": 3, "plains": 1, "valley": 1}
    assert scene.table["epic_discard"] == ["nuada_silverhand"]


def test_nuada_may_place_fewer_or_nobody() -> None:
    """Ruling 11."""
    scene = Island(RULED, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand", "stop")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "hills": 2, "plains": 1, "valley": 1}
    assert scene.open_question == ("blue", "turn")


def test_nuada_counts_players_not_clans() -> None:
    lands = {"cove": land(red=6, blue=5), "valley": land(blue=1)}
    scene = Island(lands, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 7}


def test_a_tie_makes_no_chieftain_for_nuada() -> None:
    """Rulings 7, 27."""
    lands = {"cove": land(red=2, blue=2), "valley": land(red=1)}
    scene = Island(lands, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "valley": 1}
    assert scene.open_question == ("blue", "turn")


def test_nuada_places_as_many_clans_as_the_reserve_holds() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=6, blue=1, green=1), "hills": land(red=5, blue=1)}
    scene = Island(lands, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 7, "hills": 5}


def test_nuada_starts_no_clash() -> None:
    """Ruling 32."""
    scene = Island(RULED, red=["nuada_silverhand"])

    scene.red.plays("nuada_silverhand", "cove", "cove", "hills")
    scene.go_on()

    assert "clash-begins" not in scene.events


def test_nuada_stopped_by_the_dagda_places_nobody() -> None:
    scene = Island(RULED, red=["nuada_silverhand"], blue=["dagda"])

    scene.red.plays("nuada_silverhand", "cove", "cove", "hills")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "hills": 2, "plains": 1, "valley": 1}
