"""A picture of the standings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fidchell.arena.run import Run
from fidchell.arena.stats import Estimate
from fidchell.drawing import COLOUR, check, picture

__all__ = ["check", "draw"]

NAME: Final = 32  # letters of an agent's name in a line
PANEL: Final = 3.6  # inches: how wide it is; and below how high a line is and how wide a letter
LINE: Final = 0.19
LETTER: Final = 0.085


def draw(run: Run, file: Path) -> None:
    """Win shares, and ratings where there are any, with their intervals. The same run gives the same file."""
    tally = run.tally
    if tally is None:
        raise ValueError(f"{file} is not drawn: no deal is complete")
    standings = sorted(tally.standings, key=lambda standing: standing.share.value)  # the best is drawn on top
    names = [_broken(standing.agent, NAME) for standing in standings]
    ratings = [standing.elo for standing in standings]
    panels = 2 if any(ratings) else 1
    named = LETTER * max(len(line) for name in names for line in name.splitlines())
    width = named + PANEL * panels
    known = run.described
    title = (
        f"{known['game']}, {run.schedule.players} players: {tally.games} games, {tally.deals} deals, "
        f"seed {run.schedule.seed}\nfidchell {known['fidchell']}, rules {known['rules']}"
    )
    title = "\n".join(_broken(line, int(width / LETTER)) for line in title.splitlines())
    above = _broken(f"Elo above {tally.anchor}, with 95%", int(PANEL / LETTER))
    rows = max(2, *(name.count("\n") + 2 for name in names))  # lines for each agent, one of them empty
    lines = rows * len(names) + title.count("\n") + above.count("\n") + 1
    with picture(file, width, 0.8 + LINE * lines) as figure:
        axes: Any = figure.subplots(1, panels, squeeze=False, sharey=True)[0]
        shares = [_percent(standing.share) for standing in standings]
        _panel(axes[0], names, shares, "win share by seat, %, with 95%")
        if (equal := run.schedule.equal_share) is not None:
            axes[0].axvline(100 * equal, color="grey", linestyle="--", linewidth=1)
        if panels == 2:
            _panel(axes[1], names, ratings, above)
        figure.suptitle(title, fontsize=9, parse_math=False)


def _broken(text: str, width: int) -> str:
    """In lines of at most this many letters: after a comma, colon, slash or space if there is one."""
    lines = [""]
    for piece in re.findall(rf"[^,:/ ]{{1,{width - 1}}}[,:/ ]?|[,:/ ]", text):
        if len(lines[-1]) + len(piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines)


def _panel(axes: Any, names: Sequence[str], estimates: Sequence[Estimate | None], title: str) -> None:
    places = range(len(names))
    for place, estimate in zip(places, estimates, strict=True):
        if estimate is None:
            axes.annotate("not known", (0.5, place), xycoords=("axes fraction", "data"), ha="center", va="center")
            continue
        if estimate.low is not None:
            axes.plot([estimate.low, estimate.high], [place, place], color=COLOUR, linewidth=2)
        axes.plot([estimate.value], [place], "o", color=COLOUR)
    axes.set_yticks(places, names, parse_math=False)  # a dollar is a letter
    axes.set_ylim(-0.5, len(names) - 0.5)
    axes.locator_params(axis="x", nbins=6)
    axes.set_title(title, fontsize=9, parse_math=False)
    axes.grid(axis="x", alpha=0.3)


def _percent(share: Estimate) -> Estimate:
    low, high = share.low, share.high
    return Estimate(100 * share.value, None if low is None else 100 * low, None if high is None else 100 * high)
