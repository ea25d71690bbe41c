"""Places that have no names are told so that they can be found without a map beside the text."""

from __future__ import annotations

import pytest

import fidchell
from fidchell.analysis.places import named, spots_of
from fidchell.core.game import Game
from fidchell.registry import find
from fidchell.speech import LANGUAGES, Speech
from kit.recorded import played

TIR_NA_NOG = find("tirnanog")


def exploring() -> Game:
    """A game of Inis in which somebody chooses where a new territory lies."""
    record = played("inis", 3).record()
    game = fidchell.load({**record, "answers": [], "checks": []})
    for seat, option in record["answers"]:
        if game.decisions[0].key == "location":
            return game
        game.answer(seat, option)
    raise AssertionError("nobody explored")


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("across:1,2", "row 1, columns 2–3"),
        ("down:2,6", "column 6, rows 2–3"),
        ("corner:1,1", "corner of rows 1–2, columns 1–2"),
        ("top", "top row"),
    ],
)
def test_a_gap_is_told_by_its_rows_and_columns(word: str, said: str) -> None:
    assert named(word, Speech(TIR_NA_NOG, "en"), {}) == said


def test_a_spot_is_told_by_its_number_and_what_lies_beside() -> None:
    game = exploring()
    speech, territories = Speech(game.rules, "en"), game.view(None)["table"]["territories"]

    spots = spots_of(game, game.decisions[0].options)

    assert set(spots) == set(game.decisions[0].options)
    for number, (word, spot) in enumerate(spots.items(), 1):
        assert set(spot.beside) <= set(territories)
        assert len(spot.beside) >= 2
        assert named(word, speech, spots).startswith(f"spot {number}, beside ")
        assert all(speech.name(land) in named(word, speech, spots) for land in spot.beside)
    after = fidchell.load(game.record())
    chosen = after.decisions[0].options[0]
    after.answer(after.decisions[0].seat, chosen)
    drawn = after.view(None)["table"]["territories"]
    (new,) = (land for land, facts in drawn.items() if facts["location"] == chosen)
    assert set(drawn[new]["beside"]) == set(spots[chosen].beside)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_tells_the_raw_word(language: str) -> None:
    words = TIR_NA_NOG.words
    places = [words.words[number] for number in words.groups["place"]]
    speech, game = Speech(TIR_NA_NOG, language), exploring()
    options = game.decisions[0].options
    spots = spots_of(game, options)

    told = [named(word, speech, {}) for word in places]
    told += [named(word, Speech(game.rules, language), spots) for word in options]

    assert not [said for said in told if any(raw in said for raw in ("across", "down", "corner:", "up:"))]
    assert len(set(told)) == len(told)
