"""The Otherworld in the terminal: everything is shown in words, nothing hidden is, and every text has its values."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.cli.packs import PackSpeech
from fidchell.core.game import Game, new_game, scene_game
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import ROWS
from fidchell.games.tirnanog.terminal import DECKS, PLACES, geis_rule, provenance, remark, show, timing
from fidchell.speech import LANGUAGES
from kit.walk import Choices, begin, walk

SPEECHES = {language: PackSpeech(RULES, language) for language in LANGUAGES}
ENGLISH = SPEECHES["en"]
GRID: list[list[str | None]] = [
    ["red_5_a", "kelpie_a", "green_2_a"], ["blue_1_a", None, "red_7_a"], ["yellow_3_a", "selkie", None],
]  # fmt: skip
SAGA = {"top": ["green_5_a", "kelpie_b"], "middle": ["-", "red_4_a"], "bottom": []}


def scene(**fields: Any) -> Game:
    return scene_game(RULES, {"players": 2, "grid": GRID, **fields})


def lines(game: Game, seat: int | None = 0, width: int = 100, language: str = "en") -> list[str]:
    return show(game.view(seat), SPEECHES[language], width)


def line(shown: list[str], *parts: str) -> str:
    """The one line that has all these parts."""
    found = [one for one in shown if all(part in one for part in parts)]
    assert len(found) == 1, (parts, found, shown)
    return found[0]


# --- the grid ---


def test_cards_bards_and_answers_are_drawn_where_they_are() -> None:
    shown = lines(scene(phase="journey", turn=0, bards=[["down:1,1"], ["across:1,2"]]))

    names = line(shown, "│", "Red 5", "Kelpie", "Green 2")
    assert names.index("Red 5") < names.index("Kelpie") < names.index(" B ") < names.index("Green 2")
    numbers = shown[shown.index(names) + 1]
    assert "blue 8*" in numbers
    assert numbers.index(" 1 ") < numbers.index("blue 8*")
    assert shown[shown.index(names) + 3].split() == ["A", "3"]


def test_every_offered_place_is_listed_by_number_and_word() -> None:
    game = scene(phase="journey", turn=0)
    shown = lines(game)
    asked = game.decisions[0].options

    assert len(asked) > 3
    for number, word in enumerate(asked, 1):
        assert word in PLACES
        assert f"{number:>2} {word} " in line(shown, f"{word} ")


def test_a_lost_bard_has_a_small_letter() -> None:
    grid = [["red_5_a", None, None], [None, None, "red_7_a"], ["yellow_3_a", "selkie", None]]
    shown = lines(scene(grid=grid, bards=[["across:1,2"], ["across:1,1"]]))

    assert line(shown, "Red 5", "│").split() == ["│", "Red", "5", "│", "B", "·", "a", "·"]
    assert "bards at home 2, out 0, lost 1" in line(shown, "A = Player 1")
    assert "bards at home 2, out 1, lost 0" in line(shown, "B = Player 2")
    assert line(shown, "Bards at").strip() == "Bards at: Red 5"


def test_where_the_grid_is_too_wide_it_is_listed() -> None:
    game = new_game(RULES, 5, 1)
    shown = lines(game, width=50)

    assert not any("┌" in one for one in shown)
    assert "The Otherworld, row by row" in shown
    assert any("┌" in one for one in lines(game, width=80))


# --- sagas ---


def test_values_and_colours_are_shown_as_printed_and_as_they_are() -> None:
    mine = {"saga": SAGA, "colours": {"red_4_a": "blue"}, "values": {"red_4_a": 6}}
    shown = lines(scene(players_have=[mine, {}]))

    assert "5 green | 8→2 blue*" in line(shown, "top row ")
    assert line(shown, "middle row  ").split()[2:9] == ["-", "|", "4→6", "red→blue", "=", "0"]
    assert line(shown, "* Kelpie").strip() == "* Kelpie (top row, 2)"
    assert "Largest regions: blue 2." in " ".join(shown)


def test_points_are_those_of_the_view() -> None:
    game = scene(players_have=[{"saga": SAGA}, {}])
    points = game.view(0)["table"]["players"][0]["points"]

    assert f"Points as it stands: {points['total']} (rows {points['top']} + " in line(lines(game), "Points as")


def test_each_row_has_its_geis_with_its_rule() -> None:
    shown = " ".join(" ".join(lines(scene(geis_bottom="deirdre_of_the_sorrows"))).split())

    for word in ("lay_of_oisin", "finn_and_the_salmon", "deirdre_of_the_sorrows"):
        assert f"{ENGLISH.name(word)}: {geis_rule(word, ENGLISH)}" in shown


def test_hands_are_shown_to_their_owner_only() -> None:
    game = scene(players_have=[{"hand": ["puca", "red_1_a"]}, {"hand": ["bodach"]}])

    assert "Your hand: Púca* (yellow 2), Red 1" in lines(game, 0)
    assert "Your hand: Bodach* (yellow 1)" in lines(game, 1)
    assert not any("Púca" in one for one in lines(game, 1) + lines(game, None))


def test_the_edition_is_named_with_its_note() -> None:
    assert "Cards: Open edition. The printed cards are not public" in " ".join(lines(scene()))


# --- solo ---


def test_balor_has_a_panel() -> None:
    game = scene(players=1, phase="journey", token="across:1,1", maximum=False, pile=["red_1_a", "fomorian"])
    shown = lines(game)

    way = (
        "Maximum: he goes for the highest" if game.view(0)["table"]["balor"]["maximum"] else "Minimum: he goes for the"
    )
    assert way in line(shown, "B = Balor’s Eye")
    assert line(shown, "His pile (2; you will discard 2 of it)").endswith("Red 1, Fomorian* (red 6)")
    order = "across:1,1 down:1,1 across:1,2 down:1,3 down:2,3 down:2,1 across:3,2 across:3,1"
    assert order in " ".join(" ".join(shown).split())
    assert any("◆" in one and "Red 5" in one for one in shown)


# --- remarks and the reference ---


def test_remarks_beside_options() -> None:
    view = scene(players_have=[{"saga": SAGA}, {}]).view(0)

    assert remark("selkie", view, ENGLISH) == "(green 3)"
    assert remark("red_7_a", view, ENGLISH) == ""
    assert remark("kelpie_b", view, ENGLISH) == "(8→2 blue*)"
    assert remark("top", view, ENGLISH) == "(The Lay of Oisín)"
    assert remark("seat1", view, ENGLISH) == "(B)"
    assert remark("pass", view, ENGLISH) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_decks_says_what_it_does_and_how_we_know(language: str) -> None:
    speech = SPEECHES[language]

    assert [len(cards) for cards in DECKS.values()] == [6, 6, 6, 6, 12]
    for deck, cards in DECKS.items():
        assert speech.text(f"deck-{deck}")
        for card in cards:
            assert timing(card, speech)
            assert speech.help(card).endswith(provenance(card, speech))
            assert len(speech.help(card)) > len(provenance(card, speech)) + 10


def test_plain_cards_and_other_words_have_nothing_to_say() -> None:
    for word in ("red_1_a", "top", "pass"):
        assert timing(word, ENGLISH) == ""
        assert ENGLISH.help(word) == ""


# --- whole games ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", RULES.players)
def test_every_position_of_a_game_can_be_shown(players: int, language: str) -> None:
    speech, game = SPEECHES[language], begin(RULES, players, 7)
    for step, (decision, option) in enumerate(walk(game, Choices(players))):
        if step % 7 == 0:
            view = game.view(decision.seat)
            shown = show(view, speech, 80)
            assert max(map(len, shown)) <= 80, [one for one in shown if len(one) > 80]
            assert shown == [one.rstrip() or " " * len(one) for one in shown]
            remark(option, view, speech)

    end = " ".join(" ".join(show(game.view(None), speech)).split())
    result = game.result
    assert result is not None
    for points in result["points"]:
        assert str(sum(points)) in end
    if players == 1:
        assert str(result["balor"]) in end


def test_a_full_row_fits_or_is_listed() -> None:
    row = [f"yellow_{value}_b" for value in range(1, 9)]
    game = scene(players_have=[{"saga": {"top": row}, "colours": dict.fromkeys(row, "green")}, {}])

    assert max(map(len, lines(game, width=80))) <= 80
    assert set(ROWS) == set(game.view(0)["table"]["players"][0]["saga"])
