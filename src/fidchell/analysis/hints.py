"""What a seat may think of its position: everybody's chances of winning, and how good each answer looks.

Honest like the agents: the game is looked at through the seat's own eyes only, and a test hands over other truths.

Alone against the game itself (Balor), what is called a chance here is none: it grows with the lead, and one half is
level (TirNaNogBrain.shares). Whoever tells it says so: see measured().
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from fidchell.agents.agent import NAMES, Eyes, find_agent
from fidchell.agents.levels import Level
from fidchell.agents.think.search import Search
from fidchell.agents.think.weights import brain_for
from fidchell.agents.thinker import Manner
from fidchell.core.decision import Ask, Decision
from fidchell.core.game import Game
from fidchell.core.rules import Rules
from fidchell.core.table import Table

LEVEL: Final = "expert:iterations=400"
ENOUGH: Final = 5  # an answer tried less often than this is hardly known


@dataclass(frozen=True)
class Option:
    """One answer, as the search saw it. Equal cards of a hand are one answer."""

    word: str
    alike: tuple[str, ...]  # all words that say the same at the table; this one among them
    visits: int
    share: float  # of all visits: how much it was preferred
    chance: float | None  # of winning after it; None if it was never tried

    @property
    def sure(self) -> bool:
        return self.visits >= ENOUGH


@dataclass(frozen=True)
class Hint:
    """What a seat may think."""

    seat: int
    chances: tuple[float, ...]  # of winning, by seat: its own with the answer it prefers, the others' of what is left
    options: tuple[Option, ...]  # the best first; empty if the seat is not asked
    iterations: int

    @property
    def best(self) -> Option:
        """The answer it prefers. Only who is asked has one."""
        return self.options[0]

    def of(self, word: str) -> Option:
        return next(option for option in self.options if word in option.alike)

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "chances": list(self.chances),
            "iterations": self.iterations,
            "options": [{**vars(option), "alike": list(option.alike)} for option in self.options],
        }


def measured(key: str, seats: int) -> str:
    """The key of the text that says what the chances are: alone, how far ahead one is."""
    return f"{key}-alone" if seats == 1 else key


def manner_of(level: str, rules: Rules[Any]) -> Manner:
    """How a level thinks. ValueError if there is no such level, or it cannot think about this game."""
    made = find_agent(level, rules.name)
    if not isinstance(made, Level):
        raise ValueError(f"{level!r} does not think: say one of {', '.join(NAMES[1:])}, such as {LEVEL}")
    return made.manner


def think_about(game: Game, seat: int, decision: Decision | None, level: str = LEVEL) -> Hint:
    """What this seat may think of an open question of its own, or of its chances alone if it is None.

    The same knowledge and number of iterations give the same hint.
    """
    return think(Eyes(game, seat), decision, manner_of(level, game.rules))


def think(eyes: Eyes, decision: Decision | None, manner: Manner) -> Hint:
    """The same through a seat's eyes alone."""
    asked_for = "waiting" if decision is None else f"{decision.number}/{decision.key}"
    random = Random(f"{eyes.seat}/{asked_for}")  # of what the seat knows, never of the game's own seed
    world = eyes.sample(random.getrandbits(60))
    table = world.table
    if table.ask is None:
        raise ValueError("the game is over: there is nothing left to think about")
    ask = None if decision is None else _asked(table, eyes.seat, decision)
    brain = brain_for(world.rules.name, manner.weights, manner.style)
    # Not stopped early: those that are not the best are to be judged as well.
    settings = replace(manner, settled=0.0, trifle=0.0).settings(brain, table.seats)
    search = Search(brain, settings, eyes.seat, table, random.getrandbits(60))
    search.think(manner.iterations, manner.seconds)
    chances = tuple(search.chances())
    options = () if ask is None else _options(search, ask, chances[eyes.seat], eyes.view["table"].get("hand", ()))
    return Hint(eyes.seat, chances, options, search.iterations)


def _asked(table: Table, seat: int, decision: Decision) -> Ask:
    if decision.optional:
        raise ValueError(f"{decision.key} is open beside the game's own question: the search does not think about it")
    for ask in table.asks():
        if ask.seat == seat and ask.question.key == decision.key:
            return ask
    raise ValueError(f"seat {seat} is not asked {decision.key} now: take the decision from game.decisions")


def _options(search: Search, ask: Ask, chance: float, hand: Collection[str]) -> tuple[Option, ...]:
    rules = search.brain.rules
    words = rules.words.words
    if len(ask.options) == 1:  # a table in a hurry has answered it by itself
        return (Option(words[ask.options[0]], (words[ask.options[0]],), search.iterations, 1.0, chance),)
    looks: dict[str, list[tuple[int, int, float]]] = {}
    for answer in search.answers(ask.question.number, ask.options):
        word = words[answer[0]]
        # Cards that lie somewhere are told apart by where they lie, those in a hand only by what is printed on them.
        looks.setdefault(_print_of(rules, word) if word in hand else word, []).append(answer)
    total = max(1, sum(visits for answers in looks.values() for _, visits, _ in answers))
    options: list[Option] = []
    for answers in looks.values():
        visits = sum(tried for _, tried, _ in answers)
        mean = sum(tried * mean for _, tried, mean in answers) / visits if visits else None
        alike = tuple(words[option] for option, _, _ in answers)
        options.append(Option(alike[0], alike, visits, visits / total, mean))
    return tuple(sorted(options, key=lambda option: (-option.visits, -(option.chance or 0.0))))


def _print_of(rules: Rules[Any], word: str) -> str:
    """What a card says to whoever holds it: two of one colour and value are the same."""
    helped = rules.help_text(word)
    return repr((rules.own_name(word, "en"), rules.name_text(word), "" if helped[0] == f"help-{word}" else helped))
