"""How an observation is laid out: named blocks, packed as bytes in the order of seats, then turned to the viewer's.

A position is packed by the game's encoder in two parts: bit masks, as one struct, and counts, one byte each. Here they
become one vector of numbers from 0 to 1 with the viewer's own seat first. All that depends on who looks is one
precomputed list of places, so that a vector costs microseconds.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float32]
Bytes: TypeAlias = npt.NDArray[np.uint8]

PLAYERS: Final = "players"  # an axis: the viewer first, then the others in the order of seats
OTHERS: Final = "others"  # the same without the viewer


@dataclass(frozen=True)
class Block:
    """One named part. ``axes`` are names with sizes as packed; a last axis of bits is one mask.

    ``code``: how struct packs one mask ("B", "H", "I", "Q", or "12s" for longer ones); empty for counts, which are
    divided by ``scale``.
    """

    name: str
    axes: tuple[tuple[str, int], ...]
    note: str
    code: str = ""
    scale: int = 1

    def packed(self) -> int:
        """How many places it takes as packed."""
        sizes = [size for _, size in self.axes]
        return prod(sizes[:-1]) * struct.calcsize("<" + self.code) * 8 if self.code else prod(sizes)


@dataclass(frozen=True)
class Slice:
    """Where a block lies in the vector, for people and programs."""

    name: str
    start: int
    stop: int
    shape: tuple[int, ...]
    axes: tuple[str, ...]
    scale: int  # what counts were divided by; 1 for yes or no
    note: str

    @property
    def where(self) -> slice:
        return slice(self.start, self.stop)


def bits(name: str, code: str, note: str, *axes: tuple[str, int]) -> Block:
    return Block(name, axes, note, code)


def counts(name: str, scale: int, note: str, *axes: tuple[str, int]) -> Block:
    return Block(name, axes, note, "", scale)


class Layout:
    """The blocks of one kind of observation for a number of players."""

    def __init__(self, seats: int, blocks: Sequence[Block]) -> None:
        masks = [block for block in blocks if block.code]
        numbers = [block for block in blocks if not block.code]
        self.struct = struct.Struct("<" + "".join(block.code * _masks(block) for block in masks))
        self._bits = self.struct.size * 8
        self._packed: Bytes = np.zeros(self._bits + sum(block.packed() for block in numbers), np.uint8)
        self.counts = len(self._packed) - self._bits
        orders = [[(viewer + step) % seats for step in range(seats)] for viewer in range(seats)]
        self._places = [self._places_for(order, masks, numbers) for order in orders]
        self.slices: dict[str, Slice] = {}
        scales: list[float] = []
        for block in (*masks, *numbers):
            shape = tuple(_size(axis, size, seats) for axis, size in block.axes)
            start = len(scales)
            scales += [1 / block.scale] * prod(shape)
            axes = tuple(axis for axis, _ in block.axes)
            self.slices[block.name] = Slice(block.name, start, len(scales), shape, axes, block.scale, block.note)
        self.size = len(scales)
        self._yes_or_no = next((self.slices[block.name].start for block in numbers), self.size)
        self._scale: Floats = np.array(scales[self._yes_or_no :], np.float32)
        self._turned: Bytes = np.zeros(self.size, np.uint8)

    def _places_for(self, order: list[int], masks: list[Block], numbers: list[Block]) -> npt.NDArray[np.intp]:
        places: list[npt.NDArray[np.intp]] = []
        first = 0
        for block in (*masks, *numbers):
            sizes = [size for _, size in block.axes]
            if block.code:  # a mask may be wider than the bits it uses
                rows = np.arange(block.packed()).reshape(*sizes[:-1], -1)[..., : sizes[-1]]
            else:
                rows = np.arange(block.packed()).reshape(sizes)
            for at, (axis, _) in enumerate(block.axes):
                if axis in (PLAYERS, OTHERS):
                    rows = rows.take(order[1:] if axis == OTHERS else order, axis=at)
            places.append(rows.ravel() + first)
            first += block.packed()
        return np.concatenate(places)

    def vector(self, masks: Sequence[Any], numbers: bytes, viewer: int, out: Floats | None = None) -> Floats:
        """The packed parts as a vector of numbers, in ``out`` if it is given."""
        packed = self._packed
        packed[: self._bits] = np.unpackbits(np.frombuffer(self.struct.pack(*masks), np.uint8), bitorder="little")
        packed[self._bits :] = np.frombuffer(numbers, np.uint8)
        packed.take(self._places[viewer], out=self._turned, mode="clip")
        vector: Floats = np.empty(self.size, np.float32) if out is None else out
        vector[:] = self._turned
        vector[self._yes_or_no :] *= self._scale  # the others are 0 or 1 already
        return vector


def _masks(block: Block) -> int:
    return prod(size for _, size in block.axes[:-1])


def _size(axis: str, size: int, seats: int) -> int:
    return seats if axis == PLAYERS else seats - 1 if axis == OTHERS else size
