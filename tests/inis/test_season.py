"""The Season: turns, passes, players without clans, and its end: rules 9.2 and 9.3."""

from __future__ import annotations

from typing import Any

from kit.island import COLOURS, PASS, Island

EVERYBODY = {"cove": {"red": 1, "blue": 1, "green": 1}, "valley": {}}


def season(**fields: Any) -> Island:
    return Island(EVERYBODY, players=3, **fields)


def pass_turns(scene: Island, *colours: str) -> None:
    """These players pass their turns one after the other; windows are passed by all."""
    for colour in colours:
        scene.go_on()
        assert scene.open_question == (colour, "turn")
        scene.answer(COLOURS.index(colour), PASS)
    scene.go_on()


# --- the first turn ---


def test_the_brenn_opens_the_season_with_a_season_card() -> None:
    """Ruling 4."""
    scene = season(brenn=1, opening=True, blue=["bard", "geis"])

    assert scene.open_question == ("blue", "first-turn")
    assert scene.blue.is_asked() == ["bard"]


def test_the_brenn_may_not_pass_in_the_first_turn() -> None:
    """Ruling 4."""
    scene = season(opening=True, red=["bard"])

    assert [reason["key"] for reason in scene.game.explain(0, PASS)] == ["brenn-must-play"]


def test_the_brenn_may_not_take_a_pretender_token_in_the_first_turn() -> None:
    """Ruling 4."""
    scene = season(opening=True, red=["bard"], deeds=[9, 0, 0])

    assert [reason["key"] for reason in scene.game.explain(0, "pretender")] == ["brenn-must-play"]


def test_any_kind_of_season_card_may_open_the_season() -> None:
    """Ruling 4."""
    lands = {"cove": {"red": 1, "blue": 1}, "swamp": {"red": 1}}
    scene = Island(lands, opening=True, red=["swamp_advantage", "eriu", "fianna", "bard"])

    assert set(scene.red.is_asked()) == {"swamp_advantage", "eriu", "bard"}


def test_the_opening_holds_for_the_first_turn_only() -> None:
    scene = season(opening=True, red=["bard", "druid"], blue=["festival"])

    scene.red.plays("bard")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    assert PASS in scene.blue.is_asked()


def test_the_season_after_a_draft_is_opened_by_the_brenn() -> None:
    scene = season(brenn=2, turn=2, passes=2)
    scene.green.passes()
    scene.go_on()

    while scene.open_question[1].startswith("draft"):
        scene.answer(scene.open[0].seat, scene.open[0].options[0])

    assert scene.open_question == (COLOURS[scene.table["brenn"]], "first-turn")


# --- turns ---


def test_turns_go_round_in_crow_order() -> None:
    scene = season()

    order = []
    for _ in range(2):
        order.append(scene.open_question[0])
        scene.answer(scene.open[0].seat, PASS)
        scene.go_on()

    assert [*order, scene.open_question[0]] == ["red", "blue", "green"]


def test_turns_go_round_the_other_way() -> None:
    scene = season(direction="counter_clockwise")

    scene.red.passes()
    scene.go_on()

    assert scene.open_question == ("green", "turn")


def test_a_turn_is_a_season_card_a_pass_or_a_pretender_token() -> None:
    scene = season(red=["bard", "geis", "druid", "fianna", "eriu"], deeds=[9, 0, 0])

    assert set(scene.red.is_asked()) == {"bard", "druid", "eriu", PASS, "pretender"}


def test_a_triskel_card_is_not_a_turn() -> None:
    scene = season(red=["geis", "fianna", "bard"])

    assert [reason["key"] for reason in scene.game.explain(0, "geis")] == ["not-a-season-card"]


def test_the_druid_is_not_playable_as_the_last_action_card() -> None:
    scene = season(red=["druid", "eriu", "cove_advantage"])

    assert "druid" not in scene.red.is_asked()
    assert [reason["key"] for reason in scene.game.explain(0, "druid")] == ["druid-last-action"]


def test_a_card_of_two_parts_is_played_for_its_season_part_as_a_turn() -> None:
    scene = season(red=["bard"], epic_deck=["eriu"])

    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.red.deeds == 0


def test_a_card_without_effect_may_be_played_instead_of_passing() -> None:
    """Rulings 7, 11."""
    scene = season(red=["festival"], passes=2)  # no Sanctuary anywhere

    scene.red.plays("festival")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    assert "season-over" not in scene.events


# --- passing ---


def test_passing_is_not_final() -> None:
    scene = season(red=["bard"], blue=["festival"])

    pass_turns(scene, "red")
    scene.blue.plays("festival")
    pass_turns(scene, "green")

    assert scene.open_question == ("red", "turn")
    assert "bard" in scene.red.is_asked()


def test_the_season_ends_when_all_have_passed_in_a_row() -> None:
    scene = season()

    pass_turns(scene, "red", "blue")
    assert "season-over" not in scene.events
    pass_turns(scene, "green")

    assert "season-over" in scene.events


def test_two_passes_end_the_season_of_two_players() -> None:
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}})

    pass_turns(scene, "red", "blue")

    assert "season-over" in scene.events


def test_four_passes_end_the_season_of_four_players() -> None:
    scene = Island({"cove": {"red": 1, "blue": 1, "green": 1, "white": 1}, "valley": {}}, passes=2)

    pass_turns(scene, "red")
    assert "season-over" not in scene.events
    pass_turns(scene, "blue")

    assert "season-over" in scene.events


def test_a_card_starts_the_count_of_passes_again() -> None:
    scene = season(red=["bard"], passes=2)

    scene.red.plays("bard")
    pass_turns(scene, "blue", "green")

    assert scene.open_question == ("red", "turn")


def test_a_pretender_token_starts_the_count_of_passes_again() -> None:
    """Q25."""
    scene = season(deeds=[9, 0, 0], passes=2)

    scene.red.answers("pretender")
    pass_turns(scene, "blue", "green")

    assert scene.open_question == ("red", "turn")


def test_a_cancelled_card_starts_the_count_of_passes_again() -> None:
    """Ruling 19."""
    scene = season(red=["bard"], blue=["geis"], passes=2)

    scene.red.plays("bard")
    scene.blue.answers("geis")
    pass_turns(scene, "blue", "green")

    assert scene.open_question == ("red", "turn")


def test_oengus_ploy_keeps_the_season_going() -> None:
    """Ruling 65."""
    scene = season(blue=["oengus_ploy"], passes=2)

    scene.red.passes()
    scene.blue.answers("oengus_ploy")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    pass_turns(scene, "blue", "green")
    assert scene.open_question == ("red", "turn")  # the count began again: three passes are needed


# --- without clans ---


def test_a_player_without_clans_loses_a_deed_and_places_two_before_the_turn() -> None:
    """Ruling 43."""
    scene = Island({"cove": {"blue": 3}, "valley": {}}, deeds=[2, 0], red=["bard"])

    assert scene.open_question == ("red", "return-clan")
    assert set(scene.red.is_asked()) == {"cove", "valley"}
    scene.red.answers("cove", "valley")

    assert scene.red.clans == {"cove": 1, "valley": 1}
    assert scene.red.deeds == 1
    assert scene.open_question == ("red", "turn")


def test_both_clans_may_return_to_the_same_territory_without_a_clash() -> None:
    """Rulings 32, 43."""
    scene = Island({"cove": {"blue": 3}, "valley": {}}, red=["bard"])

    scene.red.answers("cove", "cove")

    assert scene.red.clans == {"cove": 2}
    assert "clash-begins" not in scene.events


def test_a_player_without_clans_and_deeds_loses_nothing() -> None:
    """Ruling 43."""
    scene = Island({"cove": {"blue": 3}, "valley": {}})

    scene.red.answers("cove", "valley")

    assert scene.red.deeds == 0
    assert "deed-lost" not in scene.events


def test_clans_return_only_at_the_start_of_one_s_own_turn() -> None:
    """Ruling 43."""
    lands = {"cove": {"red": 2, "blue": 1}, "valley": {}}
    scene = Island(lands, red=["balors_eye", "eriu"], blue=["fianna"], deeds=[0, 1])

    scene.red.plays("balors_eye", "cove", "seat1")
    while scene.open_question[1] != "turn-end":
        scene.answer(scene.open[0].seat, PASS)
    assert (scene.blue.clans, scene.blue.deeds) == ({}, 1)
    scene.go_on()

    assert scene.open_question == ("blue", "return-clan")
    assert scene.blue.deeds == 0


def test_the_brenn_without_clans_still_opens_with_a_card() -> None:
    """Rulings 4, 43."""
    scene = Island({"cove": {"blue": 3}, "valley": {}}, opening=True, red=["bard"])

    scene.red.answers("cove", "valley")

    assert scene.open_question == ("red", "first-turn")


# --- the end of the Season ---


def over(**fields: Any) -> Island:
    """A Season that ends with red's pass, at the draft of the next."""
    scene = season(passes=2, **fields)
    scene.red.passes()
    return scene.go_on()


def test_epic_tales_are_kept_when_the_season_is_over() -> None:
    scene = over(red=["eriu", "fianna"], blue=["dagda"])

    assert {"eriu", "fianna"} <= scene.red.hand
    assert "dagda" in scene.blue.hand


def test_the_festival_is_over_with_the_season() -> None:
    scene = over(festival="cove")

    assert scene.table["festival"] is None


def test_deeds_are_kept_when_the_season_is_over() -> None:
    """Ruling 14."""
    scene = over(deeds=[2, 1, 0])

    assert [player["deeds"] for player in scene.table["players"]] == [2, 1, 0]


def test_clans_and_buildings_stay_when_the_season_is_over() -> None:
    scene = over(capital="valley")

    assert scene.land("cove")["clans"] == [1, 1, 1]
    assert scene.land("valley")["citadels"] == 1


def test_an_action_card_discarded_at_the_end_of_the_season_is_not_shown() -> None:
    """Ruling 46."""
    scene = over(red=["druid"])

    assert not any("druid" in str(event["values"]) for event in scene.game.events(None))


# --- what is public ---


def test_numbers_and_kinds_of_cards_in_hand_are_public_but_not_the_cards() -> None:
    """Ruling 47."""
    scene = season(red=["bard", "druid", "eriu", "cove_advantage"])

    red = scene.table["players"][0]
    assert (red["actions"], red["epics"], red["advantages"]) == (2, 1, ["cove_advantage"])
    assert "hand" not in scene.table
    assert "bard" not in str(scene.game.view(1))


def test_the_action_discard_is_a_number_to_all() -> None:
    """Ruling 46."""
    scene = season(action_discard=["bard"], red=["druid"])

    assert isinstance(scene.table["action_discard"], int)
