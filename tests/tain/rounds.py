"""The course of the game: rounds of deal, draft and season."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Frame
from fidchell.core.windows import AllAtOnce
from fidchell.core.words import PASS
from tain import messages as m
from tain.effects import BeginSeason, Deal, EndTurn, HandOn
from tain.playing import PlayingCard
from tain.table import Cattle


class Rounds(Frame[Cattle]):
    """Deal, draft, season; as often as agreed."""

    __slots__ = ("stage",)

    def __init__(self, stage: str = "deal") -> None:
        self.stage = stage

    def next(self, table: Cattle) -> Ask | None:
        if self.stage == "deal":
            self.stage = "season"
            table.do([Deal()])
            table.push(Draft(((),) * table.seats))
        elif self.stage == "season":
            self.stage = "deal" if table.round < table.rounds else "over"
            table.do([BeginSeason()])
            table.push(Season())
        else:
            table.stack.pop()
            table.tell(m.E_GAME_OVER, (table.rounds,))
        return None


class Draft(AllAtOnce[Cattle]):
    """Everybody keeps one of three and hands two to the left."""

    __slots__ = ()

    def ask_of(self, table: Cattle, seat: int, given: tuple[int, ...]) -> Ask | None:
        if given:
            return None
        return Ask(seat, m.Q_KEEP, [m.CARD + card for card in m.cards_in(table.hands[seat])])

    def settle(self, table: Cattle) -> None:
        table.do([HandOn(tuple(given[0] - m.CARD for given in self.sealed))])

    def shown(self) -> str:
        return "draft"


class Season(Frame[Cattle]):
    """Turn after turn, until everybody passes in a row."""

    __slots__ = ("stage",)

    def __init__(self, stage: str = "turn") -> None:
        self.stage = stage

    def next(self, table: Cattle) -> Ask | None:
        if self.stage == "played":
            self.stage = "turn"
            table.do([EndTurn(False)])
            return None
        if table.passes == table.seats:
            table.stack.pop()
            return None
        playable = table.hands[table.turn] & ~m.ANSWERING
        return Ask(table.turn, m.Q_TURN, [*(m.CARD + card for card in m.cards_in(playable)), PASS])

    def take(self, table: Cattle, seat: int, option: int) -> None:
        if option == PASS:
            table.do([EndTurn(True)])
        else:
            self.stage = "played"
            table.push(PlayingCard(option - m.CARD, seat))

    def shown(self) -> str:
        return "season"
