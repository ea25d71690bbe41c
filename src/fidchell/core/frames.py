"""Frames and effects: what is in progress, and what changes the table. Both are plain data.

A frame is a procedure in progress (a turn, a window, a fight) or a running script. Frames lie on the
table's stack; the top one is asked what comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fidchell.core.compiled import mypyc_attr
from fidchell.core.data import Data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fidchell.core.chance import Chance
    from fidchell.core.decision import Ask
    from fidchell.core.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Data, Generic[T]):
    """A verb with its objects: the only thing that changes a table."""

    __slots__ = ()

    def apply(self, table: T) -> None:
        """Do it, and tell the journal. If players must be asked first, push a frame that asks."""
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Data, Generic[T]):
    """One thing in progress. Fields are immutable values; the frame itself may set them."""

    __slots__ = ()

    def next(self, table: T) -> Ask | None:
        """Go on a step and give None, or give the question that must be answered first.

        Whatever may push a frame ends the step. Called again at a question, it gives the same and changes nothing.
        """
        raise NotImplementedError(type(self).__name__)

    def take(self, table: T, seat: int, option: int) -> None:
        """Take an answer to the question that next() gave."""
        raise NotImplementedError(type(self).__name__)

    def returned(self, table: T, effects: Sequence[Effect[Any]], answers: tuple[int, ...]) -> None:
        """A script that lay on this frame is done asking: do what it wants, unless the frame holds it back."""
        table.do(effects)

    def asks(self, table: T) -> list[Ask]:
        """Every question open in this frame; more than one only where players choose at the same time."""
        return [] if table.ask is None else [table.ask]

    def shown(self) -> str:
        """What everybody may know to be going on, as a key. It must not tell how far a secret choice has come."""
        return ""

    def forget(self, table: T, seat: int, chance: Chance) -> None:
        """Replace what this seat cannot know in this frame by something it cannot tell from the truth."""


class Rest(Frame["Table"]):
    """Effects that wait until what an earlier one started is over."""

    __slots__ = ("effects",)

    def __init__(self, effects: tuple[Effect[Any], ...]) -> None:
        self.effects = effects

    def next(self, table: Table) -> Ask | None:
        table.stack.pop()
        table.do(self.effects)
        return None
