"""One whole solo game, recorded with its reasons in solo_game.txt (rules 6).

You always give the first answer offered. When a pack or a rule changes on purpose, print the new log with
``python -m pytest tests/tirnanog/test_solo_game.py -s``, check it against the rules by hand, and put it in the
file: the difference is part of the review.
"""

from __future__ import annotations

from pathlib import Path

from fidchell.core.game import new_game
from fidchell.games.tirnanog.api import RULES
from kit.saga import short

RECORD = Path(__file__).with_name("solo_game.txt")


def told(seed: str) -> list[str]:
    """The log of a game: grids as they are laid, and everything that happens."""
    game, seen = new_game(RULES, 1, seed, {"difficulty": "medium"}), 0
    lines: list[str] = []
    while True:
        for event in game.events(None)[seen:]:
            lines.append(" ".join([event["key"], *(short(str(value)) for value in event["values"].values())]))
            if event["key"] == "grid-laid":
                grid = game.view(None)["table"]["grid"]
                lines += ["  " + " ".join("." if card is None else short(card) for card in line) for line in grid]
        seen = len(game.events(None))
        if game.over:
            return lines
        game.answer(0, game.decisions[0].options[0])


def test_the_recorded_solo_game_is_still_the_same() -> None:
    recorded = [line.split("#")[0].rstrip() for line in RECORD.read_text(encoding="utf-8").splitlines()]
    recorded = [line for line in recorded if line]

    now = told("balor")

    print("\n".join(now))
    assert now == recorded
