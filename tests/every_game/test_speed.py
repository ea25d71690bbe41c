"""Copying and playing stay within budget, as ratios to a fixed loop on the same machine, never in seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from fidchell.core.chance import chance_from_seed
from fidchell.core.game import new_game
from fidchell.registry import OURS, find
from tain.api import RULES as TAIN

GAMES = [TAIN, *(find(name) for name in OURS)]
# The most a copy and a decision may cost, in units of the loop below. Measured here: tain 8 and 12, inis 15 and 35,
# tirnanog 15 and 80.
COPY = {"tain": 16.0, "inis": 32.0, "tirnanog": 40.0}
DECISION = {"tain": 24.0, "inis": 80.0, "tirnanog": 200.0}


def best(job: Callable[[], int]) -> float:
    """The least time of several runs, per thing done."""
    least = float("inf")
    for _ in range(7):
        start = time.process_time()
        done = job()
        least = min(least, (time.process_time() - start) / done)
    return least


def unit() -> float:
    """What ten steps of a plain loop cost on this machine now."""

    def loop() -> int:
        numbers = [0] * 10
        for step in range(20_000):
            numbers[step % 10] += step & 3
        return 2_000

    return best(loop)


def random_game(rules: Any, seed: int, most: int) -> Any:
    table = new_game(rules, rules.players[-1], seed).table
    table.journal = None
    chance = chance_from_seed(seed)
    for _ in range(most):
        if table.ask is None:
            break
        table.take(chance.one_of(table.ask.options))
    return table


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_copy_is_within_budget(rules: Any) -> None:
    table = random_game(rules, 1, 20)

    def copies() -> int:
        for _ in range(300):
            table.copy()
        return 300

    cost = best(copies) / unit()
    print(f"{rules.name}: a copy costs {cost:.1f} units")
    assert cost < COPY[rules.name]


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_decision_is_within_budget(rules: Any) -> None:
    """Random play on a bare table, without the cost of setting up and of choosing."""

    def decisions() -> int:
        done = 0
        for seed in range(10):
            table = new_game(rules, rules.players[-1], seed).table
            table.journal = None
            for _ in range(rules.longest):
                if table.ask is None:
                    break
                options = table.ask.options
                table.take(options[(seed * 7 + done) % len(options)])
                done += 1
        return done

    cost = best(decisions) / unit()
    print(f"{rules.name}: a decision costs {cost:.1f} units")
    assert cost < DECISION[rules.name]
