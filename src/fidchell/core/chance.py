"""Chance: one integer of state, the same everywhere and for ever.

Each draw hashes the state. Knowing every card ever seen tells nothing of the next one, so a served
game whose seed comes from a secure source cannot be predicted; a generator of random.Random's
kind could be, and its state is 160 times larger to copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final

from fidchell.core.compiled import i64

_STATE_BYTES: Final = 16
# A draw has 384 bits and a pick among n things uses up log2(n) of them. Fresh bits every 40 picks
# leave more than 64 to spare up to n = 256: no card is favoured by more than one part in 2**64.
_PICKS_PER_DRAW: Final = 40
_ROOM: Final = 1 << 48  # a product below it, times one more number of things, fits a machine word


class Chance:
    """A source of chance that can be copied, saved as a number, and branched for search."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def copy(self) -> Chance:
        return Chance(self.state)

    def branch(self, number: int) -> Chance:
        """Another chance for thinking ahead: it follows from this state and the number, and changes nothing here."""
        state: object = self.state  # for mypyc 2.4 forgets to let go of a long number whose digits it has written
        return chance_from_seed(f"{state}/{number}")

    def below(self, count: int) -> int:
        """A number from 0 to count - 1."""
        return self._draw() % count

    def shuffle(self, things: list[int]) -> None:
        """Put a list of numbers into random order, in place."""
        last = len(things) - 1
        while last > 0:
            bits = self._draw()
            end = max(0, last - _PICKS_PER_DRAW)
            while last > end:
                # Each pick is the rest of a division by the number of things left. As many as a machine word holds
                # are taken off the draw by one long division; the rests are the same.
                first = last
                product: i64 = 1
                while last > end and product < _ROOM:
                    product *= last + 1
                    last -= 1
                whole: int = product
                bits, part = divmod(bits, whole)
                for place in range(first, last, -1):
                    at = part % (place + 1)
                    part = part // (place + 1)
                    things[place], things[at] = things[at], things[place]

    def shuffled(self, things: Iterable[int]) -> tuple[int, ...]:
        """The same things in random order. Sort them first, or the new order depends on the old one."""
        order = list(things)
        self.shuffle(order)
        return tuple(order)

    def one_of(self, things: Sequence[int]) -> int:
        return things[self.below(len(things))]

    def _draw(self) -> int:
        digest = blake2b(self.state.to_bytes(_STATE_BYTES, "little"), person=b"fidchell").digest()
        self.state = int.from_bytes(digest[:_STATE_BYTES], "little")
        return int.from_bytes(digest[_STATE_BYTES:], "little")


def chance_from_seed(seed: int | str) -> Chance:
    """The chance that belongs to a seed, whatever its size."""
    digest = blake2b(str(seed).encode(), person=b"fidchell-seed", digest_size=_STATE_BYTES).digest()
    return Chance(int.from_bytes(digest, "little"))
