"""Epic Tales: Dagda's Club, which saves a clan or commands the target of an attack."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}


def clash(lands: dict[str, dict[str, int]] = LANDS, *, red: list[str], **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, red=["warlord", *red], **{"capital": "valley", **fields})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def ever_offered(scene: Island, colour: str, card: str) -> bool:
    """Everybody passes every window; was this card open to this player in one of them?"""
    offered = False
    while scene.in_window:
        offered = offered or scene.offers(colour, card)
        scene.answer(scene.open[0].seat, PASS)
    return offered


# --- it saves a clan ---


def test_the_club_keeps_a_clan_that_an_attack_would_remove_and_no_card_is_lost() -> None:
    scene = clash(red=[], blue=["dagdas_club", "geis"])
    scene.red.answers("attack", "seat1")

    scene.blue.answers("clan")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert scene.blue.hand == {"geis"}
    assert scene.table["epic_discard"] == ["dagdas_club"]
    assert scene.open_question == ("blue", "maneuver")


def test_the_club_keeps_a_clan_from_balors_eye_outside_any_clash() -> None:
    scene = Island(LANDS, red=["balors_eye"], blue=["dagdas_club"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert set(scene.table["epic_discard"]) == {"balors_eye", "dagdas_club"}


def test_the_club_keeps_the_instigators_clan_at_the_festival() -> None:
    scene = Island(LANDS, capital="valley", red=["warlord", "dagdas_club"], festival="hills")

    scene.red.plays("warlord", "hills")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 3}


def test_the_club_keeps_a_clan_in_the_mountains_and_no_card_is_lost() -> None:
    lands = {"cove": land(red=2), "mountains": {}, "valley": land(blue=1)}
    scene = Island(lands, red=["migration", "dagdas_club", "bard"])

    scene.red.plays("migration", "cove", "mountains", "1", "stop", "clan")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.red.hand == {"bard"}


def test_a_clan_kept_by_the_club_at_the_gates_does_not_stop_the_draw() -> None:
    """Ruling 55."""
    lands = {"cove": land(red=1), "gates": land(blue=2), "valley": {}}
    scene = Island(lands, red=["morrigan"], blue=["dagdas_club"], epic_deck=["eriu"])

    scene.red.plays("morrigan", "yes")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"gates": 2}
    assert scene.blue.hand == {"eriu"}


def test_a_clan_kept_by_the_club_is_not_paid_to_the_stone_circle() -> None:
    """Ruling 60."""
    lands = {"cove": land(red=1), "stone_circle": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["stone_of_fal", "stone_circle_advantage", "dagdas_club"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "stone_circle": 1}
    assert scene.red.hand == set()
    assert set(scene.table["epic_discard"]) == {"stone_of_fal", "dagdas_club"}


def test_a_clan_kept_by_the_club_is_not_replaced_by_a_new_alliance() -> None:
    """Ruling 60."""
    scene = Island(LANDS, red=["new_alliance"], blue=["dagdas_club"])

    scene.red.plays("new_alliance", "hills", "replace_clan", "seat1")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.land("hills")["clans"] == [3, 3]


def test_the_club_keeps_a_clan_from_cuchulain_one_of_two() -> None:
    lands = {"cove": land(red=1), "hills": land(red=1, blue=3), "valley": land(blue=1)}
    scene = clash(lands, red=["tale_of_cuchulain"], blue=["dagdas_club"])

    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}


def test_the_club_keeps_a_clan_from_a_raid() -> None:
    lands = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(green=1, white=1)}
    scene = clash(lands, red=["raid"], blue=["dagdas_club"])

    scene.red.answers("attack", "seat1", "raid")  # the attack takes one clan
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2}


def test_a_clan_kept_by_the_club_was_not_removed_so_no_bard_sings() -> None:
    """Ruling 59."""
    scene = clash(red=["bard", "strengs_resolve"], blue=["dagdas_club"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_club")
    scene.red.answers("strengs_resolve")
    assert not ever_offered(scene, "red", "bard")
    assert scene.red.hand == {"bard"}
    assert scene.red.deeds == 1


def test_a_clan_kept_by_the_club_calls_for_no_rescue() -> None:
    scene = Island(LANDS, red=["balors_eye"], blue=["dagdas_club", "diarmuid_grainne"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("dagdas_club")
    assert not ever_offered(scene, "blue", "diarmuid_grainne")
    assert scene.blue.hand == {"diarmuid_grainne"}


def test_the_club_keeps_clans_of_its_own_player_only() -> None:
    scene = Island(LANDS, red=["balors_eye", "dagdas_club"], blue=["eriu"])

    scene.red.plays("balors_eye", "valley", "seat1")

    assert scene.asked_about("clan-would-be-removed") == ["blue"]


def test_a_club_stopped_by_the_dagda_keeps_nothing_and_the_clan_may_still_be_rescued() -> None:
    scene = Island(LANDS, red=["balors_eye", "dagda"], blue=["dagdas_club", "diarmuid_grainne"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("dagdas_club")
    scene.red.plays("dagda")
    scene.blue.plays("diarmuid_grainne", "hills")
    scene.go_on()

    assert scene.blue.clans == {"hills": 4}


# --- it commands ---


def test_the_club_makes_the_target_of_your_attack_remove_a_clan() -> None:
    scene = clash(red=["dagdas_club"], blue=["geis"])

    scene.red.answers("attack", "seat1", "dagdas_club", "clan")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.blue.hand == {"geis"}
    assert scene.open_question == ("blue", "maneuver")


def test_the_club_makes_the_target_of_your_attack_discard_an_action_card_of_their_choice() -> None:
    scene = clash(red=["dagdas_club"], blue=["geis", "bard", "eriu"])

    scene.red.answers("attack", "seat1", "dagdas_club", "discard_action")
    scene.go_on()
    assert set(scene.blue.is_asked()) == {"geis", "bard"}
    scene.blue.answers("bard")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert scene.blue.hand == {"geis", "eriu"}


def test_a_target_without_action_cards_told_to_discard_removes_a_clan() -> None:
    scene = clash(red=["dagdas_club"], blue=["eriu"])

    scene.red.answers("attack", "seat1", "dagdas_club", "discard_action")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.blue.hand == {"eriu"}


def test_the_club_is_declared_before_the_target_chooses_and_by_the_attacker_only() -> None:
    scene = clash(red=["eriu"], blue=["dagdas_club", "geis"])

    scene.red.answers("attack", "seat1")
    assert not ever_offered(scene, "blue", "dagdas_club")
    assert scene.open_question == ("blue", "attacked")


def test_the_hills_undo_an_attack_improved_by_the_club() -> None:
    scene = clash(red=["dagdas_club"], blue=["hills_advantage", "geis"])

    scene.red.answers("attack", "seat1", "dagdas_club", "clan")
    scene.blue.plays("hills_advantage")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert scene.blue.hand == {"geis"}
    assert scene.table["epic_discard"] == ["dagdas_club"]


def test_the_iron_mine_beats_the_club() -> None:
    """Ruling 63."""
    lands = {**LANDS, "iron_mine": land(red=1)}
    scene = clash(lands, red=["dagdas_club", "iron_mine_advantage"], blue=["geis", "bard"])

    scene.red.answers("attack", "seat1", "dagdas_club", "clan", "iron_mine_advantage")
    scene.blue.answers("bard")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.blue.hand == {"geis"}


def test_the_club_has_one_use_in_all() -> None:
    scene = clash(red=["dagdas_club"], blue=["geis"])
    scene.red.answers("attack", "seat1", "dagdas_club", "discard_action")
    scene.blue.answers("geis")

    scene.blue.answers("attack", "seat0")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 2}


def test_a_club_stopped_by_the_dagda_leaves_the_choice_to_the_target() -> None:
    scene = clash(red=["dagdas_club"], blue=["dagda", "geis"])

    scene.red.answers("attack", "seat1", "dagdas_club", "clan")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.blue.is_asked() == ["clan", "geis"]
