"""A position of Tír na nÓg as a vector: what each block says is written beside it."""

from __future__ import annotations

from typing import Final

from fidchell.envs.encoder import Encoder
from fidchell.envs.layout import OTHERS, PLAYERS, Block, bits, counts
from fidchell.envs.pack.common import OFTEN, bytes_for
from fidchell.envs.pack.tirnanog import SLOTS, TirNaNogPacker
from fidchell.games.tirnanog.api import TirNaNog
from fidchell.games.tirnanog.facts import BARDS, COLOURS, ROUNDS, ROWS
from fidchell.games.tirnanog.grid import CELLS, COLUMNS, GAPS, GRID_ROWS, PLACES
from fidchell.games.tirnanog.pack import Pack
from fidchell.games.tirnanog.scoring import balor_points, breakdown
from fidchell.games.tirnanog.table import Otherworld

HIGHEST: Final = 20  # values as they count here
MOST_POINTS: Final = 100
ROW: Final = ("row", len(ROWS))
COLOUR: Final = ("colour", len(COLOURS))
PLACE: Final = ("place", PLACES)
SLOT: Final = ("slot", SLOTS)


class TirNaNogEncoder(Encoder):
    most = 100  # points

    def make_packer(self) -> TirNaNogPacker:
        return TirNaNogPacker(self.questions, self.own(), self.truth(), self._pack, self.players, len(self.rules.words))

    @property
    def _pack(self) -> Pack:
        assert isinstance(self.rules, TirNaNog)
        return self.rules.pack

    def _cards(self) -> tuple[tuple[str, int], str]:
        """The axis of all cards, and how a mask of them is packed."""
        count = len(self._pack.encounters)
        return ("card", count), f"{bytes_for(count)}s"

    def public_blocks(self) -> list[Block]:
        seats = (PLAYERS, self.players)
        cards, code = self._cards()
        grid = (("row", GRID_ROWS), ("column", COLUMNS[self.players]))
        geis = ("geis", len(self._pack.geis))
        blocks = [
            bits("geis", f"{bytes_for(geis[1])}s", "the rule of each row", ROW, geis),
            bits("first", "B", "the first player", seats),
            bits("turn", "B", "whose turn it is", seats),
            bits("used", code, "cards whose effect was used in this phase", cards),
            bits("discard", code, "cards discarded", cards),
            bits("known_to_all", code, "cards that everybody knows to be in a hand", seats, cards),
            counts("round", ROUNDS, "from 1 to 5", ("", 1)),
            counts("deck", cards[1], "cards in it", ("", 1)),
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
        cards, code = self._cards()
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
        cards, code = self._cards()
        return [
            bits("true_hands", code, "all hands", (PLAYERS, self.players), cards),
            counts("true_depth", cards[1], "of each card in the deck, from 1 at the top", cards),
        ]

    def standings(self, table: Otherworld) -> list[float]:
        """Points; alone, Balor's come last."""
        points = [float(sum(parts)) for parts in table.points or breakdown(table)]
        return [*points, float(balor_points(table))] if table.seats == 1 else points
