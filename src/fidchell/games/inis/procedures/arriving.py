"""What arriving leads to: the Mountains' toll, then clashes, one after the other."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import DiscardHidden
from fidchell.games.inis.facts import MOUNTAINS
from fidchell.games.inis.moments import MOUNTAINS_ENTERED, ask_one
from fidchell.games.inis.procedures.clash import Clashes
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island


class Arrive(Effect[Island]):
    """Clans of one owner have just been moved by a player, by the MoveClans before this."""

    __slots__ = ("owner", "mover", "clash")

    def __init__(self, owner: int, mover: int, clash: bool) -> None:
        self.owner = owner
        self.mover = mover
        self.clash = clash

    def apply(self, table: Island) -> None:
        territories, table.arrived = table.arrived, 0
        if territories and (self.clash or territories >> MOUNTAINS & 1):
            table.push(Arriving(self.owner, self.mover, territories, self.clash))


class Arriving(Frame[Island]):
    """Pay in the Mountains once per move (ruling 54), then fight where opponents are."""

    __slots__ = ("owner", "mover", "territories", "clash", "stage", "ignored")

    def __init__(
        self, owner: int, mover: int, territories: int, clash: bool, stage: str = "mountains", ignored: bool = False
    ) -> None:
        self.owner = owner
        self.mover = mover
        self.territories = territories
        self.clash = clash
        self.stage = stage
        self.ignored = ignored

    def next(self, table: Island) -> Ask | None:
        if self.stage == "mountains":
            self.stage = "toll" if self.territories >> MOUNTAINS & 1 else "clash"
            if self.stage == "toll":
                ask_one(table, MOUNTAINS_ENTERED, (len(table.stack) - 1, self.mover, self.owner), self.mover)
        elif self.stage == "toll" and not self.ignored:
            cards = bits(table.action_cards(self.owner))
            if cards:
                return Ask(self.owner, m.Q_MOUNTAINS, [m.CLAN, *m.cards(cards)])
            self.stage = "clash"
            table.do([RemoveClan(self.owner, MOUNTAINS)])
        else:
            table.stack.pop()
            # Who lost the last clan to the Mountains starts no clash there.
            held = [land for land in bits(self.territories) if table.clans_of(self.mover, land)]
            if self.clash and held:
                table.push(Clashes(self.mover, sum(1 << land for land in held)))
        return None

    def take(self, table: Island, seat: int, option: int) -> None:
        self.stage = "clash"
        if option == m.CLAN:
            table.do([RemoveClan(self.owner, MOUNTAINS)])
        else:
            table.do([DiscardHidden(self.owner, option - m.CARD)])

    def shown(self) -> str:
        return "mountains"


class IgnoreMountains(Effect[Island]):
    """The Mountains card: no toll for the move at this level of the stack."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Island) -> None:
        arriving = table.own(self.level)
        assert isinstance(arriving, Arriving)
        arriving.ignored = True
        table.tell(m.E_MOUNTAINS_PAID, (arriving.mover,))
