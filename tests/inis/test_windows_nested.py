"""Declaring in full, answers to answers, and cancelled cards: rules 7.1 and 7.3 to 7.6."""

from __future__ import annotations

from kit.island import PASS, STOP, Island

MOOR_AND_PLAINS = {"moor": {"red": 2, "blue": 2}, "plains": {"red": 1, "blue": 1}, "valley": {}}


def to_window(scene: Island, key: str) -> Island:
    while scene.in_window and scene.open_question[1] != key:
        scene.answer(scene.open[0].seat, PASS)
    assert scene.open_question[1] == key, scene.open_question
    return scene


# --- fully declared ---


def test_geis_is_asked_for_only_when_every_group_has_been_announced() -> None:
    """Ruling 23."""
    scene = Island(MOOR_AND_PLAINS, red=["conquest", "bard"], blue=["geis"])

    scene.red.answers("conquest", "valley", "moor", "1")
    assert scene.open_question == ("red", "from-to")
    scene.red.answers(STOP)

    assert scene.open_question == ("blue", "action-declared")


def test_nothing_has_happened_when_the_declared_card_may_be_answered() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["conquest", "bard"], blue=["geis"])

    scene.red.answers("conquest", "valley", "moor", "2", "plains", "1")

    assert scene.red.clans == {"moor": 2, "plains": 1}
    assert scene.table["in_play"] == ["conquest"]


def test_the_whole_announcement_is_public_when_it_may_be_answered() -> None:
    """Ruling 23."""
    scene = Island(MOOR_AND_PLAINS, red=["conquest", "bard"], blue=["geis"])

    scene.red.answers("conquest", "valley", "moor", "2", "plains", "1")

    (declared,) = scene.blue.view["declared"]
    assert declared["card"] == "conquest"
    assert declared["choices"] == ["valley", "moor", "2", "plains", "1"]


def test_half_an_announcement_is_not_public() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["conquest", "bard"], blue=["geis"])
    before = Island(MOOR_AND_PLAINS, red=["conquest", "bard"], blue=["geis"])

    scene.red.answers("conquest", "valley", "moor", "1")
    before.red.answers("conquest")

    assert scene.game.view(1) == before.game.view(1)


def test_an_announcement_stands_when_nobody_answers() -> None:
    """Rules 7.3: after the announcement the player cannot change his mind."""
    scene = Island(MOOR_AND_PLAINS, red=["new_clans", "bard"], blue=["geis"])

    scene.red.plays("new_clans", "moor", "plains")
    scene.blue.passes()
    scene.go_on()

    assert scene.red.clans == {"moor": 3, "plains": 2}
    assert scene.open_question == ("blue", "turn")


def test_the_druid_s_choice_comes_after_the_answers_to_it() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["druid", "bard"], blue=["geis"], action_discard=["citadel"])

    scene.red.plays("druid")

    assert scene.open_question == ("blue", "action-declared")
    scene.blue.passes()
    assert scene.open_question == ("red", "take-card")


def test_scouts_and_spies_move_is_decided_after_looking() -> None:
    lands = {"moor": {"red": 2, "blue": 2}, "plains": {"green": 1, "white": 1}}
    scene = Island(lands, red=["scouts_spies", "bard"], blue=["geis"])

    scene.red.plays("scouts_spies", "seat1")

    assert scene.open_question == ("blue", "action-declared")
    scene.blue.passes()
    scene.go_on()
    assert scene.open_question == ("red", "from")


def test_the_explored_location_is_chosen_after_the_answers() -> None:
    scene = Island(MOOR_AND_PLAINS, brenn=1, turn=0, red=["exploration", "bard"], blue=["geis"])

    scene.red.plays("exploration")

    assert scene.open_question == ("blue", "action-declared")
    scene.blue.passes()
    assert scene.open_question == ("blue", "location")


# --- answers to answers ---


def in_the_moor(red: list[str], blue: list[str]) -> Island:
    """Red and blue clash in the moor by red's Conquest; red has attacked and blue has lost a clan."""
    lands = {"plains": {"red": 1}, "moor": {"blue": 3}, "valley": {"red": 3, "blue": 1}}
    scene = Island(lands, capital="plains", red=["conquest", "druid", *red], blue=["festival", *blue])
    scene.red.plays("conquest", "moor", "valley", "3", STOP).answers("attack", "seat1")
    scene.blue.answers("clan")
    return to_window(scene, "maneuver-done")


def test_geis_answers_a_triskel_use_of_an_action_card() -> None:
    scene = in_the_moor(["bard"], ["geis"])

    scene.red.answers("bard")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.red.deeds == 0
    assert {"bard", "geis"}.isdisjoint(scene.red.hand | scene.blue.hand)


def test_lug_samildanach_picks_up_geis_before_the_card_it_stopped_is_done() -> None:
    """The newest card is finished first."""
    scene = Island(MOOR_AND_PLAINS, red=["bard", "lug_samildanach", "druid"], blue=["geis"])

    scene.red.plays("bard")
    scene.blue.answers("geis")
    assert scene.open_question == ("red", "action-resolved")
    scene.red.answers("lug_samildanach")
    scene.go_on()

    assert "geis" in scene.red.hand
    assert "bard" not in scene.red.hand


def test_lug_samildanach_follows_a_triskel_action_card() -> None:
    scene = in_the_moor(["bard", "lug_samildanach"], [])

    scene.red.answers("bard").answers("lug_samildanach")
    scene.go_on()

    assert scene.red.deeds == 1
    assert "bard" in scene.red.hand


def test_the_dagda_answers_an_answer() -> None:
    """Red's Club would keep the clan; blue's Dagda stops the Club; the clan goes."""
    scene = Island(MOOR_AND_PLAINS, red=["dagdas_club", "bard"], blue=["balors_eye", "dagda", "druid"], turn=1)

    scene.blue.plays("balors_eye", "plains", "seat0")
    scene.red.answers("dagdas_club")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.red.clans == {"moor": 2}


def test_forest_follows_an_epic_tale_played_in_answer() -> None:
    lands = {"moor": {"red": 1, "blue": 1}, "forest": {"red": 1, "blue": 2}}
    scene = Island(lands, red=["balors_eye"], blue=["dagdas_club", "forest_advantage"], epic_deck=["eriu"])

    scene.red.plays("balors_eye", "moor", "seat1")
    scene.blue.answers("dagdas_club")
    scene.blue.answers("forest_advantage")
    scene.go_on()

    assert scene.blue.hand == {"eriu"}
    assert scene.blue.clans == {"moor": 1, "forest": 2}


def test_an_answer_is_finished_before_the_window_it_was_played_in_goes_on() -> None:
    """W8 of the Club opens while the removal still waits."""
    lands = {"moor": {"red": 1, "blue": 1}, "forest": {"red": 1, "blue": 2}}
    scene = Island(lands, red=["balors_eye"], blue=["dagdas_club", "forest_advantage"])

    scene.red.plays("balors_eye", "moor", "seat1")
    scene.blue.answers("dagdas_club")
    to_window(scene, "epic-played")

    assert scene.open_question == ("blue", "epic-played")
    assert scene.offers("blue", "forest_advantage")
    assert "clan-saved" not in scene.events


def test_several_triskels_may_follow_one_season_card() -> None:
    """Rulings 24, 25."""
    lands = {"cove": {"red": 1}, "lost_vale": {}, "valley": {"red": 1, "blue": 1}}
    scene = Island(
        lands, red=["bard", "druid", "cove_advantage", "lost_vale_advantage", "valley_advantage"], aside=["citadel"]
    )

    scene.red.plays("bard")
    scene.red.answers("valley_advantage", "cove")
    scene.red.answers("lost_vale_advantage", "valley", "seat1")
    scene.red.answers("cove_advantage", "druid")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "valley": 1}
    assert scene.blue.clans == {"lost_vale": 1}
    assert "citadel" in scene.red.hand
    assert scene.open_question == ("blue", "turn")


# --- cancelled cards ---


def test_a_cancelled_season_card_uses_up_the_turn() -> None:
    """Ruling 19."""
    scene = Island(MOOR_AND_PLAINS, red=["bard", "druid"], blue=["geis"])

    scene.red.plays("bard")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    assert scene.table["players"][0]["epics"] == 0


def test_after_a_cancelled_action_card_w7_w9_and_w10_still_open() -> None:
    """Ruling 19."""
    lands = {"moor": {"red": 2, "blue": 2}, "valley": {"red": 1}}
    scene = Island(lands, red=["bard", "valley_advantage", "eriu"], blue=["geis", "otherworld"])
    scene.red.plays("bard")
    scene.blue.answers("geis")

    asked = []
    while scene.in_window:
        if scene.open[0].values.get("card") != "geis":
            asked.append(scene.open_question)
        scene.answer(scene.open[0].seat, PASS)

    assert ("red", "action-resolved") in asked
    assert ("red", "season-card-done") in asked
    assert ("red", "turn-end") in asked


def test_a_cancelled_epic_tale_is_shuffled_into_the_deck_with_the_dagda_that_stopped_it() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["stone_of_fal"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.table["epic_discard"] == []
    assert scene.table["epic_deck"] == 30


def test_a_cancelled_advantage_card_is_spent() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["plains_advantage"], blue=["dagda"])

    scene.red.plays("plains_advantage", "plains", "valley", "1")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.table["spent"] == ["plains_advantage"]
    assert scene.red.clans == {"moor": 2, "plains": 1}


def test_a_cancelled_action_card_goes_face_down_to_its_discard() -> None:
    scene = Island(MOOR_AND_PLAINS, red=["bard"], blue=["geis"])
    before = scene.table["action_discard"]

    scene.red.plays("bard")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.table["action_discard"] == before + 2


def test_the_cost_of_a_cancelled_card_is_not_paid() -> None:
    lands = {"moor": {"red": 2, "blue": 2}, "stone_circle": {"red": 1}}
    scene = Island(lands, red=["stone_of_fal", "stone_circle_advantage"], blue=["dagda", "eriu"])

    scene.red.plays("stone_of_fal")
    scene.red.answers("stone_circle_advantage")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.red.clans["stone_circle"] == 1
    assert "stone_of_fal" not in scene.red.hand


# --- The Dagda and the Epic deck ---


def test_a_discarded_dagda_shuffles_the_discard_into_the_deck() -> None:
    """Rules 7.6: also when it is dropped from a draw."""
    scene = Island(
        MOOR_AND_PLAINS, red=["tuans_memory"], epic_deck=["dagda", "eriu", "fianna"], epic_discard=["otherworld"]
    )

    scene.red.plays("tuans_memory").answers("eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_discard"] == ["tuans_memory"]  # played last, after the reshuffle
    assert scene.table["epic_deck"] == 28


def test_a_dagda_taken_back_from_the_table_shuffles_nothing() -> None:
    """Rules 7.6."""
    lands = {"moor": {"red": 2, "blue": 2}, "stone_circle": {"blue": 1}}
    scene = Island(lands, red=["stone_of_fal"], blue=["dagda", "stone_circle_advantage"], epic_discard=["eriu"])

    scene.red.plays("stone_of_fal")
    scene.blue.answers("dagda")
    scene.blue.answers("stone_circle_advantage")
    scene.go_on()

    assert scene.blue.hand == {"dagda"}
    assert set(scene.table["epic_discard"]) == {"eriu", "stone_of_fal"}


def test_everybody_sees_the_epic_discard_but_not_the_deck() -> None:
    """Ruling 46."""
    scene = Island(MOOR_AND_PLAINS, epic_discard=["eriu", "fianna"])

    assert scene.table["epic_discard"] == ["eriu", "fianna"]
    assert scene.table["epic_deck"] == 28
