"""The columns of a dataset. What each means is written into the files themselves, and docs/datasets.md shows it."""

from __future__ import annotations

from typing import Any, Final

import pyarrow as pa

FORMAT: Final = 1

GAMES: Final[tuple[tuple[str, Any, str], ...]] = (
    ("game", pa.uint32(), "the game's number, from 0"),
    ("seed", pa.string(), "the game's seed: that of the dataset, a stroke, the number"),
    ("agents", pa.list_(pa.string()), "who plays, by seat"),
    ("winners", pa.list_(pa.uint8()), "seats that won; none if all lost against Balor"),
    ("scores", pa.list_(pa.int32()), "by seat, as the game counts"),
    ("result", pa.string(), "all that the game tells of its end, as JSON"),
    ("answers", pa.uint32(), "given in the whole game, those without a choice too"),
    ("rules", pa.string(), "version of the rules"),
    ("fidchell", pa.string(), "version of the program"),
    ("record", pa.string(), "the whole game as JSON: fidchell.load(), fidchell replay and the page open it"),
)
DECISIONS: Final[tuple[tuple[str, Any, str], ...]] = (
    ("game", pa.uint32(), "as in games"),
    ("at", pa.uint32(), "place of the answer in the record's answers, from 0"),
    ("seat", pa.uint8(), "who is asked"),
    ("agent", pa.string(), "who sits there"),
    ("won", pa.float32(), "the seat's share of the victory in the end; 1 if it won alone"),
    ("question", pa.string(), "what is asked"),
    ("options", pa.list_(pa.uint16()), "what may be answered, as numbers; words in dataset.json"),
    ("chosen", pa.uint16(), "what was answered; it may lie beside the options (in Inis, the peace switches)"),
    ("visits", pa.list_(pa.uint32()), "by option, how often a search tried it; null where the agent did not search"),
    ("means", pa.list_(pa.float32()), "by option, its mean value from 0 to 1; null likewise"),
    ("value", pa.float32(), "the seat's chance of winning as the search saw it; null likewise"),
)
OBSERVED: Final = "what the seat may know, as fidchell.envs has it: numbers from 0 to 1"


def games_schema() -> Any:
    return _schema(GAMES)


def decisions_schema(observed: int = 0) -> Any:
    """``observed``: how many numbers an observation has; 0 is none."""
    more = (("observation", pa.list_(pa.float32(), observed), OBSERVED),) if observed else ()
    return _schema((*DECISIONS, *more))


def _schema(columns: tuple[tuple[str, Any, str], ...]) -> Any:
    return pa.schema([pa.field(name, kind, metadata={"about": about}) for name, kind, about in columns])
