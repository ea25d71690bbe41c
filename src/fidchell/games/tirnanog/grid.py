"""The Otherworld's grid: cells, gaps between them, inner corners, and Balor's spiral. Numbers only, no cards.

Everything is numbered on a grid of three rows and six columns, so that words and numbers are the same for every
number of players. A place is a gap (0-26) or a corner (27-36).
"""

from __future__ import annotations

import math
from typing import Final

GRID_ROWS: Final = 3
MOST_COLUMNS: Final = 6
CELLS: Final = GRID_ROWS * MOST_COLUMNS
_ACROSS: Final = GRID_ROWS * (MOST_COLUMNS - 1)  # gaps between cards side by side come first
GAPS: Final = _ACROSS + (GRID_ROWS - 1) * MOST_COLUMNS
CORNERS: Final = (GRID_ROWS - 1) * (MOST_COLUMNS - 1)
PLACES: Final = GAPS + CORNERS
COLUMNS: Final = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}  # by players
_MIDDLE: Final = 1 * MOST_COLUMNS + 1


def cell_at(row: int, column: int) -> int:
    return row * MOST_COLUMNS + column


def cells_for(players: int) -> list[int]:
    """The cells that hold cards; with one or two players the centre is empty."""
    cells = [cell_at(row, column) for row in range(GRID_ROWS) for column in range(COLUMNS[players])]
    return [cell for cell in cells if players > 2 or cell != _MIDDLE]


def _touched(place: int) -> tuple[int, ...]:
    if place < _ACROSS:
        row, column = divmod(place, MOST_COLUMNS - 1)
        return cell_at(row, column), cell_at(row, column + 1)
    if place < GAPS:
        row, column = divmod(place - _ACROSS, MOST_COLUMNS)
        return cell_at(row, column), cell_at(row + 1, column)
    row, column = divmod(place - GAPS, MOST_COLUMNS - 1)
    return tuple(cell_at(row + down, column + right) for down in (0, 1) for right in (0, 1))


TOUCHED: Final = tuple(_touched(place) for place in range(PLACES))  # cells touched from a place
CELLS_AT: Final = tuple(sum(1 << cell for cell in cells) for cells in TOUCHED)  # the same as bits


def gaps_for(players: int) -> list[int]:
    """The gaps between two cells that hold cards at the start of a round."""
    cells = cells_for(players)
    return [gap for gap in range(GAPS) if all(cell in cells for cell in TOUCHED[gap])]


CELLS_FOR: Final = {players: tuple(cells_for(players)) for players in COLUMNS}
GAPS_FOR: Final = {players: tuple(gaps_for(players)) for players in COLUMNS}


def corners_for(players: int) -> list[int]:
    """Inner corners: where at least three cards meet."""
    cells = cells_for(players)
    return [place for place in range(GAPS, PLACES) if sum(cell in cells for cell in TOUCHED[place]) > 2]


CORNERS_FOR: Final = {players: tuple(corners_for(players)) for players in COLUMNS}


def place_words() -> tuple[str, ...]:
    words = []
    for place in range(PLACES):
        row, column = divmod(TOUCHED[place][0], MOST_COLUMNS)
        sort = "across" if place < _ACROSS else "down" if place < GAPS else "corner"
        words.append(f"{sort}:{row + 1},{column + 1}")
    return tuple(words)


def _middle_of(place: int) -> tuple[float, float]:
    """Where a place is, in rows and columns."""
    cells = TOUCHED[place]
    return (
        sum(cell // MOST_COLUMNS for cell in cells) / len(cells),
        sum(cell % MOST_COLUMNS for cell in cells) / len(cells),
    )


def _spiral_from(token: int) -> list[int]:
    """All gaps in the order of Balor's spiral: by ring round the token's gap, in a ring clockwise from straight up."""
    return sorted(range(GAPS), key=lambda gap: _turn(_middle_of(token), _middle_of(gap)))


def _cells_from(token: int) -> list[int]:
    """All cells in the same spiral order: closest to the token first, then clockwise from straight up."""
    middles = {cell: (float(cell // MOST_COLUMNS), float(cell % MOST_COLUMNS)) for cell in range(CELLS)}
    return sorted(range(CELLS), key=lambda cell: _turn(_middle_of(token), middles[cell]))


def _turn(centre: tuple[float, float], point: tuple[float, float]) -> tuple[float, float]:
    down, right = point[0] - centre[0], point[1] - centre[1]
    ring = max(abs(down), abs(right))
    angle = math.atan2(right, -down) % (2 * math.pi)  # 0 is straight up, growing clockwise
    return ring, round(angle, 9)


# By the token's gap. Sorting for each of his turns made the solo game five times as slow as any other.
SPIRALS: Final = tuple(tuple(_spiral_from(gap)) for gap in range(GAPS))
CELL_SPIRALS: Final = tuple(tuple(_cells_from(gap)) for gap in range(GAPS))
