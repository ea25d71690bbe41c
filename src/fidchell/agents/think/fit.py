"""How well a card of Tír na nÓg would go into each row of a saga: what Geis and regions would gain by it.

The whole game is about this, and a roll-out asks for it in almost every decision. What follows from a saga is reckoned
once for it and kept: as a taste, e times as much for so many points.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from fidchell.core.values import put
from fidchell.games.tirnanog.facts import NOTHING, ROWS
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.scoring import geis_points, largest_regions
from fidchell.games.tirnanog.table import Otherworld

POINTS: Final = 3.0  # that make a card e times as much to the taste
REGION: Final = 0.7  # points for each card that the largest region of its colour grows by
MOST: Final = 3.0  # e to the power of this is how far tastes are drawn apart, and no further
NOWHERE: Final = exp(-4.0 / POINTS)  # a card that may not be played at all is in the way
KEPT: Final = 20000  # sagas


class Fits:
    """What is known of one saga: how much to the taste a card is, by row, and in its best row."""

    __slots__ = ("points", "regions", "in_row", "anywhere")

    def __init__(self, points: int, regions: list[int]) -> None:
        self.points = points  # of the Geis, as it stands
        self.regions = regions  # the largest of each colour
        self.in_row: dict[int, float] = {}
        self.anywhere: dict[int, float] = {}


class Fitter:
    """Keeps what is known of sagas. The same saga always gives the same, so it does not matter what was kept."""

    __slots__ = ("_known", "_ring", "_at")

    def __init__(self) -> None:
        self._known: dict[Any, Fits] = {}
        self._ring: list[Any] = []  # the sagas that are known, from self._at on the oldest first
        self._at = 0

    def of(self, table: Otherworld, seat: int) -> Fits:
        first = seat * len(ROWS)
        top, middle, bottom = table.saga[first], table.saga[first + 1], table.saga[first + 2]
        looks = 0  # values and colours may have changed
        for row in (top, middle, bottom):
            for card in row:
                if card != NOTHING:
                    looks = looks << 10 | table.value[card] * 4 + table.colour[card]
        key = (table.geis, top, middle, bottom, looks)
        found = self._known.get(key)
        if found is None:
            found = Fits(sum(geis_points(table, seat)), largest_regions(table, seat))
            self._keep(key, found)
        return found

    def _keep(self, key: Any, fits: Fits) -> None:
        """In place of the oldest. To forget all at once would take longer than a quick bot may think."""
        if len(self._ring) < KEPT:
            self._ring.append(key)
        else:
            del self._known[self._ring[self._at]]
            self._ring[self._at] = key
            self._at = (self._at + 1) % KEPT
        self._known[key] = fits

    def in_row(self, fits: Fits, table: Otherworld, seat: int, card: int, row: int) -> float:
        key = card * len(ROWS) + row
        taste = fits.in_row.get(key)
        if taste is None:
            taste = _taste(fits, table, seat, card, row)
            fits.in_row[key] = taste
        return taste

    def anywhere(self, fits: Fits, table: Otherworld, seat: int, card: int) -> float:
        taste = fits.anywhere.get(card)
        if taste is None:
            taste = NOWHERE
            for row in range(len(ROWS)):
                taste = max(taste, self.in_row(fits, table, seat, card, row))
            fits.anywhere[card] = taste
        return taste


def _taste(fits: Fits, table: Otherworld, seat: int, card: int, row: int) -> float:
    """Effects of the card itself are left out: most are choices still to be made."""
    if not may_play(table, seat, card, row):
        return NOWHERE
    at, slot, colour = seat * len(ROWS) + row, table.free_slot(seat, row), table.colour[card]
    cards = table.saga[at]
    table.saga[at] = put(cards, slot, card) if slot < len(cards) else (*cards, card)  # a copy would take much longer
    points, regions = sum(geis_points(table, seat)), largest_regions(table, seat)
    table.saga[at] = cards
    gain = points - fits.points + REGION * (regions[colour] - fits.regions[colour])
    return exp(max(-MOST, min(MOST, gain / POINTS)))
