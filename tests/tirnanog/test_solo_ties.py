"""A tie with Balor: the larger region decides, and a tie of that too is a victory shared."""

from __future__ import annotations

import pytest

import fidchell
from fidchell.games.tirnanog.scoring import beats_balor
from fidchell.games.tirnanog.table import Otherworld

RED = ["red_1_a", "red_2_a", "red_3_a"]


def solo(pile: list[str]) -> Otherworld:
    scene = {"players": 1, "players_have": [{"saga": {"top": RED}}], "pile": pile}
    table = fidchell.scene("tirnanog", scene).table
    assert isinstance(table, Otherworld)
    return table


@pytest.mark.parametrize(
    ("mine", "his", "pile", "won"),
    [
        (41, 40, [], True),
        (39, 40, [], False),
        (40, 40, ["blue_1_a", "blue_2_a"], True),
        (40, 40, ["blue_1_a", "blue_2_a", "blue_3_a"], True),
        (40, 40, ["blue_1_a", "blue_2_a", "blue_3_a", "blue_4_a"], False),
    ],
)
def test_points_decide_then_the_largest_region(mine: int, his: int, pile: list[str], won: bool) -> None:
    assert beats_balor(solo(pile), mine, his) is won
