"""What was learnt later (tools/later.py): what features made is found again; expert reads the shipped file."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

import fidchell
from fidchell.agents.agent import find_agent
from fidchell.agents.levels import LEVELS, Level, files_of
from fidchell.agents.think.weights import LATER, SHIPPED, brain_for

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import later


@pytest.fixture
def games_of(tmp_path: Path) -> dict[int, later.Games]:
    """Games in which only cards in hand bring points, five each."""
    chance, names = random.Random(2), brain_for("tirnanog").names()
    at = names.index("hand")
    found = {}
    for players in (2, 4):
        lines = []
        for _ in range(400):
            hands = [chance.random() for _ in range(players)]
            points = [50 + 5 * hand + chance.gauss(0, 1) for hand in hands]
            won = [float(of_seat == max(points)) for of_seat in points]
            position = [[hand if number == at else 0.0 for number in range(len(names))] for hand in hands]
            lines.append(json.dumps({"p": [position], "t": points, "s": won}))
        file = tmp_path / f"{players}.jsonl"
        file.write_text("\n".join(lines))
        found[players] = later.Games(file)
    return found


def test_what_brings_points_is_valued(games_of: dict[int, later.Games], tmp_path: Path) -> None:
    later.fit(games_of[2], games_of[4], tmp_path / "out.json")

    value = json.loads((tmp_path / "out.json").read_text())["value"]
    for players in "2345":
        assert value[players]["hand"] > 0.5
        assert all(weight == 0 for name, weight in value[players].items() if name != "hand")


def test_points_are_foretold_as_many_as_they_are(games_of: dict[int, later.Games]) -> None:
    names = brain_for("tirnanog").names()
    nothing = 0.0 * games_of[2].features[0, 0]

    found = games_of[2].by_points(nothing, 1.0)

    assert found[names.index("hand")] == pytest.approx(5.0, abs=0.5)


def test_games_to_learn_from_are_the_same_again_and_go_on(tmp_path: Path) -> None:
    for file, parts in (("whole", (2,)), ("parts", (1, 2))):
        (tmp_path / file).touch()
        for games in parts:
            later.play(2, games, 3, tmp_path / file)

    assert (tmp_path / "parts").read_text() == (tmp_path / "whole").read_text()
    lesson = json.loads((tmp_path / "whole").read_text().splitlines()[0])
    assert [points == max(lesson["t"]) for points in lesson["t"]] == [bool(share) for share in lesson["s"]]


def test_expert_judges_by_what_was_learnt_later_where_there_is_such() -> None:
    assert LEVELS["expert"].weights == LATER
    assert [name for name, manner in LEVELS.items() if manner.weights] == ["expert"]
    usual, learnt = brain_for("tirnanog"), brain_for("tirnanog", LATER)
    assert [usual.weights[players] == learnt.weights[players] for players in usual.rules.players] == [True] + 4 * [
        False
    ]
    assert brain_for("inis", LATER).weights == brain_for("inis").weights
    assert (SHIPPED / f"tirnanog-{LATER}.json").stat().st_size < 100_000


def test_every_level_can_be_told_to_use_it_and_no_file_is_sent_for_it() -> None:
    agent = f"club:iterations=2,weights={LATER}"

    made = find_agent(agent)

    assert isinstance(made, Level)
    assert made.manner.weights == LATER
    assert files_of([agent, "expert", "random"]) == []
    assert fidchell.play_many("tirnanog", 1, agent, players=2, processes=1).complete
