"""The named opponents, and what may be said after a name: strong:iterations=400,style=builder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from math import isfinite, sqrt
from typing import Any, Final

from fidchell.agents.agent import Agent
from fidchell.agents.think.weights import LATER, STYLES, brain_for, is_shipped, is_there
from fidchell.agents.thinker import AS_IS_BEST, Manner, Thinker

LEVELS: Final = {
    "beginner": Manner(seconds=0.005, heat=0.25, slips=0.55),
    "casual": Manner(seconds=0.02, heat=0.12, slips=0.1),
    "club": Manner(seconds=0.2, heat=0.055),
    # Time alone would set those above casual hardly apart. Heat does; docs/bots-trials.md has what it costs.
    "strong": Manner(seconds=1.0, heat=0.025, heat_at=(("tirnanog", 0.0075),)),
    "expert": Manner(seconds=5.0, settled=0.25, trifle=0.003, weights=LATER),
}


@dataclass(frozen=True)
class Level:
    """Makes agents of a level. A value, so that it can be sent to other processes."""

    manner: Manner

    def __call__(self, seed: str) -> Agent:
        return Thinker(seed, self.manner)

    def check(self, game: str) -> None:
        """ValueError if it cannot think about this game, or not with its weights."""
        brain_for(game, self.manner.weights, self.manner.style)


def level(name: str, said: str) -> Level:
    """A level with what was said after its name: parameters, by commas. By iterations alone, play is reproducible."""
    manner = LEVELS[name]
    changes = _read(name, said)
    if "heat" in changes:
        changes["heat_at"] = ()  # whoever says one means it for this game
    elif changes.get("seconds", 0.0) > 0.0 and not changes.get("iterations"):
        changes.update(_cooled(manner, changes["seconds"]))
    if changes.get("iterations", 0) and "seconds" not in changes:
        changes["seconds"] = 0.0
    made = replace(manner, **changes)
    if wrong := _what_is_wrong(made):
        raise ValueError(f"{name}: {wrong}")
    return Level(made)


def _read(name: str, said: str) -> dict[str, Any]:
    kinds: dict[str, Any] = {field.name: type(getattr(LEVELS[name], field.name)) for field in fields(Manner)}
    del kinds["heat_at"]
    found: dict[str, Any] = {}
    for part in filter(None, said.split(",")):
        key, is_given, value = part.partition("=")
        if not is_given or key not in kinds:
            raise ValueError(f"{name}:{part}: say one of {', '.join(f'{kind}=...' for kind in kinds)}")
        if key in found:
            raise ValueError(f"{name}: {key} is said twice")
        try:
            found[key] = kinds[key](value)
        except ValueError:
            number = "a whole number" if kinds[key] is int else "a number"
            raise ValueError(f"{name}:{part}: {key} must be {number}") from None
    return found


def _what_is_wrong(made: Manner) -> str:
    if made.style and made.style not in STYLES:
        return f"style must be one of {', '.join(STYLES)}, not {made.style!r}"
    if made.trees not in ("", "one", "each"):
        return f"trees must be one or each, not {made.trees!r}"
    if not is_there(made.weights):
        return f"there is no file {made.weights} with weights: fidchell train makes them"
    if not all(isfinite(value) for value in vars(made).values() if isinstance(value, float)):
        return "every number must be finite"
    if made.iterations < 0 or made.seconds < 0 or not (made.iterations or made.seconds):
        return "give iterations=N or seconds=S above 0"
    if min(made.heat, made.slips, made.settled, made.trifle) < 0 or max(made.slips, made.settled) > 1:
        return "heat, slips, settled and trifle must be 0 or more, slips and settled at most 1"
    if made.worlds_every < 1:
        return "worlds_every must be 1 or more"
    if any(value < 0 and value != AS_IS_BEST for value in (made.explore, made.first_try, made.walk)):
        return "explore, first_try and walk must be 0 or more, or left out"
    return ""


def _cooled(manner: Manner, seconds: float) -> dict[str, Any]:
    """Who is given more time than the level has is surer as well, and who is given less errs more: the heat goes by the
    root of the time, as the errors of a sample do. At Inis club is nearly what strong is with the time of club."""
    times = sqrt(manner.seconds / seconds)
    return {"heat": manner.heat * times, "heat_at": tuple((game, heat * times) for game, heat in manner.heat_at)}


def files_of(agents: Sequence[Any]) -> list[str]:
    """The files that agents, by their names, need: what another machine must be sent to play the same."""
    named = (agent.partition(":") for agent in agents if isinstance(agent, str))
    made = (level(name, said) for name, _, said in named if name in LEVELS)
    return sorted({one.manner.weights for one in made if not is_shipped(one.manner.weights)})
