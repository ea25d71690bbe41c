"""Lessons: a described position and the answers given since. Nothing is kept: all of it is sent each time."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fidchell.core.game import Game, IllegalAnswer, scene_game
from fidchell.core.rules import GameError
from fidchell.registry import OURS, find
from fidchell.server.sitting import Refused

MOST_ANSWERS = 200


class LessonAnswer(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    option: Annotated[str, Meta(max_length=60)]


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A position as fidchell.scene() takes it, and what was answered from there on."""

    game: str
    scene: dict[str, Any]
    answers: Annotated[list[LessonAnswer], Meta(max_length=MOST_ANSWERS)] = []
    seat: int | None = None  # through whose eyes


class LessonQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """Why may this not be answered now?"""

    lesson: Lesson
    option: Annotated[str, Meta(max_length=60)]


class MomentShown(msgspec.Struct):
    """A moment that may be answered by ``seats``, as far as everybody knows."""

    key: str
    values: dict[str, Any]
    seats: list[int]


class AnswerRefused(msgspec.Struct):
    at: int  # which of the answers; none after it was tried
    reasons: list[dict[str, Any]]


class LessonShown(msgspec.Struct):
    """A lesson as it stands. It has no secrets: ``decisions`` are those of all seats."""

    view: dict[str, Any]
    events: list[dict[str, Any]]
    decisions: list[dict[str, Any]]
    window: MomentShown | None
    refused: AnswerRefused | None


def played(lesson: Lesson) -> tuple[Game, AnswerRefused | None]:
    if lesson.game not in OURS:  # find() takes folders as well: that is for the host, not for the world
        raise Refused("no-such-game", games=list(OURS))
    try:
        game = scene_game(find(lesson.game), lesson.scene)
    except GameError as wrong:
        raise Refused("bad-scene", why=str(wrong)[:300]) from None
    seat = lesson.seat
    if seat is not None and not 0 <= seat < game.table.seats:
        raise Refused("no-such-seat", seat=seat)
    for at, answer in enumerate(lesson.answers):
        try:
            game.answer(answer.seat, answer.option)
        except IllegalAnswer as wrong:
            return game, AnswerRefused(at, wrong.reasons)
    return game, None


def look(lesson: Lesson) -> LessonShown:
    game, refused = played(lesson)
    moment = game.window
    window = MomentShown(moment[0].key, moment[0].values, [one.seat for one in moment]) if moment else None
    return LessonShown(
        game.view(lesson.seat), game.events(lesson.seat), [one.to_json() for one in game.decisions], window, refused
    )


def why(asked: LessonQuestion) -> list[dict[str, Any]]:
    game, _ = played(asked.lesson)
    if asked.lesson.seat is None:
        raise Refused("no-such-seat", seat=None)
    return game.explain(asked.lesson.seat, asked.option)
