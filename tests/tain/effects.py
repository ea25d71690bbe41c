"""Everything that changes the table."""

from __future__ import annotations

from fidchell.core.frames import Effect
from tain import messages as m
from tain.table import NOTHING, Cattle


class PlaceCow(Effect[Cattle]):
    """From the reserve to a pasture; nothing if the reserve is empty."""

    __slots__ = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def apply(self, table: Cattle) -> None:
        if table.reserve[self.seat]:
            table.reserve[self.seat] -= 1
            table.add_cows(self.seat, self.place, 1)
            table.tell(m.E_PLACED, (self.seat, m.PLACE + self.place, 1))


class RemoveCow(Effect[Cattle]):
    """Back to its owner's reserve."""

    __slots__ = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def apply(self, table: Cattle) -> None:
        table.add_cows(self.seat, self.place, -1)
        table.reserve[self.seat] += 1
        table.tell(m.E_LOST, (self.seat, m.PLACE + self.place))


class PutInPlay(Effect[Cattle]):
    """A card leaves the hand and lies open until it is resolved."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Cattle) -> None:
        table.leaves_hand(self.seat, self.card)
        table.in_play |= 1 << self.card
        table.tell(m.E_PLAYED, (self.seat, m.CARD + self.card))


class DiscardPlayed(Effect[Cattle]):
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, table: Cattle) -> None:
        table.in_play &= ~(1 << self.card)
        table.discard |= 1 << self.card


class Discard(Effect[Cattle]):
    """From hand to the open discard pile, without effect."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Cattle) -> None:
        table.leaves_hand(self.seat, self.card)
        table.discard |= 1 << self.card
        table.tell(m.E_DISCARDED, (self.seat, m.CARD + self.card))


class DrawCard(Effect[Cattle]):
    """The top card into hand; a card buried in sight of all is known to all."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Cattle) -> None:
        if not table.deck:
            return
        card = table.deck.pop()
        table.hands[self.seat] |= 1 << card
        if len(table.deck) < table.buried:
            table.buried = len(table.deck)
            table.everybody_learns(self.seat, card)
        table.tell(m.E_DREW, (self.seat,), (m.CARD + card,), 1 << self.seat)


class ShowTop(Effect[Cattle]):
    """Turn up the top card of the deck; it lies on the table until somebody decides."""

    __slots__ = ()

    def apply(self, table: Cattle) -> None:
        if table.deck:
            table.shown = table.deck.pop()
            table.buried = min(table.buried, len(table.deck))
            table.tell(m.E_SHOWN, (m.CARD + table.shown,))


class TakeShown(Effect[Cattle]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Cattle) -> None:
        table.hands[self.seat] |= 1 << table.shown
        table.everybody_learns(self.seat, table.shown)
        table.tell(m.E_TOOK, (self.seat, m.CARD + table.shown))
        table.shown = NOTHING


class BuryShown(Effect[Cattle]):
    """Under the deck, where everybody has seen it go."""

    __slots__ = ()

    def apply(self, table: Cattle) -> None:
        table.deck.insert(0, table.shown)
        table.buried += 1
        table.tell(m.E_BURIED, (m.CARD + table.shown,))
        table.shown = NOTHING


class LookAtHand(Effect[Cattle]):
    __slots__ = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def apply(self, table: Cattle) -> None:
        hand = table.hands[self.other]
        table.learn(self.seat, self.other, hand)
        seen = tuple(m.CARD + card for card in m.cards_in(hand))
        table.tell(m.E_LOOKED, (self.seat, self.other), (seen,), 1 << self.seat)


class GiveCard(Effect[Cattle]):
    """From hand to hand, in sight of all."""

    __slots__ = ("seat", "other", "card")

    def __init__(self, seat: int, other: int, card: int) -> None:
        self.seat = seat
        self.other = other
        self.card = card

    def apply(self, table: Cattle) -> None:
        table.leaves_hand(self.seat, self.card)
        table.hands[self.other] |= 1 << self.card
        table.everybody_learns(self.other, self.card)
        table.tell(m.E_GIVEN, (self.seat, self.other, m.CARD + self.card))


class StealAny(Effect[Cattle]):
    """A card by chance, shown to all as it changes hands; nothing from an empty hand."""

    __slots__ = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def apply(self, table: Cattle) -> None:
        cards = m.cards_in(table.hands[self.other])
        if cards:
            GiveCard(self.other, self.seat, table.chance.one_of(cards)).apply(table)


class Deal(Effect[Cattle]):
    """Gather all cards, shuffle, deal to everybody."""

    __slots__ = ()

    def apply(self, table: Cattle) -> None:
        table.round += 1
        table.tell(m.E_ROUND, (table.round,))
        table.deck = list(range(len(m.CARDS)))
        table.chance.shuffle(table.deck)
        table.buried = table.discard = table.in_play = 0
        table.known = [0] * len(table.known)
        table.open_hands = [0] * table.seats
        for seat in range(table.seats):
            table.hands[seat] = 0
            for _ in range(m.HAND):
                table.hands[seat] |= 1 << table.deck.pop()
            cards = tuple(m.CARD + card for card in m.cards_in(table.hands[seat]))
            table.tell(m.E_DEALT, (seat, m.HAND), (cards,), 1 << seat)


class HandOn(Effect[Cattle]):
    """Everybody keeps one card and hands the others to the left, at the same moment."""

    __slots__ = ("kept",)

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept = kept  # by seat

    def apply(self, table: Cattle) -> None:
        handed = [table.hands[seat] & ~(1 << kept) for seat, kept in enumerate(self.kept)]
        for seat, kept in enumerate(self.kept):
            table.hands[seat] = 1 << kept
        for seat, cards in enumerate(handed):
            left = (seat + 1) % table.seats
            table.hands[left] |= cards
            table.learn(seat, left, cards)
            seen = tuple(m.CARD + card for card in m.cards_in(cards))
            knowers = 1 << seat | 1 << left
            table.tell(m.E_HANDED_ON, (seat, left, cards.bit_count()), (seen,), knowers)


class BeginSeason(Effect[Cattle]):
    """The first turn goes round with the rounds."""

    __slots__ = ()

    def apply(self, table: Cattle) -> None:
        table.turn = (table.round - 1) % table.seats
        table.passes = 0


class EndTurn(Effect[Cattle]):
    __slots__ = ("passed",)

    def __init__(self, passed: bool) -> None:
        self.passed = passed

    def apply(self, table: Cattle) -> None:
        if self.passed:
            table.tell(m.E_PASSED, (table.turn,))
        table.passes = table.passes + 1 if self.passed else 0
        table.turn = (table.turn + 1) % table.seats
