"""fidchell bench: how fast the engine is on this machine, beside its peers."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

import fidchell
from fidchell.cli.files import try_to_write, write_json
from fidchell.registry import OURS

ALL_OURS = ",".join(OURS)

JsonFile = Annotated[Path | None, typer.Option("--json", help="Write everything, single batches too, to this file.")]
Against = Annotated[
    str | None,
    typer.Option("--against", help="Peers, by commas: catanatron,open_spiel. Default: those that are installed."),
]
Quick = Annotated[bool, typer.Option("--quick", help="Few and short batches: to see that it works, not for figures.")]
Games = Annotated[str, typer.Option("--games", help="Our games to measure, by commas.")]


def bench(json_file: JsonFile = None, against: Against = None, quick: Quick = False, games: Games = ALL_OURS) -> None:
    """Measure speed on one core, beside peers in the same run. Takes three minutes."""
    from fidchell.bench import contestant, peers, report
    from fidchell.bench.run import run

    try:
        compared = peers.chosen_peers(against)
    except peers.MissingPeer as wrong:
        print(wrong, file=sys.stderr)
        sys.exit(2)
    try_to_write(json_file)
    names = [name.strip() for name in games.split(",") if name.strip()]
    with _progress() as tell:
        done = run(names, compared, contestant.QUICK if quick else contestant.FULL, tell)
    report.show(done, fidchell.__version__, Console(highlight=False))
    if json_file is not None:
        write_json(json_file, report.to_json(done, fidchell.__version__, quick))


@contextlib.contextmanager
def _progress() -> Iterator[Callable[[str, float], None]]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda what, share: None
        return
    # No thread of its own: it would take time from what is measured.
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, auto_refresh=False,
        transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=1.0)

        def tell(what: str, share: float) -> None:
            bar.update(task, description=what, completed=share, refresh=True)

        yield tell
