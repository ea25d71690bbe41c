"""Recorded games still go the way they went, decision by decision."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fidchell.registry import OURS, find
from kit.playthroughs import file_of, first_difference
from tain.api import RULES as TAIN
from tain.api import Tain

GAMES = [TAIN, *(find(name) for name in OURS)]
TABLES = [pytest.param(rules, players, id=f"{rules.name}-{players}") for rules in GAMES for players in rules.players]


@pytest.mark.parametrize(("rules", "players"), TABLES)
def test_a_recorded_playthrough_goes_the_same_way(rules: Any, players: int) -> None:
    playthrough = json.loads(file_of(rules, players).read_text(encoding="utf-8"))

    assert first_difference(rules, playthrough) == ""


def test_a_change_of_rules_is_noticed_at_its_decision() -> None:
    class Generous(Tain):
        def set_up(self, *args: Any) -> Any:
            table = super().set_up(*args)
            table.reserve[0] += 1
            return table

    playthrough = json.loads(file_of(TAIN, 2).read_text(encoding="utf-8"))

    assert first_difference(Generous(), playthrough) == "before decision 1: another position than recorded"
