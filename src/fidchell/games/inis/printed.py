"""What anybody can read off cards and tiles: which deck, when it may be played, what a territory begins with."""

from __future__ import annotations

from typing import Any

from fidchell.games.inis.facts import (
    ACTIONS,
    ADVANTAGE,
    ADVANTAGES,
    CARDS,
    EPICS,
    FOUR_PLAYER_CARDS,
    MANEUVER_CARDS,
    MOOR,
    SEASON_CARDS,
    SWAMP,
    TERRITORIES,
    WITH_SANCTUARY,
)
from fidchell.games.inis.moments import TRISKELS


def printed(word: str) -> dict[str, Any]:
    if word in CARDS:
        return _card(CARDS.index(word))
    if word in TERRITORIES:
        land = TERRITORIES.index(word)
        return {
            "advantage": ADVANTAGES[land],
            "sanctuary": bool(WITH_SANCTUARY >> land & 1),  # comes into play with one
            "citadels": land != SWAMP,  # may hold any
        }
    return {}


def _card(card: int) -> dict[str, Any]:
    word = CARDS[card]
    moments = [moment for moment, triskels in TRISKELS.items() if triskels.cards >> card & 1]
    maneuver = bool(MANEUVER_CARDS >> card & 1)
    any_time = card == ADVANTAGE + MOOR
    timings = {"season": bool(SEASON_CARDS >> card & 1), "triskel": bool(moments) or maneuver or any_time}
    return {
        "deck": "action" if word in ACTIONS else "epic" if word in EPICS else "advantage",
        "timings": [timing for timing, holds in timings.items() if holds],
        "moments": moments,  # the questions a Triskel answers
        "maneuver": maneuver,  # instead of a maneuver in a clash
        "any_time": any_time,
        "territory": TERRITORIES[card - ADVANTAGE] if card >= ADVANTAGE else None,
        "four_players": bool(FOUR_PLAYER_CARDS >> card & 1),  # left out with fewer
    }
