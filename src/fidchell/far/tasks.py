"""Games in bundles, handed out to whoever plays them: how large a bundle is, and what happens when one is lost.

Nothing here knows Ray, which is in far/cluster.py; so this can be tested without it.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from fidchell.agents.match import Failure
from fidchell.agents.workers import Done, Job

SECONDS: Final = 2.0  # that a bundle is to take: long beside what handing it out costs, short beside what a loss costs
LARGEST: Final = 500
TRIES: Final = 4  # times that a game may be lost with whoever played it; then it is taken to be the game's fault
LOOK_AGAIN: Final = 5.0  # seconds after which we look whether machines came or went

Numbers: TypeAlias = tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What comes back of a bundle."""

    games: list[tuple[int, Any]]
    seconds: float


class Lost(Exception):  # noqa: N818 - it reads as what happened
    """A bundle whose player is gone."""


class Hands(Protocol):
    """Those who play."""

    def give(self, numbers: Numbers) -> Any:
        """Hand out a bundle; what to ask for it with."""
        ...

    def ready(self, given: list[Any], seconds: float) -> list[Any]:
        """Which of these are done, or lost; waits for one, but not longer than so."""
        ...

    def take(self, token: Any) -> Played:
        """What was played. Lost if it never will be."""
        ...

    def drop(self, given: list[Any]) -> None:
        """They are not wanted any more."""
        ...

    def room(self) -> int:
        """How many bundles can be played at the same time now."""
        ...


def play_bundle(job: Job[Any], numbers: Numbers) -> Played:
    begun = time.perf_counter()
    games = [(number, job.play(number)) for number in numbers]
    return Played(games, time.perf_counter() - begun)


def hand_out(
    job: Job[Done], n: int, hands: Hands, ahead: int = 2, log: Callable[[str], None] = lambda said: None
) -> Generator[tuple[int, Done | Failure], None, None]:
    """Games as they end, each once, whoever is lost on the way. ``ahead``: bundles for each player, so none waits."""
    waiting = deque(range(n))
    again: deque[int] = deque()  # lost with others: each now goes alone, so that the one at fault is found
    lost: dict[int, int] = {}
    given: dict[Any, Numbers] = {}
    room, looked = hands.room(), time.monotonic()
    pace = 0.0  # seconds a game
    try:
        while waiting or again or given:
            if time.monotonic() - looked > LOOK_AGAIN or not room:
                room, looked = hands.room(), time.monotonic()
            while (waiting or again) and len(given) < max(1, room * ahead):
                numbers = (again.popleft(),) if again else _bundle(waiting, pace, max(1, room * ahead))
                given[hands.give(numbers)] = numbers
            for token in hands.ready(list(given), LOOK_AGAIN):
                numbers = given.pop(token)
                try:
                    played = hands.take(token)
                except Lost as why:
                    log(f"{len(numbers)} games were lost with whoever played them ({why}); they are played again")
                    for number in numbers:
                        lost[number] = lost.get(number, 0) + 1
                        if lost[number] >= TRIES:
                            yield number, _given_up(job, number, why)
                        else:
                            again.append(number)
                    continue
                new = played.seconds / len(numbers)
                pace = new if not pace else 0.8 * pace + 0.2 * new
                yield from played.games
    finally:
        hands.drop(list(given))


def _bundle(waiting: deque[int], pace: float, shares: int) -> Numbers:
    """As many games as take the time; near the end fewer, so that all end together."""
    size = 1 if not pace else max(1, min(LARGEST, int(SECONDS / pace)))
    size = min(size, -(-len(waiting) // shares))
    return tuple(waiting.popleft() for _ in range(size))


def _given_up(job: Job[Any], number: int, why: Exception) -> Failure:
    return Failure(number, job.seed_of(number), f"whoever played it was lost {TRIES} times: {why}")
