"""When thinking on is not worth it: from how often each answer was tried and what it came to."""

from __future__ import annotations

from math import erf, exp, pi, sqrt
from typing import Final, TypeAlias

Tried: TypeAlias = list[tuple[int, float]]  # visits and mean value of each answer

SPREAD: Final = 0.3  # of the values found below one answer; rather too much, so that a search rather goes on too long


def lead(tried: Tried) -> int:
    """How many more visits the answer most tried has than the next."""
    best = second = 0
    for visits, _ in tried:
        if visits > best:
            best, second = visits, best
        elif visits > second:
            second = visits
    return best - second


def promise(tried: Tried, left: int) -> float:
    """How much better an answer than the one most tried may be expected to turn out with so many iterations more. It is
    little where much was tried, above all where answers are alike: then it hardly matters which one is given."""
    most = max(tried, default=(0, 0.0))
    done = 0
    for visits, _ in tried:
        done += visits
    if most[0] == 0:
        return 1.0
    unknown = SPREAD * sqrt(left / (left + done))
    found = 0.0
    for visits, mean in tried:
        if visits and (visits, mean) != most:
            found = max(found, _gain(mean - most[1], unknown * sqrt(1 / visits + 1 / most[0])))
    return found


def _gain(ahead: float, error: float) -> float:
    """What a choice wins on average by a look at something that is ahead by so much, give or take the error."""
    if error == 0.0:
        return max(0.0, ahead)
    sure = ahead / error
    return error * exp(-sure * sure / 2) / sqrt(2 * pi) + ahead * (1 + erf(sure / sqrt(2))) / 2
