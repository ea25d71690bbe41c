"""Hints are honest, the same again, and say something of every answer."""

from __future__ import annotations

from pathlib import Path

import pytest

import fidchell
from fidchell.analysis.hints import Hint, think_about
from fidchell.analysis.review import moments_of, shares_of
from fidchell.core.game import Game
from kit.recorded import played

GAMES = [("inis", 2), ("inis", 3), ("inis", 4), ("tirnanog", 1), ("tirnanog", 2), ("tirnanog", 4)]


def hint_of(game: Game, iterations: int = 8) -> Hint:
    decision = game.decisions[0]
    return think_about(game, decision.seat, decision, f"expert:iterations={iterations}")


@pytest.mark.parametrize(("name", "players"), GAMES)
@pytest.mark.parametrize("decisions", [0, 7, 40, 61])
def test_what_a_seat_cannot_know_changes_nothing(name: str, players: int, decisions: int) -> None:
    game = played(name, players, decisions)
    seat = game.decisions[0].seat

    hints = [hint_of(world) for world in (game, *(game.resample(seat, n) for n in range(2)))]

    assert hints[0] == hints[1] == hints[2]


@pytest.mark.parametrize(("name", "players"), [("inis", 3), ("tirnanog", 2)])
def test_who_is_not_asked_learns_its_chances_and_no_more(name: str, players: int) -> None:
    game = played(name, players, 30)
    other = next(seat for seat in range(players) if seat not in game.view(None)["waiting"])

    hints = [
        think_about(world, other, None, "expert:iterations=6") for world in (game, game.resample(other, 1))
    ]  # fmt: skip

    assert hints[0] == hints[1]
    assert hints[0].options == ()
    assert sum(hints[0].chances) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_hint_adds_up(name: str, players: int) -> None:
    game = played(name, players, 25)
    before = game.table.digest()

    hint = hint_of(game, 20)

    assert game.table.digest() == before
    assert hint.iterations == 20
    assert len(hint.chances) == players
    assert 0 <= sum(hint.chances) <= 1 + 1e-9 if players == 1 else sum(hint.chances) == pytest.approx(1)
    assert sum(option.visits for option in hint.options) == 20
    assert sum(option.share for option in hint.options) == pytest.approx(1)
    assert [option.visits for option in hint.options] == sorted((o.visits for o in hint.options), reverse=True)
    words = [word for option in hint.options for word in option.alike]
    assert sorted(words) == sorted(game.decisions[0].options)
    most = [option for option in hint.options if option.visits == hint.options[0].visits]
    if all(len(option.alike) == 1 for option in most):
        assert any(option.chance == pytest.approx(hint.chances[hint.seat]) for option in most)


def test_equal_cards_of_a_hand_are_one_answer_and_those_that_lie_somewhere_are_not() -> None:
    merged = kept_apart = 0
    for moment in (one for players in (2, 3, 4) for one in moments_of(played("tirnanog", players))[0]):
        decision, rules = moment.decision, moment.position.rules
        hand = moment.position.view(decision.seat)["table"]["hand"]
        hint = think_about(moment.position, decision.seat, decision, "expert:iterations=1")
        for option in hint.options:
            assert len({repr(rules.name_text(word)) for word in option.alike}) == 1
            assert len(option.alike) == 1 or set(option.alike) <= set(hand)
            assert hint.of(option.alike[-1]) is option
            merged += len(option.alike) > 1
        named = [repr(rules.name_text(option.word)) for option in hint.options]
        kept_apart += len(named) > len(set(named))

    assert merged
    assert kept_apart


def test_a_question_without_a_choice_has_one_answer() -> None:
    game = fidchell.new("tirnanog", 2, 5)
    while len(game.decisions[0].options) > 1:
        decision = game.decisions[0]
        game.answer(decision.seat, decision.options[0])

    hint = hint_of(game)

    assert [option.word for option in hint.options] == list(game.decisions[0].options)
    assert hint.options[0].chance == hint.chances[hint.seat]


def test_a_victory_at_hand_is_seen() -> None:
    """Before its very last answers a game is as good as decided, for whoever is asked."""
    record = played("tirnanog", 2).record()
    game = fidchell.load({**record, "answers": record["answers"][:-1], "checks": []})
    chances = think_about(game, game.decisions[0].seat, None, "expert:iterations=6").chances

    assert chances == pytest.approx(shares_of(fidchell.load(record)), abs=0.1)


@pytest.mark.parametrize(
    ("level", "says"),
    [
        ("wise", "there is no agent 'wise'"),
        ("random", "'random' does not think: say one of beginner, casual"),
        ("expert:iterations=few", "iterations must be a whole number"),
        ("expert:weights=/nowhere.json", "there is no file /nowhere.json with weights"),
    ],
)
def test_a_level_that_cannot_think_is_refused(level: str, says: str) -> None:
    game = fidchell.new("inis", 2, 1)

    with pytest.raises(ValueError, match=says):
        think_about(game, 0, None, level)


def test_weights_of_something_else_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"something": "else"}')

    with pytest.raises(ValueError, match="holds no weights"):
        think_about(fidchell.new("inis", 2, 1), 0, None, f"expert:iterations=2,weights={file}")


def test_what_is_not_asked_or_over_is_refused() -> None:
    begun, over = fidchell.new("tirnanog", 2, 1), played("tirnanog", 2)
    decision = begun.decisions[0]

    with pytest.raises(ValueError, match="is not asked"):
        think_about(begun, 1 - decision.seat, decision, "expert:iterations=2")
    with pytest.raises(ValueError, match="the game is over"):
        think_about(over, 0, None, "expert:iterations=2")
    with pytest.raises(ValueError, match="'random' only"):
        think_about(fidchell.new("tain", 2, 1), 0, None)
