"""Predicted against actual wins: of the positions where a seat was given 70%, has it won 70%?

Agents play themselves; from every game some decisions are drawn, and the seat that was asked judges everybody's
chances with what it knew. What is drawn from one game ends the same way, so intervals count games, not positions.
"""

from __future__ import annotations

import contextlib
import math
import shlex
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import NormalDist
from typing import Any, Final

from fidchell.agents.agent import Eyes
from fidchell.agents.match import Failure, Match
from fidchell.agents.spread import OnThisMachine
from fidchell.analysis.hints import manner_of, think
from fidchell.analysis.review import moments_of, shares_of
from fidchell.arena.stats import OUTSIDE, Estimate, all_alike, by_odds
from fidchell.core.replay import load_record
from fidchell.registry import find

BINS: Final = 10
LEAST: Final = 1e-3  # for the logarithm: a chance below this counts as this
FEWEST: Final = 5  # games that an interval needs
NORMAL: Final = NormalDist().inv_cdf(1 - OUTSIDE / 2)


@dataclass(frozen=True)
class Prediction:
    """One seat's chance as the seat that was asked judged it, and what it had of the victory in the end."""

    game: int
    chance: float
    share: float


@dataclass(frozen=True)
class Bin:
    """Predictions that are nearly alike."""

    low: float
    high: float
    predictions: int
    games: int
    predicted: float  # their mean
    actual: Estimate

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "actual": vars(self.actual)}


@dataclass
class Calibration:
    """What came out, as far as it got."""

    game: str
    rules: str
    players: int
    agents: str  # who played
    level: str  # who predicted
    seed: str
    wanted: int  # games
    positions: int  # of each game, at most
    options: dict[str, Any] = field(default_factory=dict)  # of the game, all of them
    unusual: dict[str, Any] = field(default_factory=dict)  # those of them that were chosen
    command: str = ""  # what to type to have the same again
    predictions: list[Prediction] = field(default_factory=list)
    finished: int = 0
    interrupted: bool = False

    def of(self) -> str:
        """The game that was played, as the first words of a title."""
        chosen = "".join(f", {name}={value}" for name, value in self.unusual.items())
        return f"{self.game}, {self.players} players{chosen}"

    def bins(self, count: int = BINS) -> list[Bin]:
        """The bins that are not empty, from small chances to large ones."""
        parts: dict[int, list[Prediction]] = {}
        for one in self.predictions:
            parts.setdefault(min(count - 1, int(one.chance * count)), []).append(one)
        return [_bin(at / count, (at + 1) / count, parts[at]) for at in sorted(parts)]

    def brier(self) -> Estimate:
        """The mean squared error, of 0 to 1; less is better."""
        return _mean(self.predictions, lambda one: (one.chance - one.share) ** 2)

    def log_loss(self) -> Estimate:
        """The mean surprise in nats; less is better."""
        return _mean(self.predictions, lambda one: surprise(one.chance, one.share))

    def always_the_mean(self) -> tuple[float, float]:
        """Brier score and log loss of whoever says every time how often a seat wins."""
        mean = sum(one.share for one in self.predictions) / len(self.predictions)
        squares = sum((mean - one.share) ** 2 for one in self.predictions)
        surprises = sum(surprise(mean, one.share) for one in self.predictions)
        return squares / len(self.predictions), surprises / len(self.predictions)

    def off(self) -> float:
        """How far predicted and actual shares lie apart, the mean over bins by their size."""
        return sum(bin_.predictions * abs(bin_.predicted - bin_.actual.value) for bin_ in self.bins()) / len(
            self.predictions
        )

    def to_json(self) -> dict[str, Any]:
        some = bool(self.predictions)
        return {
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "options": self.options,
            "agents": self.agents,
            "level": self.level,
            "seed": self.seed,
            "command": self.command,
            "games": {"planned": self.wanted, "finished": self.finished},
            "positions of a game": self.positions,
            "interrupted": self.interrupted,
            "predictions": len(self.predictions),
            "bins": [bin_.to_json() for bin_ in self.bins()],
            "brier": vars(self.brier()) if some else None,
            "log loss": vars(self.log_loss()) if some else None,
            "always the mean": dict(zip(("brier", "log loss"), self.always_the_mean(), strict=True)) if some else None,
            "off": self.off() if some else None,
        }


@dataclass(frozen=True)
class Job:
    """The games to be played and judged, as workers take them."""

    match: Match
    level: str
    positions: int

    def seed_of(self, number: int) -> str:
        return self.match.seed_of(number)

    def play(self, number: int) -> list[Prediction] | Failure:
        played = self.match.play(number)
        if isinstance(played, Failure):
            return played
        rules = find(self.match.game)
        manner = manner_of(self.level, rules)
        assert played.record is not None
        game = load_record(rules, played.record)
        moments, _ = moments_of(game)
        drawn = Random(self.seed_of(number)).sample(moments, min(self.positions, len(moments)))
        shares = shares_of(game)
        return [
            Prediction(number, chance, share)
            for moment in drawn
            for chance, share in zip(
                think(Eyes(moment.position, moment.decision.seat), moment.decision, manner).chances, shares, strict=True
            )
        ]


def calibrate(
    game: str,
    players: int,
    games: int,
    agents: str,
    level: str = "",
    seed: str = "0",
    positions: int = 10,
    options: dict[str, Any] | None = None,
    processes: int | None = None,
    show: Callable[[int, int], None] = lambda finished, wanted: None,
) -> Calibration:
    """Let agents play themselves and compare what is predicted on the way with what came. Ctrl-C gives what there is.

    ``agents``: a level's name; the same at every seat. ``level``: who predicts; the players themselves if empty.
    ``positions``: drawn from every game. ``processes``: None is one for each core.
    """
    rules = find(game)
    if rules.checked_players(players) == 1:
        raise ValueError(
            "--players 1: alone, what is judged is how far ahead of Balor one is (50% is level), no chance of winning "
            "that could be compared with victories; it needs two players or more"
        )
    for name, value in (("games", games), ("positions", positions)):
        if value < 1:
            raise ValueError(f"--{name} must be 1 or more, not {value}")
    spread = OnThisMachine(processes)
    manner_of(level or agents, rules)
    chosen, usual = rules.checked_options(options or {}), rules.checked_options({})
    match = Match(game, players, seed, (agents,) * players, chosen, True)
    job = Job(match, level or agents, positions)
    made = Calibration(rules.name, rules.version, players, agents, level or agents, seed, games, positions, chosen)
    made.unusual = {name: value for name, value in chosen.items() if value != usual[name]}
    made.command = _command(match, games, job, made.unusual)
    found: dict[int, list[Prediction]] = {}
    try:
        with contextlib.closing(spread(job, games)) as done:
            for number, predictions in done:
                if isinstance(predictions, Failure):
                    raise match.failed(predictions)
                found[number] = predictions
                show(len(found), games)
    except KeyboardInterrupt:  # what is finished is the answer
        made.interrupted = True
    made.finished = len(found)
    made.predictions = [one for number in sorted(found) for one in found[number]]
    return made


def _command(match: Match, games: int, job: Job, unusual: dict[str, Any]) -> str:
    words = ["fidchell", "calibrate", match.game, "--players", str(len(match.agents)), "--games", str(games)]
    words += ["--agents", str(match.agents[0]), "--level", job.level, "--positions", str(job.positions)]
    words += ["--seed", str(match.seed)]
    for name, value in unusual.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


# --- counting ---


def surprise(chance: float, share: float) -> float:
    chance = min(1 - LEAST, max(LEAST, chance))
    return -share * math.log(chance) - (1 - share) * math.log(1 - chance)


def _bin(low: float, high: float, inside: Sequence[Prediction]) -> Bin:
    by_game = _by_game((one.game, one.share) for one in inside)
    predicted = sum(one.chance for one in inside) / len(inside)
    return Bin(low, high, len(inside), len(by_game), predicted, _share(by_game))


def _by_game(values: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    """How many values each game has, and their sum."""
    sums: dict[int, tuple[int, float]] = {}
    for game, value in values:
        count, total = sums.get(game, (0, 0.0))
        sums[game] = count + 1, total + value
    return list(sums.values())


def _ratio(by_game: Sequence[tuple[int, float]]) -> tuple[float, float]:
    """The mean over all values, and its standard error if games are independent and the values of one are not."""
    number = sum(count for count, _ in by_game)
    mean = sum(total for _, total in by_game) / number
    spread = sum((total - mean * count) ** 2 for count, total in by_game)
    games = len(by_game)
    return mean, math.sqrt(spread * games / max(1, games - 1)) / number


def _share(by_game: Sequence[tuple[int, float]]) -> Estimate:
    """A share of victories, with an interval on the scale of log odds, which stays between 0 and 1."""
    mean, error = _ratio(by_game)
    if len(by_game) < FEWEST:
        return Estimate(mean, None, None)
    if error == 0.0 or not 0.0 < mean < 1.0:
        return all_alike(mean, len(by_game))
    return by_odds(mean, NORMAL * error)


def _mean(predictions: Sequence[Prediction], of: Callable[[Prediction], float]) -> Estimate:
    by_game = _by_game((one.game, of(one)) for one in predictions)
    mean, error = _ratio(by_game)
    if len(by_game) < FEWEST:
        return Estimate(mean, None, None)
    return Estimate(mean, max(0.0, mean - NORMAL * error), mean + NORMAL * error)
