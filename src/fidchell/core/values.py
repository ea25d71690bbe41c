"""Small helpers for values: tuples with one place changed, and numbers as sets of bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

_WORD_BITS: Final = 60
_WORD: Final = (1 << _WORD_BITS) - 1


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The same values with another one at this place."""
    return values[:at] + (value,) + values[at + 1 :]  # noqa: RUF005 - compiled, unpacking costs three times as much


def add(values: tuple[int, ...], at: int, change: int) -> tuple[int, ...]:
    """The same values with the one at this place so much greater."""
    return put(values, at, values[at] + change)


def mask_of(numbers: Iterable[int]) -> int:
    """The set of these numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def bits(mask: int) -> list[int]:
    """The numbers whose bits are set, in order."""
    found: list[int] = []
    first = 0
    while mask:
        word = mask & _WORD  # a machine word at a time: compiled, wider numbers are slow
        while word:
            low = word & -word
            found.append(first + low.bit_length() - 1)
            word ^= low
        mask >>= _WORD_BITS
        first += _WORD_BITS
    return found
