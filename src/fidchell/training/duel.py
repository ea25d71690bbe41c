"""Does a round of learning help? Its weights against those of the round before, the same deals from each seat."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from fidchell.agents.match import Failure, play_one
from fidchell.agents.thinker import Manner, Thinker
from fidchell.agents.workers import play_in_workers
from fidchell.arena.stats import Estimate, mean_share


@dataclass(frozen=True)
class Duel:
    """Games of one newcomer against the others, each by its number: a job for workers."""

    game: str
    players: int
    seed: str
    newcomer: Manner
    others: Manner

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number // self.players}"  # the same deal for each seat the newcomer may have

    def play(self, number: int) -> float | Failure:
        """What the newcomer has of the victory."""
        try:
            seat = number % self.players
            agents = [partial(_thinker, self.newcomer if at == seat else self.others) for at in range(self.players)]
            winners: list[int] = play_one(self.game, self.seed_of(number), agents).result["winners"]
            return 1 / len(winners) if seat in winners else 0.0
        except Exception as wrong:
            return Failure(number, self.seed_of(number), f"{type(wrong).__name__}: {wrong}", traceback.format_exc())


def _thinker(manner: Manner, seed: str) -> Thinker:
    return Thinker(seed, manner)


def duel(
    game: str, players: int, seed: str, manner: Manner, new: Path, old: Path, deals: int, processes: int
) -> Estimate:
    """The newcomer's win share, with its interval over deals."""
    cold = replace(manner, heat=0.0)
    job = Duel(game, players, seed, replace(cold, weights=str(new)), replace(cold, weights=str(old)))
    games = deals * players
    shares = [0.0] * deals
    for number, share in play_in_workers(job, games, min(processes, games)):
        if isinstance(share, Failure):
            raise RuntimeError(f"{share.seed}: {share.what}\n{share.traceback}")
        shares[number // players] += share / players
    return mean_share(shares)
