"""What a folder of training keeps, and what it refuses."""

from __future__ import annotations

import pickle
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fidchell.agents.thinker import Manner
from fidchell.training.loop import Course, train

BRIEF = Manner(iterations=3, heat=0.03)


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

    def course(games: int, spread: Any = None) -> Course:
        return Course("tirnanog", tmp_path, (2,), 0, 1, games, BRIEF, "1", processes=1, spread=spread)

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
    train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, "1", processes=1), say_nothing)
    (tmp_path / "round-0.json").unlink()
    strange = lessons.read_bytes().replace(b"fidchell.training.selfplay", b"fidchell.training.selfwork")
    lessons.write_bytes(strange)

    with pytest.raises(ValueError, match="what follows byte 0 is no game that can be learnt from"):
        train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, "1", processes=1), say_nothing)

    assert lessons.read_bytes() == strange


def course_in(folder: Path, **changes: Any) -> Course:
    return replace(Course("tirnanog", folder, (2,), 0, 1, 2, BRIEF, "1", processes=1), **changes)


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
