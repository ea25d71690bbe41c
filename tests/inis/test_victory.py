"""Pretenders, the three conditions, Deeds, ties: rules 10."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island

SIX = ("cove", "forest", "hills", "moor", "plains", "valley")
LAND = {land: {"red": 1} for land in SIX}  # red is present in six territories


def conditions(scene: Island) -> list[int]:
    return [player["conditions"] for player in scene.table["players"]]


def judged(lands: dict[str, dict[str, int]], *, players: int = 2, **fields: Any) -> Island:
    """The last pass of the Season is made and the Assembly judges the pretenders."""
    scene = Island(lands, players=players, passes=players - 1, **fields)
    scene.answer(scene.open[0].seat, PASS)
    return scene.go_on()


def winners(scene: Island) -> list[int]:
    assert scene.game.result is not None
    return list(scene.game.result["winners"])


def led(red: int, blue: int, green: int = 0) -> dict[str, int]:
    return {"red": red, "blue": blue, "green": green}


# --- the three conditions ---


def test_land_is_presence_in_six_territories() -> None:
    assert conditions(Island({**LAND, "swamp": {"blue": 1}}))[0] == 1
    assert conditions(Island({land: {"red": 1} for land in SIX[:5]} | {"swamp": {"blue": 1}}))[0] == 0


def test_religion_is_six_sanctuaries_where_one_is_present() -> None:
    assert conditions(Island({"cove": {"red": 1, "sanctuaries": 4}, "moor": {"red": 1, "sanctuaries": 2}}))[0] == 1


def test_sanctuaries_where_one_is_not_present_do_not_count() -> None:
    assert conditions(Island({"cove": {"red": 1, "sanctuaries": 5}, "moor": {"blue": 1, "sanctuaries": 2}}))[0] == 0


def test_sanctuaries_count_without_being_chieftain() -> None:
    assert conditions(Island({"cove": {"red": 1, "blue": 4, "sanctuaries": 6}, "moor": {}}))[0] == 1


def test_leadership_is_six_opposing_clans_where_one_is_chieftain() -> None:
    assert conditions(Island({"cove": led(5, 4), "moor": led(3, 2)}))[0] == 1


def test_leadership_counts_the_clans_of_all_opponents_together() -> None:
    assert conditions(Island({"cove": led(4, 3, 3), "moor": {}}))[0] == 1


def test_a_tie_leads_nobody() -> None:
    """Ruling 27."""
    assert conditions(Island({"cove": led(6, 6), "moor": {"blue": 1}}))[0] == 0


def test_one_s_own_clans_do_not_count_for_leadership() -> None:
    assert conditions(Island({"cove": led(10, 1), "moor": {}}))[0] == 0


def test_more_than_six_means_no_more_than_six() -> None:
    lands = {"cove": {"red": 1, "sanctuaries": 9}, "moor": {"blue": 1}}

    assert conditions(Island(lands, buildings="20"))[0] == 1


def test_all_three_conditions_may_be_met() -> None:
    lands = {**LAND, "cove": {"red": 7, "blue": 6, "sanctuaries": 6}}

    assert conditions(Island(lands))[0] == 3


# --- Deeds ---


def test_two_deeds_complete_one_condition() -> None:
    """Ruling 13."""
    lands = {"cove": {"red": 1, "sanctuaries": 4}, "moor": {"blue": 1}}

    assert conditions(Island(lands, deeds=[2, 0]))[0] == 1
    assert conditions(Island(lands, deeds=[1, 0]))[0] == 0


def test_a_deed_serves_one_condition_only() -> None:
    """Ruling 13."""
    lands = {land: {"red": 1} for land in SIX[:5]} | {"swamp": {"blue": 1}}
    lands["cove"] = {"red": 1, "sanctuaries": 5}

    assert conditions(Island(lands, deeds=[1, 0]))[0] == 1
    assert conditions(Island(lands, deeds=[2, 0]))[0] == 2


def test_deeds_are_assigned_where_they_help_most() -> None:
    """Ruling 13."""
    lands = {"cove": {"red": 5, "blue": 4, "sanctuaries": 5}, "moor": {"red": 1}}  # 2, 5 and 4 of six

    assert conditions(Island(lands, deeds=[3, 0]))[0] == 2
    assert conditions(Island(lands, deeds=[7, 0]))[0] == 3


def test_there_is_no_limit_to_deeds() -> None:
    """Ruling 15."""
    scene = Island({"cove": {"red": 2, "blue": 2}, "moor": {}}, deeds=[12, 9])

    assert [player["deeds"] for player in scene.table["players"]] == [12, 9]


def test_a_check_spends_no_deeds() -> None:
    """Ruling 14."""
    lands = {"cove": {"red": 1, "blue": 1, "sanctuaries": 5}, "moor": {"green": 1}}
    scene = judged(lands, players=3, deeds=[1, 1, 0], pretenders=[0, 1], brenn=2, turn=2)

    assert "no-winner" in scene.events
    assert [player["deeds"] for player in scene.table["players"]] == [1, 1, 0]


# --- taking a token ---


def test_a_token_needs_a_condition_met_now() -> None:
    scene = Island({land: {"red": 1} for land in SIX[:5]} | {"swamp": {"blue": 1}})

    assert "pretender" not in scene.red.is_asked()
    assert [reason["key"] for reason in scene.game.explain(0, "pretender")] == ["no-victory-condition"]


def test_a_condition_met_with_deeds_is_enough_for_a_token() -> None:
    scene = Island({land: {"red": 1} for land in SIX[:5]} | {"swamp": {"blue": 1}}, deeds=[1, 0])

    scene.red.answers("pretender")
    scene.go_on()

    assert scene.table["players"][0]["pretender"]
    assert scene.open_question == ("blue", "turn")


def test_nobody_takes_a_second_token() -> None:
    scene = Island({**LAND, "swamp": {"blue": 1}}, pretenders=[0])

    assert "pretender" not in scene.red.is_asked()
    assert [reason["key"] for reason in scene.game.explain(0, "pretender")] == ["pretender-already"]


def test_taking_a_token_is_optional() -> None:
    scene = Island({**LAND, "swamp": {"blue": 1}})

    assert {"pretender", PASS} <= set(scene.red.is_asked())


def test_several_players_may_be_pretenders() -> None:
    scene = Island({"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "moor": {}})

    scene.red.answers("pretender")
    scene.blue.answers("pretender")
    scene.go_on()

    assert [player["pretender"] for player in scene.table["players"]] == [True, True]


def test_a_pretender_keeps_the_token_when_the_condition_is_lost() -> None:
    """Ruling 40."""
    lands = {**LAND, "swamp": {"blue": 1}}
    scene = Island(lands, pretenders=[0], turn=1, blue=["balors_eye"])

    scene.blue.plays("balors_eye", "cove", "seat0")
    scene.go_on()

    assert conditions(scene)[0] == 0
    assert scene.table["players"][0]["pretender"]


# --- judging ---


def test_a_pretender_with_a_condition_wins_in_the_assembly() -> None:
    scene = judged({**LAND, "swamp": {"blue": 1}}, pretenders=[0])

    assert scene.game.over
    assert winners(scene) == [0]
    assert scene.open_question == ("nobody", "game over")


def test_nobody_wins_during_the_season() -> None:
    scene = Island({**LAND, "swamp": {"blue": 1}}, pretenders=[0], turn=1)

    scene.blue.passes()
    scene.go_on()

    assert not scene.game.over
    assert scene.open_question == ("red", "turn")


def test_without_a_token_nobody_wins() -> None:
    """Ruling 41."""
    scene = judged({**LAND, "swamp": {"blue": 1}})

    assert not scene.game.over
    assert scene.open_question[1] == "draft-keep"


def test_a_pretender_who_no_longer_meets_a_condition_wins_nothing() -> None:
    """Ruling 40."""
    scene = judged({"cove": {"red": 1, "blue": 1}, "moor": {}}, pretenders=[0])

    assert not scene.game.over
    assert not scene.table["players"][0]["pretender"]


def test_most_conditions_win() -> None:
    lands = {**LAND, "cove": {"red": 1, "blue": 1, "sanctuaries": 6}}  # red two, blue one
    scene = judged(lands, pretenders=[0, 1], brenn=1, turn=1)

    assert winners(scene) == [0]


def test_a_tie_goes_to_the_brenn_if_tied() -> None:
    """Ruling 42."""
    lands = {"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "moor": {}}
    scene = judged(lands, pretenders=[0, 1], brenn=1, turn=1)

    assert winners(scene) == [1]


def test_a_tie_without_the_brenn_goes_to_nobody() -> None:
    """Ruling 42."""
    lands = {"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "moor": {"green": 1}}
    scene = judged(lands, players=3, pretenders=[0, 1], brenn=2, turn=2)

    assert not scene.game.over
    assert not any(player["pretender"] for player in scene.table["players"])


def test_a_brenn_without_a_token_takes_no_part_in_a_tie() -> None:
    """Ruling 42."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1, "sanctuaries": 6}, "moor": {}}
    scene = judged(lands, players=3, pretenders=[0, 1], brenn=2, turn=2)

    assert not scene.game.over


def test_a_brenn_who_is_not_tied_for_most_does_not_break_the_tie() -> None:
    """Ruling 42."""
    lands = {land: {"red": 1, "blue": 1} for land in SIX}
    lands["cove"] = {"red": 1, "blue": 1, "green": 1, "sanctuaries": 6}  # red and blue two, green one
    scene = judged(lands, players=3, pretenders=[0, 1, 2], brenn=2, turn=2)

    assert not scene.game.over


def test_the_new_brenn_breaks_the_tie() -> None:
    """Step 1 of the Assembly comes before step 2."""
    lands = {"cove": {"red": 1, "blue": 1, "sanctuaries": 6}, "moor": {"red": 1}}
    scene = judged(lands, pretenders=[0, 1], brenn=1, turn=1, capital="moor")

    assert winners(scene) == [0]


def test_the_result_names_the_winner_and_the_conditions() -> None:
    scene = judged({**LAND, "swamp": {"blue": 1}}, pretenders=[0], round=4)

    assert scene.game.result is not None
    assert scene.game.result["scores"] == [1, 0]
    assert scene.game.result["conditions"] == [1, 0]


def test_everybody_sees_how_far_everybody_is() -> None:
    lands = {"cove": {"red": 2, "blue": 1, "sanctuaries": 3}, "moor": {"red": 1, "sanctuaries": 1}}
    red = Island(lands).table["players"][0]

    assert (red["territories"], red["sanctuaries"], red["led"]) == (2, 4, 1)
