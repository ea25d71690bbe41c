"""The tiles that do something, but for the Gates (test_gates.py): rules 3.1 and 3.2."""

from __future__ import annotations

from typing import Any

from kit.island import Island


def at_the_mountains(mountains: dict[str, int], **fields: Any) -> Island:
    """Red has three clans in the plains, beside the mountains; the Capital is out of the way."""
    lands = {"plains": {"red": 3}, "mountains": mountains, "valley": {"blue": 1}}
    return Island(lands, capital="valley", **fields)


# --- Mountains: the toll ---


def test_whoever_moves_into_the_mountains_discards_an_action_card_or_loses_a_clan_there() -> None:
    scene = at_the_mountains({}, red=["conquest", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2")
    scene.go_on()

    assert scene.open_question == ("red", "mountains")
    assert set(scene.red.is_asked()) == {"clan", "bard"}


def test_a_card_paid_in_the_mountains_keeps_the_clans() -> None:
    scene = at_the_mountains({}, red=["conquest", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("bard")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 2}
    assert "bard" not in scene.red.hand


def test_a_clan_paid_in_the_mountains_goes_to_its_owner_s_reserve() -> None:
    scene = at_the_mountains({}, red=["conquest", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("clan")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 1}
    assert scene.red.reserve == 10
    assert "bard" in scene.red.hand


def test_without_an_action_card_a_clan_is_lost_in_the_mountains_at_once() -> None:
    scene = at_the_mountains({}, red=["conquest", "eriu", "plains_advantage"])

    scene.red.plays("conquest", "mountains", "plains", "2")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 1}
    assert scene.red.hand == {"eriu", "plains_advantage"}


def test_the_card_paid_in_the_mountains_is_nobody_else_s_business() -> None:
    scene = at_the_mountains({}, red=["conquest", "bard"], blue=["druid"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("bard")

    for_blue = [event for event in scene.game.events(1) if event["key"].startswith("card-discarded-hidden")]
    assert [event["key"] for event in for_blue] == ["card-discarded-hidden"]
    assert "bard" not in str(for_blue)


def test_placing_in_the_mountains_costs_nothing() -> None:
    scene = at_the_mountains({"red": 1}, red=["new_clans", "bard"])

    scene.red.plays("new_clans", "mountains", "mountains")
    scene.go_on()

    assert scene.red.clans == {"plains": 3, "mountains": 3}
    assert scene.red.hand == {"bard"}


def test_many_clans_from_several_territories_pay_once() -> None:
    """Ruling 54."""
    lands = {"plains": {"red": 3}, "mountains": {}, "valley": {"red": 2}, "hills": {"blue": 1}}
    scene = Island(lands, capital="hills", red=["conquest"])

    scene.red.plays("conquest", "mountains", "plains", "3", "valley", "2")
    scene.go_on()

    assert scene.red.clans == {"mountains": 4}


def test_the_owner_pays_and_chooses_when_an_opponent_moved_the_clan() -> None:
    """Ruling 54."""
    lands = {"plains": {"red": 1, "blue": 2}, "mountains": {}, "valley": {}}
    scene = Island(lands, capital="valley", red=["breas_tyranny", "bard"], blue=["druid", "festival"])

    scene.red.plays("breas_tyranny", "plains", "seat1", "mountains")
    scene.go_on()

    assert scene.open_question == ("blue", "mountains")
    assert set(scene.blue.is_asked()) == {"clan", "druid", "festival"}
    scene.blue.answers("festival")
    assert scene.blue.clans == {"plains": 1, "mountains": 1}


def test_the_mountains_toll_comes_before_the_clash() -> None:
    """Ruling 54."""
    scene = at_the_mountains({"blue": 1}, red=["conquest", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2")
    scene.go_on()

    assert scene.open_question == ("red", "mountains")
    assert "clash-begins" not in scene.events
    scene.red.answers("clan")
    scene.go_on()
    assert scene.events.index("clan-removed") < scene.events.index("clash-begins")


def test_the_last_mover_lost_to_the_mountains_starts_no_clash() -> None:
    """Ruling 54."""
    scene = at_the_mountains({"blue": 1}, red=["conquest"])

    scene.red.plays("conquest", "mountains", "plains", "1")
    scene.go_on()

    assert scene.red.clans == {"plains": 2}
    assert "clash-begins" not in scene.events


def test_opponents_left_alone_by_the_last_mover_do_not_clash_with_each_other() -> None:
    """Ruling 54."""
    scene = at_the_mountains({"blue": 1, "green": 1}, red=["conquest"])

    scene.red.plays("conquest", "mountains", "plains", "1")
    scene.go_on()

    assert scene.red.clans == {"plains": 2}
    assert "clash-begins" not in scene.events


def test_withdrawing_into_the_mountains_pays_the_toll() -> None:
    """Ruling 54."""
    lands = {"plains": {"red": 2, "blue": 1}, "mountains": {"red": 2}, "valley": {}}
    scene = Island(lands, capital="valley", red=["warlord", "bard"])

    scene.red.plays("warlord", "plains").answers("withdraw", "mountains", "2")
    scene.go_on()

    assert scene.open_question == ("red", "mountains")
    scene.red.answers("bard")
    assert scene.red.clans == {"mountains": 4}


def test_the_fianna_pay_in_the_mountains() -> None:
    """Ruling 54."""
    lands = {"plains": {"red": 2, "blue": 1}, "mountains": {}, "valley": {}}
    scene = Island(lands, capital="valley", red=["warlord", "fianna"])

    scene.red.plays("warlord", "plains").answers("fianna", "mountains", "2")
    scene.go_on()

    assert scene.red.clans == {"mountains": 1}


def test_moytura_pays_when_the_clash_is_in_the_mountains() -> None:
    scene = at_the_mountains({"red": 1, "blue": 2}, red=["warlord", "battle_of_moytura"])

    scene.red.plays("warlord", "mountains").answers("battle_of_moytura", "plains", "2")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 3}  # one there, two moved, one paid, one placed


# --- Mountains: the answers to it ---


def test_the_mountains_card_spares_its_mover_the_toll() -> None:
    scene = at_the_mountains({}, red=["conquest", "mountains_advantage", "bard"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("mountains_advantage")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 2}
    assert "bard" in scene.red.hand


def test_only_the_mover_may_play_the_mountains_card() -> None:
    lands = {"plains": {"red": 1, "blue": 2}, "mountains": {}, "valley": {}}
    scene = Island(lands, capital="valley", red=["breas_tyranny"], blue=["mountains_advantage"])

    scene.red.plays("breas_tyranny", "plains", "seat1", "mountains")
    scene.go_on()

    assert scene.blue.clans == {"plains": 1}
    assert "mountains_advantage" in scene.blue.hand


def test_the_mover_may_spare_the_owner_with_the_mountains_card() -> None:
    lands = {"plains": {"red": 1, "blue": 2}, "mountains": {}, "valley": {}}
    scene = Island(lands, capital="valley", red=["breas_tyranny", "mountains_advantage"])

    scene.red.plays("breas_tyranny", "plains", "seat1", "mountains").answers("mountains_advantage")
    scene.go_on()

    assert scene.blue.clans == {"plains": 1, "mountains": 1}


def test_dagdas_club_keeps_a_clan_from_the_mountains_toll() -> None:
    scene = at_the_mountains({}, red=["conquest", "dagdas_club"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 2}


def test_diarmuid_saves_the_clan_lost_in_the_mountains() -> None:
    scene = at_the_mountains({}, red=["conquest", "diarmuid_grainne"])

    scene.red.plays("conquest", "mountains", "plains", "2").answers("diarmuid_grainne", "plains")
    scene.go_on()

    assert scene.red.clans == {"plains": 2, "mountains": 1}


def test_outside_a_clash_the_cauldron_does_not_answer_the_mountains() -> None:
    scene = at_the_mountains({}, red=["conquest", "dagdas_cauldron"])

    scene.red.plays("conquest", "mountains", "plains", "2")
    scene.go_on()

    assert "dagdas_cauldron" in scene.red.hand
    assert "cauldron-laid" not in scene.events


def test_geis_on_the_move_spares_the_toll() -> None:
    scene = at_the_mountains({}, red=["conquest", "bard"], blue=["geis"])

    scene.red.plays("conquest", "mountains", "plains", "2")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.red.clans == {"plains": 3}
    assert scene.red.hand == {"bard"}


# --- Stone Circle, Gates: the Sanctuary they come with ---


def explored(tile: str, **fields: Any) -> Island:
    scene = Island({"cove": {"red": 1}, "valley": {"blue": 1}}, red=["exploration"], tiles=[tile], **fields)
    scene.red.plays("exploration")
    scene.go_on()
    scene.red.answers(scene.red.is_asked()[0])
    return scene.go_on()


def test_an_explored_stone_circle_brings_a_sanctuary_but_no_tale() -> None:
    """Ruling 49."""
    scene = explored("stone_circle")

    assert scene.land("stone_circle")["sanctuaries"] == 1
    assert scene.table["sanctuaries_left"] == 8
    assert scene.table["players"][0]["epics"] == 0


def test_with_no_sanctuary_left_the_gates_come_without_one() -> None:
    """Rulings 5, 22."""
    lands = {"cove": {"red": 1, "sanctuaries": 9}, "valley": {"blue": 1}}
    scene = Island(lands, red=["exploration"], tiles=["gates"])

    scene.red.plays("exploration")
    scene.go_on()
    scene.red.answers(scene.red.is_asked()[0])

    assert scene.land("gates")["sanctuaries"] == 0
    assert scene.red.clans == {"cove": 1, "gates": 1}


# --- Swamp ---


def test_no_citadel_is_placed_in_the_swamp() -> None:
    scene = Island({"cove": {"red": 1}, "swamp": {"red": 1}}, red=["citadel"])

    scene.red.plays("citadel")

    assert scene.red.is_asked() == ["cove"]
    assert [reason["key"] for reason in scene.game.explain(0, "swamp")] == ["no-citadel-in-swamp"]


def test_citadel_does_nothing_for_a_player_who_is_only_in_the_swamp() -> None:
    """Rulings 7, 11."""
    scene = Island({"cove": {"blue": 1}, "swamp": {"red": 2}}, red=["citadel"])

    scene.red.plays("citadel")
    scene.go_on()

    assert scene.land("swamp")["citadels"] == 0
    assert scene.open_question == ("blue", "turn")
