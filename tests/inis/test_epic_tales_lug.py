"""Epic Tales: Lug Samildanach, Lug's Spear."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=2),
    "hills": land(red=3, blue=3),
    "valley": land(blue=1),
    "plains": land(green=1),
}


def pass_until_resolved(scene: Island, card: str) -> None:
    """Everybody passes until the window after this Action card is open."""
    while scene.open[0].key != "action-resolved" or scene.open[0].values["card"] != card:
        scene.answer(scene.open[0].seat, PASS)


def clash(lands: dict[str, dict[str, int]] = LANDS, *, red: list[str], **fields: Any) -> Island:
    """Red begins a clash in the Hills with the Warlord; what comes is its start."""
    scene = Island(lands, red=["warlord", *red], **{"capital": "valley", **fields})
    scene.red.plays("warlord", "hills")
    return scene


def ever_offered(scene: Island, colour: str, card: str) -> bool:
    """Everybody passes every window; was this card open to this player in one of them?"""
    offered = False
    while scene.in_window:
        offered = offered or scene.offers(colour, card)
        scene.answer(scene.open[0].seat, PASS)
    return offered


# --- Lug Samildanach ---


def test_lug_samildanach_takes_an_opponents_action_card_instead_of_its_being_discarded() -> None:
    scene = Island(LANDS, red=["new_clans"], blue=["lug_samildanach"])
    discarded = scene.table["action_discard"]

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.clans == {"cove": 4, "hills": 3}
    assert scene.blue.hand == {"new_clans"}
    assert scene.table["action_discard"] == discarded
    assert scene.table["epic_discard"] == ["lug_samildanach"]
    assert scene.open_question == ("blue", "turn")


def test_lug_samildanach_may_take_back_your_own_action_card() -> None:
    scene = Island(LANDS, red=["new_clans", "lug_samildanach"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.red.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.hand == {"new_clans"}


def test_a_card_taken_by_lug_samildanach_may_be_played_again() -> None:
    scene = Island(LANDS, red=["new_clans"], blue=["lug_samildanach"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("lug_samildanach")
    scene.blue.plays("new_clans", "valley", "valley")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 3}


def test_lug_samildanach_takes_a_card_that_geis_has_just_stopped() -> None:
    """Ruling 52."""
    scene = Island(LANDS, red=["new_clans"], blue=["geis"], green=["lug_samildanach"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("geis")
    pass_until_resolved(scene, "new_clans")
    scene.green.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 3}
    assert scene.green.hand == {"new_clans"}


def test_lug_samildanach_takes_geis_itself() -> None:
    scene = Island(LANDS, red=["new_clans", "lug_samildanach"], blue=["geis"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("geis")
    pass_until_resolved(scene, "geis")
    scene.red.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.hand == {"geis"}
    assert scene.red.clans == {"cove": 2, "hills": 3}


def test_lug_samildanach_takes_an_action_card_played_as_a_triskel() -> None:
    scene = clash(red=["bard"], blue=["lug_samildanach"])
    scene.red.answers("attack", "seat1", "bard")

    pass_until_resolved(scene, "bard")
    scene.blue.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.deeds == 1
    assert scene.blue.hand == {"bard"}


def test_lug_samildanach_waits_until_all_clashes_of_the_card_are_over() -> None:
    scene = clash(red=[], blue=["lug_samildanach"])

    assert not ever_offered(scene, "blue", "lug_samildanach")
    scene.red.answers("offer_peace")
    scene.blue.answers("yes", "lug_samildanach")
    scene.go_on()

    assert scene.blue.hand == {"warlord"}
    assert scene.table["clash"] is None


def test_lug_samildanach_takes_neither_epic_tales_nor_advantage_cards() -> None:
    lands = {**LANDS, "swamp": {}}
    scene = Island(lands, red=["swamp_advantage", "stone_of_fal"], blue=["lug_samildanach"])

    scene.red.plays("swamp_advantage")
    assert not ever_offered(scene, "blue", "lug_samildanach")
    scene.blue.passes()
    scene.go_on()
    scene.green.passes()
    scene.red.plays("stone_of_fal")

    assert not ever_offered(scene, "blue", "lug_samildanach")


def test_lug_samildanach_takes_no_card_that_was_discarded_to_an_attack() -> None:
    scene = clash(red=[], blue=["lug_samildanach", "geis"])
    scene.red.answers("attack", "seat1")

    scene.blue.answers("geis")

    assert not ever_offered(scene, "blue", "lug_samildanach")


def test_everybody_knows_the_card_lug_samildanach_took() -> None:
    scene = Island(LANDS, red=["new_clans"], blue=["lug_samildanach"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.view["known"][1] == ["new_clans"]
    assert scene.green.view["known"][1] == ["new_clans"]


def test_lug_samildanach_is_asked_for_in_order_of_priority() -> None:
    """Ruling 16."""
    scene = Island(LANDS, red=["new_clans", "eriu"], blue=["fianna"], green=["lug_samildanach"])

    scene.red.plays("new_clans", "cove", "cove")

    assert scene.asked_about("action-resolved") == ["red", "blue", "green"]


def test_lug_samildanach_stopped_by_the_dagda_leaves_the_card_to_the_discard() -> None:
    scene = Island(LANDS, red=["new_clans", "dagda"], blue=["lug_samildanach"])
    discarded = scene.table["action_discard"]

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("lug_samildanach")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.blue.hand == set()
    assert scene.table["action_discard"] == discarded + 1


# --- Lug's Spear ---


def test_lugs_spear_leaves_only_attack_and_withdraw() -> None:
    scene = clash(red=["lugs_spear", "fianna", "ogmas_eloquence", "battle_of_moytura"])

    scene.red.plays("lugs_spear")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert set(scene.red.is_asked()) == {"attack", "withdraw", "offer_peace"}
    assert scene.game.explain(0, "fianna")[0]["key"] == "spear-in-force"
    assert scene.table["clash"]["spear"]
    assert scene.table["epic_discard"] == ["lugs_spear"]


def test_under_lugs_spear_nobody_answers_an_attack_with_a_triskel() -> None:
    lands = {**LANDS, "iron_mine": land(red=1)}
    scene = clash(
        lands,
        red=["lugs_spear", "iron_mine_advantage", "dagdas_club", "bard", "strengs_resolve"],
        blue=["hills_advantage", "diarmuid_grainne", "dagdas_cauldron", "eriu"],
    )
    scene.red.plays("lugs_spear")
    scene.go_on()

    scene.red.answers("attack", "seat1")

    assert scene.open_question == ("blue", "maneuver")
    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.red.deeds == 0


def test_under_lugs_spear_no_warlord_answers_a_maneuver() -> None:
    scene = Island(LANDS, capital="valley", red=["morrigan", "lugs_spear"], blue=["warlord", "geis"])
    scene.red.plays("morrigan", "no", "hills", "seat0", "lugs_spear", "attack", "seat1")

    scene.blue.answers("geis")

    assert scene.open_question == ("blue", "maneuver")
    assert scene.blue.hand == {"warlord"}


def test_under_lugs_spear_no_club_helps_at_the_festival() -> None:
    scene = clash(red=["lugs_spear", "dagdas_club", "diarmuid_grainne"], festival="hills")

    scene.red.plays("lugs_spear")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 2}
    assert scene.open_question == ("red", "maneuver")


def test_under_lugs_spear_battle_frenzy_and_highlands_are_silent() -> None:
    lands = {"cove": land(red=2), "highlands": land(red=3, blue=3, citadels=1), "valley": {}}
    scene = Island(
        lands, capital="valley", red=["warlord", "lugs_spear", "battle_frenzy"], blue=["highlands_advantage"]
    )

    scene.red.plays("warlord", "highlands", "lugs_spear")
    scene.blue.answers("shelter")

    assert scene.open_question == ("red", "maneuver")


def test_lugs_spear_stops_the_triskels_that_would_follow_itself() -> None:
    lands = {**LANDS, "forest": {}, "stone_circle": land(red=1, white=1)}
    scene = clash(lands, red=["lugs_spear", "forest_advantage", "stone_circle_advantage", "master_craftsman"])

    scene.red.plays("lugs_spear")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert "lugs_spear" not in scene.red.hand


def test_lugs_spear_may_be_thrown_by_a_player_who_is_not_involved() -> None:
    """Ruling 70."""
    scene = clash(red=["fianna"], green=["lugs_spear"])

    scene.green.plays("lugs_spear")
    scene.go_on()

    assert scene.table["clash"]["spear"]
    assert "fianna" not in scene.red.is_asked()


def test_under_lugs_spear_the_moor_is_closed() -> None:
    """Ruling 75."""
    lands = {**LANDS, "moor": {}}
    scene = clash(lands, red=["lugs_spear", "moor_advantage"], blue=["eriu"])
    assert scene.offers("red", "moor_advantage")

    scene.red.plays("lugs_spear")
    scene.go_on()

    assert not scene.offers("red", "moor_advantage")


def test_lugs_spear_must_come_before_anything_else_of_the_clash() -> None:
    scene = clash(red=["lugs_spear"], blue=["geis"])
    scene.go_on()

    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    assert not ever_offered(scene, "red", "lugs_spear")


def test_lugs_spear_stops_triskels_of_one_clash_only() -> None:
    lands = {"cove": land(red=6), "hills": land(blue=1), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration", "lugs_spear", "strengs_resolve", "valley_advantage"])
    scene.red.plays("migration", "cove", "hills", "2", "valley", "2", "hills", "lugs_spear")
    scene.red.answers("attack", "seat1", "end_clash")
    assert scene.red.deeds == 0

    scene.red.answers("attack", "seat1", "strengs_resolve", "end_clash")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.deeds == 1
    assert scene.red.clans == {"cove": 3, "hills": 2, "valley": 2}


def test_the_peace_switch_is_no_triskel() -> None:
    scene = clash(red=["lugs_spear"])

    scene.red.plays("lugs_spear")
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.table["clash"] is None
