"""Many games between agents, on all cores: fidchell.play_many()."""

from __future__ import annotations

import contextlib
import pickle
import sys
import warnings
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from fidchell.agents.agent import AgentFactory, find_agent
from fidchell.agents.cores import cores
from fidchell.agents.match import Failure, Match, Played
from fidchell.registry import find

Games: TypeAlias = Generator[tuple[int, Played | Failure], None, None]  # as they end, with their numbers


@dataclass(frozen=True)
class Batch:
    """The games of a batch, in order of their numbers."""

    game: str
    players: int
    wanted: int  # how many games were asked for
    games: tuple[Played, ...]  # those that were finished

    @property
    def complete(self) -> bool:
        """False if Ctrl-C came before the last game was finished."""
        return len(self.games) == self.wanted

    @property
    def wins(self) -> list[int]:
        """Games won, by seat. A shared victory counts for each who shares it; against Balor all may lose."""
        won = [0] * self.players
        for played in self.games:
            for seat in played.result["winners"]:
                won[seat] += 1
        return won

    @property
    def win_share(self) -> list[float]:
        """The share of games won, by seat; a shared victory is divided."""
        won = [0.0] * self.players
        for played in self.games:
            for seat in played.result["winners"]:
                won[seat] += 1 / len(played.result["winners"])
        return [part / max(1, len(self.games)) for part in won]

    @property
    def decisions(self) -> int:
        return sum(played.decisions for played in self.games)

    def __repr__(self) -> str:
        count = str(self.wanted) if self.complete else f"{len(self.games)} of {self.wanted}"
        return f"Batch({self.game}, {count} games, wins={self.wins})"


def play_many(
    game: str,
    n: int,
    agents: str | AgentFactory | Sequence[str | AgentFactory],
    seed: int | str = 0,
    processes: int | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    progress: bool | None = None,
    records: bool = False,
) -> Batch:
    """Play ``n`` games between agents and gather how they ended.

    ``agents``: one for each seat, or a single one for all seats if ``players`` is given. Each is a name, or a factory
    that makes an agent from a seed: a class or a function at the top of a module, so that other processes find it.
    ``seed``: game number i has the seed f"{seed}/{i}" and its agents are seeded from that, so the games are the same
    on any number of processes. ``processes``: None is one for each core, 1 plays in this process.
    ``progress``: a bar on stderr; None shows it on a terminal only. ``records``: keep Game.record() of each game.

    Once the games begin, Ctrl-C ends the workers and gives the games that are finished; ``complete`` is then False.
    A game that raises ends the batch with GameFailed, which says how to play that game again.

    Where processes are started by spawning (macOS, Windows, Python 3.14), call this below
    ``if __name__ == "__main__":``, as with all of multiprocessing; if it is not, the games are played in this process.
    """
    if type(n) is not int or n < 0:
        raise ValueError(f"n is how many games to play, 0 or more, not {n!r}")
    if processes is not None and (type(processes) is not int or processes < 1):
        raise ValueError(f"processes must be 1 or more, or None for one on each core, not {processes!r}")
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise ValueError(f"a seed is a number or a text, not {seed!r}")
    if not isinstance(game, str):
        raise ValueError(f"a game is given by its name, not as {game!r}")
    rules = find(game)
    if players is not None:
        rules.checked_players(players)
    seats = _one_for_each_seat(agents, players, rules.name)
    rules.checked_players(len(seats))
    match = Match(game, len(seats), seed, seats, rules.checked_options(options or {}), records)
    workers = min(n, cores() if processes is None else processes)
    if workers > 1:
        _check_that_it_can_be_sent(match)
    finished: dict[int, Played] = {}
    with contextlib.suppress(KeyboardInterrupt):  # what is finished is the answer
        _play(match, n, workers, finished, sys.stderr.isatty() if progress is None else progress)
    return Batch(rules.name, len(seats), n, tuple(finished[number] for number in sorted(finished)))


def _play(match: Match, n: int, workers: int, finished: dict[int, Played], progress: bool) -> None:
    # Imported late: it brings multiprocessing, which nobody needs who only imports fidchell.
    from fidchell.agents.workers import WorkersDidNotStart, play_in_workers

    # The bar has a thread of its own, so it starts after the first game: a fork beside threads may hang.
    with _bar(match.game, n, progress) as show:
        try:
            _gather(match, play_in_workers(match, n, workers) if workers > 1 else _play_here(match, n), finished, show)
        except WorkersDidNotStart as wrong:
            warnings.warn(
                f"no other process could be started ({wrong}; is the call below if __name__ == '__main__'?): "
                "all games are played in this one",
                RuntimeWarning,
                stacklevel=3,
            )
            _gather(match, _play_here(match, n), finished, show)


def _gather(
    match: Match,
    games: Games,
    finished: dict[int, Played],
    show: Callable[[int], None],
) -> None:
    with contextlib.closing(games):
        for number, played in games:
            if isinstance(played, Failure):
                raise match.failed(played)
            finished[number] = played
            show(len(finished))


def _play_here(match: Match, n: int) -> Games:
    for number in range(n):
        yield number, match.play(number)


def _one_for_each_seat(agents: Any, players: int | None, game: str) -> tuple[str | AgentFactory, ...]:
    one_each = isinstance(agents, list | tuple)
    given = list(agents) if one_each else [agents]
    if not one_each and players is None:
        raise ValueError("one agent for all seats: say how many players there are, players=...")
    if len(given) == 1 and players is not None:
        given *= players
    if players is not None and len(given) != players:
        raise ValueError(f"{len(given)} agents for {players} players: give one for each seat, or a single one for all")
    for agent in given:
        if isinstance(agent, str):
            find_agent(agent, game)
        elif not callable(agent):
            raise ValueError(
                f"an agent is a name or something that makes an agent from a seed, such as its class, not {agent!r}"
            )
    return tuple(given)


def _check_that_it_can_be_sent(match: Match) -> None:
    try:
        pickle.dumps(match)
    except Exception as wrong:
        raise ValueError(
            f"these agents cannot be sent to other processes ({wrong}): put the class or function at the top of a "
            "module, or play with processes=1"
        ) from wrong


@contextlib.contextmanager
def _bar(game: str, n: int, wanted: bool) -> Iterator[Callable[[int], None]]:
    """A function that shows how many games are finished."""
    if not wanted:
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = Progress(*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn(),
                   console=Console(stderr=True))  # fmt: skip
    task = bar.add_task(game, total=n)

    def show(done: int) -> None:
        bar.start()  # does nothing once it is started
        bar.update(task, completed=done)

    try:
        yield show
    finally:
        bar.stop()
