"""Regions, ties, the winner, and what a card would change (rules 5)."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.scoring import preview, shared_rewards
from kit.saga import Saga, described, has


def regions(**fields: Any) -> list[int]:
    """The points each player gets for regions."""
    return [points[4] for points in Saga(phase="score", **fields).result["points"]]


# --- regions ---


def test_a_region_is_two_or_more_connected_cards_of_a_colour() -> None:
    scene = Saga(bells=has(top="r1 r2 b1", middle="b2 r3 r4", bottom="g1 y1 r5"))

    assert scene.bells.public["regions"] == {"red": 5, "yellow": 0, "green": 0, "blue": 0}


def test_cards_that_meet_at_a_corner_are_not_connected() -> None:
    assert Saga(bells=has(top="r1 b1", middle="b2 r2")).bells.public["regions"]["red"] == 0


def test_a_hole_parts_a_region() -> None:
    assert Saga(bells=has(top="r1 r2 - r3 r4 r5")).bells.public["regions"]["red"] == 3


def test_current_colours_make_a_region() -> None:
    assert Saga(bells=has(top="r1 b2 r3", colours={"b2": "red"})).bells.public["regions"]["red"] == 3


def test_the_largest_region_gets_the_first_reward_and_the_next_the_second() -> None:
    assert regions(bells=has(top="r1 r2 r3"), lyre=has(top="r4 r5")) == [8, 3]


def test_a_player_gets_one_reward_for_a_colour() -> None:
    assert regions(bells=has(top="r1 r2 r3", bottom="r4 r5")) == [8, 0]


def test_a_single_card_gets_no_reward() -> None:
    assert regions(bells=has(top="r1"), lyre=has(top="r2")) == [0, 0]


def test_each_colour_is_rewarded_apart() -> None:
    assert regions(bells=has(top="r1 r2", bottom="b1 b2"), lyre=has(top="g1 g2")) == [16, 8]


def test_two_players_tied_share_both_rewards_each_half_rounded_down() -> None:
    assert regions(bells=has(top="r1 r2"), lyre=has(top="r4 r5")) == [5, 5]


def test_after_a_tie_for_first_of_three_the_second_reward_is_used_up() -> None:
    assert regions(bells=has(top="r1 r2 r3"), lyre=has(top="r4 r5 r6"), flute=has(top="r7 r8")) == [5, 5, 0]


def test_a_tie_for_the_last_reward_shares_it_alone() -> None:
    assert regions(bells=has(top="r1 r2 r3"), lyre=has(top="r4 r5"), flute=has(top="r7 r8")) == [8, 1, 1]


@pytest.mark.parametrize(
    ("sizes", "rewards", "points"),
    [
        ([5, 5, 3, 2], [8, 4, 2], [6, 6, 2, 0]),
        ([5, 3, 3, 2], [8, 4, 2], [8, 3, 3, 0]),
        ([5, 4, 3, 3], [8, 4, 2], [8, 4, 1, 1]),
        ([4, 4, 4, 2], [8, 4, 2], [4, 4, 4, 0]),
        ([4, 4, 4, 4], [8, 4, 2], [3, 3, 3, 3]),
        ([5, 3, 3, 3, 2], [8, 4, 2], [8, 2, 2, 2, 0]),
        ([4, 4, 4], [8, 3], [3, 3, 3]),
        ([0, 0, 2], [8, 3], [0, 0, 8]),
    ],
)
def test_tied_players_share_the_rewards_they_cover(sizes: list[int], rewards: list[int], points: list[int]) -> None:
    assert shared_rewards(sizes, rewards) == points


@pytest.mark.parametrize(("players", "third"), [(3, 0), (4, 2), (5, 2)])
def test_a_third_reward_is_given_with_four_players_or_more(players: int, third: int) -> None:
    points = regions(
        players=players,
        bells=has(top="r1 r2 r3 r4"),
        lyre=has(top="r5 r6 r7"),
        flute=has(top="r8 r8"),
    )

    assert points[2] == third


# --- who wins ---


def test_the_highest_total_wins() -> None:
    scene = Saga(phase="score", bells=has(top="r5"), lyre=has(top="b6"))

    assert scene.result["scores"] == [5, 6]
    assert scene.result["winners"] == [1]


def test_a_tie_goes_to_the_larger_region_of_any_colour() -> None:
    bells = has(top="r1 r2 b3 r4")  # 10 in the row, 8 for red
    lyre = has(top="g1 g2 g7")
    scene = Saga(phase="score", bells=bells, lyre=lyre)

    assert scene.result["scores"] == [18, 18]
    assert scene.result["winners"] == [1]


def test_a_tie_with_equal_regions_is_shared() -> None:
    scene = Saga(phase="score", bells=has(top="r1 r2"), lyre=has(top="g1 g2"))

    assert scene.result["scores"] == [11, 11]
    assert scene.result["winners"] == [0, 1]


def test_the_tie_break_looks_only_at_the_tied_players() -> None:
    flute = has(middle="y1 y2 y3 y4")  # the largest region of all, but fewer points
    scene = Saga(phase="score", bells=has(top="r1 r7"), lyre=has(top="g1 g7"), flute=flute)

    assert scene.result["scores"] == [16, 16, 8]
    assert scene.result["winners"] == [0, 1]


# --- the preview ---


def looked_ahead(card: str, row: int, **fields: Any) -> dict[str, Any] | None:
    table = RULES.open_scene(described(**fields))
    words = [one.word for one in RULES.pack.encounters]
    return preview(table, 0, words.index(card), row)


def test_the_preview_shows_what_a_card_would_change_for_everybody() -> None:
    seen = looked_ahead("red_8_a", 0, bells=has(hand="r8", top="r1 r2"), lyre=has(top="r4 r5"))

    assert seen is not None
    assert seen["rows"] == [8, 0, 0]
    assert [colours["red"] for colours in seen["regions"]] == [3, -2]
    assert seen["totals"] == [11, -2]


def test_the_preview_of_a_forbidden_row_is_none() -> None:
    assert looked_ahead("red_8_a", 0, bells=has(hand="r8", top="b1 b2 b3 b4 b5")) is None
    assert looked_ahead("red_1_a", 0, bells=has(hand="r1", top="b5"), geis_top="curse_of_macha") is None


def test_the_preview_counts_persistent_values_and_full_rows_as_certain() -> None:
    seen = looked_ahead("green_8_a", 0, bells=has(hand="g8", top="r1 r3 r4 kelpie"))

    assert seen is not None
    assert seen["rows"] == [8 - 6, 0, 0], "the green 8 scores, the Kelpie falls to 2"
    assert seen["certain"] == [1 + 3 + 4 + 2 + 8, 0, 0]


def test_the_preview_changes_nothing() -> None:
    table = RULES.open_scene(described(bells=has(hand="r8", top="r1 r2")))
    before = str(RULES.view(table, 0))

    preview(table, 0, [card.word for card in RULES.pack.encounters].index("red_8_a"), 0)

    assert str(RULES.view(table, 0)) == before
