"""All that a page needs to speak of a game without Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fidchell.core.rules import Rules
from fidchell.games.tirnanog.api import rules_for
from fidchell.games.tirnanog.pack import OPEN_PACK
from fidchell.registry import OURS, find
from fidchell.server.words import words_of
from fidchell.speech import LANGUAGES, Speech
from server.test_play import Come


def other_pack(folder: Path) -> Rules[Any]:
    file = folder / "other.toml"
    file.write_text(OPEN_PACK.read_text(encoding="utf-8").replace('id = "open"', 'id = "other"', 1), encoding="utf-8")
    return rules_for(file)


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_helps_follow_from_it(game: str, language: str) -> None:
    rules = find(game)
    speech, words = Speech(rules, language), words_of(rules)

    for group, members in words.groups.items():
        for word in members:
            assert rules.words.group_of(rules.words.numbers[word]) == group
            if word in words.own_names:
                assert words.own_names[word][language] == speech.name(word)
            elif word in words.names:
                assert speech.text(words.names[word].key, **words.names[word].values) == speech.name(word)
            elif not speech.has(f"word-{group}") and group not in ("seat", "number"):
                assert speech.text(f"name-{word}") == speech.name(word)
            if word in words.helps:
                assert speech.has(words.helps[word].key)


def test_every_value_of_every_message_has_its_kind() -> None:
    messages = words_of(find("inis")).messages

    assert messages["question-attacked"] == {"place": "word", "player": "seat"}
    assert messages["reason-not-asked"] == {"waiting": "seats"}
    assert words_of(find("tirnanog")).messages["event-drew-known"] == {"player": "seat", "card": "word"}


def test_what_is_printed_on_cards_and_tiles() -> None:
    inis, saga = words_of(find("inis")).facts, words_of(find("tirnanog")).facts

    assert inis["geis"]["timings"] == ["triskel"]
    assert inis["geis"]["moments"] == ["action-declared"]
    assert inis["moor_advantage"]["any_time"]
    assert inis["fianna"]["maneuver"]
    assert inis["raid"]["four_players"]
    assert inis["swamp"] == {"advantage": "swamp_advantage", "sanctuary": False, "citadels": False}
    assert saga["red_8_a"]["value"] == 8
    assert saga["red_8_a"]["colour"] == "red"
    assert all(facts["provenance"] for facts in saga.values())


def test_what_a_geis_says_can_be_said() -> None:
    rules = find("tirnanog")
    words, speech = words_of(rules), Speech(rules, "en")

    for word in rules.named_beside():
        assert words.own_names[word]["uk"]
        assert all(speech.text(text["key"], **text["values"]) for text in words.facts[word]["texts"])


def test_another_pack_has_its_own(tmp_path: Path) -> None:
    assert words_of(other_pack(tmp_path)).game == "tirnanog-other"


def test_a_browser_asks_once(person: Come) -> None:
    anna = person("Anna")
    first = anna.http.get("/api/games/inis/words")
    again = anna.http.get("/api/games/inis/words", headers={"if-none-match": first.headers["etag"]})

    assert first.json()["groups"]["territory"][0] == "cove"
    assert (again.status_code, again.content) == (304, b"")
    assert "no-store" not in first.headers["cache-control"]


@pytest.mark.parametrize("game", ["chess", "%2Fetc", "..", "tirnanog-none"])
def test_no_other_game_is_told_of(game: str, person: Come) -> None:
    assert person("Anna").http.get(f"/api/games/{game}/words").status_code == 404
