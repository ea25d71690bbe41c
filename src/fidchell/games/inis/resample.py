"""A world that a seat cannot tell from the true one: hidden cards and tiles dealt anew by what it knows."""

from __future__ import annotations

from fidchell.core.chance import Chance
from fidchell.core.values import bits, put
from fidchell.games.inis.facts import ACTION_CARDS, DISCOVERY_BOTTOM, EPIC_CARDS, NOTHING
from fidchell.games.inis.table import (
    ACTION_DECK,
    ACTION_DISCARD,
    ASIDE,
    EPIC_DECK,
    LAID,
    Island,
)


def resample(table: Island, seat: int, chance: Chance) -> None:
    _actions(table, seat, chance)
    _epics(table, seat, chance)
    _tiles(table, seat, chance)
    _what_others_know(table, seat)


def _actions(table: Island, seat: int, chance: Chance) -> None:
    sizes = [0] * table.zones
    for other in range(table.seats):
        sizes[other] = table.action_cards(other).bit_count()
        if table.laid[other]:
            sizes[LAID + other] = table.laid[other].bit_count()
    sizes[ASIDE] = 0 if table.aside == NOTHING else 1
    sizes[ACTION_DISCARD] = table.action_discard.bit_count()
    sizes[ACTION_DECK] = len(table.action_deck)
    world = table.imagined(seat, ACTION_CARDS, sizes, chance)
    for other in range(table.seats):
        table.hands[other] = table.hands[other] & ~ACTION_CARDS | world[other]
        if table.laid[other]:
            table.laid = put(table.laid, other, world[LAID + other])
    table.aside = world[ASIDE].bit_length() - 1 if world[ASIDE] else NOTHING
    table.action_discard = world[ACTION_DISCARD]
    table.action_deck = chance.shuffled(bits(world[ACTION_DECK]))


def _epics(table: Island, seat: int, chance: Chance) -> None:
    sizes = [0] * table.zones
    for other in range(table.seats):
        sizes[other] = table.epic_cards(other).bit_count()
    sizes[EPIC_DECK] = len(table.epic_deck)
    world = table.imagined(seat, EPIC_CARDS, sizes, chance)
    for other in range(table.seats):
        table.hands[other] = table.hands[other] & ~EPIC_CARDS | world[other]
    table.epic_deck = chance.shuffled(bits(world[EPIC_DECK]))


def _tiles(table: Island, seat: int, chance: Chance) -> None:
    """Unknown tiles change places among themselves; in the Discovery scenario only within their half of the stack."""
    for half in (True, False):
        places = [
            at
            for at, tile in enumerate(table.tiles)
            if not table.tile_knowers[tile] >> seat & 1 and (table.discovery and tile in DISCOVERY_BOTTOM) == half
        ]
        tiles = sorted(table.tiles[at] for at in places)
        chance.shuffle(tiles)
        for at, tile in zip(places, tiles, strict=True):
            table.tiles = put(table.tiles, at, tile)


def _what_others_know(table: Island, seat: int) -> None:
    """What others have seen in secret is theirs: in this world they know what all know, and their own cards."""
    zones = table.zones
    public = table.seats * zones
    for other in range(table.seats):
        if other != seat:
            first = other * zones
            table.may[first : first + zones] = table.may[public : public + zones]
            for kind, hand in ((ACTION_CARDS, table.action_cards(other)), (EPIC_CARDS, table.epic_cards(other))):
                table.sees(other, other, hand, kind)
            if table.laid[other]:
                table.sees(other, LAID + other, table.laid[other], ACTION_CARDS)
    table.stayed = tuple(fact for fact in table.stayed if fact[0] in (seat, table.seats))
    table.tile_knowers = tuple(knowers & 1 << seat for knowers in table.tile_knowers)
