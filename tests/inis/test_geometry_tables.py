"""The tables of geometry.py against the plain way of finding out what touches what."""

from __future__ import annotations

import pytest

from fidchell.core.chance import chance_from_seed
from fidchell.games.inis.geometry import H1, LOCATIONS, T3, cells_of, legal_locations, start_locations, touching

HEX = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def plainly_touch(geometry: str, one: int, other: int) -> bool:
    here, there = set(cells_of(geometry, one)), set(cells_of(geometry, other))
    beside = {(q + dq, r + dr) for q, r in here for dq, dr in HEX}
    return not here & there and bool(beside & there)


def plainly_legal(geometry: str, taken: list[int]) -> list[int]:
    occupied = {cell for location in taken for cell in cells_of(geometry, location)}
    everywhere = range(LOCATIONS // (2 if geometry == H1 else 1))
    return [
        location
        for location in everywhere
        if occupied.isdisjoint(cells_of(geometry, location))
        and sum(plainly_touch(geometry, location, other) for other in taken) > 1
    ]


@pytest.mark.parametrize("geometry", [T3, H1])
@pytest.mark.parametrize("seed", range(3))
def test_the_tables_say_what_the_plain_way_says(geometry: str, seed: int) -> None:
    chance = chance_from_seed(f"island {seed}")
    taken = start_locations(geometry, 2 + seed)
    while len(taken) < 16:
        legal = legal_locations(geometry, taken)
        if len(taken) % 4 == 0:  # the plain way looks at every location there is
            assert legal == plainly_legal(geometry, taken)
        tile = chance.one_of(legal)
        touched = [at for at, other in enumerate(taken) if plainly_touch(geometry, tile, other)]
        assert touching(geometry, tile, taken) == touched
        taken.append(tile)
