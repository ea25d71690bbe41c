"""fidchell analyse, hint and calibrate as they are typed."""

from __future__ import annotations

import json
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.analysis import (  # all of them, so that none is first loaded with a patch in place
    calibration,
    hints,
    review,
)
from fidchell.registry import find
from fidchell.speech import Speech
from kit.command import Command
from kit.command import typed_here as typed
from kit.recorded import played

FEW = ("--level", "expert:iterations=2", "--lang", "en")


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


# --- analyse ---


@pytest.mark.parametrize(("game", "players"), [("inis", 3), ("tirnanog", 2), ("tirnanog", 1)])
def test_a_finished_game_is_told_written_and_drawn(
    command: Command, capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, players: int
) -> None:
    pytest.importorskip("matplotlib")
    record = command.file("game.json", played(game, players).record())
    last = len(json.loads(record.read_text())["answers"])
    files = ("--json", tmp_path / "out.json", "--plot", tmp_path / "out.svg")

    code, out, err = typed(capsys, "analyse", record, *FEW, "--from", last - 30, *files)

    assert (code, err) == (0, "")
    for said in ("as expert:iterations=2 sees it", "Player 1", "expert’s choice", "worse by, %", "as the expert",
                 "if they go on with the expert’s choice"):  # fmt: skip
        assert said in out
    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert found["fidchell"] == fidchell.__version__
    assert (found["game"], found["players"], found["over"]) == (game, players, True)
    assert found["planned"] == len(found["decisions"]) > 0
    curve = "How far ahead of Balor (50% is level)" if players == 1 else "Each player’s own chance"
    assert curve in (tmp_path / "out.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "said"), [("fr", "vu par"), ("es", "según"), ("uk", "очима")])
def test_it_is_told_in_every_language(
    command: Command, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    record = command.file("game.json", played("inis", 2, 25).record())

    code, out, err = typed(capsys, "analyse", record, "--level", "expert:iterations=2", "--lang", language)
    _, hint, _ = typed(capsys, "hint", record, "--level", "expert:iterations=2", "--lang", language)

    assert (code, err) == (0, "")
    assert f"{said} expert:iterations=2" in out
    assert hint


def test_an_unfinished_game_is_reviewed_for_one_seat(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    record = command.file("game.json", played("tirnanog", 3, 40).record())

    code, out, _ = typed(capsys, "analyse", record, *FEW, "--seat", 1)

    assert code == 0
    assert "Player 2" in out
    assert "Player 1" not in out
    assert "Player 3" not in out


def test_nothing_to_judge_is_said(command: Command, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    game = played("tirnanog", 2, 30)
    seat = 1 - game.record()["answers"][0][0]
    record = command.file("game.json", game.record())

    code, out, _ = typed(capsys, "analyse", record, *FEW, "--seat", seat, "--to", 1, "--plot", tmp_path / "out.svg")

    assert code == 0
    assert "There was no choice to judge here." in out
    assert not (tmp_path / "out.svg").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_prints_and_writes_what_is_judged(command: Command, tmp_path: Path) -> None:
    record = command.file("game.json", played("tirnanog", 2).record())
    kept = tmp_path / "out.json"
    # Interrupts itself in the fifth thought: a signal from outside would come at a time of its own.
    program = (
        "import os, signal, sys; from fidchell.analysis import review; from fidchell.cli.main import main; "
        "think, count = review.think, []\n"
        "def thinking(*given):\n"
        "    count.append(1)\n"
        "    len(count) == 5 and os.kill(os.getpid(), signal.SIGINT)\n"
        "    return think(*given)\n"
        f"review.think = thinking; sys.argv = ['fidchell', 'analyse', {str(record)!r}, '--json', {str(kept)!r}, "
        f"*{FEW!r}]; main()"
    )

    ran = command.run_python(program)

    assert (ran.code, ran.err) == (128 + signal.SIGINT, "")
    found = json.loads(kept.read_text(encoding="utf-8"))
    assert found["interrupted"] is True
    assert len(found["decisions"]) == 4
    assert f"Stopped: 4 of {found['planned']} decisions are judged." in ran.out


# --- hint ---


def test_a_hint_names_the_best_answers(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    game = played("inis", 3, 30)
    record = command.file("game.json", game.record())
    seat = game.decisions[0].seat
    other = next(seat for seat in range(3) if seat not in game.view(None)["waiting"])

    told = typed(capsys, "hint", record, *FEW, "--seat", seat)
    again = typed(capsys, "hint", record, *FEW, "--seat", seat)
    not_asked = typed(capsys, "hint", record, *FEW, "--seat", other)

    assert (told[0], told[2]) == (0, "")
    assert told == again
    assert f"Chances of winning, as Player {seat + 1} may judge them: Player 1 " in told[1]
    assert "preferred, %" in told[1]
    assert f"Player {other + 1} is not asked now." in not_asked[1]
    assert "preferred, %" not in not_asked[1]


def test_all_who_choose_at_the_same_time_get_their_hints(command: Command, capsys: pytest.CaptureFixture[str]) -> None:
    game = fidchell.new("inis", 3, 5)
    while game.decisions[0].key != "draft-keep":
        game.answer(game.decisions[0].seat, game.decisions[0].options[0])
    record = command.file("game.json", game.record())

    _, out, _ = typed(capsys, "hint", record, *FEW)

    assert out.count("Chances of winning") == 3


@pytest.mark.parametrize(
    ("language", "said", "figure"),
    [
        ("en", "50% is level; this is no chance of winning", "lead, %"),
        ("fr", "ce n’est pas une chance de gagner", "avance, %"),
        ("es", "no es una probabilidad de ganar", "ventaja, %"),
        ("uk", "це не шанс на перемогу", "відрив, %"),
    ],
)
def test_alone_it_is_told_how_far_ahead_one_is(
    command: Command, capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str, said: str, figure: str
) -> None:
    pytest.importorskip("matplotlib")
    record = command.file("game.json", played("tirnanog", 1, 40).record())
    drawn = tmp_path / "out.svg"
    words = (record, "--level", "expert:iterations=2", "--lang", language)

    _, hint, _ = typed(capsys, "hint", *words)
    _, review, _ = typed(capsys, "analyse", *words, "--from", 30, "--plot", drawn)

    for told in (hint, review):
        assert said in told
        assert figure.split(",")[0] in told
    assert Speech(find("tirnanog"), language).text("cli-analyse-curve-alone") in drawn.read_text(encoding="utf-8")


# --- what is refused ---


def spoilt(part: str) -> Any:
    record = played("tirnanog", 2, 40).record()
    if part == "torn":
        return json.dumps(record)[:-40]
    if part == "cut short":
        return {**record, "answers": record["answers"][:20]}
    if part == "other cards":
        return {**record, "seed": "another"}
    if part == "other rules":
        return {**record, "rules": "0"}
    return {"foreign": {"chess": "e4"}, "list": [1, 2], "unknown": {**record, "game": "chess"}}[part]


@pytest.mark.parametrize("name", ["analyse", "hint"])
@pytest.mark.parametrize(
    ("part", "said"),
    [
        ("torn", "is not JSON: line 1, column"),
        ("cut short", "the record was cut short"),
        ("other cards", "decision"),
        ("other rules", "the record was made with rules '0'"),
        ("foreign", "there is no game 'None' here"),
        ("list", "this is not a record: it names no game"),
        ("unknown", "there is no game 'chess' here; if you have its folder, add --game FOLDER"),
    ],
)
def test_what_is_no_whole_record_is_refused_in_one_line(
    command: Command, capsys: pytest.CaptureFixture[str], name: str, part: str, said: str
) -> None:
    record = command.file("game.json", spoilt(part))

    code, out, err = typed(capsys, name, record, *FEW)

    assert (code, out) == (1, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["analyse", "--level", "wise"], "there is no agent 'wise'; agents: random, beginner"),
        (["analyse", "--level", "random"], "'random' does not think"),
        (["analyse", "--seat", "7"], "there is no seat 7: seats are 0 to 1"),
        (["analyse", "--from", "9", "--to", "3"], "--from 9 --to 3: the record has decisions 1 to"),
        (["analyse", "--hindsight"], "it is for games that are over"),
        (["analyse", "--lang", "xx"], "there is no language 'xx'"),
        (["analyse", "--plot", "out.txt"], "must end in .svg"),
        (["analyse", "--json", "nowhere/at/all.json"], "nowhere/at/all.json cannot be written"),
        (["hint", "--level", "wise"], "there is no agent 'wise'"),
        (["hint", "--seat", "7"], "there is no seat 7: seats are 0 to 1"),
    ],
)
def test_what_is_wrong_is_said_before_any_thinking(
    command: Command, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    if "--plot" in words:
        pytest.importorskip("matplotlib")
    for module in (review, hints, calibration):
        monkeypatch.setattr(module, "think", lambda *given: pytest.fail("it thought"))
    record = command.file("game.json", played("tirnanog", 2, 20).record())

    code, out, err = typed(capsys, words[0], record, *words[1:])

    assert (code, out) == (1, "")
    assert said in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize("name", ["analyse", "hint"])
def test_a_record_of_another_game_than_is_named_is_refused(
    command: Command, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    record = command.file("game.json", played("tirnanog", 2, 4).record())

    code, out, err = typed(capsys, name, record, *FEW, "--game", "inis")

    assert (code, out) == (1, "")
    assert "game.json is a game of tirnanog, not of inis: leave --game out" in err
    assert typed(capsys, name, record, *FEW, "--game", "tirnanog")[0] == 0


@pytest.mark.parametrize("option", ["--json", "--plot"])
def test_the_record_is_never_written_over(command: Command, capsys: pytest.CaptureFixture[str], option: str) -> None:
    pytest.importorskip("matplotlib")
    record = command.file("game.svg", played("tirnanog", 2, 4).record())
    before, same = record.read_bytes(), record.parent / ".." / record.parent.name / record.name

    code, out, err = typed(capsys, "analyse", record, *FEW, option, same)

    assert (code, out) == (1, "")
    assert "would be written over: it is named twice" in err
    assert record.read_bytes() == before


def test_games_that_are_over_or_nobody_thinks_about_are_refused(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    over = command.file("over.json", played("tirnanog", 2).record())
    begun = command.file("begun.json", fidchell.new("inis", 2, 1).record())
    tain = command.file("tain.json", played("tain", 2, 4).record())

    assert "the game is over; to look back: fidchell analyse" in typed(capsys, "hint", over, *FEW)[2]
    assert "no decision has been made in this game: fidchell hint" in typed(capsys, "analyse", begun, *FEW)[2]
    assert "can be played with the agent 'random' only" in typed(capsys, "analyse", tain, *FEW)[2]
    assert typed(capsys, "hint", begun, *FEW)[0] == 0


# --- calibrate ---


def test_predictions_are_compared_with_what_came(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    words = ("calibrate", "tirnanog", "--games", 2, "--agents", "casual:iterations=2", "--positions", 2)
    files = ("--json", tmp_path / "out.json", "--plot", tmp_path / "out.svg", "--processes", 1)

    code, out, err = typed(capsys, *words, *files)

    assert (code, err) == (0, "")
    for said in ("2 games of casual:iterations=2", "predicted, %", "Brier score", "log loss"):
        assert said in out
    assert json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))["predictions"] == 8
    assert "<svg" in (tmp_path / "out.svg").read_text(encoding="utf-8")
    assert typed(capsys, *words[:5], "wise")[2].startswith("there is no agent 'wise'")


def test_a_calibration_says_what_was_played_and_how_to_have_it_again(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    words = ("calibrate", "inis", "--games", 1, "--agents", "casual:iterations=1", "--positions", 1, "--processes", 1)
    files = ("--json", tmp_path / "out.json", "--plot", tmp_path / "out.svg")

    _, out, _ = typed(capsys, *words, "--option", "scenario=discovery", *files)

    found = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert found["options"]["scenario"] == "discovery"
    assert set(found["options"]) == set(find("inis").options)
    assert found["machine"]["cores"]
    assert isinstance(found["compiled"], bool)
    assert f"To compare the same games again: {found['command']}" in out
    for told in (out, (tmp_path / "out.svg").read_text(encoding="utf-8")):
        assert "inis, 2 players, scenario=discovery" in told
    again = shlex.split(found["command"])[1:]
    assert typed(capsys, *again, "--processes", 1)[1] == out


def test_other_processes_predict_the_same(command: Command, tmp_path: Path) -> None:
    words = ("calibrate", "tirnanog", "--games", 2, "--agents", "casual:iterations=2", "--positions", 1)
    told = []
    for processes in (1, 2):
        ran = command.run(*words, "--processes", processes)
        assert (ran.code, ran.err) == (0, ""), ran
        told.append(ran.out)

    assert told[0] == told[1]
