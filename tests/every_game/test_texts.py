"""Every question, event, reason and name has a text in every language; and the checks notice when one is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from fidchell.registry import OURS, find
from fidchell.speech import LANGUAGES, Speech
from kit.texts import problems
from tain.api import RULES as TAIN
from tain.api import Tain

GAMES = [TAIN, *(find(name) for name in OURS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_everything_can_be_said(rules: Any, language: str) -> None:
    assert problems(rules, language) == []


def spoilt(tmp_path: Path, language: str, old: str, new: str) -> Tain:
    """The small game with one text changed."""
    shutil.copytree(Path(TAIN.folder) / "text", tmp_path / "text")
    file = tmp_path / "text" / language / "tain.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    rules = Tain()
    rules.folder = str(tmp_path)
    return rules


@pytest.mark.parametrize(
    ("language", "old", "new", "said"),
    [
        ("fr", "event-passed = { $player } passe.\n", "", "no text for event-passed"),
        ("fr", "{ $player } passe.", "{ $joueur } passe.", "event-passed uses ['joueur'], English uses ['player']"),
        ("es", "Empieza la ronda", "The round begins", "event-round-begins has English words: The"),
        ("es", "Ternero", "Spring calf", None),  # unknown English words are beyond us unless the text is the same
        ("fr", "Chevauchée nocturne", "Night Ride", "name-ride is the English text"),
        ("uk", "Нічна їзда", "Night Ride", "name-ride has Latin letters: Night Ride"),
        ("uk", "    [few] { $count } карти\n", "", "event-dealt has the plurals"),
        ("uk", "game-name =", "game-title =", "game-title is in no other language"),
        ("en", "name-calf = Calf\n", "", "no text for name-calf"),
    ],
)
def test_a_spoilt_text_is_noticed(tmp_path: Path, language: str, old: str, new: str, said: str | None) -> None:
    found = problems(spoilt(tmp_path, language, old, new), language)

    assert any(said in problem for problem in found) if said else found == []


def test_ukrainian_counts_and_declines() -> None:
    speech = Speech(TAIN, "uk", ["Олена", "Тарас"])

    def moved(count: int) -> str:
        values = {"player": 0, "origin": "plain", "place": "hill", "count": count}
        return speech.event({"key": "cows-moved", "values": values})

    assert moved(1) == "Олена: 1 корова з Рівнини на Пагорб."
    assert moved(3) == "Олена: 3 корови з Рівнини на Пагорб."
    assert moved(5) == "Олена: 5 корів з Рівнини на Пагорб."
    assert moved(21) == "Олена: 21 корова з Рівнини на Пагорб."


def test_a_list_of_things_is_declined_and_joined() -> None:
    speech = Speech(TAIN, "uk", ["Олена", "Тарас"])
    event = {"key": "looked-known", "values": {"player": 0, "at": 1, "cards": ["ban", "wolf"]}}

    assert speech.event(event) == "Олена дивиться чужу руку. Чия рука: Тарас. Карти: Заборона і Вовк."
