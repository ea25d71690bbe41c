"""The house rulings of the reference (section 11), one after the other: 54 to 64."""

from __future__ import annotations

from typing import Any

import pytest

from kit.island import PASS, STOP, Island


def conquer(plains: dict[str, int], red: list[str] | None = None, **fields: Any) -> Island:
    """Red moves three clans from the valley into the plains; the next real question is open."""
    lands = {"cove": {"red": 1}, "plains": plains, "valley": {"red": 3}, **fields.pop("more", {})}
    scene = Island(lands, **{"capital": "cove", "red": ["conquest", *(red or [])], **fields})
    scene.red.plays("conquest", "plains", "valley", "3", STOP)
    return scene.go_on()


def to_window(scene: Island, key: str) -> Island:
    while scene.in_window and scene.open_question[1] != key:
        scene.answer(scene.open[0].seat, PASS)
    assert scene.open_question[1] == key, scene.open_question
    return scene


# --- tiles ---


def test_mountains_one_payment_by_the_owner_on_arrival() -> None:
    """Ruling 54."""
    lands = {"plains": {"red": 2, "blue": 1}, "mountains": {"green": 1}, "valley": {"red": 1}}
    scene = Island(lands, capital="valley", red=["conquest", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2", "valley", "1")
    scene.go_on()

    assert scene.open_question == ("red", "mountains")
    scene.red.answers("bard")
    scene.go_on()
    assert scene.open_question == ("red", "maneuver")
    assert scene.red.clans == {"mountains": 3}


def test_gates_the_brenn_first_and_the_club_does_not_stop_the_draw() -> None:
    """Ruling 55."""
    lands = {"cove": {"red": 1, "blue": 1}, "gates": {"red": 1, "blue": 1}}
    scene = Island(lands, brenn=1, turn=0, red=["morrigan"], blue=["dagdas_club"])

    scene.red.plays("morrigan", "yes", STOP)
    scene.blue.answers("dagdas_club")
    scene.go_on()

    drawn = [event["values"]["player"] for event in scene.game.events(None) if event["key"] == "epic-drawn"]
    assert drawn == [1, 0]
    assert scene.land("gates")["clans"] == [0, 1]


# --- which clashes there are ---


def test_the_warlord_alone_starts_no_clash() -> None:
    """Ruling 56."""
    scene = Island({"cove": {"red": 3}, "valley": {"blue": 1}}, red=["warlord"])

    scene.red.plays("warlord", "cove")
    scene.go_on()

    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_the_morrigan_starts_a_clash_only_where_two_are_present() -> None:
    """Ruling 56."""
    lands = {"cove": {"red": 3}, "plains": {"blue": 1, "green": 1}, "valley": {"blue": 1}}
    scene = Island(lands, red=["morrigan"])

    scene.red.answers("morrigan", "no")

    assert set(scene.red.is_asked()) == {"plains", STOP}


def test_a_waiting_clash_lapses_when_its_defender_has_left() -> None:
    """Ruling 57."""
    lands = {"cove": {"red": 6}, "plains": {"blue": 2}, "valley": {"blue": 1}}
    scene = Island(lands, capital="cove", red=["migration"], blue=["battle_of_moytura"])
    scene.red.plays("migration", "cove", "plains", "3", "valley", "3").answers("plains", "attack", "seat1")
    scene.blue.answers("battle_of_moytura", "valley", "1")
    scene.go_on()

    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.events.count("clash-begins") == 1
    assert scene.red.clans["valley"] == 3


def test_the_clash_goes_on_without_an_instigator_lost_to_the_festival() -> None:
    """Ruling 58."""
    lands = {"cove": {}, "plains": {"red": 1, "blue": 2, "green": 2}}
    scene = Island(lands, capital="cove", red=["warlord"], festival="plains")

    scene.red.plays("warlord", "plains")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    scene.blue.answers("attack", "seat2")
    scene.go_on()
    assert scene.open_question == ("green", "maneuver")


# --- removals ---


def test_a_clan_kept_by_the_club_gives_the_bard_nothing() -> None:
    """Ruling 59."""
    scene = conquer({"blue": 2}, red=["bard"], blue=["dagdas_club"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_club")
    to_window(scene, "maneuver-done")

    assert not scene.offers("red", "bard")


@pytest.mark.parametrize("answers", [("diarmuid_grainne", "forest"), ("dagdas_cauldron",)])
def test_a_clan_rescued_or_on_the_cauldron_was_removed_and_the_bard_sings(answers: tuple[str, ...]) -> None:
    """Ruling 59."""
    scene = conquer({"blue": 2}, red=["bard"], blue=[answers[0]], more={"forest": {"blue": 1}})

    scene.red.answers("attack", "seat1")
    scene.blue.answers(*answers)
    scene.red.answers("bard")
    scene.go_on()

    assert scene.red.deeds == 1


def test_the_stone_circle_gives_nothing_back_when_its_cost_is_not_paid() -> None:
    """Ruling 60."""
    lands = {"cove": {"blue": 1}, "stone_circle": {"red": 1}}
    scene = Island(lands, red=["stone_of_fal", "stone_circle_advantage", "dagdas_club"])

    scene.red.plays("stone_of_fal").answers("stone_circle_advantage", "dagdas_club")
    scene.go_on()

    assert scene.red.clans["stone_circle"] == 1
    assert "stone_of_fal" in scene.table["epic_discard"]


def test_new_alliance_swaps_nothing_when_the_clan_stays() -> None:
    """Ruling 60."""
    scene = Island({"cove": {"red": 1, "blue": 2}, "valley": {}}, red=["new_alliance"], blue=["dagdas_club"])

    scene.red.plays("new_alliance", "cove", "replace_clan", "seat1")
    scene.blue.answers("dagdas_club")
    scene.go_on()

    assert scene.land("cove")["clans"] == [1, 2]


# --- attacks and maneuvers ---


def test_a_cancelled_maneuver_card_is_a_maneuver() -> None:
    """Ruling 61."""
    scene = conquer({"blue": 2}, red=["fianna"], blue=["dagda"])

    scene.red.answers("fianna", "valley", "2")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.red.clans["plains"] == 3
    assert scene.open_question == ("blue", "maneuver")


def test_an_attack_stopped_by_the_hills_was_an_attack() -> None:
    """Ruling 61."""
    lands = {"cove": {}, "hills": {"red": 2, "blue": 2}}
    scene = Island(lands, capital="cove", red=["warlord", "strengs_resolve"], blue=["hills_advantage"])
    scene.red.plays("warlord", "hills").answers("attack", "seat1")

    scene.blue.answers("hills_advantage")
    scene.red.answers("strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 1
    assert scene.land("hills")["clans"] == [2, 2]


def test_a_clan_removed_by_raid_gives_the_bard_nothing() -> None:
    """Ruling 62."""
    scene = conquer({"blue": 2}, red=["raid", "bard"], blue=["druid"], more={"forest": {"green": 1, "white": 1}})
    scene.red.answers("attack", "seat1")
    scene.blue.answers("druid")

    scene.red.answers("raid")
    to_window(scene, "maneuver-done")

    assert scene.blue.clans == {"plains": 1}
    assert not scene.offers("red", "bard")


@pytest.mark.parametrize("command", ["clan", "discard_action"])
def test_iron_mine_beats_the_club(command: str) -> None:
    """Ruling 63."""
    red = ["iron_mine_advantage", "dagdas_club"]
    scene = conquer({"blue": 2}, red=red, blue=["druid"], more={"iron_mine": {}})

    scene.red.answers("attack", "seat1", "iron_mine_advantage", "dagdas_club", command)
    scene.blue.answers("druid")
    scene.go_on()

    assert scene.blue.clans == {"plains": 1}
    assert scene.blue.hand == set()


def test_the_warlord_chooses_a_player_with_an_exposed_clan_and_the_order_goes_on_from_there() -> None:
    """Ruling 64."""
    plains = {"blue": 2, "green": 2, "white": 1, "citadels": 1}
    scene = conquer(plains, blue=["warlord"])
    scene.blue.answers(PASS)
    scene.green.answers(PASS)
    scene.white.answers("shelter")
    scene.red.answers("attack", "seat2")

    scene.blue.answers("warlord")
    assert set(scene.blue.is_asked()) == {"seat0", "seat1", "seat2"}
    scene.blue.answers("seat2")
    scene.go_on()
    assert scene.open_question == ("green", "maneuver")
    scene.green.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")  # white has no exposed clan
