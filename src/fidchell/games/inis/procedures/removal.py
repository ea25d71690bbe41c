"""A clan about to be removed: it may be saved, rescued or put on the Cauldron."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.values import add, put
from fidchell.games.inis import messages as m
from fidchell.games.inis.effects import TakeOff
from fidchell.games.inis.facts import MOST_PLAYERS, NOTHING
from fidchell.games.inis.moments import REMOVED, WOULD_BE_REMOVED, ask_one
from fidchell.games.inis.table import Island


class RemoveClan(Effect[Island]):
    """Remove one clan. ``then`` happens only if it truly goes (unpaid costs give no benefit, ruling 60)."""

    __slots__ = ("owner", "territory", "by_maneuver", "then")

    def __init__(
        self, owner: int, territory: int, by_maneuver: bool = False, then: tuple[Effect[Any], ...] = ()
    ) -> None:
        self.owner = owner
        self.territory = territory
        self.by_maneuver = by_maneuver
        self.then = then

    def apply(self, table: Island) -> None:
        if self.by_maneuver and table.exposed(self.owner) <= 0:
            return  # maneuvers reach exposed clans only
        if table.clans_of(self.owner, self.territory):
            table.push(Removing(self.owner, self.territory, self.by_maneuver, self.then))


class Removing(Frame[Island]):
    """Would be removed - is removed - was removed."""

    __slots__ = ("owner", "territory", "by_maneuver", "then", "stage", "saved", "settled")

    def __init__(
        self, owner: int, territory: int, by_maneuver: bool, then: tuple[Effect[Any], ...],
        stage: str = "would", saved: bool = False, settled: bool = False,
    ) -> None:  # fmt: skip
        self.owner = owner
        self.territory = territory
        self.by_maneuver = by_maneuver
        self.then = then
        self.stage = stage
        self.saved = saved
        self.settled = settled  # rescued, or laid on the Cauldron

    def next(self, table: Island) -> Ask | None:
        cause = (len(table.stack) - 1, self.owner, m.LAND + self.territory)
        if self.stage == "would":
            self.stage = "is"
            ask_one(table, WOULD_BE_REMOVED, cause, self.owner)
        elif self.saved:
            table.stack.pop()
            table.tell(m.E_SAVED, (self.owner, m.LAND + self.territory))
        elif self.stage == "is":
            self.stage = "was"
            table.do([TakeOff(self.owner, self.territory, self.by_maneuver)])
            ask_one(table, REMOVED, cause, self.owner)
        else:
            table.stack.pop()
            table.do(self.then)
        return None


class SaveClan(Effect[Island]):
    """Dagda's Club: the clan about to be removed at this level of the stack stays."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Island) -> None:
        removing = table.own(self.level)
        assert isinstance(removing, Removing)
        removing.saved = True


class Rescue(Effect[Island]):
    """Diarmuid and Gráinne: the clan removed at this level of the stack goes to another territory."""

    __slots__ = ("level", "owner", "territory")

    def __init__(self, level: int, owner: int, territory: int) -> None:
        self.level = level
        self.owner = owner
        self.territory = territory

    def apply(self, table: Island) -> None:
        _settle(table, self.level)
        if table.clash != NOTHING and table.cauldron_of == self.owner:
            table.cauldron -= 1
        else:
            table.reserve[self.owner] -= 1
            if table.clash != NOTHING:
                table.lost = add(table.lost, self.owner, -1)
        table.clans[self.territory * MOST_PLAYERS + self.owner] += 1
        table.tell(m.E_RESCUED, (self.owner, m.LAND + self.territory))


class LayCauldron(Effect[Island]):
    """Dagda's Cauldron: the owner's clans removed in this clash, so far and from now on, go onto it."""

    __slots__ = ("level", "owner")

    def __init__(self, level: int, owner: int) -> None:
        self.level = level
        self.owner = owner

    def apply(self, table: Island) -> None:
        _settle(table, self.level)
        # Clans that went to the reserve may have been placed again meanwhile (Warlord).
        table.cauldron = min(table.lost[self.owner], table.reserve[self.owner])
        table.reserve[self.owner] -= table.cauldron
        table.lost = put(table.lost, self.owner, 0)
        table.cauldron_of = self.owner
        table.tell(m.E_CAULDRON, (self.owner, table.cauldron))


def _settle(table: Island, level: int) -> None:
    """A removed clan is rescued or laid on the Cauldron, not both."""
    removing = table.own(level)
    assert isinstance(removing, Removing)
    removing.settled = True
