"""Many games at once in one process, as a Gymnasium vector environment: one array of observations for all."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fidchell.core.rules import GameError
from fidchell.envs.against_bots import AgainstBots
from fidchell.envs.sitting import ILLEGAL_REWARD, LOSE, IllegalAction, NoSuchAction, checked_illegal


class ManyGames(VectorEnv):
    """The same game many times. Masks are in infos["action_mask"], one row for each game.

    A game that has ended begins anew at the next step, whose action is not looked at (AutoresetMode.NEXT_STEP), or at
    once (SAME_STEP; what was seen last is in infos["final_obs"]).
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        illegal: str = LOSE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise GameError(f"num_envs is a number of games from 1 on, not {num_envs!r}")
        if options.pop("render_mode", None) is not None:
            raise GameError("many games at once are not rendered: make a single environment for that")
        mode = AutoresetMode(autoreset_mode)
        if mode == AutoresetMode.DISABLED:
            raise GameError("autoreset_mode can be NEXT_STEP or SAME_STEP: games end at different times")
        self.num_envs = num_envs
        self.illegal = checked_illegal(illegal)
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.matches = [AgainstBots(game, **options) for _ in range(num_envs)]
        encoder = self.matches[0].sitting.encoder
        for match in self.matches[1:]:
            match.sitting.encoder = encoder  # one is enough for all: it holds nothing of a game
        self.encoder = encoder
        self.single_observation_space = spaces.Box(0.0, 1.0, (encoder.size,), np.float32)
        self.single_action_space = spaces.Discrete(encoder.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._same_step = mode == AutoresetMode.SAME_STEP
        self._copy = copy
        self._draw = [Random() for _ in range(num_envs)]
        self._seen = np.zeros((num_envs, encoder.size), np.float32)
        self._masks = np.zeros((num_envs, encoder.actions), np.int8)
        self._ended = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        """Game number i gets the seed + i, as in Gymnasium's own vector environments; or give a list of seeds."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise GameError(f"{self.num_envs} seeds are needed, one for each game, not {len(seeds)}")
        super().reset(seed=None if isinstance(seed, list) else seed)
        for at, one in enumerate(seeds):
            self._begin(at, one)
        self._ended[:] = False
        return self._results({})

    def _begin(self, at: int, seed: int | None = None) -> None:
        if seed is not None:
            self._draw[at].seed(seed)
        self.matches[at].reset(seed, self._draw[at])
        self._look(at)

    def _look(self, at: int) -> None:
        match = self.matches[at]
        sitting, seat = match.sitting, match.seat
        self.encoder.encode(sitting.table, seat, self._seen[at])
        mask = self._masks[at]
        mask.fill(0)
        if not sitting.ended:
            self.encoder.mask(sitting.options, seat, mask)

    def step(self, actions: Any) -> tuple[
        npt.NDArray[np.float32], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]
    ]:  # fmt: skip
        count = self.num_envs
        rewards = np.zeros(count)
        over, cut = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        infos: dict[str, Any] = {}
        for at, option in enumerate(self._options(actions)):
            if self._ended[at]:
                self._begin(at)
                self._ended[at] = False
                continue
            rewards[at], over[at], cut[at] = self._step_one(at, option, infos)
            if over[at] or cut[at]:
                if self._same_step:
                    self._add_info(infos, {"final_obs": self._seen[at].copy()}, at)
                    self._add_info(infos, {"final_info": {"seat": self.matches[at].seat}}, at)
                    self._begin(at)
                else:
                    self._ended[at] = True
        seen, infos = self._results(infos)
        return seen, rewards, over, cut, infos

    def _options(self, actions: Any) -> list[int | None]:
        """What answers each game; None is illegal. All are looked at before any is played: an error changes nothing."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise NoSuchAction(f"{self.num_envs} actions are needed, one for each game, not {actions!r}")
        options: list[int | None] = []
        for at, action in enumerate(given.tolist()):
            try:
                options.append(None if self._ended[at] else self.matches[at].sitting.option(action))
            except IllegalAction as wrong:
                if isinstance(wrong, NoSuchAction) or self.illegal != LOSE:
                    raise type(wrong)(f"game {at}: {wrong}") from None
                options.append(None)
        return options

    def _step_one(self, at: int, option: int | None, infos: dict[str, Any]) -> tuple[float, bool, bool]:
        match = self.matches[at]
        sitting = match.sitting
        if option is None:
            sitting.stop()
            self._look(at)
            self._add_info(infos, {"illegal_action": True}, at)
            return ILLEGAL_REWARD, True, False
        match.act(option)
        self._look(at)
        return (sitting.rewards()[match.seat] if sitting.over else 0.0), sitting.over, sitting.truncated

    def _results(self, infos: dict[str, Any]) -> tuple[npt.NDArray[np.float32], dict[str, Any]]:
        every = np.ones(self.num_envs, np.bool_)
        infos["action_mask"], infos["_action_mask"] = self._masks.copy() if self._copy else self._masks, every
        infos["seat"], infos["_seat"] = np.array([match.seat for match in self.matches]), every
        return (self._seen.copy() if self._copy else self._seen), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        return self._masks.astype(np.bool_)
