"""The views of our games are as they are described to those who write clients: no field more, none less."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import fidchell
from fidchell.server.views import DESCRIBED, DecisionShown, GameEvent

COUNTS = [*(("inis", players) for players in range(2, 5)), *(("tirnanog", players) for players in range(1, 6))]
MOST = 1500  # answers: random players of Inis take long to find a winner


def same(shown: Any, as_described: Any) -> None:
    """Reading it as described takes all of it and changes nothing."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(shown, as_described))) == shown


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "players"), COUNTS)
def test_a_view_is_as_described(game: str, players: int, seed: int) -> None:
    random = Random(f"{game}{players}{seed}")
    playing = fidchell.new(game, players, seed)
    view, _ = DESCRIBED[game]
    for number in range(MOST):
        if number % 5 == seed or playing.over:
            for eyes in (None, *range(players)):
                same(playing.view(eyes), view)
        if playing.over:
            break
        decision = random.choice(playing.decisions)
        playing.answer(decision.seat, random.choice(decision.options))
    for eyes in (None, *range(players)):
        same(playing.events(eyes), list[GameEvent])
    assert playing.over or game == "inis"


def test_the_end_of_inis_is_as_described() -> None:
    lands = {land: {"clans": [1, 0]} for land in ("cove", "forest", "hills", "moor", "plains", "valley")}
    playing = fidchell.scene("inis", {"territories": lands, "pretenders": [0], "passes": 1, "turn": 1})
    while not playing.over:
        decision = playing.decisions[0]
        playing.answer(decision.seat, decision.options[-1])
    same(playing.view(0), DESCRIBED["inis"][0])


def test_a_field_more_is_noticed() -> None:
    playing = fidchell.new("inis", 2, 1)
    shown = playing.view(0)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**shown, "table": {**shown["table"], "news": 1}}, DESCRIBED["inis"][0])


def test_a_question_is_as_described() -> None:
    same([decision.to_json() for decision in fidchell.new("tirnanog", 3, 1).decisions], list[DecisionShown])
