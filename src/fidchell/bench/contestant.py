"""What is measured of each engine, ours or a peer's, and the workloads made from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from fidchell.bench.measure import Clock, Measured, Spent, Workload, large_enough

FIRST_SEED: Final = 1  # Catanatron takes 0 for no seed
EVERY: Final = 37  # positions are taken at every 37th decision: a number no game has a rhythm of
POSITIONS: Final = 150

Deed: TypeAlias = tuple[Callable[[Any], Callable[[], object]], list[Any]]  # makes what is timed; positions to do it to
Deeds: TypeAlias = dict[str, Deed]  # by figure


class Size(NamedTuple):
    """How large a batch is, and how many there are."""

    decisions: int  # in the games that are played, at least
    seconds: float  # that these and all other work are repeated for, at least
    rounds: int
    flat_games: int  # whose early and late decisions are compared
    live_games: int  # held to measure memory


FULL: Final = Size(6000, 0.15, 21, 100, 120)
QUICK: Final = Size(1500, 0.02, 5, 20, 15)


class Counted(NamedTuple):
    """What a fixed set of games consists of. Counted once, outside the time: it is the same in every batch."""

    games: int
    decisions: int
    choices: int  # decisions with two or more options
    options: int  # all options of all decisions

    def describe(self) -> dict[str, float]:
        return {
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "options": self.options / self.decisions,
            "forced": 1 - self.choices / self.decisions,
        }


class Contestant:
    """An engine that plays one game at random, uniformly over the options, driven from a loop in Python.

    All play alike: a question with one option is answered without a draw, any other by
    options[int(random() * len(options))]. Setting up a game is part of playing it.
    """

    name: str
    title: str

    def count(self, seeds: range) -> Counted:
        """Play these games and count."""
        raise NotImplementedError

    def play(self, seeds: range) -> int:
        """Play these games, every decision from outside, and count nothing but decisions."""
        raise NotImplementedError

    def play_choices(self, seeds: range) -> int | None:
        """The same games where the engine itself answers what has one option; how many choices. None: it cannot."""
        return None

    def positions(self, seed: int) -> list[Any]:
        """Positions of one game at every 37th decision, first to last, ready to be copied."""
        raise NotImplementedError

    def options(self, position: Any) -> int:
        """How many options there are."""
        raise NotImplementedError

    def lister(self, position: Any) -> Callable[[], object]:
        """Something that lists the options of a position as if nobody had done so before."""
        raise NotImplementedError

    def copier(self, position: Any) -> Callable[[], object]:
        """Something that copies a position."""
        raise NotImplementedError

    def stepper(self, position: Any) -> Callable[[], object]:
        """Something that copies a position and takes the middle option in the copy, as a search does all the time."""
        raise NotImplementedError


def workloads(contestant: Contestant, size: Size, clock: Clock) -> tuple[list[Workload], Counted]:
    """Everything measured of a contestant, and what its games are like."""
    seeds, counted = _games(contestant, size.decisions)
    times = large_enough(
        1, size.seconds, lambda times: _play(contestant, seeds, counted, times, clock)["decisions"].seconds
    )
    work: list[Callable[[Clock], Measured]] = [partial(_play, contestant, seeds, counted, times)]
    if contestant.play_choices(seeds[:1]) is not None:
        work.append(partial(_play_choices, contestant, seeds, counted, times))
    whole, middle, choices = _positions(contestant)
    listing: Deeds = {"legal": (contestant.lister, whole), "legal-choice": (contestant.lister, choices)}
    copying: Deeds = {"copy": (contestant.copier, middle), "step": (contestant.stepper, middle)}
    work += [_repeated(deeds, size.seconds, clock) for deeds in (listing, copying)]
    return [Workload(contestant.name, run) for run in work], counted


def _games(contestant: Contestant, decisions: int) -> tuple[range, Counted]:
    """As many games as have so many decisions together: the same ones on every machine and build."""
    counted = Counted(0, 0, 0, 0)
    while counted.decisions < decisions:
        seed = FIRST_SEED + counted.games
        more = contestant.count(range(seed, seed + 1))
        counted = Counted(*(had + has for had, has in zip(counted, more, strict=True)))
    return range(FIRST_SEED, FIRST_SEED + counted.games), counted


def _play(contestant: Contestant, seeds: range, counted: Counted, times: int, clock: Clock) -> Measured:
    begin = clock()
    decisions = sum(contestant.play(seeds) for _ in range(times))
    seconds = clock() - begin
    if decisions != counted.decisions * times:
        raise RuntimeError(f"{contestant.title} does not play the same games each time: batches cannot be compared")
    return {"decisions": Spent(seconds, decisions), "choices-outside": Spent(seconds, counted.choices * times)}


def _play_choices(contestant: Contestant, seeds: range, counted: Counted, times: int, clock: Clock) -> Measured:
    begin = clock()
    choices = sum(contestant.play_choices(seeds) or 0 for _ in range(times))
    seconds = clock() - begin
    if choices != counted.choices * times:
        raise RuntimeError(f"{contestant.title} plays other games when it answers what leaves no choice itself")
    return {"choices": Spent(seconds, choices)}


def _positions(contestant: Contestant) -> tuple[list[Any], list[Any], list[Any]]:
    """Positions of whole games; of the middle half of each; and those that leave a choice."""
    whole: list[Any] = []
    middle: list[Any] = []
    seed = FIRST_SEED
    while len(whole) < POSITIONS:
        game = contestant.positions(seed)
        whole += game
        middle += game[len(game) // 4 : len(game) * 3 // 4]
        seed += 1
    return whole, middle, [position for position in whole if contestant.options(position) > 1]


def _repeated(deeds: Deeds, seconds: float, clock: Clock) -> Callable[[Clock], Measured]:
    """A batch that does each of these to each of its positions, each as often as fills its part of the time."""
    times = {figure: _times(deed, seconds / len(deeds), clock) for figure, deed in deeds.items()}
    return lambda clock: {figure: _do(deed, times[figure], clock) for figure, deed in deeds.items()}


def _times(deed: Deed, seconds: float, clock: Clock) -> int:
    return large_enough(1, seconds, lambda times: _do(deed, times, clock).seconds)


def _do(deed: Deed, times: int, clock: Clock) -> Spent:
    make, positions = deed
    spent = 0.0
    for _ in range(times):
        ready = [make(position) for position in positions]  # outside the time
        begin = clock()
        for do in ready:
            do()
        spent += clock() - begin
    return Spent(spent, times * len(positions))
