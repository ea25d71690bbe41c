"""The same questions put to every registered game, at every player count, with random play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fidchell
from fidchell.registry import OURS, find
from kit.checks import EVERY_CHECK
from tain.api import RULES as TAIN

GAMES = [TAIN, *(find(name) for name in OURS)]
TABLES = [pytest.param(rules, players, id=f"{rules.name}-{players}") for rules in GAMES for players in rules.players]


@pytest.mark.parametrize("check", EVERY_CHECK, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("rules", "players"), TABLES)
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), choices=st.lists(st.integers(1, 64), max_size=80))
def test_every_game(check: Callable[..., None], rules: Any, players: int, seed: int, choices: list[int]) -> None:
    check(rules, players, seed, choices)


def test_no_game_is_left_out() -> None:
    assert {rules.name for rules in GAMES} == {"tain", *OURS}
    assert set(OURS) <= set(fidchell.games())
