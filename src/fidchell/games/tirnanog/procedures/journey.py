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
        # From one turn to the next in one step: this is asked most often of all.
        if self.stage == "begin":
            self.stage = "turn"
            table.do([ForgetUsed(), SetTurn(table.first)])
        elif self.stage == "placed":
            if self._moves_on(table):
                return None
            if not table.standing_at(HOME):
                table.stack.pop()
                return None
            self.stage = "turn"
            table.do([SetTurn((table.at + 1) % table.seats)])
        if self.stage == "turn":
            self.stage = "place"
            if table.balor_bards and HOME in table.balor_bards:
                table.do([BalorPlaces()])
        at_home = table.at_home(table.at)
        if at_home:
            places = [m.PLACE + place for place in open_places(table)]
            return Ask(table.at, m.Q_PLACE, places, (at_home,))
        self.stage = "placed"  # only Balor, or others, had bards to place
        return None

    def _moves_on(self, table: Otherworld) -> bool:
        """Does a Sídh now ask about the bards of a seat that has placed them all?"""
        if not table.help_of(table.at) or table.at_home(table.at):
            return False
        card = table.unused(table.at, "move_bard_at_the_end")
        if card == NOTHING:
            return False
        table.push(Running("move_bard_at_the_end", table.at, (card,)))
        return True

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        self.stage = "placed"
        place = option - m.PLACE
        table.do([PlaceBard(seat, place, allowed_by(table, seat, place))])

    def shown(self) -> str:
        return "journey"


def open_places(table: Otherworld) -> list[int]:
    """Free gaps; with Brú na Bóinne gaps that hold one bard, with Merrow Milliners corners."""
    taken, crowded = table.occupied()
    places = table.gaps_beside(taken, 2)
    cards = table.help_of(table.at)
    if not cards:
        return places
    if cards & table.pack.with_effect("share_a_gap"):
        alone = [gap for gap in (*table.bards, *table.balor_bards) if gap != HOME and not crowded >> gap & 1]
        places += [gap for gap in alone if gap < GAPS]
        places.sort()
    if cards & table.pack.with_effect("stand_on_a_corner"):
        places += [corner for corner in CORNERS_FOR[table.seats] if not taken >> corner & 1]
    return places


def allowed_by(table: Otherworld, seat: int, place: int) -> int:
    """The card that an unusual place needs; NOTHING for a free gap."""
    if not table.help_of(seat):
        return NOTHING
    if place >= GAPS:
        return table.unused(seat, "stand_on_a_corner")
    shared = table.unused(seat, "share_a_gap")
    return shared if shared != NOTHING and table.standing_at(place) else NOTHING
