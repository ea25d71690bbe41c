"""Geis and Master Craftsman (rules 4 and 4.1)."""

from __future__ import annotations

import json

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


# --- Geis ---


def test_geis_stops_a_season_card_which_counts_as_played() -> None:
    """Rulings 19, 23."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["new_clans"], blue=["geis"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.red.hand == set()
    assert scene.blue.hand == set()
    assert set(scene.red.view["known_discard"]) == {"new_clans", "geis"}
    assert scene.open_question == ("blue", "turn")


def test_valley_follows_a_season_card_stopped_by_geis() -> None:
    """Ruling 19."""
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, red=["new_clans", "valley_advantage"], blue=["geis"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.blue.plays("geis")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}


def test_geis_is_no_season_card() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["geis"])

    assert scene.red.is_asked() == [PASS]
    assert scene.game.explain(0, "geis")[0]["key"] == "not-a-season-card"


def test_geis_does_not_answer_a_card_of_its_own_player() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard", "geis"], blue=["conquest"])

    scene.red.plays("bard")

    assert not comes_up(scene, "red", "geis")


def test_geis_does_not_answer_an_epic_tale_or_an_advantage_card() -> None:
    lands = {"cove": land(red=1), "swamp": land(blue=1)}
    scene = Island(lands, red=["stone_of_fal", "swamp_advantage"], blue=["geis"])

    scene.red.plays("stone_of_fal")
    after_the_tale = comes_up(scene, "blue", "geis")
    scene.blue.passes()
    scene.red.plays("swamp_advantage")

    assert not after_the_tale
    assert not comes_up(scene, "blue", "geis")


def test_geis_does_not_answer_a_discard() -> None:
    lands = {"cove": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, capital="valley", red=["warlord", "geis"], blue=["migration"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("migration")

    assert not comes_up(scene, "red", "geis")
    assert scene.blue.hand == set()


def test_geis_stops_a_warlord_played_in_a_clash() -> None:
    lands = {"cove": land(blue=2), "valley": land(red=3)}
    scene = Island(lands, capital="valley", red=["conquest", "geis"], blue=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.blue.plays("warlord", "seat0")
    scene.red.plays("geis")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1}
    assert scene.open_question == ("blue", "maneuver")
    assert set(scene.blue.view["known_discard"]) >= {"warlord", "geis"}


def test_geis_stops_a_raid() -> None:
    lands = {"cove": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, players=4, capital="valley", red=["warlord", "raid"], blue=["geis", "bard"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.red.plays("raid")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.blue.hand == {"bard"}
    assert scene.blue.clans == {"cove": 1}


def test_geis_stops_the_gift_of_the_master_craftsman_and_the_tale_is_discarded() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["stone_of_fal", "master_craftsman"], blue=["geis"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("master_craftsman", "seat2")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.deeds == 0
    assert scene.green.hand == set()
    assert scene.table["epic_discard"] == ["stone_of_fal"]
    assert set(scene.red.view["known_discard"]) == {"master_craftsman", "geis"}


def test_lug_samildanach_picks_up_a_card_stopped_by_geis() -> None:
    """Ruling 52."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard", "lug_samildanach"], blue=["geis"])

    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.red.passes()  # that is about Geis
    scene.red.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.red.view["known_discard"] == ["geis"]


def test_lug_samildanach_picks_up_geis_itself() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard", "lug_samildanach"], blue=["geis"])

    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.red.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.hand == {"geis"}
    assert scene.red.view["known_discard"] == ["bard"]


def test_the_opponents_are_asked_for_geis_in_crow_order_whoever_holds_it() -> None:
    """Ruling 16."""
    hands = dict(zip(("red", "blue", "green", "white"), (["bard"], ["citadel"], ["geis"], ["festival"]), strict=True))
    lands = {"cove": land(red=1, blue=1), "valley": land(green=1, white=1)}
    clockwise = Island(lands, **hands)
    counter = Island(lands, direction="counter_clockwise", **hands)

    clockwise.red.plays("bard")
    counter.red.plays("bard")

    assert clockwise.asked_about("action-declared") == ["blue", "green", "white"]
    assert counter.asked_about("action-declared") == ["white", "green", "blue"]


def test_who_holds_no_action_card_is_not_asked_for_geis() -> None:
    lands = {"cove": land(red=1, blue=1), "valley": land(green=1)}
    scene = Island(lands, red=["bard"], blue=["eriu"], green=["citadel"])

    scene.red.plays("bard")

    assert scene.asked_about("action-declared") == ["green"]


def test_nobody_is_asked_for_geis_once_it_is_known_to_be_discarded() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["bard", "citadel"], blue=["geis", "festival"])

    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("citadel", "cove")

    assert scene.asked_about("action-declared") == []


# --- Master Craftsman, in the Season ---


def test_master_craftsman_discards_a_card_and_draws_an_epic_tale() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "citadel", "bard"], epic_deck=["eriu"])

    scene.red.plays("master_craftsman", "citadel")
    scene.go_on()

    assert scene.red.hand == {"bard", "eriu"}
    assert set(scene.red.view["known_discard"]) == {"master_craftsman", "citadel"}
    assert not reads(scene, 1, "citadel")
    assert not reads(scene, 1, "eriu")
    assert scene.open_question == ("blue", "turn")


def test_master_craftsman_may_discard_a_card_of_any_kind() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "geis", "nuada_silverhand", "cove_advantage"])

    scene.red.plays("master_craftsman")
    scene.go_on()

    assert set(scene.red.is_asked()) == {"geis", "nuada_silverhand", "cove_advantage"}


def test_master_craftsman_discards_an_epic_tale_openly() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "nuada_silverhand"], epic_deck=["eriu"])

    scene.red.plays("master_craftsman", "nuada_silverhand")
    scene.go_on()

    assert scene.table["epic_discard"] == ["nuada_silverhand"]
    assert scene.red.hand == {"eriu"}


def test_an_advantage_card_discarded_by_the_master_craftsman_is_as_good_as_played() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "cove_advantage"])

    scene.red.plays("master_craftsman", "cove_advantage")
    scene.go_on()

    assert scene.table["spent"] == ["cove_advantage"]
    assert "cove_advantage" not in scene.table["display"]


def test_master_craftsman_with_an_empty_hand_just_draws() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman"], epic_deck=["eriu"])

    scene.red.plays("master_craftsman")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_discarded_by_the_master_craftsman_reshuffles_before_the_draw() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "dagda"], epic_discard=["eriu", "balors_eye"])

    scene.red.plays("master_craftsman", "dagda")
    scene.go_on()

    assert scene.table["epic_discard"] == []
    assert scene.table["epic_deck"] == 29
    assert scene.events.index("epics-reshuffled") < scene.events.index("epic-drawn")


def test_geis_on_the_master_craftsman_saves_the_discard_and_stops_the_draw() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["master_craftsman", "bard"], blue=["geis"])

    scene.red.plays("master_craftsman")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.table["epic_deck"] == 30
    assert scene.open_question == ("blue", "turn")


# --- Master Craftsman, after an Epic Tale ---


def test_master_craftsman_gives_the_tale_away_for_a_deed() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["stone_of_fal", "master_craftsman"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("master_craftsman")
    recipients = scene.red.is_asked()
    scene.red.answers("seat2")
    scene.go_on()

    assert recipients == ["seat1", "seat2", "seat3"]
    assert scene.green.hand == {"stone_of_fal"}
    assert scene.red.deeds == 1
    assert scene.table["epic_discard"] == []
    assert scene.red.clans == {"cove": 3}


def test_master_craftsman_follows_an_epic_tale_played_in_answer() -> None:
    lands = {"cove": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["balors_eye"], blue=["dagdas_club", "master_craftsman"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("dagdas_club")
    scene.blue.plays("master_craftsman", "seat3")
    scene.go_on()

    assert scene.white.hand == {"dagdas_club"}
    assert scene.blue.deeds == 1
    assert scene.blue.clans == {"valley": 1}


def test_master_craftsman_does_not_follow_the_tale_of_another() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["stone_of_fal"], blue=["master_craftsman"])

    scene.red.plays("stone_of_fal")

    assert not comes_up(scene, "blue", "master_craftsman")
    assert scene.table["epic_discard"] == ["stone_of_fal"]


def test_master_craftsman_cannot_give_away_a_cancelled_tale() -> None:
    """Ruling 66."""
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["stone_of_fal", "master_craftsman"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")

    assert not comes_up(scene, "red", "master_craftsman")
    assert scene.red.clans == {"cove": 1}


def test_the_dagda_given_away_by_the_master_craftsman_reshuffles_nothing() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, players=4, red=["stone_of_fal"], blue=["dagda", "master_craftsman"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.blue.plays("master_craftsman", "seat2")
    scene.go_on()

    assert scene.green.hand == {"dagda"}
    assert scene.table["epic_discard"] == ["stone_of_fal"]
    assert "epics-reshuffled" not in scene.events
