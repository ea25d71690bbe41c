"""Places without names of their own, told so that they can be found without a map beside the text.

Gaps and corners of a grid lie between rows and columns; a spot for a new territory lies beside others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from fidchell.core.game import Game
from fidchell.games.inis import messages as inis
from fidchell.games.inis.geometry import touching
from fidchell.games.inis.table import Island
from fidchell.speech import Speech

Spots = Mapping[str, tuple[str, ...]]  # the territories that a new one would touch, by the spot's word
BETWEEN: Final = re.compile(r"(across|down|corner):(\d+),(\d+)")  # the word of a place of Tír na nÓg


def spots_of(game: Game, words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Which of these words are spots for a new territory, and what lies beside them now."""
    if not isinstance(game.table, Island):
        return {}
    table, numbers = game.view(None)["table"], game.rules.words.numbers
    lands = list(table["territories"])
    taken = [numbers[facts["location"]] - inis.LOCATION for facts in table["territories"].values()]
    spots = {word: numbers[word] - inis.LOCATION for word in words if numbers[word] >= inis.LOCATION}
    return {
        word: tuple(lands[at] for at in touching(table["geometry"], spot, taken)) for word, spot in spots.items()
    }  # fmt: skip


def named(word: str, speech: Speech, spots: Spots) -> str:
    """A thing by its name, a place by where it is."""
    if word in spots:
        return speech.text("cli-place-beside", places=speech.listed(sorted(map(speech.name, spots[word]))))
    between = BETWEEN.fullmatch(word)
    if between is None:
        return speech.name(word)
    row, column = int(between[2]), int(between[3])
    lies = {"row": row, "column": column, "nextRow": row + 1, "nextColumn": column + 1}
    return speech.text(f"cli-place-{between[1]}", **lies)
