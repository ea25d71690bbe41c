"""What is the same in every card pack: colours, rows, rounds, the words of packs."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 5
ROUNDS: Final = 5
BARDS: Final = 3  # per player
HAND: Final = 5
ROW_CARDS: Final = 5  # no card is played into a row that holds so many
NOTHING: Final = -1
HOME: Final = -1

COLOURS: Final = ("red", "yellow", "green", "blue")
RED, YELLOW, GREEN, BLUE = range(4)
ROWS: Final = ("top", "middle", "bottom")
TIMINGS: Final = ("on_play", "persistent", "journey", "saga", "scoring", "on_discard")
PROVENANCES: Final = ("documented", "ruled", "reconstructed")
DIFFICULTIES: Final = {"easy": 3, "medium": 2, "hard": 1, "impossible": 0}  # cards discarded from Balor's pile
