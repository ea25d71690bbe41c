"""One game of self-play as a lesson: positions with who won in the end, and what the search preferred."""

from __future__ import annotations

import traceback
from array import array
from dataclasses import dataclass
from random import Random
from typing import Any

from fidchell.agents.agent import Eyes
from fidchell.agents.match import Failure
from fidchell.agents.think.brain import Dice
from fidchell.agents.think.weights import brain_for
from fidchell.agents.thinker import Manner, Thinker
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_table
from fidchell.registry import find


@dataclass(frozen=True)
class Choice:
    """How a search divided its visits among the answers to a question, as words."""

    question: str
    options: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Lesson:
    """What one game teaches."""

    players: int
    positions: list[list[array[float]]]  # features by position and seat
    shares: tuple[float, ...]  # of the victory, by seat
    choices: list[Choice]
    decisions: int


@dataclass(frozen=True)
class SelfPlay:
    """Games to learn from, each by its number: a job for workers."""

    game: str
    players: int
    seed: str
    manner: Manner  # iterations 0: answers at random, to begin with
    every: int  # one position in so many is kept
    most: int  # and no more than so many of a game: they have one outcome between them
    options: dict[str, Any]

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{self.players}/{number}"

    def play(self, number: int) -> Lesson | Failure:
        try:
            return self._play(self.seed_of(number))
        except Exception as wrong:
            return Failure(number, self.seed_of(number), f"{type(wrong).__name__}: {wrong}", traceback.format_exc())

    def _play(self, seed: str) -> Lesson:
        random = Random(seed)
        dice = Dice(random.getrandbits(31))
        rules = find(self.game)
        brain = brain_for(self.game, self.manner.weights)
        table = new_table(rules, self.players, seed, self.options)
        game = Game(table, None)
        eyes = [Eyes(game, seat) for seat in range(self.players)]
        thinkers = [Thinker(f"{seed}/{seat}", self.manner) for seat in range(self.players)]
        positions: list[list[array[float]]] = []
        choices: list[Choice] = []
        words = rules.words
        decisions = 0
        while (ask := table.ask) is not None:
            decisions += 1
            option = ask.options[0]
            if len(ask.options) > 1:
                if random.random() * self.every < 1:
                    positions.append([array("f", features) for features in brain.features(table)])
                if self.manner.iterations or self.manner.seconds:
                    decision = Decision(ask, words, game.given[ask.seat], False)
                    thinker = thinkers[ask.seat]
                    option = words.numbers[thinker.answer(eyes[ask.seat], decision)]
                    choices.append(self._choice(thinker, decision, ask.question.number, ask.options))
                else:
                    option = brain.any_answer(ask, dice)
            game.given[ask.seat] += 1
            table.take(option)
        if len(positions) > self.most:
            positions = random.sample(positions, self.most)
        won: list[int] = rules.result(table)["winners"]
        shares = tuple(1 / len(won) if seat in won else 0.0 for seat in range(self.players))
        return Lesson(self.players, positions, shares, choices, decisions)

    def _choice(self, thinker: Thinker, decision: Decision, question: int, options: list[int]) -> Choice:
        assert thinker.last is not None
        visits = [visits for _, visits, _ in thinker.last.answers(question, options)]
        total = max(1, sum(visits))
        return Choice(decision.key, decision.options, tuple(count / total for count in visits))
