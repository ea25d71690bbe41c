"""Setting up (rules 2): tiles, Brenn, Capital, crows, first clans."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.rules import Rules
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.effects import FoundCapital, PlaceClans, PlaceTile
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    DISCOVERY_BOTTOM,
    DISCOVERY_START,
    EPIC_CARDS,
    FOUR_PLAYER_CARDS,
    MOST_PLAYERS,
    SWAMP,
)
from fidchell.games.inis.geometry import start_locations
from fidchell.games.inis.procedures.assembly import Rounds
from fidchell.games.inis.table import ACTION_DECK, EPIC_DECK, LANDS, Island

BUILDINGS = {"18": (8, 9), "20": (9, 10)}  # Citadels beside the Capital, Sanctuaries
FIRST_CLANS = 2


def empty_island(rules: Rules[Any], seats: int, geometry: str, buildings: str) -> Island:
    """Nothing on the table but the supplies; all cards where everybody knows them to be."""
    table = Island(rules, seats)
    table.clear()
    table.geometry = geometry
    table.citadels_left, table.sanctuaries_left = BUILDINGS[buildings]
    table.actions = ACTION_CARDS if seats == MOST_PLAYERS else ACTION_CARDS & ~FOUR_PLAYER_CARDS
    table.action_deck = tuple(bits(table.actions))
    table.dealt_out(table.actions, [ACTION_DECK], ACTION_CARDS)
    table.epic_deck = tuple(bits(EPIC_CARDS))
    table.dealt_out(EPIC_CARDS, [EPIC_DECK], EPIC_CARDS)
    return table


def set_up(rules: Rules[Any], seats: int, options: dict[str, Any], chance: Chance) -> Island:
    table = empty_island(rules, seats, options["geometry"], options["buildings"])
    table.chance = chance
    table.epic_deck = chance.shuffled(table.epic_deck)
    table.discovery = options["scenario"] == "discovery"
    if table.discovery:
        start, rest = _discovery(seats, chance)
    else:
        tiles = list(range(LANDS))
        chance.shuffle(tiles)
        start, rest = tiles[:seats], tiles[seats:]
    table.tiles = tuple(rest)
    for territory, location in zip(start, start_locations(table.geometry, seats), strict=True):
        PlaceTile(territory, location).apply(table)
    table.brenn = table.turn = chance.below(seats)
    table.push(Rounds())
    table.push(SettingUp())
    return table


def _discovery(seats: int, chance: Chance) -> tuple[list[int], list[int]]:
    start = list(DISCOVERY_START[:seats])
    bottom = list(DISCOVERY_BOTTOM)
    top = [tile for tile in range(LANDS) if tile not in start and tile not in bottom]
    for part in (start, bottom, top):
        chance.shuffle(part)
    return start, bottom + top


class SettingUp(Frame[Island]):
    """The Brenn founds the Capital; then, in crow order, everybody places a clan, twice round."""

    __slots__ = ("placed",)

    def __init__(self, placed: int = 0) -> None:
        self.placed = placed

    def next(self, table: Island) -> Ask | None:
        lands = bits(table.island)
        if table.capital < 0:
            return Ask(table.brenn, m.Q_CAPITAL, m.lands([land for land in lands if land != SWAMP]))
        if self.placed == FIRST_CLANS * table.seats:
            table.stack.pop()
            return None
        return Ask(self._placing(table), m.Q_FIRST_CLANS, m.lands(lands))

    def _placing(self, table: Island) -> int:
        return table.order_from(table.brenn)[self.placed % table.seats]

    def take(self, table: Island, seat: int, option: int) -> None:
        if table.capital < 0:
            table.do([FoundCapital(option - m.LAND), FirstToss()])
        else:
            self.placed += 1
            table.do([PlaceClans(seat, option - m.LAND)])

    def shown(self) -> str:
        return "setting-up"


class FirstToss(Effect[Island]):
    """The crows get their first direction: nothing has changed yet, so the Gates stay shut."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.direction = 1 if table.chance.below(2) else -1
        table.tell(m.E_CROWS if table.direction == 1 else m.E_CROWS_BACK)
