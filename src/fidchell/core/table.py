"""The table: everything that is copied when a bot thinks ahead. Each game adds its own flat fields.

A game's fields are numbers, words, None and lists of these (lists of lists too), and its copy() is written by hand
beside them; a test hunts for what a copy forgot or shares.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.chance import Chance
from fidchell.core.data import field_names, to_json
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame, Rest
from fidchell.core.journal import Journal
from fidchell.core.messages import Message, Value

if TYPE_CHECKING:
    from fidchell.core.rules import Rules

CORE_FIELDS: Final = ("rules", "stack", "chance", "ask", "journal")


class Table:
    """One position of a game: the stack of frames, the chance, and whatever the game adds."""

    __slots__ = ("rules", "seats", "stack", "chance", "ask", "journal")

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.stack: list[Frame[Any]] = []
        self.chance = Chance(0)
        self.ask: Ask | None = None
        self.journal: Journal | None = None  # outside the state: search never pays for it

    def copy(self) -> Table:
        """The same position again, without a journal."""
        raise NotImplementedError(type(self).__name__)

    def copy_core(self, twin: Table) -> None:
        """The core's share of a game's copy()."""
        twin.stack = [frame.copy() for frame in self.stack]
        twin.chance = Chance(self.chance.state)
        twin.ask = self.ask

    # --- playing on ---

    def advance(self) -> None:
        """Run until a question is open or the game is over."""
        stack = self.stack
        while stack:
            ask = stack[-1].next(self)
            if ask is not None:
                self.ask = ask
                return
        self.ask = None

    def take(self, option: int) -> None:
        """Answer the open question. Not checked: for search, which picks from the options. People use Game.answer()."""
        ask = self.ask
        if ask is None:
            raise RuntimeError("the game is over: nothing is asked")
        self.stack[-1].take(self, ask.seat, option)
        self.advance()

    def take_from(self, seat: int, option: int) -> None:
        """Answer for one of several seats that choose at the same time. Not checked."""
        self.stack[-1].take(self, seat, option)
        self.advance()

    def take_standing(self, ask: Ask, option: int) -> None:
        """Answer a question that is open beside the one the game waits for. Not checked."""
        self.rules.take_standing(self, ask, option)
        # What a script in progress has looked at may have changed: it runs again, as it would in a copy.
        self.stack = [frame.copy() for frame in self.stack]
        self.advance()

    def asks(self) -> list[Ask]:
        """All questions the game waits for."""
        return self.stack[-1].asks(self) if self.stack else []

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def do(self, effects: Sequence[Effect[Any]]) -> None:
        """Apply effects in order. One that must ask first makes the rest wait below its frame."""
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
