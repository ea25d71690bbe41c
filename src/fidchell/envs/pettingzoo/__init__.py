"""PettingZoo environments: ``from fidchell.envs.pettingzoo import inis_v0``."""

from fidchell.envs import need

need("gymnasium", "pettingzoo")
