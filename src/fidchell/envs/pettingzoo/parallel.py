"""A game as a parallel environment of PettingZoo.

It fits where players choose at the same time: the draft of Inis and the Upkeep of Tír na nÓg are one step for all.
Everywhere else one agent is asked and the others can do nothing: their masks allow action 0 (pass) alone, and whatever
they give is not looked at. Prefer the AEC environment unless your library has no other.
"""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from fidchell.core.decision import Ask
from fidchell.core.rules import Rules
from fidchell.core.words import PASS
from fidchell.envs.pettingzoo.aec import Common
from fidchell.envs.render import Renderer
from fidchell.envs.sitting import ILLEGAL_REWARD, LOSE, IllegalAction, NoSuchAction


class Parallel(Common, ParallelEnv[str, dict[str, Any], Any]):
    """See docs/research.md for the options."""

    def __init__(self, game: str | Rules[Any], **options: Any) -> None:
        super().__init__(game, **options)
        self.metadata = {"name": f"{self.sitting.rules.name}_v0", "render_modes": list(Renderer.MODES), "render_fps": 2}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.sitting.reset(seed)
        self.agents = self.possible_agents[:]
        return self._seen_by_all()

    def _asked(self) -> dict[int, Ask]:
        """The questions by seat; more than one where all choose at once."""
        sitting = self.sitting
        return {} if sitting.ended else {ask.seat: ask for ask in sitting.table.asks() if self._is_open(ask)}

    def _is_open(self, ask: Ask) -> bool:
        return len(ask.options) > 1 or not self.sitting.skip_forced

    def _options(self, ask: Ask) -> list[int]:
        """What may be answered beside a question is offered to the one seat that acts."""
        return self.sitting.options if ask.seat == self.sitting.seat else ask.options

    def _seen_by_all(self) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        asked = self._asked()
        seen: dict[str, dict[str, Any]] = {}
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            ask = asked.get(seat)
            mask = self.encoder.mask([PASS] if ask is None else self._options(ask), seat)
            seen[agent] = {
                "observation": self.encoder.encode(self.sitting.table, seat, None, ask),
                "action_mask": mask,
            }
            infos[agent] = {"action_mask": mask, "asked": ask is not None}
        return seen, infos

    def step(self, actions: dict[str, Any]) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        sitting, agents = self.sitting, self.agents
        rewards = dict.fromkeys(agents, 0.0)
        answers: dict[int, int] = {}
        wrong: list[str] = []
        for seat, ask in self._asked().items():
            agent = self.possible_agents[seat]
            try:
                answers[seat] = self._answer(ask, actions, agent)
            except IllegalAction as illegal:
                if isinstance(illegal, NoSuchAction) or self.illegal != LOSE:
                    raise
                wrong.append(agent)
        if wrong:
            rewards.update(dict.fromkeys(wrong, ILLEGAL_REWARD))
        elif answers:
            sitting.answer_at_once(answers)
        if sitting.over:
            rewards = {agent: sitting.rewards()[self.seat_of[agent]] for agent in agents}
        terminated = dict.fromkeys(agents, sitting.over or bool(wrong))
        truncated = dict.fromkeys(agents, sitting.truncated)
        if wrong:
            sitting.stop()
        seen, infos = self._seen_by_all()
        for agent in wrong:
            infos[agent]["illegal_action"] = True
        if sitting.ended or wrong:
            self.agents = []
        return seen, rewards, terminated, truncated, infos

    def _answer(self, ask: Ask, actions: dict[str, Any], agent: str) -> int:
        if agent not in actions:
            raise KeyError(
                f"{agent} is asked {ask.question.key!r} and has no action among those given: {sorted(actions)}"
            )
        option = self.sitting.option_for(ask.seat, actions[agent])
        if option not in self._options(ask):
            raise IllegalAction(self.sitting.why_not(int(actions[agent]), ask.seat, ask, self._options(ask)))
        return option
