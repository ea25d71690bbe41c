"""The commands that read files, and all that can be wrong with a command line: one sentence, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fidchell
from kit.command import ROOT, Command, Ran
from kit.walk import Choices, walk

OF_TAIN = ("--game", "tests/tain")


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def finished() -> dict[str, Any]:
    game = fidchell.new("tain", 2, seed=3, options={"rounds": 3})
    for _ in walk(game, Choices(3)):
        pass
    return game.record()


def is_refused(ran: Ran, *said: str) -> None:
    """Exit code 1, one sentence on stderr, nothing on stdout."""
    assert (ran.code, ran.out) == (1, ""), ran
    assert "Traceback" not in ran.err, ran
    assert len(ran.err.splitlines()) == 1, ran
    assert all(part in ran.err for part in said), ran


# --- the command line ---


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], ["there is no game 'chess'", "path of a game's folder"]),
        (["play", "x" * 5000], ["there is no game"]),
        (["play", "tests/tain", "--lang", "de"], ["there is no language 'de'", "en, fr, es, uk"]),
        (["play", "tests/tain", "--players", "9"], ["tain is for 2 to 3 players, not 9"]),
        (["play", "tests/tain", "--players", "two"], ["--players"]),
        (["play", "tests/tain", "--people", "3"], ["--people must be from 0 to 2"]),
        (["play", "tests/tain", "--people", "-1"], ["--people must be from 0 to 2"]),
        (["play", "tests/tain", "--option", "rounds"], ["--option rounds", "name=value"]),
        (["play", "tests/tain", "--option", "rounds=9"], ["option 'rounds' of tain cannot be '9'", "2, 1, 3"]),
        (["play", "tests/tain", "--option", "cows=9"], ["tain has no option 'cows'", "rounds"]),
        (["play", "tests/tain", "--option", "=9"], ["tain has no option ''"]),
        (["play", "tests/tain", "--load", "no-such-file.json"], ["no-such-file.json cannot be read"]),
        (["play", "tests/tain", "--load", "tests"], ["tests cannot be read"]),
        (["play", "tests/tain", "--sede", "1"], ["--sede"]),
        (["scene", "no-such-file.json"], ["no-such-file.json cannot be read"]),
        (["replay", "README.md", "--game", "chess"], ["there is no game 'chess'"]),
        (["dance"], ["dance"]),
    ],
    ids=lambda part: " ".join(part)[:50],
)
def test_a_wrong_command_line_gets_one_sentence(command: Command, arguments: list[str], said: list[str]) -> None:
    is_refused(command.run(*arguments), *said)


@pytest.mark.parametrize(
    ("code", "said"),
    [("", "RULES"), ("x =", "api.py"), ("import no_such_module", "no_such_module")],
)
def test_a_folder_that_holds_no_game_gets_one_sentence(command: Command, code: str, said: str) -> None:
    folder = command.home / "mygame"
    folder.mkdir()
    (folder / "api.py").write_text(code)

    is_refused(command.run("play", folder), str(folder), said)


TWO_GAMES = """
import fidchell
from tain.api import RULES as TAIN, Tain

class Other(Tain):
    name = "other"

fidchell.register(TAIN)
RULES = Other()
"""


def test_a_saved_game_is_not_gone_on_with_as_another(command: Command) -> None:
    folder = command.home / "other"
    folder.mkdir()
    (folder / "api.py").write_text(TWO_GAMES)
    file = command.file("game.json", finished())

    is_refused(command.run("play", folder, "--load", file, PYTHONPATH=str(ROOT / "tests")), "tain", "other")


def test_the_games_are_listed(command: Command) -> None:
    ran = command.run("games")

    assert (ran.code, ran.err) == (0, "")


# --- scene ---


SCENE = {
    "game": "tests/tain",
    "scene": {"players_have": [{"hand": ["calf"], "herds": {"ford": 1}}, {"hand": ["wolf"]}]},
    "answers": [[0, "calf"], [0, "ford"]],
}


def test_a_scene_is_set_up_answered_and_shown_to_a_spectator(command: Command) -> None:
    ran = command.run("scene", command.file("scene.json", SCENE))

    assert (ran.code, ran.err) == (0, ""), ran
    seen = json.loads(ran.out)
    assert seen["table"]["players"][0]["herds"]["ford"] == 2
    assert seen["waiting"] == [1]
    assert "hand" not in seen["table"]


def test_a_scene_is_shown_as_a_seat_sees_it(command: Command) -> None:
    seen = json.loads(command.run("scene", command.file("scene.json", SCENE), "--seat", 1).out)

    assert seen["table"]["hand"] == ["wolf"]
    assert seen["decisions"][0]["options"] == ["wolf", "pass"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", ["is not JSON", "line 1, column 2"]),
        ("[" * 100_000, ["is not JSON"]),
        ([], ["a scene file is"]),
        ({"game": "tests/tain"}, ["a scene file is"]),
        ({**SCENE, "game": "chess"}, ["there is no game 'chess'"]),
        ({**SCENE, "scene": []}, ["scene must be an object"]),
        ({**SCENE, "scene": {"trun": 1}}, ["scene has no field 'trun'", "turn"]),
        ({**SCENE, "scene": {"deck": ["cow"]}}, ["scene.deck[0] must be one of drive"]),
        ({**SCENE, "anwsers": []}, ["anwsers"]),
        ({**SCENE, "answers": 5}, ["answers"]),
        ({**SCENE, "answers": [[0, "calf"], "ford"]}, ["answer 2 must be a pair"]),
        ({**SCENE, "answers": [[0, "wolf"]]}, ["answer 1", "You do not hold Wolf.", "Open: seat 0, turn: calf, pass"]),
        ({**SCENE, "answers": [[1, "pass"]]}, ["answer 1", "You are not asked", "Open: seat 0, turn: calf, pass"]),
        ({**SCENE, "answers": [[7, "pass"]]}, ["answer 1", "There is no seat 7."]),
        ({**SCENE, "answers": [["0", {"a": 1}]]}, ["answer 1", "There is no seat 0."]),
        ({**SCENE, "scene": {}, "answers": [[0, "pass"], [1, "pass"], [0, "pass"]]}, ["answer 3", "Open: nothing"]),
    ],
    ids=lambda part: repr(part)[:60],
)
def test_a_wrong_scene_file_gets_one_sentence_that_names_the_place(
    command: Command, content: Any, said: list[str]
) -> None:
    is_refused(command.run("scene", command.file("scene.json", content)), *said)


@pytest.mark.parametrize("seat", [2, 99])
def test_a_scene_has_no_view_for_a_seat_that_is_not_there(command: Command, seat: int) -> None:
    is_refused(command.run("scene", command.file("scene.json", SCENE), "--seat", seat), f"there is no seat {seat}")


# --- replay and verify ---


def test_a_good_record_is_verified(command: Command) -> None:
    record = finished()

    ran = command.run("verify", command.file("game.json", record), *OF_TAIN)

    assert (ran.code, ran.err) == (0, ""), ran
    assert f"{len(record['answers'])} decisions of tain (rules 1) replay the same." in ran.out


@pytest.mark.parametrize(("language", "said"), [("en", "Round 1 begins."), ("uk", "Починається раунд 1.")])
def test_a_record_is_told_in_words(command: Command, language: str, said: str) -> None:
    ran = command.run("replay", command.file("game.json", finished()), *OF_TAIN, "--lang", language)

    assert (ran.code, ran.err) == (0, ""), ran
    assert said in ran.out


def test_a_record_is_told_as_a_seat_saw_it(command: Command) -> None:
    file = command.file("game.json", finished())

    seats = [command.run("replay", file, *OF_TAIN, "--lang", "en", "--seat", seat).out for seat in (0, 1, -1)]

    assert ["Player 1 is dealt 3 cards: " in told for told in seats] == [True, False, False]
    assert ["Player 2 is dealt 3 cards: " in told for told in seats] == [False, True, False]


def test_a_record_is_not_told_to_a_seat_that_is_not_there(command: Command) -> None:
    file = command.file("game.json", finished())

    is_refused(command.run("replay", file, *OF_TAIN, "--seat", 9), "there is no seat 9")


def test_a_record_of_a_game_that_is_not_installed_says_how_to_name_it(command: Command) -> None:
    is_refused(command.run("verify", command.file("game.json", finished())), "there is no game 'tain'", "--game")


@pytest.mark.parametrize("reader", [["verify"], ["replay"], ["play", "tests/tain", "--load"]])
def test_a_record_that_drifts_is_named_by_its_decisions_and_fields(command: Command, reader: list[str]) -> None:
    record = finished()
    record["checks"][1][1]["herds"] = "00000000"
    of_tain = () if reader[0] == "play" else OF_TAIN

    ran = command.run(*reader, command.file("game.json", record), *of_tain)

    is_refused(ran, "decisions 33 to 64: the replay differs from the record in herds")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("no json", ["is not JSON", "line 1, column 1"]),
        ("", ["is not JSON"]),
        ("[]", ["this is not a record"]),
        ('{"game": "tain"}', ["this is not a record of format 1"]),
        ({"rules": "0"}, ["made with rules '0' of tain"]),
        ({"options": [1]}, ["options"]),
        ({"answers": None}, ["no list of 'answers'"]),
        ({"answers": [[0, "yes"]]}, ["decision 1: seat 0 cannot answer 'yes'"]),
        ({"checks": [[16, 5]]}, ["checks"]),
        ({"snapshot": []}, ["snapshot"]),
    ],
    ids=lambda part: repr(part)[:40],
)
def test_what_is_no_good_record_gets_one_sentence(command: Command, content: Any, said: list[str]) -> None:
    file = command.file("game.json", content if isinstance(content, str) else {**finished(), **content})

    is_refused(command.run("verify", file, *OF_TAIN), *said)


def test_bytes_that_are_no_text_are_refused(command: Command) -> None:
    file = command.home / "game.json"
    file.write_bytes(b"\xff\xfe\x00junk")

    is_refused(command.run("verify", file, *OF_TAIN), f"{file} is not JSON")
