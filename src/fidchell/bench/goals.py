"""What the engine must reach, as ratios in one run on one core (issue 5), and whether it does."""

from __future__ import annotations

from typing import Final, NamedTuple


class Goal(NamedTuple):
    """One figure of each of our games, alone or divided by a peer's, that must be large or small enough."""

    figure: str
    against: str | None  # a peer
    what: str
    large: bool  # is more better?
    pure: float | None
    compiled: float | None
    aim: float | None

    def for_build(self, compiled: bool) -> float | None:
        return self.compiled if compiled else self.pure


SHORT: Final = {"catanatron": "Catan", "open_spiel": "hearts"}  # peers, where there is little room

GOALS: Final = (
    Goal("choices", "catanatron", "choices/s, x Catan", True, 4, 15, 30),
    Goal("decisions", "open_spiel", "decisions/s, x hearts", True, None, 1, 2),
    Goal("legal", None, "list the options, us", False, 10, 3, 1),
    Goal("copy", "catanatron", "copy, part of Catan's", False, 1 / 10, 1 / 40, 1 / 100),
    Goal("flat", None, "late / early decision", False, 1.1, 1.1, None),
    Goal("memory-journal", None, "live game, kB", False, 30, 30, None),
)


class Verdict(NamedTuple):
    game: str
    what: str
    measured: float | None  # None if the peer or the figure is missing
    goal: float | None  # None if there is none for this build
    aim: float | None
    large: bool

    @property
    def reached(self) -> bool | None:
        return self._is_reached(self.goal)

    @property
    def aim_reached(self) -> bool | None:
        return self._is_reached(self.aim)

    def _is_reached(self, mark: float | None) -> bool | None:
        if self.measured is None or mark is None:
            return None
        return self.measured >= mark if self.large else self.measured <= mark


def verdicts(figures: dict[tuple[str, str], float], games: list[str], compiled: bool) -> list[Verdict]:
    """All goals for all games. ``figures``: (contestant, figure) -> value, rates per second or costs."""
    return [
        Verdict(game, goal.what, _measured(figures, game, goal), goal.for_build(compiled), goal.aim, goal.large)
        for goal in GOALS
        for game in games
    ]


def _measured(figures: dict[tuple[str, str], float], game: str, goal: Goal) -> float | None:
    ours = figures.get((game, goal.figure))
    if ours is None or goal.against is None:
        return ours
    theirs = figures.get((goal.against, goal.figure))
    return None if theirs is None else ours / theirs
