"""A picture of the standings. Needs matplotlib, which is loaded here alone."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fidchell.arena.run import Run
from fidchell.arena.stats import Estimate

KINDS: Final = (".svg", ".png", ".pdf")
UNDATED: Final = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
COLOUR: Final = "#2f6f4f"


def check(file: Path) -> None:
    """Can a picture be made? Asked before the games: hours of them must not be lost to a missing package."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ValueError("--plot needs matplotlib: pip install 'fidchell[plot]', or leave --plot out")
    if file.suffix.lower() not in KINDS:
        raise ValueError(f"--plot {file}: the name must end in {', '.join(KINDS)}")


def draw(run: Run, file: Path) -> None:
    """Win shares, and ratings where there are any, with their intervals. The same run gives the same file."""
    import matplotlib
    from matplotlib.figure import Figure

    tally = run.tally
    if tally is None:
        raise ValueError(f"{file} is not drawn: no deal is complete")
    standings = sorted(tally.standings, key=lambda standing: standing.share.value)  # the best is drawn on top
    names = [standing.agent for standing in standings]
    ratings = [standing.elo for standing in standings if standing.elo is not None]
    panels = 2 if ratings else 1
    with matplotlib.rc_context({"svg.hashsalt": "fidchell", "svg.fonttype": "none"}):
        figure = Figure(figsize=(4.5 * panels, 1.6 + 0.4 * len(names)), layout="constrained")
        axes: Any = figure.subplots(1, panels, squeeze=False)[0]
        _panel(axes[0], names, [_percent(standing.share) for standing in standings], "win share by seat, %, with 95%")
        axes[0].axvline(100 / run.schedule.players, color="grey", linestyle="--", linewidth=1)
        if ratings:
            _panel(axes[1], names, ratings, f"Elo above {tally.anchor}, with 95%")
        known = run.described
        figure.suptitle(
            f"{known['game']}, {run.schedule.players} players: {tally.games} games, {tally.deals} deals, "
            f"seed {run.schedule.seed}\nfidchell {known['fidchell']}, rules {known['rules']}",
            fontsize=9,
        )
        try:
            figure.savefig(file, metadata=UNDATED.get(file.suffix.lower()))
        except OSError as wrong:
            raise ValueError(f"{file} cannot be written: {wrong.strerror}") from wrong


def _panel(axes: Any, names: Sequence[str], estimates: Sequence[Estimate], title: str) -> None:
    places = range(len(names))
    for place, estimate in zip(places, estimates, strict=True):
        if estimate.low is not None:
            axes.plot([estimate.low, estimate.high], [place, place], color=COLOUR, linewidth=2)
    axes.plot([estimate.value for estimate in estimates], places, "o", color=COLOUR)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.5, len(names) - 0.5)
    axes.set_title(title, fontsize=9)
    axes.grid(axis="x", alpha=0.3)


def _percent(share: Estimate) -> Estimate:
    low, high = share.low, share.high
    return Estimate(100 * share.value, None if low is None else 100 * low, None if high is None else 100 * high)
