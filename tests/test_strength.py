"""docs/strength.md says what the arena measured, and what it says is enough."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))

import strength

FOUND = strength.results()


def test_the_page_is_written_from_the_results() -> None:
    assert (strength.HOME / "docs" / "strength.md").read_text() == strength.page(), "python tools/strength.py write"


@pytest.mark.parametrize("match", [*strength.matches()], ids=lambda match: match.name)
def test_a_result_belongs_to_its_match(match: strength.Match) -> None:
    played = FOUND[match.name]

    assert (played["game"], played["players"], played["seed"]) == (match.game, match.players, str(match.seed))
    assert ",".join(played["agents"]) == match.agents
    assert played["options"].items() >= match.options.items()
    assert played["games"]["counted"] >= match.games
    assert not played["interrupted"]


RUNGS = [strength.ladder(game, players, level) for game in strength.GAMES for players in strength.SHARE
         for level in strength.LEVELS[1:]]  # fmt: skip


@pytest.mark.parametrize("match", RUNGS, ids=lambda match: match.name)
def test_each_level_beats_the_one_below(match: strength.Match) -> None:
    needed, above = strength.SHARE[match.players]
    won = FOUND[match.name]["standings"][0]["win share"]

    assert won["value"] >= needed
    assert won["low"] > above


@pytest.mark.parametrize("game", strength.GAMES)
def test_strong_hardly_ever_loses_to_random_play(game: str) -> None:
    assert FOUND[f"{game}-random"]["standings"][0]["win share"]["value"] >= 0.99


@pytest.mark.parametrize("game", strength.GAMES)
def test_more_time_makes_strong_stronger(game: str) -> None:
    less, more = (FOUND[f"{game}-budget-{seconds}"]["standings"][0]["win share"]["value"] for seconds in ("0.25", "4"))

    assert less < 0.5 < more  # each against strong with its usual second


@pytest.mark.parametrize("game", strength.GAMES)
def test_no_bot_thinks_half_as_long_again_as_it_may(game: str) -> None:
    timed = [standing for name, played in FOUND.items() if name.startswith(f"{game}-times")
             for standing in played["standings"]]  # fmt: skip

    assert {standing["agent"] for standing in timed} == set(strength.BUDGETS)
    for standing in timed:
        assert standing["seconds"]["max"] <= 1.5 * strength.BUDGETS[standing["agent"]], standing["agent"]


def test_the_median_decision_holds_its_budget_everywhere() -> None:
    for played in FOUND.values():
        for standing in played["standings"]:
            budget = strength.BUDGETS.get(standing["agent"].split("#")[0])
            assert budget is None or standing["seconds"]["median"] <= budget, played["command"]
