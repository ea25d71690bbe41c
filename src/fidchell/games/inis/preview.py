"""How the three conditions would stand after a choice in a clash, where that is certain from what everybody knows."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import MOST_PLAYERS
from fidchell.games.inis.table import Island


def preview(table: Island, ask: Ask) -> dict[str, Any]:
    """Attack somebody: if a clan is lost by it. Be attacked: as chosen."""
    if ask.question is m.Q_TARGET:
        after = {option: _without_clan(table, option - m.PLAYER) for option in ask.options}
    elif ask.question is m.Q_ATTACKED:
        after = {option: _without_clan(table, ask.seat) if option == m.CLAN else table for option in ask.options}
    else:
        return {}
    words = m.WORD_LIST.words
    return {"now": _standings(table), "options": {words[option]: _standings(world) for option, world in after.items()}}


def _without_clan(table: Island, seat: int) -> Island:
    world = table.copy()
    world.clans[table.clash * MOST_PLAYERS + seat] -= 1
    return world


def _standings(table: Island) -> list[dict[str, int]]:
    standings = []
    for seat in range(table.seats):
        lands, sanctuaries, led = table.standing_of(seat)
        conditions = table.conditions_met(seat)
        standings.append({"territories": lands, "sanctuaries": sanctuaries, "led": led, "conditions": conditions})
    return standings
