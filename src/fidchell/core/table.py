"""The table: everything that is copied when a bot thinks ahead. Each game adds its own flat fields.

A game's fields are numbers, words, None, tuples and lists of these, and its copy() is written by hand beside them; a
test hunts for what a copy forgot or shares. What changes often is a list and is copied; what changes seldom is a tuple,
replaced when it changes and shared by copies until then.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.chance import Chance
from fidchell.core.compiled import mypyc_attr
from fidchell.core.data import field_names, to_json
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame, Rest
from fidchell.core.journal import Journal
from fidchell.core.messages import Message, Value

if TYPE_CHECKING:
    from fidchell.core.rules import Rules

CORE_FIELDS: Final = ("rules", "stack", "shared", "chance", "ask", "journal", "hurry")


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """One position of a game: the stack of frames, the chance, and whatever the game adds."""

    __slots__ = ("rules", "seats", "stack", "shared", "chance", "ask", "journal", "hurry")

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.shared = 0  # so many of the lowest frames may belong to a copy as well: own() before a change
        self.chance = Chance(0)
        self.ask: Ask | None = None
        # Outside the state:
        self.journal: Journal | None = None  # search never pays for it
        self.hurry = False  # from the next question on, those with one option answer themselves: for search

    def copy(self) -> Table:
        """The same position again, without a journal."""
        raise NotImplementedError(type(self).__name__)

    def copy_core(self, twin: Table) -> None:
        """The core's share of a game's copy()."""
        # Frames are copied when one of the two goes on with them: a third of the cost of a copy saved.
        twin.stack = self.stack[:]
        twin.shared = self.shared = len(self.stack)
        twin.chance = Chance(self.chance.state)
        twin.ask = self.ask
        twin.hurry = self.hurry

    def own(self, level: int) -> Frame[Any]:
        """The frame at this level of the stack, to be changed: a copy's own from now on."""
        if self.shared > len(self.stack):  # frames were taken off: what has come since is this table's own
            self.shared = len(self.stack) - 1
        if level < self.shared:
            self.stack[level] = self.stack[level].copy()
            if level == self.shared - 1:
                self.shared = level
        return self.stack[level]

    def own_all(self) -> None:
        """Every frame anew: what a script in progress has looked at is looked at again."""
        self.stack = [frame.copy() for frame in self.stack]
        self.shared = 0

    # --- playing on ---

    def advance(self) -> None:
        """Run until a question is open or the game is over."""
        stack = self.stack
        while stack:
            top = len(stack) - 1
            ask = (self.own(top) if top < self.shared else stack[top]).next(self)
            if ask is not None:
                if self.hurry and len(ask.options) == 1:
                    stack[-1].take(self, ask.seat, ask.options[0])
                else:
                    self.ask = ask
                    return
        self.ask = None

    def take(self, option: int) -> None:
        """Answer the open question. Not checked: for search, which picks from the options. People use Game.answer()."""
        ask = self.ask
        if ask is None:
            raise RuntimeError("the game is over: nothing is asked")
        self.own(len(self.stack) - 1).take(self, ask.seat, option)
        self.advance()

    def take_from(self, seat: int, option: int) -> None:
        """Answer for one of several seats that choose at the same time. Not checked."""
        self.own(len(self.stack) - 1).take(self, seat, option)
        self.advance()

    def take_standing(self, ask: Ask, option: int) -> None:
        """Answer a question that is open beside the one the game waits for. Not checked."""
        self.rules.take_standing(self, ask, option)
        self.own_all()  # what a script in progress has looked at may have changed
        self.advance()

    def asks(self) -> list[Ask]:
        """All questions the game waits for."""
        return self.stack[-1].asks(self) if self.stack else []

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def do(self, effects: Sequence[Effect[Any]]) -> None:
        """Apply effects in order. One that must ask first makes the rest wait below its frame."""
        if len(effects) == 1 and self.journal is None:  # four of five calls in search
            effects[0].apply(self)
            return
        depth = len(self.stack)
        for done, effect in enumerate(effects, 1):
            effect.apply(self)
            if self.journal is not None:
                self.journal.after_effect(self)
            if len(self.stack) > depth:
                if done < len(effects):
                    self.stack.insert(depth, Rest(tuple(effects[done:])))
                return
            if len(self.stack) < depth:  # the effect ended what it was part of
                return

    def tell(
        self, kind: Message, values: tuple[Value, ...] = (), secret: tuple[Value, ...] = (), knowers: int = 0
    ) -> None:
        """Write an event into the journal, if there is one. ``knowers``: seats that may read the secret, as bits."""
        if self.journal is not None:
            self.journal.write(kind, values, secret, knowers)

    def imagine(self, seat: int, chance: Chance) -> None:
        """Become a world that the seat cannot tell from this one, and what chance will bring is open again."""
        self.chance = chance.branch(0)
        self.own_all()
        self.rules.resample(self, seat, chance)
        for frame in self.stack:
            frame.forget(self, seat, chance)
        self.ask = None
        self.advance()  # whom the game waits for follows from the new world

    # --- the position as data ---

    def fields(self) -> dict[str, Any]:
        """Every field of the position as JSON; the stack as one list."""
        named = {name: to_json(getattr(self, name)) for name in field_names(type(self)) if name not in CORE_FIELDS}
        named["chance"] = str(self.chance.state)
        named["stack"] = [to_json(frame) for frame in self.stack]
        return named

    def digest(self) -> str:
        """A short name for the whole position: equal positions, equal names."""
        return digest_of(self.fields())


def digest_of(value: Any) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8).hexdigest()
