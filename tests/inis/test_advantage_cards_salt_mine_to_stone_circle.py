"""Salt Mine and Stone Circle (rules 5 and 5.1)."""

from __future__ import annotations

import json
from typing import Any

from kit.island import PASS, Island


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


# --- Salt Mine ---


def miners(*red: str, **fields: Any) -> Island:
    """Red has played a Season card and may go on with the Salt Mine."""
    lands = {"salt_mine": land(red=1), "valley": land(blue=1), "moor": land(green=1)}
    scene = Island(lands, red=["stone_of_fal", "salt_mine_advantage", *red], **fields)
    scene.red.plays("stone_of_fal")
    return scene


def test_salt_mine_takes_an_action_card_and_gives_one() -> None:
    scene = miners("citadel", blue=["bard"])

    scene.red.plays("salt_mine_advantage", "seat1")
    scene.go_on()
    choices = scene.red.is_asked()
    scene.red.answers("citadel")
    scene.go_on()

    assert choices == ["bard", "citadel"]
    assert scene.red.hand == {"bard"}
    assert scene.blue.hand == {"citadel"}
    assert scene.table["spent"] == ["salt_mine_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_salt_mine_may_give_back_the_card_it_took() -> None:
    """Ruling 53."""
    scene = miners("citadel", blue=["bard"])

    scene.red.plays("salt_mine_advantage", "seat1", "bard")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.blue.hand == {"bard"}


def test_what_the_salt_mine_exchanges_only_the_two_know() -> None:
    scene = miners("citadel", blue=["bard"], green=["sanctuary"])

    scene.red.plays("salt_mine_advantage", "seat1", "citadel")
    scene.go_on()

    assert scene.red.view["known"][1] == ["citadel"]
    assert scene.blue.view["known"][0] == ["bard"]
    assert not reads(scene, 2, "bard")
    assert not reads(scene, 2, "citadel")


def test_salt_mine_takes_no_epic_tale_and_no_advantage_card() -> None:
    scene = miners(blue=["bard", "eriu", "valley_advantage"])

    scene.red.plays("salt_mine_advantage", "seat1", "bard")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.blue.hand == {"bard", "eriu", "valley_advantage"}


def test_salt_mine_against_hands_without_action_cards_neither_takes_nor_gives() -> None:
    scene = miners("citadel", blue=["eriu"])

    scene.red.plays("salt_mine_advantage")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.blue.hand == {"eriu"}
    assert scene.table["spent"] == ["salt_mine_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_salt_mine_gives_nothing_to_an_opponent_who_has_meanwhile_played_the_last_action_card() -> None:
    blue = ["moor_advantage", "dagda", "master_craftsman"]
    scene = miners("citadel", players=4, blue=blue, green=["eriu"])

    scene.red.plays("salt_mine_advantage", "seat1")
    scene.blue.plays("moor_advantage", "seat2")
    scene.blue.plays("dagda")  # on the blue Moor, so that the Craftsman may follow
    scene.blue.plays("master_craftsman", "seat3")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.blue.hand == set()
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_on_the_salt_mine_saves_the_card() -> None:
    scene = miners("citadel", blue=["bard", "dagda"])

    scene.red.plays("salt_mine_advantage", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.blue.hand == {"bard"}
    assert scene.open_question == ("blue", "turn")


# --- Stone Circle ---


def circle(red: list[str], **fields: Any) -> Island:
    """Red holds the Stone Circle, has two clans there and one in the valley."""
    lands = {"stone_circle": land(red=2), "valley": land(red=1), "cove": land(blue=2)}
    return Island(lands, capital="cove", red=["stone_circle_advantage", *red], **fields)


def test_stone_circle_takes_an_epic_tale_back_for_a_clan_there() -> None:
    scene = circle(["stone_of_fal"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.red.hand == {"stone_of_fal"}
    assert scene.red.clans == {"stone_circle": 1, "valley": 1, "cove": 2}
    assert scene.table["epic_discard"] == []
    assert scene.table["spent"] == ["stone_circle_advantage"]


def test_stone_circle_needs_a_clan_there() -> None:
    lands = {"stone_circle": land(blue=1), "valley": land(red=1)}
    scene = Island(lands, capital="valley", red=["stone_circle_advantage", "stone_of_fal"])

    scene.red.plays("stone_of_fal")

    assert not comes_up(scene, "red", "stone_circle_advantage")
    assert scene.table["epic_discard"] == ["stone_of_fal"]


def test_stone_circle_does_not_follow_the_tale_of_another_or_an_action_card() -> None:
    scene = circle(["bard"], turn=1, blue=["stone_of_fal"])

    scene.blue.plays("stone_of_fal")
    after_anothers = comes_up(scene, "red", "stone_circle_advantage")
    scene.red.plays("bard")

    assert not after_anothers
    assert not comes_up(scene, "red", "stone_circle_advantage")


def test_the_club_keeps_the_clan_so_the_tale_is_not_recovered() -> None:
    """Ruling 60."""
    scene = circle(["stone_of_fal", "dagdas_club"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.red.clans["stone_circle"] == 2
    assert set(scene.table["epic_discard"]) == {"stone_of_fal", "dagdas_club"}


def test_diarmuid_follows_the_removal_so_the_tale_is_recovered() -> None:
    scene = circle(["stone_of_fal", "diarmuid_grainne"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.red.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.red.hand == {"stone_of_fal"}
    assert scene.red.clans == {"stone_circle": 1, "valley": 2, "cove": 2}


def test_stone_circle_takes_back_a_tale_played_in_answer() -> None:
    scene = circle(["dagdas_club"], turn=1, blue=["balors_eye"])

    scene.blue.plays("balors_eye", "valley", "seat0")
    scene.red.plays("dagdas_club")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.red.hand == {"dagdas_club"}
    assert scene.red.clans == {"stone_circle": 1, "valley": 1}


def test_stone_circle_takes_back_a_tale_played_as_a_maneuver() -> None:
    lands = {"stone_circle": land(red=2), "valley": land(red=2, blue=2), "cove": land()}
    hand = ["stone_circle_advantage", "warlord", "fianna"]
    scene = Island(lands, capital="cove", red=hand)

    scene.red.plays("warlord", "valley")
    scene.red.plays("fianna", "cove", "1")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.red.hand == {"fianna"}
    assert scene.red.clans == {"stone_circle": 1, "valley": 1, "cove": 1}


def test_stone_circle_cannot_recover_a_cancelled_tale() -> None:
    """Ruling 66."""
    scene = circle(["stone_of_fal"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")

    assert not comes_up(scene, "red", "stone_circle_advantage")
    assert scene.red.clans == {"stone_circle": 2, "valley": 1}
    assert scene.red.hand == {"stone_circle_advantage"}


def test_the_dagda_taken_back_at_the_stone_circle_reshuffles_nothing() -> None:
    scene = circle(["dagda"], turn=1, blue=["balors_eye"])

    scene.blue.plays("balors_eye", "valley", "seat0")
    scene.red.plays("dagda")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.red.hand == {"dagda"}
    assert "epics-reshuffled" not in scene.events
    assert scene.table["epic_discard"] == ["balors_eye"]


def test_the_dagda_on_the_stone_circle_saves_the_clan_and_loses_the_tale() -> None:
    scene = circle(["stone_of_fal"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"stone_circle": 2, "valley": 1, "cove": 2}
    assert scene.red.hand == set()
    assert scene.table["epic_discard"] == ["stone_of_fal"]


def test_all_that_follows_a_tale_may_follow_the_same_tale() -> None:
    """Ruling 25."""
    lands = {"stone_circle": land(red=2), "forest": land(red=1), "cove": land(blue=1)}
    hand = ["stone_circle_advantage", "forest_advantage", "stone_of_fal"]
    scene = Island(lands, capital="cove", red=hand, epic_deck=["eriu"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("forest_advantage")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.red.hand == {"eriu", "stone_of_fal"}


def test_a_tale_given_away_by_the_master_craftsman_cannot_be_taken_back_too() -> None:
    scene = circle(["stone_of_fal", "master_craftsman"], players=4)

    scene.red.plays("stone_of_fal")
    scene.red.plays("master_craftsman", "seat2")

    assert not comes_up(scene, "red", "stone_circle_advantage")
    assert scene.green.hand == {"stone_of_fal"}


def test_stone_circle_takes_the_cauldron_back_when_the_clash_is_over() -> None:
    lands = {"stone_circle": land(red=2), "valley": land(red=2, blue=2), "cove": land()}
    hand = ["stone_circle_advantage", "dagdas_cauldron"]
    scene = Island(lands, capital="cove", turn=1, red=hand, blue=["warlord"])

    scene.blue.plays("warlord", "valley")
    scene.blue.answers("attack", "seat0")
    scene.red.plays("dagdas_cauldron")
    while_it_lies_there = comes_up(scene, "red", "stone_circle_advantage")
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.red.answers("1")
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert not while_it_lies_there
    assert scene.red.hand == {"dagdas_cauldron"}
    assert scene.red.clans == {"stone_circle": 1, "valley": 2}


def test_clans_lost_at_the_stone_circle_while_their_move_is_answered_do_not_move() -> None:
    """Ruling 22."""
    lands = {"stone_circle": land(red=2), "valley": land(), "moor": land(blue=1)}
    hand = ["stone_circle_advantage", "moor_advantage", "dagda", "conquest"]
    scene = Island(lands, capital="moor", red=hand, blue=["geis", "eriu"])

    scene.red.plays("conquest", "valley", "stone_circle", "2")
    scene.red.plays("moor_advantage", "seat1")
    scene.red.plays("dagda")  # on the red Moor, so that the Stone Circle may follow
    scene.red.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.land("stone_circle")["clans"] == [0, 0]
    assert scene.red.clans == {"valley": 1}
    assert scene.red.reserve == 11


def test_a_sheltered_clan_given_up_at_the_stone_circle_leaves_its_citadel() -> None:
    lands = {"stone_circle": land(blue=1, green=2, citadels=1), "valley": land(red=4)}
    blue = ["stone_circle_advantage", "dagda"]
    scene = Island(lands, capital="valley", red=["conquest", "fianna"], blue=blue)

    scene.red.plays("conquest", "stone_circle", "valley", "3")
    scene.go_on()
    scene.blue.answers("shelter")
    scene.red.plays("fianna", "valley", "1")
    scene.blue.plays("dagda")
    scene.blue.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.blue.clans == {}
    assert scene.blue.hand == {"dagda"}
    assert scene.table["clash"]["sheltered"] == [0, 0, 0]
    assert scene.table["clash"]["exposed"] == [3, 0, 2]
