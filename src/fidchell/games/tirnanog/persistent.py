"""Persistent effects: values that depend on the other cards of a saga, and the settling of them.

Classes, where other effects are functions: a value is settled after every card played, and compiled a method of a known
class is called five times as fast as a function found in a dictionary.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.values import put
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS

if TYPE_CHECKING:
    from fidchell.games.tirnanog.table import Otherworld


class Persistent:
    """The effect of one card, with the parameters its pack gives."""

    __slots__ = ("change", "colour_met", "looks_far", "looks_at_values")

    def __init__(self, given: dict[str, Any]) -> None:
        self.looks_far = False  # beyond its own row and column
        self.looks_at_values = False  # which may change in their turn
        self.change: int = given.get("change", 0)
        self.colour_met: int = given.get("colour_met", NOTHING)

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        """What a card in this slot is worth; ``base``: its token, or what is printed."""
        raise NotImplementedError(type(self).__name__)


class BesideAColour(Persistent):
    __slots__ = ()

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        for card in table.beside(seat, row, column):
            if table.colour[card] == self.colour_met:
                return base + self.change
        return base


class PerColourBeside(Persistent):
    __slots__ = ()

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        colours = 0
        for card in table.beside(seat, row, column):
            colours |= 1 << table.colour[card]
        return base + self.change * sum(colours >> colour & 1 for colour in range(len(COLOURS)))


class PerOtherOfItsColour(Persistent):
    __slots__ = ()

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        self.looks_far = True

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        mine = table.colour[table.slot(seat, row, column)]
        alike = -1  # itself
        for other in range(len(ROWS)):
            for card in table.row(seat, other):
                if card != NOTHING and table.colour[card] == mine:
                    alike += 1
        return base + self.change * alike


class ValueOfTheLeft(Persistent):
    __slots__ = ()

    def __init__(self, given: dict[str, Any]) -> None:
        super().__init__(given)
        self.looks_at_values = True

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        left = table.slot(seat, row, column - 1)
        return base if left == NOTHING else table.value[left]


class PerCardToTheLeft(Persistent):
    __slots__ = ()

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        left = sum(table.slot(seat, row, other) != NOTHING for other in range(column))
        return base + self.change * left


class PerHigherNeighbour(Persistent):
    """Printed values count."""

    __slots__ = ()

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        printed = table.pack.values
        mine = printed[table.slot(seat, row, column)]
        return base + self.change * sum(printed[card] > mine for card in table.beside(seat, row, column))


class PerCardInRowAndColumn(Persistent):
    __slots__ = ()

    def value(self, table: Otherworld, seat: int, row: int, column: int, base: int) -> int:
        others = -2  # itself, in both
        for card in table.row(seat, row):
            if card != NOTHING:
                others += 1
        for other in range(len(ROWS)):
            if table.slot(seat, other, column) != NOTHING:
                others += 1
        return base + self.change * others


PERSISTENT: Final[dict[str, type[Persistent]]] = {
    "beside_a_colour": BesideAColour,
    "per_colour_beside": PerColourBeside,
    "per_other_of_its_colour": PerOtherOfItsColour,
    "value_of_the_left": ValueOfTheLeft,
    "per_card_to_the_left": PerCardToTheLeft,
    "per_higher_neighbour": PerHigherNeighbour,
    "per_card_in_row_and_column": PerCardInRowAndColumn,
}


def settle_values(table: Otherworld, seat: int) -> list[int]:
    """Compute all values of a saga anew, top row first, left to right, once; gives the cards whose value changed."""
    changed: list[int] = []
    persistent, tokens = table.pack.persistent, table.token
    for row in range(len(ROWS)):
        for column, card in enumerate(table.row(seat, row)):
            # Without such an effect and a token it is worth what is printed.
            if card != NOTHING and (persistent >> card & 1 or tokens[card] != NOTHING):
                _settle(table, seat, row, column, card, changed)
    return changed


def settle_around(table: Otherworld, seat: int, row: int, column: int) -> list[int]:
    """The same after a card was played into a slot: only what sees that slot is looked at. Most see no farther than
    their row and column."""
    pack = table.pack
    if table.told[seat] & pack.look_at_values:
        return settle_values(table, seat)
    changed: list[int] = []
    persistent, far = table.told[seat] & pack.persistent, table.told[seat] & pack.look_far
    for other in range(len(ROWS)):
        cards = table.row(seat, other)
        if other == row or far:
            for at, card in enumerate(cards):
                if card != NOTHING and persistent >> card & 1 and (other == row or at == column or far >> card & 1):
                    _settle(table, seat, other, at, card, changed)
        elif column < len(cards):
            card = cards[column]
            if card != NOTHING and persistent >> card & 1:
                _settle(table, seat, other, column, card, changed)
    return changed


def _settle(table: Otherworld, seat: int, row: int, column: int, card: int, changed: list[int]) -> None:
    facts, token = table.pack.encounters[card], table.token[card]
    now = facts.value if token == NOTHING else token
    if facts.persistent is not None:
        now = max(0, facts.persistent.value(table, seat, row, column, now))
    if now != table.value[card]:
        table.value = put(table.value, card, now)
        changed.append(card)
