"""What an agent is, what it may look at, and which agents go by a name."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, Final, Protocol, TypeAlias

from fidchell.core.decision import Decision
from fidchell.core.game import Game


class Eyes:
    """What one seat may look at while it thinks. Lazy: an agent that looks at nothing pays for nothing."""

    __slots__ = ("seat", "_look", "_imagine")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        # The true game is kept in closures, not in a field: no agent comes by it without meaning to.
        self._look: Callable[[], dict[str, Any]] = lambda: game.view(seat)
        self._imagine: Callable[[int | str], Game] = lambda seed: game.resample(seat, seed)

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know now, as JSON. Built each time it is asked for, which takes as long as many
        decisions."""
        return self._look()

    def sample(self, seed: int | str) -> Game:
        """A whole game that the seat cannot tell from the true one, to think ahead in."""
        return self._imagine(seed)


class Agent(Protocol):
    """A player that is not a person. One agent plays one seat of one game; it may remember what it likes."""

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        """One of ``decision.options``, or something open beside them. Questions with a single option are not put to
        agents."""
        ...


AgentFactory: TypeAlias = Callable[[str], Agent]  # gets a seed: the same seed must play the same way

NAMES: Final = ("random", "beginner", "casual", "club", "strong", "expert")  # the weakest first


def agent_names() -> list[str]:
    """The names of all agents that can be asked for by name, the weakest first."""
    return list(NAMES)


def find_agent(name: str, game: str = "") -> AgentFactory:
    """The factory of an agent by its name; parameters may follow: strong:iterations=400,style=builder.

    With the name of a game, an agent that cannot think about it is refused now rather than in the middle of it.
    """
    level, _, said = name.partition(":")
    if level not in NAMES or (level == "random" and said):
        raise ValueError(f"there is no agent {name!r}; agents: {', '.join(NAMES)}")
    if level == "random":
        found: AgentFactory = importlib.import_module("fidchell.agents.any_legal").AnyLegal
    else:  # brings the search: loaded when it is first asked for
        thinking = importlib.import_module("fidchell.agents.levels").level(level, said)
        if game:
            thinking.check(game)
        found = thinking
    return found
