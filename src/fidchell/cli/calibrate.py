"""fidchell calibrate: do those who are given a chance of 70% win 70% of their games?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fidchell.cli.files import try_to_write, write_json
from fidchell.cli.options import options_from
from fidchell.cli.progress import bar
from fidchell.registry import find

INTERRUPTED = 130  # exit code

GameName = Annotated[str, typer.Argument(metavar="GAME", help="inis, tirnanog, or a pack of it.")]
Players = Annotated[int, typer.Option("--players", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", help="How many games are played.")]
Agents = Annotated[str, typer.Option("--agents", help="The level that plays at every seat.")]
LevelName = Annotated[str, typer.Option("--level", help="The level that predicts. Default: that of the players.")]
Positions = Annotated[int, typer.Option("--positions", help="How many decisions are drawn from each game.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed deals the same games.")]
Option = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write everything to this file.")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help="Draw predicted against actual: .svg, .png or .pdf.")]
Processes = Annotated[int | None, typer.Option("--processes", help="How many; default: one for each core.")]


def calibrate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    agents: Agents = "casual:iterations=20",
    level: LevelName = "",
    positions: Positions = 10,
    seed: Seed = "0",
    option: Option = None,
    json_file: JsonFile = None,
    plot: PlotFile = None,
    processes: Processes = None,
) -> None:
    """Let agents play themselves and compare the chances they see on the way with who won. Ctrl-C tells what there
    is."""
    import fidchell
    from fidchell import drawing
    from fidchell.agents.levels import files_of
    from fidchell.analysis.calibration import calibrate as compare
    from fidchell.analysis.picture import draw_calibration
    from fidchell.analysis.report import show_calibration
    from fidchell.bench.machine import machine
    from fidchell.core.compiled import is_compiled

    options = options_from(find(game), option or [])
    if plot is not None:
        drawing.check(plot)
    weights = [Path(file) for file in files_of([agents, *([level] if level else [])])]
    try_to_write(json_file, plot, *weights)
    try_to_write(plot, *weights)
    with bar(game) as show:
        try:
            made = compare(game, players, games, agents, level, seed, positions, options, processes, show)
        except fidchell.GameFailed as wrong:
            raise ValueError(str(wrong)) from wrong
    show_calibration(made, Console(highlight=False))
    if json_file is not None:
        measured_on = {"compiled": is_compiled(), "machine": machine()}
        write_json(json_file, {"fidchell": fidchell.__version__, **made.to_json(), **measured_on})
    if plot is not None and made.predictions:
        draw_calibration(made, plot)
    if made.interrupted:
        sys.exit(INTERRUPTED)
