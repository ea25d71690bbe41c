"""The draft, the rounds and the score."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import fidchell
from fidchell.core.game import Game
from kit.scene import Scene, holding


def hand(game: Game, seat: int) -> list[str]:
    cards: list[str] = game.view(seat)["table"]["hand"]
    return cards


def drafted(game: Game, order: tuple[int, ...]) -> Game:
    """Everybody keeps the first card they were dealt, answering in this order."""
    kept = [hand(game, seat)[0] for seat in range(len(order))]
    for seat in order:
        game.answer(seat, kept[seat])
    return game


def test_all_seats_are_asked_at_once_for_one_of_their_own_cards() -> None:
    game = fidchell.new("tain", players=3, seed=1)

    asked = {decision.seat: list(decision.options) for decision in game.decisions}

    assert asked == {seat: hand(game, seat) for seat in range(3)}


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_what_a_seat_keeps_is_sealed_until_all_have_chosen(chosen: int) -> None:
    game, other_choice = fidchell.new("tain", 3, seed=1), fidchell.new("tain", 3, seed=1)

    game.answer(1, hand(game, 1)[chosen])
    other_choice.answer(1, hand(game, 1)[chosen - 1])

    for eyes in (0, 2, None):
        assert game.view(eyes) == other_choice.view(eyes)
        assert game.events(eyes) == other_choice.events(eyes)
    assert game.view(None)["waiting"] == [0, 2]


def test_a_sealed_answer_cannot_be_changed() -> None:
    game = fidchell.new("tain", 2, seed=1)
    game.answer(1, hand(game, 1)[0])

    with pytest.raises(fidchell.IllegalAnswer) as refused:
        game.answer(1, hand(game, 1)[1])

    assert refused.value.reasons == [{"key": "not-asked", "values": {"waiting": [0]}}]


@pytest.mark.parametrize("players", [2, 3])
def test_everybody_keeps_one_card_and_gets_two_from_the_right(players: int) -> None:
    game = fidchell.new("tain", players, seed=7)
    dealt = [hand(game, seat) for seat in range(players)]

    drafted(game, tuple(range(players)))

    for seat in range(players):
        assert set(hand(game, seat)) == {dealt[seat][0], *dealt[seat - 1][1:]}


def test_the_order_in_which_the_draft_is_answered_does_not_matter() -> None:
    tables = [
        drafted(fidchell.new("tain", 3, seed=3), order).table.digest() for order in itertools.permutations(range(3))
    ]

    assert len(set(tables)) == 1


def test_who_handed_cards_on_knows_where_they_are_and_nobody_else_does() -> None:
    game = fidchell.new("tain", 3, seed=5)
    dealt = [hand(game, seat) for seat in range(3)]

    drafted(game, (0, 1, 2))

    known: list[Any] = [game.view(seat)["table"]["known"] for seat in range(3)]
    assert known == [[[], dealt[0][1:], []], [[], [], dealt[1][1:]], [dealt[2][1:], [], []]]


def test_the_first_turn_goes_round_with_the_rounds() -> None:
    game = fidchell.new("tain", 3, seed=5)
    began = []

    while not game.over:
        drafted(game, (0, 1, 2))
        began.append(game.decisions[0].seat)
        while game.decisions and game.decisions[0].key == "turn":
            game.answer(game.decisions[0].seat, "pass")

    assert began == [0, 1]


def test_a_round_ends_when_all_pass_in_a_row() -> None:
    scene = Scene(red=holding("feast", "fair"), blue=holding("calf"))

    scene.red.passes()
    scene.blue.plays("calf").answers("hill")
    scene.red.passes()
    assert scene.open_question == (1, "turn")
    scene.blue.passes()

    assert scene.game.over
    assert scene.open_question is None


def test_three_more_points_go_only_to_who_alone_has_most() -> None:
    scene = Scene(red=holding(ford=2, plain=1), blue=holding(ford=2, plain=2))

    scene.red.passes()
    scene.blue.passes()

    assert (scene.red.score, scene.blue.score) == (3, 7)
    assert scene.game.result == {"scores": [3, 7], "winners": [1]}


def test_a_tie_has_several_winners() -> None:
    scene = Scene(red=holding(ford=1), blue=holding(ford=1))

    scene.red.passes()
    scene.blue.passes()

    assert scene.game.result == {"scores": [1, 1], "winners": [0, 1]}
