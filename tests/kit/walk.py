"""Walking through games by a list of choices: random play that Hypothesis can shrink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fidchell.core.chance import chance_from_seed
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_game
from fidchell.core.rules import Rules
from fidchell.core.table import Table


class Choices:
    """Numbers that pick options: first the given ones, then a stream that follows from the seed."""

    def __init__(self, seed: int, given: Sequence[int] = ()) -> None:
        self._given = iter(given)
        self._rest = chance_from_seed(f"choices/{seed}")

    def __next__(self) -> int:
        return next(self._given, None) or self._rest.below(1 << 30)


def begin(rules: Rules[Any], players: int, seed: int) -> Game:
    """A game with every option at one of its values, chosen by the seed."""
    chance = chance_from_seed(f"options/{seed}")
    options = {name: values[chance.below(len(values))] for name, values in rules.options.items()}
    return new_game(rules, players, seed, options)


def walk(game: Game, choices: Choices) -> Iterator[tuple[Decision, str]]:
    """Play on; before each answer give the decision and the option it will be answered with."""
    while not game.over:
        open_now = game.decisions
        decision = open_now[next(choices) % len(open_now)]
        option = decision.options[next(choices) % len(decision.options)]
        yield decision, option
        game.answer(decision.seat, option)


def play_to_end(table: Table, seed: int, most: int) -> int:
    """Play a bare table at random to its end; the number of decisions it took."""
    chance = chance_from_seed(f"end/{seed}")
    for count in range(most + 1):
        if table.ask is None:
            return count
        table.take(chance.one_of(table.ask.options))
    raise AssertionError(f"the game is not over after {most} decisions")


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names of the fields in which two tables differ, for messages."""
    return ", ".join(sorted(name for name in {*one, *other} if one.get(name) != other.get(name))) or "nothing"
