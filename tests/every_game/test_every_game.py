"""The same questions put to every registered game, at every player count, with random play."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fidchell.registry import OURS, find, game_names
from kit.checks import EVERY_CHECK
from tain.api import RULES as TAIN

GAMES = [TAIN, *(find(name) for name in OURS)]

# Random games for each check; a game of Inis has as many decisions as thirty of the small one.
EXAMPLES = {"tain": 8, "tirnanog": 3}
FEW = 2
# ./test puts all of them to the compiled engine, which is quicker; where there is one, plain Python plays one game for
# each check, at another player count each time.
ONE = "ALSO_COMPILED" in os.environ and os.environ.get("FIDCHELL_BUILD") != "compiled"


def counts_for(rules: Any, number: int) -> tuple[int, ...]:
    """The player counts at which the check of this number is put to a game."""
    return (rules.players[number % len(rules.players)],) if ONE and rules.name in OURS else tuple(rules.players)


QUESTIONS = [
    pytest.param(rules, players, check, id=f"{rules.name}-{players}-{check.__name__}")
    for rules in GAMES
    for number, check in enumerate(EVERY_CHECK)
    for players in counts_for(rules, number)
]


@pytest.mark.parametrize(("rules", "players", "check"), QUESTIONS)
def test_every_game(rules: Any, players: int, check: Callable[..., None]) -> None:
    @settings(
        max_examples=1 if ONE and rules.name in OURS else EXAMPLES.get(rules.name, FEW),
        deadline=None,
        derandomize=True,
        database=None,
        # Shrinking a game of hundreds of decisions takes minutes and the seed says enough.
        phases=(Phase.generate, Phase.shrink) if rules.name in EXAMPLES else (Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(1, 64), max_size=80))
    def put(seed: int, choices: list[int]) -> None:
        check(rules, players, seed, choices)

    put()


def test_no_game_is_left_out() -> None:
    assert {rules.name for rules in GAMES} == {"tain", *OURS}
    assert set(OURS) <= set(game_names())
    asked = {(rules.name, players) for rules, players, _ in (question.values for question in QUESTIONS)}
    assert asked == {(rules.name, players) for rules in GAMES for players in rules.players}
