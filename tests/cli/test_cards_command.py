"""fidchell cards: the card reference."""

from __future__ import annotations

from pathlib import Path

import pytest

from fidchell.cli.cards import Reference
from fidchell.games.inis.api import RULES as INIS
from fidchell.games.inis.facts import CARDS
from fidchell.speech import LANGUAGES, Speech
from kit.command import Command
from tain.api import RULES as TAIN


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def found(*words: str, language: str = "en", deck: str = "") -> list[str]:
    return Reference(INIS, Speech(INIS, language)).find(list(words), deck)


def test_a_card_is_shown_with_deck_timing_text_and_rulings(command: Command) -> None:
    ran = command.run("cards", "inis", "warlord", "season")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "Warlord  Action cards. Season, Triskel\n  Season card: start a clash" in ran.out
    assert "  Rulings: Played for the Season it places no clan" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80
    assert not any(line.endswith(" ") for line in ran.out.splitlines())


@pytest.mark.parametrize(
    ("words", "first"),
    [
        (("cuchulain",), "tale_of_cuchulain"),
        (("CÚCHULAIN",), "tale_of_cuchulain"),
        (("tale_of",), "tale_of_cuchulain"),
        (("dagda's", "club"), "dagdas_club"),
        (("dagda’s club",), "dagdas_club"),
        (("remove", "two", "maneuver"), "tale_of_cuchulain"),
        (("unconfirmed?",), None),
    ],
)
def test_words_are_looked_for_without_accents_and_case(words: tuple[str, ...], first: str | None) -> None:
    assert [*found(*words), None][0] == first


def test_all_words_must_occur_in_any_order() -> None:
    assert "geis" in found("action", "opponent")
    assert found("clash", "tale") == found("tale", "clash")
    assert set(found("clash", "tale")) == set(found("clash")) & set(found("tale"))


def test_what_is_named_so_comes_before_what_mentions_it() -> None:
    assert found("mountains")[:2] == ["mountains_advantage", "mountains"]
    assert len(found("mountains")) > 2


def test_without_words_everything_is_listed(command: Command) -> None:
    ran = command.run("cards", "inis")

    assert "67 found." in ran.out  # 63 cards and the 4 territories with a text
    assert set(found()) == {*CARDS, "gates", "mountains", "stone_circle", "swamp"}


@pytest.mark.parametrize(
    ("deck", "count"), [("action", 17), ("advantage", 16), ("epic", 30), ("territory", 4), ("Epic T", 30), ("epi", 30)]
)
def test_a_deck_can_be_chosen(deck: str, count: int) -> None:
    assert len(found(deck=deck)) == count


def test_a_deck_is_known_by_its_name_in_the_language() -> None:
    assert len(found(deck="recits", language="fr")) == 30
    assert len(found(deck="карти дій", language="uk")) == 17


def test_a_wrong_deck_gets_one_sentence(command: Command) -> None:
    ran = command.run("cards", "inis", "--deck", "tarot")

    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "There is no deck “tarot” in Inis. Decks: action, advantage, epic, territory.\n"


def test_nothing_found_gets_one_sentence(command: Command) -> None:
    ran = command.run("cards", "inis", "no", "such", "[bold]card")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "Nothing is called “no such [bold]card” or says so. Fewer or shorter words find more.\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_reference(command: Command, language: str) -> None:
    speech = Speech(INIS, language)
    name = speech.name("tale_of_cuchulain")

    ran = command.run("cards", "inis", *name.lower().split(), "--deck", "epic", "--lang", language)

    assert (ran.code, ran.err) == (0, ""), ran
    assert ran.out.startswith(name)
    assert " ".join(speech.text("help-tale_of_cuchulain").split()) in " ".join(ran.out.split())
    assert len(found(language=language)) == 67
    none, wrong = (command.run("cards", "inis", *rest, "--lang", language) for rest in (("qqq",), ("--deck", "qqq")))
    assert none.out.strip() == speech.text("cli-cards-none", words="qqq")
    assert (wrong.code, "action, advantage, epic, territory" in wrong.err) == (1, True)


def test_a_game_without_decks_and_rulings_has_a_reference_too(command: Command) -> None:
    ran = command.run("cards", "tests/tain", "WOLF")

    assert ran.out == "Wolf\n  A rival loses a cow in a pasture where you have one.\n\n1 found.\n"
    assert len(Reference(TAIN, Speech(TAIN, "en")).find([])) == 12
    refused = command.run("cards", "tests/tain", "--deck", "cows")
    assert (refused.code, refused.out) == (1, "")
    assert "has no decks to choose from" in refused.err


def test_a_game_that_is_not_there_gets_one_sentence(command: Command) -> None:
    ran = command.run("cards", "ludo", "wolf")

    assert (ran.code, ran.out, len(ran.err.splitlines())) == (1, "", 1)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?cuchulain", "Tale of Cúchulain Triskel, as your maneuver"),
        ("?cuchulain", "If an opposing clan goes, you may play Bard for a Deed."),
        ("?swamp", "Swamp (Advantage) Season card"),
        ("?swamp", "Swamp No Citadel can be placed here"),
        ("?balor’s", "Balor’s Eye Season card"),
        ("?balor's", "Balor’s Eye Season card"),
    ],
)
def test_help_at_the_table_has_the_rulings(command: Command, typed: str, said: str) -> None:
    ran = command.run("play", "inis", "--players", 3, "--seed", 5, typed=f"{typed}\n")

    assert said in " ".join(ran.out.split())
