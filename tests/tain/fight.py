"""A fight over a pasture, and the move that starts one."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.words import STOP
from tain import messages as m
from tain.effects import Discard, RemoveCow
from tain.table import Cattle


class MoveCows(Effect[Cattle]):
    """From pasture to pasture. Coming among rivals starts a fight unless they come in peace."""

    __slots__ = ("seat", "origin", "place", "count", "in_peace")

    def __init__(self, seat: int, origin: int, place: int, count: int, in_peace: bool = False) -> None:
        self.seat = seat
        self.origin = origin
        self.place = place
        self.count = count
        self.in_peace = in_peace

    def apply(self, table: Cattle) -> None:
        table.add_cows(self.seat, self.origin, -self.count)
        table.add_cows(self.seat, self.place, self.count)
        table.tell(m.E_MOVED, (self.seat, m.PLACE + self.origin, m.PLACE + self.place, self.count))
        if not self.in_peace and len(table.present(self.place)) > 1:
            table.tell(m.E_FIGHT, (m.PLACE + self.place, self.seat))
            table.push(Fight(self.place, self.seat))


class Fight(Frame[Cattle]):
    """In turn, each player present attacks one rival or stops; over when all stop in a row or one is left."""

    __slots__ = ("place", "at", "target", "stopped")

    def __init__(self, place: int, at: int, target: int = -1, stopped: int = 0) -> None:
        self.place = place
        self.at = at  # who attacks
        self.target = target  # who must lose a cow or a card; -1: nobody yet
        self.stopped = stopped

    def next(self, table: Cattle) -> Ask | None:
        here = table.present(self.place)
        if len(here) < 2 or self.stopped >= len(here):
            table.stack.pop()
            table.tell(m.E_FIGHT_OVER, (m.PLACE + self.place,))
            return None
        if self.target >= 0:
            cards = [m.CARD + card for card in m.cards_in(table.hands[self.target])]
            return Ask(self.target, m.Q_LOSS, [m.COW, *cards], (m.PLACE + self.place, self.at))
        if self.at not in here:
            self.at = (self.at + 1) % table.seats
            return None
        rivals = [m.PLAYER + seat for seat in here if seat != self.at]
        return Ask(self.at, m.Q_FIGHT, [*rivals, STOP], (m.PLACE + self.place,))

    def take(self, table: Cattle, seat: int, option: int) -> None:
        if self.target < 0 and option != STOP:
            self.target = option - m.PLAYER
            self.stopped = 0
            return
        if self.target < 0:
            self.stopped += 1
        elif option == m.COW:
            table.do([RemoveCow(self.target, self.place)])
        else:
            table.do([Discard(self.target, option - m.CARD)])
        self.target = -1
        self.at = (self.at + 1) % table.seats

    def shown(self) -> str:
        return "fight"
