"""Where cards may be played: into rows that are not full, as their Geis allows. Printed values and colours count.

Classes, as in persistent.py, and for the same reason: every card in hand is tried against every row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fidchell.core.values import bits
from fidchell.games.tirnanog.facts import NOTHING, ROWS

if TYPE_CHECKING:
    from fidchell.games.tirnanog.table import Otherworld


class Placement:
    __slots__ = ()

    def allows(self, table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
        raise NotImplementedError(type(self).__name__)


class HigherThanLeft(Placement):
    __slots__ = ()

    def allows(self, table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
        left = table.slot(seat, row, column - 1)
        return left == NOTHING or table.pack.values[card] > table.value[left]


class NotTheColourOnTheLeft(Placement):
    __slots__ = ()

    def allows(self, table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
        left = table.slot(seat, row, column - 1)
        return left == NOTHING or table.pack.colours[card] != table.colour[left]


class NoValueTwice(Placement):
    __slots__ = ()

    def allows(self, table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
        value = table.pack.values[card]
        return all(other == NOTHING or table.value[other] != value for other in table.row(seat, row))


PLACEMENTS: Final[dict[str, Placement]] = {
    "higher_than_left": HigherThanLeft(),
    "not_the_colour_on_the_left": NotTheColourOnTheLeft(),
    "no_value_twice": NoValueTwice(),
}


def may_play(table: Otherworld, seat: int, card: int, row: int) -> bool:
    """Into the leftmost free slot of a row that is not full, as its Geis allows."""
    if table.is_full(seat, row):
        return False
    placing = table.pack.geis[table.geis[row]].placing
    return placing is None or placing.allows(table, seat, row, table.free_slot(seat, row), card)


def rows_for(table: Otherworld, seat: int, card: int) -> list[int]:
    """The rows into which a card may be played."""
    return [row for row in range(len(ROWS)) if may_play(table, seat, card, row)]


def playable(table: Otherworld, seat: int) -> list[int]:
    """The cards in hand that may be played into some row."""
    rows: list[int] = []
    for row in range(len(ROWS)):
        if not table.is_full(seat, row):
            if table.pack.geis[table.geis[row]].placing is None:
                return bits(table.hands[seat])
            rows.append(row)
    found: list[int] = []
    for card in bits(table.hands[seat]):
        for row in rows:
            if may_play(table, seat, card, row):
                found.append(card)
                break
    return found
