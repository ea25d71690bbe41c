"""The acceptance examples of the rules reference, section 15."""

from __future__ import annotations

import pytest

from fidchell.core.values import bits
from fidchell.games.inis.facts import (
    ACTIONS,
    ADVANTAGE,
    ADVANTAGE_CARDS,
    ADVANTAGES,
    CARDS,
    EPIC_CARDS,
    EPICS,
    FOUR_PLAYER_CARDS,
    MANEUVER_CARDS,
    MOOR,
    SEASON_CARDS,
    TERRITORIES,
    WITH_SANCTUARY,
)
from fidchell.games.inis.moments import TRISKELS
from kit.island import PASS, Island

SIX = ("cove", "forest", "hills", "moor", "plains", "valley")


def names(mask: int) -> set[str]:
    return {CARDS[card] for card in bits(mask)}


# --- 1 to 3: the Assembly ---


def test_a_brenn_elsewhere_stays_brenn_when_the_capital_is_tied() -> None:
    """Example 1."""
    lands = {"cove": {"red": 1, "green": 1}, "valley": {"blue": 2}}
    scene = Island(lands, capital="cove", brenn=1, turn=1, passes=2)

    scene.blue.passes()
    scene.go_on()

    assert scene.table["brenn"] == 1
    assert "brenn-stays" in scene.events


@pytest.mark.parametrize(("deeds", "met"), [(2, 1), (3, 2)])
def test_four_territories_and_five_sanctuaries_with_deeds(deeds: int, met: int) -> None:
    """Example 2."""
    lands = {land: {"red": 1} for land in SIX[:4]} | {"swamp": {"blue": 1}}
    lands["cove"] = {"red": 1, "sanctuaries": 5}
    scene = Island(lands, deeds=[deeds, 0])

    assert scene.table["players"][0]["conditions"] == met


def test_two_tied_pretenders_and_a_brenn_with_less_give_no_winner() -> None:
    """Example 3: orange is red here."""
    lands = {land: {"red": 1, "blue": 1} for land in SIX}
    lands["cove"] = {"red": 1, "blue": 1, "green": 1, "sanctuaries": 6}
    scene = Island(lands, pretenders=[0, 1, 2], brenn=2, turn=2, passes=2)
    assert [player["conditions"] for player in scene.table["players"]] == [2, 2, 1]

    scene.green.passes()
    scene.go_on()

    assert not scene.game.over
    assert [player["pretender"] for player in scene.table["players"]] == [False, False, False]


def test_the_brenn_wins_when_tied() -> None:
    """Example 3: the next round; orange is red here."""
    lands = {"cove": {"red": 1, "green": 1, "sanctuaries": 6}, "valley": {"blue": 1}}
    scene = Island(lands, pretenders=[0, 2], brenn=2, turn=2, passes=2)
    assert [player["conditions"] for player in scene.table["players"]] == [1, 0, 1]

    scene.green.passes()
    scene.go_on()

    assert scene.game.over
    assert scene.game.result is not None
    assert scene.game.result["winners"] == [2]


# --- 4 to 6: clashes ---


def test_three_citadels_are_filled_one_clan_at_a_time() -> None:
    """Example 4: the instigator green is red here, orange is green; the order is as printed."""
    lands = {"cove": {}, "plains": {"red": 2, "blue": 2, "green": 2, "white": 2, "citadels": 3}}
    scene = Island(lands, capital="cove", red=["warlord"])
    scene.red.plays("warlord", "plains")
    scene.go_on()

    scene.blue.answers("shelter")
    scene.green.answers("shelter")
    scene.white.answers(PASS)
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 2, 1, 0]
    assert scene.open_question == ("red", "maneuver")


def everything_sheltered(red: list[str]) -> Island:
    lands = {"cove": {}, "plains": {"red": 2, "blue": 2, "citadels": 2}, "valley": {"red": 1}}
    scene = Island(lands, capital="cove", red=["warlord", *red])
    scene.red.plays("warlord", "plains")
    scene.blue.answers("shelter", "shelter")
    return scene.go_on()


def test_an_instigator_alone_may_withdraw_play_an_epic_tale_maneuver_or_end() -> None:
    """Example 5."""
    scene = everything_sheltered(["ogmas_eloquence"])

    assert scene.open_question == ("red", "maneuver-alone")
    assert set(scene.red.is_asked()) == {"withdraw", "ogmas_eloquence", "end_clash"}


def test_an_instigator_alone_who_ends_the_clash_leaves_all_where_they_are() -> None:
    """Example 5."""
    scene = everything_sheltered([])

    scene.red.answers("end_clash")
    scene.go_on()

    assert scene.land("plains")["clans"] == [2, 2]
    assert scene.open_question == ("blue", "turn")


def migrated() -> Island:
    """Red has moved from the cove (X) to the plains (Y) and the valley (Z), blue in both; the plains come first."""
    lands = {"cove": {"red": 6}, "plains": {"blue": 3}, "valley": {"blue": 1}}
    scene = Island(lands, capital="cove", red=["migration"])
    scene.red.plays("migration", "cove", "plains", "2", "valley", "3")
    scene.go_on()
    scene.red.answers("plains")
    return scene.go_on()


def test_the_instigator_may_withdraw_into_a_waiting_clash_where_he_has_the_majority() -> None:
    """Example 6."""
    scene = migrated()

    scene.red.answers("withdraw")

    assert "valley" in scene.red.is_asked()
    scene.red.answers("valley", "2")
    scene.go_on()
    assert scene.land("valley")["clans"] == [5, 1]


def test_the_opponent_may_not_withdraw_into_the_territory_where_the_majority_is_lost() -> None:
    """Example 6."""
    scene = migrated()
    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert "withdraw" not in scene.blue.is_asked()


def test_the_waiting_clash_follows_with_the_clans_as_they_stand() -> None:
    """Example 6."""
    scene = migrated()
    scene.red.answers("withdraw", "valley", "2")
    scene.go_on()

    scene.blue.answers("end_clash")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "valley"
    assert scene.table["clash"]["exposed"] == [5, 1]


# --- 21 and 22: numbers ---


@pytest.mark.parametrize(
    ("geometry", "tiles", "count"),
    [("T3", 2, 4), ("T3", 3, 6), ("T3", 4, 8), ("H1", 2, 2), ("H1", 3, 3), ("H1", 4, 4)],
)
def test_legal_locations_after_the_compact_start(geometry: str, tiles: int, count: int) -> None:
    """Example 21."""
    scene = Island({land: {"red": 1} for land in SIX[:tiles]}, geometry=geometry, red=["exploration"])

    scene.red.plays("exploration")
    scene.go_on()

    assert len(scene.red.is_asked()) == count


def test_there_are_seventeen_sixteen_and_thirty_cards() -> None:
    """Example 22."""
    assert (len(ACTIONS), len(ADVANTAGES), len(EPICS)) == (17, 16, 30)
    assert len(set(CARDS)) == 63


def test_four_cards_are_for_four_players() -> None:
    """Example 22."""
    assert names(FOUR_PLAYER_CARDS) == {"emissaries", "master_craftsman", "raid", "scouts_spies"}


def test_sixteen_tiles_of_which_two_begin_with_a_sanctuary() -> None:
    """Example 22."""
    assert len(set(TERRITORIES)) == 16
    assert {TERRITORIES[land] for land in bits(WITH_SANCTUARY)} == {"stone_circle", "gates"}


def test_season_cards_are_fifteen_three_and_sixteen() -> None:
    """Example 22: with the counts of rules 7.2."""
    actions = SEASON_CARDS & ~(ADVANTAGE_CARDS | EPIC_CARDS)

    assert names(actions) == set(ACTIONS) - {"geis", "raid"}
    assert names(SEASON_CARDS & ADVANTAGE_CARDS) == {"misty_lands_advantage", "plains_advantage", "swamp_advantage"}
    assert (SEASON_CARDS & EPIC_CARDS).bit_count() == 16


def test_triskel_cards_are_five_thirteen_and_fourteen_with_fifteen_uses() -> None:
    """Example 22: with the counts of rules 7.2. The Moor and the maneuvers have questions of their own."""
    uses = [card for moment in TRISKELS.values() for card in moment.uses] + bits(MANEUVER_CARDS) + [ADVANTAGE + MOOR]
    cards = sum(1 << card for card in set(uses))

    assert names(cards & ~(ADVANTAGE_CARDS | EPIC_CARDS)) == {"bard", "geis", "master_craftsman", "raid", "warlord"}
    assert (cards & ADVANTAGE_CARDS).bit_count() == 13
    assert (cards & EPIC_CARDS).bit_count() == 14
    assert len([card for card in uses if EPIC_CARDS >> card & 1]) == 15


def test_no_card_is_neither_season_nor_triskel() -> None:
    """Example 22."""
    uses = [card for moment in TRISKELS.values() for card in moment.uses] + bits(MANEUVER_CARDS) + [ADVANTAGE + MOOR]

    assert set(uses) | set(bits(SEASON_CARDS)) == set(range(63))
