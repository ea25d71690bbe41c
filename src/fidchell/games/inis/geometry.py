"""Where territories may lie and which touch: the only file that knows shapes.

Two geometries behind one interface. "T3" (default) is the cardboard: a tile is three hexes round a corner, in two
orientations. "H1" is one hex a tile. A location is a number of the vocabulary's location group; the island is small
against the sea, so a bounded grid is enough (a test grows the longest islands it can).
"""

from __future__ import annotations

from typing import Final

from fidchell.core.values import bits, mask_of

REACH: Final = 16  # anchors from -16 to 16 both ways
_SIDE: Final = 2 * REACH + 1
_HEX: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
_UP: Final = ((0, 0), (1, 0), (0, 1))
_DOWN: Final = ((0, 0), (1, 0), (1, -1))
T3: Final = "T3"
H1: Final = "H1"
_START: Final = {T3: ((0, 0), (2, -1), (1, 1), (3, 0)), H1: ((0, 0), (1, 0), (0, 1), (1, 1))}

# Location numbers: up tiles first, then down tiles. H1 uses the up half only, one cell each.
LOCATIONS: Final = 2 * _SIDE * _SIDE


def location_words() -> tuple[str, ...]:
    return tuple(
        f"{turn}:{q},{r}" for turn in ("up", "down") for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1)
    )


def location_at(q: int, r: int, down: bool = False) -> int:
    return (_SIDE * _SIDE if down else 0) + (q + REACH) * _SIDE + r + REACH


def anchor_of(location: int) -> tuple[int, int, bool]:
    down, rest = divmod(location, _SIDE * _SIDE)
    return rest // _SIDE - REACH, rest % _SIDE - REACH, bool(down)


def start_locations(geometry: str, count: int) -> list[int]:
    return [location_at(q, r) for q, r in _START[geometry][:count]]


def cells_of(geometry: str, location: int) -> list[tuple[int, int]]:
    q, r, down = anchor_of(location)
    if geometry == H1:
        return [(q, r)]
    return [(q + dq, r + dr) for dq, dr in (_DOWN if down else _UP)]


def _edge(geometry: str, location: int) -> set[tuple[int, int]]:
    cells = cells_of(geometry, location)
    return {(q + dq, r + dr) for q, r in cells for dq, dr in _HEX} - set(cells)


class _Around:
    """What lies round a location, as bits: locations that touch it, and those that overlap it (itself among them)."""

    __slots__ = ("touch", "overlap")

    def __init__(self, geometry: str, location: int) -> None:
        cells = set(cells_of(geometry, location))
        self.overlap = mask_of(_holding(geometry, cells))
        self.touch = mask_of(_holding(geometry, _edge(geometry, location))) & ~self.overlap


_AROUND: Final[dict[tuple[str, int], _Around]] = {}


def _around(geometry: str, location: int) -> _Around:
    # Worked out once for each location ever used: doing it for every question was a sixth of all time.
    known = _AROUND.get((geometry, location))
    if known is None:
        known = _AROUND[geometry, location] = _Around(geometry, location)
    return known


def _holding(geometry: str, cells: set[tuple[int, int]]) -> list[int]:
    """Every location with a tile that would hold one of these cells."""
    shapes = ((False, ((0, 0),)),) if geometry == H1 else ((False, _UP), (True, _DOWN))
    return [
        location_at(q - dq, r - dr, down)
        for q, r in cells
        for down, shape in shapes
        for dq, dr in shape
        if abs(q - dq) <= REACH and abs(r - dr) <= REACH
    ]


def touching(geometry: str, location: int, taken: list[int]) -> list[int]:
    """Which of these locations a tile at this location would touch, by index."""
    touched = _around(geometry, location).touch
    return [at for at, other in enumerate(taken) if touched >> other & 1]


def legal_locations(geometry: str, taken: list[int]) -> list[int]:
    """Every empty location that touches at least two of the tiles in play."""
    once = twice = full = 0
    for location in taken:
        around = _around(geometry, location)
        twice |= once & around.touch
        once |= around.touch
        full |= around.overlap
    return bits(twice & ~full)
