"""The Assembly, step by step: rules 9.1 (the draft has its own file)."""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from kit.island import PASS, Island


def assembly(lands: dict[str, dict[str, int]], *, players: int = 2, **fields: Any) -> Island:
    """The last pass of a Season has just been made; everybody passes on to the draft."""
    scene = Island(lands, players=players, passes=players - 1, **fields)
    scene.answer(scene.open[0].seat, PASS)
    return scene.go_on()


def told(scene: Island, seat: int | None = None) -> list[str]:
    return [event["key"] for event in scene.game.events(seat)]


# --- step 1: the Brenn ---


def test_the_chieftain_of_the_capital_becomes_brenn() -> None:
    scene = assembly({"cove": {"red": 1, "blue": 2}, "valley": {"red": 3}}, capital="cove", brenn=0)

    assert scene.table["brenn"] == 1


def test_a_tie_in_the_capital_leaves_the_brenn_as_it_is() -> None:
    """Ruling 27."""
    scene = assembly({"cove": {"red": 2, "blue": 2}, "valley": {}}, capital="cove", brenn=0)

    assert scene.table["brenn"] == 0


def test_an_empty_capital_leaves_the_brenn_as_it_is() -> None:
    scene = assembly({"cove": {}, "valley": {"red": 1, "blue": 3}}, capital="cove", brenn=1)

    assert scene.table["brenn"] == 1


def test_the_brenn_does_not_change_during_the_season() -> None:
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {"blue": 3}}, capital="cove", turn=1, blue=["new_clans"])

    scene.blue.plays("new_clans", "cove", "cove")
    scene.go_on()

    assert scene.land("cove")["chieftain"] == 1
    assert scene.table["brenn"] == 0


# --- the steps in order ---


def test_the_steps_come_in_order() -> None:
    scene = assembly({"cove": {"blue": 2}, "valley": {"red": 3}}, capital="cove", pretenders=[0])

    steps = [key.removesuffix("-clockwise").removesuffix("-counter") for key in told(scene)]
    assert steps[steps.index("round-begins") :] == [
        "round-begins",
        "brenn",
        "victory-check",
        "no-winner",
        "advantage-taken",
        "advantage-taken",
        "crows",
        "card-aside",
        "dealt",
        "dealt",
    ]


def test_pretender_tokens_go_back_when_nobody_wins() -> None:
    scene = assembly({"cove": {"blue": 2}, "valley": {"red": 3}}, pretenders=[0])

    assert not any(player["pretender"] for player in scene.table["players"])


def test_a_scene_may_begin_with_the_assembly() -> None:
    scene = Island({"cove": {"red": 3}, "valley": {"blue": 1}}, phase="assembly")

    scene.go_on()

    assert scene.open_question[1] == "draft-keep"
    assert all(player["actions"] == 3 for player in scene.table["players"])


# --- step 3: Advantage cards ---


def test_every_chieftain_takes_the_card_of_the_territory() -> None:
    scene = assembly({"cove": {"red": 2, "blue": 1}, "valley": {"blue": 1}, "hills": {"blue": 1}})

    assert scene.table["players"][0]["advantages"] == ["cove_advantage"]
    assert set(scene.table["players"][1]["advantages"]) == {"valley_advantage", "hills_advantage"}


def test_without_a_chieftain_the_card_stays_on_display() -> None:
    """Ruling 27."""
    scene = assembly({"cove": {"red": 2, "blue": 2}, "valley": {"blue": 1}, "hills": {}})

    assert scene.table["display"] == ["cove_advantage", "hills_advantage"]


def test_a_card_played_last_season_is_available_again() -> None:
    scene = assembly({"cove": {"red": 2}, "valley": {"blue": 1}}, spent=["cove_advantage"])

    assert scene.table["spent"] == []
    assert "cove_advantage" in scene.red.hand


def test_a_card_held_by_somebody_who_is_no_longer_chieftain_changes_hands() -> None:
    scene = assembly({"cove": {"red": 1, "blue": 2}, "valley": {"red": 1}}, red=["cove_advantage"])

    assert "cove_advantage" not in scene.red.hand
    assert "cove_advantage" in scene.blue.hand


# --- step 4: the crows ---


def test_the_toss_may_show_either_side_whatever_it_showed_before() -> None:
    lands = {"cove": {"red": 2}, "valley": {"blue": 1}}
    sides = {assembly(lands, seed=seed, direction="clockwise").table["direction"] for seed in range(10)}

    assert sides == {"clockwise", "counter_clockwise"}


# --- step 5: the deal ---


def test_three_players_are_dealt_four_of_thirteen_cards_and_one_is_set_aside() -> None:
    scene = assembly({"cove": {"red": 2, "green": 1}, "valley": {"blue": 1}}, players=3)

    assert [player["actions"] for player in scene.table["players"]] == [4, 4, 4]
    assert scene.table["aside"]
    assert scene.table["action_discard"] == 0


def test_four_players_are_dealt_four_of_seventeen_cards() -> None:
    scene = assembly({"cove": {"red": 2, "green": 1}, "valley": {"blue": 1, "white": 1}}, players=4)
    hands = [card for player in (scene.red, scene.blue, scene.green, scene.white) for card in player.hand]

    assert [player["actions"] for player in scene.table["players"]] == [4, 4, 4, 4]
    assert scene.table["aside"]
    assert len({card for card in hands if not card.endswith("_advantage")}) == 16


def test_nobody_knows_the_card_set_aside_by_chance() -> None:
    scene = assembly({"cove": {"red": 2, "green": 1}, "valley": {"blue": 1}}, players=3)

    assert [scene.game.view(seat)["table"]["known_aside"] for seat in range(3)] == [[], [], []]


def test_cards_still_in_hand_at_the_end_of_the_season_are_dealt_again() -> None:
    scene = assembly({"cove": {"red": 2}, "valley": {"blue": 1}}, red=["bard", "druid"], aside=["geis"])

    assert [player["actions"] for player in scene.table["players"]] == [3, 3]
    assert scene.table["action_discard"] == 0


def test_one_sees_the_cards_one_is_dealt_and_nobody_else_s() -> None:
    scene = assembly({"cove": {"red": 2}, "valley": {"blue": 1}})

    dealt = [event for event in scene.game.events(0) if event["key"].startswith("dealt")]

    assert [event["key"] for event in dealt] == ["dealt-known", "dealt"]
    assert set(dealt[0]["values"]["cards"]) == {card for card in scene.red.hand if not card.endswith("_advantage")}
    assert "cards" not in dealt[1]["values"]


# --- Cathbad's Word ---


def spoken(players: int = 2, **fields: Any) -> Island:
    """Red plays Cathbad's Word at the start of the Assembly and is about to choose the card set aside."""
    lands = {"cove": {"red": 2, "green": 1} if players == 3 else {"red": 2}, "valley": {"blue": 1}}
    scene = Island(lands, players=players, passes=players - 1, red=["cathbads_word"], **fields)
    scene.red.passes()
    scene.red.answers("cathbads_word")
    return scene.go_on()


def finish_draft(scene: Island) -> Island:
    """Everybody keeps the first cards offered."""
    while scene.open_question[1].startswith("draft"):
        scene.answer(scene.open[0].seat, scene.open[0].options[0])
    return scene


def test_cathbads_word_looks_through_all_action_cards_and_picks_one() -> None:
    scene = spoken(3)

    assert scene.open_question == ("red", "cathbad-aside")
    assert len(scene.red.is_asked()) == 13


def test_the_card_chosen_through_cathbads_word_is_a_secret_of_its_player() -> None:
    """Q27."""
    scene = spoken(3)

    scene.red.answers("geis")

    assert scene.red.view["known_aside"] == ["geis"]
    assert scene.blue.view["known_aside"] == []
    assert not any("geis" in str(event["values"]) for event in scene.game.events(1) if event["key"] != "dealt-known")
    assert "geis" not in scene.blue.hand | scene.green.hand


@pytest.mark.parametrize(("players", "hand"), [(3, 4), (2, 6)])
def test_at_the_end_cathbad_s_player_takes_the_card_and_sets_one_aside(players: int, hand: int) -> None:
    scene = spoken(players)
    scene.red.answers("geis")
    finish_draft(scene)

    assert scene.open_question == ("red", "set-aside")
    assert len(scene.red.is_asked()) == hand + 1
    assert "geis" in scene.red.is_asked()
    given = next(card for card in scene.red.is_asked() if card != "geis")
    scene.red.answers(given)

    assert scene.table["players"][0]["actions"] == hand
    assert "geis" in scene.red.hand
    assert scene.table["aside"]


def test_cathbad_s_player_may_set_the_same_card_aside_again() -> None:
    scene = spoken(3)
    scene.red.answers("geis")
    finish_draft(scene)

    scene.red.answers("geis")

    assert "geis" not in scene.red.hand
    assert scene.red.view["known_aside"] == ["geis"]


def test_cathbads_word_is_for_one_assembly_only() -> None:
    scene = spoken()
    scene.red.answers("geis")
    finish_draft(scene)
    scene.red.answers(scene.red.is_asked()[0])

    scene.end_season()

    assert scene.events.count("card-aside") == 1  # in the second Assembly: by chance


def test_cathbads_word_is_spent_even_if_somebody_wins() -> None:
    lands = {"cove": {"red": 2, "blue": 6}, "valley": {"blue": 1}, "hills": {"red": 1}}
    scene = Island(lands, passes=1, turn=0, red=["cathbads_word"], pretenders=[1], deeds=[0, 9])
    scene.red.passes()

    scene.red.answers("cathbads_word")
    scene.go_on()

    assert scene.game.over
    assert scene.red.hand == set()
    assert "cathbads_word" in scene.table["epic_discard"]


def test_the_dagda_cancels_cathbads_word() -> None:
    lands = {"cove": {"red": 2}, "valley": {"blue": 1}}
    scene = Island(lands, passes=1, red=["cathbads_word"], blue=["dagda"])
    scene.red.passes()

    scene.red.answers("cathbads_word")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.open_question[1] == "draft-keep"
    assert "card-aside" in scene.events


def test_without_it_nobody_is_asked_about_the_card_set_aside() -> None:
    game = fidchell.new("inis", 2, 1)

    keys = set()
    while game.decisions[0].key != "first-turn":
        keys.add(game.decisions[0].key)
        game.answer(game.decisions[0].seat, game.decisions[0].options[0])

    assert "cathbad-aside" not in keys
