"""Nobody ever takes the truth to be impossible, and everybody knows what they have been told."""

from __future__ import annotations

import pytest

import fidchell
from fidchell.core.game import Game
from fidchell.games.inis.facts import ACTION_CARDS, CARDS, EPIC_CARDS, NOTHING
from fidchell.games.inis.table import (
    ACTION_DECK,
    ACTION_DISCARD,
    ASIDE,
    EPIC_DECK,
    LAID,
    Island,
)
from kit.knowledge import untruths
from kit.walk import Choices, begin, walk

HIDDEN = ACTION_CARDS | EPIC_CARDS


def truth_of(table: Island) -> list[int]:
    """Every hidden card in its zone."""
    zones = [0] * table.zones
    for seat in range(table.seats):
        zones[seat] = table.hands[seat] & HIDDEN
        if table.laid[seat]:
            zones[LAID + seat] = table.laid[seat]
    zones[ASIDE] = 0 if table.aside == NOTHING else 1 << table.aside
    zones[ACTION_DISCARD] = table.action_discard
    zones[ACTION_DECK] = sum(1 << card for card in table.action_deck)
    zones[EPIC_DECK] = sum(1 << card for card in table.epic_deck)
    return zones


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_nobody_excludes_the_truth(players: int, seed: int) -> None:
    rules = fidchell.new("inis", 2, 1).rules
    game = begin(rules, players, seed)

    for _ in walk(game, Choices(seed)):
        table = game.table
        assert isinstance(table, Island)
        assert untruths(table, truth_of(table)) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_knows_their_own_hand(players: int) -> None:
    rules = fidchell.new("inis", 2, 1).rules
    game = begin(rules, players, 11)

    for _ in walk(game, Choices(11)):
        table = game.table
        assert isinstance(table, Island)
        for seat in range(players):
            assert table.surely_in(seat, seat) == table.hands[seat] & HIDDEN


def after_a_draft(game: Game) -> Game:
    """Everybody keeps or hands on the first card offered until the Season begins."""
    while game.decisions[0].key in ("capital", "first-clans", "draft-keep", "draft-hand-on"):
        decision = game.decisions[0]
        game.answer(decision.seat, decision.options[0])
    return game


@pytest.mark.parametrize("seed", range(5))
def test_the_last_card_handed_on_is_known_to_be_with_the_neighbour(seed: int) -> None:
    game = after_a_draft(fidchell.new("inis", 4, seed))
    handed = [event for event in game.events(0) if event["key"] == "handed-on-known" and event["values"]["player"] == 0]
    last = handed[-1]["values"]

    assert last["count"] == 1
    assert set(last["cards"]) <= set(game.view(0)["table"]["known"][last["to"]])
    for world in range(20):
        hand = game.resample(0, world).view(last["to"])["table"]["hand"]
        assert set(last["cards"]) <= set(hand)


@pytest.mark.parametrize("seed", range(5))
def test_of_two_cards_handed_on_the_neighbour_still_holds_one(seed: int) -> None:
    """They handed on one of four, so at most one of the two is gone."""
    game = after_a_draft(fidchell.new("inis", 4, seed))
    handed = [event for event in game.events(0) if event["key"] == "handed-on-known" and event["values"]["player"] == 0]
    pair = handed[1]["values"]

    for world in range(40):
        hand = game.resample(0, world).view(pair["to"])["table"]["hand"]
        assert set(pair["cards"]) & set(hand)


@pytest.mark.parametrize("seed", range(5))
def test_imagined_neighbours_differ_where_they_may(seed: int) -> None:
    game = after_a_draft(fidchell.new("inis", 4, seed))

    hands = {tuple(game.resample(0, world).view(2)["table"]["hand"]) for world in range(30)}

    assert len(hands) > 10
    assert all(card in CARDS for hand in hands for card in hand)
