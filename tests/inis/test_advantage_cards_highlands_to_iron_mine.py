"""Highlands, Hills, Iron Mine (rules 5 and 5.1)."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def invasion_of(where: str, citadels: int = 0, **fields: Any) -> Island:
    """Red moves three clans to where blue and green have two each."""
    lands = {where: land(blue=2, green=2, citadels=citadels), "valley": land(red=4), "iron_mine": land()}
    red = ["conquest", *fields.pop("red", [])]
    scene = Island(lands, capital="valley", red=red, **fields)
    scene.red.plays("conquest", where, "valley", "3")
    return scene


# --- Highlands ---


def test_highlands_name_the_instigator_who_maneuvers_first() -> None:
    scene = invasion_of("highlands", blue=["highlands_advantage"])

    scene.blue.plays("highlands_advantage")
    choices = scene.blue.is_asked()
    scene.blue.answers("seat2")
    scene.go_on()

    assert choices == ["seat0", "seat1", "seat2"]
    assert scene.table["clash"]["instigator"] == 2
    assert scene.open_question == ("green", "maneuver")


def test_after_the_instigator_named_by_highlands_the_order_goes_on_from_him() -> None:
    scene = invasion_of("highlands", blue=["highlands_advantage"])

    scene.blue.plays("highlands_advantage", "seat1")
    scene.blue.answers("attack", "seat0")
    scene.go_on()

    assert scene.open_question == ("green", "maneuver")


def test_highlands_come_after_the_citadels_and_change_no_shelter() -> None:
    scene = invasion_of("highlands", citadels=2, blue=["highlands_advantage"])

    scene.go_on()
    scene.blue.answers("shelter")
    scene.green.answers("shelter")
    scene.blue.plays("highlands_advantage", "seat1")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1, 1]
    assert scene.table["clash"]["exposed"] == [3, 1, 1]
    assert scene.open_question == ("blue", "maneuver")


def test_highlands_choose_among_players_with_exposed_clans() -> None:
    scene = invasion_of("highlands", citadels=2, blue=["highlands_advantage"])

    scene.go_on()
    scene.blue.answers("shelter")
    scene.green.answers(PASS)
    scene.blue.answers("shelter")
    scene.blue.plays("highlands_advantage")

    assert scene.blue.is_asked() == ["seat0", "seat2"]


def test_highlands_are_for_a_clash_in_the_highlands_only() -> None:
    lands = {"cove": land(blue=2), "valley": land(red=4), "highlands": land(blue=1)}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["highlands_advantage"])

    scene.red.plays("conquest", "cove", "valley", "3")

    assert not comes_up(scene, "blue", "highlands_advantage")
    assert scene.open_question == ("red", "maneuver")


def test_highlands_may_be_played_by_a_holder_without_a_clan_there() -> None:
    """Ruling 39."""
    lands = {"highlands": land(blue=2), "valley": land(red=4), "cove": land(green=2)}
    scene = Island(lands, capital="valley", red=["conquest"], green=["highlands_advantage"])

    scene.red.plays("conquest", "highlands", "valley", "3")
    scene.green.plays("highlands_advantage", "seat1")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")


def test_the_festival_has_taken_its_clan_before_highlands_name_another() -> None:
    scene = invasion_of("highlands", festival="highlands", blue=["highlands_advantage"])

    scene.blue.plays("highlands_advantage", "seat2")
    scene.go_on()

    assert scene.red.clans == {"valley": 1, "highlands": 2}
    assert scene.green.clans == {"highlands": 2}


def test_the_dagda_on_highlands_leaves_the_instigator() -> None:
    scene = invasion_of("highlands", red=["dagda"], blue=["highlands_advantage"])

    scene.blue.plays("highlands_advantage", "seat1")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.table["clash"]["instigator"] == 0
    assert scene.open_question == ("red", "maneuver")
    assert scene.table["spent"] == ["highlands_advantage"]


def test_under_lugs_spear_highlands_stay_in_hand() -> None:
    scene = invasion_of("highlands", red=["lugs_spear"], blue=["highlands_advantage"])

    scene.red.plays("lugs_spear")

    assert not comes_up(scene, "blue", "highlands_advantage")
    assert scene.open_question == ("red", "maneuver")


# --- Hills ---


def test_hills_make_an_attack_fail_altogether() -> None:
    scene = invasion_of("hills", blue=["hills_advantage", "bard"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2}
    assert scene.blue.hand == {"bard"}
    assert scene.table["spent"] == ["hills_advantage"]
    assert scene.open_question == ("blue", "maneuver")


def test_hills_protect_in_the_hills_only() -> None:
    lands = {"cove": land(blue=2), "valley": land(red=4), "hills": land(blue=1)}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["hills_advantage"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.answers("attack", "seat1")

    assert not comes_up(scene, "blue", "hills_advantage")
    assert scene.blue.clans == {"cove": 1, "hills": 1}


def test_hills_protect_only_the_attacked_player() -> None:
    scene = invasion_of("hills", blue=["hills_advantage"])

    scene.red.answers("attack", "seat2")

    assert not comes_up(scene, "blue", "hills_advantage")
    assert scene.green.clans == {"hills": 1}


def test_hills_undo_the_iron_mine() -> None:
    scene = invasion_of("hills", red=["iron_mine_advantage"], blue=["hills_advantage", "bard"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("iron_mine_advantage")
    scene.blue.plays("hills_advantage")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2}
    assert scene.blue.hand == {"bard"}
    assert set(scene.table["spent"]) == {"hills_advantage", "iron_mine_advantage"}


def test_hills_undo_the_command_of_the_club() -> None:
    scene = invasion_of("hills", red=["dagdas_club"], blue=["hills_advantage", "bard"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("dagdas_club", "clan")
    scene.blue.plays("hills_advantage")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2}
    assert scene.blue.hand == {"bard"}


def test_once_hills_are_played_the_attacker_cannot_improve_the_attack() -> None:
    scene = invasion_of("hills", red=["iron_mine_advantage"], blue=["hills_advantage"])

    scene.red.answers("attack", "seat1")
    scene.red.passes()
    scene.blue.plays("hills_advantage")

    assert not comes_up(scene, "red", "iron_mine_advantage")
    assert scene.blue.clans == {"hills": 2}


def test_strengs_resolve_follows_an_attack_that_failed_in_the_hills_but_bard_does_not() -> None:
    """Ruling 61."""
    scene = invasion_of("hills", red=["strengs_resolve", "bard"], blue=["hills_advantage"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.red.plays("strengs_resolve")
    bard = comes_up(scene, "red", "bard")

    assert scene.red.deeds == 1
    assert not bard


def test_hills_are_no_answer_to_the_tale_of_cuchulain() -> None:
    lands = {"hills": land(blue=3), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest", "tale_of_cuchulain"], blue=["hills_advantage"])

    scene.red.plays("conquest", "hills", "valley", "1")
    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")

    assert not comes_up(scene, "blue", "hills_advantage")
    assert scene.blue.clans == {"hills": 1}


def test_the_dagda_on_hills_lets_the_attack_go_on() -> None:
    scene = invasion_of("hills", red=["dagda"], blue=["hills_advantage"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"hills": 1}
    assert scene.table["spent"] == ["hills_advantage"]


# --- Iron Mine ---


def test_iron_mine_costs_the_target_a_clan_and_a_card_in_any_territory() -> None:
    scene = invasion_of("cove", red=["iron_mine_advantage"], blue=["bard", "citadel"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("iron_mine_advantage")
    scene.go_on()
    asked, choices = scene.open_question, scene.blue.is_asked()
    scene.blue.answers("bard")
    scene.go_on()

    assert asked[0] == "blue"
    assert choices == ["bard", "citadel"]
    assert scene.blue.hand == {"citadel"}
    assert scene.blue.clans == {"cove": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_iron_mine_against_a_player_without_action_cards_costs_a_clan_only() -> None:
    scene = invasion_of("cove", red=["iron_mine_advantage"], blue=["eriu"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("iron_mine_advantage")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1}
    assert scene.blue.hand == {"eriu"}


def test_iron_mine_is_played_before_the_target_chooses() -> None:
    scene = invasion_of("cove", red=["iron_mine_advantage"], blue=["bard"])

    scene.red.answers("attack", "seat1")
    first_asked = scene.open_question
    offered = scene.offers("red", "iron_mine_advantage")
    scene.blue.answers("clan")

    assert first_asked == ("red", "attack-declared")
    assert offered
    assert not comes_up(scene, "red", "iron_mine_advantage")
    assert scene.blue.hand == {"bard"}


def test_iron_mine_is_no_answer_to_being_attacked() -> None:
    scene = invasion_of("cove", blue=["iron_mine_advantage"])

    scene.red.answers("attack", "seat1")

    assert not comes_up(scene, "blue", "iron_mine_advantage")


def test_iron_mine_beats_the_command_of_the_club() -> None:
    """Ruling 63."""
    scene = invasion_of("cove", red=["iron_mine_advantage", "dagdas_club"], blue=["bard"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("dagdas_club", "clan")
    scene.red.plays("iron_mine_advantage")
    scene.blue.answers("bard")
    scene.go_on()

    assert scene.blue.hand == set()
    assert scene.blue.clans == {"cove": 1}


def test_the_club_keeps_the_clan_but_not_the_card_from_the_iron_mine() -> None:
    scene = invasion_of("cove", red=["iron_mine_advantage"], blue=["bard", "dagdas_club"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("iron_mine_advantage")
    scene.blue.answers("bard")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"cove": 2}
    assert scene.blue.hand == set()


def test_the_dagda_on_the_iron_mine_leaves_the_target_the_choice() -> None:
    scene = invasion_of("cove", red=["iron_mine_advantage"], blue=["bard", "dagda"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("iron_mine_advantage")
    scene.blue.plays("dagda")
    scene.go_on()
    choices = scene.blue.is_asked()
    scene.blue.answers("bard")
    scene.go_on()

    assert choices == ["clan", "bard"]
    assert scene.blue.clans == {"cove": 2}
    assert scene.blue.hand == set()
