"""fidchell pack, and playing with a pack: the real command, with packs that are whole and packs that are not."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path

import pytest

import fidchell
from fidchell.cli import main, packs
from fidchell.cli.packs import TEMPLATE, summary
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.catalogue import EFFECTS, PLACEMENTS, SCORINGS
from fidchell.games.tirnanog.facts import COLOURS, PROVENANCES, ROWS
from fidchell.games.tirnanog.pack import OPEN_PACK, load_pack
from kit.command import Command

DOCUMENT = Path(__file__).parents[2] / "docs" / "tirnanog.md"


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


@pytest.fixture
def pack(command: Command) -> Path:
    ran = command.run("pack", "new", command.home / "my pack.toml")
    assert (ran.code, ran.err) == (0, ""), ran
    return command.home / "my pack.toml"


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


# --- pack new and pack check ---


def test_a_new_pack_can_be_checked_at_once(command: Command, pack: Path) -> None:
    ran = command.run("pack", "check", pack)

    assert (ran.code, ran.err) == (0, ""), ran
    assert "pack 'mine', version 1, 100 Encounters" in ran.out
    assert (
        "  blue: 26 cards; 24 plain (1 x3, 2 x3, 3 x3, 4 x3, 5 x3, 6 x3, 7 x3, 8 x3)\n    Kelpie x2: 8, Ailm" in ran.out
    )
    assert "  Geis of the bottom row:\n    The Prophecy of Cathbad: sets_of_equal_values by_size=[0, 0, 5" in ran.out
    assert ran.out.endswith("Rewards for regions: 2 players 8/3; 3 players 8/3; 4 players 8/4/2; 5 players 8/4/2\n")


def test_without_a_file_the_template_is_printed(command: Command) -> None:
    ran = command.run("pack", "new")

    assert (ran.code, ran.err) == (0, "")
    assert ran.out == TEMPLATE.read_text(encoding="utf-8")


def test_a_file_that_is_there_is_not_written_over(command: Command) -> None:
    file = command.file("mine.toml", "precious")

    ran = command.run("pack", "new", file)

    assert (ran.code, ran.out, file.read_text()) == (1, "", "precious")
    assert ran.err == f"{file} cannot be written: it is there already\n"


@pytest.mark.parametrize("file", [TEMPLATE, DOCUMENT], ids=lambda file: file.name)
def test_every_name_a_pack_may_use_is_explained(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    effects = {name: given for names in EFFECTS.values() for name, given in names.items()}
    scorings = {name: given for name, (_, given) in SCORINGS.items()}

    for name, given in {**effects, **scorings}.items():
        told = [one for one in text.splitlines() if name in one and all(parameter in one for parameter in given)]
        assert told, name
    for name in (*EFFECTS, *PLACEMENTS, *COLOURS, *ROWS, *PROVENANCES):
        assert name in text


def test_the_summary_names_every_special_card_and_geis() -> None:
    pack = load_pack(OPEN_PACK)
    lines = "\n".join(summary(pack))

    for thing in (*pack.encounters, *pack.geis):
        assert not thing.names or thing.names["en"] in lines


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("value = 8\n", "value = 9\n", "encounter 'kelpie': value must be a number from 0 to 8, not 9"),
        ('"beside_a_colour"', '"bite"', "encounter 'kelpie': effect must be one of beside_a_colour"),
        ("change = -6\n", "", "encounter 'kelpie': change must be a number from -9 to 99; it is missing"),
        ('"lower_than_left"', '"luck"', "geis 'finn_and_the_salmon': scoring must be one of"),
        ("2 = [8, 3]", "2 = 8", "rewards: 2 must be a list of numbers"),
        ("[[geis]]", "[[geis", "is not TOML"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(command: Command, pack: Path, old: str, new: str, said: str) -> None:
    ran = command.run("pack", "check", changed(pack, old, new))

    assert (ran.code, ran.out, len(ran.err.splitlines())) == (1, "", 1), ran
    assert str(pack) in ran.err
    assert said in ran.err


def test_a_pack_that_is_not_there_gets_one_sentence(command: Command) -> None:
    ran = command.run("pack", "check", "no-such.toml")

    assert (ran.code, ran.out, len(ran.err.splitlines())) == (1, "", 1)


# --- playing with it ---


def test_a_game_with_a_pack_is_kept_and_goes_on(command: Command, pack: Path) -> None:
    ran = command.run("play", "tirnanog", "--pack", pack, "--seed", 4, "--lang", "en", typed="1\n?kelpie\n")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "Cards: My pack." in ran.out
    assert "The printed cards are not public" not in ran.out
    assert "we have filled in" in " ".join(ran.out.split())  # ?kelpie says how we know the card
    assert ran.resume[-2:] == ["--pack", str(pack)]
    assert [saved["game"] for saved in command.saved()] == ["tirnanog-mine"]

    on = command.run(*ran.resume, typed="1\n")
    assert (on.code, on.err) == (0, ""), on
    assert "Cards: My pack." in on.out

    kept = next(command.state.rglob("*.json"))
    verified = command.run("verify", kept, "--pack", pack)
    assert (verified.code, verified.err) == (0, ""), verified
    told = command.run("replay", kept, "--pack", pack, "--lang", "fr")
    assert (told.code, told.err) == (0, ""), told
    for refused in (command.run("verify", kept), command.run("replay", kept)):
        assert refused.err == f"{kept} was played with the cards of the pack 'mine': add --pack FILE\n"


def test_a_pack_played_to_the_end(command: Command, pack: Path) -> None:
    ran = command.run("play", "tirnanog", "--pack", pack, "--people", 0, "--players", 3, "--seed", 2, "--lang", "en")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "The game is over." in ran.out


def test_the_reference_has_the_cards_of_the_pack(command: Command, pack: Path) -> None:
    changed(pack, 'en = "Kelpie"', 'en = "Water Horse"')

    ran = command.run("cards", "tirnanog", "--pack", pack, "--lang", "en")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "Water Horse  Blue Encounters. value 8, always, Ailm, 2 copies\n" in ran.out
    assert ran.out.endswith("7 found.\n")


def test_a_pack_needs_an_id_of_its_own(command: Command, pack: Path) -> None:
    ran = command.run("play", "tirnanog", "--pack", changed(pack, '"mine"', '"open"'))

    assert (ran.code, ran.out) == (1, "")
    assert "id must be one of its own: 'open' is there already" in ran.err


def test_other_games_have_no_packs(command: Command, pack: Path) -> None:
    for name in ("play", "cards"):
        ran = command.run(name, "inis", "--pack", pack)
        assert (ran.code, ran.out, ran.err) == (1, "", "--pack is for tirnanog: inis has no card packs\n")


# --- the open edition, in this process: it may not be among the installed games yet ---


def here(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, *arguments: str) -> str:
    with contextlib.suppress(fidchell.GameError):
        fidchell.register(RULES)
    monkeypatch.setattr(sys, "argv", ["fidchell", *arguments, "--lang", "en"])
    with contextlib.suppress(SystemExit):
        main.main()
    caught = capsys.readouterr()
    assert caught.err == ""
    return caught.out


def test_the_reference_of_the_open_edition(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    every = here(capsys, monkeypatch, "cards", "tirnanog")
    geis = " ".join(here(capsys, monkeypatch, "cards", "tirnanog", "--deck", "geis", "cathbad").split())

    assert every.endswith("36 found.\n")
    assert "5 for two cards, 10 for three, 15 for four, 20 for five or more. Everything on this card is as in" in geis


def test_a_saved_game_without_its_pack_is_known(tmp_path: Path) -> None:
    assert packs.needs_pack({"game": "tirnanog-other"}) == "other"
    assert packs.needs_pack({"game": "tirnanog"}) == ""
    assert packs.needs_pack(json.loads("[]")) == ""
