"""Balor's Eye, the solo opponent: three bards, no hand, no saga, and a card that says Maximum or Minimum."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.values import put
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.effects import top_card
from fidchell.games.tirnanog.facts import HOME, NOTHING
from fidchell.games.tirnanog.grid import CELL_SPIRALS, SPIRALS
from fidchell.games.tirnanog.table import Otherworld


def turn_up(table: Otherworld) -> None:
    """Before each of his turns the top card is discarded; the Ailm flips his reference card."""
    card = top_card(table)
    if card == NOTHING:
        return
    table.all_see(1 << card)
    table.discard += (card,)
    table.tell(m.E_BALOR_TURN, (m.CARD + card,))
    if table.pack.encounters[card].ailm:
        flip(table)


def flip(table: Otherworld) -> None:
    table.balor_maximum = not table.balor_maximum
    table.tell(m.E_BALOR_MAX if table.balor_maximum else m.E_BALOR_MIN)


def printed(table: Otherworld, card: int) -> int:
    """Bigger is better for Balor, whichever way his card lies."""
    value = table.pack.encounters[card].value
    return value if table.balor_maximum else -value


def balors_gap(table: Otherworld) -> int:
    """The free gap with the highest (or lowest) printed sum; a tie goes to the first on the spiral from the token."""
    free = table.open_gaps(2)
    spiral = [gap for gap in SPIRALS[table.first_token] if gap in free]
    return max(spiral, key=lambda gap: sum(printed(table, card) for card in table.cards_at(gap)))


def balors_card(table: Otherworld) -> tuple[int, int]:
    """The card he takes and the bard that takes it: among those touched, or any when he has only lost bards."""
    touched = {card for place in table.balor_bards if place != HOME for card in table.cards_at(place)}
    order = [table.grid[cell] for cell in CELL_SPIRALS[table.first_token] if table.grid[cell] != NOTHING]
    choice = [card for card in order if card in touched] or order
    card = max(choice, key=lambda other: printed(table, other))
    out = [place for place in SPIRALS[table.first_token] if place in table.balor_bards]
    nearest = [place for place in out if card in table.cards_at(place)] or out
    return card, nearest[0]


class BalorPlaces(Effect[Otherworld]):
    """His turn in the Journey."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        turn_up(table)
        gap = balors_gap(table)
        table.balor_bards = put(table.balor_bards, table.balor_bards.index(HOME), gap)
        table.tell(m.E_BALOR_PLACED, (m.PLACE + gap,))


class BalorTakes(Effect[Otherworld]):
    """His turn in the Saga: what he takes goes to his pile."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        turn_up(table)
        card, place = balors_card(table)
        table.lay_card(table.grid.index(card), NOTHING)
        table.balor_bards = put(table.balor_bards, table.balor_bards.index(place), HOME)
        table.balor_pile += (card,)
        table.tell(m.E_BALOR_TOOK, (m.CARD + card,))


class FlipBalor(Effect[Otherworld]):
    """When a new grid is laid."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        flip(table)


class PlaceToken(Frame[Otherworld]):
    """The first-player token goes to a gap of your choice for the whole game, and blocks nothing."""

    __slots__ = ()

    def next(self, table: Otherworld) -> Ask | None:
        if table.first_token != NOTHING:
            table.stack.pop()
            return None
        return Ask(0, m.Q_TOKEN, [m.PLACE + gap for gap in table.open_gaps(2)])

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        table.do([LayToken(option - m.PLACE)])

    def shown(self) -> str:
        return "balor-token"


class LayToken(Effect[Otherworld]):
    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def apply(self, table: Otherworld) -> None:
        table.first_token = self.place
        table.tell(m.E_TOKEN, (m.PLACE + self.place,))


class ThinBalorsPile(Frame[Otherworld]):
    """Before the regions are compared you discard cards from his pile, as many as the difficulty allows."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def next(self, table: Otherworld) -> Ask | None:
        if not self.left or not table.balor_pile:
            table.stack.pop()
            return None
        return Ask(0, m.Q_BALOR, [m.CARD + card for card in sorted(table.balor_pile)], (self.left,))

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        self.left -= 1
        table.do([DropFromPile(option - m.CARD)])

    def shown(self) -> str:
        return "balor-pile"


class DropFromPile(Effect[Otherworld]):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, table: Otherworld) -> None:
        table.balor_pile = tuple(card for card in table.balor_pile if card != self.card)
        table.discard += (self.card,)
        table.tell(m.E_BALOR_DROPS, (m.CARD + self.card,))
