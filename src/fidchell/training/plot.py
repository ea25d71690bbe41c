"""A picture of what was learnt, round by round."""

from __future__ import annotations

import json
from math import log
from pathlib import Path
from typing import Any

from fidchell.drawing import COLOUR, LINES, picture


def draw(folder: Path, file: Path) -> None:
    """From the files of a training folder: how well each round foresaw the games of the next, and who won the duels."""
    rounds = [
        json.loads(path.read_text()) for path in sorted(folder.glob("round-*.json"), key=_number) if _is_weights(path)
    ]
    duels = {_number(path): json.loads(path.read_text()) for path in folder.glob("round-*.duel.json")}
    learnt = [of_round for of_round in rounds if of_round["foreseen"]]
    if not learnt:
        raise ValueError(f"{folder}: nothing to draw before the first round of self-play is learnt")
    with picture(file, 9 if duels else 4.5, 3.5) as figure:
        axes: Any = figure.subplots(1, 2 if duels else 1, squeeze=False)[0]
        for (colour, marker, dashes), players in zip(LINES, sorted(learnt[-1]["foreseen"], key=int), strict=False):
            # Of the surprise of somebody who takes all to be equal; solo, of a coin.
            even = log(max(2, int(players)))
            line = [of_round["foreseen"][players] / even for of_round in learnt]
            axes[0].plot([of_round["round"] for of_round in learnt], line, color=colour, marker=marker,
                         linestyle=dashes, label=f"{players} players")  # fmt: skip
        axes[0].axhline(1.0, color="grey", linewidth=1)
        axes[0].set_title("surprise at who won, 1 = no idea", fontsize=9)
        axes[0].legend(fontsize=8)
        if duels:
            _duels(axes[1], duels)
        for panel in axes:
            panel.set_xlabel("round")
            panel.set_xticks(sorted({of_round["round"] for of_round in learnt}))
            panel.grid(alpha=0.3)
        figure.suptitle(f"{rounds[0]['game']}, rules {rounds[0]['rules']}", fontsize=9)


def _duels(axes: Any, duels: dict[int, dict[str, Any]]) -> None:
    for number, won in sorted(duels.items()):
        if won["low"] is not None:
            axes.plot([number, number], [100 * won["low"], 100 * won["high"]], color=COLOUR, linewidth=2)
        axes.plot([number], [100 * won["value"]], "o", color=COLOUR)
        axes.axhline(100 / won["players"], color="grey", linewidth=1)
    axes.set_title("won against the round before, %, with 95%", fontsize=9)


def _number(path: Path) -> int:
    return int(path.name.split(".")[0].removeprefix("round-"))


def _is_weights(path: Path) -> bool:
    return path.name == f"round-{_number(path)}.json"
