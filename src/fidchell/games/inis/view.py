"""What one seat may know, built up from what is public and its own."""

from __future__ import annotations

from typing import Any

from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import ACTION_CARDS, CARDS, EPIC_CARDS, NOTHING, TERRITORIES
from fidchell.games.inis.procedures.drawing import Drawing
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.table import ACTION_DISCARD, ASIDE, Island


def view(table: Island, seat: int | None) -> dict[str, Any]:
    """Everything public, and, for a seat, its own hand and what it has seen."""
    seen: dict[str, Any] = {
        "geometry": table.geometry,
        "round": table.round,
        "turn": table.turn,
        "passes": table.passes,
        "brenn": table.brenn,
        "direction": "clockwise" if table.direction == 1 else "counter_clockwise",
        "capital": _land(table.capital),
        "festival": _land(table.festival),
        "territories": {TERRITORIES[land]: _territory(table, land) for land in bits(table.island)},
        "tiles_left": len(table.tiles),
        "citadels_left": table.citadels_left,
        "sanctuaries_left": table.sanctuaries_left,
        "players": [_player(table, other) for other in range(table.seats)],
        "display": words(table.display),
        "spent": words(table.spent),
        "in_play": words(table.in_play),
        "declared": [_declared(frame) for frame in table.stack if isinstance(frame, PlayingCard)],
        "revealed": words(table.revealed),
        "epic_deck": len(table.epic_deck),
        "epic_discard": words(table.epic_discard),
        "action_discard": table.action_discard.bit_count(),
        "aside": table.aside != NOTHING,
        "clash": _clash(table),
    }
    if seat is not None:
        seen |= _own(table, seat)
    return seen


def _land(territory: int) -> str | None:
    return None if territory == NOTHING else TERRITORIES[territory]


def words(cards: int) -> list[str]:
    return [CARDS[card] for card in bits(cards)]


def _territory(table: Island, land: int) -> dict[str, Any]:
    chief = table.chieftain(land)
    return {
        "location": m.WORD_LIST.words[m.LOCATION + table.location[land]],
        "beside": [TERRITORIES[other] for other in table.beside_of(land)],
        "clans": [table.clans_of(other, land) for other in range(table.seats)],
        "chieftain": None if chief == NOTHING else chief,
        "citadels": table.citadels[land],  # the Capital included
        "sanctuaries": table.sanctuaries[land],
    }


def _declared(playing: PlayingCard) -> dict[str, Any]:
    """A card being played and how it was declared: public once the declaration is complete (rules 7.3)."""
    choices = [m.WORD_LIST.words[choice] for choice in playing.choices]
    return {"card": CARDS[playing.card], "player": playing.seat, "choices": choices, "cancelled": playing.cancelled}


def _player(table: Island, other: int) -> dict[str, Any]:
    lands, sanctuaries, led = table.standing_of(other)
    return {
        "reserve": table.reserve[other],
        "deeds": table.deeds[other],
        "pretender": bool(table.pretenders >> other & 1),
        "actions": table.action_cards(other).bit_count() + table.laid[other].bit_count(),
        "epics": table.epic_cards(other).bit_count(),
        "advantages": words(table.advantage_cards(other)),
        "territories": lands,
        "sanctuaries": sanctuaries,
        "led": led,
        "conditions": table.conditions_met(other),
    }


def _clash(table: Island) -> dict[str, Any] | None:
    if table.clash == NOTHING:
        return None
    return {
        "territory": TERRITORIES[table.clash],
        "instigator": table.instigator,
        "maneuver": table.maneuver_by,
        "exposed": [table.exposed(other) for other in range(table.seats)],
        "sheltered": list(table.sheltered),
        "peace": bits(table.peace),
        "spear": table.spear,
        "cauldron": None if table.cauldron_of == NOTHING else [table.cauldron_of, table.cauldron],
    }


def _drawn(table: Island, seat: int) -> int:
    """The cards this seat has just drawn and must choose from."""
    for frame in table.stack[::-1]:
        if isinstance(frame, Drawing) and frame.seat == seat:
            return int(frame.drawn) & table.hands[seat]
    return 0


def _own(table: Island, seat: int) -> dict[str, Any]:
    """The hand, the packet laid down, cards just drawn, and all hidden cards whose place this seat knows."""
    hidden = ACTION_CARDS | EPIC_CARDS
    known_tiles = [tile for tile in reversed(table.tiles) if table.tile_knowers[tile] >> seat & 1]
    return {
        "hand": words(table.hands[seat]),
        "laid": words(table.laid[seat]),
        "drawn": words(_drawn(table, seat)),
        "known": [
            words(table.surely_in(seat, other) & hidden) if other != seat else [] for other in range(table.seats)
        ],
        "known_aside": words(table.surely_in(seat, ASIDE)),
        "known_discard": words(table.surely_in(seat, ACTION_DISCARD)),
        "known_tiles": [TERRITORIES[tile] for tile in known_tiles],
    }
