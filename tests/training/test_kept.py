"""What a folder of training keeps, and what it refuses."""

from __future__ import annotations

import pickle
from collections.abc import Generator
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
        return Course("tirnanog", tmp_path, (2,), 0, 1, games, BRIEF, processes=1, spread=spread)

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
    train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, processes=1), say_nothing)
    (tmp_path / "round-0.json").unlink()
    strange = lessons.read_bytes().replace(b"fidchell.training.selfplay", b"fidchell.training.selfwork")
    lessons.write_bytes(strange)

    with pytest.raises(ValueError, match="what follows byte 0 is no game that can be learnt from"):
        train(Course("tirnanog", tmp_path, (2,), 0, 1, 2, BRIEF, processes=1), say_nothing)

    assert lessons.read_bytes() == strange
