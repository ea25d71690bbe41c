"""A game as a Gymnasium environment for one learner."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fidchell.envs.against_bots import AgainstBots
from fidchell.envs.render import Renderer
from fidchell.envs.sitting import ILLEGAL_REWARD, LOSE, IllegalAction, NoSuchAction, checked_illegal


class SingleEnv(gymnasium.Env):
    """The observation is a vector; what may be done is in info["action_mask"] and action_masks()."""

    metadata = {"render_modes": list(Renderer.MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        illegal: str = LOSE,
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        self.match = AgainstBots(game, **options)
        self.illegal = checked_illegal(illegal)
        sitting = self.match.sitting
        self.renderer = Renderer(sitting, render_mode, render_seat)
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0.0, 1.0, (sitting.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(sitting.encoder.actions)
        self._draw = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._draw.seed(seed)
        self.match.reset(seed, self._draw)
        return self.match.sitting.observe(self.match.seat), self._info()

    def step(self, action: Any) -> tuple[npt.NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        match = self.match
        sitting, seat = match.sitting, match.seat
        try:
            option = sitting.option(action)
        except IllegalAction as wrong:
            if isinstance(wrong, NoSuchAction) or self.illegal != LOSE or sitting.ended:
                raise
            sitting.stop()
            return sitting.observe(seat), ILLEGAL_REWARD, True, False, {**self._info(), "illegal_action": True}
        match.act(option)
        reward = sitting.rewards()[seat] if sitting.over else 0.0
        return sitting.observe(seat), reward, sitting.over, sitting.truncated, self._info()

    def _info(self) -> dict[str, Any]:
        match = self.match
        return {"action_mask": match.sitting.mask(match.seat), "seat": match.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The same mask where MaskablePPO of sb3-contrib looks for it."""
        return self.match.sitting.mask(self.match.seat).astype(np.bool_)

    def render(self) -> Any:
        return self.renderer.render()
