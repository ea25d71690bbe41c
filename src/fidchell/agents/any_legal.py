"""The simplest opponent: any legal answer, each as likely as the others."""

from __future__ import annotations

from fidchell.agents.agent import Eyes
from fidchell.core.chance import chance_from_seed
from fidchell.core.decision import Decision


class AnyLegal:
    """Answers at random, the same way for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._chance = chance_from_seed(seed)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        return decision.options[self._chance.below(len(decision.options))]
