"""Everything that changes the table."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.scripts import Running
from fidchell.core.values import bits, mask_of, put
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.facts import HAND, HOME, NOTHING
from fidchell.games.tirnanog.grid import CELLS_FOR
from fidchell.games.tirnanog.persistent import settle_around, settle_values
from fidchell.games.tirnanog.table import Otherworld


def every_card(table: Otherworld) -> int:
    return (1 << len(table.pack.encounters)) - 1


def top_card(table: Otherworld) -> int:
    """Take the top card off the deck, made anew from the discard if it is empty; NOTHING if there is none."""
    if not table.deck and table.discard:
        shuffled = mask_of(table.discard)
        table.go_hidden(shuffled, table.deck_zone)
        table.seen &= ~shuffled
        table.deck, table.discard = table.chance.shuffled(sorted(table.discard)), ()
        table.tell(m.E_RESHUFFLED)
    if not table.deck:
        return NOTHING
    card, table.deck = table.deck[-1], table.deck[:-1]
    return card


def top_cards(table: Otherworld, count: int) -> list[int]:
    """Several cards off the deck, the first first; fewer if there are no more."""
    if len(table.deck) >= count:
        cards, table.deck = table.deck[: -count - 1 : -1], table.deck[:-count]
        return list(cards)
    found = [top_card(table) for _ in range(count)]
    return [card for card in found if card != NOTHING]


def retell_values(table: Otherworld, seat: int, moved: bool = False) -> None:
    """After a change. Where cards were only moved, nothing changes unless one of them looks at the others."""
    if not moved or table.told[seat] & table.pack.persistent:
        tell_values(table, settle_values(table, seat))


def tell_values(table: Otherworld, changed: list[int]) -> None:
    for card in changed:
        table.tell(m.E_VALUE, (m.CARD + card, table.value[card]))


def back_to_printed(table: Otherworld, card: int) -> None:
    """A card that leaves a saga loses its tokens."""
    facts = table.pack.encounters[card]
    table.colour = put(table.colour, card, facts.colour)
    table.token = put(table.token, card, NOTHING)
    table.value = put(table.value, card, facts.value)


class DealHands(Effect[Otherworld]):
    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        every = every_card(table)
        table.dealt_out(every, [*range(table.seats), table.deck_zone], every)
        for seat in range(table.seats):
            cards = mask_of(top_cards(table, HAND))
            table.hands[seat] = cards
            table.sees(seat, seat, cards, every)
            seen = tuple(m.CARD + card for card in bits(cards))
            table.tell(m.E_DEALT, (seat, HAND), (seen,), 1 << seat)


class LayGrid(Effect[Otherworld]):
    """A new round: what is left of the grid is discarded and a new one laid."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        table.discard += tuple(table.cards_in_grid())
        table.round += 1
        table.used = table.lost_told = 0
        cells = CELLS_FOR[table.seats]
        cards = top_cards(table, len(cells))
        table.lay_grid(cells, cards)
        laid = mask_of(cards)
        table.all_see(laid)
        table.seen |= laid
        table.tell(m.E_GRID, (table.round,))


class PlaceBard(Effect[Otherworld]):
    """A bard leaves home. ``by``: the card that allows an unusual place, used up for this phase."""

    __slots__ = ("seat", "place", "by")

    def __init__(self, seat: int, place: int, by: int = NOTHING) -> None:
        self.seat = seat
        self.place = place
        self.by = by

    def apply(self, table: Otherworld) -> None:
        at = table.bard_at(self.seat, HOME)
        table.bards[at] = self.place
        if self.by != NOTHING:
            table.used |= 1 << self.by
        table.tell(m.E_PLACED, (self.seat, m.PLACE + self.place))


class MoveBard(Effect[Otherworld]):
    __slots__ = ("seat", "origin", "place")

    def __init__(self, seat: int, origin: int, place: int) -> None:
        self.seat = seat
        self.origin = origin
        self.place = place

    def apply(self, table: Otherworld) -> None:
        at = table.bard_at(self.seat, self.origin)
        table.bards[at] = self.place
        table.lost_told &= ~(1 << at)  # it may be lost, and led on, again
        table.tell(m.E_MOVED_BARD, (self.seat, m.PLACE + self.place))


class MoveBalorsBard(Effect[Otherworld]):
    __slots__ = ("origin", "place")

    def __init__(self, origin: int, place: int) -> None:
        self.origin = origin
        self.place = place

    def apply(self, table: Otherworld) -> None:
        table.balor_bards = put(table.balor_bards, table.balor_bards.index(self.origin), self.place)
        table.tell(m.E_BALOR_PLACED, (m.PLACE + self.place,))


class UseCard(Effect[Otherworld]):
    """An effect that may be used once in a phase has been used."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, table: Otherworld) -> None:
        table.used |= 1 << self.card


class TakeCard(Effect[Otherworld]):
    """A card from the Otherworld into hand, in sight of all; the bard that touched it comes home."""

    __slots__ = ("seat", "card", "place")

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def apply(self, table: Otherworld) -> None:
        table.lay_card(table.cell_of(self.card), NOTHING)
        table.bards[table.bard_at(self.seat, self.place)] = HOME
        table.hands[self.seat] |= 1 << self.card
        table.tell(m.E_TOOK, (self.seat, m.CARD + self.card))


class LookForLost(Effect[Otherworld]):
    """Óengus's Mound: look at the top card of the deck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Otherworld) -> None:
        table.drawn = top_card(table)
        if table.drawn != NOTHING:
            table.hands[self.seat] |= 1 << table.drawn
            table.moves(1 << table.drawn, table.deck_zone, self.seat, 1 << self.seat, every_card(table))
            table.tell(m.E_DREW, (self.seat,), (m.CARD + table.drawn,), 1 << self.seat)


class KeepForLost(Effect[Otherworld]):
    """Keep the card looked at as a lost bard's card: the bard comes home."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Otherworld) -> None:
        table.drawn = NOTHING
        place = table.bards_of(self.seat)[0]
        table.bards[table.bard_at(self.seat, place)] = HOME
        table.tell(m.E_KEPT, (self.seat,))


class DropForLost(Effect[Otherworld]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Otherworld) -> None:
        card, table.drawn = table.drawn, NOTHING
        DiscardCard(self.seat, card).apply(table)


class DiscardCard(Effect[Otherworld]):
    """From hand to the open discard. ``with_effect``: an on-discard effect is resolved."""

    __slots__ = ("seat", "card", "with_effect")

    def __init__(self, seat: int, card: int, with_effect: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.with_effect = with_effect

    def apply(self, table: Otherworld) -> None:
        table.hands[self.seat] &= ~(1 << self.card)
        table.discard += (self.card,)
        table.all_see(1 << self.card)
        table.tell(m.E_DISCARDED, (self.seat, m.CARD + self.card))
        facts = table.pack.encounters[self.card]
        if self.with_effect and facts.timing == "on_discard":
            table.push(Running(facts.effect, self.seat, (self.card,)))


class PlayCard(Effect[Otherworld]):
    """From hand into the leftmost free slot of a row, then its on-play effect."""

    __slots__ = ("seat", "card", "row")

    def __init__(self, seat: int, card: int, row: int) -> None:
        self.seat = seat
        self.card = card
        self.row = row

    def apply(self, table: Otherworld) -> None:
        table.hands[self.seat] &= ~(1 << self.card)
        table.all_see(1 << self.card)
        column = table.lay_in_row(self.seat, self.row, self.card)
        table.tell(m.E_PLAYED, (self.seat, m.CARD + self.card, m.ROW + self.row))
        if table.told[self.seat] & table.pack.persistent:
            tell_values(table, settle_around(table, self.seat, self.row, column))
        facts = table.pack.encounters[self.card]
        if facts.timing == "on_play":
            table.push(Running(facts.effect, self.seat, (self.card,)))


def take_from_row(table: Otherworld, seat: int, card: int) -> None:
    """Leave a hole, unless nothing is to the right."""
    row, column = table.where(seat, card)
    cards = put(table.row(seat, row), column, NOTHING)
    while cards and cards[-1] == NOTHING:
        cards = cards[:-1]
    table.lay_row(seat, row, cards)


class MoveToRow(Effect[Otherworld]):
    """Moving is not playing: no on-play effect, no Geis, no limit."""

    __slots__ = ("seat", "card", "row")

    def __init__(self, seat: int, card: int, row: int) -> None:
        self.seat = seat
        self.card = card
        self.row = row

    def apply(self, table: Otherworld) -> None:
        take_from_row(table, self.seat, self.card)
        table.lay_in_row(self.seat, self.row, self.card)
        table.tell(m.E_MOVED, (self.seat, m.CARD + self.card, m.ROW + self.row))
        retell_values(table, self.seat, moved=True)


class SwapCards(Effect[Otherworld]):
    __slots__ = ("seat", "card", "other")

    def __init__(self, seat: int, card: int, other: int) -> None:
        self.seat = seat
        self.card = card
        self.other = other

    def apply(self, table: Otherworld) -> None:
        row, column = table.where(self.seat, self.card)
        other_row, other_column = table.where(self.seat, self.other)
        table.lay_row(self.seat, row, put(table.row(self.seat, row), column, self.other))
        table.lay_row(self.seat, other_row, put(table.row(self.seat, other_row), other_column, self.card))
        table.tell(m.E_SWAPPED, (self.seat, m.CARD + self.card, m.CARD + self.other))
        retell_values(table, self.seat, moved=True)


class Recolour(Effect[Otherworld]):
    __slots__ = ("seat", "card", "colour")

    def __init__(self, seat: int, card: int, colour: int) -> None:
        self.seat = seat
        self.card = card
        self.colour = colour

    def apply(self, table: Otherworld) -> None:
        if table.colour[self.card] != self.colour:
            table.colour = put(table.colour, self.card, self.colour)
            table.tell(m.E_COLOUR, (m.CARD + self.card, m.COLOUR + self.colour))
            retell_values(table, self.seat)


class SetValue(Effect[Otherworld]):
    """A value token."""

    __slots__ = ("seat", "card", "value")

    def __init__(self, seat: int, card: int, value: int) -> None:
        self.seat = seat
        self.card = card
        self.value = value

    def apply(self, table: Otherworld) -> None:
        table.token = put(table.token, self.card, self.value)
        retell_values(table, self.seat)


class Devour(Effect[Otherworld]):
    """A card of a saga is discarded, leaving a hole; its value goes to the one that ate it."""

    __slots__ = ("seat", "card", "eaten")

    def __init__(self, seat: int, card: int, eaten: int) -> None:
        self.seat = seat
        self.card = card
        self.eaten = eaten

    def apply(self, table: Otherworld) -> None:
        table.token = put(table.token, self.card, table.value[self.card] + table.value[self.eaten])
        take_from_row(table, self.seat, self.eaten)
        back_to_printed(table, self.eaten)
        table.discard += (self.eaten,)
        table.tell(m.E_DEVOURED, (self.seat, m.CARD + self.eaten))
        retell_values(table, self.seat)


class PassFirst(Effect[Otherworld]):
    """The first-player marker goes to the left (clockwise)."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        if table.seats > 1:
            table.first = (table.first + 1) % table.seats
            table.tell(m.E_FIRST, (table.first,))


class SetTurn(Effect[Otherworld]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Otherworld) -> None:
        table.at = self.seat


class ForgetUsed(Effect[Otherworld]):
    """A new phase: what may be used once in a phase may be used again."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        table.used = 0
