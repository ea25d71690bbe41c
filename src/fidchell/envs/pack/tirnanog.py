"""A position of Tír na nÓg as masks and counts; encode_tirnanog.py says what each of them is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fidchell.core.decision import Ask
from fidchell.core.messages import Message
from fidchell.envs.pack.common import HOT, Packer, bytes_for, depths, so_far, surely_in, times_said
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.facts import BARDS, COLOURS, HOME, NOTHING, ROWS
from fidchell.games.tirnanog.grid import COLUMNS, GRID_ROWS, PLACES, cell_at
from fidchell.games.tirnanog.pack import Pack
from fidchell.games.tirnanog.procedures.saga import SagaPhase
from fidchell.games.tirnanog.scoring import balor_points, breakdown
from fidchell.games.tirnanog.table import Otherworld

SLOTS: Final = 8  # of a row; a card may be moved beyond five
NUMBERS: Final = ("left", "keep")
KNOWN_SAGAS: Final = 4096
# From a byte that is a colour to 1 where it is this one.
ONLY: Final = tuple(bytes(colour == at for at in range(256)) for colour in range(len(COLOURS)))


class TirNaNogPacker(Packer):
    def __init__(self, questions: list[Message], own: bool, truth: bool, pack: Pack, players: int, words: int) -> None:
        super().__init__(questions, own, truth)
        self._geis_bytes = bytes_for(len(pack.geis))
        self._cards = len(pack.encounters)
        self._card_bytes = bytes_for(self._cards)
        self._no_words = bytes(words)
        self._cells = [cell_at(row, column) for row in range(GRID_ROWS) for column in range(COLUMNS[players])]
        # What is printed on a card, as tables for bytes.translate(): the first place is for no card.
        cards = pack.encounters
        self._printed_colour = bytes((len(COLOURS), *[card.colour for card in cards])).ljust(256)
        self._printed_value = bytes((0, *[card.value for card in cards])).ljust(256)
        self._special = bytes((0, *[number < pack.specials for number in range(len(cards))])).ljust(256)
        self._told: dict[Any, tuple[Any, Any, bytes, bytes]] = {}  # by sagas: colours, values, and what they look like

    def pack(self, table: Otherworld, seat: int, ask: Ask | None) -> tuple[list[Any], bytes]:
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
        if self.own:
            self._pack_own(table, seat, ask, masks, numbers)
        if self.truth:
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
