"""The table of Tír na nÓg: the Otherworld, the bards, the sagas, the hands."""

from __future__ import annotations

from typing import Any, Final

from fidchell.core.rules import Rules
from fidchell.core.whereabouts import SecretTable
from fidchell.games.tirnanog.facts import BARDS, HOME, MOST_PLAYERS, NOTHING, ROW_CARDS, ROWS
from fidchell.games.tirnanog.grid import CELLS, GAPS_FOR, TOUCHED
from fidchell.games.tirnanog.pack import Pack

# Zones where cards may be: hands are 0 to 4.
DECK: Final = MOST_PLAYERS
OPEN: Final = MOST_PLAYERS + 1  # everywhere all can see: grid, sagas, discard, Balor's pile
ZONES: Final = MOST_PLAYERS + 2


class Otherworld(SecretTable):
    """One position. Cards are numbers in the pack's order."""

    __slots__ = (
        "_pack", "geis", "round", "first", "at", "grid", "deck", "discard", "hands", "drawn", "bards", "used",
        "saga", "colour", "token", "value", "points", "lost_told",
        "balor_bards", "balor_pile", "balor_maximum", "first_token", "difficulty",
    )  # fmt: skip

    def __init__(self, rules: Rules[Any], seats: int, pack: Pack) -> None:
        super().__init__(rules, seats, ZONES)
        self._pack = pack  # immutable and shared by all copies, so no part of what is saved
        self.geis = [0] * len(ROWS)  # numbers in the pack's list
        self.round = 0
        self.first = 0
        self.at = 0  # whose turn it is
        self.grid = [NOTHING] * CELLS
        self.deck: list[int] = []  # the top is last
        self.discard: list[int] = []
        self.hands = [0] * seats  # bit masks
        self.drawn = NOTHING  # a card looked at by Óengus's Mound
        self.bards = [HOME] * (seats * BARDS)  # places, by seat
        self.used = 0  # cards whose effect was used in this phase
        self.saga: list[list[int]] = [[] for _ in range(seats * len(ROWS))]  # NOTHING is a hole
        self.colour = [card.colour for card in pack.encounters]  # current, of cards in sagas
        self.token = [NOTHING] * len(pack.encounters)  # value tokens
        self.value = [card.value for card in pack.encounters]  # current
        self.points: list[list[int]] = []  # by seat, when scored: each row, cards, regions
        self.lost_told = 0  # bards known to be lost, as bits

        self.balor_bards: list[int] = []
        self.balor_pile: list[int] = []
        self.balor_maximum = True
        self.first_token = NOTHING  # the gap where the first-player token lies in a solo game
        self.difficulty = 0

    def copy(self) -> Otherworld:
        twin = Otherworld(self.rules, self.seats, self.pack)
        self.copy_whereabouts(twin)
        twin.geis = self.geis  # fixed for the game
        twin.round = self.round
        twin.first = self.first
        twin.at = self.at
        twin.grid = self.grid[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = self.hands[:]
        twin.drawn = self.drawn
        twin.bards = self.bards[:]
        twin.used = self.used
        twin.saga = [row[:] for row in self.saga]
        twin.colour = self.colour[:]
        twin.token = self.token[:]
        twin.value = self.value[:]
        twin.points = self.points  # made once, at the end
        twin.lost_told = self.lost_told
        twin.balor_bards = self.balor_bards[:]
        twin.balor_pile = self.balor_pile[:]
        twin.balor_maximum = self.balor_maximum
        twin.first_token = self.first_token
        twin.difficulty = self.difficulty
        return twin

    @property
    def pack(self) -> Pack:
        return self._pack

    # --- the Otherworld ---

    def cards_at(self, place: int) -> list[int]:
        """The cards still there that touch a place."""
        return [self.grid[cell] for cell in TOUCHED[place] if self.grid[cell] != NOTHING]

    def bards_of(self, seat: int) -> list[int]:
        """The places of a seat's bards that are out."""
        return [place for place in self.bards[seat * BARDS : seat * BARDS + BARDS] if place != HOME]

    def at_home(self, seat: int) -> int:
        return BARDS - len(self.bards_of(seat))

    def standing_at(self, place: int) -> int:
        """How many bards stand at a place, Balor's included."""
        return self.bards.count(place) + self.balor_bards.count(place)

    def touched_by(self, seat: int) -> list[int]:
        """The cards a seat's bards touch, without doubles."""
        found: list[int] = []
        for place in self.bards_of(seat):
            found += [card for card in self.cards_at(place) if card not in found]
        return sorted(found)

    def anybody_touches(self) -> bool:
        out = [place for place in self.bards + self.balor_bards if place != HOME]
        return any(self.cards_at(place) for place in out)

    def open_gaps(self, touching: int) -> list[int]:
        """Gaps without a bard that touch at least so many cards still there; never a border."""
        gaps = GAPS_FOR[self.seats]
        return [gap for gap in gaps if len(self.cards_at(gap)) >= touching and not self.standing_at(gap)]

    # --- sagas ---

    def row(self, seat: int, row: int) -> list[int]:
        return self.saga[seat * len(ROWS) + row]

    def cards_of(self, seat: int) -> list[int]:
        """All cards of a saga, top row first, left to right."""
        return [card for row in range(len(ROWS)) for card in self.row(seat, row) if card != NOTHING]

    def slot(self, seat: int, row: int, column: int) -> int:
        """The card in a slot; NOTHING for a hole or beyond the row."""
        cards = self.row(seat, row) if 0 <= row < len(ROWS) else []
        return cards[column] if 0 <= column < len(cards) else NOTHING

    def where(self, seat: int, card: int) -> tuple[int, int]:
        """Row and column of a card in a saga."""
        for row in range(len(ROWS)):
            if card in self.row(seat, row):
                return row, self.row(seat, row).index(card)
        raise ValueError(f"seat {seat} has no card {card} in its saga")

    def beside(self, seat: int, row: int, column: int) -> list[int]:
        """The cards adjacent to a slot: above, left, right, below."""
        around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
        cards = [self.slot(seat, r, c) for r, c in around]
        return [card for card in cards if card != NOTHING]

    def free_slot(self, seat: int, row: int) -> int:
        """The leftmost free slot of a row: a hole comes first."""
        cards = self.row(seat, row)
        return cards.index(NOTHING) if NOTHING in cards else len(cards)

    def is_full(self, seat: int, row: int) -> bool:
        return sum(card != NOTHING for card in self.row(seat, row)) >= ROW_CARDS

    def has_effect(self, seat: int, effect: str) -> list[int]:
        """The cards of a saga that have this effect."""
        encounters = self.pack.encounters
        return [card for card in self.cards_of(seat) if encounters[card].effect == effect]

    def unused(self, seat: int, effect: str) -> int:
        """A card of a saga with this effect that was not used in this phase; NOTHING if there is none."""
        return next((card for card in self.has_effect(seat, effect) if not self.used >> card & 1), NOTHING)
