"""Only questions whose options everybody knows may answer themselves at once; that they are public is checked here."""

from __future__ import annotations

from random import Random

import pytest

import fidchell
from fidchell.registry import find


@pytest.mark.parametrize(("game", "players"), [("inis", 2), ("inis", 3), ("inis", 4), ("tirnanog", 2), ("tirnanog", 4)])
def test_their_options_are_the_same_in_every_world_another_seat_can_think_of(game: str, players: int) -> None:
    public, seen = find(game).public_questions, set()
    for seed in range(4):
        playing, random = fidchell.new(game, players=players, seed=seed), Random(seed)
        for number in range(400):
            if playing.over:
                break
            decision = playing.decisions[0]
            if decision.key in public:
                seen.add(decision.key)
                for viewer in set(range(players)) - {decision.seat}:
                    world = playing.resample(viewer, number)
                    same = next(open_ for open_ in world.decisions if open_.seat == decision.seat)
                    assert (same.key, same.options) == (decision.key, decision.options)
            playing.answer(decision.seat, random.choice(decision.options))
    assert len(seen) > 2, "hardly any of them came up"


@pytest.mark.parametrize("game", ["inis", "tirnanog"])
def test_they_are_questions_of_the_game(game: str) -> None:
    rules = find(game)

    assert rules.public_questions <= {message.key for message in rules.catalogue.messages}
