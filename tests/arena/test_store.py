"""Games kept in a file: found again, mended, or refused."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

import fidchell.core.table
from fidchell.arena.play import Outcome
from fidchell.arena.report import to_json
from fidchell.arena.run import run_arena
from fidchell.arena.schedule import Schedule, make_schedule
from fidchell.arena.store import LATER, Store, describe
from fidchell.arena.times import Times
from kit.command import ROOT


def schedule(seed: int = 1, agents: int = 2) -> Schedule:
    return make_schedule("inis", 2, ["random"] * agents, seed, "", {})


def opened(file: Path, played: Schedule | None = None, version: str = "1", sprt: float | None = None) -> Store:
    played = played or schedule()
    return Store(played, describe(played, version, sprt), file)


def outcome(number: int) -> Outcome:
    return Outcome(number, (1,), 50, 3, ("leadership",), (Times([(-5, 2)], 0.7), Times()))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    with opened(path) as store:
        store.add(outcome(0))
        store.add(outcome(3))
    return path


def test_games_are_found_again(file: Path) -> None:
    with opened(file) as store:
        store.add(outcome(1))

    with opened(file) as store:
        assert store.outcomes == {number: outcome(number) for number in (0, 1, 3)}
    assert len(file.read_text().splitlines()) == 4


@pytest.mark.parametrize("cut", [1, 2, 10, 60])
def test_a_torn_last_line_is_mended(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])

    with opened(file) as store:
        assert set(store.outcomes) == ({0, 3} if cut == 1 else {0})
        store.add(outcome(4))

    with opened(file) as store:
        assert set(store.outcomes) == ({0, 3, 4} if cut == 1 else {0, 4})


@pytest.mark.parametrize("left", [0, 10, 30, -1])
def test_a_torn_first_line_begins_anew(file: Path, left: int) -> None:
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0][:left])

    with opened(file) as store:
        store.add(outcome(0))

    with opened(file) as store:
        assert set(store.outcomes) == {0}


def test_the_games_of_another_arena_are_refused_with_what_differs(file: Path) -> None:
    with pytest.raises(ValueError, match=r'another arena: seed "1" there, "2" here\. Ask for the same'):
        opened(file, schedule(seed=2))
    with pytest.raises(ValueError, match=r'agents \["random", "random"\] there, \["random", "random", "random"\] here'):
        opened(file, schedule(agents=3))
    with pytest.raises(ValueError, match=r'fidchell "1" there, "2" here; sprt null there, 0\.6 here'):
        opened(file, version="2", sprt=0.6)


def test_weights_are_known_by_what_is_in_their_file(tmp_path: Path) -> None:
    weights, file = tmp_path / "round-1.json", tmp_path / "games.jsonl"
    nothing = '{"game": "inis", "value": {}, "taste": {}}'
    weights.write_text(nothing)
    learnt = make_schedule("inis", 2, [f"club:iterations=3,weights={weights}", "random"], 1, "", {})
    with opened(file, learnt) as store:
        store.add(outcome(0))

    with opened(file, learnt) as store:
        assert set(store.outcomes) == {0}
    weights.write_text(f"{nothing} ")
    with pytest.raises(ValueError, match=r"another arena: weights .*round-1\.json"):
        opened(file, learnt)


def test_the_games_of_another_build_are_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.core.table.__file__", "table.so" if is_plain() else "table.py")

    with pytest.raises(ValueError, match="another arena: compiled"):
        opened(file)


def is_plain() -> bool:
    return str(fidchell.core.table.__file__).endswith(".py")


def test_files_that_say_nothing_of_build_and_weights_are_gone_on_with(file: Path) -> None:
    first, *games = file.read_text().splitlines()
    before = {key: value for key, value in json.loads(first).items() if key not in LATER}
    file.write_text("\n".join([json.dumps(before), *games]) + "\n")

    with opened(file) as store:
        assert set(store.outcomes) == {0, 3}
    run = run_arena(schedule(), 1, "1", file, processes=1)

    assert to_json(run)["compiled"] is None
    assert to_json(run_arena(schedule(), 1, "1", processes=1))["compiled"] is not is_plain()


@pytest.mark.parametrize(
    "kept", sorted((ROOT / "docs" / "strength" / "games").glob("*.jsonl")), ids=lambda kept: kept.stem
)
def test_the_games_of_docs_strength_are_gone_on_with(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "games.jsonl"
    copy.write_bytes(kept.read_bytes())
    first = json.loads(kept.read_bytes().splitlines()[0])
    played = make_schedule(
        first["game"], first["players"], first["agents"], first["seed"], first["seating"], first["options"]
    )
    if played.rules != first["rules"]:
        pytest.skip("played by other rules")

    if "compiled" in first:  # as the build that played them
        monkeypatch.setattr("fidchell.core.table.__file__", "table.so" if first["compiled"] else "table.py")

    with opened(copy, played, first["fidchell"]) as store:
        assert store.outcomes

    assert copy.read_bytes() == kept.read_bytes()


@pytest.mark.parametrize("text", ["Dear Maeve,\n", "Dear Maeve,", "{", '{"a": 1}', '{"arena":1,"fidch', "\n", "[1,\n2"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)

    with pytest.raises(ValueError, match="no file of arena games"):
        opened(file)

    assert file.read_text() == text


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with names")
def test_games_are_not_kept_where_they_could_not_be_found_again(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(ValueError, match="no file that can be read again"):
        opened(tmp_path / "pipe")


def test_a_spoilt_line_is_named(file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], json.dumps({"number": 5}), lines[2]]) + "\n")

    with pytest.raises(ValueError, match="line 2: this is no finished game"):
        opened(file)


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="cannot be used to keep the games"):
        opened(tmp_path / "no" / "folder")


def test_quantiles_of_times_are_right_within_five_in_100() -> None:
    times = Times()
    for milliseconds in range(1, 1001):
        times.add(milliseconds / 1000)
    times.include(Times([], 2.0))

    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.05)
    assert times.quantile(0.9) == pytest.approx(0.9, rel=0.05)
    assert (times.longest, times.decisions) == (2.0, 1000)
    assert Times.from_json(json.loads(json.dumps(times.to_json()))) == times


def test_a_game_that_was_written_when_ctrl_c_came_counts(file: Path) -> None:
    with opened(file) as store:
        missing = store.outcomes.pop(3)
        store.catch_up()

        assert store.outcomes == {0: outcome(0), 3: missing}
