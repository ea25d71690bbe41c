"""Nobody ever takes the truth to be impossible; what all have seen taken, all know; the rest of a hand is secret."""

from __future__ import annotations

import pytest

from fidchell.core.values import mask_of
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.table import Otherworld
from kit.knowledge import untruths
from kit.walk import Choices, begin, walk


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_excludes_the_truth_and_all_know_what_was_taken(players: int, seed: int) -> None:
    game = begin(RULES, players, seed)
    shown: list[set[str]] = [set() for _ in range(players)]  # by seat, as the events tell it
    told = 0

    for _ in walk(game, Choices(seed)):
        table = game.table
        assert isinstance(table, Otherworld)
        truth = [table.secret_cards(seat) for seat in range(players)] + [mask_of(table.deck)]
        assert untruths(table, truth) == []
        for event in game.events(None)[told:]:
            told += 1
            if event["key"] == "card-taken":
                shown[event["values"]["player"]].add(event["values"]["card"])
            elif event["key"] in ("card-played", "card-discarded"):
                shown[event["values"]["player"]].discard(event["values"]["card"])
        for seat in range(players):
            assert shown[seat] <= set(game.view(None)["table"]["players"][seat]["known"])
            assert table.surely_in(seat, seat) | table.hands[seat] & table.seen == table.hands[seat]
