"""Forty scenes written from the printed rules and card texts alone, by somebody who has not read the engine.

Each file of clean_room/ is a position, the real choices, and what the printed rules say comes of them. Windows nobody
uses are passed here, so that the files hold nothing but choices.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.games.inis.moments import QUESTIONS

WINDOWS = frozenset(question.key for question in QUESTIONS.values())
ORDERED = frozenset({"clans"})
SCENES = [
    json.loads(path.read_text(encoding="utf-8")) for path in sorted((Path(__file__).parent / "clean_room").iterdir())
]


def pass_window(game: fidchell.Game) -> bool:
    """Pass the first question the game waits for, if it is a window."""
    decision = next((decision for decision in game.decisions if not decision.optional), None)
    if decision is None or decision.key not in WINDOWS or "pass" not in decision.options:
        return False
    game.answer(decision.seat, "pass")
    return True


def is_open(game: fidchell.Game, seat: int, option: str) -> bool:
    """Whether a listed choice can be made now. A listed pass is meant for a turn or a Citadel, never for a window."""
    return any(
        decision.seat == seat and option in decision.options and not (option == "pass" and decision.key in WINDOWS)
        for decision in game.decisions
    )


def play(scene: dict[str, Any]) -> fidchell.Game:
    """Set the scene, make the listed choices, pass every other window."""
    game = fidchell.scene("inis", scene["scene"])
    for at, (seat, option) in enumerate(scene["answers"]):
        while not is_open(game, seat, option):
            if not pass_window(game):
                asked = [(decision.seat, decision.key, decision.options) for decision in game.decisions]
                pytest.fail(f"answer {at}, {option} of seat {seat}, is not open; asked is {asked}. {scene['why']}")
        game.answer(seat, option)
    while pass_window(game):
        pass
    return game


def look(game: fidchell.Game, path: str) -> Any:
    """What stands at a dotted path of the spectator's view, or of a seat's if the path begins with its number."""
    eyes, _, rest = path.rpartition("/")
    seen: Any = game.view(int(eyes) if eyes else None)
    for step in rest.split("."):
        if isinstance(seen, list) and int(step) < len(seen):
            seen = seen[int(step)]
        elif isinstance(seen, dict) and step in seen:
            seen = seen[step]
        else:
            return f"nothing at {step}"
    return seen


def same(path: str, expected: Any, got: Any) -> bool:
    """Lists of clans are compared in order, all other lists as what they contain."""
    if isinstance(expected, list) and isinstance(got, list) and path.rpartition(".")[2] not in ORDERED:
        return sorted(expected, key=str) == sorted(got, key=str)
    return bool(expected == got)


@pytest.mark.parametrize("scene", SCENES, ids=[scene["title"] for scene in SCENES])
def test_the_printed_rule(scene: dict[str, Any]) -> None:
    game = play(scene)
    seen = {path: look(game, path) for path in scene["expect"]}
    wrong = [
        f"{path} should be {expected}, but is {seen[path]}"
        for path, expected in scene["expect"].items()
        if not same(path, expected, seen[path])
    ]
    assert not wrong, f"{'; '.join(wrong)}. {scene['why']}"


def test_there_are_forty_scenes_with_titles_of_their_own() -> None:
    assert len({scene["title"] for scene in SCENES}) == 40
