"""Changes of cards: every one keeps track of who may know what."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ADVANTAGE,
    ADVANTAGE_CARDS,
    DAGDA,
    EPIC,
    EPIC_CARDS,
    NOTHING,
)
from fidchell.games.inis.table import (
    ACTION_DECK,
    ACTION_DISCARD,
    ASIDE,
    EPIC_DECK,
    Island,
)


def kind_of(card: int) -> int:
    """All cards with the same back."""
    if card < EPIC:
        return ACTION_CARDS
    return EPIC_CARDS if card < ADVANTAGE else ADVANTAGE_CARDS


class PutInPlay(Effect[Island]):
    """A card is shown and lies open until it is resolved."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        table.hands[self.seat] &= ~(1 << self.card)
        table.in_play |= 1 << self.card
        table.all_see(1 << self.card)
        table.tell(m.E_PLAYED, (self.seat, m.CARD + self.card))


class DiscardPlayed(Effect[Island]):
    """A card in play goes to its discard: Action face down, Epic Tale face up, Advantage as spent."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def apply(self, table: Island) -> None:
        table.in_play &= ~(1 << self.card)
        to_discard(table, self.card)


def to_discard(table: Island, card: int) -> None:
    """A card that lies open goes where its kind goes."""
    kind = kind_of(card)
    if kind == ACTION_CARDS:
        table.action_discard |= 1 << card
        table.go_hidden(1 << card, ACTION_DISCARD)
    elif kind == EPIC_CARDS:
        table.epic_discard |= 1 << card
        if card == DAGDA:
            reshuffle(table)
    else:
        table.spent |= 1 << card


def reshuffle(table: Island) -> None:
    """The Epic discard goes back into the deck (rules 7.6)."""
    table.go_hidden(table.epic_discard, EPIC_DECK)
    # Sorted, so that the new order follows from chance alone, not from the old order.
    table.epic_deck = table.chance.shuffled(sorted([*table.epic_deck, *bits(table.epic_discard)]))
    table.epic_discard = 0
    table.tell(m.E_RESHUFFLED)


class TakePlayed(Effect[Island]):
    """A card in play goes to a hand instead of the discard, in sight of all."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        table.in_play &= ~(1 << self.card)
        table.hands[self.seat] |= 1 << self.card
        table.go_hidden(1 << self.card, self.seat)
        table.tell(m.E_TAKEN_BACK, (self.seat, m.CARD + self.card))


class DiscardHidden(Effect[Island]):
    """An Action card from hand goes face down to the discard, without effect."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        table.hands[self.seat] &= ~(1 << self.card)
        table.action_discard |= 1 << self.card
        table.moves(1 << self.card, self.seat, ACTION_DISCARD, 1 << self.seat, ACTION_CARDS)
        table.tell(m.E_DISCARDED_HIDDEN, (self.seat,), (m.CARD + self.card,), 1 << self.seat)


class DiscardCard(Effect[Island]):
    """Any card from hand: an Action card face down, the others in sight of all."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        if self.card < EPIC:
            DiscardHidden(self.seat, self.card).apply(table)
            return
        table.hands[self.seat] &= ~(1 << self.card)
        table.all_see(1 << self.card)
        table.tell(m.E_DISCARDED, (self.seat, m.CARD + self.card))
        to_discard(table, self.card)


class TakeFromDiscard(Effect[Island]):
    """The Druid, having looked through the Action discard, takes a card from it."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        seen = tuple(m.cards_in(table.action_discard))
        table.action_discard &= ~(1 << self.card)
        table.hands[self.seat] |= 1 << self.card
        table.moves(1 << self.card, ACTION_DISCARD, self.seat, 1 << self.seat, ACTION_CARDS)
        table.tell(m.E_FROM_DISCARD, (self.seat,), (m.CARD + self.card, seen), 1 << self.seat)


class LookThroughDiscard(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.sees(self.seat, ACTION_DISCARD, table.action_discard, ACTION_CARDS)


class LookAtHand(Effect[Island]):
    """One player sees another's cards of one kind."""

    __slots__ = ("seat", "other", "kind")

    def __init__(self, seat: int, other: int, kind: int) -> None:
        self.seat = seat
        self.other = other
        self.kind = kind

    def apply(self, table: Island) -> None:
        cards = table.hands[self.other] & self.kind
        table.sees(self.seat, self.other, cards, self.kind)
        told = m.E_LOOKED_ACTIONS if self.kind == ACTION_CARDS else m.E_LOOKED_EPICS
        table.tell(told, (self.seat, self.other), (tuple(m.cards_in(cards)),), 1 << self.seat)


class GiveAction(Effect[Island]):
    """An Action card from hand to hand; only the two know which."""

    __slots__ = ("seat", "to", "card")

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def apply(self, table: Island) -> None:
        _hand_over(table, self.seat, self.to, self.card)
        knowers = 1 << self.seat | 1 << self.to
        table.tell(m.E_GAVE, (self.seat, self.to), (m.CARD + self.card,), knowers)


def _hand_over(table: Island, seat: int, to: int, card: int) -> None:
    table.hands[seat] &= ~(1 << card)
    table.hands[to] |= 1 << card
    table.moves(1 << card, seat, to, 1 << seat | 1 << to, ACTION_CARDS)


class StealAction(Effect[Island]):
    """A random Action card; from a hand without one, nothing."""

    __slots__ = ("seat", "other")

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def apply(self, table: Island) -> None:
        cards = bits(table.action_cards(self.other))
        if cards:
            card, knowers = table.chance.one_of(cards), 1 << self.seat | 1 << self.other
            _hand_over(table, self.other, self.seat, card)
            table.peace &= ~(1 << self.other)
            table.tell(m.E_STOLEN, (self.seat, self.other), (m.CARD + card,), knowers)


class GivePlayed(Effect[Island]):
    """The Master Craftsman hands on the Epic Tale just played."""

    __slots__ = ("seat", "to", "card")

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def apply(self, table: Island) -> None:
        table.in_play &= ~(1 << self.card)
        table.hands[self.to] |= 1 << self.card
        table.go_hidden(1 << self.card, self.to)
        table.tell(m.E_GIVEN, (self.seat, self.to, m.CARD + self.card))


class TakeAside(Effect[Island]):
    """The Action card set aside goes to a hand; if there is none, nothing."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        if table.aside == NOTHING:
            return
        card, table.aside = table.aside, NOTHING
        table.hands[self.seat] |= 1 << card
        table.all_move(ASIDE, self.seat, ACTION_CARDS)
        table.sees(self.seat, self.seat, table.action_cards(self.seat), ACTION_CARDS)
        table.tell(m.E_TOOK_ASIDE, (self.seat,), (m.CARD + card,), 1 << self.seat)


class SetAside(Effect[Island]):
    """An Action card from hand becomes the one set aside."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        table.hands[self.seat] &= ~(1 << self.card)
        table.aside = self.card
        table.moves(1 << self.card, self.seat, ASIDE, 1 << self.seat, ACTION_CARDS)
        table.tell(m.E_SET_ASIDE, (self.seat,), (m.CARD + self.card,), 1 << self.seat)


class SetAsideFromDeck(Effect[Island]):
    """At the deal: the card Cathbad's Word chose, or one by chance (NOTHING)."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int = NOTHING, card: int = NOTHING) -> None:
        self.seat = seat
        self.card = card

    def apply(self, table: Island) -> None:
        deck = table.chance.shuffled(sorted(table.action_deck))
        card = deck[-1] if self.card == NOTHING else self.card
        table.action_deck = tuple(other for other in deck if other != card)
        table.aside = card
        if self.seat == NOTHING:
            table.tell(m.E_ASIDE_BY_CHANCE)
        else:
            table.tell(m.E_SET_ASIDE, (self.seat,), (m.CARD + card,), 1 << self.seat)


class TakeAdvantage(Effect[Island]):
    """The Advantage card of a territory, from the display or from whoever holds it; not one played this round."""

    __slots__ = ("seat", "territory")

    def __init__(self, seat: int, territory: int) -> None:
        self.seat = seat
        self.territory = territory

    def apply(self, table: Island) -> None:
        card = 1 << ADVANTAGE + self.territory
        if (table.spent | table.in_play) & card:
            return
        for other in range(table.seats):
            table.hands[other] &= ~card
        table.display &= ~card
        table.hands[self.seat] |= card
        table.tell(m.E_ADVANTAGE, (self.seat, m.CARD + ADVANTAGE + self.territory))


class GatherActions(Effect[Island]):
    """All Action cards become one deck again."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        for seat in range(table.seats):
            table.hands[seat] &= ~ACTION_CARDS
        table.laid = (0,) * table.seats
        table.aside = NOTHING
        table.action_discard = 0
        table.action_deck = tuple(bits(table.actions))
        table.dealt_out(table.actions, [ACTION_DECK], ACTION_CARDS)


class EndSeason(Effect[Island]):
    """Action cards are discarded, Advantage cards return to the display, the Festival is over."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        for seat in range(table.seats):
            table.hands[seat] &= ~ADVANTAGE_CARDS
        table.spent = 0
        table.display = sum(1 << ADVANTAGE + territory for territory in bits(table.island))
        table.festival = NOTHING
        table.tell(m.E_SEASON_OVER)
        GatherActions().apply(table)
