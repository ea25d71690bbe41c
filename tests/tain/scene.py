"""A position from its description. The README beside this file documents the fields."""

from __future__ import annotations

from typing import Any

from fidchell.core.chance import chance_from_seed
from fidchell.core.rules import GameError, Rules
from fidchell.core.scene import Description
from tain import messages as m
from tain.rounds import Rounds, Season
from tain.table import Cattle


def open_scene(rules: Rules[Any], given: dict[str, Any]) -> Cattle:
    scene = Description(given, "scene")
    seats = scene.number("players", 2, 2, m.MOST_PLAYERS)
    table = Cattle(rules, seats)
    table.rounds = scene.number("rounds", 1, 1, 3)
    table.round = scene.number("round", 1, 1, table.rounds)
    table.turn = scene.number("turn", 0, 0, seats - 1)
    table.chance = chance_from_seed(scene.number("seed", 0, 0, 2**53))
    placed = 0
    for seat, player in enumerate(scene.each("players_have", seats)):
        table.hands[seat] = _cards(player, "hand", placed)
        placed |= table.hands[seat]
        for place, count in player.counts("herds", m.PLACES, m.COWS).items():
            table.add_cows(seat, m.PLACES.index(place), count)
            table.reserve[seat] -= count
        if table.reserve[seat] < 0:
            raise GameError(f"{player.where}.herds: a player has {m.COWS} cows in all")
        player.finish()
    deck = _cards(scene, "deck", placed)
    table.deck = [m.CARDS.index(card) for card in reversed(scene.words("deck", m.CARDS))]
    table.discard = (1 << len(m.CARDS)) - 1 & ~(placed | deck)
    scene.finish()
    table.push(Rounds("deal" if table.round < table.rounds else "over"))
    table.push(Season())
    return table


def _cards(description: Description, name: str, placed: int) -> int:
    cards = 0
    for card in description.words(name, m.CARDS):
        cards |= 1 << m.CARDS.index(card)
    if cards & placed:
        twice = m.CARDS[m.cards_in(cards & placed)[0]]
        raise GameError(f"{description.where}.{name}: {twice!r} lies somewhere else already")
    return cards
