"""The Assembly: Brenn, victory, Advantage cards, crows, deal, draft (rules 9.1), and what ends a game."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Next
from fidchell.core.values import bits
from fidchell.core.windows import open_window
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import SetAsideFromDeck, TakeAdvantage, TakeAside
from fidchell.games.inis.facts import ADVANTAGE, GATES, NOTHING
from fidchell.games.inis.moments import ASSEMBLY_START
from fidchell.games.inis.procedures.draft import Deal, Draft
from fidchell.games.inis.procedures.drawing import Draw
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.procedures.season import Season
from fidchell.games.inis.table import Island

STEPS = ("start", "brenn", "victory", "advantages", "crows", "aside", "deal", "draft", "end")


class Rounds(Frame[Island]):
    """Assembly and Season in turn, until an Assembly finds a winner."""

    __slots__ = ("stage",)

    def __init__(self, stage: str = "assembly") -> None:
        self.stage = stage

    def next(self, table: Island) -> Ask | None:
        if self.stage == "assembly":
            self.stage = "season"
            table.do([BeginRound()])
            table.push(Assembly())
        else:
            self.stage = "assembly"
            table.push(Season())
        return None


class Assembly(Frame[Island]):
    """The steps of the Assembly, in order."""

    __slots__ = ("step",)

    def __init__(self, step: str = "start") -> None:
        self.step = step

    def next(self, table: Island) -> Ask | None:
        step = self.step
        if step == "aside" and table.cathbad != NOTHING:
            return Ask(table.cathbad, m.Q_ASIDE, m.cards(sorted(table.action_deck)))
        self._go_on()
        if step == "start":
            open_window(table, ASSEMBLY_START, (), table.order_from(table.brenn))
        elif step == "brenn":
            table.do([ChooseBrenn()])
        elif step == "victory":
            table.do([JudgePretenders()])
        elif step == "advantages":
            table.do(advantages_due(table))
        elif step == "crows":
            table.do([TossCrows()])
        elif step == "aside":
            table.do([SetAsideFromDeck()])
        elif step == "deal":
            table.do([Deal()])
        elif step == "draft":
            table.push(Draft(((),) * table.seats, 1))
        else:
            table.stack.pop()
            if table.cathbad != NOTHING:
                table.do([TakeAside(table.cathbad), Next("cathbad_sets_aside", table.cathbad)])
        return None

    def take(self, table: Island, seat: int, option: int) -> None:
        self._go_on()
        table.do([SetAsideFromDeck(seat, option - m.CARD)])

    def _go_on(self) -> None:
        if self.step != STEPS[-1]:
            self.step = STEPS[STEPS.index(self.step) + 1]

    def shown(self) -> str:
        return "assembly"


def advantages_due(table: Island) -> list[Effect[Any]]:
    """Every chieftain takes the card of their territory."""
    due: list[Effect[Any]] = []
    for land in bits(table.island):
        chief = table.chieftain(land)
        if chief != NOTHING and table.display >> ADVANTAGE + land & 1:
            due.append(TakeAdvantage(chief, land))
    return due


def gates_effect(table: Island) -> list[Effect[Any]]:
    """The crows changed direction: every player at the Gates loses a clan there and draws an Epic Tale."""
    due: list[Effect[Any]] = []
    for seat in table.order_from(table.brenn):
        if table.clans_of(seat, GATES):
            due += [RemoveClan(seat, GATES), Draw(seat, at_gates=True)]
    return due


class BeginRound(Effect[Island]):
    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.round += 1
        table.turn = table.brenn  # who has priority until the Season
        table.cathbad = NOTHING
        table.tell(m.E_ROUND, (table.round,))


class ChooseBrenn(Effect[Island]):
    """The Capital's chieftain; if it has none, nothing changes."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        chief = table.chieftain(table.capital)
        if chief in (NOTHING, table.brenn):
            table.tell(m.E_BRENN_STAYS, (table.brenn,))
        else:
            table.brenn = table.turn = chief
            table.tell(m.E_BRENN, (chief,))


class JudgePretenders(Effect[Island]):
    """Most conditions met wins; a tie goes to the Brenn if tied, else to nobody. Tokens go back (rules 10)."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        met = {seat: table.conditions_met(seat) for seat in bits(table.pretenders)}
        for seat, count in met.items():
            table.tell(m.E_VICTORY_CHECK, (seat, count))
        most = max(met.values(), default=0)
        best = [seat for seat, count in met.items() if count == most and most > 0]
        if len(best) == 1 or table.brenn in best:
            table.winner = best[0] if len(best) == 1 else table.brenn
            table.tell(m.E_WON, (table.winner, most))
            table.stack.clear()
        elif table.pretenders:
            table.tell(m.E_NO_WINNER)
        table.pretenders = 0


class TossCrows(Effect[Island]):
    """A new direction until the next toss; if it is another one, the Gates open."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        turn_crows(table, 1 if table.chance.below(2) else -1)


class FlipCrows(Effect[Island]):
    """The Morrigan."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        turn_crows(table, -table.direction)


def turn_crows(table: Island, direction: int) -> None:
    changed = direction != table.direction
    table.direction = direction
    table.tell(m.E_CROWS if direction == 1 else m.E_CROWS_BACK)
    if changed and table.island >> GATES & 1:
        effects = gates_effect(table)
        if effects:
            table.tell(m.E_GATES)
            table.do(effects)
