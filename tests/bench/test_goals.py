"""Goals: what is reached, by which figure, for which build."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from fidchell.bench.goals import GOALS, Verdict, verdicts
from fidchell.bench.measure import Spent
from fidchell.bench.report import _judged, bound, number, ratio, show
from fidchell.bench.run import Flat, Run

FIGURES = {
    ("inis", "choices"): 60_000.0,
    ("catanatron", "choices"): 10_000.0,
    ("inis", "decisions"): 120_000.0,
    ("open_spiel", "decisions"): 240_000.0,
    ("inis", "legal"): 8.0,
    ("inis", "copy"): 4.0,
    ("catanatron", "copy"): 60.0,
    ("inis", "flat"): 1.05,
    ("inis", "memory-journal"): 31.0,
}


def found(compiled: bool, figures: dict[tuple[str, str], float] = FIGURES) -> dict[str, Verdict]:
    names = {goal.what: goal.figure for goal in GOALS}
    return {names[verdict.what]: verdict for verdict in verdicts(figures, ["inis"], compiled)}


def test_goals_of_the_pure_build() -> None:
    goals = found(compiled=False)

    assert goals["choices"].measured == 6
    assert goals["copy"].measured == pytest.approx(1 / 15)
    assert {figure: verdict.reached for figure, verdict in goals.items()} == {
        "choices": True, "decisions": None, "legal": True, "copy": True, "flat": True, "memory-journal": False,
    }  # fmt: skip


def test_goals_of_the_compiled_build_are_higher() -> None:
    assert {figure: verdict.reached for figure, verdict in found(compiled=True).items()} == {
        "choices": False, "decisions": False, "legal": False, "copy": False, "flat": True, "memory-journal": False,
    }  # fmt: skip


def test_a_goal_is_reached_exactly_at_its_mark() -> None:
    goals = found(True, {**FIGURES, ("inis", "choices"): 150_000, ("inis", "copy"): 1.5, ("inis", "legal"): 1.0})

    assert (goals["choices"].reached, goals["choices"].aim_reached) == (True, False)
    assert goals["copy"].reached is True
    assert goals["legal"].aim_reached is True


def test_without_a_peer_nothing_is_claimed() -> None:
    alone = {key: value for key, value in FIGURES.items() if key[0] == "inis"}

    goals = found(False, alone)

    assert (goals["choices"].measured, goals["choices"].reached) == (None, None)
    assert goals["legal"].reached is True


def test_a_run_gives_goals_quiet_figures_in_their_units() -> None:
    run = Run(["inis"], {"catanatron": "3.2.1"})
    run.figures = {
        ("inis", "choices"): [Spent(1, 50_000)],
        ("inis", "copy"): [Spent(1, 500_000)],
        ("inis", "early-plain"): [Spent(1, 1)],
        ("catanatron", "choices-outside"): [Spent(1, 10_000)],
        ("catanatron", "copy"): [Spent(1, 10_000)],
    }
    run.flat = {"inis": Flat("late against early", 0.9, 1.02)}
    run.memory = {"inis": {"table": 9_000.0, "record": 20_000.0, "journal": 25_000.0}}

    values = run.values()

    assert values[("inis", "copy")] == 2
    assert values[("catanatron", "copy")] == 100
    assert values[("catanatron", "choices")] == 10_000  # it cannot be hurried: what it does counts
    assert values[("inis", "flat")] == 1.02
    assert values[("inis", "memory-journal")] == 25
    assert ("inis", "early-plain") not in values


def test_figures_are_readable() -> None:
    assert [number(value) for value in (123_456.7, 999.6, 0.2345)] == ["123,457", "1,000", "0.234"]
    assert [ratio(value) for value in (6.444, 1.05, 1 / 15)] == ["6.44", "1.05", "1/15"]
    assert (bound(4, True), bound(1 / 40, False), bound(None, True)) == (">= 4", "<= 1/40", "")


@pytest.mark.parametrize(("times", "mark"), [(1, "aim met"), (100, "MISSED")])
def test_a_report_is_not_cut_at_80_columns(monkeypatch: pytest.MonkeyPatch, times: int, mark: str) -> None:
    monkeypatch.setattr("fidchell.bench.report.is_compiled", lambda: True)
    games = ["inis", "tirnanog"]
    run = Run(games, {"catanatron": "3.2.1", "open_spiel": "2.0.2"}, calibrated=[0.02])
    run.titles = {**{game: f"{game} 4p" for game in games}, "catanatron": "Catanatron 4p",
                  "open_spiel": "OpenSpiel hearts 4p"}  # fmt: skip
    for name in run.titles:
        ours = name in games
        for figure in ("decisions", "choices-outside", "choices", "legal", "copy"):
            # Figures with as many digits as a fast machine may give.
            rate = 1_234_567 // times if ours else 987_654 if name == "open_spiel" else 8_765
            run.figures[name, figure] = [Spent(1, rate)]
    run.figures["open_spiel", "decisions"] = [Spent(1, 345_678)]
    run.flat = {game: Flat("late against early", 0.9, 1.234) for game in games}
    run.memory = {game: {"table": 9_000.0, "record": 20_000.0, "journal": 125_432.0} for game in games}
    run.memory_at = dict.fromkeys(games, 300)
    said = io.StringIO()

    show(run, "0.1.0", Console(file=said, width=80, highlight=False))

    assert "\N{HORIZONTAL ELLIPSIS}" not in said.getvalue()
    assert mark in said.getvalue()
    assert "a quick run" in said.getvalue()  # it has one batch of each


def test_a_goal_missed_by_a_hair_is_not_told_as_reached() -> None:
    assert _judged(Verdict("inis", "late / early decision", 1.1004, 1.1, None, False)) == "1.1004 MISSED"
    assert _judged(Verdict("inis", "late / early decision", 1.1, 1.1, None, False)) == "1.1 reached"
