"""Dealing and drafting the Action cards (rules 9.1, steps 5 and 6)."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect
from fidchell.core.values import put
from fidchell.core.windows import AllAtOnce
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import ACTION_CARDS, NOTHING
from fidchell.games.inis.table import ACTION_DECK, ASIDE, LAID, Island

PACKET = 4
PACKET_FOR_TWO = 3  # twice


class Deal(Effect[Island]):
    """Deal a packet to everybody from the shuffled deck; one card has been set aside already."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.drafting = True
        size = PACKET_FOR_TWO if table.seats == 2 else PACKET
        zones = [*range(table.seats), ASIDE]
        for seat in range(table.seats):
            table.hands[seat] |= _from_deck(table, size)
        if table.action_deck:
            zones.append(ACTION_DECK)
        table.dealt_out(table.actions, zones, ACTION_CARDS)
        if table.cathbad != NOTHING:
            table.sees(table.cathbad, ASIDE, 1 << table.aside, ACTION_CARDS)
        _look_at_own(table, size)


def _from_deck(table: Island, count: int) -> int:
    """The top cards of the Action deck, as bits."""
    cards = 0
    for card in table.action_deck[-count:]:
        cards |= 1 << card
    table.action_deck = table.action_deck[:-count]
    return cards


class DealAgain(Effect[Island]):
    """Two players: lay the first packet down and deal the second."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        for seat in range(table.seats):
            table.laid = put(table.laid, seat, table.action_cards(seat))
            table.hands[seat] &= ~ACTION_CARDS
            table.all_move(seat, LAID + seat, ACTION_CARDS)
        for seat in range(table.seats):
            cards = _from_deck(table, PACKET_FOR_TWO)
            table.hands[seat] |= cards
            table.moves(cards, ACTION_DECK, seat, 1 << seat, ACTION_CARDS)
        table.is_empty(ACTION_DECK, ACTION_CARDS)
        _look_at_own(table, PACKET_FOR_TWO)


def _look_at_own(table: Island, size: int) -> None:
    for seat in range(table.seats):
        cards = table.action_cards(seat)
        table.sees(seat, seat, cards, ACTION_CARDS)
        table.tell(m.E_DEALT, (seat, size), (tuple(m.cards_in(cards)),), 1 << seat)


class TakeUpLaid(Effect[Island]):
    """The draft is over. Two players: both packets are one hand from now on."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.drafting = False
        for seat in range(table.seats):
            if table.laid[seat]:
                table.hands[seat] |= table.laid[seat]
                table.laid = put(table.laid, seat, 0)
                table.all_move(LAID + seat, seat, ACTION_CARDS)


class HandOn(Effect[Island]):
    """Everybody hands cards to the next in crow order, at the same moment; giver and receiver know which."""

    __slots__ = ("handed",)

    def __init__(self, handed: tuple[int, ...]) -> None:
        self.handed = handed  # by seat, as bits

    def apply(self, table: Island) -> None:
        moves: list[tuple[int, int, int, int]] = []
        for seat, cards in enumerate(self.handed):
            table.hands[seat] &= ~cards
            moves.append((cards, seat, table.after(seat), 1 << seat | 1 << table.after(seat)))
        for cards, seat, to, knowers in moves:
            table.hands[to] |= cards
            if table.journal is not None:
                seen = tuple(m.cards_in(cards))
                table.tell(m.E_HANDED_ON, (seat, to, len(seen)), (seen,), knowers)
        table.moves_at_once(tuple(moves), ACTION_CARDS)


class Draft(AllAtOnce[Island]):
    """Keep so many, hand on the rest. Cards kept earlier in the packet may be handed on as well."""

    __slots__ = ("keep", "second")

    def __init__(self, sealed: tuple[tuple[int, ...], ...], keep: int, second: bool = False) -> None:
        super().__init__(sealed)
        self.keep = keep
        self.second = second  # two players: the second packet

    def ask_of(self, table: Island, seat: int, given: tuple[int, ...]) -> Ask | None:
        hand = table.action_cards(seat)
        if hand.bit_count() - self.keep == 1:  # keep all but one: ask for that one
            return None if given else Ask(seat, m.Q_HAND_ON, m.cards_in(hand))
        if len(given) == self.keep:
            return None
        for kept in given:
            hand &= ~(1 << kept - m.CARD)
        return Ask(seat, m.Q_KEEP, m.cards_in(hand), (self.keep, self.keep - len(given)))

    def settle(self, table: Island) -> None:
        handed: list[int] = []
        for seat, given in enumerate(self.sealed):
            hand, named = table.action_cards(seat), 0
            for option in given:
                named |= 1 << option - m.CARD
            handed.append(named if hand.bit_count() - self.keep == 1 else hand & ~named)
        table.do([HandOn(tuple(handed))])
        size = PACKET_FOR_TWO if table.seats == 2 else PACKET
        nobody = ((),) * table.seats
        if self.keep + 1 < size:
            table.push(Draft(nobody, self.keep + 1, self.second))
        elif table.seats == 2 and not self.second:
            table.do([DealAgain()])
            table.push(Draft(nobody, 1, True))
        else:
            table.do([TakeUpLaid()])

    def shown(self) -> str:
        return "draft"
