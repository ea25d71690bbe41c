"""The rulings of the reference (section 11), one after the other: 26 to 53."""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from kit.island import PASS, STOP, Island


def warlord(plains: dict[str, int], valley: dict[str, int] | None = None, **fields: Any) -> Island:
    """Red starts a clash in the plains; the next real question is open."""
    lands = {"cove": {}, "plains": plains, "valley": valley or {}}
    scene = Island(lands, capital="cove", red=["warlord", *fields.pop("red", [])], **fields)
    scene.red.plays("warlord", "plains")
    return scene.go_on()


def migrated(valley: int) -> Island:
    """From the cove to the plains and the valley, blue in both; the instigator is about to choose."""
    lands = {"cove": {"red": 7}, "plains": {"blue": 2}, "valley": {"blue": valley}}
    scene = Island(lands, capital="cove", red=["migration"])
    scene.red.plays("migration", "cove", "plains", "2", "valley", "2")
    return scene.go_on()


# --- chieftains and withdrawals ---


def test_a_new_clan_makes_a_new_chieftain_at_once() -> None:
    """Ruling 26."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, red=["new_alliance"])
    assert scene.land("cove")["chieftain"] is None

    scene.red.plays("new_alliance", "cove", "place_clan")
    scene.go_on()

    assert scene.land("cove")["chieftain"] == 0


def test_a_tie_has_no_chieftain() -> None:
    """Ruling 27."""
    scene = Island({"cove": {"red": 2, "blue": 2, "green": 1}, "valley": {"blue": 1}})

    assert scene.land("cove")["chieftain"] is None
    assert scene.land("valley")["chieftain"] == 1


def test_a_defender_may_withdraw_to_where_the_instigator_came_from() -> None:
    """Ruling 28."""
    lands = {"cove": {"red": 3, "blue": 1}, "plains": {"blue": 3}, "valley": {}}
    scene = Island(lands, capital="valley", red=["conquest"])
    scene.red.plays("conquest", "plains", "cove", "3").answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("withdraw")

    assert scene.blue.is_asked() == ["cove"]


def test_withdrawing_to_a_shared_territory_starts_no_clash() -> None:
    """Ruling 29."""
    scene = warlord({"red": 2, "blue": 1}, valley={"red": 2, "blue": 1})

    scene.red.answers("withdraw", "valley", "2")
    scene.go_on()

    assert scene.events.count("clash-begins") == 1
    assert scene.open_question == ("blue", "maneuver-alone")


def test_the_majority_in_a_waiting_clash_allows_withdrawing_there() -> None:
    """Ruling 30."""
    scene = migrated(valley=1)
    scene.red.answers("plains")
    scene.go_on()

    scene.red.answers("withdraw")

    assert set(scene.red.is_asked()) == {"cove", "valley"}


def test_no_majority_in_a_waiting_clash_no_withdrawing_there() -> None:
    """Ruling 30."""
    scene = migrated(valley=2)
    scene.red.answers("plains")
    scene.go_on()

    scene.red.answers("withdraw")

    assert scene.red.is_asked() == ["cove"]


@pytest.mark.parametrize(("first", "second"), [("plains", "valley"), ("valley", "plains")])
def test_the_instigator_orders_the_clashes(first: str, second: str) -> None:
    """Ruling 31."""
    scene = migrated(valley=1)
    assert scene.open_question == ("red", "next-clash")

    scene.red.answers(first)
    scene.go_on()
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.table["clash"]["territory"] == second


def test_a_clan_placed_among_opponents_starts_no_clash() -> None:
    """Ruling 32."""
    scene = Island({"cove": {"red": 1}, "valley": {"blue": 3}}, red=["children_of_dana"])

    scene.red.plays("children_of_dana", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "valley": 1}
    assert "clash-begins" not in scene.events


def test_there_is_no_pass_among_the_maneuvers() -> None:
    """Ruling 33."""
    scene = warlord({"red": 2, "blue": 2})

    assert set(scene.red.is_asked()) == {"attack", "offer_peace"}


def test_the_lone_player_may_go_on_maneuvering_before_he_ends_it() -> None:
    """Ruling 34."""
    scene = warlord({"red": 3, "blue": 1}, valley={"red": 1})
    scene.red.answers("attack", "seat1")
    scene.go_on()
    assert scene.open_question == ("red", "maneuver-alone")

    scene.red.answers("withdraw", "valley", "1")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver-alone")
    scene.red.answers("end_clash")
    scene.go_on()
    assert scene.red.clans == {"plains": 2, "valley": 2}


# --- Citadels and Festival ---


def test_all_defenders_may_shelter_and_leave_the_instigator_alone() -> None:
    """Ruling 35."""
    scene = warlord({"red": 1, "blue": 2, "green": 1, "citadels": 3})

    scene.blue.answers("shelter")
    scene.green.answers("shelter")
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.table["clash"]["exposed"] == [1, 0, 0]
    assert scene.open_question == ("red", "maneuver-alone")


def test_the_next_player_shelters_before_one_shelters_a_second_clan() -> None:
    """Ruling 36."""
    scene = warlord({"red": 1, "blue": 2, "green": 1, "citadels": 2})

    scene.blue.answers("shelter")

    assert scene.open_question == ("green", "shelter")


def test_a_clan_shelters_in_the_capital() -> None:
    """Ruling 37."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, capital="cove", red=["warlord"])

    scene.red.plays("warlord", "cove")
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1]


def test_the_festival_loss_comes_first() -> None:
    """Ruling 38."""
    scene = warlord({"red": 2, "blue": 1, "citadels": 1}, festival="plains")

    assert scene.open_question == ("blue", "shelter")
    assert scene.red.clans == {"plains": 1}


# --- cards and tokens in the round ---


def test_an_advantage_card_is_played_after_chieftaincy_and_presence_are_lost() -> None:
    """Ruling 39."""
    lands = {"cove": {"red": 2}, "swamp": {"blue": 3}}
    scene = Island(lands, red=["swamp_advantage"])

    scene.red.plays("swamp_advantage")
    scene.go_on()

    assert scene.table["spent"] == ["swamp_advantage"]


def test_the_token_stays_until_the_assembly() -> None:
    """Ruling 40."""
    lands = {"cove": {"red": 1, "sanctuaries": 6}, "valley": {"red": 1, "blue": 1}}
    scene = Island(lands, blue=["balors_eye"])
    scene.red.answers("pretender")

    scene.blue.plays("balors_eye", "cove", "seat0")
    scene.go_on()

    red = scene.table["players"][0]
    assert (red["pretender"], red["conditions"]) == (True, 0)


def test_without_a_pretender_the_game_goes_on() -> None:
    """Ruling 41."""
    scene = Island({"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "valley": {}})

    scene.end_season()

    assert not scene.game.over


def test_the_brenn_does_not_break_a_tie_of_others() -> None:
    """Ruling 42."""
    lands = {"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "valley": {"green": 1}}
    scene = Island(lands, pretenders=[0, 1], brenn=2, turn=2)

    scene.end_season()

    assert not scene.game.over
    assert "no-winner" in scene.events


def test_a_player_without_clans_comes_back_with_two() -> None:
    """Ruling 43."""
    scene = Island({"cove": {"blue": 1}, "valley": {}}, deeds=[1, 0])

    scene.red.answers("valley", "valley")

    assert scene.red.clans == {"valley": 2}
    assert scene.red.deeds == 0


def test_placing_takes_from_one_s_own_reserve() -> None:
    """Ruling 44."""
    scene = Island({"cove": {"red": 11, "blue": 1}, "valley": {}}, red=["new_clans"])

    scene.red.plays("new_clans", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert (scene.red.reserve, scene.blue.reserve) == (0, 11)


@pytest.mark.parametrize("direction", ["clockwise", "counter_clockwise"])
def test_two_players_take_turns_whatever_the_crows_say(direction: str) -> None:
    """Ruling 45."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, direction=direction, red=["bard", "druid"])

    scene.red.plays("bard")
    scene.go_on()
    assert scene.open_question == ("blue", "turn")
    scene.blue.passes()
    scene.go_on()

    assert scene.open_question == ("red", "turn")


def test_two_players_still_open_the_gates_when_the_crows_turn() -> None:
    """Ruling 45."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "gates": {"blue": 1}}, red=["morrigan"])

    scene.red.plays("morrigan", "yes", STOP)
    scene.go_on()

    assert scene.land("gates")["clans"] == [0, 0]
    assert scene.table["players"][1]["epics"] == 1


# --- what is open and what is secret ---


def test_the_action_discard_is_secret_and_the_epic_discard_open() -> None:
    """Ruling 46."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, action_discard=["geis"], epic_discard=["eriu"])

    assert scene.table["epic_discard"] == ["eriu"]
    assert scene.red.view["known_discard"] == []
    assert scene.table["action_discard"] == 13


def test_counts_and_kinds_are_public_to_opponents_and_spectators() -> None:
    """Ruling 47."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, blue=["geis", "bard", "eriu"])

    assert (scene.red.view["players"][1]["actions"], scene.red.view["players"][1]["epics"]) == (2, 1)
    assert (scene.table["players"][1]["actions"], scene.table["players"][1]["epics"]) == (2, 1)


def test_a_card_kept_in_the_draft_may_be_passed_in_the_next_step() -> None:
    """Ruling 48."""
    scene = Island({"cove": {"red": 1, "blue": 1, "green": 1}, "valley": {}}, passes=2)
    scene.red.passes()
    scene.go_on()
    kept = scene.red.is_asked()[0]
    for seat in range(3):
        scene.answer(seat, next(open_ for open_ in scene.open if open_.seat == seat).options[0])

    for _ in range(2):
        scene.answer(0, next(card for card in scene.red.is_asked() if card != kept))
    while scene.open_question[0] != "red":
        scene.answer(scene.open[0].seat, scene.open[0].options[0])

    assert kept not in scene.red.hand


@pytest.mark.parametrize("tile", ["stone_circle", "gates"])
def test_the_stone_circle_and_the_gates_enter_with_a_sanctuary(tile: str) -> None:
    """Ruling 49."""
    games = (fidchell.new("inis", 2, seed) for seed in range(100))
    tables = (game.view(None)["table"] for game in games)
    table = next(table for table in tables if tile in table["territories"])

    assert table["territories"][tile]["sanctuaries"] == 1


# --- single cards ---


def test_citadel_takes_the_advantage_card_out_of_another_player_s_hand() -> None:
    """Ruling 50."""
    scene = Island({"cove": {"red": 1, "blue": 3}, "valley": {}}, red=["citadel"], blue=["cove_advantage"])

    scene.red.plays("citadel", "cove")
    scene.go_on()

    assert "cove_advantage" in scene.red.hand
    assert "cove_advantage" not in scene.blue.hand


def test_new_alliance_replaces_nothing_without_a_clan_in_reserve() -> None:
    """Ruling 51."""
    scene = Island({"cove": {"red": 12, "blue": 3}, "valley": {}}, red=["new_alliance"])

    scene.red.plays("new_alliance", "cove")

    assert scene.red.is_asked() == ["place_clan"]


def test_lug_samildanach_picks_up_a_card_that_geis_stopped() -> None:
    """Ruling 52."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1}, "valley": {}}
    scene = Island(lands, red=["bard"], blue=["geis"], green=["lug_samildanach"])

    scene.red.plays("bard")
    scene.blue.answers("geis")
    while scene.open[0].values.get("card") != "bard" or scene.open_question[0] != "green":
        scene.answer(scene.open[0].seat, PASS)
    scene.green.answers("lug_samildanach")
    scene.go_on()

    assert scene.green.hand == {"bard"}


def test_salt_mine_may_give_back_the_card_it_took() -> None:
    """Ruling 53."""
    lands = {"cove": {"red": 1, "blue": 1}, "salt_mine": {}}
    scene = Island(lands, red=["bard", "druid", "salt_mine_advantage"], blue=["festival"])

    scene.red.plays("bard").answers("salt_mine_advantage", "seat1")
    scene.go_on()
    assert set(scene.red.is_asked()) == {"druid", "festival"}
    scene.red.answers("festival")

    assert scene.blue.hand == {"festival"}
    assert "druid" in scene.red.hand
