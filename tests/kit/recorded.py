"""Recorded games to look back at: played at random, to the end or not."""

from __future__ import annotations

from functools import cache
from typing import Any

import fidchell
from fidchell.agents.agent import Eyes, find_agent
from fidchell.core.game import Game


def played(name: str, players: int, decisions: int = 100_000) -> Game:
    """A game so many random decisions on, at a question that leaves a choice; or over."""
    game = fidchell.new(name, players, 5)
    random = find_agent("random")("5")
    while not game.over and (decisions > 0 or len(game.decisions[0].options) == 1):
        decision = game.decisions[0]
        game.answer(decision.seat, random.answer(Eyes(game, decision.seat), decision))
        decisions -= 1
    return game


@cache
def nearly_over(name: str, players: int, left: int = 12) -> dict[str, Any]:
    """The record of a game that ends after so many more answers."""
    record = played(name, players).record()
    return {**record, "answers": record["answers"][:-left], "checks": []}
