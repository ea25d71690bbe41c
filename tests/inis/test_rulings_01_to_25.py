"""The rulings of the reference (section 11), one after the other: 1 to 25."""

from __future__ import annotations

from typing import Any

import fidchell
from fidchell.games.inis.facts import EPICS
from kit.island import PASS, STOP, Island

BOTH_IN_THE_COVE = {"cove": {"red": 2, "blue": 2}, "valley": {}}


def beside(players: int) -> list[int]:
    lands = fidchell.new("inis", players, 11).view(None)["table"]["territories"]
    return sorted(len(land["beside"]) for land in lands.values())


def clash_in_the_plains(plains: dict[str, int], red: list[str] | None = None, **fields: Any) -> Island:
    """Red conquers the plains from the valley with three clans; the first maneuver is due."""
    lands = {"cove": {"red": 1}, "plains": plains, "valley": {"red": 3}}
    scene = Island(lands, capital="cove", red=["conquest", *(red or [])], **fields)
    scene.red.plays("conquest", "plains", "valley", "3", STOP)
    return scene.go_on()


# --- set-up and draft ---


def test_one_of_four_start_tiles_may_touch_three_others() -> None:
    """Ruling 1."""
    assert beside(4) == [2, 2, 3, 3]


def test_with_two_players_the_start_tiles_just_touch() -> None:
    """Ruling 2."""
    assert beside(2) == [1, 1]


def test_a_card_of_the_first_packet_is_not_offered_in_the_second() -> None:
    """Ruling 3."""
    scene = Island(BOTH_IN_THE_COVE, passes=1)
    scene.red.passes()
    scene.go_on()
    for _ in range(4):
        scene.answer(scene.open[0].seat, scene.open[0].options[0])

    laid = scene.red.view["laid"]

    assert len(laid) == 3
    assert not set(laid) & set(scene.red.is_asked())


def test_the_brenn_must_open_with_a_season_card() -> None:
    """Ruling 4."""
    scene = Island(BOTH_IN_THE_COVE, opening=True, red=["geis", "bard"], deeds=[9, 0])

    assert scene.red.is_asked() == ["bard"]


# --- supplies ---


def test_with_no_citadel_left_none_is_placed() -> None:
    """Ruling 5."""
    scene = Island({"cove": {"red": 1, "citadels": 8}, "valley": {"red": 1}}, red=["citadel"])

    scene.red.plays("citadel", "valley")
    scene.go_on()

    assert scene.land("valley")["citadels"] == 0
    assert "valley_advantage" in scene.red.hand


def test_with_no_sanctuary_left_none_is_placed() -> None:
    """Ruling 5."""
    scene = Island({"cove": {"red": 1, "sanctuaries": 9}, "valley": {"red": 1}}, red=["sanctuary"])

    scene.red.plays("sanctuary", "valley")
    scene.go_on()

    assert scene.land("valley")["sanctuaries"] == 0
    assert scene.table["players"][0]["epics"] == 1


def test_the_capital_is_not_offered_the_swamp() -> None:
    """Ruling 6."""
    games = (fidchell.new("inis", 3, seed) for seed in range(100))
    game = next(game for game in games if "swamp" in game.view(None)["table"]["territories"])

    assert "swamp" not in game.decisions[0].options
    assert len(game.decisions[0].options) == 2


# --- cards that do little or nothing ---


def test_a_card_that_cannot_be_done_counts_as_played() -> None:
    """Ruling 7."""
    lands = {"cove": {"red": 12, "blue": 1}, "valley": {}}
    scene = Island(lands, red=["new_clans", "valley_advantage"])

    scene.red.plays("new_clans")
    while scene.open_question[1] != "season-card-done":
        scene.answer(scene.open[0].seat, PASS)

    assert scene.offers("red", "valley_advantage")
    assert scene.red.clans == {"cove": 12}


def test_festival_without_a_clan_in_reserve_places_the_marker() -> None:
    """Ruling 8."""
    scene = Island({"cove": {"red": 12, "sanctuaries": 1}, "valley": {"blue": 1}}, red=["festival"])

    scene.red.plays("festival", "cove")
    scene.go_on()

    assert scene.table["festival"] == "cove"
    assert scene.red.clans == {"cove": 12}


def test_the_stone_of_fal_places_the_one_clan_there_is() -> None:
    """Ruling 9."""
    scene = Island({"cove": {"red": 11}, "valley": {"blue": 1}}, capital="valley", red=["stone_of_fal"])

    scene.red.plays("stone_of_fal")
    scene.go_on()

    assert scene.red.clans == {"cove": 11, "valley": 1}


def test_the_warlord_s_response_without_a_reserve_still_picks_the_next_player() -> None:
    """Ruling 10."""
    lands = {"cove": {"blue": 10}, "plains": {"blue": 2, "green": 2}, "valley": {"red": 3}}
    scene = Island(lands, capital="cove", red=["conquest"], blue=["warlord"])
    scene.red.plays("conquest", "plains", "valley", "3").answers("attack", "seat2")

    scene.blue.answers("warlord", "seat0")
    scene.go_on()

    assert scene.blue.clans["plains"] == 2
    assert scene.open_question == ("red", "maneuver")


def test_a_card_without_effect_is_played_instead_of_passing() -> None:
    """Ruling 11."""
    scene = Island(BOTH_IN_THE_COVE, red=["festival"], passes=1)

    scene.red.plays("festival")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    assert "passed" not in scene.events


def test_in_a_clash_of_three_one_may_attack_somebody_else_than_the_instigator() -> None:
    """Ruling 12."""
    scene = clash_in_the_plains({"blue": 2, "green": 2})
    scene.red.answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("attack", "seat2")
    scene.go_on()

    assert scene.land("plains")["clans"] == [3, 1, 1]


# --- Deeds ---


def test_one_deed_completes_either_of_two_conditions_but_not_both() -> None:
    """Ruling 13."""
    lands = {"cove": {"red": 6, "blue": 5, "sanctuaries": 5}, "valley": {}}

    assert Island(lands, deeds=[1, 0]).table["players"][0]["conditions"] == 1
    assert Island(lands, deeds=[2, 0]).table["players"][0]["conditions"] == 2


def test_deeds_outlast_the_round() -> None:
    """Ruling 14."""
    scene = Island(BOTH_IN_THE_COVE, deeds=[3, 1])

    scene.end_season()

    assert (scene.red.deeds, scene.blue.deeds) == (3, 1)


def test_a_ninth_deed_can_be_gained() -> None:
    """Ruling 15."""
    scene = clash_in_the_plains({"blue": 2}, red=["strengs_resolve"], deeds=[8, 8])

    scene.red.answers("attack", "seat1").answers("strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 9


# --- order ---


def test_the_active_player_is_asked_first_then_the_others_in_crow_order() -> None:
    """Ruling 16."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1}, "valley": {}}
    red = ["stone_of_fal", "eriu"]
    scene = Island(lands, direction="counter_clockwise", red=red, blue=["fianna"], green=["nuada_silverhand"])

    scene.red.plays("stone_of_fal")

    assert scene.asked_about("epic-or-advantage-declared") == ["red", "green", "blue"]


def test_in_a_clash_the_player_to_maneuver_is_the_active_one() -> None:
    """Ruling 17."""
    scene = clash_in_the_plains(
        {"blue": 2, "green": 2}, red=["druid", "eriu"], blue=["festival", "fianna"], green=["bard", "otherworld"]
    )
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.go_on()

    scene.blue.answers("attack", "seat2")
    scene.green.answers("clan")

    assert scene.asked_about("maneuver-done") == ["blue", "green", "red"]


def test_an_effect_on_several_players_begins_with_the_brenn() -> None:
    """Ruling 18."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1}, "gates": {"red": 1, "blue": 1, "green": 1}, "valley": {}}
    scene = Island(lands, brenn=2, turn=0, red=["morrigan"], direction="counter_clockwise")

    scene.red.plays("morrigan", "yes", STOP)
    scene.go_on()

    drawn = [event["values"]["player"] for event in scene.game.events(None) if event["key"] == "epic-drawn"]
    assert drawn == [2, 0, 1]


def test_opponents_who_give_to_maeve_begin_with_the_brenn() -> None:
    """Ruling 18."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1}, "valley": {}}
    blue, green = ["bard", "druid"], ["festival", "geis"]
    scene = Island(lands, brenn=2, turn=0, red=["maeves_wealth"], blue=blue, green=green)

    scene.red.plays("maeves_wealth")
    scene.go_on()

    assert scene.open_question == ("green", "give-card")


# --- cancelled, engaged, run out ---


def test_valley_may_follow_a_season_card_that_geis_cancelled() -> None:
    """Ruling 19."""
    lands = {"cove": {"red": 2, "blue": 2}, "valley": {}}
    scene = Island(lands, red=["bard", "valley_advantage"], blue=["geis"])

    scene.red.plays("bard")
    scene.blue.answers("geis")
    scene.red.answers("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 3}


def test_a_player_with_sheltered_clans_only_is_not_engaged() -> None:
    """Ruling 20."""
    lands = {"cove": {}, "plains": {"blue": 1, "green": 2, "citadels": 1}, "valley": {"red": 3}}
    scene = Island(lands, capital="cove", red=["conquest"], blue=["warlord"])
    scene.red.plays("conquest", "plains", "valley", "3")
    scene.blue.answers("shelter")

    scene.red.answers("attack", "seat2")
    scene.go_on()

    assert "warlord" in scene.blue.hand  # never offered
    assert scene.open_question == ("green", "maneuver")


def test_an_empty_epic_deck_is_made_anew_from_the_discard() -> None:
    """Ruling 21."""
    scene = Island(BOTH_IN_THE_COVE, red=["bard"], epic_discard=list(EPICS))

    scene.red.plays("bard")
    scene.go_on()

    assert scene.table["players"][0]["epics"] == 1
    assert scene.table["epic_deck"] == 29
    assert scene.table["epic_discard"] == []


def test_a_draw_of_three_goes_on_from_the_reshuffled_discard() -> None:
    """Ruling 21."""
    rest = [tale for tale in EPICS if tale not in ("eriu", "tuans_memory")]
    scene = Island(BOTH_IN_THE_COVE, red=["tuans_memory"], epic_discard=rest)

    scene.red.plays("tuans_memory")
    scene.go_on()

    assert scene.open_question == ("red", "keep-epic")
    assert len(scene.red.is_asked()) == 3
    assert "eriu" in scene.red.is_asked()


def test_with_deck_and_discard_empty_no_epic_tale_is_drawn() -> None:
    """Ruling 21."""
    scene = Island(BOTH_IN_THE_COVE, red=["bard"], blue=list(EPICS))

    scene.red.plays("bard")
    scene.go_on()

    assert scene.table["players"][0]["epics"] == 0


def test_what_is_left_is_taken_and_the_rest_of_the_card_is_done() -> None:
    """Ruling 22."""
    lands = {"cove": {"red": 1, "sanctuaries": 9}, "valley": {"red": 1}}
    scene = Island(lands, red=["kernunos_sanctuary"])

    scene.red.plays("kernunos_sanctuary", "valley")
    scene.go_on()

    assert scene.land("valley")["sanctuaries"] == 0
    assert scene.red.clans == {"cove": 1, "valley": 2}


# --- timing ---


def test_geis_waits_for_the_full_announcement() -> None:
    """Ruling 23."""
    lands = {"cove": {"red": 3}, "plains": {"blue": 1}, "valley": {}}
    scene = Island(lands, red=["migration"], blue=["geis"])

    scene.red.answers("migration", "cove", "plains")
    assert not scene.offers("blue", "geis")
    scene.red.answers("1", "valley", "1")

    assert scene.offers("blue", "geis")
    assert scene.red.clans == {"cove": 3}


def test_valley_comes_after_all_clashes_of_a_migration() -> None:
    """Ruling 24."""
    lands = {"cove": {"red": 6}, "plains": {"blue": 1}, "valley": {"blue": 1}}
    scene = Island(lands, capital="cove", red=["migration", "valley_advantage"])
    scene.red.plays("migration", "cove", "plains", "3", "valley", "2").answers("plains")
    scene.red.answers("attack", "seat1").answers("end_clash")
    scene.go_on()
    assert scene.table["clash"]["territory"] == "valley"

    scene.red.answers("attack", "seat1").answers("end_clash")
    scene.red.answers("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "plains": 3, "valley": 2}


def test_bard_and_streng_may_answer_the_same_attack() -> None:
    """Ruling 25."""
    scene = clash_in_the_plains({"blue": 2}, red=["bard", "strengs_resolve"])

    scene.red.answers("attack", "seat1").answers("bard").answers("strengs_resolve")
    scene.go_on()

    assert scene.red.deeds == 2
