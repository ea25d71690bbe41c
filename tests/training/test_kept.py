"""What a folder of training keeps, and what it refuses."""

from __future__ import annotations

import json
import pickle
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fidchell.agents.match import Failure, GameFailed
from fidchell.agents.spread import OnThisMachine, Spread
from fidchell.agents.thinker import Manner
from fidchell.arena.play import Job
from fidchell.training.course import Course
from fidchell.training.loop import train
from fidchell.training.store import Lessons

BRIEF = Manner(iterations=3, heat=0.03)
HERE = OnThisMachine(1)


def say_nothing(line: str) -> None:
    pass


class Stopped(Exception):  # noqa: N818 - it reads as what happened
    """The program was killed."""


def games_in(file: Path) -> list[int]:
    numbers = []
    with file.open("rb") as kept:
        while True:
            try:
                numbers.append(pickle.load(kept)[0])
            except (EOFError, pickle.UnpicklingError):
                return numbers


def test_a_kill_as_soon_as_it_goes_on_takes_no_finished_game(tmp_path: Path) -> None:
    found = []

    def killed_at_once(job: Any, n: int) -> Generator[Any, None, None]:
        found.append(games_in(tmp_path / "round-0-2p.lessons"))  # what a kill would leave
        raise Stopped
        yield

    def course(games: int, spread: Spread = HERE) -> Course:
        return Course("tirnanog", tmp_path, (2,), 0, 1, games, BRIEF, "1", spread)

    train(course(6), say_nothing)
    (tmp_path / "round-0.json").unlink()
    lessons = tmp_path / "round-0-2p.lessons"
    lessons.write_bytes(lessons.read_bytes()[:-10])  # killed while writing the last
    for _ in range(2):
        with pytest.raises(Stopped):
            train(course(8, killed_at_once), say_nothing)

    assert found == [[0, 1, 2, 3, 4]] * 2
    train(course(8), say_nothing)
    assert games_in(lessons) == list(range(8))


def test_lessons_that_cannot_be_read_are_not_played_over(tmp_path: Path) -> None:
    lessons = tmp_path / "round-0-2p.lessons"
    train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, "1", HERE), say_nothing)
    (tmp_path / "round-0.json").unlink()
    strange = lessons.read_bytes().replace(b"fidchell.training.selfplay", b"fidchell.training.selfwork")
    lessons.write_bytes(strange)

    with pytest.raises(ValueError, match="what follows byte 0 is no game that can be learnt from"):
        train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, "1", HERE), say_nothing)

    assert lessons.read_bytes() == strange


def course_in(folder: Path, **changes: Any) -> Course:
    return replace(Course("tirnanog", folder, (2,), 0, 1, 2, BRIEF, "1", HERE), **changes)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "inis"}, 'game "tirnanog" there, "inis" here'),
        ({"players": (3,)}, r"players \[2\] there, \[3\] here"),
        ({"players": (2, 3)}, r"players \[2\] there, \[2, 3\] here"),
        ({"manner": Manner(iterations=4, heat=0.03)}, "iterations 3 there, 4 here"),
        ({"manner": Manner(iterations=3, heat=0.03, heat_at=(("inis", 0.1),))}, "heat_at"),
        ({"seed": "other"}, 'seed "train" there, "other" here'),
        ({"remember": 1}, "remember 10 there, 1 here"),
        ({"version": "2"}, 'fidchell "1" there, "2" here'),
    ],
)
def test_another_course_in_the_same_folder_is_refused(tmp_path: Path, changes: dict[str, Any], told: str) -> None:
    train(course_in(tmp_path), say_nothing)
    (tmp_path / "round-0.json").unlink()
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}

    with pytest.raises(ValueError, match=rf"holds another course of training: .*{told}.* choose another folder with"):
        train(course_in(tmp_path, rounds=1, **changes), say_nothing)

    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_the_same_folder_goes_on_with_more_rounds_games_and_duels(tmp_path: Path) -> None:
    train(course_in(tmp_path, players=(2, 3)), say_nothing)
    learnt = (tmp_path / "round-0.json").read_bytes()

    last = train(course_in(tmp_path, players=(2, 3), rounds=1, games=2, first_games=5, duels=1), say_nothing)

    assert last == tmp_path / "round-1.json"
    assert (tmp_path / "round-0.json").read_bytes() == learnt
    assert games_in(tmp_path / "round-0-2p.lessons") == [0, 1]  # of a round that is learnt no more would be learnt from
    assert games_in(tmp_path / "round-1-3p.lessons") == [0, 1]


@pytest.mark.parametrize("about", [None, "[]", '{"training": 1', "\0"])
def test_a_folder_of_nobody_knows_what_is_left_alone(tmp_path: Path, about: str | None) -> None:
    train(course_in(tmp_path), say_nothing)
    (tmp_path / "course.json").unlink()
    if about is not None:
        (tmp_path / "course.json").write_text(about)

    with pytest.raises(ValueError, match=r"course\.json .*choose another folder with --dir"):
        train(course_in(tmp_path), say_nothing)


def test_a_duel_goes_on_wherever_its_folder_is_named_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def duels_in(folder: Path, deals: int) -> Course:
        return course_in(folder, rounds=1, duels=deals)

    monkeypatch.chdir(tmp_path)
    said: list[str] = []
    train(duels_in(Path("a=b"), 1), said.append)
    kept = tmp_path / "a=b" / "round-1.duel.jsonl"
    first = kept.read_text()
    described = json.loads(first.splitlines()[0])
    assert (described["fidchell"], described["agents"]) == ("1", ["round-1.json", "round-0.json"])

    train(duels_in(tmp_path / "a=b", 2), said.append)  # more duels are played to those that there were
    (tmp_path / "a=b").rename(tmp_path / "moved")
    train(duels_in(Path("moved"), 3), said.append)
    train(duels_in(Path("moved"), 2), said.append)

    moved = (tmp_path / "moved" / "round-1.duel.jsonl").read_text()
    assert moved.startswith(first)
    assert len(moved.splitlines()) == 1 + 3 * 2
    assert [line.split(" in ")[1] for line in said if "won" in line] == ["2 games", "4 games", "6 games"]
    assert json.loads((tmp_path / "moved" / "round-1.duel.json").read_text())["deals"] == 3


def test_what_a_duel_told_is_told_again_and_its_games_are_never_mixed(tmp_path: Path) -> None:
    course = course_in(tmp_path, rounds=1, duels=1)
    train(course, say_nothing)
    told, games = tmp_path / "round-1.duel.json", tmp_path / "round-1.duel.jsonl"
    before = told.read_text()

    told.write_text("{")
    train(course, say_nothing)
    assert told.read_text() == before

    told.unlink()
    games.write_text("not a game\n")
    with pytest.raises(ValueError, match=r"duel\.jsonl holds no games that this duel can go on from: remove it"):
        train(course, say_nothing)


def test_ctrl_c_in_a_duel_keeps_its_games(tmp_path: Path) -> None:
    course = course_in(tmp_path, rounds=1, duels=2)

    def stopped_after_one(job: Any, n: int) -> Generator[Any, None, None]:
        if isinstance(job, Job):
            yield 0, job.play(0)
            raise KeyboardInterrupt
        yield from HERE(job, n)

    with pytest.raises(KeyboardInterrupt):
        train(replace(course, spread=stopped_after_one), say_nothing)

    kept = (tmp_path / "round-1.duel.jsonl").read_text()
    assert len(kept.splitlines()) == 2
    train(course, say_nothing)
    assert (tmp_path / "round-1.duel.jsonl").read_text().startswith(kept)


def test_a_folder_that_no_agent_could_be_told_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="choose a folder without a comma"):
        train(course_in(tmp_path / "x,y"), say_nothing)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        "{}",
        '{"game": "inis", "value": {}, "taste": {}}',
        '{"game": "tirnanog", "value": [], "taste": {}}',
        '{"game": "tirnanog", "value": {"9": {"hand": 1}}, "taste": {}}',
        '{"game": "tirnanog", "value": {"2": {"hand": "much"}}, "taste": {}}',
    ],
)
def test_weights_that_were_damaged_are_refused_before_they_play(tmp_path: Path, content: str) -> None:
    weights = train(course_in(tmp_path), say_nothing)
    learnt = weights.read_text()
    weights.write_text(content)

    with pytest.raises(ValueError, match=r"round-0\.json is damaged .* Remove it to go on: it is learnt again"):
        train(course_in(tmp_path, rounds=1), say_nothing)

    assert not (tmp_path / "round-1-2p.lessons").exists()
    weights.unlink()
    train(course_in(tmp_path, rounds=1), say_nothing)
    assert weights.read_text() == learnt


def test_a_game_that_fails_is_named_by_its_seed(tmp_path: Path) -> None:
    def failing(job: Any, n: int) -> Generator[Any, None, None]:
        yield 0, Failure(0, job.seed_of(0), "KeyError: 7", "where it was")

    with pytest.raises(GameFailed, match=r"a game of tirnanog \(seed 'train/0/2/0'\) failed: KeyError: 7") as failed:
        train(course_in(tmp_path, spread=failing), say_nothing)

    assert failed.value.__notes__ == ["where it was"]


def test_games_kept_when_lessons_had_a_field_more_still_teach(tmp_path: Path) -> None:
    learnt = train(course_in(tmp_path), say_nothing)
    before, kept = learnt.read_text(), Lessons(tmp_path / "round-0-2p.lessons")
    learnt.unlink()
    kept.file.unlink()
    with kept.file.open("wb") as old:
        for number, lesson in kept.games.items():
            object.__setattr__(lesson, "decisions", 300)
            pickle.dump((number, lesson), old)

    assert train(course_in(tmp_path), say_nothing).read_text() == before
