"""Scripts: cards written as generators that ask first and act last.

What is stored of a script in progress is its name, who runs it, why, and the answers so far. The live
generator is a cache: a copy drops it and runs the script again with the same answers. That is sound because
a script only asks; nothing changes until it returns its effects.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias

from fidchell.core.compiled import mypyc_attr
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame, T
from fidchell.core.messages import Message, Value
from fidchell.core.words import STOP

if TYPE_CHECKING:
    from fidchell.core.chance import Chance
    from fidchell.core.table import Table

Effects: TypeAlias = Sequence[Effect[Any]]
Script: TypeAlias = Generator[Ask, int, Effects]


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Generic[T]):
    """What a script may see and ask. Games add their own ways of looking; none of them changes the table."""

    __slots__ = ("cause", "me", "table")

    def __init__(self, table: T, me: int, cause: tuple[int, ...]) -> None:
        self.table = table
        self.me = me
        self.cause = cause

    def pick(
        self, question: Message, options: list[int], values: tuple[Value, ...] = (), may_stop: bool = False
    ) -> Ask:
        """Ask this player to pick one of the options, a list that nobody changes afterwards."""
        return Ask(self.me, question, options + [STOP] if may_stop else options, values)  # noqa: RUF005 - quicker


class Scripts:
    """The scripts of one game by name: cards, and the second halves of cards."""

    __slots__ = ("by_name",)

    def __init__(self) -> None:
        self.by_name: dict[str, Callable[[Any], Script | Effects]] = {}

    def add(self, fn: Any) -> Any:
        """Register a script under its function's name. One that asks nothing may be a plain function."""
        name: str = fn.__name__
        if name in self.by_name:
            raise ValueError(f"two scripts are called {name}")
        self.by_name[name] = fn
        return fn


class Running(Frame["Table"]):
    """A script in progress. Its name, player, cause and answers are the truth; the rest is a cache."""

    __slots__ = ("name", "seat", "cause", "answers", "_live", "_ask")

    def __init__(self, name: str, seat: int, cause: tuple[int, ...] = (), answers: tuple[int, ...] = ()) -> None:
        self.name = name
        self.seat = seat
        self.cause = cause
        self.answers = answers
        self._live: Any = None
        self._ask: Ask | None = None

    def next(self, table: Table) -> Ask | None:
        if self._live is None:
            self._start(table)
        return self._ask

    def take(self, table: Table, seat: int, option: int) -> None:
        if self._live is None:
            self._start(table)
        self.answers += (option,)
        self._send(table, option)

    def shown(self) -> str:
        return self.name  # not the question: that would tell how many answers were given

    def forget(self, table: Table, seat: int, chance: Chance) -> None:
        """Half-made choices are the chooser's own: to everybody else the script has only begun."""
        if seat != self.seat:
            self.answers = ()
        self._live = None
        self._ask = None

    def _start(self, table: Table) -> None:
        started = table.rules.scripts.by_name[self.name](table.rules.play(table, self.seat, self.cause))
        if isinstance(started, (list, tuple)):  # a card without a choice
            self._end(table, started)
            return
        self._live = started
        self._send(table, None)
        for count, answer in enumerate(self.answers):
            if self._ask is None:
                return
            if answer not in self._ask.options:  # a standing answer changed the table: ask again from here
                self.answers = self.answers[:count]
                return
            self._send(table, answer)

    def _send(self, table: Table, option: int | None) -> None:
        try:
            self._ask = self._live.send(option)
        except StopIteration as done:
            self._end(table, done.value)

    def _end(self, table: Table, effects: Effects) -> None:
        self._ask = None
        table.stack.pop()
        if table.stack:
            table.own(len(table.stack) - 1).returned(table, effects, self.answers)
        else:
            table.do(effects)


class Next(Effect["Table"]):
    """Go on with another script: what a card asks after it has revealed something."""

    __slots__ = ("name", "seat", "cause")

    def __init__(self, name: str, seat: int, cause: tuple[int, ...] = ()) -> None:
        self.name = name
        self.seat = seat
        self.cause = cause

    def apply(self, table: Table) -> None:
        table.push(Running(self.name, self.seat, self.cause))
