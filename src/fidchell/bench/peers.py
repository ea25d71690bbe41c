"""Peers: the best-known Python engine of a rich board game, and a C++ engine driven from Python.

They are no part of Fidchell; the extra ``bench`` brings them, and they are imported only when asked for.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from fidchell.bench.contestant import EVERY, Contestant, Counted
from fidchell.extras import how_to_install

INSTALL: Final = how_to_install("bench")


class MissingPeer(ValueError):  # noqa: N818 - it reads as what it is
    """A peer was asked for that is not installed, or that there is not."""


class Catanatron(Contestant):
    """Catan for four players, in pure Python. Positions are its Game objects."""

    name = "catanatron"
    title = "Catanatron 4p"

    def __init__(self) -> None:
        catanatron = importlib.import_module("catanatron")
        self.game = catanatron.Game
        self.players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        self.turns_limit: int = importlib.import_module("catanatron.game").TURNS_LIMIT
        self.list_actions = importlib.import_module("catanatron.models.actions").generate_playable_actions

    def begin(self, seed: int) -> Any:
        return self.game(self.players, seed=seed)  # it seeds the random module, from which it takes all chance

    def walk(self, seed: int) -> Iterator[tuple[Any, list[Any]]]:
        game = self.begin(seed)
        while game.winning_color() is None and game.state.num_turns < self.turns_limit:
            actions = game.state.playable_actions
            action = actions[0] if len(actions) == 1 else actions[int(random.random() * len(actions))]
            yield game, actions
            game.execute(action, validate_action=False)

    def count(self, seeds: range) -> Counted:
        offered = [len(actions) for seed in seeds for _, actions in self.walk(seed)]
        return Counted(len(seeds), len(offered), sum(count > 1 for count in offered), sum(offered))

    def play(self, seeds: range) -> int:
        decisions = 0
        draw, turns_limit = random.random, self.turns_limit
        for seed in seeds:
            game = self.begin(seed)
            while game.winning_color() is None and game.state.num_turns < turns_limit:
                actions = game.state.playable_actions
                action = actions[0] if len(actions) == 1 else actions[int(draw() * len(actions))]
                game.execute(action, validate_action=False)
                decisions += 1
        return decisions

    def positions(self, seed: int) -> list[Any]:
        return [game.copy() for number, (game, _) in enumerate(self.walk(seed)) if number % EVERY == 0]

    def options(self, position: Any) -> int:
        return len(position.state.playable_actions)

    def lister(self, position: Any) -> Callable[[], object]:
        return partial(self.list_actions, position.state)

    def copier(self, position: Any) -> Callable[[], object]:
        copier: Callable[[], object] = position.copy
        return copier

    def stepper(self, position: Any) -> Callable[[], object]:
        actions = position.state.playable_actions
        action = actions[len(actions) // 2]

        def step() -> None:
            position.copy().execute(action, validate_action=False)

        return step


class Hearts(Contestant):
    """Hearts from OpenSpiel, in C++. Chance is drawn in Python; it counts in the time, not in the decisions."""

    name = "open_spiel"
    title = "OpenSpiel hearts 4p"

    def __init__(self) -> None:
        self.game: Any = importlib.import_module("pyspiel").load_game("hearts")

    def walk(self, seed: int) -> Iterator[tuple[Any, list[int]]]:
        draw = random.Random(seed).random
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # in hearts, all are equally likely
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
            else:
                actions = state.legal_actions()
                yield state, actions
                state.apply_action(actions[0] if len(actions) == 1 else actions[int(draw() * len(actions))])

    def count(self, seeds: range) -> Counted:
        offered = [len(actions) for seed in seeds for _, actions in self.walk(seed)]
        return Counted(len(seeds), len(offered), sum(count > 1 for count in offered), sum(offered))

    def play(self, seeds: range) -> int:
        decisions = 0
        for seed in seeds:
            draw = random.Random(seed).random
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[0] if len(actions) == 1 else actions[int(draw() * len(actions))])
                    decisions += 1
        return decisions

    def positions(self, seed: int) -> list[Any]:
        # A game has some sixty decisions, so every third gives as fine a sample as every 37th of a long game.
        return [state.clone() for number, (state, _) in enumerate(self.walk(seed)) if number % 3 == 0]

    def options(self, position: Any) -> int:
        return len(position.legal_actions())

    def lister(self, position: Any) -> Callable[[], object]:
        lister: Callable[[], object] = position.legal_actions
        return lister

    def copier(self, position: Any) -> Callable[[], object]:
        copier: Callable[[], object] = position.clone
        return copier

    def stepper(self, position: Any) -> Callable[[], object]:
        actions = position.legal_actions()
        action = actions[len(actions) // 2]

        def step() -> None:
            position.clone().apply_action(action)

        return step


# name -> (the module it is imported as, how it is made)
PEERS: Final[dict[str, tuple[str, Callable[[], Contestant]]]] = {
    "catanatron": ("catanatron", Catanatron),
    "open_spiel": ("pyspiel", Hearts),
}


def is_installed(name: str) -> bool:
    return importlib.util.find_spec(PEERS[name][0]) is not None


def version_of(name: str) -> str:
    return importlib.metadata.version(name)


def chosen_peers(against: str | None) -> list[str]:
    """The peers named, separated by commas; without names, those that are installed."""
    if against is None:
        return [name for name in PEERS if is_installed(name)]
    names = [name.strip() for name in against.split(",") if name.strip()]
    for name in names:
        if name not in PEERS:
            raise MissingPeer(f"there is no peer {name!r}; peers: {', '.join(PEERS)}")
        if not is_installed(name):
            raise MissingPeer(f"{name} is not installed. To compare with it: {INSTALL}")
    return names
