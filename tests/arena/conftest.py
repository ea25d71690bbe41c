"""Fewer resamples than people get: the same way of counting in a fifth of the time."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def few_resamples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.arena.strength.RESAMPLES", 200)
