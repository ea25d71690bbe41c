"""PettingZoo environments: ``from fidchell.envs.pettingzoo import inis_v0``."""
