"""Changes of Epic Tales between deck, hands and discard."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import DiscardCard, reshuffle, to_discard
from fidchell.games.inis.facts import DAGDA, EPIC_CARDS, NOTHING
from fidchell.games.inis.table import EPIC_DECK, Island


def draw(table: Island, seat: int, count: int) -> int:
    """Epic Tales from the deck into hand, as bits; only the drawer sees which."""
    drawn = 0
    for _ in range(count):
        if not table.epic_deck and table.epic_discard:
            reshuffle(table)
        if table.epic_deck:
            card = 1 << table.epic_deck[-1]
            table.epic_deck = table.epic_deck[:-1]
            drawn |= card
            table.hands[seat] |= card
            table.moves(card, EPIC_DECK, seat, 1 << seat, EPIC_CARDS)
    if drawn:
        seen = tuple(m.cards_in(drawn))
        table.tell(m.E_DREW, (seat, len(seen)), (seen,), 1 << seat)
    return drawn


class DropEpics(Effect[Island]):
    """Of the cards just drawn, those not kept are discarded, openly."""

    __slots__ = ("seat", "dropped")

    def __init__(self, seat: int, dropped: int) -> None:
        self.seat = seat
        self.dropped = dropped

    def apply(self, table: Island) -> None:
        # The Dagda last: what is dropped with it is shuffled in with it.
        for card in sorted(bits(self.dropped), key=lambda card: card == DAGDA):
            DiscardCard(self.seat, card).apply(table)


class RevealEpics(Effect[Island]):
    """Deirdre's Beauty: every opponent lays one random Epic Tale open."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        for other in table.order_from(table.brenn):
            cards = bits(table.epic_cards(other))
            if cards and other != self.seat:
                card = table.chance.one_of(cards)
                table.hands[other] &= ~(1 << card)
                table.revealed |= 1 << card
                table.all_see(1 << card)
                table.tell(m.E_REVEALED, (other, m.CARD + card))


class TakeRevealed(Effect[Island]):
    """Take one of the revealed Epic Tales (or none); the others are discarded."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        revealed, table.revealed = table.revealed, 0
        if self.card != NOTHING:
            revealed &= ~(1 << self.card)
            table.hands[self.seat] |= 1 << self.card
            table.go_hidden(1 << self.card, self.seat)
            table.tell(m.E_TAKEN_BACK, (self.seat, m.CARD + self.card))
        for card in sorted(bits(revealed), key=lambda card: card == DAGDA):
            to_discard(table, card)
