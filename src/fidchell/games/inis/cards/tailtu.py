"""Tailtu's Land: three tiles are drawn and looked at, one is placed, the others go under the stack."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Next, Script
from fidchell.core.values import put
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.effects import MoveClans, PlaceTile
from fidchell.games.inis.facts import TAILTUS_LAND
from fidchell.games.inis.geometry import legal_locations
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive
from fidchell.games.inis.table import Island

DRAWN = 3


@SCRIPTS.add
def tailtus_land(play: Look) -> Effects:
    """Draw three tiles, place one where you like, the others under the stack; you may move a clan onto it."""
    return [LookAtTiles(play.me), Next("tailtu_places", play.me)]


@SCRIPTS.add
def tailtu_places(play: Look) -> Script:
    table = play.table
    tiles = table.tiles[-DRAWN:][::-1]  # the top first
    if not tiles:
        return []
    tile = (yield play.pick_land(m.Q_TILE, sorted(tiles))) - m.LAND
    places = legal_locations(table.geometry, [table.location[land] for land in play.all_lands()])
    options = [m.LOCATION + place for place in places]
    location = (yield play.pick(m.Q_TILE_LOCATION, options, (m.land(tile),))) - m.LOCATION
    rest = sorted(other for other in tiles if other != tile)
    if len(rest) > 1:  # their order under the stack
        last = (yield play.pick_land(m.Q_TILE_UNDER, rest)) - m.LAND
        rest = [other for other in rest if other != last] + [last]
    return [PlaceDrawnTile(play.me, tile, location, tuple(rest)), Next("tailtu_moves", play.me, (tile,))]


@SCRIPTS.add
def tailtu_moves(play: Look) -> Script:
    tile = play.cause[0]
    origins = [land for land in play.beside(tile) if play.my_clans(land)]
    if not origins:
        return []
    values = (m.card(TAILTUS_LAND), m.land(tile))
    answer = yield play.pick_land(m.Q_FROM_TO, origins, *values, may_stop=True)
    if answer == STOP:
        return []
    return [MoveClans(play.me, answer - m.LAND, tile, 1), Arrive(play.me, play.me, False)]


class LookAtTiles(Effect[Island]):
    """One player sees the top of the stack."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        tiles = table.tiles[-DRAWN:]
        for tile in tiles:
            table.tile_knowers = put(table.tile_knowers, tile, table.tile_knowers[tile] | 1 << self.seat)
        if tiles:
            seen = tuple(m.lands(sorted(tiles)))
            table.tell(m.E_TILES_SEEN, (self.seat, len(tiles)), (seen,), 1 << self.seat)


class PlaceDrawnTile(Effect[Island]):
    """One of the tiles looked at comes into play, the others go under the stack: the last named lies lowest."""

    __slots__ = ("seat", "tile", "location", "under")

    def __init__(self, seat: int, tile: int, location: int, under: tuple[int, ...]) -> None:
        self.seat = seat
        self.tile = tile
        self.location = location
        self.under = under

    def apply(self, table: Island) -> None:
        taken = (self.tile, *self.under)
        table.tiles = (*self.under[::-1], *(tile for tile in table.tiles if tile not in taken))
        for tile in self.under:
            table.tile_knowers = put(table.tile_knowers, tile, 1 << self.seat)
        PlaceTile(self.tile, self.location).apply(table)
