"""Positions for pictures: seeded games between bots, cut at the moments worth looking at.

PYTHONPATH=../src ../.venv/bin/python scripts/positions.py      # JSON: name -> {"record", "seat": who looks,
"rest": what was answered after}
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Final

import fidchell
from fidchell.agents.match import play_one

BOT: Final = "club:iterations=16"
MOST_AFTER: Final = 20
GAMES: Final[dict[str, tuple[str, int, str, dict[str, Any]]]] = {
    "inis": ("inis", 4, "Tara 9", {}),
    "three": ("tirnanog", 3, "Mag Mell", {"geis": "random"}),
    "five": ("tirnanog", 5, "Five bards", {"geis": "random"}),
    "solo": ("tirnanog", 1, "Balor", {"geis": "random", "difficulty": "hard"}),
    "two": ("tirnanog", 2, "Emain", {}),
}

Worth = Callable[[dict[str, Any], Any, int], float]  # the table as its seat sees it, the game, the seat; 0: will not do


def is_asked(game: Any, seat: int, *keys: str) -> bool:
    return any(one.seat == seat and one.key in keys and len(one.options) > 1 for one in game.decisions)


def season(table: dict[str, Any], game: Any, seat: int) -> float:
    return len(table["territories"]) * 3 + len(table["hand"]) if is_asked(game, seat, "turn") else 0


def draft(table: dict[str, Any], game: Any, seat: int) -> float:
    asked = next((one for one in game.decisions if one.key == "draft-keep"), None)
    return table["round"] if asked is not None and asked.seat == seat and len(table["laid"] or ()) == 0 else 0


def clash(table: dict[str, Any], game: Any, seat: int) -> float:
    if not is_asked(game, seat, "maneuver"):
        return 0
    exposed = table["clash"]["exposed"]
    return 10 * sum(1 for clans in exposed if clans) + sum(exposed) + 2 * len(table["hand"]) if exposed[seat] else 0


def window(table: dict[str, Any], game: Any, seat: int) -> float:
    """Somebody may answer a card that was just declared, and others are asked as well."""
    if not any(one.seat == seat and len(one.options) > 1 for one in game.window):
        return 0
    return 0 if table["declared"] is None else len(table["territories"]) + 2 * len(game.window)


def journey(table: dict[str, Any], game: Any, seat: int) -> float:
    out = sum(len(player["bards"]) for player in table["players"])
    return table["round"] * 10 + out if is_asked(game, seat, "place-bard") and table["round"] < 5 and out < 6 else 0


def saga(table: dict[str, Any], game: Any, seat: int) -> float:
    return table["round"] * 10 + len(table["hand"]) if is_asked(game, seat, "play") and table["round"] == 4 else 0


CUTS: Final[dict[str, tuple[str, Worth]]] = {
    "inis-season": ("inis", season),
    "inis-draft": ("inis", draft),
    "inis-clash": ("inis", clash),
    "inis-window": ("inis", window),
    "tirnanog-journey": ("three", journey),
    "tirnanog-saga": ("three", saga),
    "tirnanog-solo": ("solo", journey),
    "tirnanog-five": ("five", saga),
}
ENDS: Final = {"inis-end": "inis", "tirnanog-end": "three"}
WHOLE: Final = {"replay": "two", "replay-inis": "inis"}


def cut(record: dict[str, Any], at: int, seat: int) -> dict[str, Any]:
    begun = {**record, "answers": record["answers"][:at], "checks": []}
    return {"record": begun, "seat": seat, "rest": record["answers"][at : at + MOST_AFTER]}


def best(record: dict[str, Any], worth: Worth) -> dict[str, Any]:
    game = fidchell.new(record["game"], record["players"], record["seed"], record["options"])
    top, found = 0.0, (0, 0)
    for at, (answering, option) in enumerate(record["answers"]):
        for seat in {answering, *(one.seat for one in game.window)}:
            value = worth(game.view(seat)["table"], game, seat)
            if value > top:
                top, found = value, (at, seat)
        game.answer(answering, option)
    if not top:
        raise SystemExit(f"no {worth.__name__} in this game: take another seed")
    return cut(record, *found)


def played(name: str) -> dict[str, Any]:
    game, players, seed, options = GAMES[name]
    record = play_one(game, seed, [BOT] * players, options, record=True).record
    assert record is not None
    return record


def main() -> None:
    with ProcessPoolExecutor(2) as pool:
        records = dict(zip(GAMES, pool.map(played, GAMES), strict=True))
    positions = {name: best(records[game], worth) for name, (game, worth) in CUTS.items()}
    for name, game in ENDS.items():
        answers = records[game]["answers"]
        last = len(answers) - 1
        while last and answers[last - 1][1] == "pass":  # a whole round of passes is given by the players themselves
            last -= 1
        positions[name] = cut(records[game], last, answers[last][0])
    positions |= {name: cut(records[game], len(records[game]["answers"]), 0) for name, game in WHOLE.items()}
    json.dump(positions, sys.stdout)


if __name__ == "__main__":
    main()
