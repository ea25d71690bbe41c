"""The door of the game: RULES."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.messages import Message, Value
from fidchell.core.rules import Rules
from fidchell.core.windows import Window
from tain import messages as m
from tain.cards import SCRIPTS, Look
from tain.playing import CARD_DECLARED, PlayingCard, card_at
from tain.resample import resample
from tain.rounds import Rounds
from tain.scene import open_scene
from tain.table import NOTHING, Cattle
from tain.view import score, view


class Tain(Rules[Cattle]):
    name = "tain"
    version = "1"
    package = "tain"
    folder = str(Path(__file__).parent)
    players = range(2, m.MOST_PLAYERS + 1)
    options = {"rounds": (2, 1, 3)}
    longest = 400
    words = m.WORD_LIST
    catalogue = m.SAY
    scripts = SCRIPTS
    moments = {CARD_DECLARED: m.Q_ANSWER}

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Cattle:
        table = self.blank(seats)
        table.chance = chance
        table.rounds = options["rounds"]
        for seat in range(seats):  # two cows on a pasture of one's own
            table.add_cows(seat, seat, 2)
            table.reserve[seat] -= 2
        table.push(Rounds())
        return table

    def open_scene(self, scene: dict[str, Any]) -> Cattle:
        return open_scene(self, scene)

    def blank(self, seats: int) -> Cattle:
        return Cattle(self, seats)

    def result(self, table: Cattle) -> dict[str, Any]:
        scores = [score(table, seat) for seat in range(table.seats)]
        return {"scores": scores, "winners": [seat for seat, points in enumerate(scores) if points == max(scores)]}

    def play(self, table: Cattle, seat: int, cause: tuple[int, ...]) -> Look:
        return Look(table, seat, cause)

    def answers(self, table: Cattle, moment: str, cause: tuple[int, ...], seat: int) -> list[int] | None:
        """To be asked takes a hand, and an answering card that nobody has seen lying about."""
        level, card, player = cause
        answering = self._answering(card)
        if card_at(table, level).cancelled:  # nothing left to stop
            return None
        if seat == player or not table.hand_size(seat) or not answering & ~table.open_cards():
            return None
        return [m.CARD + held for held in m.cards_in(table.hands[seat] & answering)]

    def _answering(self, card: int) -> int:
        """Satire answers everything; the ban only what is not itself an answer."""
        return 1 << m.SATIRE if m.ANSWERING >> (card - m.CARD) & 1 else m.ANSWERING

    def respond(self, table: Cattle, window: Window, seat: int, option: int) -> None:
        table.push(PlayingCard(option - m.CARD, seat, window.cause))

    def view(self, table: Cattle, seat: int | None) -> dict[str, Any]:
        return view(table, seat)

    def resample(self, table: Cattle, seat: int, chance: Chance) -> None:
        resample(table, seat, chance)

    def why_not(self, table: Cattle, ask: Ask, option: int) -> list[tuple[Message, tuple[Value, ...]]]:
        if m.CARD <= option < m.CARD + len(m.CARDS):
            if not table.hands[ask.seat] >> (option - m.CARD) & 1:
                return [(m.R_NOT_IN_HAND, (option,))]
            if ask.question is m.Q_TURN:
                return [(m.R_ONLY_ANSWER, (option,))]
        if ask.question in (m.Q_FROM, m.Q_WHERE) and m.PLACE <= option < m.PLACE + len(m.PLACES):
            return [(m.R_NOT_PRESENT, (option,))]
        if ask.question is m.Q_FIGHT and m.PLAYER <= option < m.PLAYER + table.seats:
            return [(m.R_NOT_HERE, (option - m.PLAYER,))]
        return []

    def census(self, table: Cattle) -> dict[str, int]:
        cards = sum(hand.bit_count() for hand in table.hands) + len(table.deck)
        cards += table.discard.bit_count() + table.in_play.bit_count() + (table.shown != NOTHING)
        cows = sum(table.herds) + sum(table.reserve)
        least = min(0, *table.herds, *table.reserve)
        return {"cards": cards if table.round else len(m.CARDS), "cows": cows, "least": least}


RULES = Tain()
