"""What it saves and costs that a search ends when its question seems settled or a trifle (Manner.settled, trifle).

    python tools/settled.py GAME PLAYERS ITERATIONS MINUTES [SEED]

Quick bots play; at every fifth choice a search without an early end writes down every so often how often each answer
was tried. From that follows when other rules would have ended it and what they would have answered. Told are the share
of the iterations, how often the answer is another than in the end, and how much worse, as the whole search judged.
On the compiled engine (PYTHONPATH=.compiled) there is more to count. docs/bots.md has what it said.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final, TypeAlias

from fidchell.agents.agent import Eyes
from fidchell.agents.levels import LEVELS
from fidchell.agents.think.search import Search
from fidchell.agents.think.stopping import Tried, lead, promise
from fidchell.agents.think.weights import brain_for
from fidchell.agents.thinker import Manner, Thinker
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_game
from fidchell.registry import find

STEPS: Final = 50  # looks at each search
QUICK: Final = Manner(iterations=150)
SEARCHED: Final = 0.2  # of the choices

Rule: TypeAlias = Callable[[Tried, float], bool]  # may it end, with this share of the iterations done?


def watched(game: Game, seat: int, decision: Decision, iterations: int, chance: Random) -> list[Tried]:
    """What a search to the end thinks, step by step; nothing where no search is needed."""
    world = game.resample(seat, chance.getrandbits(60))
    brain = brain_for(world.rules.name, "", "")
    if brain.beside(world.table, seat) >= 0:
        return []
    options = [world.rules.words.numbers[option] for option in decision.options]
    question = next(ask.question.number for ask in world.table.asks() if ask.seat == seat)
    settings = Manner(settled=0.0).settings(brain, world.table.seats)
    search = Search(brain, settings, seat, world.table, chance.getrandbits(60))
    steps = []
    for _ in range(STEPS):
        search.think(iterations // STEPS, 0.0)
        steps.append([(visits, mean) for _, visits, mean in search.answers(question, options)])
    return steps


def searches(name: str, players: int, iterations: int, minutes: float, seed: str) -> list[list[Tried]]:
    chance, end = Random(seed), monotonic() + 60 * minutes
    found: list[list[Tried]] = []
    number = 0
    while monotonic() < end:
        number += 1
        game = new_game(find(name), players, f"{seed}/{number}")
        bots = [Thinker(f"{seed}/{number}/{seat}", QUICK) for seat in range(players)]
        while not game.over and monotonic() < end:
            decision = game.decisions[0]
            if len(decision.options) == 1:
                game.answer(decision.seat, decision.options[0])
                continue
            if chance.random() < SEARCHED:
                found.append(watched(game, decision.seat, decision, iterations, chance))
            game.answer(decision.seat, bots[decision.seat].answer(Eyes(game, decision.seat), decision))
    return [steps for steps in found if steps]


def catch_up(part: float, trifle: float = 0.0) -> Rule:
    """The second best would have to gain on the best by more than this part of what is left, or no answer promises to
    be better by more than a trifle."""

    def settled(answers: Tried, done: float) -> bool:
        left = round(sum(visits for visits, _ in answers) * (1 - done) / done)
        return lead(answers) > part * left or promise(answers, left) < trifle

    return settled


def tell(rule: str, settled: Rule, found: list[list[Tried]]) -> None:
    spent, other, lost = [], [], []
    for steps in found:
        at = next(at for at in range(STEPS) if at == STEPS - 1 or settled(steps[at], (at + 1) / STEPS))
        then, last = _best(steps[at]), _best(steps[-1])
        spent.append((at + 1) / STEPS)
        other.append(then != last)
        lost.append(max(0.0, steps[-1][last][1] - steps[-1][then][1]))
    print(
        f"| {rule} | {statistics.fmean(spent):.0%} | {statistics.median(spent):.0%} | {statistics.fmean(other):.1%} | "
        f"{100 * statistics.fmean(lost):.2f} |"
    )


def _best(answers: Tried) -> int:
    return max(range(len(answers)), key=lambda at: answers[at])


def _levels(settled: float, trifle: float) -> str:
    levels = ", ".join(name for name, manner in LEVELS.items() if (manner.settled, manner.trifle) == (settled, trifle))
    return f" ({levels})" if levels else ""


def main() -> None:
    if not 5 <= len(sys.argv) <= 6:
        sys.exit(__doc__)
    name, players, iterations, minutes, *seed = sys.argv[1:]
    found = searches(name, int(players), int(iterations), float(minutes), seed[0] if seed else "1")
    print(f"{name}, {players} players, {iterations} iterations: {len(found)} searches\n")
    print("| ends | iterations, mean | median | another answer | chance of winning lost, % |")
    print("| --- | --- | --- | --- | --- |")
    tell("when nothing can catch up", catch_up(1), found)
    for part in (2, 4, 8, 16):
        tell(f"when it would take 1/{part} of what is left{_levels(1 / part, 0)}", catch_up(1 / part), found)
    for trifle in (0.001, 0.002, 0.003, 0.005):
        rule = f"when it would take 1/4, or promises less than {trifle:.1%}{_levels(1 / 4, trifle)}"
        tell(rule, catch_up(1 / 4, trifle), found)
    tell("always after 20%", lambda _, done: done >= 0.2, found)
    tell("always after 50%", lambda _, done: done >= 0.5, found)


if __name__ == "__main__":
    main()
