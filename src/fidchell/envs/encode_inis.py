"""A position of Inis as a vector: what each block says is written beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final

from fidchell.core.decision import Ask
from fidchell.core.rules import Rules
from fidchell.envs.encoder import HOT, INFORMATION_SET, OFTEN, Encoder, bytes_for, depths, so_far, surely_in, times_said
from fidchell.envs.layout import OTHERS, PLAYERS, Block, bits, counts
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ADVANTAGE,
    CARDS,
    CLANS,
    EPIC,
    EPIC_CARDS,
    MOOR,
    MOST_PLAYERS,
    NOTHING,
    TO_WIN,
)
from fidchell.games.inis.geometry import REACH, anchor_of
from fidchell.games.inis.procedures.drawing import Drawing
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.table import ACTION_DISCARD, ASIDE, LANDS, Island

LAND: Final = ("territory", LANDS)
CARD: Final = ("card", len(CARDS))
HIDDEN: Final = ("card", ADVANTAGE)  # Action cards and Epic Tales
ACTION: Final = ("action card", EPIC)
EPICS: Final = ("epic tale", ADVANTAGE - EPIC)
HELD: Final = ("advantage card", LANDS)
WORD: Final = ("word", m.LOCATION)  # every word but locations
DECLARED: Final = 2  # cards being played, the latest first, that are told in full
ENOUGH: Final = 3 * TO_WIN  # Deeds: as many meet everything
LONGEST: Final = 32  # rounds; later ones look like this one
MOOR_CARD: Final = ADVANTAGE + MOOR
NO_WORDS: Final = bytes(m.LOCATION)
NO_TILES: Final = bytes(LANDS)
KNOWN_ISLANDS: Final = 4096
# What the values of a question are about, in the order of the blocks below; whatever is not here says nothing new.
ABOUT: Final = {"card": 0, "origin": 1, "place": 2, "player": 3, "target": 4, "owner": 4}
NUMBERS: Final = {"count": 0, "left": 1, "free": 1}
START: Final = (m.CARD, m.LAND, m.LAND, 0, 0)
NOT_ABOUT: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)
NO_NUMBERS: Final[tuple[int, ...]] = (0, 0)


class InisEncoder(Encoder):
    most = 4  # conditions, and one more for the winner

    def __init__(self, rules: Rules[Any], players: int, observation: str = INFORMATION_SET) -> None:
        super().__init__(rules, players, observation)
        self._islands: dict[tuple[int, ...], bytes] = {}
        self._about = {
            question.number: [(at, ABOUT[name]) for at, name in enumerate(question.values) if name in ABOUT]
            for question in self.questions
        }
        self._numbers_in = {
            question.number: [(at, NUMBERS[name]) for at, name in enumerate(question.values) if name in NUMBERS]
            for question in self.questions
        }

    def public_blocks(self) -> list[Block]:
        seats = (PLAYERS, self.players)
        declared = ("the latest first", DECLARED)
        return [
            bits("island", "H", "territories in play", LAND),
            bits("adjacent", "H", "which touch which", ("from", LANDS), LAND),
            bits("capital", "H", "where it is", LAND),
            bits("festival", "H", "where it is", LAND),
            bits("brenn", "B", "who it is", seats),
            bits("turn", "B", "whose turn it is, or who has priority", seats),
            bits("clockwise", "B", "the crows point so", ("", 1)),
            bits("pretenders", "B", "who holds the token", seats),
            bits("opening", "B", "the Brenn opens the Season", ("", 1)),
            bits("drafting", "B", "Action cards are being passed round", ("", 1)),
            bits("ploy", "B", "who takes the next turn by Oengus's Ploy", seats),
            bits("cathbad", "B", "who chooses the card set aside", seats),
            bits("is_aside", "B", "a card is set aside", ("", 1)),
            bits("advantages", "H", "Advantage cards in hand", seats, HELD),
            bits("display", "H", "Advantage cards nobody holds", HELD),
            bits("spent", "H", "Advantage cards played this round", HELD),
            bits("in_play", "Q", "cards declared and not yet discarded", CARD),
            bits("revealed", "I", "Epic Tales lying open", EPICS),
            bits("epic_discard", "I", "Epic Tales discarded", EPICS),
            bits("known_to_all", "Q", "hidden cards that everybody knows to be in a hand", seats, HIDDEN),
            bits("clash", "H", "where it is", LAND),
            bits("instigator", "B", "of the clash", seats),
            bits("maneuver", "B", "who has to maneuver, or has just done so", seats),
            bits("peace", "B", "whose switch says peace", seats),
            bits("attacked", "B", "by the last maneuver", seats),
            bits("next_up", "B", "who maneuvers next by the Warlord", seats),
            bits("spear", "B", "no Triskels in this clash", ("", 1)),
            bits("removed", "B", "the last maneuver removed an opposing clan", ("", 1)),
            bits("cauldron_of", "B", "whose Cauldron lies", seats),
            bits("declared", "Q", "cards being played", declared, CARD),
            bits("declared_by", "B", "by whom", declared, seats),
            bits("cancelled", "B", "without effect", declared, ("", 1)),
            counts("clans", CLANS, "sheltered ones included", LAND, (PLAYERS, MOST_PLAYERS)),
            counts("citadels", 10, "the Capital counts as one", LAND),
            counts("sanctuaries", 10, "in each territory", LAND),
            counts("place", 2 * REACH, "of a tile: q + 16, r + 16, 32 if it points down", LAND, ("q, r, turn", 3)),
            counts("reserve", CLANS, "clans", seats),
            counts("deeds", TO_WIN, "tokens, at most 6", seats),
            counts("action_cards", 17, "in hand, the packet laid down included", seats),
            counts("epic_cards", 30, "in hand", seats),
            counts("standing", CLANS, "territories, Sanctuaries, clans led, at most 12", seats, ("condition", 3)),
            counts("conditions", 3, "met, Deeds spent as well as can be", seats),
            counts("sheltered", CLANS, "clans in Citadels in this clash", seats),
            counts("lost", CLANS, "clans that went to the reserve in this clash", seats),
            counts("cauldron", CLANS, "clans on it", ("", 1)),
            counts("round", LONGEST, "at most 32", ("", 1)),
            counts("passes", MOST_PLAYERS, "in a row", ("", 1)),
            counts("supply", 30, "tiles, Citadels, Sanctuaries, Epic deck, Action cards discarded", ("", 5)),
            counts("choices", 16, "what was declared: the word's place in it, from 1", declared, WORD),
        ]  # fmt: skip

    def own_blocks(self) -> list[Block]:
        seats, others = (PLAYERS, self.players), (OTHERS, self.players)
        questions = len(self.questions)
        return [
            bits("hand", "Q", "cards in the viewer's hand", CARD),
            bits("laid", "I", "two players: the packet drafted first", ACTION),
            bits("drawn", "I", "Epic Tales just drawn, to choose from", EPICS),
            bits("known", "Q", "hidden cards the viewer knows to be in a hand", others, HIDDEN),
            bits("possible", "Q", "hidden cards that may be in a hand for all the viewer knows", others, HIDDEN),
            bits("aside", "I", "Action cards that may be set aside", ACTION),
            bits("action_discard", "I", "Action cards that may be discarded", ACTION),
            bits("question", f"{bytes_for(questions)}s", "what the viewer is asked", ("question", questions)),
            bits("about_card", "Q", "the card the question is about", CARD),
            bits("about_origin", "H", "from where", LAND),
            bits("about_place", "H", "where, or to where", LAND),
            bits("about_player", "B", "who it is about", seats),
            bits("about_target", "B", "who is its target", seats),
            counts("so_far", OFTEN, "own answers so far in what is in progress", WORD),
            counts("tile_depth", LANDS, "from the top of the stack, from 1, if the viewer knows it", LAND),
            counts("about_count", CLANS, "numbers in the question: how many, how many are left or free", ("", 2)),
        ]  # fmt: skip

    def true_blocks(self) -> list[Block]:
        seats = (PLAYERS, self.players)
        return [
            bits("true_hands", "Q", "all hands", seats, CARD),
            bits("true_laid", "I", "the packets laid down", seats, ACTION),
            bits("true_aside", "I", "the card set aside", ACTION),
            bits("true_action_discard", "I", "Action cards discarded", ACTION),
            bits("true_action_deck", "I", "Action cards still to be dealt", ACTION),
            counts("true_tile_depth", LANDS, "of each tile, from 1", LAND),
            counts("true_epic_depth", 30, "of each Epic Tale in the deck, from 1", EPICS),
        ]

    def pack(self, table: Island, seat: int, ask: Ask | None) -> tuple[Sequence[Any], bytes]:
        seats, hands, zones, may = table.seats, table.hands, table.zones, table.may
        everyone = range(seats)
        shown, drawn, choices = self._in_progress(table, seat)
        masks = [
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
        numbers = [
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
        if not self.is_public:
            self._pack_own(table, seat, ask, drawn, masks, numbers)
        if self.is_perfect:
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

    def beside(self, table: Island, seat: int) -> list[Ask]:
        """The peace switch in a clash, and the Moor."""
        if table.clash == NOTHING and not table.hands[seat] >> MOOR_CARD & 1:
            return []
        return [ask for ask in self.rules.standing(table) if ask.seat == seat]

    def standings(self, table: Island) -> list[float]:
        """Conditions met, and one more for the winner."""
        met = [float(table.conditions_met(seat)) for seat in range(table.seats)]
        if table.winner != NOTHING:
            met[table.winner] = max(met) + 1
        return met


def _pack_truth(table: Island, masks: list[Any], numbers: list[bytes]) -> None:
    masks += [
        *table.hands, *table.laid, HOT[table.aside], table.action_discard, sum(HOT[card] for card in table.action_deck),
    ]  # fmt: skip
    numbers += [depths(table.tiles, LANDS), depths([card - EPIC for card in table.epic_deck], EPICS[1])]


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


MET: Final = _every_met()
SIX: Final = tuple(min(value, TO_WIN) for value in range(64))
TWELVE: Final = tuple(min(value, CLANS) for value in range(64))
NOTHING_DECLARED: Final = (0,) * (3 * DECLARED)
NO_CHOICES: Final = bytes(DECLARED * m.LOCATION)
