"""What packers share: masks, and what a viewer knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fidchell.core.compiled import mypyc_attr
from fidchell.core.decision import Ask
from fidchell.core.messages import Message
from fidchell.core.scripts import Running
from fidchell.core.table import Table
from fidchell.core.windows import AllAtOnce

OFTEN: Final = 8  # as often as this, or more often
# One-hot masks by index; the last is for -1, nothing.
HOT: Final[list[int]] = [*(1 << place for place in range(128)), 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Packer:
    """Packs positions of one game as masks and counts, in the order of the encoder's blocks.

    ``own``: with what the viewer alone may know; ``truth``: with what nobody may.
    """

    def __init__(self, questions: list[Message], own: bool, truth: bool) -> None:
        width = bytes_for(len(questions))
        self.own = own
        self.truth = truth
        self.asked = {question.number: HOT[at].to_bytes(width, "little") for at, question in enumerate(questions)}
        self.not_asked = bytes(width)

    def pack(self, table: Any, seat: int, ask: Ask | None) -> tuple[list[Any], bytes]:
        raise NotImplementedError


def bytes_for(count: int) -> int:
    """How many bytes so many bits take."""
    return (count + 7) // 8


def surely_in(may: Sequence[int], lying_open: int) -> list[int]:
    """By zone, the cards that cannot be in any other, for the viewer whose masks these are."""
    once = twice = 0
    for cards in may:
        twice |= once & cards
        once |= cards
    sure = ~(twice | lying_open)
    return [cards & sure for cards in may]


def so_far(table: Table, seat: int) -> tuple[int, ...]:
    """The answers a seat has given in what is in progress: half a card, half a draft."""
    frame = table.stack[-1] if table.stack else None
    if isinstance(frame, Running):
        return frame.answers if frame.seat == seat else ()
    return frame.sealed[seat] if isinstance(frame, AllAtOnce) else ()


def times_said(words: Sequence[int], size: int) -> bytes:
    """How often each of the first so many words was said, at most 8 times."""
    times = bytearray(size)
    for word in words:
        if word < size and times[word] < OFTEN:
            times[word] += 1
    return bytes(times)


def depths(pile: Sequence[int], size: int) -> bytes:
    """How deep each of so many things lies in a pile whose top is last, from 1."""
    found = bytearray(size)
    for depth, thing in enumerate(reversed(pile), 1):
        found[thing] = depth
    return bytes(found)
