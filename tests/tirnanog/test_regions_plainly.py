"""The largest region, found with shifts of bits, against the plain way of walking from card to card."""

from __future__ import annotations

import pytest

from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS
from fidchell.games.tirnanog.scoring import largest_regions
from fidchell.games.tirnanog.table import Otherworld
from kit.walk import Choices, begin, walk


def plainly(table: Otherworld, seat: int, colour: int) -> int:
    left = {
        (row, column)
        for row in range(len(ROWS))
        for column, card in enumerate(table.row(seat, row))
        if card != NOTHING and table.colour[card] == colour
    }
    largest = 0
    while left:
        reached = [left.pop()]
        for row, column in reached:
            for spot in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if spot in left:
                    left.remove(spot)
                    reached.append(spot)
        largest = max(largest, len(reached))
    return largest if largest > 1 else 0


@pytest.mark.parametrize("seed", range(6))
def test_regions_are_found_as_the_plain_way_finds_them(seed: int) -> None:
    game = begin(RULES, 1 + seed % 5, seed)

    for _ in walk(game, Choices(seed)):
        table = game.table
        assert isinstance(table, Otherworld)
        for seat in range(table.seats):
            assert largest_regions(table, seat) == [plainly(table, seat, colour) for colour in range(len(COLOURS))]


def test_a_long_row_does_not_reach_into_the_next() -> None:
    """Moved cards may make a row longer than five: its end touches nothing of the row below's start."""
    table = RULES.blank(2)
    reds = [card for card, facts in enumerate(RULES.pack.encounters) if COLOURS[facts.colour] == "red"]
    table.lay_row(0, 0, tuple(reds[:19]))
    table.lay_row(0, 1, (reds[19],))

    red = COLOURS.index("red")
    assert largest_regions(table, 0)[red] == plainly(table, 0, red)
