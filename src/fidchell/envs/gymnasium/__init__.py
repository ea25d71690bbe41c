"""Gymnasium environments: one seat for a learner, bots in the others. Importing this registers them."""

from fidchell.envs import need

need("gymnasium")

from fidchell.envs.gymnasium.registration import register_envs  # noqa: E402 - after what says how to have Gymnasium
from fidchell.envs.gymnasium.single import SingleEnv  # noqa: E402
from fidchell.envs.gymnasium.vector import ManyGames  # noqa: E402

__all__ = ["ManyGames", "SingleEnv", "register_envs"]

register_envs()
