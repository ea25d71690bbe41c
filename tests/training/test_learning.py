"""Learning: known weights are found again, a run that was stopped goes on, what is learnt can be played with."""

from __future__ import annotations

import math
import random
import re
from array import array
from pathlib import Path

import pytest

import fidchell
from fidchell.agents.spread import OnThisMachine
from fidchell.agents.thinker import Manner
from fidchell.training.course import Course
from fidchell.training.fit import fit_tastes, fit_value
from fidchell.training.loop import train
from fidchell.training.plot import draw
from fidchell.training.selfplay import Choice, Lesson

HERE = OnThisMachine(1)


def softmax(numbers: list[float]) -> list[float]:
    powers = [math.exp(number) for number in numbers]
    return [power / sum(powers) for power in powers]


def game_with(weights: list[float], players: int, chance: random.Random) -> Lesson:
    """One position whose winner is drawn by the softmax of these weights."""
    features = [[chance.gauss(0, 1) for _ in weights] for _ in range(players)]
    strengths = [sum(w * f for w, f in zip(weights, seat, strict=True)) for seat in features]
    rivals = [*strengths, 0.0] if players == 1 else strengths
    winner = chance.choices(range(len(rivals)), softmax(rivals))[0]
    shares = tuple(1.0 if seat == winner else 0.0 for seat in range(players))
    return Lesson(players, [[array("f", seat) for seat in features]], [[]], shares, [])


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_weights_that_made_the_games_are_found(players: int) -> None:
    chance, true = random.Random(3), [1.5, -0.8, 0.0, 0.4]
    lessons = [game_with(true, players, chance) for _ in range(6000)]

    found, surprise = fit_value(lessons)

    assert all(abs(a - b) < 0.15 for a, b in zip(found, true, strict=True))
    assert 0 < surprise < math.log(max(2, players))


def test_what_is_preferred_gets_the_greater_taste() -> None:
    chance, tastes = random.Random(5), {"attack": 4.0, "pass": 1.0, "build": 2.0, "rare": 1.0}
    choices = []
    for _ in range(4000):
        options = tuple(chance.sample(["attack", "pass", "build"], 2)) + (("rare",) if chance.random() < 0.001 else ())
        total = sum(tastes[option] for option in options)
        choices.append(Choice("turn", options, tuple(tastes[option] / total for option in options)))

    found = fit_tastes(choices)["turn"]

    assert found["attack"] / found["pass"] == pytest.approx(4.0, rel=0.1)
    assert found["build"] / found["pass"] == pytest.approx(2.0, rel=0.1)


def test_a_run_goes_on_where_it_was_and_plays_with_what_it_learnt(tmp_path: Path) -> None:
    def course(folder: str, games: int) -> Course:
        manner = Manner(iterations=3, heat=0.03)
        return Course("tirnanog", tmp_path / folder, (2,), 1, games, 4, manner, "1", HERE)

    said: list[str] = []
    whole = train(course("whole", 3), said.append)
    train(course("parts", 2), said.append)
    torn = tmp_path / "parts" / "round-1-2p.lessons"
    torn.write_bytes(torn.read_bytes()[:-10])  # killed while writing the second game
    (tmp_path / "parts" / "round-1.json").unlink()
    parts = train(course("parts", 3), said.append)

    assert parts.read_text() == whole.read_text()
    assert fidchell.play_many("tirnanog", 1, f"club:iterations=2,weights={parts}", players=2, processes=1).complete


@pytest.mark.parametrize("game", ["inis", "tirnanog"])
def test_the_shipped_weights_fit_the_game(game: str) -> None:
    from fidchell.agents.think.weights import SHIPPED, brain_for

    brain = brain_for(game)

    assert (SHIPPED / f"{game}.json").stat().st_size < 1_000_000
    for players in brain.rules.players:
        assert any(brain.weights[players]), f"nothing was learnt about {players} players"


def test_each_round_meets_the_one_before_and_is_drawn(tmp_path: Path) -> None:
    course = Course("tirnanog", tmp_path, (2,), 2, 2, 4, Manner(iterations=3, heat=0.03), "1", HERE, duels=2)
    said: list[str] = []

    train(course, said.append)
    draw(tmp_path, tmp_path / "learning.svg")

    assert [line for line in said if "won" in line] == [
        line for line in said if re.fullmatch(r"round [12] won \d+% against round [01] in 4 games", line)
    ]
    assert {path.name for path in tmp_path.glob("*.duel.json")} == {"round-1.duel.json", "round-2.duel.json"}
    picture = (tmp_path / "learning.svg").read_text()
    assert "won against the round before" in picture
    assert "2 players" in picture


def test_nothing_is_drawn_before_anything_is_learnt(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nothing to draw"):
        draw(tmp_path, tmp_path / "learning.svg")
