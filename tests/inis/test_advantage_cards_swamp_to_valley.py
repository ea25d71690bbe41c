"""Swamp, Valley, and what "after you play a Season card" means (rules 5 and 5.1)."""

from __future__ import annotations

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


def in_the_valley(*red: str, **fields: Any) -> Island:
    """Red has a clan in the cove and holds the Valley and these cards."""
    lands = {"cove": land(red=1), "valley": land(blue=1), "swamp": land(blue=1)}
    return Island(lands, red=["valley_advantage", *red], **fields)


# --- Swamp ---


def test_swamp_changes_nothing_but_the_turn() -> None:
    """Ruling 11."""
    scene = in_the_valley("swamp_advantage")

    scene.red.plays("swamp_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.blue.clans == {"valley": 1, "swamp": 1}
    assert scene.table["spent"] == ["swamp_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_swamp_is_no_pass_so_the_season_goes_on() -> None:
    scene = in_the_valley("swamp_advantage", passes=1)

    scene.red.plays("swamp_advantage")
    scene.go_on()
    scene.blue.passes()
    scene.go_on()

    assert scene.table["round"] == 1
    assert scene.open_question == ("red", "turn")


def test_the_brenn_may_open_the_season_with_the_swamp() -> None:
    """Ruling 4."""
    scene = in_the_valley("swamp_advantage", opening=True)

    may_pass = scene.offers("red", PASS)
    scene.red.plays("swamp_advantage")
    scene.go_on()

    assert not may_pass
    assert scene.open_question == ("blue", "turn")


def test_swamp_is_a_season_card_so_valley_may_follow() -> None:
    scene = in_the_valley("swamp_advantage")

    scene.red.plays("swamp_advantage")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}


def test_a_swamp_cancelled_by_the_dagda_has_spent_the_turn_all_the_same() -> None:
    """Ruling 19."""
    scene = in_the_valley("swamp_advantage", blue=["dagda"])

    scene.red.plays("swamp_advantage")
    scene.blue.plays("dagda")
    offered = comes_up(scene, "red", "valley_advantage")
    scene.go_on()

    assert offered
    assert scene.table["spent"] == ["swamp_advantage"]
    assert scene.open_question == ("blue", "turn")


# --- Valley ---


def test_valley_places_a_clan_where_you_are() -> None:
    lands = {"cove": land(red=1), "valley": land(blue=1), "hills": land(red=1, blue=2)}
    scene = Island(lands, red=["valley_advantage", "bard"])

    scene.red.plays("bard")
    scene.red.plays("valley_advantage")
    choices = scene.red.is_asked()
    scene.red.answers("hills")
    scene.go_on()

    assert choices == ["cove", "hills"]
    assert scene.red.clans == {"cove": 1, "hills": 2}
    assert "clash-begins" not in scene.events
    assert scene.table["spent"] == ["valley_advantage"]


def test_valley_without_reserve_does_nothing() -> None:
    """Ruling 44."""
    lands = {"cove": land(red=12), "valley": land(blue=1)}
    scene = Island(lands, red=["valley_advantage", "bard"])

    scene.red.plays("bard")
    scene.red.plays("valley_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.table["spent"] == ["valley_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_valley_is_playable_without_being_present_in_the_valley() -> None:
    """Ruling 39."""
    scene = in_the_valley("bard")

    scene.red.plays("bard")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.land("valley")["clans"] == [0, 1]
    assert scene.red.clans == {"cove": 2}


def test_the_dagda_on_the_valley_keeps_the_clan_in_reserve() -> None:
    scene = in_the_valley("bard", blue=["dagda"])

    scene.red.plays("bard")
    scene.red.plays("valley_advantage", "cove")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.table["spent"] == ["valley_advantage"]
    assert scene.open_question == ("blue", "turn")


# --- after you play a Season card ---


def test_after_a_season_card_means_after_all_its_clashes() -> None:
    """Ruling 24."""
    lands = {"cove": land(red=3), "hills": land(blue=1), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["valley_advantage", "migration"])

    scene.red.plays("migration", "cove", "hills", "1", "valley", "2")
    scene.red.answers("hills")
    in_the_first_clash = comes_up(scene, "red", "valley_advantage")
    scene.red.answers("attack", "seat1", "end_clash")
    between = comes_up(scene, "red", "valley_advantage")
    scene.red.answers("attack", "seat1", "end_clash")
    afterwards = comes_up(scene, "red", "valley_advantage")

    assert not in_the_first_clash
    assert not between
    assert afterwards


def test_after_a_season_card_a_card_stopped_by_geis_counts() -> None:
    """Ruling 19."""
    scene = in_the_valley("bard", blue=["geis"])

    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}


def test_after_a_season_card_an_epic_tale_counts() -> None:
    scene = in_the_valley("stone_of_fal")

    scene.red.plays("stone_of_fal")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 4}


def test_after_a_season_card_a_cancelled_epic_tale_counts() -> None:
    """Ruling 19."""
    scene = in_the_valley("stone_of_fal", blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.red.plays("valley_advantage", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}


def test_after_a_season_card_several_cards_may_follow() -> None:
    """Ruling 25."""
    lands = {"cove": land(red=1), "valley": land(blue=1), "lost_vale": land(), "salt_mine": land()}
    follow = ["cove_advantage", "valley_advantage", "lost_vale_advantage", "salt_mine_advantage"]
    scene = Island(lands, red=["stone_of_fal", *follow], blue=["bard"], aside=["citadel"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("valley_advantage", "cove")
    scene.red.plays("cove_advantage", "citadel")
    scene.red.plays("lost_vale_advantage", "valley", "seat1")
    scene.red.plays("salt_mine_advantage", "seat1", "bard")
    scene.go_on()

    assert scene.red.clans == {"cove": 4}
    assert scene.blue.clans == {"lost_vale": 1}
    assert set(scene.table["spent"]) == set(follow)


def test_a_pass_is_no_season_card() -> None:
    scene = in_the_valley("bard")

    scene.red.passes()

    assert not comes_up(scene, "red", "valley_advantage")
    assert scene.open_question == ("blue", "turn")


def test_a_pretender_token_is_no_season_card() -> None:
    scene = in_the_valley("bard", deeds=[5, 0])

    scene.red.answers("pretender")

    assert not comes_up(scene, "red", "valley_advantage")
    assert scene.open_question == ("blue", "turn")


def test_the_season_card_of_another_does_not_count() -> None:
    scene = in_the_valley(turn=1, blue=["bard"])

    scene.blue.plays("bard")

    assert not comes_up(scene, "red", "valley_advantage")
    assert scene.open_question == ("red", "turn")


def test_a_triskel_card_is_no_season_card() -> None:
    scene = in_the_valley("geis", turn=1, blue=["bard"])

    scene.blue.plays("bard")
    scene.red.plays("geis")

    assert not comes_up(scene, "red", "valley_advantage")
    assert scene.open_question == ("red", "turn")
