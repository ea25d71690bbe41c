"""The course of the game: five rounds of Journey, Saga and Upkeep, then the scoring."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.values import bits
from fidchell.core.windows import AllAtOnce
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.effects import DealHands, DiscardCard, LayGrid, PassFirst
from fidchell.games.tirnanog.facts import ROUNDS, ROWS
from fidchell.games.tirnanog.procedures.balor import FlipBalor, PlaceToken, ThinBalorsPile
from fidchell.games.tirnanog.procedures.journey import Journey
from fidchell.games.tirnanog.procedures.saga import SagaPhase
from fidchell.games.tirnanog.scoring import balor_points, breakdown
from fidchell.games.tirnanog.table import Otherworld


class Rounds(Frame[Otherworld]):
    __slots__ = ("stage",)

    def __init__(self, stage: str = "deal") -> None:
        self.stage = stage

    def next(self, table: Otherworld) -> Ask | None:
        if self.stage == "deal":
            self.stage = "journey"
            table.do([DealHands(), LayGrid()])
            if table.seats == 1:
                table.push(PlaceToken())
        elif self.stage == "journey":
            self.stage = "saga"
            table.push(Journey())
        elif self.stage == "saga":
            self.stage = "upkeep"
            table.push(SagaPhase())
        elif self.stage == "upkeep":
            self.stage = "next"
            table.push(Upkeep(((),) * table.seats))
        elif self.stage == "next" and table.round < ROUNDS:
            self.stage = "journey"
            table.do([LayGrid(), PassFirst()])
            if table.seats == 1:
                table.do([FlipBalor()])
        elif self.stage == "next":
            self.stage = "score"
            table.push(ThinBalorsPile(table.difficulty if table.seats == 1 else 0))
        else:
            table.stack.pop()
            table.do([Score()])
        return None


class Upkeep(AllAtOnce[Otherworld]):
    """Everybody discards down to as many cards as rounds remain, all at once."""

    __slots__ = ()

    def ask_of(self, table: Otherworld, seat: int, given: tuple[int, ...]) -> Ask | None:
        keep = ROUNDS - table.round
        cards = table.hands[seat]
        if cards.bit_count() - len(given) <= keep:
            return None
        for option in given:
            cards &= ~(1 << option - m.CARD)
        return Ask(seat, m.Q_UPKEEP, m.cards(bits(cards)), (keep,))

    def settle(self, table: Otherworld) -> None:
        discards: list[Effect[Any]] = []
        for step in range(table.seats):
            seat = (table.first + step) % table.seats
            discards += [DiscardCard(seat, option - m.CARD, True) for option in self.sealed[seat]]
        table.do(discards)

    def shown(self) -> str:
        return "upkeep"


class Score(Effect[Otherworld]):
    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        table.points = tuple(tuple(points) for points in breakdown(table))
        for seat, points in enumerate(table.points):
            for row in range(len(ROWS)):
                table.tell(m.E_GEIS, (seat, m.ROW + row, points[row]))
            if points[3]:
                table.tell(m.E_CARDS, (seat, points[3]))
            table.tell(m.E_REGIONS, (seat, points[4]))
            table.tell(m.E_TOTAL, (seat, sum(points)))
        if table.seats == 1:
            table.tell(m.E_BALOR_TOTAL, (balor_points(table),))
