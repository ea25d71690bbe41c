"""fidchell arena: which of several agents is stronger, and how sure that is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import fidchell
from fidchell.cli.files import is_stream, try_to_write, write_json
from fidchell.cli.options import options_from
from fidchell.cli.progress import bar
from fidchell.cli.spread import Processes, RayAddress, spread_over
from fidchell.registry import find

REJECTED, UNDECIDED, INTERRUPTED = 3, 4, 130  # exit codes; 1 and 2 are errors

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name, or the path of its folder.")]
Agents = Annotated[
    str,
    typer.Option(
        "--agents",
        help="By commas: names, or module:Factory. As many as players: they change seats. More: every combination. "
        "Fewer: some hold several seats.",
    ),
]
Players = Annotated[int, typer.Option("--players", help="How many seats.")]
Games = Annotated[int, typer.Option("--games", help="How many games at least; whole deals are played.")]
Seed = Annotated[str, typer.Option("--seed", help="The same seed deals the same games.")]
Seating = Annotated[
    str, typer.Option("--seating", help="Two agents at a larger table: 1v3 (one of the first, the default) or 2v2.")
]
Option = Annotated[list[str] | None, typer.Option("--option", help="An option of the game: name=value.")]
Sprt = Annotated[
    float | None,
    typer.Option(
        "--sprt",
        help="Stop once it is decided whether the first agent wins this share, such as 0.55, or only that of an equal "
        f"one. Exit code: 0 it does, {REJECTED} it does not, {UNDECIDED} too few games.",
    ),
]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write everything to this file.")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help="Draw the standings: .svg, .png or .pdf.")]
Resume = Annotated[
    Path | None,
    typer.Option("--resume", help="Keep finished games here and go on from them. Default: beside --json, if given."),
]


def arena(
    game: GameName,
    agents: Agents,
    players: Players = 2,
    games: Games = 400,
    seed: Seed = "0",
    seating: Seating = "",
    option: Option = None,
    sprt: Sprt = None,
    json_file: JsonFile = None,
    plot: PlotFile = None,
    resume: Resume = None,
    processes: Processes = None,
    ray: RayAddress = "",
) -> None:
    """Let agents play the same deals from every seat; tell win shares and ratings with 95% intervals.

    Ctrl-C keeps what is finished; with --json or --resume the same command goes on from there.
    """
    from fidchell.agents.levels import files_of
    from fidchell.arena import plot as picture
    from fidchell.arena import report
    from fidchell.arena.run import run_arena
    from fidchell.arena.schedule import make_schedule, split_agents
    from fidchell.bench.machine import machine

    schedule = make_schedule(game, players, split_agents(agents), seed, seating, options_from(find(game), option or []))
    if plot is not None:
        picture.check(plot)
    weights = [Path(file) for file in files_of(schedule.agents)]
    try_to_write(json_file, plot, resume, *weights)
    try_to_write(plot, resume, *weights)
    if resume is None and json_file is not None and not is_stream(json_file):
        resume = json_file.with_name(f"{json_file.name}.games.jsonl")
    with spread_over(ray, processes) as spread, bar(schedule.game) as show:
        try:
            run = run_arena(schedule, games, fidchell.__version__, resume, sprt, processes, show, spread)
        except fidchell.GameFailed as wrong:
            print(*getattr(wrong, "__notes__", []), sep="\n", end="", file=sys.stderr)  # where, for who writes a bot
            kept = f" Finished games are kept in {resume}." if resume is not None else ""
            raise ValueError(f"{wrong}.{kept}") from wrong
    report.show(run, Console(highlight=False))
    if json_file is not None:
        write_json(json_file, {**report.to_json(run), "machine": machine()})
    if plot is not None and run.tally is not None:
        picture.draw(run, plot)
    if run.interrupted:
        sys.exit(INTERRUPTED)
    if run.sprt is not None and run.sprt.verdict != "accepted":
        sys.exit(REJECTED if run.sprt.decided else UNDECIDED)
