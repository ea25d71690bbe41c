"""fidchell analyse: a recorded game as the expert sees it. fidchell hint: what to answer now."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from fidchell.cli.files import try_to_write, write_json
from fidchell.cli.packs import PackFile
from fidchell.cli.progress import bar
from fidchell.cli.records import Language, OfGame, load_file, speech_in
from fidchell.core.game import Game
from fidchell.registry import find

INTERRUPTED = 130  # exit code

Record = Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game: the file that fidchell play keeps.")]
LevelName = Annotated[
    str, typer.Option("--level", help="Who thinks, and how long: a level, with iterations=N the same again each time.")
]
Seat = Annotated[int | None, typer.Option("--seat", help="Only this seat: 0, 1, ... Default: all.")]
From = Annotated[int, typer.Option("--from", metavar="N", help="From this decision of the record on.")]
To = Annotated[int | None, typer.Option("--to", metavar="M", help="Up to this decision of the record.")]
Hindsight = Annotated[
    bool, typer.Option("--hindsight", help="Also everybody's chances in the true position. For games that are over.")
]
JsonFile = Annotated[Path | None, typer.Option("--json", help="Write everything to this file.")]
PlotFile = Annotated[Path | None, typer.Option("--plot", help="Draw how the chances went: .svg, .png or .pdf.")]


def analyse(
    record: Record,
    level: LevelName = "expert:iterations=400",
    seat: Seat = None,
    first: From = 1,
    last: To = None,
    hindsight: Hindsight = False,
    json_file: JsonFile = None,
    plot: PlotFile = None,
    game: OfGame = "",
    pack: PackFile = None,
    lang: Language = "",
) -> None:
    """Tell for every choice of a recorded game what the expert would have preferred, and how the chances went.

    Each choice is judged with what its player knew then. Ctrl-C prints and writes what is finished.
    """
    import fidchell
    from fidchell import drawing
    from fidchell.analysis.picture import draw_review
    from fidchell.analysis.report import show_review
    from fidchell.analysis.review import review

    playing = _opened(record, game, pack)
    speech = speech_in(playing.rules, lang)
    if plot is not None:
        drawing.check(plot)
    try_to_write(json_file, record, pack, plot)
    try_to_write(plot, record, pack)
    with bar(speech.text("game-name")) as show:
        made = review(playing, level, seat, first, last, hindsight, show)
    show_review(made, speech, Console(highlight=False))
    if json_file is not None:
        write_json(json_file, {"fidchell": fidchell.__version__, **made.to_json()})
    if plot is not None and made.verdicts:
        draw_review(made, plot, speech)
    if made.interrupted:
        sys.exit(INTERRUPTED)


def hint(
    record: Record,
    level: LevelName = "expert:iterations=400",
    seat: Seat = None,
    game: OfGame = "",
    pack: PackFile = None,
    lang: Language = "",
) -> None:
    """Tell the best answers to the open questions of a game that is not over; with --seat, to that player's alone."""
    from fidchell.analysis.hints import manner_of, think_about
    from fidchell.analysis.places import spots_of
    from fidchell.analysis.report import show_hint

    playing = _opened(record, game, pack)
    speech = speech_in(playing.rules, lang)
    manner_of(level, playing.rules)
    if playing.over:
        raise ValueError(f"{record}: the game is over; to look back: fidchell analyse {record}")
    if seat is not None and not 0 <= seat < playing.table.seats:
        raise ValueError(f"there is no seat {seat}: seats are 0 to {playing.table.seats - 1}")
    asked = {decision.seat: decision for decision in playing.decisions if not decision.optional}
    console = Console(highlight=False)
    try:
        for one in sorted(asked) if seat is None else [seat]:
            decision = asked.get(one)
            spots = spots_of(playing, () if decision is None else decision.options)
            show_hint(think_about(playing, one, decision, level), decision, spots, speech, console)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def _opened(record: Path, game: str, pack: Path | None) -> Game:
    """A recorded game; one of another than --game names is refused. With --pack it may be of that pack."""
    playing = load_file(record, game, pack)
    name = playing.rules.name
    if game and name != find(game).name and not (pack is not None and name.startswith(f"{find(game).name}-")):
        raise ValueError(f"{record} is a game of {name}, not of {find(game).name}: leave --game out")
    return playing
