"""The door of the game: RULES."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.messages import Message, Value
from fidchell.core.rules import Rules
from fidchell.core.scripts import Running
from fidchell.core.windows import Window
from fidchell.games.inis import cards, moments
from fidchell.games.inis import messages as m
from fidchell.games.inis.explain import why_not
from fidchell.games.inis.facts import ADVANTAGE, CARDS, CLANS, MOOR, MOST_PLAYERS, NOTHING
from fidchell.games.inis.geometry import H1, T3
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.preview import preview
from fidchell.games.inis.printed import printed
from fidchell.games.inis.procedures.clash import Clash, SwitchPeace
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.procedures.setup import set_up
from fidchell.games.inis.resample import resample
from fidchell.games.inis.scene import open_scene
from fidchell.games.inis.table import Island
from fidchell.games.inis.touching import touches
from fidchell.games.inis.view import view

assert cards  # imported for the cards it registers


class Inis(Rules[Island]):
    name = "inis"
    version = "1"
    package = "fidchell.games.inis"
    folder = str(Path(__file__).parent)
    players = range(2, MOST_PLAYERS + 1)
    options = {"scenario": ("standard", "discovery"), "buildings": ("18", "20"), "geometry": (T3, H1)}
    longest = 60_000  # random players may take very long to find a winner
    words = m.WORD_LIST
    catalogue = m.SAY
    scripts = SCRIPTS
    moments = moments.QUESTIONS
    public_questions = m.PUBLIC_QUESTIONS

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Island:
        return set_up(self, seats, options, chance)

    def open_scene(self, scene: dict[str, Any]) -> Island:
        return open_scene(self, scene)

    def blank(self, seats: int) -> Island:
        table = Island(self, seats)
        table.clear()
        return table

    def result(self, table: Island) -> dict[str, Any]:
        """The winner, and for ranking the others how many conditions each met at the end.

        ``won_by`` has the conditions that the winner met, and "brenn" if the winner was the Brenn.
        """
        met = [table.conditions_met(seat) for seat in range(table.seats)]
        return {
            "scores": [1 if seat == table.winner else 0 for seat in range(table.seats)],
            "winners": [table.winner],
            "conditions": met,
            "won_by": table.which_met(table.winner) + (["brenn"] if table.winner == table.brenn else []),
            "rounds": table.round,
        }

    def play(self, table: Island, seat: int, cause: tuple[int, ...]) -> Look:
        return Look(table, seat, cause)

    def printed(self, word: str) -> dict[str, Any]:
        return printed(word)

    # --- Triskels ---

    def answers(self, table: Island, moment: str, cause: tuple[int, ...], seat: int) -> list[int] | None:
        could = moments.answering(table, moment, cause, seat)
        return m.cards_in(could & table.hands[seat]) if could else None

    def respond(self, table: Island, window: Window, seat: int, option: int) -> None:
        card = option - m.CARD
        use = moments.TRISKELS[window.moment].uses[card]
        table.push(PlayingCard(card, seat, use.script, window.cause))

    def touches(self, public: dict[str, Any], values: dict[str, Any], seat: int) -> bool:
        return touches(public, values, seat)

    # --- open beside other questions: the peace switches, and the Moor (W13) ---

    def standing(self, table: Island) -> list[Ask]:
        asks: list[Ask] = []
        if any(isinstance(frame, Clash) and frame.stage != "end" for frame in table.stack):
            for seat in table.involved():
                switch = m.NO_PEACE if table.peace >> seat & 1 else m.PEACE
                asks.append(Ask(seat, m.Q_PEACE, [switch], (m.LAND + table.clash,)))
        moor = ADVANTAGE + MOOR
        holder = next((seat for seat in range(table.seats) if table.hands[seat] >> moor & 1), NOTHING)
        if holder != NOTHING and not table.spear and not _declaring(table):
            rivals = [seat for seat in range(table.seats) if seat != holder and table.epic_cards(seat)]
            if rivals:
                asks.append(Ask(holder, m.Q_MOOR, [m.CARD + moor]))
        return asks

    def take_standing(self, table: Island, ask: Ask, option: int) -> None:
        if ask.question is m.Q_MOOR:
            card = option - m.CARD
            table.push(PlayingCard(card, ask.seat, CARDS[card]))
        else:
            table.do([SwitchPeace(ask.seat, option == m.PEACE)])

    # --- who knows what ---

    def view(self, table: Island, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def resample(self, table: Island, seat: int, chance: Chance) -> None:
        resample(table, seat, chance)

    def why_not(self, table: Island, ask: Ask, option: int) -> list[tuple[Message, tuple[Value, ...]]]:
        return why_not(table, ask, option)

    def preview(self, table: Island, ask: Ask) -> dict[str, Any]:
        return preview(table, ask)

    def census(self, table: Island) -> dict[str, int]:
        cards = sum(hand.bit_count() for hand in table.hands) + sum(laid.bit_count() for laid in table.laid)
        cards += len(table.action_deck) + table.action_discard.bit_count() + (table.aside != NOTHING)
        cards += len(table.epic_deck) + table.epic_discard.bit_count()
        cards += table.in_play.bit_count() + table.revealed.bit_count()
        cards += table.display.bit_count() + table.spent.bit_count() - table.island.bit_count()
        clans = sum(table.clans) + sum(table.reserve) + table.cauldron
        least = min(0, *table.clans, *table.reserve, *table.sheltered, table.citadels_left, table.sanctuaries_left)
        return {
            "hidden cards": cards,
            "clans": clans - CLANS * table.seats,
            "tiles": table.island.bit_count() + len(table.tiles),
            "citadels": sum(table.citadels) + table.citadels_left - (table.capital != NOTHING),
            "sanctuaries": sum(table.sanctuaries) + table.sanctuaries_left,
            "least": least,
        }


def _declaring(table: Island) -> bool:
    """In the middle of declaring a card: that is one announcement, though asked in small steps."""
    if len(table.stack) < 2 or not isinstance(table.stack[-1], Running):
        return False
    below = table.stack[-2]
    return isinstance(below, PlayingCard) and below.stage == "declared"


RULES = Inis()
