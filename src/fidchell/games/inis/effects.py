"""Changes of the island and its tokens. Changes of cards are in card_effects.py."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.values import add, bits, put
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    ADVANTAGE,
    MOST_PLAYERS,
    NOTHING,
    SWAMP,
    WITH_SANCTUARY,
)
from fidchell.games.inis.geometry import touching
from fidchell.games.inis.table import Island


class PlaceClans(Effect[Island]):
    """From the reserve to a territory, as many as there are; never a clash."""

    __slots__ = ("seat", "territory", "count")

    def __init__(self, seat: int, territory: int, count: int = 1) -> None:
        self.seat = seat
        self.territory = territory
        self.count = count

    def apply(self, table: Island) -> None:
        count = min(self.count, table.reserve[self.seat])
        if count:
            table.reserve[self.seat] -= count
            table.clans[self.territory * MOST_PLAYERS + self.seat] += count
            table.tell(m.E_PLACED, (self.seat, m.LAND + self.territory, count))


class MoveClans(Effect[Island]):
    """From territory to territory. What arriving leads to (Mountains, a clash) is the business of Arrive."""

    __slots__ = ("owner", "origin", "territory", "count", "sheltered")

    def __init__(self, owner: int, origin: int, territory: int, count: int, sheltered: int = 0) -> None:
        self.owner = owner
        self.origin = origin
        self.territory = territory
        self.count = count
        self.sheltered = sheltered  # how many of them leave a Citadel (the Fianna)

    def apply(self, table: Island) -> None:
        count = min(self.count, table.clans_of(self.owner, self.origin))  # fewer if some were lost since declared
        if not count:
            return
        table.clans[self.origin * MOST_PLAYERS + self.owner] -= count
        table.clans[self.territory * MOST_PLAYERS + self.owner] += count
        if self.sheltered:
            table.sheltered = add(table.sheltered, self.owner, -self.sheltered)
        table.arrived |= 1 << self.territory
        table.tell(m.E_MOVED, (self.owner, m.LAND + self.origin, m.LAND + self.territory, count))


class TakeOff(Effect[Island]):
    """A clan leaves the island, for its owner's reserve or the Cauldron."""

    __slots__ = ("owner", "territory", "by_maneuver")

    def __init__(self, owner: int, territory: int, by_maneuver: bool = False) -> None:
        self.owner = owner
        self.territory = territory
        self.by_maneuver = by_maneuver

    def apply(self, table: Island) -> None:
        table.clans[self.territory * MOST_PLAYERS + self.owner] -= 1
        if self.by_maneuver and self.owner != table.maneuver_by:
            table.maneuver_removed = True
        if self.territory == table.clash and table.exposed(self.owner) < 0:  # a sheltered one was given up
            table.sheltered = add(table.sheltered, self.owner, -1)
        if table.clash != NOTHING and table.cauldron_of == self.owner:
            table.cauldron += 1
        else:
            table.reserve[self.owner] += 1
            if table.clash != NOTHING:
                table.lost = add(table.lost, self.owner, 1)
        table.peace &= ~(1 << self.owner)
        table.tell(m.E_REMOVED, (self.owner, m.LAND + self.territory))


class PlaceTile(Effect[Island]):
    """A territory comes into play, with its Sanctuary if it has one, and its Advantage card to the display."""

    __slots__ = ("territory", "location")

    def __init__(self, territory: int, location: int) -> None:
        self.territory = territory
        self.location = location

    def apply(self, table: Island) -> None:
        lands = bits(table.island)
        for at in touching(table.geometry, self.location, [table.location[land] for land in lands]):
            here, there = self.territory, lands[at]
            table.beside = put(table.beside, here, table.beside[here] | 1 << there)
            table.beside = put(table.beside, there, table.beside[there] | 1 << here)
        table.location = put(table.location, self.territory, self.location)
        table.island |= 1 << self.territory
        table.tile_knowers = put(table.tile_knowers, self.territory, 0)
        table.display |= 1 << ADVANTAGE + self.territory
        table.tell(m.E_TILE, (m.LAND + self.territory,))
        if WITH_SANCTUARY >> self.territory & 1:
            PlaceSanctuary(self.territory).apply(table)


class Explore(Effect[Island]):
    """The next tile of the stack comes into play at this location; the explorer arrives with a clan."""

    __slots__ = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def apply(self, table: Island) -> None:
        territory, table.tiles = table.tiles[-1], table.tiles[:-1]
        PlaceTile(territory, self.location).apply(table)
        PlaceClans(self.seat, territory).apply(table)


class PlaceSanctuary(Effect[Island]):
    """If one is left."""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def apply(self, table: Island) -> None:
        if table.sanctuaries_left:
            table.sanctuaries_left -= 1
            table.sanctuaries = add(table.sanctuaries, self.territory, 1)
            table.tell(m.E_BUILT_SANCTUARY, (m.LAND + self.territory,))


class PlaceCitadel(Effect[Island]):
    """If one is left."""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def apply(self, table: Island) -> None:
        assert self.territory != SWAMP, "no Citadel stands in the Swamp"
        if table.citadels_left:
            table.citadels_left -= 1
            table.citadels = add(table.citadels, self.territory, 1)
            table.tell(m.E_BUILT_CITADEL, (m.LAND + self.territory,))


class FoundCapital(Effect[Island]):
    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def apply(self, table: Island) -> None:
        table.capital = self.territory
        table.citadels = add(table.citadels, self.territory, 1)
        table.tell(m.E_CAPITAL, (table.brenn, m.LAND + self.territory))
        PlaceSanctuary(self.territory).apply(table)


class HoldFestival(Effect[Island]):
    """There is one marker: a second Festival moves it."""

    __slots__ = ("territory",)

    def __init__(self, territory: int) -> None:
        self.territory = territory

    def apply(self, table: Island) -> None:
        table.festival = self.territory
        table.tell(m.E_FESTIVAL, (m.LAND + self.territory,))


class GainDeed(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.deeds = add(table.deeds, self.seat, 1)
        table.tell(m.E_DEED, (self.seat,))


class LoseDeed(Effect[Island]):
    """If there is one to lose."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        if table.deeds[self.seat]:
            table.deeds = add(table.deeds, self.seat, -1)
            table.tell(m.E_DEED_LOST, (self.seat,))


class TakePretender(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.pretenders |= 1 << self.seat
        table.tell(m.E_PRETENDER, (self.seat,))
