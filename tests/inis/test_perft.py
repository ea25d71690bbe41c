"""How many ways a dozen positions can go on, counted in two ways that must agree.

The fast way copies tables and takes the options they list. The slow way knows no copy and no list: it replays each line
of play from the scene's beginning and tries every word of the vocabulary at the front door.
"""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from fidchell.core.game import Game
from fidchell.core.table import Table
from fidchell.games.inis import messages as m


def lands(**clans: list[int]) -> dict[str, Any]:
    return {land: {"clans": here} for land, here in clans.items()}


THREE = lands(cove=[3, 0], valley=[1, 2], plains=[0, 1])
DUEL = lands(cove=[1, 2], valley=[1, 0], plains=[0, 1])
FORT = {**THREE, "valley": {"clans": [2, 2], "citadels": 2, "sanctuaries": 1}}

BLUE = ["geis", "conquest", "new_clans"]

# name, scene, decisions, leaves
SCENES: list[tuple[str, dict[str, Any], int, int]] = [
    ("migration", {"territories": THREE, "hands": [["migration"], BLUE]}, 7, 360),
    ("conquest", {"territories": THREE, "hands": [["conquest", "bard"], ["geis", "druid"]]}, 7, 588),
    ("new_alliance", {"territories": THREE, "hands": [["new_alliance"], BLUE]}, 7, 352),
    ("citadels", {"territories": FORT, "hands": [["warlord"], BLUE]}, 7, 369),
    ("a_clash", {"territories": FORT, "hands": [["migration", "bard", "ogmas_eloquence"], BLUE]}, 10, 513),
    ("otherworld", {"territories": FORT, "hands": [["otherworld"], [*BLUE, "dagda", "dagdas_club"]]}, 12, 335),
    ("horses", {"territories": THREE, "hands": [["manannans_horses"], [*BLUE, "lugs_spear"]]}, 11, 436),
    ("morrigan", {"territories": THREE, "hands": [["morrigan"], [*BLUE, "battle_of_moytura"]]}, 13, 560),
    ("exploration", {"territories": THREE, "hands": [["exploration", "migration"], BLUE], "tiles": ["hills"]}, 7, 650),
    ("cuchulain", {"territories": DUEL, "hands": [["warlord", "tale_of_cuchulain"], BLUE]}, 10, 365),
    ("draft", {"territories": THREE, "phase": "assembly"}, 6, 729),
    ("h1", {"territories": THREE, "hands": [["exploration", "migration"], BLUE], "geometry": "H1"}, 7, 553),
]


def fast(table: Table, decisions: int) -> int:
    if decisions == 0 or table.ask is None:
        return 1
    leaves = 0
    for option in table.ask.options:
        twin = table.copy()
        twin.take(option)
        leaves += fast(twin, decisions - 1)
    return leaves


def slow(scene: dict[str, Any], line: list[tuple[int, str]], decisions: int) -> int:
    game = replayed(scene, line)
    if decisions == 0 or game.over:
        return 1
    asked = next(decision for decision in game.decisions if not decision.optional)
    standing = {word for decision in game.decisions if decision.optional for word in decision.options}
    words = [word for word in candidates(asked.key) if word not in standing]
    open_now = [word for word in words if not game.explain(asked.seat, word)]
    return sum(slow(scene, [*line, (asked.seat, word)], decisions - 1) for word in open_now)


def candidates(key: str) -> list[str]:
    """Every word; spots on the map only where one is asked for, to keep the slow way from being hopeless."""
    words = m.WORD_LIST.words
    return words[m.LOCATION :] if "location" in key else words[: m.LOCATION]


def replayed(scene: dict[str, Any], line: list[tuple[int, str]]) -> Game:
    game = fidchell.scene("inis", scene)
    for seat, word in line:
        game.answer(seat, word)
    return game


@pytest.mark.parametrize(("scene", "decisions", "leaves"), [pytest.param(*case[1:], id=case[0]) for case in SCENES])
def test_both_ways_of_counting_agree(scene: dict[str, Any], decisions: int, leaves: int) -> None:
    counted = fast(fidchell.scene("inis", scene).table, decisions)

    assert counted == slow(scene, [], decisions)
    assert counted == leaves
