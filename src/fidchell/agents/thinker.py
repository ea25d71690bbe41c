"""An agent that thinks ahead: asks its eyes for a world it cannot tell from the true one, and searches there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from time import perf_counter
from typing import Final

from fidchell.agents.agent import Eyes
from fidchell.agents.think.brain import Brain, Habits
from fidchell.agents.think.search import Node, Search, Settings
from fidchell.agents.think.weights import brain_for, family_of
from fidchell.core.decision import Decision

SHORTEST: Final = 1e-4  # seconds: one iteration at least
AS_IS_BEST: Final = -1.0  # for the game, found by duels


@dataclass(frozen=True)
class Manner:
    """How an agent thinks: how long, and how surely it then does what it thought best."""

    iterations: int = 0  # 0: as many as the time allows
    seconds: float = 0.0  # 0: as long as the iterations take
    heat: float = 0.0  # 0 always takes what was tried most; worse by so much of a chance to win is taken 1/e as often
    heat_at: tuple[tuple[str, float], ...] = ()  # another heat in some games
    slips: float = 0.0  # the share of decisions answered without a thought
    explore: float = AS_IS_BEST  # how much an answer little tried is favoured
    first_try: float = AS_IS_BEST  # how much worse than its siblings an untried answer is taken to be
    trees: str = ""  # "one" for all seats or "each"; empty: one for two players, else each
    worlds_every: int = 2
    walk: int = int(AS_IS_BEST)  # decisions by taste beyond the tree, at most
    settled: float = 1 / 8  # the lead, as a part of all iterations left, that ends a search; 0: it never ends for that
    trifle: float = 0.0  # nor is it worth while to think on for less of a chance to win than this; 0: it always is
    style: str = ""  # a personality of weights.STYLES
    weights: str = ""  # a file, or "later": learnt from more games; empty: the usual ones

    def heat_in(self, game: str) -> float:
        return dict(self.heat_at).get(game, self.heat)

    def settings(self, brain: Brain, seats: int) -> Settings:
        """How a search goes about it, thinking for a game of so many seats."""
        best = brain.habits()
        habits = Habits(
            best.explore if self.explore == AS_IS_BEST else self.explore,
            best.first_try if self.first_try == AS_IS_BEST else self.first_try,
            best.walk if self.walk == AS_IS_BEST else self.walk,
        )
        share_tree = self.trees == "one" or (not self.trees and seats <= 2)
        return Settings(habits, share_tree, self.worlds_every, self.settled, self.trifle)


class Thinker:
    """One seat's player."""

    def __init__(self, seed: int | str, manner: Manner) -> None:
        self.manner = manner
        self._random = Random(str(seed))
        self.clock: Callable[[], float] = perf_counter  # whoever lets bots play many games may give another
        self._below: Node | None = None  # what was thought about what follows the last answer
        self.last: Search | None = None  # what it thought about the last decision

    def prepare(self, game: str) -> None:
        """Read the weights before the clock runs."""
        brain_for(game, self.manner.weights, self.manner.style)

    def answer(self, eyes: Eyes, decision: Decision) -> str:
        begun = self.clock()
        manner, random = self.manner, self._random
        world = eyes.sample(random.getrandbits(60))
        brain = brain_for(world.rules.name, manner.weights, manner.style)
        numbers, words = world.rules.words.numbers, world.rules.words.words
        beside = brain.beside(world.table, eyes.seat)
        if beside >= 0:
            self._below = None
            return words[beside]
        options = [numbers[option] for option in decision.options]
        question = next(ask.question.number for ask in world.table.asks() if ask.seat == eyes.seat)
        if manner.slips and random.random() < manner.slips:
            self._below = None
            return words[random.choice(options)]
        settings = manner.settings(brain, world.table.seats)
        search = Search(brain, settings, eyes.seat, world.table, random.getrandbits(60))
        if self._below is not None and _follows(self._below, brain, eyes.seat, question, options):
            search.go_on_from(self._below)
        left = max(manner.seconds - (self.clock() - begun), SHORTEST) if manner.seconds else 0.0
        search.think(manner.iterations, left, self.clock)
        self.last = search
        chosen = self._chosen(search.answers(question, options), manner.heat_in(family_of(world.rules)))
        self._below = search.below(question, chosen)
        return words[chosen]

    def _chosen(self, answers: list[tuple[int, int, float]], heat: float) -> int:
        tried = [answer for answer in answers if answer[1]]
        if heat and tried:
            best = max(mean for _, _, mean in tried)
            chances = [exp((mean - best) / heat) for _, _, mean in tried]
            return self._random.choices([option for option, _, _ in tried], chances)[0]
        return max(answers, key=lambda answer: (answer[1], answer[2]))[0]


def _follows(below: Node, brain: Brain, seat: int, question: int, options: list[int]) -> bool:
    """Is this the decision that was foreseen? In a tree shared with others they may have acted in between."""
    first = brain.place_of(question)
    foreseen = [below.children[first + option] for option in options if first + option in below.children]
    return bool(foreseen) and all(child.mover == seat for child in foreseen)
