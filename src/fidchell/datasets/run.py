"""A dataset from its first game to its last, or to Ctrl-C."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from fidchell.agents.match import Failure, Match
from fidchell.agents.spread import OnThisMachine, Spread
from fidchell.arena.schedule import is_path, load_agent
from fidchell.datasets.playing import Kept, Series
from fidchell.datasets.store import Store
from fidchell.registry import find


def make_series(
    game: str,
    players: int,
    agents: Sequence[str],
    seed: int | str,
    options: dict[str, Any],
    observe: bool,
    version: str,
) -> Series:
    """Check what was asked for. ValueError says what to change."""
    rules = find(game)
    rules.checked_players(players)
    if len(agents) not in (1, players):
        raise ValueError(f"--agents: name one for all seats, or {players} by commas, one for each; not {len(agents)}")
    for name in agents:
        load_agent(name, rules.name)
    if observe:
        from fidchell.envs.encoder import encoder_for

        encoder_for(rules, players)
    return Series(
        game, rules.version, version, players, str(seed), tuple(agents), rules.checked_options(options), observe
    )


@dataclass(frozen=True)
class _Missing:
    """A job for those games only that are not finished."""

    series: Series
    numbers: tuple[int, ...]

    @property
    def game(self) -> str:
        return self.series.game

    @property
    def files(self) -> list[str]:
        return self.series.files

    def seed_of(self, place: int) -> str:
        return self.series.seed_of(self.numbers[place])

    def play(self, place: int) -> Kept | Failure:
        return self.series.play(self.numbers[place])


def write(
    series: Series,
    games: int,
    folder: Path,
    shard: int,
    spread: Spread | None = None,
    show: Callable[[int, int], None] = lambda finished, wanted: None,
) -> int:
    """Play what is missing of so many games; how many are there in the end, which Ctrl-C may make fewer."""
    if games < 1:
        raise ValueError(f"--games must be 1 or more, not {games}")
    spread = spread or OnThisMachine()
    with Store(series, shard, folder) as store:
        missing = tuple(number for number in range(games) if number not in store)
        finished = games - len(missing)
        try:
            with contextlib.closing(spread(_Missing(series, missing), len(missing))) as played:
                for place, done in played:
                    if isinstance(done, Failure):
                        raise _failed(series, replace(done, number=missing[place]))
                    store.add(done, games)
                    finished += 1
                    show(finished, games)
        except KeyboardInterrupt:  # what is finished is the answer
            pass
        finally:
            store.finish()
    return finished


def _failed(series: Series, failure: Failure) -> Exception:
    names = series.seats_of(failure.number)
    agents = tuple(load_agent(name) if is_path(name) else name for name in names)
    return Match(series.game, series.players, series.seed, agents, series.options, False).failed(failure)
