"""Information-set Monte-Carlo tree search.

Each iteration deals what the seat cannot know anew, walks down what has been tried, tries something new, plays on
by taste for a while, at most to the end of the Season or round, and judges what came of it. Two players share one
tree. With more, each has a tree of its own decisions only: what others do in secret cannot be told apart there, and
the trees grow deep.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from fidchell.agents.think.brain import LONGEST_WALK, Brain, Dice, Habits
from fidchell.agents.think.stopping import lead, promise
from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.table import Table

LOOK: Final = 256  # iterations between two looks whether the question is settled
UNLIMITED: Final = 1 << 40  # iterations


class Node:
    """What is known of the decisions below one line of play. Children by question and answer."""

    __slots__ = ("children", "mover", "visits", "total")

    def __init__(self, mover: int) -> None:
        self.children: dict[int, Node] = {}
        self.mover = mover  # the seat that chose to come here
        self.visits = 0
        self.total = 0.0  # of the values for that seat

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Settings:
    """How one search goes about it: the habits of the game, and what its agent was told."""

    __slots__ = ("habits", "share_tree", "worlds_every", "settled", "trifle")

    def __init__(self, habits: Habits, share_tree: bool, worlds_every: int, settled: float, trifle: float) -> None:
        self.habits = habits
        self.share_tree = share_tree  # one tree for all seats, else one for each
        self.worlds_every = worlds_every  # iterations played in the same deal of hidden cards
        # A search ends when the second best would have to gain on the best by more than this part of all iterations
        # that are left; 0: never before its end. It could gain by each of them, but hardly ever does: docs/bots.md.
        self.settled = settled
        self.trifle = trifle  # it also ends when it promises less than this chance of winning; 0: never for that


class Search:
    """One seat's thinking about one decision."""

    __slots__ = ("brain", "settings", "seat", "base", "chance", "dice", "roots", "iterations", "_sums", "_path")

    def __init__(self, brain: Brain, settings: Settings, seat: int, base: Table, seed: int) -> None:
        self.brain = brain
        self.settings = settings
        self.seat = seat
        self.base = base  # a world the seat cannot tell from the true one
        self.base.journal = None
        self.base.hurry = True
        self.chance = Chance(seed)
        self.dice = Dice(seed)
        self.roots = [Node(seat)] if settings.share_tree else [Node(other) for other in range(base.seats)]
        self.iterations = 0
        self._sums = [0.0] * base.seats  # of the values, by seat
        self._path: list[Node] = []

    def go_on_from(self, earlier: Node) -> None:
        """Take over what was thought before about the decisions that follow from an answer given."""
        self.roots[0 if self.settings.share_tree else self.seat] = earlier

    def root(self) -> Node:
        return self.roots[0] if self.settings.share_tree else self.roots[self.seat]

    def think(self, iterations: int, seconds: float, clock: Callable[[], float] = perf_counter) -> None:
        """Until one of the two is used up; 0 is no limit."""
        begun = before = clock()
        slowest = 0.0  # iteration
        world = self.base
        done = 0
        while iterations == 0 or done < iterations:
            if done % self.settings.worlds_every == 0:
                if world is not self.base:
                    world.stack.clear()
                world = self.base.copy()
                world.imagine(self.seat, self.chance.branch(self.iterations + done + 1))
            self._iterate(world.copy() if self.settings.worlds_every > 1 else world)
            done += 1
            left = iterations - done if iterations else UNLIMITED
            if seconds > 0.0:
                now = clock()
                spent = now - begun
                slowest, before = max(slowest, now - before), now
                if spent + slowest > seconds:  # another one might take too long
                    break
                if spent > 0.0:  # some clocks stand still for many iterations
                    left = min(left, int(done * (seconds / spent - 1.0)))
            if done % LOOK == 0 and self._may_end(left):
                break
        self.iterations += done

    def _iterate(self, table: Table) -> None:
        brain, dice = self.brain, self.dice
        shared = self.settings.share_tree
        here: list[Node | None] = [*self.roots]
        self._path.clear()
        walked, left = 0, self.settings.habits.walk
        while table.ask is not None and table.ask.seat != self.seat:  # others choose at the same time: theirs is sealed
            table.take(brain.any_answer(table, table.ask, dice))
        while walked < LONGEST_WALK:
            ask = table.ask
            if ask is None or (walked > 0 and brain.is_cut(table, self.base)):
                break
            walked += 1
            at = 0 if shared else ask.seat
            node = here[at]
            if node is None:
                if left == 0:
                    break
                left -= 1
                table.take(brain.any_answer(table, ask, dice))
                continue
            option = self._select(node, table, ask)
            key = brain.place_of(ask.question.number) + option
            child = node.children.get(key)
            if child is None:
                child = Node(ask.seat)
                node.children[key] = child
                here[at] = None
            else:
                here[at] = child
            self._path.append(child)
            table.take(option)
        values = brain.value(table)
        table.stack.clear()  # a script in progress holds its table: together only a garbage collector would end them
        for seat in range(table.seats):
            self._sums[seat] += values[seat]
        for child in self._path:
            child.visits += 1
            child.total += values[child.mover]

    def _may_end(self, left: int) -> bool:
        settled, trifle = self.settings.settled, self.settings.trifle
        tried = [(child.visits, child.mean()) for child in self.root().children.values()]
        if settled > 0.0 and lead(tried) > settled * left:
            return True
        return trifle > 0.0 and promise(tried, left) < trifle

    def _select(self, node: Node, table: Table, ask: Ask) -> int:
        """The answer that promises most: its mean so far, and the more the less it was tried and the better its
        taste."""
        brain, habits = self.brain, self.settings.habits
        options = ask.options
        if len(options) == 1:
            return options[0]
        first = brain.place_of(ask.question.number)
        tried, seen, total = 0, 0, 0.0
        for option in options:
            child = node.children.get(first + option)
            if child is not None:
                seen += child.visits
                total += child.total
                tried += 1
        if tried == 0:
            return brain.any_answer(table, ask, self.dice)
        tastes = brain.tastes_for(table, ask)
        sum_of_tastes = 0.0
        for taste in tastes:
            sum_of_tastes += taste
        untried = total / seen - habits.first_try
        eager = habits.explore * sqrt(seen * len(options)) / sum_of_tastes
        best, best_score, ties = options[0], -1.0e9, 1
        for at in range(len(options)):
            option = options[at]
            child = node.children.get(first + option)
            visits = 0 if child is None else child.visits
            mean = untried if child is None or visits == 0 else child.total / visits
            score = mean + eager * tastes[at] / (1 + visits)
            if score > best_score:
                best, best_score, ties = option, score, 1
            elif score == best_score:
                ties += 1
                if self.dice.below(ties) == 0:
                    best = option
        return best

    # --- what came of it ---

    def chances(self) -> list[float]:
        """Each seat's chance of winning, as far as this seat can know: its own with the answer it thinks best, not with
        all that it has tried; the others share what is left as they did in all."""
        means = [total / max(1, self.iterations) for total in self._sums]
        best = Node(self.seat)
        for child in self.root().children.values():
            if child.mover == self.seat and child.visits > best.visits:
                best = child
        if best.visits == 0 or means[self.seat] >= 1.0:
            return means
        own = best.mean()
        rest = (1.0 - own) / (1.0 - means[self.seat])
        return [own if seat == self.seat else means[seat] * rest for seat in range(len(means))]

    def below(self, question: int, option: int) -> Node | None:
        """What was thought about the decisions that follow from this answer."""
        return self.root().children.get(self.brain.place_of(question) + option)

    def answers(self, question: int, options: list[int]) -> list[tuple[int, int, float]]:
        """(answer, visits, mean value for the seat) of each option."""
        root = self.root()
        found: list[tuple[int, int, float]] = []
        for option in options:
            child = root.children.get(self.brain.place_of(question) + option)
            found.append((option, 0, 0.0) if child is None else (option, child.visits, child.mean()))
        return found
