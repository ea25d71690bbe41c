"""In Tír na nÓg a bot looks first at the cards that would bring most into its saga."""

from __future__ import annotations

from math import exp
from random import Random

import pytest

from fidchell.agents.think import fit
from fidchell.agents.think.fit import MOST, NOWHERE, POINTS, REGION, Fitter
from fidchell.agents.think.tirnanog import TirNaNogBrain
from fidchell.agents.think.weights import blank_brain
from fidchell.core.decision import Ask
from fidchell.core.game import new_game
from fidchell.core.messages import Message
from fidchell.core.values import bits
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import ROWS
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.scoring import after_playing, geis_points, largest_regions
from fidchell.games.tirnanog.table import Otherworld


def positions(seed: int, players: int = 3) -> list[tuple[Otherworld, Ask]]:
    """All choices of a game that is played at random."""
    table, chance = new_game(RULES, players, seed).table, Random(seed)
    assert isinstance(table, Otherworld)
    found: list[tuple[Otherworld, Ask]] = []
    while table.ask is not None:
        if len(table.ask.options) > 1:
            found.append((table.copy(), table.ask))
        table.take(chance.choice(table.ask.options))
    return found


def of_kind(question: Message, *seeds: int) -> list[tuple[Otherworld, Ask]]:
    return [(table, ask) for seed in seeds for table, ask in positions(seed) if ask.question is question]


def points(table: Otherworld, seat: int, colour: int) -> float:
    return sum(geis_points(table, seat)) + REGION * largest_regions(table, seat)[colour]


def test_a_plain_card_fits_a_row_by_the_points_it_would_bring() -> None:
    checked = 0
    for table, ask in of_kind(m.Q_PLAY, 1, 2, 3):
        fitter, seat = Fitter(), ask.seat
        for card in bits(table.hands[seat]):
            for row in range(len(ROWS)):
                taste = fitter.in_row(fitter.of(table, seat), table, seat, card, row)
                if not may_play(table, seat, card, row):
                    assert taste == NOWHERE
                elif card >= table.pack.specials and not table.told[seat]:
                    colour = table.colour[card]
                    gain = points(after_playing(table, seat, card, row), seat, colour) - points(table, seat, colour)
                    assert taste == pytest.approx(exp(max(-MOST, min(MOST, gain / POINTS))))
                    checked += 1
    assert checked > 100


def test_a_card_is_worth_what_it_is_in_its_best_row() -> None:
    for table, ask in of_kind(m.Q_PLAY, 4):
        fitter, seat = Fitter(), ask.seat
        fits = fitter.of(table, seat)
        for card in bits(table.hands[seat]):
            rows = [fitter.in_row(fits, table, seat, card, row) for row in range(len(ROWS))]
            assert fitter.anywhere(fits, table, seat, card) == max(rows)


def test_to_look_at_cards_changes_nothing_and_does_not_depend_on_what_was_looked_at_before() -> None:
    """By iterations a bot must play the same again, in whatever process, after whatever games."""
    old = blank_brain(RULES)
    for table, ask in positions(5):
        before = table.rules.view(table, ask.seat)

        tastes = blank_brain(RULES).tastes_for(table, ask)

        assert old.tastes_for(table, ask) == tastes
        assert table.rules.view(table, ask.seat) == before
        assert len(tastes) == len(ask.options)
        assert min(tastes) > 0


def test_of_cards_to_discard_it_likes_those_that_fit_worst() -> None:
    brain = blank_brain(RULES)
    assert isinstance(brain, TirNaNogBrain)
    for table, ask in of_kind(m.Q_UPKEEP, 6):
        fitter = Fitter()
        fits = fitter.of(table, ask.seat)
        kept = [fitter.anywhere(fits, table, ask.seat, option - m.CARD) for option in ask.options]

        assert brain.tastes_for(table, ask) == pytest.approx([1 / taste for taste in kept])


def test_a_gap_is_liked_for_the_better_of_the_cards_beside_it() -> None:
    brain = blank_brain(RULES)
    for table, ask in of_kind(m.Q_PLACE, 7):
        fitter = Fitter()
        fits = fitter.of(table, ask.seat)
        best = [
            max(fitter.anywhere(fits, table, ask.seat, card) for card in table.cards_at(option - m.PLACE))
            for option in ask.options
        ]

        assert brain.tastes_for(table, ask) == pytest.approx(best)


def test_no_more_sagas_are_kept_than_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit, "KEPT", 5)
    fitter = Fitter()
    looked_at = [(table, ask.seat, fitter.of(table, ask.seat).points) for table, ask in positions(8)]

    assert len(fitter._known) <= 5
    assert [fitter.of(table, seat).points for table, seat, _ in looked_at] == [points for _, _, points in looked_at]
