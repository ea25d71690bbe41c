"""The games of an arena, on all cores: each gives an Outcome."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from time import thread_time
from typing import Any

from fidchell.agents.agent import Agent, Eyes
from fidchell.agents.levels import files_of
from fidchell.agents.match import Failure, GameFailed, Match
from fidchell.agents.spread import Spread
from fidchell.arena.schedule import Schedule, is_path, load_agent
from fidchell.arena.times import Times
from fidchell.core.decision import Decision


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    number: int
    winners: tuple[int, ...]  # seats
    decisions: int  # all answers given, those without a choice too
    rounds: int | None  # None if the game does not tell
    won_by: tuple[str, ...]  # how the winner did it, if the game tells
    times: tuple[Times, ...]  # by seat

    def share(self, seat: int) -> float:
        """The seat's part of the victory; one that is shared is divided."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "times": [times.to_json() for times in self.times]}

    @classmethod
    def from_json(cls, kept: dict[str, Any]) -> Outcome:
        times = tuple(Times.from_json(times) for times in kept["times"])
        rounds = kept["rounds"]
        return cls(
            int(kept["number"]),
            tuple(int(seat) for seat in kept["winners"]),
            int(kept["decisions"]),
            None if rounds is None else int(rounds),
            tuple(str(by) for by in kept["won_by"]),
            times,
        )


class Timed:
    """An agent with a stopwatch for CPU time: what else the machine does is not the agent's doing.

    One that thinks by a ``clock`` gets the same clock: on a busy machine it would else think less, and lose for it.
    Timed is its own factory: the game calls it with a seed and gets it back.
    """

    def __init__(self, name: str) -> None:
        self._make = load_agent(name)
        self._agent: Agent
        self.times = Times()

    def __call__(self, seed: str) -> Timed:
        self._agent = self._make(seed)
        if hasattr(self._agent, "clock"):
            self._agent.clock = thread_time
        return self

    def prepare(self, game: str) -> None:
        prepare = getattr(self._agent, "prepare", None)
        if prepare is not None:
            prepare(game)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        begun = thread_time()
        answer = self._agent.answer(eyes, decision)
        self.times.add(thread_time() - begun)
        return answer


@dataclass(frozen=True)
class Job:
    """The games still to be played, as workers take them: by their places in ``todo``."""

    schedule: Schedule
    todo: Sequence[int]  # numbers of games

    @property
    def game(self) -> str:
        return self.schedule.game

    @property
    def files(self) -> list[str]:
        """What other machines must be sent."""
        return files_of(self.schedule.agents)

    def seed_of(self, place: int) -> str:
        return self.schedule.seed_of(self.todo[place])

    def play(self, place: int) -> Outcome | Failure:
        schedule, number = self.schedule, self.todo[place]
        players = [Timed(schedule.agents[agent]) for agent in schedule.seating_of(number)]
        match = Match(schedule.game, schedule.players, schedule.seed, tuple(players), schedule.options, False)
        played = match.play(schedule.deal_of(number))
        if isinstance(played, Failure):
            return played
        result = played.result
        times = tuple(player.times for player in players)
        won_by = tuple(result.get("won_by", ()))
        return Outcome(number, tuple(result["winners"]), played.decisions, result.get("rounds"), won_by, times)


def play_games(schedule: Schedule, todo: Sequence[int], spread: Spread) -> Generator[Outcome, None, None]:
    """Games as they end; closing the iterator ends the workers. GameFailed says how to play a failed game again."""
    with contextlib.closing(spread(Job(schedule, todo), len(todo))) as games:
        for place, done in games:
            if isinstance(done, Failure):
                raise _failed(schedule, replace(done, number=todo[place]))
            yield done


def _failed(schedule: Schedule, failure: Failure) -> GameFailed:
    names = [schedule.agents[agent] for agent in schedule.seating_of(failure.number)]
    agents = tuple(load_agent(name) if is_path(name) else name for name in names)
    return Match(schedule.game, schedule.players, schedule.seed, agents, schedule.options, False).failed(failure)
