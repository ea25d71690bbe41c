"""Inis for PettingZoo. The number rises whenever something changes that could affect what is learnt."""

from __future__ import annotations

from typing import Any

from fidchell.envs.pettingzoo.aec import RawEnv, wrapped
from fidchell.envs.pettingzoo.parallel import Parallel

__all__ = ["env", "parallel_env", "raw_env"]


def env(**options: Any) -> Any:
    """The environment with PettingZoo's usual guards: an illegal action ends the game and loses it."""
    return wrapped(raw_env(**options))


def raw_env(**options: Any) -> RawEnv:
    """The bare environment: several times as fast, and an illegal action is an error."""
    return RawEnv("inis", **options)


def parallel_env(**options: Any) -> Parallel:
    """All agents act at every step; only those who are asked count, and the others pass."""
    return Parallel("inis", **options)
