"""A position from its description (docs/tirnanog.md documents the fields)."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import chance_from_seed
from fidchell.core.rules import GameError, Rules
from fidchell.core.scene import Description, checked_words
from fidchell.core.values import bits, mask_of, put
from fidchell.games.tirnanog.effects import every_card
from fidchell.games.tirnanog.facts import BARDS, COLOURS, DIFFICULTIES, HOME, MOST_PLAYERS, NOTHING, ROUNDS, ROWS
from fidchell.games.tirnanog.grid import COLUMNS, GRID_ROWS, cell_at, cells_for, corners_for, gaps_for, place_words
from fidchell.games.tirnanog.pack import Pack
from fidchell.games.tirnanog.persistent import settle_values
from fidchell.games.tirnanog.procedures.journey import Journey
from fidchell.games.tirnanog.procedures.rounds import Rounds
from fidchell.games.tirnanog.procedures.saga import SagaPhase
from fidchell.games.tirnanog.table import Otherworld

PLACE_WORDS = place_words()
HOLE = "-"
STAGES = {"journey": "saga", "saga": "upkeep", "upkeep": "upkeep", "score": "next"}


def open_scene(rules: Rules[Any], pack: Pack, given: dict[str, Any]) -> Otherworld:
    scene = Description(given, "scene")
    seats = scene.number("players", 2, 1, MOST_PLAYERS)
    table: Otherworld = rules.blank(seats)
    table.chance = chance_from_seed(scene.number("seed", 0, 0, 2**53))
    table.round = scene.number("round", 1, 1, ROUNDS)
    table.first = scene.number("first", 0, 0, seats - 1)
    phase = scene.word("phase", tuple(STAGES), "saga")
    opens = table.first if phase == "journey" else (table.first - 1) % seats
    table.at = scene.number("turn", opens, 0, seats - 1)
    table.difficulty = DIFFICULTIES[scene.word("difficulty", tuple(DIFFICULTIES), "medium")]
    for row, name in enumerate(ROWS):
        known = [geis.word for geis in pack.geis_of(row)]
        first = next(geis.word for geis in pack.geis_of(row) if geis.first)
        word = scene.word(f"geis_{name}", known, first)
        table.geis = put(table.geis, row, next(at for at, geis in enumerate(pack.geis) if geis.word == word))
    _Cards(table, pack, scene).lay()
    _bards(table, scene)
    scene.finish()
    _enough(table, phase)
    for seat in range(seats):
        settle_values(table, seat)
    table.push(Rounds(STAGES[phase]))
    if phase == "journey":
        table.push(Journey("turn"))
    elif phase == "saga":
        table.push(SagaPhase("turn"))
    return table


class _Cards:
    """Puts every card where the scene says; the rest is the deck, shuffled."""

    def __init__(self, table: Otherworld, pack: Pack, scene: Description) -> None:
        self.table = table
        self.scene = scene
        self.words = [card.word for card in pack.encounters]
        self.placed = 0

    def number(self, word: Any, where: str) -> int:
        if word not in self.words:
            raise GameError(f"{where}: there is no card {word!r} in this pack")
        card = self.words.index(word)
        if self.placed >> card & 1:
            raise GameError(f"{where}: {word!r} lies somewhere else already")
        self.placed |= 1 << card
        return card

    def lay(self) -> None:
        table, scene = self.table, self.scene
        for seat, player in enumerate(scene.each("players_have", table.seats)):
            for word in player.words("hand", self.words):
                table.hands[seat] |= 1 << self.number(word, player.where)
            saga = player.inside("saga")
            for row, name in enumerate(ROWS):
                self._row(seat, row, saga.get(name, []), f"{saga.where}.{name}")
            saga.finish()
            self._tokens(seat, player)
            player.finish()
        self._grid(scene.get("grid", None))
        table.discard = tuple(self.number(word, "scene.discard") for word in scene.words("discard", self.words))
        if table.seats == 1:
            table.balor_pile = tuple(self.number(word, "scene.pile") for word in scene.words("pile", self.words))
        top = [self.number(word, "scene.deck") for word in scene.words("deck", self.words)]
        rest = bits(every_card(table) & ~self.placed)
        table.chance.shuffle(rest)
        table.deck = (*rest, *top[::-1])
        self._fill_grid()
        kind = every_card(table)
        table.dealt_out(kind, [*range(table.seats), table.deck_zone], kind)
        table.seen = kind & ~(sum(table.hands) | mask_of(table.deck))
        table.all_see(table.seen)
        for seat in range(table.seats):
            table.sees(seat, seat, table.hands[seat], kind)

    def _row(self, seat: int, row: int, given: Any, where: str) -> None:
        if not isinstance(given, list):
            raise GameError(f"{where} must be a list of cards ('-' is a hole), not {given!r}")
        cards = tuple(NOTHING if word == HOLE else self.number(word, where) for word in given)
        self.table.lay_row(seat, row, cards)

    def _tokens(self, seat: int, player: Description) -> None:
        table = self.table
        for name, read in (("colours", COLOURS), ("values", None)):
            for word, value in player.inside(name).fields.items():
                checked_words([word], self.words, f"{player.where}.{name}")
                if read is not None and value not in read:
                    raise GameError(f"{player.where}.{name}.{word} must be one of {', '.join(read)}, not {value!r}")
                if read is None and (type(value) is not int or value < 0):
                    raise GameError(f"{player.where}.{name}.{word} must be a number from 0 up, not {value!r}")
                card = self.words.index(word)
                if read is None:
                    table.token = put(table.token, card, value)
                else:
                    table.colour = put(table.colour, card, read.index(value))

    def _grid(self, given: Any) -> None:
        if given is None:
            return
        columns = COLUMNS[self.table.seats]
        rows = isinstance(given, list) and len(given) == GRID_ROWS and all(isinstance(row, list) for row in given)
        if not rows or any(len(row) != columns for row in given):
            raise GameError(f"scene.grid must be {GRID_ROWS} lists of {columns} cards (null: none)")
        for row in range(GRID_ROWS):
            for column, word in enumerate(given[row]):
                if word is not None:
                    self.table.lay_card(cell_at(row, column), self.number(word, f"scene.grid[{row}][{column}]"))

    def _fill_grid(self) -> None:
        """A scene without a grid has a full one from the deck."""
        if "grid" not in self.scene.fields:
            for cell in cells_for(self.table.seats):
                self.table.lay_card(cell, self.table.deck[-1])
                self.table.deck = self.table.deck[:-1]


def _enough(table: Otherworld, phase: str) -> None:
    """Gaps for all bards that are at home."""
    everybody = [*table.bards, *table.balor_bards]
    if phase == "journey" and len(table.open_gaps(2)) < everybody.count(HOME):
        raise GameError("scene.grid has too few free gaps for the bards at home")


def _bards(table: Otherworld, scene: Description) -> None:
    gaps = [PLACE_WORDS[gap] for gap in gaps_for(table.seats)]
    given = scene.get("bards", [[] for _ in range(table.seats)])
    if not isinstance(given, list) or len(given) != table.seats or not all(isinstance(part, list) for part in given):
        raise GameError(f"scene.bards must be a list of {table.seats} lists of places, not {given!r}")
    for seat, places in enumerate(given):
        if len(places) > BARDS:
            raise GameError(f"scene.bards[{seat}]: a player has {BARDS} bards")
        for word in places:  # one by one: two of them may share a gap
            checked_words([word], PLACE_WORDS, f"scene.bards[{seat}]")
        for at, word in enumerate(places):
            place = PLACE_WORDS.index(word)
            if place not in gaps_for(table.seats) + corners_for(table.seats):
                raise GameError(f"scene.bards[{seat}]: {word!r} is no place of this grid")
            table.bards[seat * BARDS + at] = place
            if table.is_lost(place):
                table.lost_told |= 1 << seat * BARDS + at  # lost before the scene begins
    if table.seats == 1:
        table.first_token = PLACE_WORDS.index(scene.word("token", gaps, gaps[0]))
        table.balor_maximum = scene.flag("maximum", True)
        places = scene.words("balor_bards", gaps)
        table.balor_bards = (*map(PLACE_WORDS.index, places), *[HOME] * (BARDS - len(places)))
