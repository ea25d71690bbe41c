"""Where tiles may lie and which touch: rules 3.3 to 3.5."""

from __future__ import annotations

import pytest

from fidchell.games.inis.geometry import (
    REACH,
    anchor_of,
    cells_of,
    legal_locations,
    location_at,
    start_locations,
    touching,
)
from kit.island import Island

BARE_TILES = ("cove", "forest", "hills", "moor")


def locations_offered(tiles: int, geometry: str) -> list[str]:
    """What the Brenn is offered for an Exploration on the compact start with so many tiles."""
    lands = {tile: {"red": 1} for tile in BARE_TILES[:tiles]}
    scene = Island(lands, red=["exploration"], geometry=geometry)
    scene.red.plays("exploration")
    scene.go_on()
    assert scene.open_question == ("red", "location")
    return scene.red.is_asked()


def all_beside(geometry: str, location: int) -> list[int]:
    """Every place for a second tile that touches this one and does not overlap it."""
    here = set(cells_of(geometry, location))
    places = [location_at(q, r, down) for down in (False, True) for q in range(-4, 5) for r in range(-4, 5)]
    if geometry == "H1":
        places = places[: len(places) // 2]
    return [
        place
        for place in places
        if here.isdisjoint(cells_of(geometry, place)) and touching(geometry, place, [location]) == [0]
    ]


def shared_edges(one: int, other: int) -> int:
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    cells = set(cells_of("T3", other))
    return sum((q + dq, r + dr) in cells for q, r in cells_of("T3", one) for dq, dr in steps)


# --- the shape of a tile ---


def test_an_up_tile_is_three_hexes_round_a_corner() -> None:
    assert cells_of("T3", location_at(2, -1)) == [(2, -1), (3, -1), (2, 0)]


def test_a_down_tile_points_the_other_way() -> None:
    assert cells_of("T3", location_at(2, -1, down=True)) == [(2, -1), (3, -1), (3, -2)]


def test_in_the_simple_geometry_a_tile_is_one_hex() -> None:
    assert cells_of("H1", location_at(2, -1)) == [(2, -1)]


def test_a_tile_has_twenty_four_places_beside_it_half_of_them_turned() -> None:
    places = all_beside("T3", location_at(0, 0))

    assert len(places) == 24
    assert sum(anchor_of(place)[2] for place in places) == 12


def test_a_single_hex_has_six_places_beside_it() -> None:
    assert len(all_beside("H1", location_at(0, 0))) == 6


def test_tiles_turned_alike_share_one_or_two_edges_and_opposite_ones_one_or_three() -> None:
    origin = location_at(0, 0)
    places = all_beside("T3", origin)

    assert {shared_edges(origin, place) for place in places if not anchor_of(place)[2]} == {1, 2}
    assert {shared_edges(origin, place) for place in places if anchor_of(place)[2]} == {1, 3}


def test_touching_goes_both_ways() -> None:
    origin = location_at(0, 0)

    assert all(touching("T3", origin, [place]) == [0] for place in all_beside("T3", origin))


# --- the start layout ---


@pytest.mark.parametrize("geometry", ["T3", "H1"])
def test_the_outer_two_of_four_start_tiles_do_not_touch(geometry: str) -> None:
    scene = Island({tile: {} for tile in BARE_TILES}, geometry=geometry)

    assert set(scene.land("cove")["beside"]) == {"forest", "hills"}
    assert set(scene.land("forest")["beside"]) == {"cove", "hills", "moor"}
    assert set(scene.land("hills")["beside"]) == {"cove", "forest", "moor"}
    assert set(scene.land("moor")["beside"]) == {"forest", "hills"}


def test_the_start_layout_is_the_one_of_the_reference() -> None:
    anchors = [anchor_of(location) for location in start_locations("T3", 4)]

    assert anchors == [(0, 0, False), (2, -1, False), (1, 1, False), (3, 0, False)]


# --- legal locations ---


@pytest.mark.parametrize(("tiles", "count"), [(2, 4), (3, 6), (4, 8)])
def test_the_compact_start_leaves_four_six_or_eight_locations(tiles: int, count: int) -> None:
    """Example 21."""
    assert len(locations_offered(tiles, "T3")) == count


@pytest.mark.parametrize(("tiles", "count"), [(2, 2), (3, 3), (4, 4)])
def test_with_single_hexes_it_leaves_two_three_or_four(tiles: int, count: int) -> None:
    """Example 21."""
    assert len(locations_offered(tiles, "H1")) == count


def test_both_orientations_are_offered() -> None:
    turns = {place.split(":")[0] for place in locations_offered(2, "T3")}

    assert turns == {"up", "down"}


def test_a_location_that_touches_one_tile_only_is_not_offered() -> None:
    taken = start_locations("T3", 2)
    beside_the_first_only = location_at(-2, 1)

    assert touching("T3", beside_the_first_only, taken) == [0]
    assert beside_the_first_only not in legal_locations("T3", taken)


def test_a_location_must_be_empty() -> None:
    taken = start_locations("T3", 4)
    occupied = {cell for place in taken for cell in cells_of("T3", place)}

    assert all(occupied.isdisjoint(cells_of("T3", place)) for place in legal_locations("T3", taken))


def test_the_two_tiles_touched_need_not_touch_each_other() -> None:
    """Two tiles a gap apart: a tile that bridges the gap is legal."""
    taken = [location_at(0, 0), location_at(4, -2)]

    assert touching("T3", taken[1], taken[:1]) == []
    assert location_at(2, -1) in legal_locations("T3", taken)


def test_a_ring_of_four_with_a_hole_touches_two_and_two() -> None:
    """Rules 3.3: a start in which all four touch exactly two others exists."""
    anchors = {"cove": "up:0,0", "forest": "up:-2,0", "hills": "up:-1,2", "moor": "up:-3,2"}
    scene = Island({tile: {"location": spot} for tile, spot in anchors.items()})  # type: ignore[dict-item]

    assert [len(scene.land(tile)["beside"]) for tile in anchors] == [2, 2, 2, 2]


def test_every_legal_location_touches_two_tiles_however_the_island_grew() -> None:
    taken = start_locations("T3", 2)
    for step in range(14):
        places = legal_locations("T3", taken)
        assert all(len(touching("T3", place, taken)) >= 2 for place in places)
        taken.append(places[step * 7 % len(places)])

    assert len(taken) == 16


@pytest.mark.parametrize("geometry", ["T3", "H1"])
@pytest.mark.parametrize("towards", [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)])
def test_the_longest_island_stays_within_the_locations_that_have_words(geometry: str, towards: tuple[int, int]) -> None:
    def distance(location: int) -> int:
        q, r, _ = anchor_of(location)
        return q * towards[0] + r * towards[1]

    taken = start_locations(geometry, 2)
    while len(taken) < 16:
        taken.append(max(legal_locations(geometry, taken), key=distance))

    assert all(abs(q) < REACH and abs(r) < REACH for q, r, _ in map(anchor_of, taken))


# --- placing a tile in play ---


def test_a_new_tile_touches_its_neighbours_and_they_touch_it() -> None:
    scene = Island({"cove": {"red": 1}, "forest": {}}, red=["exploration"], tiles=["moor"])

    scene.red.plays("exploration").answers(locations_offered(2, "T3")[0])

    assert set(scene.land("moor")["beside"]) == {"cove", "forest"}
    assert "moor" in scene.land("cove")["beside"]
    assert "moor" in scene.land("forest")["beside"]


def test_a_new_tile_brings_its_advantage_card_to_the_display_and_nobody_holds_it() -> None:
    scene = Island({"cove": {"red": 1}, "forest": {}}, red=["exploration"], tiles=["moor"])

    scene.red.plays("exploration").answers(locations_offered(2, "T3")[0])

    assert "moor_advantage" in scene.table["display"]
    assert "moor_advantage" not in scene.red.hand


def test_a_location_that_is_not_legal_is_refused_with_a_reason() -> None:
    scene = Island({"cove": {"red": 1}, "forest": {}}, red=["exploration"])
    scene.red.plays("exploration")
    scene.go_on()

    assert [reason["key"] for reason in scene.game.explain(0, "up:9,9")] == ["not-a-location"]
