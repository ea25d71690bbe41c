"""The simplest opponent: any legal answer, each as likely as the others."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import chance_from_seed


class AnyLegal:
    """Answers at random, the same way for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._chance = chance_from_seed(seed)

    def answer(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        options: list[str] = decision["options"]
        return options[self._chance.below(len(options))]
