"""Changes of Epic Tales between deck, hands and discard."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import DiscardCard, reshuffle, to_discard
from fidchell.games.inis.facts import DAGDA, EPIC_CARDS, NOTHING, bits
from fidchell.games.inis.table import EPIC_DECK, IN_PLAY, Island


class DrawEpics(Effect[Island]):
    """Epic Tales from the deck into hand; marked as drawn until those to keep are chosen."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def apply(self, table: Island) -> None:
        drawn = 0
        for _ in range(self.count):
            if not table.epic_deck and table.epic_discard:
                _know_draw(table, self.seat, drawn & ~table.drawn)
                table.drawn |= drawn
                reshuffle(table)
            if table.epic_deck:
                drawn |= 1 << table.epic_deck.pop()
        _know_draw(table, self.seat, drawn & ~table.drawn)
        table.drawn |= drawn
        if drawn:
            seen = tuple(m.cards(bits(drawn)))
            table.tell(m.E_DREW, (self.seat, len(seen)), (seen,), 1 << self.seat)


def _know_draw(table: Island, seat: int, cards: int) -> None:
    if cards:
        table.hands[seat] |= cards
        table.moves(cards, EPIC_DECK, seat, 1 << seat, EPIC_CARDS)


class KeepDrawn(Effect[Island]):
    """Keep these of the cards just drawn; the others are discarded, openly."""

    __slots__ = ("seat", "kept")

    def __init__(self, seat: int, kept: int) -> None:
        self.seat = seat
        self.kept = kept

    def apply(self, table: Island) -> None:
        dropped = table.drawn & ~self.kept
        table.drawn = 0
        # The Dagda last: what is dropped with it is shuffled in with it.
        for card in sorted(bits(dropped), key=lambda card: card == DAGDA):
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
                table.everybody_knows(1 << card, IN_PLAY)
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
            table.everybody_knows(1 << self.card, self.seat)
            table.tell(m.E_TAKEN_BACK, (self.seat, m.CARD + self.card))
        for card in sorted(bits(revealed), key=lambda card: card == DAGDA):
            to_discard(table, card)
