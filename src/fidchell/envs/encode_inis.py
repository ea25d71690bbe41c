"""A position of Inis as a vector: what each block says is written beside it."""

from __future__ import annotations

from typing import Final

from fidchell.core.decision import Ask
from fidchell.envs.encoder import Encoder
from fidchell.envs.layout import OTHERS, PLAYERS, Block, bits, counts
from fidchell.envs.pack.common import OFTEN, bytes_for
from fidchell.envs.pack.inis import DECLARED, LONGEST, InisPacker
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ADVANTAGE,
    CARDS,
    CLANS,
    EPIC,
    MOOR,
    MOST_PLAYERS,
    NOTHING,
    TO_WIN,
)
from fidchell.games.inis.geometry import REACH
from fidchell.games.inis.table import LANDS, Island

LAND: Final = ("territory", LANDS)
CARD: Final = ("card", len(CARDS))
HIDDEN: Final = ("card", ADVANTAGE)  # Action cards and Epic Tales
ACTION: Final = ("action card", EPIC)
EPICS: Final = ("epic tale", ADVANTAGE - EPIC)
HELD: Final = ("advantage card", LANDS)
WORD: Final = ("word", m.LOCATION)  # every word but locations
MOOR_CARD: Final = ADVANTAGE + MOOR


class InisEncoder(Encoder):
    most = 4  # conditions, and one more for the winner

    def make_packer(self) -> InisPacker:
        return InisPacker(self.questions, self.own(), self.truth())

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
