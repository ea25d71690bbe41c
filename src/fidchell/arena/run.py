"""One arena from its first game to its last, or to Ctrl-C, or until a sequential test has decided."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fidchell.agents.spread import OnThisMachine, Spread
from fidchell.arena.play import Outcome, play_games
from fidchell.arena.schedule import Schedule
from fidchell.arena.sprt import Sprt
from fidchell.arena.store import Store, describe
from fidchell.arena.tally import Tally, complete_deals, deal_shares, tally


@dataclass(frozen=True)
class Run:
    """What came out of an arena."""

    schedule: Schedule
    described: dict[str, Any]  # what is true of all games, as describe() says it
    asked_for: int  # games, as asked for
    deals: int  # whole deals that are at least as many games
    finished: int  # games among these
    interrupted: bool  # by Ctrl-C
    tally: Tally | None  # of the complete deals; None if there is none yet
    sprt: Sprt | None
    file: Path | None  # where the games are kept

    @property
    def wanted(self) -> int:
        return self.deals * len(self.schedule.seatings)


def run_arena(
    schedule: Schedule,
    games: int,
    version: str,
    file: Path | None = None,
    sprt: float | None = None,
    processes: int | None = None,
    show: Callable[[int, int], None] = lambda finished, wanted: None,
    spread: Spread | None = None,
) -> Run:
    """Play what is missing and count.

    ``games``: at least this many, in whole deals. ``file``: where finished games are kept, and found if it was begun
    before. ``sprt``: the share that the first agent is to prove; the games end once that is decided.
    ``processes``: None is one for each core. ``show`` is told after each game how many there are.
    ``spread``: who plays, if not this machine.
    """
    if games < 1:
        raise ValueError(f"--games must be 1 or more, not {games}")
    spread = spread or OnThisMachine(processes)
    deals = schedule.deals_for(games)
    test = None if sprt is None else _test(schedule, sprt)
    with Store(schedule, describe(schedule, version, sprt), file) as store:
        interrupted = False
        try:
            _play(schedule, deals, store, test, spread, show)
        except KeyboardInterrupt:  # what is finished is the answer
            interrupted = True
            store.catch_up()
    wanted = deals * len(schedule.seatings)
    # Those after the one that decided do not count: which of them were finished depends on the machine.
    deals_that_count = test.deals if test is not None and test.decided else deals
    finished = sum(number < wanted for number in store.outcomes)
    counted = tally(schedule, complete_deals(schedule, store.outcomes, deals_that_count))
    return Run(schedule, store.described, games, deals, finished, interrupted, counted, test, file)


def _play(
    schedule: Schedule,
    deals: int,
    store: Store,
    test: Sprt | None,
    spread: Spread,
    show: Callable[[int, int], None],
) -> None:
    """Play until all is played or decided."""
    wanted = deals * len(schedule.seatings)
    todo = [number for number in range(wanted) if number not in store.outcomes]
    finished = wanted - len(todo)
    if _decided(schedule, deals, store.outcomes, test):
        todo = []
    with contextlib.closing(play_games(schedule, todo, spread)) as games:
        for outcome in games:
            store.add(outcome)
            finished += 1
            show(finished, wanted)
            if _decided(schedule, deals, store.outcomes, test):
                break


def _test(schedule: Schedule, p1: float) -> Sprt:
    games = sum(0 in seating for seating in schedule.seatings)
    if schedule.players == 1 or len(schedule.agents) == 1:
        raise ValueError("--sprt compares agents at one table: it needs two players or more")
    return Sprt(1 / schedule.players, p1, games, schedule.most_share(0))


def _decided(schedule: Schedule, deals: int, outcomes: dict[int, Outcome], test: Sprt | None) -> bool:
    """Give the test the deals that are complete, strictly in order: the verdict must not depend on who was quicker."""
    if test is None:
        return False
    size = len(schedule.seatings)
    while not test.decided and test.deals < deals:
        numbers = range(test.deals * size, (test.deals + 1) * size)
        if any(number not in outcomes for number in numbers):
            break
        test.add(deal_shares(schedule, [outcomes[number] for number in numbers])[0])
    return test.decided
