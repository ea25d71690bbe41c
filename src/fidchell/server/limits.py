"""How much one person, or one address, may ask of a node in a while, and have open. Each node counts for itself."""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from fidchell.server.sitting import Refused


@dataclass(frozen=True)
class Limit:
    """``burst`` at once, then ``rate`` a second."""

    burst: float
    rate: float


# By what is done. A person at a keyboard does not come near any of these; a club behind one address must not either.
LIMITS: Final = {
    "act": Limit(200, 40),  # answers and other changes, by person
    "look": Limit(200, 40),  # what only reads, by person, or by address of those who are nobody yet
    "think": Limit(120, 10),  # why not, and previews, by person
    "lesson": Limit(120, 5),  # positions of lessons, each played anew, by person or address
    "say": Limit(10, 0.5),  # chat, by person
    "make": Limit(30, 1 / 20),  # tables, rematches, imports, analyses, by person
    "guest": Limit(60, 1 / 30),  # new guests, by address
    "log-in": Limit(10, 1 / 30),  # tries, by name and by address
    "forgot": Limit(10, 1 / 30),  # forgotten passwords, by name and by address
    "no-mail": Limit(30, 1 / 10),  # links that stop mails, by address
    "mail": Limit(5, 1 / 600),  # mails with a link that somebody asks for, by person, and by whom they go to
    "watch": Limit(60, 2),  # sockets opened, by person or address
}
MOST_SOCKETS: Final = 40  # open at once, of one person: every tab has one
MOST_FROM_ADDRESS: Final = 400  # open at once: a school or a club is one address
MOST_KNOWN: Final = 50_000  # buckets; those that are full again say nothing and are dropped


class Limits:
    def __init__(self, now: Callable[[], float], on: bool = True) -> None:
        self._now = now
        self._on = on
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was so
        self._open: Counter[str] = Counter()  # sockets, by person and by address

    def take(self, what: str, who: str) -> None:
        """Count one; refuse it if there were too many."""
        if not self._on:
            return
        limit, now = LIMITS[what], self._now()
        left, at = self._left.get((what, who), (limit.burst, now))
        left = min(limit.burst, left + max(0.0, now - at) * limit.rate)
        if left < 1:
            raise Refused("too-many", seconds=math.ceil((1 - left) / limit.rate))
        self._left.pop((what, who), None)  # whoever came last stands last
        self._left[what, who] = (left - 1, now)
        if len(self._left) > MOST_KNOWN:
            self._forget(now)

    @contextlib.contextmanager
    def socket(self, person: str | None, address: str) -> Iterator[None]:
        """While a socket is open. One more than there may be is refused; one that closes leaves its place."""
        owners = {f"at {address}": MOST_FROM_ADDRESS} | ({} if person is None else {f"of {person}": MOST_SOCKETS})
        for owner, most in owners.items():
            if self._on and self._open[owner] >= most:
                raise Refused("too-many-sockets", most=most)
        self._open.update(owners.keys())
        try:
            yield
        finally:
            for owner in owners:
                self._open[owner] -= 1
                if not self._open[owner]:
                    del self._open[owner]

    def _forget(self, now: float) -> None:
        """Drop those that are full again; under a flood of addresses, the oldest as well."""
        counting = {
            (what, who): (left, at)
            for (what, who), (left, at) in self._left.items()
            if left + (now - at) * LIMITS[what].rate < LIMITS[what].burst
        }
        self._left = dict(list(counting.items())[-MOST_KNOWN // 2 :])
