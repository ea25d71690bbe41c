"""Our games as contestants: random play on the bare table, without a journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any, Final

from fidchell.bench.contestant import EVERY, Contestant, Counted
from fidchell.core.game import new_table
from fidchell.core.rules import Rules
from fidchell.core.table import Table

PLAYERS: Final = 4


class Ours(Contestant):
    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.players = min(PLAYERS, rules.players[-1])
        self.name = rules.name
        self.title = f"{rules.name} {self.players}p"

    def begin(self, seed: int) -> Table:
        return new_table(self.rules, self.players, seed)

    def walk(self, seed: int) -> Iterator[tuple[Table, int]]:
        """A game as play() plays it: the table before each decision, and the option that will be taken."""
        random = Random(seed).random
        table = self.begin(seed)
        while table.ask is not None:
            options = table.ask.options
            option = options[0] if len(options) == 1 else options[int(random() * len(options))]
            yield table, option
            table.take(option)

    def count(self, seeds: range) -> Counted:
        offered = [self.options(table) for seed in seeds for table, _ in self.walk(seed)]
        return Counted(len(seeds), len(offered), sum(count > 1 for count in offered), sum(offered))

    def play(self, seeds: range) -> int:
        decisions = 0
        for seed in seeds:
            random = Random(seed).random
            table = self.begin(seed)
            while table.ask is not None:
                options = table.ask.options
                table.take(options[0] if len(options) == 1 else options[int(random() * len(options))])
                decisions += 1
        return decisions

    def play_choices(self, seeds: range) -> int:
        choices = 0
        for seed in seeds:
            random = Random(seed).random
            table = self.begin(seed)
            table.hurry = True
            while table.ask is not None:
                options = table.ask.options
                # A game stops at its first question even if that leaves no choice: setting up is not hurried.
                if len(options) == 1:
                    table.take(options[0])
                    continue
                table.take(options[int(random() * len(options))])
                choices += 1
        return choices

    def positions(self, seed: int) -> list[Table]:
        return [table.copy() for number, (table, _) in enumerate(self.walk(seed)) if number % EVERY == 0]

    def options(self, position: Table) -> int:
        assert position.ask is not None
        return len(position.ask.options)

    def lister(self, position: Table) -> Callable[[], object]:
        """The frame on top makes the question and its options together: it is asked again, on a copy of its own,
        where a script knows nothing of its earlier run and begins anew (so this is never too low)."""
        twin = position.copy()
        return partial(twin.own(len(twin.stack) - 1).next, twin)

    def copier(self, position: Table) -> Callable[[], object]:
        return position.copy

    def stepper(self, position: Table) -> Callable[[], object]:
        assert position.ask is not None
        options = position.ask.options
        option = options[len(options) // 2]

        def step() -> None:
            position.copy().take(option)

        return step
