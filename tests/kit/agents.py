"""Agents that misbehave, where other processes can import them."""

from __future__ import annotations

import os

from fidchell.agents.agent import Eyes
from fidchell.core.decision import Decision


class First:
    """Takes the first option."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        return decision.options[0]


class Looking(First):
    """Takes what its view says is open, and looks into an imagined world."""

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        imagined = eyes.sample(1)
        assert decision.key in [open_.key for open_ in imagined.decisions if open_.seat == eyes.seat]
        options: list[str] = eyes.view["decisions"][0]["options"]
        return options[-1]


class Raising(First):
    """Raises in the third game of a batch."""

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        if self.seed.split("/")[1] == "2":
            raise KeyError("no plan")
        return decision.options[0]


class Dying(First):
    """Takes its whole process along, in the third game of a batch."""

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        if self.seed.split("/")[1] == "2":
            os._exit(3)
        return decision.options[0]


class Inventing(First):
    """Answers with a word that is not open."""

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        return "xyzzy"
