"""Epic Tales: The Dagda and the Epic deck (rules 7.6)."""

from __future__ import annotations

from fidchell.games.inis.facts import EPICS
from kit.island import Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {"cove": land(red=2), "hills": land(red=1, blue=2), "valley": land(blue=1)}


def deck_and_discard(scene: Island) -> tuple[int, list[str]]:
    return scene.table["epic_deck"], scene.table["epic_discard"]


def test_the_dagda_played_shuffles_itself_the_stopped_tale_and_the_whole_discard_into_the_deck() -> None:
    scene = Island(LANDS, red=["stone_of_fal"], blue=["dagda"], epic_discard=["eriu", "fianna"])
    assert deck_and_discard(scene) == (26, ["eriu", "fianna"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.go_on()

    assert deck_and_discard(scene) == (30, [])
    assert scene.events.count("epics-reshuffled") == 1


def test_the_dagda_stopping_an_advantage_card_shuffles_the_epic_tales_all_the_same() -> None:
    lands = {**LANDS, "swamp": land(red=1)}
    scene = Island(lands, red=["swamp_advantage"], blue=["dagda"], epic_discard=["eriu"])

    scene.red.plays("swamp_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert deck_and_discard(scene) == (30, [])


def test_the_forest_may_follow_the_dagda_before_it_reaches_the_discard() -> None:
    lands = {**LANDS, "forest": land(blue=1)}
    scene = Island(lands, capital="cove", epic_deck=["eriu"], red=["stone_of_fal"], blue=["dagda", "forest_advantage"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.blue.plays("forest_advantage")
    scene.go_on()

    assert scene.blue.hand == {"eriu"}
    assert deck_and_discard(scene) == (29, [])


def test_the_dagda_given_away_by_the_master_craftsman_shuffles_nothing() -> None:
    lands = {**LANDS, "plains": land(green=1, white=1)}
    scene = Island(lands, red=["stone_of_fal"], blue=["dagda", "master_craftsman"], epic_discard=["eriu"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.blue.plays("master_craftsman", "seat2")
    scene.go_on()

    assert scene.green.hand == {"dagda"}
    assert deck_and_discard(scene) == (27, ["eriu", "stone_of_fal"])


def test_the_dagda_taken_back_with_the_stone_circle_shuffles_nothing() -> None:
    lands = {**LANDS, "stone_circle": land(blue=1)}
    scene = Island(lands, epic_discard=["eriu"], red=["stone_of_fal"], blue=["dagda", "stone_circle_advantage"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.blue.plays("stone_circle_advantage")
    scene.go_on()

    assert scene.blue.hand == {"dagda"}
    assert deck_and_discard(scene) == (27, ["eriu", "stone_of_fal"])


def test_the_dagda_dropped_by_tuans_memory_is_shuffled_after_the_choice_with_all_that_was_dropped() -> None:
    scene = Island(LANDS, red=["tuans_memory"], epic_deck=["eriu", "dagda", "fianna"], epic_discard=["morrigan"])

    scene.red.plays("tuans_memory")
    scene.go_on()
    assert "epics-reshuffled" not in scene.events
    scene.red.answers("eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert deck_and_discard(scene) == (28, ["tuans_memory"])


def test_the_dagda_dropped_with_the_meadows_is_shuffled() -> None:
    lands = {**LANDS, "meadows": land(red=1)}
    scene = Island(lands, epic_deck=["eriu", "dagda"], epic_discard=["morrigan"], red=["bard", "meadows_advantage"])

    scene.red.plays("bard")
    scene.red.plays("meadows_advantage", "eriu")
    scene.go_on()

    assert deck_and_discard(scene) == (29, [])


def test_the_dagda_dropped_in_the_misty_lands_is_shuffled() -> None:
    lands = {**LANDS, "misty_lands": land(red=1)}
    scene = Island(
        lands, epic_deck=["eriu", "dagda"], epic_discard=["morrigan"], red=["misty_lands_advantage", "bard", "druid"]
    )

    scene.red.plays("misty_lands_advantage", "bard", "druid", "eriu")
    scene.go_on()

    assert deck_and_discard(scene) == (29, [])


def test_the_dagda_dropped_at_the_gates_is_shuffled() -> None:
    lands = {**LANDS, "gates": land(red=2)}
    scene = Island(
        lands, capital="cove", epic_deck=["eriu", "dagda"], epic_discard=["fianna"], red=["morrigan", "gates_advantage"]
    )

    scene.red.plays("morrigan", "yes", "stop")
    scene.red.plays("gates_advantage", "eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert deck_and_discard(scene) == (28, ["morrigan"])


def test_the_dagda_discarded_for_the_master_craftsman_is_shuffled() -> None:
    lands = {**LANDS, "plains": land(green=1, white=1)}
    scene = Island(lands, red=["master_craftsman", "dagda"], epic_discard=["morrigan"])

    scene.red.plays("master_craftsman", "dagda")
    scene.go_on()

    assert deck_and_discard(scene) == (29, [])
    assert len(scene.red.hand) == 1


def test_an_empty_deck_is_made_anew_from_the_discard_when_a_draw_is_due() -> None:
    """Ruling 21."""
    rest = [tale for tale in EPICS if tale not in ("tuans_memory", "eriu", "fianna")]
    scene = Island(LANDS, red=["tuans_memory"], epic_deck=["eriu", "fianna"], epic_discard=rest)
    assert deck_and_discard(scene)[0] == 2

    scene.red.plays("tuans_memory")
    scene.go_on()

    assert {"eriu", "fianna"} < set(scene.red.is_asked())
    assert len(scene.red.is_asked()) == 3
    assert deck_and_discard(scene) == (26, [])


def test_with_neither_deck_nor_discard_no_epic_tale_is_drawn() -> None:
    scene = Island(LANDS, red=["bard", *EPICS[:15]], blue=[*EPICS[15:]])

    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.hand == set(EPICS[:15])
    assert scene.open_question == ("blue", "turn")
