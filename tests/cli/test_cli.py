"""Playing in the terminal: the real command, with typed input."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest

import fidchell
from fidchell.speech import LANGUAGES, Speech
from kit.command import GO_ON, HAND_OVER, Command
from kit.scene import Scene, holding
from tain.api import RULES

TO_THE_END = "1\n" * 400
PLAY = ("play", "tests/tain", "--seed", 1)  # with this seed the first seat is dealt scout, raid and wolf


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def two_people(command: Command, scene: Scene, typed: str) -> list[str]:
    """The screens that two people saw who went on from a scene."""
    load = command.file("scene.json", scene.game.record())
    ran = command.run("play", "tests/tain", "--people", 2, "--load", load, typed=typed)
    assert ran.code == 0, ran
    return ran.screens


# --- to the end ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_in_every_language(command: Command, language: str) -> None:
    speech = Speech(RULES, language)
    wolf = speech.name("wolf").lower()

    ran = command.run(*PLAY, "--lang", language, typed=f"{wolf}\n" + TO_THE_END)

    assert (ran.code, ran.err) == (0, ""), ran
    assert speech.text("cli-game-over") in ran.out
    assert speech.event({"key": "game-ended", "values": {"rounds": 2}}) in ran.out
    assert language == "en" or Speech(RULES, "en").text("cli-game-over") not in ran.out


def test_three_people_and_an_option_play_to_the_end(command: Command) -> None:
    ran = command.run(
        *PLAY, "--players", 3, "--people", 3, "--option", "rounds=1", typed=TO_THE_END
    )  # Enter at a hand-over is any line

    assert (ran.code, ran.err) == (0, ""), ran
    assert "The last of 1 round is over." in ran.out


def test_bots_play_alone_when_nobody_is_there(command: Command) -> None:
    ran = command.run(*PLAY, "--people", 0)

    assert (ran.code, ran.err) == (0, ""), ran
    assert "The game is over." in ran.out


@pytest.mark.parametrize(("system", "word"), [("uk_UA.UTF-8", "Гравець"), ("xx", "Player")])
def test_the_language_is_the_systems_if_we_speak_it(command: Command, system: str, word: str) -> None:
    assert word in command.run(*PLAY, LANG=system).out


def test_the_same_seed_deals_the_same_game(command: Command) -> None:
    dealt = [command.run(*PLAY).out.partition("(? for help)")[0] for _ in range(2)]

    assert dealt[0] == dealt[1]
    assert "Your hand: Scout, Raid, Wolf" in dealt[0]


# --- leaving and going on ---


@pytest.mark.parametrize("typed", ["wolf\nquit\n", "wolf\nq\n", "wolf\n", "wolf\nsave\n"])
def test_leaving_saves_the_game_and_prints_how_to_go_on(command: Command, typed: str) -> None:
    left = command.run(*PLAY, "--lang", "fr", typed=typed)

    assert (left.code, left.err) == (0, ""), left
    assert command.saved()[0]["answers"][0] == [0, "wolf"]
    went_on = command.run(*left.resume, typed=TO_THE_END)
    assert (went_on.code, went_on.err) == (0, ""), went_on
    assert Speech(RULES, "fr").text("cli-game-over") in went_on.out


def test_an_interrupt_saves_the_game(command: Command) -> None:
    process = command.start(*PLAY)
    command.until(process, "(? for help)")

    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)

    assert (process.returncode, err) == (0, b"")
    assert GO_ON.encode() in out


def test_a_game_that_is_killed_can_be_gone_on_with(command: Command) -> None:
    process = command.start(*PLAY)
    assert process.stdin is not None
    process.stdin.write(b"wolf\n")
    process.stdin.flush()
    command.until(process, "Player 1: Play a card")

    process.kill()
    process.communicate(timeout=20)

    assert [game["answers"][0] for game in command.saved()] == [[0, "wolf"]]


def test_a_file_of_ones_own_is_saved_to_and_gone_on_from(command: Command) -> None:
    file = command.home / "my game's.json"

    left = command.run(*PLAY, typed=f"wolf\nsave {file}\nquit\n")
    went_on = command.run("play", "tests/tain", "--load", file, typed=TO_THE_END)

    assert left.code == 0
    assert json.loads(file.read_text())["seed"] == "1"
    assert "The game is over." in went_on.out


def test_the_place_of_a_saved_game_is_printed_in_one_piece(command: Command) -> None:
    file = command.home / ("long-name-" * 12 + ".json")

    ran = command.run(*PLAY, typed=f"save {file}\n")

    assert f"Saved in {file}." in ran.out


def test_two_games_that_were_left_are_both_kept(command: Command) -> None:
    first = command.run("play", "tests/tain", "--seed", "first", typed="quit\n")
    second = command.run("play", "tests/tain", "--seed", "second", typed="quit\n")

    assert "Seed: first." in command.run(*first.resume).out
    assert "Seed: second." in command.run(*second.resume).out


def test_a_finished_game_that_is_loaded_shows_its_result(command: Command) -> None:
    scene = Scene(red=holding(ford=1))
    scene.red.passes()
    scene.blue.passes()

    ran = command.run("play", "tests/tain", "--load", command.file("over.json", scene.game.record()))

    assert ran.code == 0
    assert "Winner: Player 1" in ran.out


# --- what cannot be saved ---


@pytest.mark.parametrize("place", ["no/such/folder/game.json", "folder", ".", "/", "game\0.json"])
def test_a_place_that_cannot_be_written_is_named_and_the_game_goes_on(command: Command, place: str) -> None:
    (command.home / "folder").mkdir()
    file = place if place in (".", "/") else command.home / place

    ran = command.run(*PLAY, typed=f"save {file}\nwolf\nquit\n")

    assert (ran.code, ran.err) == (0, ""), ran
    assert "cannot be written" in ran.out
    assert command.saved()[0]["answers"][0] == [0, "wolf"]
    assert sorted(path.name for path in command.home.iterdir()) == ["folder", "state"]


def test_saving_never_replaces_what_is_no_saved_game(command: Command) -> None:
    notes, pipe = command.file("notes.txt", "do not lose me"), command.home / "pipe"
    os.mkfifo(pipe)

    ran = command.run(*PLAY, typed=f"save {notes}\nsave {pipe}\nquit\n")

    assert (ran.code, ran.err) == (0, ""), ran
    assert ran.out.count("cannot be written") == 2
    assert notes.read_text() == "do not lose me"
    assert pipe.is_fifo()


def test_a_saved_game_can_be_saved_again_in_its_file(command: Command) -> None:
    file = command.home / "mine.json"

    command.run(*PLAY, typed=f"save {file}\nwolf\nsave {file}\nquit\n")

    assert json.loads(file.read_text())["answers"][0] == [0, "wolf"]


def test_saving_elsewhere_works_when_the_own_folder_cannot_be_made(command: Command) -> None:
    file = command.home / "rescued.json"

    ran = command.run(*PLAY, typed=f"wolf\nquit\nsave {file}\nquit\n", XDG_STATE_HOME="/dev/null/nowhere")

    assert "cannot be made" in ran.out + ran.err
    assert "Traceback" not in ran.err
    assert json.loads(file.read_text())["answers"][0] == [0, "wolf"]


# --- at the prompt ---


NO_ANSWERS = [
    ("99", "“99” is none of the answers. Type a number from 1 to 3, or ? for help."),
    ("0", "0 is not possible here."),
    ("-1", "“-1” is none of the answers."),
    ("xyzzy", "“xyzzy” is none of the answers."),
    ("[bold]", "“[bold]” is none of the answers."),
    ("{ $x }", "“{ $x }” is none of the answers."),
    ("²", "“²” is none of the answers."),
    ("calf", "You do not hold Calf."),
    ("", "Number or word (? for help): "),
    ("?", "Type the number or the first letters of an answer."),
    ("?wolf", "Wolf A rival loses a cow in a pasture where you have one."),
    ("? cattle", "Cattle Drive Move any number of your cows"),
    ("?xyzzy", "No help for “xyzzy”."),
    ("log", "So far\n  Round 1 begins.\n  Player 1 is dealt 3 cards: Scout, Raid and Wolf."),
]


def test_what_is_no_answer_gets_a_helpful_sentence_and_changes_nothing(command: Command) -> None:
    ran = command.run(*PLAY, typed="".join(f"{typed}\n" for typed, _ in NO_ANSWERS) + "quit\n")

    assert (ran.code, ran.err) == (0, ""), ran
    prompts = ran.out.split("Number or word (? for help): ")
    replies = dict(zip((typed for typed, _ in NO_ANSWERS), prompts[1:], strict=False))
    wrong = {typed: replies[typed] for typed, said in NO_ANSWERS if said.strip() not in replies[typed] and typed}
    assert wrong == {}
    assert [game["answers"] for game in command.saved()] == [[]]


@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 1001, "?" + "x" * 1001, "save " + "x" * 5000])
def test_a_line_of_any_length_loses_nothing(command: Command, typed: str) -> None:
    ran = command.run(*PLAY, typed=f"wolf\n{typed}\nquit\n")

    assert (ran.code, ran.err) == (0, ""), ran
    assert command.saved()[0]["answers"][0] == [0, "wolf"]


def test_only_the_whole_word_saves(command: Command) -> None:
    file = command.home / "by-mistake.json"

    ran = command.run(*PLAY, typed=f"save{file}\nquit\n")

    assert "is none of the answers." in ran.out
    assert not file.exists()


@pytest.mark.parametrize("typed", ["wolf", "W", "3", "wöl"])
def test_an_answer_is_a_number_or_the_first_letters(command: Command, typed: str) -> None:
    command.run(*PLAY, typed=f"{typed}\n")

    assert command.saved()[0]["answers"][0] == [0, "wolf"]


def test_letters_that_fit_several_answers_are_asked_again(command: Command) -> None:
    load = command.file("scene.json", Scene(red=holding("feast", "fair")).game.record())

    ran = command.run("play", "tests/tain", "--load", load, typed="f\n")

    assert "“f” could be: Feast and Fair. Type more letters or the number." in ran.out


def test_bytes_that_are_no_text_lose_nothing(command: Command) -> None:
    ran = command.run(*PLAY, typed=b"wolf\n\xff\xfe\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="utf-8:strict")

    assert "Traceback" not in ran.err
    assert command.saved()[0]["answers"][0] == [0, "wolf"]


def test_a_terminal_that_cannot_write_a_language_loses_nothing(command: Command) -> None:
    ran = command.run(*PLAY, "--lang", "uk", typed="3\nquit\n", PYTHONUTF8="0", PYTHONIOENCODING="latin-1")

    assert (ran.code, ran.err) == (0, ""), ran
    assert command.saved()[0]["answers"][0] == [0, "wolf"]


# --- several people at one screen ---


def test_handing_over_shows_neither_the_hand_before_nor_the_hand_after(command: Command) -> None:
    scene = Scene(red=holding("feast", "seer"), blue=holding("calf", "scout"))

    red, between_and_blue, _ = two_people(command, scene, "feast\n\npass\n")

    assert "Your hand: Feast, Seer" in red
    assert "Calf" not in red
    assert "Your hand: Calf, Scout" in between_and_blue
    assert "Seer" not in between_and_blue


def test_handing_over_does_not_tell_whether_the_other_holds_an_answer(command: Command) -> None:
    holder = Scene(deck=["wolf", "seer"], red=holding("calf", ford=1, hill=1), blue=holding("ban"))
    bluffer = Scene(deck=["ban", "seer"], red=holding("calf", ford=1, hill=1), blue=holding("wolf"))

    screens = [two_people(command, scene, "calf\nford\n")[0] for scene in (holder, bluffer)]

    assert screens[0] == screens[1]


def test_everybody_is_told_what_happened_since_they_last_looked(command: Command) -> None:
    scene = Scene(red=holding("calf", ford=1, hill=1), blue=holding("scout"))

    _, blue = two_people(command, scene, "calf\nford\n\n")

    assert "Player 1 plays Calf." in blue
    assert "Player 1: 1 cow placed at the Ford." in blue


def test_who_looked_at_a_hand_is_told_the_cards_and_nobody_else_is(command: Command) -> None:
    scene = Scene(red=holding("scout", "feast"), blue=holding("calf", "seer"))

    _, blue, red_again = two_people(command, scene, "scout\n\npass\n\n")

    assert "looks at the hand of Player 2: Calf and Seer." in red_again
    assert "looks at the hand of Player 2: " not in blue


def test_leaving_where_the_screen_is_handed_over_shows_no_hand_even_if_nothing_can_be_saved(command: Command) -> None:
    ran = command.run(*PLAY, "--people", 2, typed="wolf\nquit\n", XDG_STATE_HOME="/dev/null/nowhere")

    assert HAND_OVER in ran.out
    assert "Traceback" not in ran.err
    assert all("Your hand: " not in screen for screen in ran.screens[1:])


def test_one_can_leave_where_the_screen_is_handed_over(command: Command) -> None:
    load = command.file("scene.json", Scene(red=holding("feast"), blue=holding("calf")).game.record())

    ran = command.run("play", "tests/tain", "--people", 2, "--load", load, typed="pass\nquit\npass\n")

    assert HAND_OVER in ran.out
    record = json.loads(Path(ran.resume[-1]).read_text())
    assert record["answers"] == [[0, "pass"]]
    assert fidchell.load(record).decisions[0].seat == 1
