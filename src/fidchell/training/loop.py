"""Expert iteration: play, learn, and play again with what was learnt.

Every finished game is kept, so that a run that was stopped goes on where it was.
"""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from fidchell.agents.match import Failure, GameFailed
from fidchell.agents.think.brain import Brain
from fidchell.agents.think.weights import blank_brain, read_weights
from fidchell.agents.thinker import Manner
from fidchell.registry import find
from fidchell.training.course import Bar, Course, Told, no_bar
from fidchell.training.duel import duel
from fidchell.training.fit import Positions, fit_tastes, fit_value
from fidchell.training.selfplay import Lesson, SelfPlay
from fidchell.training.store import Lessons, open_folder, write_whole


def train(course: Course, tell: Told, bar: Bar = no_bar) -> Path:
    """Play and learn all rounds; the file with the last weights. A round that was learnt before is over: its games
    would teach nobody any more."""
    blank_brain(find(course.game))  # NoBrain, before anything is made
    open_folder(course.folder, course.described())
    weights = Path()
    for number in range(course.rounds + 1):
        before, weights = weights, course.folder / f"round-{number}.json"
        if weights.exists():
            _known(course, weights)
            tell(f"round {number}: learnt before")
        else:
            for players in course.players:
                _play(course, number, players, before, bar)
                tell(f"round {number}, {players} players: played")
            write_whole(weights, _learnt(course, number, before, tell))
        if number and course.duels:
            duel(course, number, (weights, before), tell, bar)
    return weights


def _lessons_file(course: Course, number: int, players: int) -> Path:
    return course.folder / f"round-{number}-{players}p.lessons"


@dataclass(frozen=True)
class _Some:
    """A job for those games only that are not finished."""

    job: SelfPlay
    numbers: tuple[int, ...]

    @property
    def game(self) -> str:
        return self.job.game

    @property
    def files(self) -> list[str]:
        """What other machines must be sent."""
        return [self.job.manner.weights] if self.job.manner.weights else []

    def seed_of(self, number: int) -> str:
        return self.job.seed_of(self.numbers[number])

    def play(self, number: int) -> Lesson | Failure:
        return self.job.play(self.numbers[number])


def _play(course: Course, number: int, players: int, weights: Path, bar: Bar) -> None:
    lessons = Lessons(_lessons_file(course, number, players))
    wanted = course.first_games if number == 0 else course.games
    missing = tuple(sorted(set(range(wanted)) - set(lessons.games)))
    if not missing:
        return
    manner = replace(course.manner, weights=str(weights)) if number else Manner()
    job = SelfPlay(course.game, players, f"{course.seed}/{number}", manner, {})
    with (
        lessons,
        bar(f"round {number}, {players} players") as show,
        closing(course.spread(_Some(job, missing), len(missing))) as games,
    ):
        for at, lesson in games:
            if isinstance(lesson, Failure):
                raise _failed(course, lesson)
            lessons.add(missing[at], lesson)
            show(len(lessons.games), wanted)


def _learnt(course: Course, number: int, before: Path, tell: Told) -> dict[str, Any]:
    """What the games of a round and of those before it teach."""
    first = number if number < 2 else max(1, number - course.remember + 1)
    brain = blank_brain(find(course.game))
    values: dict[str, dict[str, float]] = {}
    foreseen: dict[str, float] = {}
    left: dict[str, float] = {}
    choices: list[Any] = []
    for players in course.players:
        by_round = [Lessons(_lessons_file(course, at, players)).in_order() for at in range(first, number + 1)]
        lessons = [lesson for of_round in by_round for lesson in of_round]
        if number:  # the surprise that the weights before leave at games they had no part in learning from
            known = np.array(_known(course, before).weights[players])
            foreseen[str(players)] = Positions(by_round[-1], later=1.0).surprise(known)
        fitted, left[str(players)] = fit_value(lessons)
        values[str(players)] = {
            name: round(float(weight), 4) for name, weight in zip(brain.names(), fitted, strict=True)
        }
        for lesson in lessons:
            choices += lesson.choices
        tell(f"round {number}, {players} players: learnt from {len(lessons)} games")
    return {"game": brain.rules.name, "rules": brain.rules.version, "round": number, "foreseen": foreseen,
            "surprise": left, "value": values, "taste": fit_tastes(choices)}  # fmt: skip


def _known(course: Course, weights: Path) -> Brain:
    """With what a round taught. A file that was damaged is refused here: else it is the games that fail."""
    brain = blank_brain(find(course.game))
    try:
        read_weights(brain, weights)
    except ValueError as wrong:
        raise ValueError(
            f"{weights} is damaged ({wrong}). Remove it to go on: it is learnt again from the games that are kept"
        ) from wrong
    return brain


def _failed(course: Course, failure: Failure) -> GameFailed:
    error = GameFailed(f"a game of {course.game} (seed {failure.seed!r}) failed: {failure.what}")
    error.add_note(failure.traceback)
    return error
