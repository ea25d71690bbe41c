"""Lost Vale, Meadows, Misty Lands (rules 5 and 5.1)."""

from __future__ import annotations

import json

from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def reads(scene: Island, seat: int | None, card: str) -> bool:
    """Does the name of this card stand anywhere in what a seat (None: a spectator) sees and has heard?"""
    return f'"{card}"' in json.dumps([scene.game.view(seat), scene.game.events(seat)])


# --- Lost Vale ---


def vale_of_four(**hands: list[str]) -> Island:
    """The Vale with two green clans touches the valley (red, blue) and the hills (blue), not the cove (red)."""
    lands = {"lost_vale": land(green=2), "valley": land(red=1, blue=2), "hills": land(blue=1), "cove": land(red=2)}
    return Island(lands, capital="cove", red=["stone_of_fal", "lost_vale_advantage"], **hands)


def test_lost_vale_moves_a_clan_of_an_opponent_into_it_without_a_clash() -> None:
    scene = vale_of_four()

    scene.red.plays("stone_of_fal")
    scene.red.plays("lost_vale_advantage", "valley", "seat1")
    scene.go_on()

    assert scene.blue.clans == {"valley": 1, "hills": 1, "lost_vale": 1}
    assert "clash-begins" not in scene.events
    assert scene.table["spent"] == ["lost_vale_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_lost_vale_moves_a_clan_of_ones_own_too() -> None:
    scene = vale_of_four()

    scene.red.plays("stone_of_fal")
    scene.red.plays("lost_vale_advantage", "valley", "seat0")
    scene.go_on()

    assert scene.red.clans == {"lost_vale": 1, "cove": 4}
    assert "clash-begins" not in scene.events


def test_lost_vale_reaches_only_the_territories_beside_it_and_those_present_there() -> None:
    scene = vale_of_four()

    scene.red.plays("stone_of_fal")
    scene.red.plays("lost_vale_advantage")
    origins = scene.red.is_asked()
    scene.red.answers("valley")

    assert origins == ["hills", "valley"]
    assert scene.red.is_asked() == ["seat0", "seat1"]


def test_lost_vale_with_nobody_beside_it_does_nothing() -> None:
    lands = {"lost_vale": land(red=2, blue=1), "valley": land()}
    scene = Island(lands, capital="lost_vale", red=["stone_of_fal", "lost_vale_advantage"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("lost_vale_advantage")
    scene.go_on()

    assert scene.red.clans == {"lost_vale": 4}
    assert scene.table["spent"] == ["lost_vale_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_on_lost_vale_leaves_the_clan_where_it_is() -> None:
    scene = vale_of_four(blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("lost_vale_advantage", "valley", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"valley": 2, "hills": 1}
    assert scene.table["spent"] == ["lost_vale_advantage"]


# --- Meadows ---


def test_meadows_let_you_choose_from_one_more_tale() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["bard", "meadows_advantage"], epic_deck=["eriu", "balors_eye"])

    scene.red.plays("bard")
    scene.red.plays("meadows_advantage")
    scene.go_on()
    choices = set(scene.red.is_asked())
    scene.red.answers("eriu")
    scene.go_on()

    assert choices == {"eriu", "balors_eye"}
    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_discard"] == ["balors_eye"]
    assert scene.table["spent"] == ["meadows_advantage"]


def test_meadows_show_the_drawn_tales_to_their_player_only() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["bard", "meadows_advantage"], epic_deck=["eriu", "balors_eye"])

    scene.red.plays("bard")
    scene.red.plays("meadows_advantage")
    scene.go_on()
    while_choosing = reads(scene, 1, "eriu") or reads(scene, 1, "balors_eye")
    scene.red.answers("eriu")
    scene.go_on()

    assert not while_choosing
    assert reads(scene, 1, "balors_eye")
    assert not reads(scene, 1, "eriu")


def test_meadows_add_a_fourth_tale_to_tuans_memory_and_still_one_is_kept() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    top = ["eriu", "balors_eye", "fianna", "morrigan"]
    scene = Island(lands, red=["tuans_memory", "meadows_advantage"], epic_deck=top)

    scene.red.plays("tuans_memory")
    scene.red.plays("meadows_advantage")
    scene.go_on()
    choices = set(scene.red.is_asked())
    scene.red.answers("morrigan")
    scene.go_on()

    assert choices == set(top)
    assert scene.red.hand == {"morrigan"}
    assert set(scene.table["epic_discard"]) == {"tuans_memory", "eriu", "balors_eye", "fianna"}


def test_meadows_do_not_improve_the_draw_of_another() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["bard"], blue=["meadows_advantage"])

    scene.red.plays("bard")

    assert not comes_up(scene, "blue", "meadows_advantage")
    assert len(scene.red.hand) == 1


def test_meadows_improve_the_draw_of_forest() -> None:
    lands = {"forest": land(red=1), "meadows": land(blue=1)}
    hand = ["stone_of_fal", "forest_advantage", "meadows_advantage"]
    scene = Island(lands, red=hand, epic_deck=["eriu", "balors_eye"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("forest_advantage")
    scene.red.plays("meadows_advantage", "balors_eye")
    scene.go_on()

    assert scene.red.hand == {"balors_eye"}
    assert set(scene.table["epic_discard"]) == {"stone_of_fal", "eriu"}


def test_the_dagda_on_meadows_leaves_the_plain_draw() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["bard", "meadows_advantage"], blue=["dagda"])

    scene.red.plays("bard")
    scene.red.plays("meadows_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert len(scene.red.hand) == 1
    assert scene.table["spent"] == ["meadows_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_dropped_by_meadows_reshuffles_after_the_choice() -> None:
    lands = {"cove": land(red=1), "meadows": land(blue=1)}
    scene = Island(lands, red=["bard", "meadows_advantage"], epic_deck=["eriu", "dagda"], epic_discard=["fianna"])

    scene.red.plays("bard")
    scene.red.plays("meadows_advantage", "eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_discard"] == []
    assert scene.table["epic_deck"] == 29


# --- Misty Lands ---


def mists(*red: str, **fields: list[str]) -> Island:
    """Red holds the Misty Lands and these cards."""
    lands = {"cove": land(red=1), "misty_lands": land(blue=1)}
    return Island(lands, red=["misty_lands_advantage", *red], **fields)


def test_misty_lands_turn_action_cards_into_a_choice_of_tales() -> None:
    scene = mists("bard", "citadel", "sanctuary", epic_deck=["eriu", "balors_eye"])

    scene.red.plays("misty_lands_advantage", "bard", "citadel", STOP)
    scene.go_on()
    choices = set(scene.red.is_asked())
    scene.red.answers("balors_eye")
    scene.go_on()

    assert choices == {"eriu", "balors_eye"}
    assert scene.red.hand == {"sanctuary", "balors_eye"}
    assert set(scene.red.view["known_discard"]) == {"bard", "citadel"}
    assert scene.table["epic_discard"] == ["eriu"]
    assert scene.open_question == ("blue", "turn")


def test_misty_lands_take_one_action_card_or_more_and_nothing_else() -> None:
    scene = mists("bard", "citadel", "eriu")

    scene.red.plays("misty_lands_advantage")
    scene.go_on()
    first = scene.red.is_asked()
    scene.red.answers("bard")
    second = scene.red.is_asked()
    scene.red.answers(STOP)
    scene.go_on()

    assert first == ["bard", "citadel"]
    assert second == ["citadel", STOP]
    assert "citadel" in scene.red.hand
    assert len(scene.red.hand) == 3


def test_what_the_mists_swallow_the_others_do_not_see() -> None:
    """Ruling 46."""
    scene = mists("bard", "citadel", epic_deck=["eriu", "balors_eye"])

    scene.red.plays("misty_lands_advantage", "bard", "citadel")
    scene.red.answers("eriu")
    scene.go_on()

    assert not reads(scene, 1, "bard")
    assert not reads(scene, 1, "citadel")
    assert not reads(scene, 1, "eriu")
    assert reads(scene, 1, "balors_eye")


def test_misty_lands_without_action_cards_do_nothing() -> None:
    """Ruling 7."""
    scene = mists("eriu")

    scene.red.plays("misty_lands_advantage")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_deck"] == 29
    assert scene.table["spent"] == ["misty_lands_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_meadows_add_a_tale_to_those_of_the_misty_lands() -> None:
    lands = {"meadows": land(red=1), "misty_lands": land(blue=1)}
    hand = ["misty_lands_advantage", "meadows_advantage", "bard"]
    scene = Island(lands, red=hand, epic_deck=["eriu", "balors_eye"])

    scene.red.plays("misty_lands_advantage", "bard")
    scene.red.plays("meadows_advantage", "balors_eye")
    scene.go_on()

    assert scene.red.hand == {"balors_eye"}
    assert scene.table["epic_discard"] == ["eriu"]


def test_the_dagda_dropped_in_the_misty_lands_reshuffles_after_the_choice() -> None:
    scene = mists("bard", "citadel", epic_deck=["dagda", "eriu"], epic_discard=["fianna"])

    scene.red.plays("misty_lands_advantage", "bard", "citadel", "eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_discard"] == []
    assert scene.table["epic_deck"] == 29


def test_the_dagda_on_the_misty_lands_saves_the_cards() -> None:
    scene = mists("bard", "citadel", blue=["dagda"])

    scene.red.plays("misty_lands_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"bard", "citadel"}
    assert scene.table["spent"] == ["misty_lands_advantage"]
    assert scene.open_question == ("blue", "turn")
