"""What a fresh pair of eyes caught: draws within draws, moves that left something behind, cards spent in windows."""

from __future__ import annotations

import fidchell
from fidchell.games.inis.table import Island as Table
from kit.island import Island
from kit.walk import Choices, begin, walk


def test_the_lost_vale_starts_no_clash_later_on() -> None:
    lands = {"lost_vale": {"red": 1, "blue": 1}, "cove": {"red": 3}, "valley": {"blue": 3}, "plains": {}}
    scene = Island(lands, capital="cove", red=["new_clans", "lost_vale_advantage"], blue=["migration"])

    scene.red.plays("new_clans", "cove", "cove").plays("lost_vale_advantage", "cove", "seat0")
    scene.blue.plays("migration", "valley", "plains", "1", "stop")
    scene.go_on()

    assert "clash-begins" not in scene.events


def test_nothing_waits_to_arrive_when_a_turn_begins() -> None:
    rules = fidchell.new("inis", 2, 1).rules
    for seed in range(6):
        game = begin(rules, 2 + seed % 3, seed)
        for decision, _ in walk(game, Choices(seed)):
            if decision.key in ("turn", "first-turn"):
                assert isinstance(game.table, Table)
                assert game.table.arrived == 0


def test_a_draw_within_a_draw_has_its_own_cards() -> None:
    lands = {"moor": {"red": 1, "blue": 2}, "forest": {"red": 2, "blue": 1}, "cove": {"red": 1, "blue": 1}}
    scene = Island(
        lands, red=["tuans_memory"], blue=["moor_advantage", "dagda", "forest_advantage"], seed=3
    )  # fmt: skip
    census = scene.game.rules.census(scene.game.table)

    scene.red.plays("tuans_memory")
    scene.go_on()
    reds_choice = scene.red.is_asked()
    scene.blue.plays("moor_advantage", "seat0", "dagda", "forest_advantage")
    scene.go_on()

    assert scene.open_question == ("red", "keep-epic")
    assert scene.red.is_asked() == reds_choice
    assert not set(reds_choice) & scene.blue.hand
    scene.red.answers(reds_choice[0])
    scene.go_on()
    assert scene.game.rules.census(scene.game.table) == census
    assert reds_choice[0] in scene.red.hand
    assert not set(reds_choice[1:]) & scene.red.hand


def test_who_spent_the_last_action_card_meanwhile_gives_maeve_nothing() -> None:
    lands = {
        "moor": {"blue": 2}, "forest": {"red": 2, "blue": 1}, "cove": {"red": 1, "blue": 1, "green": 1},
        "valley": {"white": 2},
    }  # fmt: skip
    scene = Island(
        lands,
        red=["maeves_wealth", "bard"],
        blue=["moor_advantage", "citadel"],
        green=["dagda", "master_craftsman"],
        white=["druid"],
    )

    scene.red.plays("maeves_wealth")
    scene.blue.plays("moor_advantage", "seat2")
    scene.green.plays("dagda").plays("master_craftsman", "seat3")
    scene.blue.answers("citadel")
    scene.white.answers("druid")

    assert scene.open_question == ("red", "give-card")
    scene.red.answers("bard", "citadel")
    scene.go_on()
    assert scene.blue.hand == {"bard"}
    assert scene.white.hand >= {"citadel"}
    assert scene.red.hand == {"druid"}


def test_no_action_card_is_played_while_it_is_being_drafted() -> None:
    lands = {"moor": {"red": 2}, "cove": {"blue": 2}, "valley": {"green": 2}, "plains": {"white": 2}}
    scene = Island(lands, phase="assembly", green=["dagda"], white=["eriu"])

    scene.go_on()
    assert scene.open_question[1] == "draft-keep"
    scene.red.plays("moor_advantage", "seat2")
    scene.green.plays("dagda")
    scene.go_on()

    assert scene.open_question[1] == "draft-keep"
    assert all(player.view["players"][player.seat]["actions"] == 4 for player in (scene.red, scene.blue, scene.green))


def test_cuchulain_reaches_no_sheltered_clan() -> None:
    lands = {
        "stone_circle": {"blue": 3, "green": 1, "citadels": 1}, "valley": {"red": 1}, "cove": {"blue": 1, "green": 1},
    }  # fmt: skip
    scene = Island(
        lands, capital="valley", red=["conquest", "tale_of_cuchulain"],
        blue=["diarmuid_grainne", "stone_circle_advantage"], green=[],
    )  # fmt: skip

    scene.red.plays("conquest", "stone_circle", "valley", "1")
    scene.blue.answers("shelter")
    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")
    scene.blue.plays("diarmuid_grainne", "cove").plays("stone_circle_advantage")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1, 0]
    assert scene.land("stone_circle")["clans"] == [1, 1, 1]


def test_the_craftsman_and_lug_do_not_go_round_for_ever() -> None:
    lands = {"cove": {"red": 2}, "valley": {"blue": 2}, "plains": {"green": 1}, "hills": {"white": 1}}
    scene = Island(lands, red=["new_clans", "lug_samildanach", "master_craftsman"], white=["eriu"], green=["dagda"])

    scene.red.plays("new_clans", "cove", "cove").plays("lug_samildanach").plays("master_craftsman", "seat1")

    assert "lug_samildanach" in scene.blue.hand
    assert not scene.offers("blue", "lug_samildanach")
    scene.go_on()
    assert scene.open_question == ("blue", "turn")
    assert scene.red.deeds == 1
    assert scene.red.hand == {"new_clans"}
