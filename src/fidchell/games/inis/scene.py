"""A position from its description (docs/inis.md documents the fields)."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import chance_from_seed
from fidchell.core.rules import GameError, Rules
from fidchell.core.scene import Description
from fidchell.core.values import add, bits, put
from fidchell.games.inis.card_effects import GatherActions
from fidchell.games.inis.effects import PlaceTile
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ACTIONS,
    ADVANTAGE,
    ADVANTAGE_CARDS,
    CARDS,
    CLANS,
    EPIC_CARDS,
    EPICS,
    MOST_PLAYERS,
    NOTHING,
    SWAMP,
    TERRITORIES,
    WITH_SANCTUARY,
)
from fidchell.games.inis.geometry import H1, T3, cells_of, legal_locations, location_words, start_locations
from fidchell.games.inis.procedures.assembly import Assembly, Rounds
from fidchell.games.inis.procedures.season import Season
from fidchell.games.inis.procedures.setup import BUILDINGS, empty_island
from fidchell.games.inis.table import ACTION_DISCARD, ASIDE, EPIC_DECK, LANDS, Island

LOCATION_WORDS = location_words()


def open_scene(rules: Rules[Any], given: dict[str, Any]) -> Island:
    """Everything named is where it is said to be; everything else is where it is least in the way."""
    scene = Description(given, "scene")
    seats = scene.number("players", 2, 2, MOST_PLAYERS)
    geometry = scene.word("geometry", (T3, H1), T3)
    table = empty_island(rules, seats, geometry, scene.word("buildings", tuple(BUILDINGS), "18"))
    table.chance = chance_from_seed(scene.number("seed", 0, 0, 2**53))
    _lay_territories(table, scene)
    _tokens(table, scene)
    _cards(table, scene)
    phase = scene.word("phase", ("season", "assembly"), "season")
    table.opening = scene.flag("opening", False)
    if table.opening and table.turn != table.brenn:
        raise GameError(f"{scene.where}.opening: the Brenn opens the Season, so turn must be {table.brenn}")
    scene.finish()
    if phase == "assembly":  # the Action cards are about to be dealt
        GatherActions().apply(table)
    table.push(Rounds("assembly" if phase == "season" else "season"))
    table.push(Season("turn") if phase == "season" else Assembly())
    return table


def _lay_territories(table: Island, scene: Description) -> None:
    lands = scene.inside("territories")
    named = [word for word in lands.fields if word in TERRITORIES]
    if len(named) < 2:
        raise GameError(f"{lands.where} must name at least two territories; they are {', '.join(TERRITORIES)}")
    free = start_locations(table.geometry, MOST_PLAYERS)
    for word in named:
        land = TERRITORIES.index(word)
        here = lands.inside(word)
        taken = [table.location[other] for other in bits(table.island)]
        location = next((spot for spot in free if spot not in taken), NOTHING)
        if location == NOTHING:
            location = legal_locations(table.geometry, taken)[0]
        if "location" in here.fields:
            location = LOCATION_WORDS.index(here.word("location", LOCATION_WORDS, LOCATION_WORDS[location]))
        cells = {cell for other in taken for cell in cells_of(table.geometry, other)}
        if not cells.isdisjoint(cells_of(table.geometry, location)):
            raise GameError(f"{here.where}.location is taken by another territory")
        PlaceTile(land, location).apply(table)
        _fill(table, land, here)
    lands.finish()
    for land in bits(table.island):
        if not table.beside[land]:
            raise GameError(f"{lands.where}.{TERRITORIES[land]} touches no other territory")
    tiles = scene.words("tiles", TERRITORIES)
    for word in tiles:
        if table.island >> TERRITORIES.index(word) & 1:
            raise GameError(f"{scene.where}.tiles: {word!r} is in play already")
    stack = [TERRITORIES.index(word) for word in tiles]
    rest = [tile for tile in range(LANDS) if not table.island >> tile & 1 and tile not in stack]
    table.chance.shuffle(rest)
    table.tiles = (*rest, *stack[::-1])


def _fill(table: Island, land: int, here: Description) -> None:
    printed = 1 if WITH_SANCTUARY >> land & 1 else 0
    wanted = here.number("sanctuaries", printed, 0, 10)
    table.sanctuaries_left += table.sanctuaries[land] - wanted
    table.sanctuaries = put(table.sanctuaries, land, wanted)
    citadels = here.number("citadels", 0, 0, 9)
    table.citadels = put(table.citadels, land, citadels)
    table.citadels_left -= citadels
    if land == SWAMP and citadels:
        raise GameError(f"{here.where}.citadels: no Citadel stands in the Swamp")
    if table.citadels_left < 0 or table.sanctuaries_left < 0:
        raise GameError(f"{here.where}: there are not so many buildings")
    clans = here.numbers("clans", table.seats, 0, CLANS)
    for seat, count in enumerate(clans):
        table.clans[land * MOST_PLAYERS + seat] = count
        table.reserve[seat] -= count
        if table.reserve[seat] < 0:
            raise GameError(f"{here.where}.clans: a player has {CLANS} clans in all")
    here.finish()


def _tokens(table: Island, scene: Description) -> None:
    lands = [TERRITORIES[land] for land in bits(table.island)]
    capital = scene.word("capital", [land for land in lands if land != "swamp"], next(w for w in lands if w != "swamp"))
    table.capital = TERRITORIES.index(capital)
    table.citadels = add(table.citadels, table.capital, 1)  # the Capital is a Citadel beside the others
    if "festival" in scene.fields:
        table.festival = TERRITORIES.index(scene.word("festival", lands, lands[0]))
    table.brenn = scene.number("brenn", 0, 0, table.seats - 1)
    table.turn = scene.number("turn", table.brenn, 0, table.seats - 1)
    table.round = scene.number("round", 1, 1, 1000)
    table.passes = scene.number("passes", 0, 0, table.seats - 1)
    table.direction = (
        1 if scene.word("direction", ("clockwise", "counter_clockwise"), "clockwise") == "clockwise" else -1
    )
    table.deeds = tuple(scene.numbers("deeds", table.seats, 0, 99))
    for seat in scene.seats("pretenders", table.seats):
        table.pretenders |= 1 << seat


def _cards(table: Island, scene: Description) -> None:
    """Hands first; then the set-aside card, discards and deck; what is left goes to the piles."""
    placed = 0
    cards_in_game = table.actions | EPIC_CARDS | sum(1 << ADVANTAGE + land for land in bits(table.island))
    known = [CARDS[card] for card in bits(cards_in_game)]

    def mask(words: list[str], where: str) -> int:
        nonlocal placed
        cards = sum(1 << CARDS.index(word) for word in words)
        if cards & placed:
            raise GameError(f"{where}: {CARDS[bits(cards & placed)[0]]!r} lies somewhere else already")
        placed |= cards
        return cards

    hands = scene.lists("hands", table.seats, known)
    for seat, words in enumerate(hands):
        table.hands[seat] = mask(words, f"{scene.where}.hands[{seat}]")
    actions = [word for word in known if word in ACTIONS]
    aside = scene.words("aside", actions)
    discard = mask(scene.words("action_discard", actions), f"{scene.where}.action_discard")
    aside_mask = mask(aside[:1], f"{scene.where}.aside")
    if len(aside) > 1:
        raise GameError(f"{scene.where}.aside holds at most one card")
    table.aside = aside_mask.bit_length() - 1 if aside_mask else NOTHING
    table.spent = mask(scene.words("spent", [word for word in known if word.endswith("_advantage")]), "scene.spent")
    table.action_deck = ()
    table.action_discard = discard | table.actions & ~placed
    placed |= table.action_discard
    table.display = (cards_in_game & ADVANTAGE_CARDS) & ~placed
    table.epic_discard = mask(scene.words("epic_discard", EPICS), f"{scene.where}.epic_discard")
    top = scene.words("epic_deck", EPICS)
    top_mask = mask(top, f"{scene.where}.epic_deck")
    rest = bits(EPIC_CARDS & ~placed & ~top_mask)
    table.chance.shuffle(rest)
    table.epic_deck = (*rest, *(CARDS.index(word) for word in top[::-1]))
    _nobody_knows_more_than_their_own(table)


def _nobody_knows_more_than_their_own(table: Island) -> None:
    action_zones = [*range(table.seats), ASIDE, ACTION_DISCARD]
    table.dealt_out(table.actions, action_zones, ACTION_CARDS)
    table.dealt_out(EPIC_CARDS, [*range(table.seats), EPIC_DECK], EPIC_CARDS)
    table.all_see(table.epic_discard)
    for seat in range(table.seats):
        table.sees(seat, seat, table.action_cards(seat), ACTION_CARDS)
        table.sees(seat, seat, table.epic_cards(seat), EPIC_CARDS)
