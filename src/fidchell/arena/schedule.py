"""Which games an arena plays: who sits where, in which order, and with which seed.

A deal is one seed of the game. Every deal is played once for each seating, so that luck and seats fall to all alike;
the games of one deal are therefore alike too, and whoever counts must count deals, not games.
"""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeAlias

from fidchell.agents.agent import AgentFactory, agent_names, find_agent
from fidchell.agents.match import told
from fidchell.registry import find

Seating: TypeAlias = tuple[int, ...]  # by seat: which of the agents sits there


@dataclass(frozen=True)
class Schedule:
    """Everything that decides the games. Made by make_schedule(), which checks it."""

    game: str  # as it was asked for: a name or the path of a folder
    rules: str  # version
    players: int
    seed: str
    agents: tuple[str, ...]
    seating: str  # such as "1v3", for two agents at a larger table; else empty
    options: dict[str, Any]
    seatings: tuple[Seating, ...]  # one game of every deal for each

    def seed_of(self, number: int) -> str:
        """The game's seed: of its deal alone, so that every seating plays the same deal."""
        return f"{self.seed}/{self.deal_of(number)}"

    def deal_of(self, number: int) -> int:
        return number // len(self.seatings)

    def seating_of(self, number: int) -> Seating:
        return self.seatings[number % len(self.seatings)]

    def deals_for(self, games: int) -> int:
        """Whole deals, so at least this many games."""
        return -(-games // len(self.seatings))

    def most_share(self, agent: int) -> float:
        """The mean share by seat of an agent that wins every game."""
        held = [seating.count(agent) for seating in self.seatings]
        return sum(seats > 0 for seats in held) / sum(held)

    @property
    def equal_share(self) -> float | None:
        """What each of equal agents wins for each seat; alone there is nobody to be equal to."""
        return None if self.players == 1 else 1 / self.players

    @property
    def labels(self) -> tuple[str, ...]:
        """The agents' names; one that takes part twice is told apart by a number."""
        return tuple(
            f"{name}#{self.agents[:at].count(name) + 1}" if name in self.agents[:at] else name
            for at, name in enumerate(self.agents)
        )

    @property
    def anchor(self) -> int:
        """Whose rating is 0: random, or else the first."""
        return self.agents.index("random") if "random" in self.agents else 0


def make_schedule(
    game: str, players: int, agents: Sequence[str], seed: int | str, seating: str, options: dict[str, Any]
) -> Schedule:
    """Check what was asked for and say who sits where. ValueError says what to change."""
    rules = find(game)
    rules.checked_players(players)
    for name in agents:
        load_agent(name, rules.name)
    seating = _checked_seating(len(agents), players, seating)
    line_ups = _line_ups(len(agents), players, seating)
    seatings = [turned for line_up in line_ups for turned in _rotations(line_up)]
    return Schedule(
        game, rules.version, players, str(seed), tuple(agents), seating, rules.checked_options(options), tuple(seatings)
    )


# --- agents ---


def split_agents(given: str) -> list[str]:
    """Names by commas. A part such as depth=3 belongs to the name before it: strong:iterations=400,depth=3."""
    names: list[str] = []
    for part in (part.strip() for part in given.split(",")):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part}"
        elif part:
            names.append(part)
    return names


def load_agent(name: str, game: str = "") -> AgentFactory:
    """An agent by its name, or by where it is: module:Factory. With a game, who cannot think about it is refused."""
    if not is_path(name):
        return find_agent(name, game)
    module, _, factory = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")  # the command fidchell would not find modules in the folder it is called in
    try:
        found: AgentFactory = getattr(importlib.import_module(module), factory)
    except (ImportError, AttributeError) as wrong:
        raise ValueError(
            f"the agent {name!r} cannot be loaded: {wrong}. Give module:Factory, or one of {', '.join(agent_names())}"
        ) from wrong
    except (Exception, SystemExit) as wrong:  # whatever a module may do while it is imported
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        where = "" if isinstance(wrong, SyntaxError) else f" ({last.filename}, line {last.lineno})"  # it says so itself
        raise ValueError(f"the agent {name!r} cannot be loaded: {told(wrong)}{where}") from wrong
    if not callable(found):
        raise ValueError(f"the agent {name!r} must be something that makes an agent from a seed, such as its class")
    return found


def is_path(name: str) -> bool:
    """Is it module:Factory? What follows the colon of a known name is a parameter of that agent."""
    return re.fullmatch(r"[\w.]+:[A-Za-z_]\w*", name) is not None and name.partition(":")[0] not in agent_names()


# --- who sits where ---


def _checked_seating(agents: int, players: int, seating: str) -> str:
    if not agents:
        raise ValueError("--agents: name the agents that are to play, by commas, such as strong,club")
    if agents != 2 or players <= 2:
        if seating:
            raise ValueError("--seating is for two agents at a table of three or more: leave it out here")
        if agents == 1 < players:
            raise ValueError("--agents: name two agents or more; the same one twice is allowed")
        return ""
    possible = [f"1v{players - 1}"]
    if players % 2 == 0:
        possible.append(f"{players // 2}v{players // 2}")
    if seating and seating not in possible:
        raise ValueError(f"--seating {seating}: two agents at a table of {players} sit {' or '.join(possible)}")
    return seating or possible[0]


def _line_ups(agents: int, players: int, seating: str) -> list[Seating]:
    """Who plays whom, before they change seats."""
    everybody = range(agents)
    if seating:
        of_first = int(seating.partition("v")[0])
        return [_apart([0] * of_first + [1] * (players - of_first))]
    if agents >= players:
        return list(combinations(everybody, players))
    # All sit at every table; those who hold one seat more than the others take turns.
    each, more = divmod(players, agents)
    return [_apart([*everybody] * each + [*chosen]) for chosen in combinations(everybody, more)]


def _apart(crowd: list[int]) -> Seating:
    """Seats such that nobody sits beside itself if that can be: the most frequent first, on every second seat."""
    ordered = sorted(crowd, key=lambda agent: (-crowd.count(agent), agent))
    seats = [0] * len(crowd)
    for seat, agent in zip([*range(0, len(crowd), 2), *range(1, len(crowd), 2)], ordered, strict=True):
        seats[seat] = agent
    return tuple(seats)


def _rotations(line_up: Seating) -> list[Seating]:
    """The line-up from every first seat, each different one once."""
    turned = (line_up[first:] + line_up[:first] for first in range(len(line_up)))
    return list(dict.fromkeys(turned))
