"""Moments when several players may act: one after the other in a window, or all at once in secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fidchell.core.compiled import mypyc_attr
from fidchell.core.decision import Ask
from fidchell.core.frames import Frame, T
from fidchell.core.words import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fidchell.core.chance import Chance
    from fidchell.core.table import Table


class Window(Frame["Table"]):
    """Ask seats in order of priority whether they answer a moment, until all have declined in a row.

    It holds seats, never holders: a seat is asked if it could answer *as far as everybody knows*, and one that
    has nothing gets the same question with nothing but PASS.
    """

    __slots__ = ("moment", "cause", "order", "asked")

    def __init__(self, moment: str, cause: tuple[int, ...], order: tuple[int, ...], asked: int = 0) -> None:
        self.moment = moment
        self.cause = cause
        self.order = order
        self.asked = asked  # how many in a row have declined, or cannot answer

    def next(self, table: Table) -> Ask | None:
        while self.asked < len(self.order):
            seat = self.order[self.asked]
            answers = table.rules.answers(table, self.moment, self.cause, seat)
            if answers is not None and (answers or not table.hurry):
                answers.append(PASS)
                return Ask(seat, table.rules.moments[self.moment], answers, self.cause)
            self.asked += 1
        table.stack.pop()
        return None

    def all_asks(self, table: Table) -> list[Ask]:
        """The questions to all seats that are still to be asked, if everybody before them declines."""
        asks: list[Ask] = []
        for seat in self.order[self.asked :]:
            answers = table.rules.answers(table, self.moment, self.cause, seat)
            if answers is not None:
                answers.append(PASS)
                asks.append(Ask(seat, table.rules.moments[self.moment], answers, self.cause))
        return asks

    def take(self, table: Table, seat: int, option: int) -> None:
        if option == PASS:
            self.asked += 1
        else:
            self.asked = 0  # each play reopens the window for everybody
            table.rules.respond(table, self, seat, option)

    def shown(self) -> str:
        return self.moment


def open_window(table: Table, moment: str, cause: tuple[int, ...], order: Sequence[int]) -> None:
    """Open a window if, as far as everybody knows, somebody could answer."""
    # Two of three moments pass without a window: whether there is one is found out before making it.
    for asked, seat in enumerate(order):
        answers = table.rules.answers(table, moment, cause, seat)
        if answers is not None and (answers or not table.hurry):
            table.push(Window(moment, cause, tuple(order), asked))
            return


@mypyc_attr(allow_interpreted_subclasses=True)
class AllAtOnce(Frame[T]):
    """Several seats choose at the same time. Answers are sealed until all are in; arrival order does not matter.

    A game says what a seat is asked next, given its own sealed answers, and what happens when all are done.
    """

    __slots__ = ("sealed",)

    def __init__(self, sealed: tuple[tuple[int, ...], ...]) -> None:
        self.sealed = sealed  # by seat

    def ask_of(self, table: T, seat: int, given: tuple[int, ...]) -> Ask | None:
        """The next question to this seat after these answers; None when it has chosen."""
        raise NotImplementedError(type(self).__name__)

    def settle(self, table: T) -> None:
        """All have chosen: open what was sealed. This frame is off the stack already."""
        raise NotImplementedError(type(self).__name__)

    def next(self, table: T) -> Ask | None:
        for seat, given in enumerate(self.sealed):
            ask = self.ask_of(table, seat, given)
            if ask is not None:
                return ask
        table.stack.pop()
        self.settle(table)
        return None

    def take(self, table: T, seat: int, option: int) -> None:
        sealed = list(self.sealed)
        sealed[seat] += (option,)
        self.sealed = tuple(sealed)

    def asks(self, table: T) -> list[Ask]:
        open_asks = (self.ask_of(table, seat, given) for seat, given in enumerate(self.sealed))
        return [ask for ask in open_asks if ask is not None]

    def forget(self, table: T, seat: int, chance: Chance) -> None:
        """Others' sealed answers become any they could have given with the cards they now hold."""
        sealed = list(self.sealed)
        for other, given in enumerate(self.sealed):
            if other != seat:
                sealed[other] = self._any_answers(table, other, len(given), chance)
        self.sealed = tuple(sealed)

    def _any_answers(self, table: T, seat: int, count: int, chance: Chance) -> tuple[int, ...]:
        given: tuple[int, ...] = ()
        while len(given) < count:
            ask = self.ask_of(table, seat, given)
            if ask is None:
                break
            given += (chance.one_of(ask.options),)
        return given
