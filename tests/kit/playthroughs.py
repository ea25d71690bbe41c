"""Recorded playthroughs: a random game of each kind with a digest per decision and its log in English.

When a rule changes on purpose, bump the rules version, run ``python tools/record_playthroughs.py`` and read the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from fidchell.core.game import Game
from fidchell.core.replay import beginning
from fidchell.core.rules import Rules
from fidchell.speech import Speech
from kit.walk import Choices, begin, walk

FOLDER = Path(__file__).parents[1] / "playthroughs"


def file_of(rules: Rules[Any], players: int) -> Path:
    return FOLDER / f"{rules.name}-{players}.json"


def recorded(rules: Rules[Any], players: int) -> dict[str, Any]:
    """Play random games and write down everything about one of middling length."""
    games = sorted((_recorded(rules, players, seed) for seed in range(7)), key=lambda game: len(game["digests"]))
    return games[3]


def _recorded(rules: Rules[Any], players: int, seed: int) -> dict[str, Any]:
    game = begin(rules, players, seed)
    digests = [game.table.digest()[:8] for _ in walk(game, Choices(seed))]
    record = {**game.record(), "checks": []}  # a digest of every position says more
    return {**record, "digests": [*digests, game.table.digest()[:8]], "log": log_of(game)}


def log_of(game: Game) -> list[str]:
    speech = Speech(game.rules, "en")
    return [speech.event(event) for event in game.events(None)]


def first_difference(rules: Rules[Any], playthrough: dict[str, Any]) -> str:
    """Replay a playthrough; say where it first differs, or nothing."""
    game = beginning(rules, playthrough)
    for count, ((seat, option), digest) in enumerate(zip(playthrough["answers"], playthrough["digests"], strict=False)):
        if game.table.digest()[:8] != digest:
            return f"before decision {count + 1}: another position than recorded"
        game.answer(seat, option)
    if game.table.digest()[:8] != playthrough["digests"][-1]:
        return "at the end: another position than recorded"
    return "" if log_of(game) == playthrough["log"] else "the log reads differently"


def write(rules: Rules[Any], players: int) -> Path:
    file = file_of(rules, players)
    file.write_text(_readable(recorded(rules, players)), encoding="utf-8")
    return file


def _readable(playthrough: dict[str, Any]) -> str:
    """JSON with one answer, digest or line of the log on each line, so that a diff shows what changed."""
    parts = []
    for key, value in playthrough.items():
        if key in ("answers", "digests", "log"):
            lines = ",\n".join(json.dumps(part, ensure_ascii=False) for part in value)
            parts.append(f'"{key}": [\n{lines}\n]')
        else:
            parts.append(f'"{key}": {json.dumps(value, ensure_ascii=False)}')
    return "{" + ",\n".join(parts) + "}\n"
