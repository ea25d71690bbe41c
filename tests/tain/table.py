"""The table: flat lists of small numbers; a hand is one bit mask."""

from __future__ import annotations

from typing import Any

from fidchell.core.rules import Rules
from fidchell.core.table import Table
from tain.messages import COWS, PLACES, cards_in

NOTHING = -1


class Cattle(Table):
    """Pastures, herds, hands and the deck."""

    __slots__ = (
        "herds", "reserve", "hands", "known", "open_hands", "deck", "buried", "discard", "in_play", "shown",
        "round", "rounds", "turn", "passes",
    )  # fmt: skip

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        super().__init__(rules, seats)
        self.herds = [0] * (seats * len(PLACES))  # cows by seat and place
        self.reserve = [COWS] * seats
        self.hands = [0] * seats  # bit masks of cards
        self.known = [0] * (seats * seats)  # by seat and other seat: cards the one knows in the other's hand
        self.open_hands = [0] * seats  # cards everybody knows in a hand
        self.deck: list[int] = []  # the top is last
        self.buried = 0  # how many at the bottom everybody has seen
        self.discard = 0
        self.in_play = 0
        self.shown = NOTHING  # the card lying open for the seer
        self.round = 0
        self.rounds = 0
        self.turn = 0
        self.passes = 0

    def copy(self) -> Cattle:
        twin = Cattle(self.rules, self.seats)
        self.copy_core(twin)
        twin.herds = self.herds[:]
        twin.reserve = self.reserve[:]
        twin.hands = self.hands[:]
        twin.known = self.known[:]
        twin.open_hands = self.open_hands[:]
        twin.deck = self.deck[:]
        twin.buried = self.buried
        twin.discard = self.discard
        twin.in_play = self.in_play
        twin.shown = self.shown
        twin.round = self.round
        twin.rounds = self.rounds
        twin.turn = self.turn
        twin.passes = self.passes
        return twin

    # --- looking ---

    def cows(self, seat: int, place: int) -> int:
        return self.herds[seat * len(PLACES) + place]

    def present(self, place: int) -> list[int]:
        return [seat for seat in range(self.seats) if self.cows(seat, place)]

    def rivals(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def hand_size(self, seat: int) -> int:
        return self.hands[seat].bit_count()

    def open_cards(self) -> int:
        """Cards that everybody can see lying about, or in play."""
        shown = 1 << self.shown if self.shown != NOTHING else 0
        buried = sum(1 << card for card in self.deck[: self.buried])
        return self.discard | self.in_play | shown | buried

    # --- small changes, used by effects only ---

    def add_cows(self, seat: int, place: int, count: int) -> None:
        self.herds[seat * len(PLACES) + place] += count

    def learn(self, seat: int, other: int, cards: int) -> None:
        self.known[seat * self.seats + other] |= cards

    def everybody_learns(self, holder: int, card: int) -> None:
        self.open_hands[holder] |= 1 << card
        for seat in self.rivals(holder):
            self.learn(seat, holder, 1 << card)

    def leaves_hand(self, seat: int, card: int) -> None:
        assert self.hands[seat] >> card & 1, f"seat {seat} does not hold {cards_in(1 << card)}"
        self.hands[seat] &= ~(1 << card)
        self.open_hands[seat] &= ~(1 << card)
        for other in range(self.seats):
            self.known[other * self.seats + seat] &= ~(1 << card)
