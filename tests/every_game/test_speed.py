"""The speed guard: copying and playing stay within budget, as ratios to a fixed loop on the same machine.

A budget is about twice what was measured when it was set, so that a busy machine does not fail and a lost optimisation
does. `./test tests/every_game/test_speed.py -s` prints the costs.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

import fidchell.core.table
from fidchell.core.game import new_game
from fidchell.registry import OURS, find
from tain.api import RULES as TAIN

GAMES = [TAIN, *(find(name) for name in OURS)]
COMPILED = not str(fidchell.core.table.__file__).endswith(".py")
BUILD = "compiled" if COMPILED else "pure"
# The most a copy, a decision and a real choice may cost, in units of the loop below (about 0.6 us). The small game is
# always plain Python, and slower on a compiled core than on a pure one: there it has no budget.
BUDGETS = {
    "pure": {"tain": (7.0, 24.0, 40.0), "inis": (6.0, 44.0, 66.0), "tirnanog": (5.0, 54.0, 58.0)},
    "compiled": {"inis": (2.5, 13.0, 20.0), "tirnanog": (1.8, 20.0, 20.0)},
}[BUILD]


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


def played(rules: Any, seed: int, most: int, hurry: bool = False) -> tuple[Any, int]:
    """A bare table after so many decisions, and how many it truly took."""
    table = new_game(rules, rules.players[-1], seed).table
    table.journal = None
    table.hurry = hurry
    done = 0
    while table.ask is not None and done < most:
        options = table.ask.options
        table.take(options[(seed * 7 + done) % len(options)])
        done += 1
    return table, done


def within(what: str, name: str, cost: float, budget: float) -> None:
    print(f"{name}, {BUILD}: {what} costs {cost:.1f} units of at most {budget}")
    assert cost < budget, f"{what} in {name} costs {cost:.1f} units; at most {budget} are allowed ({BUILD} build)"


with_budget = pytest.mark.parametrize(
    "rules", [rules for rules in GAMES if rules.name in BUDGETS], ids=lambda rules: rules.name
)


@with_budget
def test_a_copy_is_within_budget(rules: Any) -> None:
    table, _ = played(rules, 1, 20)

    def copies() -> int:
        for _ in range(300):
            table.copy()
        return 300

    within("a copy", rules.name, best(copies) / unit(), BUDGETS[rules.name][0])


@with_budget
@pytest.mark.parametrize(("what", "hurry", "which"), [("a decision", False, 1), ("a real choice", True, 2)])
def test_a_decision_is_within_budget(rules: Any, what: str, hurry: bool, which: int) -> None:
    """Random play on a bare table, setting up included. A real choice carries the forced decisions before it."""

    def decisions() -> int:
        return sum(played(rules, seed, rules.longest, hurry)[1] for seed in range(10))

    within(what, rules.name, best(decisions) / unit(), BUDGETS[rules.name][which])


def test_the_guard_can_fail() -> None:
    with pytest.raises(AssertionError, match="at most 1"):
        within("a copy", "inis", 2.0, 1.0)
