"""What a position of Tír na nÓg is worth: documented features of a seat, with weights learnt by self-play."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from fidchell.agents.think.brain import Brain
from fidchell.agents.think.fit import Fitter
from fidchell.core.decision import Ask
from fidchell.core.rules import Rules
from fidchell.core.table import Table
from fidchell.core.values import bits
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.facts import NOTHING, ROUNDS, ROW_CARDS, ROWS
from fidchell.games.tirnanog.grid import TOUCHED
from fidchell.games.tirnanog.scoring import balor_points, breakdown, largest_regions
from fidchell.games.tirnanog.table import Otherworld

# (name, what it counts). Each comes twice: as it is, and times the share of the game still to come.
FEATURES: Final = (
    ("always", "one: what there is to gain from here on"),
    ("total", "points if the game ended now, of 50"),
    ("lead", "the same less the best of the others, or Balor, of 20"),
    ("top", "points of the top row, of 20"),
    ("middle", "of the middle row"),
    ("bottom", "of the bottom row"),
    ("card_points", "of cards with a scoring effect, of 10"),
    ("regions", "points for regions, of 10"),
    ("region_cards", "cards in largest regions of each colour, of 10"),
    ("full_rows", "of 3"),
    ("cards_told", "of 15"),
    ("longest_gap", "slots the emptiest row still has, of 5"),
    ("hand", "cards in hand, of 6"),
    ("hand_value", "printed values in hand, of 20"),
    ("hand_specials", "cards in hand with an effect, of 3"),
    ("touched", "cards of the grid the bards touch, of 6"),
    ("touched_value", "their values, of 20"),
    ("bards_lost", "of 3"),
    ("helpers", "cards of the saga that do something in Journey or Saga, of 3"),
)
FITTING: Final = frozenset({m.Q_PLACE, m.Q_TAKE, m.Q_TAKE_LOST, m.Q_PLAY, m.Q_ROW, m.Q_UPKEEP, m.Q_DROP})
NARROW: Final = 15.0  # points ahead of Balor that count as odds of e to 1


class TirNaNogBrain(Brain):
    __slots__ = ("_fitter",)

    def __init__(self, rules: Rules[Any]) -> None:
        super().__init__(rules)
        self._fitter = Fitter()

    def names(self) -> list[str]:
        plain = [name for name, _ in FEATURES]
        return plain + [f"{name}_early" for name in plain]

    def features(self, table: Table) -> list[list[float]]:
        assert isinstance(table, Otherworld)
        points = breakdown(table)
        totals = [sum(part) for part in points]
        early = (ROUNDS - table.round) / 5.0
        found: list[list[float]] = []
        for seat in range(table.seats):
            best = -1
            for other in range(table.seats):
                if other != seat and totals[other] > best:
                    best = totals[other]
            if table.seats == 1:
                best = balor_points(table)
            plain = self._of(table, seat, points[seat], totals[seat], best)
            found.append(plain + [feature * early for feature in plain])
        return found

    def _of(self, table: Otherworld, seat: int, points: list[int], total: int, best: int) -> list[float]:
        told = full = gap = 0
        for row in range(len(ROWS)):
            count = 0
            for card in table.row(seat, row):
                if card != NOTHING:
                    count += 1
            told += count
            if count >= ROW_CARDS:
                full += 1
            gap = max(gap, ROW_CARDS - count)
        pack = table.pack
        hand = hand_value = specials = 0
        for card in bits(table.hands[seat]):
            hand += 1
            hand_value += pack.values[card]
            if card < pack.specials:
                specials += 1
        touched = touched_value = 0
        for card in table.touched_by(seat):
            touched += 1
            touched_value += pack.values[card]
        lost = 0
        for place in table.bards_of(seat):
            if table.is_lost(place):
                lost += 1
        helpers = (table.told[seat] & (pack.journey | pack.usable)).bit_count()
        return [
            1.0,
            total / 50.0,
            (total - best) / 20.0,
            points[0] / 20.0,
            points[1] / 20.0,
            points[2] / 20.0,
            points[3] / 10.0,
            points[4] / 10.0,
            sum(largest_regions(table, seat)) / 10.0,
            full / 3.0,
            told / 15.0,
            gap / 5.0,
            hand / 6.0,
            hand_value / 20.0,
            specials / 3.0,
            touched / 6.0,
            touched_value / 20.0,
            lost / 3.0,
            helpers / 3.0,
        ]

    def shares(self, table: Table) -> list[float]:
        """Alone, how narrowly counts as well: where a victory is out of reach, a search would be blind else."""
        assert isinstance(table, Otherworld)
        if table.seats > 1:
            return super().shares(table)
        lead = sum(breakdown(table)[0]) - balor_points(table)
        return [1.0 / (1.0 + exp(-lead / NARROW))]

    def is_cut(self, table: Table, since: Table) -> bool:
        """The Upkeep is over and the next grid lies."""
        assert isinstance(table, Otherworld)
        assert isinstance(since, Otherworld)
        return table.round > since.round

    # --- taste ---

    def tastes_for(self, table: Table, ask: Ask) -> list[float]:
        """A card is to its taste for what it would bring into the saga; a gap for the cards beside it."""
        assert isinstance(table, Otherworld)
        tastes = super().tastes_for(table, ask)
        question, options, seat = ask.question, ask.options, ask.seat
        if question not in FITTING:
            return tastes
        fitter = self._fitter
        fits = fitter.of(table, seat)
        if question is m.Q_PLACE:
            grid = table.grid
            for at in range(len(options)):
                best = 0.0
                for cell in TOUCHED[options[at] - m.PLACE]:
                    if grid[cell] != NOTHING:
                        best = max(best, fitter.anywhere(fits, table, seat, grid[cell]))
                tastes[at] *= best
        elif question is m.Q_ROW:
            card = ask.values[0] - m.CARD
            for at in range(len(options)):
                tastes[at] *= fitter.in_row(fits, table, seat, card, options[at] - m.ROW)
        else:
            away = question is m.Q_UPKEEP or question is m.Q_DROP
            for at in range(len(options)):
                card = options[at] - m.CARD
                if not table.told[seat] >> card & 1:  # else a card of the own saga is used
                    taste = fitter.anywhere(fits, table, seat, card)
                    tastes[at] *= 1.0 / taste if away else taste
        return tastes
