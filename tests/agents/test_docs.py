"""docs/bots.md lists every level, feature and personality."""

from __future__ import annotations

from pathlib import Path

import pytest

from fidchell.agents.agent import agent_names
from fidchell.agents.think import inis, tirnanog
from fidchell.agents.think.weights import STYLES

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("name", "meaning"), [*inis.FEATURES, *inis.NEAR_THE_END, *tirnanog.FEATURES])
def test_every_feature_is_documented_as_it_is(name: str, meaning: str) -> None:
    assert f"| `{name}` | {meaning} |" in TEXT


def test_every_level_and_personality_is_documented() -> None:
    for name in (*agent_names(), *STYLES):
        assert f"`{name}`" in TEXT or f"style={name}" in TEXT or f", `{name}`" in TEXT
