"""The Gates of Tír na nÓg: rules 3.2."""

from __future__ import annotations

from typing import Any

from kit.island import STOP, Island


def at_the_gates(gates: dict[str, int], **fields: Any) -> Island:
    """Everybody has a clan in the cove as well, so nobody is off the island."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1}, "gates": gates, "valley": {}}
    return Island(lands, capital="cove", **fields)


def drawers(scene: Island) -> list[int]:
    return [event["values"]["player"] for event in scene.game.events(None) if event["key"] == "epic-drawn"]


def test_when_the_crows_turn_everybody_at_the_gates_loses_a_clan_and_draws() -> None:
    scene = at_the_gates({"red": 2, "blue": 1}, red=["morrigan"])

    scene.red.plays("morrigan", "yes", STOP)
    scene.go_on()

    assert scene.land("gates")["clans"] == [1, 0, 0]
    assert [player["epics"] for player in scene.table["players"]] == [1, 1, 0]


def test_the_gates_begin_with_the_brenn_in_the_new_direction() -> None:
    """Rulings 18, 55."""
    scene = at_the_gates({"red": 1, "blue": 1, "green": 1}, brenn=1, turn=0, red=["morrigan"])

    scene.red.plays("morrigan", "yes", STOP)  # clockwise becomes counter-clockwise
    scene.go_on()

    assert drawers(scene) == [1, 0, 2]


def test_not_turning_the_crows_leaves_the_gates_shut() -> None:
    scene = at_the_gates({"red": 2}, red=["morrigan"])

    scene.red.plays("morrigan", "no", STOP)
    scene.go_on()

    assert scene.land("gates")["clans"] == [2, 0, 0]
    assert "gates-open" not in scene.events


def test_a_clan_saved_by_dagdas_club_does_not_stop_the_draw_at_the_gates() -> None:
    """Ruling 55."""
    scene = at_the_gates({"red": 1}, red=["morrigan", "dagdas_club"])

    scene.red.plays("morrigan", "yes", STOP).answers("dagdas_club")
    scene.go_on()

    assert scene.land("gates")["clans"] == [1, 0, 0]
    assert scene.table["players"][0]["epics"] == 1


def test_diarmuid_saves_the_clan_lost_at_the_gates() -> None:
    scene = at_the_gates({"red": 1}, red=["morrigan", "diarmuid_grainne"])

    scene.red.plays("morrigan", "yes", STOP).answers("diarmuid_grainne", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.table["players"][0]["epics"] == 1


def test_the_gates_card_adds_a_tale_to_choose_from() -> None:
    scene = at_the_gates({"red": 2}, red=["morrigan", "gates_advantage"], epic_deck=["eriu", "fianna", "tuans_memory"])

    scene.red.plays("morrigan", "yes", STOP).answers("gates_advantage")
    scene.go_on()

    assert scene.open_question == ("red", "keep-epic")
    assert set(scene.red.is_asked()) == {"eriu", "fianna"}
    scene.red.answers("fianna")
    assert scene.red.hand == {"fianna"}


def test_gates_and_meadows_together_give_three_tales_to_choose_one_from() -> None:
    lands = {"cove": {"red": 1, "blue": 1}, "gates": {"red": 2}, "meadows": {}}
    scene = Island(
        lands, red=["morrigan", "gates_advantage", "meadows_advantage"], epic_deck=["eriu", "fianna", "tuans_memory"]
    )

    scene.red.plays("morrigan", "yes", STOP).answers("gates_advantage", "meadows_advantage")
    scene.go_on()

    assert set(scene.red.is_asked()) == {"eriu", "fianna", "tuans_memory"}


def test_the_gates_open_in_the_assembly_only_when_the_toss_shows_the_other_side() -> None:
    """Q23 and rules 3.2: a second toss of the same side does not count."""
    seen = {}
    for seed in range(12):
        scene = at_the_gates({"red": 1}, direction="clockwise", seed=seed)
        scene.end_season()
        seen[scene.table["direction"]] = scene.land("gates")["clans"][0]

    assert seen == {"clockwise": 1, "counter_clockwise": 0}


def test_the_gates_card_is_already_in_hand_when_the_assembly_turns_the_crows() -> None:
    seeds = (at_the_gates({"red": 2}, direction="clockwise", seed=seed) for seed in range(12))
    for scene in seeds:
        while scene.open_question[1] not in ("gates-resolve", "draft-keep"):
            scene.answer(scene.open[0].seat, "pass")
        if scene.open_question[1] == "gates-resolve":
            break

    assert scene.open_question == ("red", "gates-resolve")
    assert scene.offers("red", "gates_advantage")
