"""fidchell selfplay: games between bots as a dataset; fidchell record: one game out of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import fidchell
from fidchell.cli.options import options_from
from fidchell.cli.progress import bar
from fidchell.cli.spread import Processes, RayAddress, spread_over
from fidchell.registry import find

INTERRUPTED = 130  # exit code

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or the path of its folder.")]
Agents = Annotated[
    str,
    typer.Option("--agents", help="One for all seats, or one for each by commas: they move on a seat with every game."),
]
Out = Annotated[Path, typer.Option("--out", metavar="DIR", help="The dataset's folder. The same folder goes on.")]
Players = Annotated[int, typer.Option("--players", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", help="How many games there are to be.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed deals the same games.")]
Option = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")]
Observe = Annotated[bool, typer.Option("--observations", help="Add what the seat may know, as fidchell.envs has it.")]
Shard = Annotated[int, typer.Option("--shard", help="Games in a file.")]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help="A dataset's folder.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="Which game of it, from 0.")]


def selfplay(
    game: GameName,
    out: Out,
    agents: Agents = "club:iterations=200",
    players: Players = 2,
    games: Games = 1000,
    seed: Seed = "0",
    option: Option = None,
    observations: Observe = False,
    shard: Shard = 200,
    processes: Processes = None,
    ray: RayAddress = "",
) -> None:
    """Let bots play, and write every game and every choice as Parquet.

    Ctrl-C keeps what is finished; the same command goes on from there.
    """
    from fidchell.arena.schedule import split_agents

    options = options_from(find(game), option or [])
    with spread_over(ray, processes) as spread:
        from fidchell.datasets.run import make_series, write

        series = make_series(game, players, split_agents(agents), seed, options, observations, fidchell.__version__)
        with bar(series.game) as show:
            try:
                finished = write(series, games, out, shard, spread, show)
            except fidchell.GameFailed as wrong:
                raise ValueError(f"{wrong}. Finished games are kept in {out}.") from wrong
    typer.echo(f"{finished} of {games} games are in {out}; read them with fidchell.datasets.load({str(out)!r})")
    if finished < games:
        typer.echo("stopped; the same command goes on from here")
        raise typer.Exit(INTERRUPTED)


def record(folder: Folder, number: Number) -> None:
    """Print the record of one game of a dataset, which fidchell replay and the page open."""
    from fidchell.datasets import load

    typer.echo(json.dumps(load(folder).record(number), ensure_ascii=False, indent=1))
