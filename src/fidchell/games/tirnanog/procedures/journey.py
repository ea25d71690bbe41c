"""The Journey: from the first player, clockwise, one bard at a time."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Frame
from fidchell.core.scripts import Running
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.effects import ForgetUsed, PlaceBard, SetTurn
from fidchell.games.tirnanog.facts import HOME, NOTHING
from fidchell.games.tirnanog.grid import CORNERS_FOR, GAPS
from fidchell.games.tirnanog.procedures.balor import BalorPlaces
from fidchell.games.tirnanog.table import Otherworld


class Journey(Frame[Otherworld]):
    """Balor acts first in a solo game."""

    __slots__ = ("stage",)

    def __init__(self, stage: str = "begin") -> None:
        self.stage = stage

    def next(self, table: Otherworld) -> Ask | None:
        if self.stage == "begin":
            self.stage = "turn"
            table.do([ForgetUsed(), SetTurn(table.first)])
        elif self.stage == "turn":
            self.stage = "place"
            if table.balor_bards and HOME in table.balor_bards:
                table.do([BalorPlaces()])
        elif self.stage == "place" and table.at_home(table.at):
            places = [m.PLACE + place for place in open_places(table)]
            return Ask(table.at, m.Q_PLACE, places, (table.at_home(table.at),))
        elif self.stage == "place" or self.stage == "placed":
            self.stage = "next"
            card = table.unused(table.at, "move_bard_at_the_end")
            if card != NOTHING and not table.at_home(table.at):
                self.stage = "placed"  # there may be another Sídh
                table.push(Running("move_bard_at_the_end", table.at, (card,)))
        elif table.standing_at(HOME):
            self.stage = "turn"
            table.do([SetTurn((table.at + 1) % table.seats)])
        else:
            table.stack.pop()
        return None

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        self.stage = "placed"
        place = option - m.PLACE
        table.do([PlaceBard(seat, place, allowed_by(table, seat, place))])

    def shown(self) -> str:
        return "journey"


def open_places(table: Otherworld) -> list[int]:
    """Free gaps; with Brú na Bóinne gaps that hold one bard, with Merrow Milliners corners."""
    places = table.open_gaps(2)
    if table.unused(table.at, "share_a_gap") != NOTHING:
        places = sorted(places + [gap for gap in range(GAPS) if table.standing_at(gap) == 1])
    if table.unused(table.at, "stand_on_a_corner") != NOTHING:
        places += [corner for corner in CORNERS_FOR[table.seats] if not table.standing_at(corner)]
    return places


def allowed_by(table: Otherworld, seat: int, place: int) -> int:
    """The card that an unusual place needs; NOTHING for a free gap."""
    if place >= GAPS:
        return table.unused(seat, "stand_on_a_corner")
    shared = table.unused(seat, "share_a_gap")
    return shared if shared != NOTHING and table.standing_at(place) else NOTHING
