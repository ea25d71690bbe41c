"""Brains with what they have learnt: the shipped weights, or others from a file."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from fidchell.agents.think.brain import Brain
from fidchell.agents.think.inis import InisBrain
from fidchell.agents.think.tirnanog import TirNaNogBrain
from fidchell.core.messages import QUESTION
from fidchell.core.rules import Rules
from fidchell.registry import find

SHIPPED: Final = Path(__file__).parent.parent / "weights"
LATER: Final = "later"  # what was learnt from more games, where there is such: in place of a file
SENT: Final[dict[str, str]] = {}  # files that came with the games to play, by the names they have on another machine
BRAINS: Final[dict[str, type[Brain]]] = {"inis": InisBrain, "tirnanog": TirNaNogBrain}


class NoBrain(ValueError):  # noqa: N818 - it reads as what is wrong
    """No agent that thinks knows this game."""


def family_of(rules: Rules[Any]) -> str:
    """A game and its packs think alike."""
    return rules.name.split("-")[0]


def blank_brain(rules: Rules[Any]) -> Brain:
    """One that has learnt nothing: all positions are equal to it."""
    family = family_of(rules)
    if family not in BRAINS:
        raise NoBrain(f"no agent thinks about {rules.name}: it can be played with the agent 'random' only")
    brain = BRAINS[family](rules)
    brain.weights = [[0.0] * len(brain.names()) for _ in range(rules.players[-1] + 1)]
    return brain


def is_shipped(weights: str) -> bool:
    """Or is it a file of somebody's own?"""
    return weights in ("", LATER)


def is_there(weights: str) -> bool:
    """Are there such weights, shipped, in a file here, or among those that were sent?"""
    return is_shipped(weights) or str(Path(weights)) in SENT or Path(weights).is_file()


def shipped(family: str, weights: str) -> Path:
    later = SHIPPED / f"{family}-{LATER}.json"
    return later if weights == LATER and later.exists() else SHIPPED / f"{family}.json"


def read_weights(brain: Brain, file: Path) -> None:
    """Fill a brain from a file that training wrote. Features and words it does not know are passed over."""
    try:
        data = json.loads(SENT.get(str(file)) or file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as wrong:
        raise ValueError(f"no weights can be read from {file}: {wrong}") from None
    family = family_of(brain.rules)
    if not isinstance(data, dict) or not {"game", "value", "taste"} <= set(data):
        raise ValueError(f"{file} holds no weights: give a file round-N.json that fidchell train wrote")
    if str(data["game"]).split("-")[0] != family:
        raise ValueError(f"{file} holds weights for {data['game']}, not for {family}")
    try:
        _fill(brain, data["value"], data["taste"])
    except (AttributeError, IndexError, TypeError, ValueError):
        raise ValueError(f"{file} holds weights that are damaged: give a file as fidchell train wrote it") from None


def _fill(brain: Brain, value: dict[str, dict[str, Any]], taste: dict[str, dict[str, Any]]) -> None:
    at = {name: number for number, name in enumerate(brain.names())}
    for players, named in value.items():
        for name, weight in named.items():
            if name in at:
                brain.weights[int(players)][at[name]] = float(weight)
    numbers = brain.rules.words.numbers
    questions = {kind.key: kind.number for kind in brain.rules.catalogue.messages if kind.sort == QUESTION}
    for key, answers in taste.items():
        for word, preferred in answers.items():
            if key in questions and word in numbers:
                brain.learn_taste(questions[key], numbers[word], float(preferred))


# Personalities: what is valued more, or less, than winning alone would have it. Added to the weights of the value.
STYLES: Final[dict[str, dict[str, float]]] = {
    "aggressive": {"led": 1.5, "chieftain": 1.0, "alone": -0.5, "lead": 0.5},
    "builder": {"sanctuaries": 1.5, "safe": 1.0, "deeds": 0.5, "full_rows": 0.5, "region_cards": 0.5},
    "peaceful": {"territories": 1.5, "alone": 1.5, "clans": 0.5, "led": -1.0, "regions": 0.5},
}


@cache
def brain_for(name: str, weights: str = "", style: str = "") -> Brain:
    """The brain of a game, with shipped weights or those of a file, and with a personality or none."""
    brain = blank_brain(find(name))
    path = shipped(family_of(brain.rules), weights) if is_shipped(weights) else Path(weights)
    if not is_shipped(weights) or path.exists():
        read_weights(brain, path)
    for feature, more in STYLES.get(style, {}).items():
        if feature in brain.names():
            for of_players in brain.weights:
                of_players[brain.names().index(feature)] += more
    return brain
