"""The table of Tír na nÓg: the Otherworld, the bards, the sagas, the hands."""

from __future__ import annotations

from collections.abc import Sequence

from fidchell.core.values import bits, put
from fidchell.core.whereabouts import SecretTable
from fidchell.games.tirnanog.facts import BARDS, HOME, NOTHING, ROW_CARDS, ROWS
from fidchell.games.tirnanog.grid import CELLS, CELLS_AT, GAPS_FOR, TOUCHED
from fidchell.games.tirnanog.pack import Pack


class Otherworld(SecretTable):
    """One position. Cards are numbers in the pack's order."""

    __slots__ = (
        "_pack", "geis", "round", "first", "at", "grid", "cells", "seen", "deck", "discard", "hands", "drawn",
        "bards", "used", "saga", "holes", "told", "colour", "token", "value", "points", "lost_told",
        "balor_bards", "balor_pile", "balor_maximum", "first_token", "difficulty",
    )  # fmt: skip

    _pack: Pack  # immutable and shared by all copies, so no part of what is saved
    geis: tuple[int, ...]  # numbers in the pack's list
    round: int
    first: int
    at: int  # whose turn it is
    grid: list[int]
    cells: int  # those of the grid that hold a card, as bits
    seen: int  # those that have lain in the grid since they were shuffled: in whosever hand they are now, all know it
    deck: tuple[int, ...]  # the top is last
    discard: tuple[int, ...]
    hands: list[int]  # bit masks
    drawn: int  # a card looked at by Óengus's Mound
    bards: list[int]  # places, by seat
    used: int  # cards whose effect was used in this phase
    saga: list[tuple[int, ...]]  # by seat and row; NOTHING is a hole
    holes: int  # the rows that have one, as bits by seat and row
    told: list[int]  # the cards of a saga that have an effect, as bits, by seat
    colour: tuple[int, ...]  # current, of cards in sagas
    token: tuple[int, ...]  # value tokens
    value: tuple[int, ...]  # current
    points: tuple[tuple[int, ...], ...]  # by seat, when scored: each row, cards, regions
    lost_told: int  # bards known to be lost, as bits

    balor_bards: tuple[int, ...]
    balor_pile: tuple[int, ...]
    balor_maximum: bool
    first_token: int  # the gap where the first-player token lies in a solo game
    difficulty: int

    def clear(self, pack: Pack) -> None:
        """Nothing laid out yet. Apart from __init__, which copies would pay for."""
        self.nothing_hidden(self.seats + 1)  # hands and deck; grid, sagas, discard and Balor's pile lie open
        self._pack = pack
        self.geis = (0,) * len(ROWS)
        self.round = 0
        self.first = 0
        self.at = 0
        self.grid = [NOTHING] * CELLS
        self.cells = 0
        self.seen = 0
        self.deck = ()
        self.discard = ()
        self.hands = [0] * self.seats
        self.drawn = NOTHING
        self.bards = [HOME] * (self.seats * BARDS)
        self.used = 0
        self.saga = [()] * (self.seats * len(ROWS))
        self.holes = 0
        self.told = [0] * self.seats
        self.colour = pack.colours
        self.token = (NOTHING,) * len(pack.encounters)
        self.value = pack.values
        self.points = ()
        self.lost_told = 0
        self.balor_bards = ()
        self.balor_pile = ()
        self.balor_maximum = True
        self.first_token = NOTHING
        self.difficulty = 0

    def copy(self) -> Otherworld:
        twin = Otherworld(self.rules, self.seats)
        self.copy_whereabouts(twin)
        twin._pack = self._pack
        twin.geis = self.geis
        twin.round = self.round
        twin.first = self.first
        twin.at = self.at
        twin.grid = self.grid[:]
        twin.cells = self.cells
        twin.seen = self.seen
        twin.deck = self.deck
        twin.discard = self.discard
        twin.hands = self.hands[:]
        twin.drawn = self.drawn
        twin.bards = self.bards[:]
        twin.used = self.used
        twin.saga = self.saga[:]
        twin.holes = self.holes
        twin.told = self.told[:]
        twin.colour = self.colour
        twin.token = self.token
        twin.value = self.value
        twin.points = self.points
        twin.lost_told = self.lost_told
        twin.balor_bards = self.balor_bards
        twin.balor_pile = self.balor_pile
        twin.balor_maximum = self.balor_maximum
        twin.first_token = self.first_token
        twin.difficulty = self.difficulty
        return twin

    @property
    def pack(self) -> Pack:
        return self._pack

    @property
    def deck_zone(self) -> int:
        """Where hidden cards may be: hands are zones 0, 1, ..., the deck comes after the last."""
        return self.seats

    def secret_cards(self, seat: int) -> int:
        """What not everybody was shown of a hand, as bits. Only these cards have zones."""
        return self.hands[seat] & ~self.seen

    # --- the Otherworld ---

    def lay_card(self, cell: int, card: int) -> None:
        """Lay a card into a cell, or NOTHING: empty it."""
        self.grid[cell] = card
        self.cells = self.cells & ~(1 << cell) if card == NOTHING else self.cells | 1 << cell

    def lay_grid(self, cells: Sequence[int], cards: list[int]) -> None:
        """Lay out cards from the first cell on; the others are empty."""
        self.grid = [NOTHING] * CELLS
        self.cells = 0
        for at in range(len(cards)):
            self.grid[cells[at]] = cards[at]
            self.cells |= 1 << cells[at]

    def cards_in_grid(self) -> list[int]:
        return [card for card in self.grid if card != NOTHING]

    def cards_at(self, place: int) -> list[int]:
        """The cards still there that touch a place."""
        return [self.grid[cell] for cell in TOUCHED[place] if self.grid[cell] != NOTHING]

    def is_lost(self, place: int) -> bool:
        """No card touches this place any more."""
        return not self.cells & CELLS_AT[place]

    def bards_of(self, seat: int) -> list[int]:
        """The places of a seat's bards that are out."""
        first = seat * BARDS
        return [self.bards[bard] for bard in range(first, first + BARDS) if self.bards[bard] != HOME]

    def at_home(self, seat: int) -> int:
        count = 0
        for bard in range(seat * BARDS, seat * BARDS + BARDS):
            if self.bards[bard] == HOME:
                count += 1
        return count

    # Loops over numbers, where list.index and list.count would do: compiled they are four times as fast.

    def bard_at(self, seat: int, place: int) -> int:
        """The number of a seat's first bard at a place, or at HOME."""
        for bard in range(seat * BARDS, seat * BARDS + BARDS):
            if self.bards[bard] == place:
                return bard
        raise ValueError(f"seat {seat} has no bard at place {place}")

    def cell_of(self, card: int) -> int:
        """Where a card lies in the grid."""
        for cell in range(CELLS):
            if self.grid[cell] == card:
                return cell
        raise ValueError(f"the card {card} is not in the grid")

    def standing_at(self, place: int) -> int:
        """How many bards stand at a place, Balor's included."""
        count = 0
        for other in self.bards:
            if other == place:
                count += 1
        for other in self.balor_bards:
            if other == place:
                count += 1
        return count

    def all_home(self) -> bool:
        return self.standing_at(HOME) == len(self.bards) + len(self.balor_bards)

    def places_touching(self, seat: int, card: int) -> list[int]:
        """Where the bards of a seat that touch a card stand."""
        bit = 1 << self.cell_of(card)
        places: list[int] = []
        for place in self.bards_of(seat):
            if CELLS_AT[place] & bit and place not in places:
                places.append(place)
        if len(places) > 1:
            places.sort()
        return places

    def touched_by(self, seat: int) -> list[int]:
        """The cards a seat's bards touch, without doubles."""
        touched = 0
        for place in self.bards_of(seat):
            touched |= CELLS_AT[place]
        cards = [self.grid[cell] for cell in bits(touched & self.cells)]
        cards.sort()
        return cards

    def touches(self, seat: int) -> bool:
        """Does a bard of this seat touch a card?"""
        first = seat * BARDS
        for bard in range(first, first + BARDS):
            place = self.bards[bard]
            if place != HOME and self.cells & CELLS_AT[place]:
                return True
        return False

    def anybody_got_lost(self) -> bool:
        """Is there a lost bard that nobody was told of?"""
        for bard in range(len(self.bards)):
            place = self.bards[bard]
            if place != HOME and not self.cells & CELLS_AT[place] and not self.lost_told >> bard & 1:
                return True
        return False

    def anybody_touches(self) -> bool:
        for bards in (self.bards, self.balor_bards):
            for place in bards:
                if place != HOME and self.cells & CELLS_AT[place]:
                    return True
        return False

    def occupied(self) -> tuple[int, int]:
        """Places with a bard, and those with two or more, as bits."""
        taken, crowded = 0, 0
        for place in self.bards:
            if place != HOME:
                crowded |= taken & 1 << place
                taken |= 1 << place
        for place in self.balor_bards:
            if place != HOME:
                crowded |= taken & 1 << place
                taken |= 1 << place
        return taken, crowded

    def open_gaps(self, touching: int) -> list[int]:
        """Gaps without a bard that touch at least so many cards still there; never a border."""
        taken, _ = self.occupied()
        return self.gaps_beside(taken, touching)

    def gaps_beside(self, taken: int, touching: int) -> list[int]:
        """The same if it is known already which places are taken, as bits: asking gap by gap was a quarter of all
        time."""
        cells = self.cells
        if touching == 2:
            return [gap for gap in GAPS_FOR[self.seats] if CELLS_AT[gap] & ~cells == 0 and not taken >> gap & 1]
        return [gap for gap in GAPS_FOR[self.seats] if CELLS_AT[gap] & cells and not taken >> gap & 1]

    # --- sagas ---

    def row(self, seat: int, row: int) -> tuple[int, ...]:
        return self.saga[seat * len(ROWS) + row]

    def lay_in_row(self, seat: int, row: int, card: int) -> int:
        """Put a card into the leftmost free slot of a row; gives its column."""
        slot, cards = self.free_slot(seat, row), self.row(seat, row)
        if slot < len(cards):
            self.lay_row(seat, row, put(cards, slot, card))
            return slot
        self.saga[seat * len(ROWS) + row] = cards + (card,)  # noqa: RUF005 - as in values.put
        if card < self._pack.specials:
            self.told[seat] |= 1 << card
        return slot

    def lay_row(self, seat: int, row: int, cards: tuple[int, ...]) -> None:
        """Put another row into a saga."""
        at = seat * len(ROWS) + row
        told = self.told[seat]
        for card in self.saga[at]:
            if NOTHING < card < self._pack.specials:
                told &= ~(1 << card)
        for card in cards:
            if NOTHING < card < self._pack.specials:
                told |= 1 << card
        self.saga[at] = cards
        self.holes = self.holes | 1 << at if NOTHING in cards else self.holes & ~(1 << at)
        self.told[seat] = told

    def cards_of(self, seat: int) -> list[int]:
        """All cards of a saga, top row first, left to right."""
        return [card for row in range(len(ROWS)) for card in self.row(seat, row) if card != NOTHING]

    def slot(self, seat: int, row: int, column: int) -> int:
        """The card in a slot; NOTHING for a hole or beyond the row."""
        cards = self.saga[seat * len(ROWS) + row] if 0 <= row < len(ROWS) else ()
        return cards[column] if 0 <= column < len(cards) else NOTHING

    def where(self, seat: int, card: int) -> tuple[int, int]:
        """Row and column of a card in a saga."""
        for row in range(len(ROWS)):
            for column, other in enumerate(self.row(seat, row)):
                if other == card:
                    return row, column
        raise ValueError(f"seat {seat} has no card {card} in its saga")

    def beside(self, seat: int, row: int, column: int) -> list[int]:
        """The cards adjacent to a slot: above, left, right, below."""
        at = seat * len(ROWS) + row
        cards = self.saga[at]
        found: list[int] = []
        if row > 0 and column < len(self.saga[at - 1]):
            found.append(self.saga[at - 1][column])
        if 0 < column <= len(cards):
            found.append(cards[column - 1])
        if column + 1 < len(cards):
            found.append(cards[column + 1])
        if row < len(ROWS) - 1 and column < len(self.saga[at + 1]):
            found.append(self.saga[at + 1][column])
        return [card for card in found if card != NOTHING] if self.holes else found

    def free_slot(self, seat: int, row: int) -> int:
        """The leftmost free slot of a row: a hole comes first."""
        at = seat * len(ROWS) + row
        cards = self.saga[at]
        if self.holes >> at & 1:
            for column, card in enumerate(cards):
                if card == NOTHING:
                    return column
        return len(cards)

    def is_full(self, seat: int, row: int) -> bool:
        at = seat * len(ROWS) + row
        count = len(self.saga[at])
        if self.holes >> at & 1:
            for card in self.saga[at]:
                if card == NOTHING:
                    count -= 1
        return count >= ROW_CARDS

    def has_effect(self, seat: int, effect: str) -> list[int]:
        """The cards of a saga that have this effect."""
        return bits(self.told[seat] & self._pack.with_effect(effect))

    def help_of(self, seat: int) -> int:
        """The unused cards of a saga that do something in the Journey, as bits; most have none."""
        return self.told[seat] & self._pack.journey & ~self.used

    def unused(self, seat: int, effect: str) -> int:
        """A card of a saga with this effect that was not used in this phase; NOTHING if there is none."""
        cards = self.told[seat] & self._pack.with_effect(effect) & ~self.used
        return (cards & -cards).bit_length() - 1 if cards else NOTHING
