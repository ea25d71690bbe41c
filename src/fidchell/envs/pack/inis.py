"""A position of Inis as masks and counts; encode_inis.py says what each of them is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from fidchell.core.decision import Ask
from fidchell.core.messages import Message
from fidchell.envs.pack.common import HOT, Packer, depths, so_far, surely_in, times_said
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ADVANTAGE,
    CLANS,
    EPIC,
    EPIC_CARDS,
    NOTHING,
    TO_WIN,
)
from fidchell.games.inis.geometry import REACH, anchor_of
from fidchell.games.inis.procedures.drawing import Drawing
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.table import ACTION_DISCARD, ASIDE, LANDS, Island

DECLARED: Final = 2  # cards being played, the latest first, that are told in full
ENOUGH: Final = 3 * TO_WIN  # Deeds: as many meet everything
LONGEST: Final = 32  # rounds; later ones look like this one
NO_WORDS: Final = bytes(m.LOCATION)
NO_TILES: Final = bytes(LANDS)
KNOWN_ISLANDS: Final = 4096
# What the values of a question are about, in the order of the encoder's blocks; whatever is not here says nothing new.
ABOUT: Final = {"card": 0, "origin": 1, "place": 2, "player": 3, "target": 4, "owner": 4}
NUMBERS: Final = {"count": 0, "left": 1, "free": 1}
START: Final = (m.CARD, m.LAND, m.LAND, 0, 0)
NOT_ABOUT: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)
NO_NUMBERS: Final[tuple[int, ...]] = (0, 0)


class InisPacker(Packer):
    def __init__(self, questions: list[Message], own: bool, truth: bool) -> None:
        super().__init__(questions, own, truth)
        self._islands: dict[tuple[int, ...], bytes] = {}
        self._about = {
            question.number: [(at, ABOUT[name]) for at, name in enumerate(question.values) if name in ABOUT]
            for question in questions
        }
        self._numbers_in = {
            question.number: [(at, NUMBERS[name]) for at, name in enumerate(question.values) if name in NUMBERS]
            for question in questions
        }

    def pack(self, table: Island, seat: int, ask: Ask | None) -> tuple[list[Any], bytes]:
        seats, hands, zones, may = table.seats, table.hands, table.zones, table.may
        everyone = range(seats)
        shown, drawn, choices = self._in_progress(table, seat)
        masks: list[Any] = [
            table.island, *table.beside, HOT[table.capital], HOT[table.festival], HOT[table.brenn], HOT[table.turn],
            1 if table.direction == 1 else 0, table.pretenders, table.opening, table.drafting, HOT[table.ploy],
            HOT[table.cathbad], 0 if table.aside == NOTHING else 1, *[hand >> ADVANTAGE for hand in hands],
            table.display >> ADVANTAGE, table.spent >> ADVANTAGE, table.in_play, table.revealed >> EPIC,
            table.epic_discard >> EPIC, *surely_in(may[seats * zones :], table.open)[:seats],
            HOT[table.clash], HOT[table.instigator], HOT[table.maneuver_by], table.peace, HOT[table.attacked],
            HOT[table.next_up], table.spear, table.maneuver_removed, HOT[table.cauldron_of], *shown,
        ]  # fmt: skip
        standing: list[int] = []
        met: list[int] = []
        deeds: list[int] = []
        for other in everyone:
            lands, sanctuaries, led = table.standing_of(other)
            standing += (TWELVE[lands], sanctuaries, TWELVE[led])
            deeds.append(table.deeds[other])
            met.append(MET[SIX[lands] * 49 + SIX[sanctuaries] * 7 + SIX[led]][min(deeds[other], ENOUGH)])
        laid = table.laid
        numbers: list[bytes] = [
            bytes(table.clans), bytes(table.citadels), bytes(table.sanctuaries), self._island(table.location),
            bytes((
                *table.reserve, *[SIX[count] for count in deeds],
                *[(hands[other] & ACTION_CARDS).bit_count() + laid[other].bit_count() for other in everyone],
                *[(hand & EPIC_CARDS).bit_count() for hand in hands],
                *standing, *met,
                *table.sheltered, *table.lost, table.cauldron, min(table.round, LONGEST), table.passes,
                len(table.tiles), table.citadels_left, table.sanctuaries_left, len(table.epic_deck),
                table.action_discard.bit_count(),
            )),
            choices,
        ]  # fmt: skip
        if self.own:
            self._pack_own(table, seat, ask, drawn, masks, numbers)
        if self.truth:
            _pack_truth(table, masks, numbers)
        return masks, b"".join(numbers)

    def _pack_own(
        self, table: Island, seat: int, ask: Ask | None, drawn: int, masks: list[Any], numbers: list[bytes]
    ) -> None:
        seats, zones, hidden = table.seats, table.zones, ~table.open
        may = table.may[seat * zones : seat * zones + zones]
        given = so_far(table, seat)
        asked, about, how_many = self.not_asked, NOT_ABOUT, NO_NUMBERS
        if ask is not None and ask.seat == seat:
            asked = self.asked[ask.question.number]
            if ask.values:
                about, how_many = self._values(ask)
        masks += [
            table.hands[seat], table.laid[seat], drawn >> EPIC, *surely_in(may, table.open)[:seats],
            *[cards & hidden for cards in may[:seats]], may[ASIDE] & hidden & ACTION_CARDS,
            may[ACTION_DISCARD] & hidden & ACTION_CARDS, asked, *about,
        ]  # fmt: skip
        numbers += [times_said(given, m.LOCATION) if given else NO_WORDS, _known_depths(table, seat), bytes(how_many)]

    def _values(self, ask: Ask) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What a question is about, and its numbers."""
        number, values = ask.question.number, ask.values
        about, how_many = list(NOT_ABOUT), [0, 0]
        for at, part in self._about[number]:
            about[part] = HOT[values[at] - START[part]]
        for at, part in self._numbers_in[number]:
            how_many[part] = values[at]
        return tuple(about), tuple(how_many)

    def _in_progress(self, table: Island, seat: int) -> tuple[tuple[int, ...], int, bytes]:
        """The cards being played, what this seat has just drawn, and what was declared."""
        playing: list[PlayingCard] = []
        drawn = 0
        for frame in table.stack[:0:-1]:
            if isinstance(frame, PlayingCard):
                playing.append(frame)
            elif isinstance(frame, Drawing) and frame.seat == seat and not drawn:
                drawn = frame.drawn & table.hands[seat]
        if not playing:
            return NOTHING_DECLARED, drawn, NO_CHOICES
        cards, seats, cancelled, choices = [0] * DECLARED, [0] * DECLARED, [0] * DECLARED, b""
        for at, one in enumerate(playing[:DECLARED]):
            cards[at], seats[at], cancelled[at] = HOT[one.card], HOT[one.seat], one.cancelled
            choices += _places_of(one.choices) if one.choices else NO_WORDS
        return (*cards, *seats, *cancelled), drawn, choices.ljust(len(NO_CHOICES), b"\0")

    def _island(self, location: tuple[int, ...]) -> bytes:
        """Where tiles lie; remembered, for it seldom changes."""
        known = self._islands.get(location)
        if known is None:
            if len(self._islands) >= KNOWN_ISLANDS:
                self._islands.clear()
            places = bytearray(3 * LANDS)
            for land, at in enumerate(location):
                if at != NOTHING:
                    q, r, down = anchor_of(at)
                    places[3 * land : 3 * land + 3] = bytes((q + REACH, r + REACH, 2 * REACH * down))
            known = self._islands[location] = bytes(places)
        return known


def _pack_truth(table: Island, masks: list[Any], numbers: list[bytes]) -> None:
    masks += [
        *table.hands, *table.laid, HOT[table.aside], table.action_discard, sum(HOT[card] for card in table.action_deck),
    ]  # fmt: skip
    numbers += [depths(table.tiles, LANDS), depths([card - EPIC for card in table.epic_deck], ADVANTAGE - EPIC)]


def _met(deeds: int, standing: Sequence[int]) -> int:
    """Conditions met, as Island.conditions_met() counts them, from a standing that is known already."""
    met = 0
    for missing in sorted([max(0, TO_WIN - value) for value in standing]):
        deeds -= missing
        met += deeds >= 0
    return met


def _every_met() -> list[list[int]]:
    """The same for all standings, none counted beyond what is needed, and numbers of Deeds."""
    needed = range(TO_WIN + 1)
    return [[_met(deeds, standing) for deeds in range(ENOUGH + 1)] for standing in product(needed, repeat=3)]


def _places_of(words: tuple[int, ...]) -> bytes:
    places = bytearray(m.LOCATION)
    for place, word in enumerate(words[:16], 1):
        if word < m.LOCATION:
            places[word] = place
    return bytes(places)


def _known_depths(table: Island, seat: int) -> bytes:
    """How deep each tile lies that this seat knows, from 1."""
    knowers = table.tile_knowers
    if not any(knowers):
        return NO_TILES
    return bytes(depth if knowers[tile] >> seat & 1 else 0 for tile, depth in enumerate(depths(table.tiles, LANDS)))


MET: Final[list[list[int]]] = _every_met()
SIX: Final[list[int]] = [min(value, TO_WIN) for value in range(64)]
TWELVE: Final[list[int]] = [min(value, CLANS) for value in range(64)]
NOTHING_DECLARED: Final = (0,) * (3 * DECLARED)
NO_CHOICES: Final = bytes(DECLARED * m.LOCATION)
