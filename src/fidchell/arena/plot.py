"""A picture of the standings."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fidchell.arena.run import Run
from fidchell.arena.stats import Estimate
from fidchell.drawing import COLOUR, check, picture

__all__ = ["check", "draw"]


def draw(run: Run, file: Path) -> None:
    """Win shares, and ratings where there are any, with their intervals. The same run gives the same file."""
    tally = run.tally
    if tally is None:
        raise ValueError(f"{file} is not drawn: no deal is complete")
    standings = sorted(tally.standings, key=lambda standing: standing.share.value)  # the best is drawn on top
    names = [standing.agent for standing in standings]
    ratings = [standing.elo for standing in standings]
    panels = 2 if any(ratings) else 1
    with picture(file, 4.5 * panels, 1.6 + 0.4 * len(names)) as figure:
        axes: Any = figure.subplots(1, panels, squeeze=False)[0]
        _panel(axes[0], names, [_percent(standing.share) for standing in standings], "win share by seat, %, with 95%")
        if (equal := run.schedule.equal_share) is not None:
            axes[0].axvline(100 * equal, color="grey", linestyle="--", linewidth=1)
        if panels == 2:
            _panel(axes[1], names, ratings, f"Elo above {tally.anchor}, with 95%")
        known = run.described
        figure.suptitle(
            f"{known['game']}, {run.schedule.players} players: {tally.games} games, {tally.deals} deals, "
            f"seed {run.schedule.seed}\nfidchell {known['fidchell']}, rules {known['rules']}",
            fontsize=9,
        )


def _panel(axes: Any, names: Sequence[str], estimates: Sequence[Estimate | None], title: str) -> None:
    places = range(len(names))
    for place, estimate in zip(places, estimates, strict=True):
        if estimate is None:
            axes.annotate("not known", (0.5, place), xycoords=("axes fraction", "data"), ha="center", va="center")
            continue
        if estimate.low is not None:
            axes.plot([estimate.low, estimate.high], [place, place], color=COLOUR, linewidth=2)
        axes.plot([estimate.value], [place], "o", color=COLOUR)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.5, len(names) - 0.5)
    axes.set_title(title, fontsize=9)
    axes.grid(axis="x", alpha=0.3)


def _percent(share: Estimate) -> Estimate:
    low, high = share.low, share.high
    return Estimate(100 * share.value, None if low is None else 100 * low, None if high is None else 100 * high)
