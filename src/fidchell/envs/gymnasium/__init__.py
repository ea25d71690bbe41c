"""Gymnasium environments: one seat for a learner, bots in the others. Importing this registers them."""

from fidchell.envs.gymnasium.registration import register_envs
from fidchell.envs.gymnasium.single import SingleEnv
from fidchell.envs.gymnasium.vector import ManyGames

__all__ = ["ManyGames", "SingleEnv", "register_envs"]

register_envs()
