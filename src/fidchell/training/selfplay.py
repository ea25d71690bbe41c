"""One game of self-play as a lesson: positions with who won in the end, and what the search preferred."""

from __future__ import annotations

import traceback
from array import array
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fidchell.agents.agent import Eyes
from fidchell.agents.match import Failure
from fidchell.agents.think.brain import LONGEST_WALK, Dice
from fidchell.agents.think.weights import brain_for
from fidchell.agents.thinker import Manner, Thinker
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_table
from fidchell.registry import find

LEARNT: Final = 0.5  # of the decisions, where searches judge anywhere: those in between are much alike


@dataclass(frozen=True)
class Choice:
    """Which answer to a question a search tried most, as words. A tie is shared."""

    question: str
    options: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Lesson:
    """What one game teaches."""

    players: int
    positions: list[list[array[float]]]  # features by position and seat
    judged: list[list[float]]  # by position, each seat's chance as the search saw it from there; empty: not thought
    shares: tuple[float, ...]  # of the victory, by seat
    choices: list[Choice]
    scores: tuple[int, ...] = ()  # by seat, in a game that is won by points


@dataclass(frozen=True)
class SelfPlay:
    """Games to learn from, each by its number: a job for workers."""

    game: str
    players: int
    seed: str
    manner: Manner  # iterations 0: answers at random, to begin with
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
        judged: list[list[float]] = []
        since = table.copy()
        anywhere = brain.habits().walk < LONGEST_WALK  # what is learnt is where searches judge, and nothing else
        choices: list[Choice] = []
        words = rules.words
        while (ask := table.ask) is not None:
            option = ask.options[0]
            if (len(ask.options) > 1 and random.random() < LEARNT) if anywhere else brain.is_cut(table, since):
                positions.append([array("f", features) for features in brain.features(table)])
                judged.append([])
                since = table.copy()
            if len(ask.options) > 1:
                if self.manner.iterations or self.manner.seconds:
                    decision = Decision(ask, words, game.given[ask.seat], False)
                    thinker = thinkers[ask.seat]
                    answer = thinker.answer(eyes[ask.seat], decision)
                    if answer not in decision.options:  # open beside the question
                        game.answer(ask.seat, answer)
                        continue
                    option = words.numbers[answer]
                    choices.append(self._choice(thinker, decision, ask.question.number, ask.options))
                    if judged and not judged[-1]:
                        assert thinker.last is not None
                        judged[-1] = thinker.last.chances()
                else:
                    option = brain.any_answer(table, ask, dice)
            game.given[ask.seat] += 1
            table.take(option)
        scores = tuple(rules.result(table).get("scores", ()))
        return Lesson(self.players, positions, judged, tuple(brain.shares(table)), choices, scores)

    def _choice(self, thinker: Thinker, decision: Decision, question: int, options: list[int]) -> Choice:
        assert thinker.last is not None
        visits = [visits for _, visits, _ in thinker.last.answers(question, options)]
        best = [count == max(visits) for count in visits]
        return Choice(decision.key, decision.options, tuple(is_best / sum(best) for is_best in best))
