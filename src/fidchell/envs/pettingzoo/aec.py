"""A game as an AEC environment of PettingZoo: one agent after the other, whoever is asked."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from fidchell.core.rules import Rules
from fidchell.envs.encoder import PERFECT, Encoder, encoder_for
from fidchell.envs.render import Renderer
from fidchell.envs.sitting import ILLEGAL_REWARD, LOSE, IllegalAction, NoSuchAction, Sitting, checked_illegal

SET_BY_RESET: Final = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")


class Common:
    """What AEC and parallel environments have in common: agents, spaces, pictures."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Rules[Any],
        illegal: str = LOSE,
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        self.sitting = Sitting(game, **options)
        self.illegal = checked_illegal(illegal)
        self.renderer = Renderer(self.sitting, render_mode, render_seat)
        self.render_mode = render_mode
        encoder = self.encoder = self.sitting.encoder
        self.possible_agents = [f"player_{seat}" for seat in range(encoder.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self._seen(encoder) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(encoder.actions) for agent in self.possible_agents}
        self._critic: Encoder = encoder_for(self.sitting.rules, encoder.players, PERFECT)
        self.state_space = spaces.Box(0.0, 1.0, (self._critic.size,), np.float32)

    def _seen(self, encoder: Encoder) -> spaces.Dict:
        vector = spaces.Box(0.0, 1.0, (encoder.size,), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def state(self) -> npt.NDArray[np.float32]:
        """Everything, hidden cards too, as the first seat would see it: for critics in training alone."""
        return self._critic.encode(self.sitting.table, 0)

    def render(self) -> Any:
        return self.renderer.render()

    def close(self) -> None:
        """Nothing is held open."""


class Aec(Common, AECEnv[str, dict[str, Any], Any]):
    """See docs/research.md for the options. What PettingZoo's three usual wrappers guard against is guarded here, at
    no cost: illegal actions, actions out of bounds, and steps before reset()."""

    def __init__(self, game: str | Rules[Any], **options: Any) -> None:
        super().__init__(game, **options)
        self._nothing = np.zeros(self.encoder.actions, np.int8)  # the mask of whoever is not asked
        self._nothing.flags.writeable = False
        self.metadata = {
            "name": f"{self.sitting.rules.name}_v0",
            "render_modes": list(Renderer.MODES),
            "is_parallelizable": False,  # a step of one agent at a time; parallel_env() is written apart
            "render_fps": 2,
        }

    def __getattr__(self, name: str) -> Any:
        if name in SET_BY_RESET:
            raise AttributeError(f"no game has begun, so there is no {name}: call reset() first")
        raise AttributeError(f"{type(self).__name__} has no {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.sitting.reset(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._nothing} for agent in agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def _select(self) -> None:
        """Whoever is asked acts next. Masks are made once, here; who is not asked keeps one without actions."""
        sitting = self.sitting
        self.agent_selection = self.possible_agents[sitting.seat]
        self.infos[self.agent_selection] = {"action_mask": sitting.mask(sitting.seat)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know now, and what it may do."""
        seat = self.seat_of[agent]
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.sitting.mask(seat)
        return {"observation": self.sitting.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting = self.sitting
        try:
            option = sitting.option(action)
        except IllegalAction as wrong:
            if isinstance(wrong, NoSuchAction) or self.illegal != LOSE:
                raise
            self._loses(agent)
            return
        sitting.answer(option)
        self.infos[agent] = {"action_mask": self._nothing}
        if not sitting.ended:
            self._select()
            return
        self._ends(dict(zip(self.possible_agents, sitting.rewards(), strict=True)), sitting.truncated)

    def _loses(self, agent: str) -> None:
        self.infos[agent] = {**self.infos[agent], "illegal_action": True}
        self._ends({other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents}, False)

    def _ends(self, rewards: dict[str, float], cut: bool) -> None:
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)  # nothing was given before
        self.terminations = dict.fromkeys(self.agents, not cut)
        self.truncations = dict.fromkeys(self.agents, cut)
        self._deads_step_first()
