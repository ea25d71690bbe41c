"""Every lesson of the page is played here with the real engine: lessons cannot rot."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fidchell
from fidchell.core.decision import Decision
from fidchell.core.game import Game

ROOT = Path(__file__).parents[1]
LESSONS = sorted((ROOT / "client" / "src" / "lessons").glob("*.json"))
LANGUAGES = ("en", "fr", "es", "uk")
AT_LEAST = 5  # lessons for each game
ENOUGH = 300  # answers of others between two of the reader


def name_of(file: Path) -> str:
    return file.stem


class Reader:
    """Plays a lesson as client/src/lessons/lesson.svelte.ts does."""

    def __init__(self, lesson: dict[str, Any]) -> None:
        self.lesson = lesson
        self.seat: int = lesson["seat"]
        self.others = [tuple(answer) for answer in lesson["others"]]
        self.game: Game = fidchell.scene(lesson["game"], lesson["scene"])
        self.step = 0
        self.given = 0  # answers to this step

    def open(self) -> list[Decision]:
        return [decision for decision in self.game.decisions if decision.seat == self.seat]

    def go_on(self) -> None:
        """The others answer as the lesson says, else they pass, else they take the first option."""
        for _ in range(ENOUGH):
            waiting = [decision for decision in self.game.decisions if not decision.optional]
            if not waiting:
                return
            own = next((decision for decision in waiting if decision.seat == self.seat), None)
            if own is None:
                decision = waiting[0]
                if self.others and self.others[0] in [(decision.seat, option) for option in decision.options]:
                    option = self.others.pop(0)[1]
                else:
                    option = "pass" if "pass" in decision.options else decision.options[0]
                self.game.answer(decision.seat, option)
            elif self.is_forced(own):
                self.game.answer(self.seat, own.options[0])
            else:
                return
        raise AssertionError("the others never stop")

    def is_forced(self, decision: Decision) -> bool:
        wanted = self.lesson["steps"][self.step].get("do", []) if self.step < len(self.lesson["steps"]) else []
        return len(decision.options) == 1 and decision.key != "turn" and decision.options[0] not in wanted


def play(lesson: dict[str, Any], chance: Random) -> Reader:
    reader = Reader(lesson)
    reader.go_on()
    for reader.step, step in enumerate(lesson["steps"]):
        where = f"step {reader.step + 1}"
        if "ask" in step:
            assert reader.game.explain(reader.seat, step["ask"]), f"{where}: {step['ask']} is open"
        for _ in range(step.get("times", step.get("free", 1 if "do" in step else 0))):
            decision = next((one for one in reader.open() if not one.optional), None)
            assert decision is not None, f"{where}: the reader is not asked anything"
            fitting = [option for option in decision.options if option in step.get("do", decision.options)]
            if "do" in step:
                assert fitting, f"{where}: {step['do']} is not among {decision.options} ({decision.key})"
            reader.game.answer(reader.seat, chance.choice(fitting))
            reader.step += 1  # what the next step asks for is not forced
            reader.go_on()
            reader.step -= 1
    assert not reader.others, f"not answered: {reader.others}"
    return reader


@pytest.mark.parametrize("file", LESSONS, ids=name_of)
def test_can_be_played_to_its_end_whatever_the_reader_chooses(file: Path) -> None:
    lesson = json.loads(file.read_text("utf-8"))
    assert file.stem == f"{lesson['game']}-{lesson['id']}"
    for seed in range(12):
        play(lesson, Random(seed))


@pytest.mark.parametrize("file", LESSONS, ids=name_of)
def test_shows_only_what_there_is(file: Path) -> None:
    lesson = json.loads(file.read_text("utf-8"))
    words = fidchell.find(lesson["game"]).words.numbers
    for step in lesson["steps"]:
        assert set(step) <= {"show", "do", "times", "free", "ask"}
        assert all(word in words for word in [*step.get("show", []), *step.get("do", [])])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_text(language: str) -> None:
    files = (ROOT / "text" / language).glob("page-learn*.ftl")
    keys = set(re.findall(r"^([\w-]+) =", "\n".join(file.read_text("utf-8") for file in files), re.MULTILINE))
    wanted: set[str] = set()
    for file in LESSONS:
        lesson = json.loads(file.read_text("utf-8"))
        wanted |= {f"lesson-{file.stem}", f"lesson-{file.stem}-about"}
        wanted |= {f"lesson-{file.stem}-{number}" for number in range(1, len(lesson["steps"]) + 1)}
    assert wanted <= keys, sorted(wanted - keys)[:5]


@pytest.mark.parametrize("game", ["inis", "tirnanog"])
def test_there_are_enough(game: str) -> None:
    assert len([file for file in LESSONS if file.stem.startswith(f"{game}-")]) >= AT_LEAST


def test_the_last_lesson_of_inis_is_won() -> None:
    lesson = json.loads((ROOT / "client" / "src" / "lessons" / "inis-winning.json").read_text("utf-8"))
    reader = play(lesson, Random(0))
    assert reader.game.over
    assert reader.game.result is not None
    assert reader.game.result["winners"] == [reader.seat]
