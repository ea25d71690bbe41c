"""Cards that change a clash as a whole: Battle Frenzy, Highlands, Lug's Spear, the Cauldron (rules 8.5)."""

from __future__ import annotations

from typing import Any

from kit.island import Island


def by_warlord(place: dict[str, int], red: list[str] | None = None, name: str = "plains", **fields: Any) -> Island:
    """Red starts a clash; the Capital is in the cove, beside it. Red is chieftain of the valley, blue of the cove."""
    lands = {"cove": {"blue": 1}, name: place, "valley": {"red": 1}}
    scene = Island(lands, red=["warlord", *(red or [])], **{"capital": "cove", **fields})
    scene.red.plays("warlord", name)
    return scene


def exposed(scene: Island) -> list[int]:
    return list(scene.table["clash"]["exposed"])


# --- Battle Frenzy ---


def test_battle_frenzy_brings_all_sheltered_clans_out() -> None:
    scene = by_warlord({"red": 2, "blue": 1, "green": 1, "citadels": 2}, red=["battle_frenzy"])
    scene.blue.answers("shelter")
    scene.green.answers("shelter")

    scene.red.answers("battle_frenzy")
    scene.go_on()

    assert exposed(scene) == [2, 1, 1]
    assert scene.open_question == ("red", "maneuver")  # nobody goes back in


def test_battle_frenzy_is_not_playable_during_the_citadels_step_or_the_maneuvers() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "citadels": 1}, red=["battle_frenzy"])
    scene.go_on()
    assert not scene.offers("red", "battle_frenzy")

    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert not scene.offers("red", "battle_frenzy")


def test_the_dagda_sends_no_sheltered_clan_out() -> None:
    scene = by_warlord({"red": 2, "blue": 1, "citadels": 1}, red=["battle_frenzy"], blue=["dagda"])
    scene.blue.answers("shelter")

    scene.red.answers("battle_frenzy")
    scene.blue.answers("dagda")
    scene.go_on()

    assert exposed(scene) == [2, 0]


# --- Highlands ---


def in_the_highlands(place: dict[str, int], **fields: Any) -> Island:
    return by_warlord(place, name="highlands", **fields)


def test_the_highlands_make_another_player_the_first_to_maneuver() -> None:
    scene = in_the_highlands({"red": 2, "blue": 2, "green": 2}, blue=["highlands_advantage"])

    scene.blue.answers("highlands_advantage", "seat2")
    scene.go_on()

    assert scene.table["clash"]["instigator"] == 2
    assert scene.open_question == ("green", "maneuver")


def test_the_highlands_choose_among_players_with_exposed_clans() -> None:
    scene = in_the_highlands({"red": 2, "blue": 2, "green": 1, "citadels": 1}, blue=["highlands_advantage"])
    scene.go_on()
    scene.blue.passes()
    scene.green.answers("shelter")

    scene.blue.answers("highlands_advantage")

    assert set(scene.blue.is_asked()) == {"seat0", "seat1"}


def test_the_highlands_do_not_reopen_the_citadels_step() -> None:
    """A new instigator's sheltered clan stays where it is, and the old one does not shelter."""
    scene = in_the_highlands({"red": 2, "blue": 2, "citadels": 2}, blue=["highlands_advantage"])
    scene.blue.answers("shelter", "pass")

    scene.blue.answers("highlands_advantage", "seat1")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1]
    assert scene.open_question == ("blue", "maneuver")


def test_the_order_goes_on_after_the_instigator_the_highlands_chose() -> None:
    scene = in_the_highlands({"red": 2, "blue": 2, "green": 2}, blue=["highlands_advantage"])
    scene.blue.answers("highlands_advantage", "seat1")

    scene.blue.answers("attack", "seat0")
    scene.go_on()

    assert scene.open_question == ("green", "maneuver")


# --- Lug's Spear ---


def test_under_lugs_spear_only_attack_and_withdraw_remain() -> None:
    red = ["lugs_spear", "fianna", "ogmas_eloquence", "battle_of_moytura"]
    scene = by_warlord({"red": 2, "blue": 2}, red=red)

    scene.red.answers("lugs_spear")
    scene.go_on()

    assert set(scene.red.is_asked()) - {"peace"} == {"attack", "withdraw", "offer_peace"}
    assert [reason["key"] for reason in scene.game.explain(0, "fianna")] == ["spear-in-force"]


def test_under_lugs_spear_nobody_is_asked_in_any_window() -> None:
    """Ruling 75."""
    scene = by_warlord(
        {"red": 2, "blue": 2}, red=["lugs_spear", "strengs_resolve", "bard"], blue=["dagdas_club", "diarmuid_grainne"]
    )
    scene.red.answers("lugs_spear")
    scene.go_on()

    scene.red.answers("attack", "seat1")

    assert exposed(scene) == [2, 1]  # blue had no Action card and was asked nothing
    assert scene.open_question == ("blue", "maneuver")


def test_under_lugs_spear_the_moor_is_not_playable() -> None:
    """Ruling 75."""
    lands = {"moor": {"red": 2, "blue": 2}, "plains": {"red": 1}}
    scene = Island(lands, capital="plains", red=["warlord", "lugs_spear"], blue=["moor_advantage", "eriu"])
    scene.red.plays("warlord", "moor").answers("lugs_spear")
    scene.go_on()

    assert not scene.offers("blue", "moor_advantage")


def test_lugs_spear_is_over_with_its_clash() -> None:
    scene = by_warlord({"red": 2, "blue": 1}, red=["lugs_spear", "oengus_ploy"])
    scene.red.answers("lugs_spear").answers("attack", "seat1")
    scene.red.answers("end_clash")

    scene.red.answers("oengus_ploy")
    scene.go_on()

    assert scene.open_question == ("red", "turn")


def test_lugs_spear_stops_the_triskels_that_would_follow_from_itself() -> None:
    lands = {"cove": {"blue": 1}, "forest": {"red": 2, "blue": 2}, "valley": {"red": 1}}
    scene = Island(lands, red=["warlord", "lugs_spear", "forest_advantage"], capital="cove")

    scene.red.plays("warlord", "forest").answers("lugs_spear")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert "forest_advantage" in scene.red.hand
    assert "lugs_spear" in scene.table["epic_discard"]


def test_the_dagda_cancels_lugs_spear_while_it_is_played() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, red=["lugs_spear", "fianna"], blue=["dagda"])

    scene.red.answers("lugs_spear")
    scene.blue.answers("dagda")
    scene.go_on()

    assert not scene.table["clash"]["spear"]
    assert scene.offers("red", "fianna")


def test_lugs_spear_does_not_keep_players_from_peace() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, red=["lugs_spear"])
    scene.red.answers("lugs_spear")
    scene.go_on()

    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.table["clash"] is None


# --- the Cauldron ---


def blue_on_the_cauldron(red: int = 3) -> Island:
    """Red attacks, blue loses one of five clans and lays the Cauldron."""
    scene = by_warlord({"red": red, "blue": 5}, blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron")
    return scene.go_on()


def test_clans_on_the_cauldron_are_not_in_the_reserve() -> None:
    scene = blue_on_the_cauldron()

    assert scene.blue.reserve == 6  # five were in the plains, one in the cove
    assert scene.table["clash"]["cauldron"] == [1, 1]


def test_the_warlord_cannot_place_a_clan_that_lies_on_the_cauldron() -> None:
    lands = {"cove": {"blue": 10}, "plains": {"blue": 2}, "valley": {"red": 3}}
    scene = Island(lands, capital="cove", red=["conquest"], blue=["warlord", "dagdas_cauldron"])
    scene.red.plays("conquest", "plains", "valley", "3").answers("attack", "seat1")
    scene.blue.answers("clan", "dagdas_cauldron")

    scene.blue.answers("warlord", "seat1")
    scene.go_on()

    assert scene.blue.clans == {"cove": 10, "plains": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_the_cauldron_s_clans_come_back_at_the_end_of_the_clash() -> None:
    """Ruling 67."""
    scene = blue_on_the_cauldron()

    scene.blue.answers("offer_peace")
    scene.red.answers("yes")
    scene.go_on()

    assert scene.open_question == ("blue", "cauldron-return")
    scene.blue.answers("1")
    scene.go_on()
    assert scene.blue.clans["plains"] == 5
    assert "dagdas_cauldron" in scene.table["epic_discard"]
    assert scene.table["clash"] is None


def test_at_most_three_come_back_and_the_rest_go_to_the_reserve() -> None:
    """Ruling 67."""
    scene = blue_on_the_cauldron(red=5)
    for _ in range(3):
        scene.blue.answers("attack", "seat0")
        scene.red.answers("attack", "seat1")
        scene.go_on()
    assert scene.table["clash"]["cauldron"] == [1, 4]
    scene.blue.answers("offer_peace")
    scene.red.answers("yes")

    assert scene.blue.is_asked() == ["0", "1", "2", "3"]
    scene.blue.answers("3")
    scene.go_on()
    assert scene.blue.clans["plains"] == 4
    assert scene.blue.reserve == 7


def test_clans_lost_before_the_cauldron_was_laid_go_onto_it_too() -> None:
    """Ruling 67."""
    scene = by_warlord({"red": 3, "blue": 3}, blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.go_on()
    scene.blue.answers("attack", "seat0")
    scene.go_on()
    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [1, 2]


def test_a_clan_lost_to_the_festival_of_the_same_clash_goes_onto_the_cauldron_too() -> None:
    """Ruling 67."""
    scene = by_warlord({"red": 3, "blue": 3}, red=["dagdas_cauldron"], festival="plains")
    scene.go_on()
    scene.red.answers("attack", "seat1")
    scene.go_on()
    scene.blue.answers("attack", "seat0")
    scene.red.answers("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [0, 2]


def test_returning_clans_do_not_start_the_clash_again() -> None:
    """Ruling 67."""
    scene = by_warlord({"red": 1, "blue": 1}, blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron")
    scene.red.answers("end_clash")

    scene.blue.answers("1")
    scene.go_on()

    assert scene.events.count("clash-begins") == 1
    assert scene.blue.clans["plains"] == 1
    assert scene.open_question == ("blue", "turn")


def test_the_window_after_the_cauldron_opens_when_the_clash_is_over() -> None:
    """Rules 6.1: the Forest may follow it then, not when it is laid."""
    lands = {"forest": {"blue": 1}, "plains": {"red": 2, "blue": 2}, "valley": {"red": 1}}
    scene = Island(
        lands, capital="valley", red=["warlord"], blue=["dagdas_cauldron", "forest_advantage"], epic_deck=["eriu"]
    )
    scene.red.plays("warlord", "plains").answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron")
    assert not scene.offers("blue", "forest_advantage")
    scene.go_on()
    scene.blue.answers("offer_peace")
    scene.red.answers("yes")

    scene.blue.answers("0", "forest_advantage")
    scene.go_on()

    assert scene.blue.hand == {"eriu"}


# --- Ogma ---


def test_ogma_ends_the_clash_against_everybody_s_will() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "citadels": 1}, red=["ogmas_eloquence"])
    scene.blue.answers("shelter")

    scene.red.answers("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.land("plains")["clans"] == [2, 2]
    assert scene.open_question == ("blue", "turn")


def test_a_cauldron_returns_its_clans_when_ogma_ends_the_clash() -> None:
    scene = by_warlord({"red": 2, "blue": 3}, blue=["dagdas_cauldron", "ogmas_eloquence"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron")
    scene.go_on()

    scene.blue.answers("ogmas_eloquence")
    scene.go_on()

    assert scene.open_question == ("blue", "cauldron-return")


def test_a_waiting_clash_still_comes_after_ogma() -> None:
    lands = {"cove": {"red": 6}, "plains": {"blue": 1}, "valley": {"blue": 1}}
    scene = Island(lands, red=["migration", "ogmas_eloquence"], capital="cove")
    scene.red.plays("migration", "cove", "plains", "3", "valley", "2").answers("plains")

    scene.red.answers("ogmas_eloquence")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "valley"


# --- The Morrigan ---


def test_the_morrigan_s_clash_follows_the_crows_in_their_new_direction() -> None:
    lands = {"cove": {}, "plains": {"red": 1, "blue": 1, "green": 1, "citadels": 1}}
    scene = Island(lands, capital="cove", red=["morrigan"])

    scene.red.plays("morrigan", "yes", "plains", "seat0")
    scene.go_on()

    assert scene.open_question == ("green", "shelter")


def test_geis_on_a_move_leaves_nothing_to_fight_about() -> None:
    lands = {"cove": {"red": 3}, "plains": {"blue": 1}, "valley": {}}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["geis"])

    scene.red.plays("conquest", "plains", "cove", "3")
    scene.blue.answers("geis")
    scene.go_on()

    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")
