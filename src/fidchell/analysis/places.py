"""Places without names of their own, told so that they can be found without a map beside the text.

Gaps and corners of a grid lie between rows and columns; a spot for a new territory lies beside others.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from fidchell.core.game import Game
from fidchell.games.inis import messages as inis
from fidchell.games.inis.geometry import touching
from fidchell.games.inis.table import Island
from fidchell.speech import Speech

BETWEEN: Final = re.compile(r"(across|down|corner):(\d+),(\d+)")  # the word of a place of Tír na nÓg


@dataclass(frozen=True)
class Spot:
    """Where a new territory may lie."""

    number: int  # of the answer, as the terminal writes it on the map: two spots may touch the same territories
    beside: tuple[str, ...]  # the territories it would touch


Spots = Mapping[str, Spot]  # by word


def spots_of(game: Game, options: Sequence[str]) -> dict[str, Spot]:
    """Which of a question's options are spots, as they lie now."""
    if not isinstance(game.table, Island):
        return {}
    table, numbers = game.view(None)["table"], game.rules.words.numbers
    lands = list(table["territories"])
    taken = [numbers[facts["location"]] - inis.LOCATION for facts in table["territories"].values()]
    spots: dict[str, Spot] = {}
    for number, word in enumerate(options, 1):
        if numbers[word] >= inis.LOCATION:
            touched = touching(table["geometry"], numbers[word] - inis.LOCATION, taken)
            spots[word] = Spot(number, tuple(lands[at] for at in touched))
    return spots


def named(word: str, speech: Speech, spots: Spots) -> str:
    """A thing by its name, a place by where it is."""
    if word in spots:
        beside = sorted(map(speech.name, spots[word].beside))
        return speech.text("cli-place-beside", number=spots[word].number, places=speech.listed(beside))
    between = BETWEEN.fullmatch(word)
    if between is None:
        return speech.name(word)
    row, column = int(between[2]), int(between[3])
    lies = {"row": row, "column": column, "nextRow": row + 1, "nextColumn": column + 1}
    return speech.text(f"cli-place-{between[1]}", **lies)
