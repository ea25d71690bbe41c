"""What is to be played and learnt, and who is told how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fidchell.agents.spread import Spread
from fidchell.agents.thinker import Manner
from fidchell.registry import find

FORMAT: Final = 1  # of the folder


@dataclass(frozen=True)
class Course:
    """What is to be played and learnt."""

    game: str
    folder: Path
    players: tuple[int, ...]
    rounds: int
    games: int  # of each round and number of players
    first_games: int  # of the first round, which answers at random
    manner: Manner
    version: str  # of fidchell: agents belong to the engine, another version may play differently
    spread: Spread  # who plays
    seed: str = "train"
    remember: int = 10  # rounds whose lessons are learnt from: with few, what is learnt forgets the unusual
    duels: int = 0  # deals in which a round's weights meet those of the round before

    def described(self) -> dict[str, Any]:
        """What must be the same for lessons to lie in one folder. Rounds, games and duels may become more."""
        rules = find(self.game)
        thinking = {name: value for name, value in vars(self.manner).items() if name != "weights"}
        return {"training": FORMAT, "fidchell": self.version, "game": rules.name, "rules": rules.version,
                "players": self.players, "seed": self.seed, "remember": self.remember, **thinking}  # fmt: skip


Told = Callable[[str], None]
Bar = Callable[[str], AbstractContextManager[Callable[[int, int], None]]]  # shows how many of how many are finished


@contextmanager
def no_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    yield lambda finished, wanted: None
