"""Handing games out: each is played once, whoever is lost on the way. Ray itself is in test_cluster.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fidchell.agents.match import Failure
from fidchell.far import tasks
from fidchell.far.tasks import Lost, Numbers, Played, hand_out


class Squares:
    """A job whose games are numbers."""

    def seed_of(self, number: int) -> str:
        return f"seed/{number}"

    def play(self, number: int) -> int:
        return number * number


class Unsure:
    """Plays in an order of its own; loses some bundles, and always those with a game that kills."""

    def __init__(
        self, job: Squares, room: int = 2, lose_first: int = 0, deadly: int = -1, seconds: float = 0.1
    ) -> None:
        self.job, self.lose, self.deadly, self.seconds = job, lose_first, deadly, seconds
        self.rooms = room
        self.given: dict[int, Numbers] = {}
        self.sizes: list[int] = []
        self.most = 0
        self.dropped: list[int] = []

    def give(self, numbers: Numbers) -> Any:
        token = len(self.sizes)
        self.given[token] = numbers
        self.sizes.append(len(numbers))
        self.most = max(self.most, len(self.given))
        return token

    def ready(self, given: list[Any], seconds: float) -> list[Any]:
        return [max(given)]

    def take(self, token: Any) -> Played:
        numbers = self.given.pop(token)
        if self.lose or self.deadly in numbers:
            self.lose -= self.lose > 0
            raise Lost("WorkerCrashedError")
        return Played([(number, self.job.play(number)) for number in numbers], self.seconds * len(numbers))

    def drop(self, given: list[Any]) -> None:
        self.dropped = given

    def room(self) -> int:
        return self.rooms


@pytest.mark.parametrize("lose_first", [0, 1, 3])
def test_every_game_comes_once_whatever_is_lost(lose_first: int) -> None:
    job = Squares()
    hands = Unsure(job, lose_first=lose_first)

    games = list(hand_out(job, 100, hands))

    assert sorted(games) == [(number, number * number) for number in range(100)]
    assert hands.most <= 4
    assert hands.dropped == []


def test_a_game_that_takes_its_process_along_is_given_up_and_no_other() -> None:
    job = Squares()
    said: list[str] = []

    games = dict(hand_out(job, 60, Unsure(job, deadly=33), log=said.append))

    failure = games.pop(33)
    assert isinstance(failure, Failure)
    assert failure == Failure(33, "seed/33", f"whoever played it was lost {tasks.TRIES} times: WorkerCrashedError")
    assert games == {number: number * number for number in range(60) if number != 33}
    assert len(said) == tasks.TRIES


def test_bundles_grow_with_quick_games_and_shrink_towards_the_end() -> None:
    job = Squares()
    quick, slow = Unsure(job, seconds=0.001), Unsure(job, seconds=5.0)

    list(hand_out(job, 2000, quick))
    list(hand_out(job, 10, slow))

    assert max(quick.sizes) == tasks.LARGEST * (4 * tasks.LARGEST <= 2000) or max(quick.sizes) > 100
    assert quick.sizes[0] == quick.sizes[-1] == 1
    assert Counter(slow.sizes) == {1: 10}


def test_what_is_not_wanted_any_more_is_dropped() -> None:
    job = Squares()
    hands = Unsure(job)
    games = hand_out(job, 50, hands)

    next(games)
    games.close()

    assert len(hands.dropped) > 0


def test_a_cluster_without_cores_is_waited_for() -> None:
    job = Squares()
    hands = Unsure(job, room=0)

    assert len(list(hand_out(job, 3, hands))) == 3
    assert hands.most == 1
