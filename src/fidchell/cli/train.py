"""fidchell train: teach the thinking agents a game by letting them play themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import fidchell
from fidchell import drawing
from fidchell.cli.files import try_to_write
from fidchell.cli.progress import bar
from fidchell.cli.spread import Processes, RayAddress, spread_over
from fidchell.extras import how_to_install
from fidchell.registry import find

GameName = Annotated[str, typer.Argument(metavar="GAME", help="inis, tirnanog, or a pack of it.")]
Folder = Annotated[Path, typer.Option("--dir", help="Where games and weights are kept. The same folder goes on.")]
Players = Annotated[str, typer.Option("--players", help="Numbers of players, by commas. Default: all.")]
Rounds = Annotated[int, typer.Option("--rounds", min=0, help="Of playing and learning, after a first of random play.")]
Games = Annotated[int, typer.Option("--games", min=1, help="In each round, for each number of players.")]
First = Annotated[int, typer.Option("--first", min=1, help="Games of the first round, which answers at random.")]
Iterations = Annotated[int, typer.Option("--iterations", min=1, help="How long an agent thinks about a decision.")]
Duels = Annotated[int, typer.Option("--duels", min=0, help="Deals in which each round meets the one before. 0: none.")]
Plot = Annotated[Path | None, typer.Option("--plot", help="Draw what was learnt by round: .svg, .png or .pdf.")]


def train(
    game: GameName,
    folder: Folder,
    players: Players = "",
    rounds: Rounds = 3,
    games: Games = 200,
    first: First = 1000,
    iterations: Iterations = 100,
    duels: Duels = 20,
    plot: Plot = None,
    processes: Processes = None,
    ray: RayAddress = "",
) -> None:
    """Play, learn, play again with what was learnt. Ctrl-C loses only the games in progress; the same command goes on.

    The weights of the last round are written to DIR/round-N.json; try them with strong:weights=DIR/round-N.json.
    """
    try:
        from fidchell.training.course import Course
        from fidchell.training.loop import train
    except ImportError as missing:
        raise ValueError(f"learning needs {missing.name}: {how_to_install('train')}") from missing
    from fidchell.agents.thinker import Manner

    rules = find(game)
    if plot is not None:
        if rounds < 1:
            raise ValueError("--plot draws how well each round foresaw the next: ask for --rounds 1 or more")
        drawing.check(plot)
        try_to_write(plot)
    try:
        counts = sorted({int(count) for count in players.split(",")}) if players else list(rules.players)
    except ValueError:
        raise ValueError(f"--players are numbers by commas, such as 2,4, not {players!r}") from None
    for count in counts:
        rules.checked_players(count)
    manner = Manner(iterations=iterations, heat=0.03)
    try:
        with spread_over(ray, processes) as spread:
            course = Course(
                game, folder, tuple(counts), rounds, games, first, manner, fidchell.__version__, spread, duels=duels
            )
            typer.echo(f"the weights are in {train(course, typer.echo, bar)}")
    except fidchell.GameFailed as wrong:
        raise ValueError(f"{wrong}. Finished games are kept in {folder}.") from wrong
    except KeyboardInterrupt:
        typer.echo("stopped; the same command goes on from here")
        raise typer.Exit(130) from None
    if plot is not None:
        from fidchell.training.plot import draw

        draw(folder, plot)
