"""Predicted against actual wins: the figures are right, and games are counted, not positions."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fidchell.agents import spread
from fidchell.agents.workers import WorkersDidNotStart
from fidchell.analysis.calibration import Calibration, Prediction, calibrate
from fidchell.analysis.picture import draw_calibration

QUICK = "casual:iterations=2"


def counted(*predictions: tuple[int, float, float]) -> Calibration:
    return Calibration(
        "g", "1", 2, "a", "a", "0", 9, 9, predictions=[Prediction(*one) for one in predictions], finished=9
    )


def test_scores_are_those_of_the_textbook() -> None:
    made = counted((0, 0.8, 1.0), (0, 0.2, 0.0), (1, 0.6, 0.0), (1, 0.4, 1.0))

    assert made.brier().value == pytest.approx((0.04 + 0.04 + 0.36 + 0.36) / 4)
    assert made.log_loss().value == pytest.approx(-(2 * math.log(0.8) + 2 * math.log(0.4)) / 4)
    assert made.always_the_mean() == (pytest.approx(0.25), pytest.approx(math.log(2)))
    assert made.off() == pytest.approx((0.2 + 0.2 + 0.6 + 0.6) / 4)
    assert made.brier().low is None  # two games tell too little


def test_who_was_sure_and_wrong_is_surprised_but_not_without_end() -> None:
    assert counted((0, 0.0, 1.0)).log_loss().value == pytest.approx(-math.log(1e-3))
    assert counted((0, 1.0, 1.0)).bins()[0].high == 1.0


def test_more_positions_of_the_same_games_make_nothing_surer() -> None:
    once = [(game, 0.55, float(game % 2)) for game in range(20)]

    one, ten = counted(*once).bins()[0], counted(*once * 10).bins()[0]

    assert (one.predictions, ten.predictions) == (20, 200)
    assert one.actual == ten.actual or one.actual.low == pytest.approx(ten.actual.low)
    assert one.games == ten.games == 20


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    random, held = Random(1), 0
    for _ in range(300):
        bin_ = counted(*((game, 0.35, float(random.random() < 0.35)) for game in range(60) for _ in range(2))).bins()[0]
        assert bin_.actual.low is not None
        assert bin_.actual.high is not None
        held += bin_.actual.low <= 0.35 <= bin_.actual.high

    assert held >= 0.93 * 300


def test_games_that_all_end_alike_leave_doubt() -> None:
    actual = counted(*((game, 0.95, 1.0) for game in range(10))).bins()[0].actual

    assert actual.value == actual.high == 1.0
    assert actual.low is not None
    assert 0.6 < actual.low < 0.9


@pytest.mark.parametrize(("game", "players"), [("tirnanog", 2), ("tirnanog", 3), ("inis", 2)])
def test_games_are_played_and_judged_the_same_each_time(game: str, players: int) -> None:
    seen: list[tuple[int, int]] = []
    made = calibrate(game, players, 2, "random", QUICK, positions=2, processes=1, show=lambda *now: seen.append(now))
    again = calibrate(game, players, 2, "random", QUICK, positions=2, processes=1)

    assert made.predictions == again.predictions
    assert len(made.predictions) == 2 * 2 * players
    assert seen == [(1, 2), (2, 2)]
    told = json.loads(json.dumps(made.to_json()))
    assert told["games"] == {"planned": 2, "finished": 2}
    assert set(told) >= {"bins", "brier", "log loss", "always the mean", "off", "level", "agents", "seed"}


def test_ctrl_c_gives_the_games_that_are_finished(tmp_path: Path) -> None:
    def show(finished: int, wanted: int) -> None:
        raise KeyboardInterrupt

    made = calibrate("tirnanog", 2, 50, QUICK, positions=1, processes=1, show=show)

    assert (made.finished, made.interrupted) == (1, True)
    assert counted().to_json()["brier"] is None
    with pytest.raises(ValueError, match="no game is finished"):
        draw_calibration(counted(), tmp_path / "out.svg")


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"agents": "wise"}, "there is no agent 'wise'"),
        ({"agents": "random"}, "'random' does not think"),
        ({"level": "wise"}, "there is no agent 'wise'"),
        ({"players": 9}, "is for 1 to 5 players"),
        ({"players": 1}, "how far ahead of Balor one is .50% is level., no chance of winning"),
        ({"games": 0}, "--games must be 1 or more"),
        ({"positions": 0}, "--positions must be 1 or more"),
        ({"processes": 0}, "--processes must be 1 or more"),
    ],
)
def test_what_cannot_be_played_is_explained(asked: dict[str, object], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        calibrate(**{"game": "tirnanog", "players": 2, "games": 1, "agents": QUICK, **asked})  # type: ignore[arg-type]


def test_processes_that_do_not_start_are_told_as_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_workers(*given: object) -> Iterator[object]:
        raise WorkersDidNotStart("exit code 1")
        yield

    monkeypatch.setattr(spread, "play_in_workers", no_workers)

    with pytest.raises(ValueError, match=r"could be started \(exit code 1\): play with --processes 1"):
        calibrate("tirnanog", 2, 2, QUICK, processes=2)


def test_players_that_think_predict_for_themselves() -> None:
    made = calibrate("tirnanog", 2, 1, QUICK, positions=1, processes=1)

    assert (made.agents, made.level, made.finished) == (QUICK, QUICK, 1)


def test_the_picture_is_the_same_each_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    made = counted(*((game, 0.05 + game % 10 / 10, float(game % 3 == 0)) for game in range(80)))

    for name in ("one.svg", "two.svg"):
        draw_calibration(made, tmp_path / name)

    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
