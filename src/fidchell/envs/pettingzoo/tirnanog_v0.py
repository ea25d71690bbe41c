"""Tír na nÓg for PettingZoo. The number rises whenever something changes that could affect what is learnt."""

from __future__ import annotations

from typing import Any

from fidchell.envs.pettingzoo.aec import Aec
from fidchell.envs.pettingzoo.parallel import Parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(**options: Any) -> Aec:
    """The environment. An illegal action ends the game and loses it, as in PettingZoo's own games."""
    return Aec("tirnanog", **options)


def raw_env(**options: Any) -> Aec:
    """The same, but an illegal action is an error that says what is legal."""
    return Aec("tirnanog", **{"illegal": "raise", **options})


def parallel_env(**options: Any) -> Parallel:
    """All agents act at every step; only those who are asked count, and the others pass."""
    return Parallel("tirnanog", **options)
