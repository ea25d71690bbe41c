"""A position of Tír na nÓg as a vector: what each block says is written beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fidchell.core.decision import Ask
from fidchell.core.rules import Rules
from fidchell.envs.encoder import HOT, INFORMATION_SET, OFTEN, Encoder, bytes_for, depths, so_far, surely_in, times_said
from fidchell.envs.layout import OTHERS, PLAYERS, Block, bits, counts
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.api import TirNaNog
from fidchell.games.tirnanog.facts import BARDS, COLOURS, HOME, NOTHING, ROUNDS, ROWS
from fidchell.games.tirnanog.grid import CELLS, COLUMNS, GAPS, GRID_ROWS, PLACES, cell_at
from fidchell.games.tirnanog.procedures.saga import SagaPhase
from fidchell.games.tirnanog.scoring import balor_points, breakdown
from fidchell.games.tirnanog.table import Otherworld

SLOTS: Final = 8  # of a row; a card may be moved beyond five
HIGHEST: Final = 20  # values as they count here
MOST_POINTS: Final = 100
ROW: Final = ("row", len(ROWS))
COLOUR: Final = ("colour", len(COLOURS))
PLACE: Final = ("place", PLACES)
SLOT: Final = ("slot", SLOTS)
NUMBERS: Final = ("left", "keep")
KNOWN_SAGAS: Final = 4096
# From a byte that is a colour to 1 where it is this one.
ONLY: Final = tuple(bytes(colour == at for at in range(256)) for colour in range(len(COLOURS)))


class TirNaNogEncoder(Encoder):
    most = 100  # points

    def __init__(self, rules: Rules[Any], players: int, observation: str = INFORMATION_SET) -> None:
        assert isinstance(rules, TirNaNog)
        self._geis_bytes = bytes_for(len(rules.pack.geis))
        self._cards = len(rules.pack.encounters)
        self._card_bytes = bytes_for(self._cards)
        super().__init__(rules, players, observation)
        self._no_words = bytes(len(rules.words))
        self._cells = [cell_at(row, column) for row in range(GRID_ROWS) for column in range(COLUMNS[players])]
        # What is printed on a card, as tables for bytes.translate(): the first place is for no card.
        cards = rules.pack.encounters
        self._printed_colour = bytes((len(COLOURS), *[card.colour for card in cards])).ljust(256)
        self._printed_value = bytes((0, *[card.value for card in cards])).ljust(256)
        self._special = bytes((0, *[number < rules.pack.specials for number in range(len(cards))])).ljust(256)
        self._told: dict[Any, tuple[Any, Any, bytes, bytes]] = {}  # by sagas: colours, values, and what they look like

    def public_blocks(self) -> list[Block]:
        seats, rules = (PLAYERS, self.players), self.rules
        assert isinstance(rules, TirNaNog)
        cards, code = ("card", self._cards), f"{self._card_bytes}s"
        grid = (("row", GRID_ROWS), ("column", COLUMNS[self.players]))
        geis = ("geis", len(rules.pack.geis))
        blocks = [
            bits("geis", f"{bytes_for(geis[1])}s", "the rule of each row", ROW, geis),
            bits("first", "B", "the first player", seats),
            bits("turn", "B", "whose turn it is", seats),
            bits("used", code, "cards whose effect was used in this phase", cards),
            bits("discard", code, "cards discarded", cards),
            bits("known_to_all", code, "cards that everybody knows to be in a hand", seats, cards),
            counts("round", ROUNDS, "from 1 to 5", ("", 1)),
            counts("deck", self._cards, "cards in it", ("", 1)),
            counts("hand_size", 10, "cards in hand", seats),
            counts("bards", BARDS, "at each gap and corner", seats, PLACE),
            counts("at_home", BARDS, "bards at home", seats),
            counts("grid_at", CELLS, "where in the grid a card lies: 6 x row + column, from 1", cards),
            counts("grid_colour", 1, "colours of the cards in the grid", COLOUR, *grid),
            counts("grid_value", HIGHEST, "their values", *grid),
            counts("grid_special", 1, "whether they have an effect", *grid),
            counts("points", MOST_POINTS, "if the game ended now", seats, ("top, middle, bottom, cards, regions", 5)),
            counts("saga_at", len(ROWS) * SLOTS, "where in a saga a card lies: 8 x row + slot, from 1", seats, cards),
            counts("saga_value", HIGHEST, "current values", seats, ROW, SLOT),
            counts("saga_printed", HIGHEST, "printed values", seats, ROW, SLOT),
            counts("saga_colour", 1, "current colours", COLOUR, seats, ROW, SLOT),
            counts("saga_special", 1, "cards with an effect", seats, ROW, SLOT),
        ]
        if self.players == 1:
            blocks += [
                bits("balor_pile", code, "cards Balor has taken", cards),
                bits("balor_token", "Q", "where the first-player token lies", ("gap", GAPS)),
                bits("balor_maximum", "B", "he takes high cards, not low ones", ("", 1)),
                counts("balor_bards", BARDS, "at each gap and corner", PLACE),
                counts("balor_points", MOST_POINTS, "if the game ended now", ("", 1)),
                counts("balor_discards", 3, "cards that will be discarded from his pile", ("", 1)),
            ]
        return blocks

    def own_blocks(self) -> list[Block]:
        cards, code = ("card", self._cards), f"{self._card_bytes}s"
        others = (OTHERS, self.players)
        questions = len(self.questions)
        return [
            bits("hand", code, "cards in the viewer's hand", cards),
            bits("drawn", code, "the card just looked at", cards),
            bits("chosen", code, "the card about to be taken or played", cards),
            bits("known", code, "cards the viewer knows to be in a hand", others, cards),
            bits("possible", code, "cards that may be in a hand for all the viewer knows", others, cards),
            bits(
                "question", f"{bytes_for(questions)}s", "what the viewer is asked, if at all", ("question", questions)
            ),
            bits("about_card", code, "the card the question is about", cards),
            bits("about_place", "Q", "the place it is about", PLACE),
            counts("so_far", OFTEN, "own answers so far in what is in progress", ("word", len(self.rules.words))),
            counts("about_count", 10, "the number in the question: how many are left, how many to keep", ("", 1)),
        ]

    def true_blocks(self) -> list[Block]:
        cards, code = ("card", self._cards), f"{self._card_bytes}s"
        return [
            bits("true_hands", code, "all hands", (PLAYERS, self.players), cards),
            counts("true_depth", self._cards, "of each card in the deck, from 1 at the top", cards),
        ]

    def pack(self, table: Otherworld, seat: int, ask: Ask | None) -> tuple[Sequence[Any], bytes]:
        size, seats = self._card_bytes, table.seats
        known = surely_in(table.may[seats * table.zones :], table.open)
        masks: list[Any] = [
            *[HOT[number].to_bytes(self._geis_bytes, "little") for number in table.geis],
            HOT[table.first], HOT[table.at], table.used.to_bytes(size, "little"), self._set(table.discard),
            *[(known[other] | table.hands[other] & table.seen).to_bytes(size, "little") for other in range(seats)],
        ]  # fmt: skip
        told, balor = self._sagas(table)
        numbers = [self._table_counts(table), self._grid(table), told]
        if seats == 1:
            self._pack_balor(table, balor, masks, numbers)
        if not self.is_public:
            self._pack_own(table, seat, ask, masks, numbers)
        if self.is_perfect:
            masks += [hand.to_bytes(size, "little") for hand in table.hands]
            numbers.append(depths(table.deck, self._cards))
        return masks, b"".join(numbers)

    def _table_counts(self, table: Otherworld) -> bytes:
        standing = bytearray(table.seats * PLACES)
        home = bytearray(table.seats)
        for bard, place in enumerate(table.bards):
            if place == HOME:
                home[bard // BARDS] += 1
            else:
                standing[bard // BARDS * PLACES + place] += 1
        return b"".join((
            bytes((table.round, len(table.deck), *[hand.bit_count() for hand in table.hands])), standing, home,
        ))  # fmt: skip

    def _grid(self, table: Otherworld) -> bytes:
        """Card by card, and cell by cell."""
        where = bytearray(self._cards)
        for cell, card in enumerate(table.grid, 1):
            if card != NOTHING:
                where[card] = cell
        cells = bytes([table.grid[cell] + 1 for cell in self._cells])
        colours = cells.translate(self._printed_colour)
        return b"".join((
            where, *[colours.translate(only) for only in ONLY],
            cells.translate(self._printed_value), cells.translate(self._special),
        ))  # fmt: skip

    def _sagas(self, table: Otherworld) -> tuple[bytes, bytes]:
        """Points, and the cards told, card by card and slot by slot; remembered, for most answers change none;
        and Balor's points."""
        key = (*table.saga, table.balor_pile)
        known = self._told.get(key)
        if known is not None and known[0] is table.colour and known[1] is table.value:
            return known[2], known[3]
        points = bytes([max(0, part) for parts in breakdown(table) for part in parts])
        balor = bytes((balor_points(table),)) if table.seats == 1 else b""
        where = bytearray(table.seats * self._cards)
        slots = bytearray(table.seats * len(ROWS) * SLOTS)
        for at, row in enumerate(table.saga):
            seat, line = divmod(at, len(ROWS))
            for column, card in enumerate(row[:SLOTS]):
                if card != NOTHING:
                    slots[at * SLOTS + column] = card + 1
                    where[seat * self._cards + card] = line * SLOTS + column + 1
        colours = slots.translate(bytes((len(COLOURS), *table.colour)).ljust(256))
        told = b"".join((
            points, where, slots.translate(bytes((0, *table.value)).ljust(256)), slots.translate(self._printed_value),
            *[colours.translate(only) for only in ONLY], slots.translate(self._special),
        ))  # fmt: skip
        if len(self._told) >= KNOWN_SAGAS:
            self._told.clear()
        self._told[key] = (table.colour, table.value, told, balor)
        return told, balor

    def _pack_balor(self, table: Otherworld, balor: bytes, masks: list[Any], numbers: list[bytes]) -> None:
        masks += [self._set(table.balor_pile), HOT[table.first_token], table.balor_maximum]
        standing = bytearray(PLACES)
        for place in table.balor_bards:
            if place != HOME:
                standing[place] += 1
        numbers += [bytes(standing), balor, bytes((table.difficulty,))]

    def _pack_own(self, table: Otherworld, seat: int, ask: Ask | None, masks: list[Any], numbers: list[bytes]) -> None:
        size, seats, zones = self._card_bytes, table.seats, table.zones
        may = table.may[seat * zones : seat * zones + zones]
        seen = [table.hands[other] & table.seen for other in range(seats)]
        known = surely_in(may, table.open)
        given = so_far(table, seat)
        top = table.stack[-1] if table.stack else None
        mine = seat == table.at
        chosen = HOT[top.card] if mine and isinstance(top, SagaPhase) and top.stage in ("bard", "row") else 0
        asked, card, place, number = self.not_asked, 0, 0, 0
        if ask is not None and ask.seat == seat:
            asked = self.asked[ask.question.number]
            for name, value in zip(ask.question.values, ask.values, strict=True):
                if name == "card":
                    card = HOT[value - m.CARD]
                elif name == "place":
                    place = HOT[value - m.PLACE]
                elif name in NUMBERS:
                    number = value
        masks += [
            table.hands[seat].to_bytes(size, "little"), (HOT[table.drawn] if mine else 0).to_bytes(size, "little"),
            chosen.to_bytes(size, "little"),
            *[(known[other] | seen[other]).to_bytes(size, "little") for other in range(seats)],
            *[(may[other] & ~table.open | seen[other]).to_bytes(size, "little") for other in range(seats)],
            asked, card.to_bytes(size, "little"), place,
        ]  # fmt: skip
        numbers += [times_said(given, len(self._no_words)) if given else self._no_words, bytes((number,))]

    def _set(self, cards: Sequence[int]) -> bytes:
        return sum(HOT[card] for card in cards).to_bytes(self._card_bytes, "little")

    def standings(self, table: Otherworld) -> list[float]:
        """Points; alone, Balor's come last."""
        points = [float(sum(parts)) for parts in table.points or breakdown(table)]
        return [*points, float(balor_points(table))] if table.seats == 1 else points
