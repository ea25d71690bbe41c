"""How src/fidchell/agents/weights/tirnanog-later.json was learnt: from many games of searches with themselves.

    python tools/later.py play PLAYERS GAMES ITERATIONS FILE     the same always gives the same games
    python tools/later.py fit FILE_OF_TWO FILE_OF_FOUR OUT       what they teach

Who won says little about a game, by how many points says more. So a position where a round begins is first taken to
foretell each seat's points above the average: with two players, and around what that found with four, where games are
few. What was found is then scaled, and bent a little, to foretell who wins; three and five players, who have no games
of their own, get the former only. Alone against Balor, and tastes, are as in tirnanog.json.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np

from fidchell.agents.match import Failure
from fidchell.agents.think.weights import LATER, brain_for, shipped
from fidchell.agents.thinker import Manner
from fidchell.training.fit import Floats, Positions
from fidchell.training.selfplay import Lesson, SelfPlay

GAME: Final = "tirnanog"
ROUGH: Final = 300.0  # how much weights found with two players are held back
ALIKE: Final = 10_000.0  # how much four players are taken to be as two
BENT: Final = 2.5  # how little who won changes what points have said
SCALES: Final = np.linspace(0.01, 0.8, 80)  # of a strength, for each point
OTHERS: Final = 0.29  # the same for three and five players: at first found for what two taught, among four


def play(players: int, games: int, iterations: int, file: Path) -> None:
    lessons = SelfPlay(GAME, players, "t", Manner(iterations=iterations), {})
    with file.open("a") as out:
        for number in range(len(file.read_text().splitlines()), games):
            lesson = lessons.play(number)
            if isinstance(lesson, Failure):
                sys.exit(f"game {lesson.seed} failed: {lesson.what}\n{lesson.traceback}")
            positions = [[[round(feature, 5) for feature in seat] for seat in seats] for seats in lesson.positions]
            out.write(json.dumps({"p": positions, "t": lesson.scores, "s": lesson.shares}) + "\n")
            out.flush()


class Games(Positions):
    def __init__(self, file: Path) -> None:
        games = [json.loads(line) for line in file.read_text().splitlines()]
        super().__init__(
            [Lesson(len(game["s"]), game["p"], [[] for _ in game["p"]], tuple(game["s"]), []) for game in games]
        )
        self.points: Floats = np.array([game["t"] for game in games for _ in game["p"]], dtype=np.float64)

    def by_points(self, around: Floats, penalty: float) -> Floats:
        """Weights that foretell how far above the average of a game's seats each ends, not far from others."""
        x = (self.features - self.features.mean(axis=1, keepdims=True)).reshape(-1, len(around))
        y = (self.points - self.points.mean(axis=1, keepdims=True)).reshape(-1) - x @ around
        width = x.std(axis=0) + 1e-9
        x = x / width
        return around + np.linalg.solve(x.T @ x + penalty * np.eye(len(around)), x.T @ y) / width

    def by_victory(self, by_points: Floats) -> Floats:
        """The same, scaled and bent to foretell who wins."""
        scale = min(SCALES, key=lambda scale: self.surprise(scale * by_points))
        return self.fitted(scale * by_points, BENT)


def fit(two: Games, four: Games, out: Path) -> None:
    names = brain_for(GAME).names()
    of_two = two.by_points(np.zeros(len(names)), ROUGH)
    of_four = four.by_points(of_two, ALIKE)
    found = {2: two.by_victory(of_two), 3: OTHERS * (of_two + of_four) / 2}
    found |= {4: four.by_victory(of_four), 5: OTHERS * of_four}
    learnt: dict[str, Any] = json.loads(shipped(GAME, "").read_text())
    for players, weights in found.items():
        # Minus nought is nought.
        learnt["value"][str(players)] = {name: round(float(w), 4) + 0.0 for name, w in zip(names, weights, strict=True)}
    learnt["round"] = LATER
    learnt["foreseen"] = {}
    learnt["surprise"] = {str(games): round(of.surprise(found[games]), 4) for games, of in {2: two, 4: four}.items()}
    out.write_text(json.dumps(learnt, indent=1) + "\n")


def main() -> None:
    match sys.argv[1:]:
        case ["play", players, games, iterations, file]:
            Path(file).touch()
            play(int(players), int(games), int(iterations), Path(file))
        case ["fit", two, four, out]:
            fit(Games(Path(two)), Games(Path(four)), Path(out))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
