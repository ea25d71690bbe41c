"""fidchell arena as it is typed: what it prints and writes, Ctrl-C, and what it refuses."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from fidchell.extras import how_to_install
from kit.command import ROOT, Command, typed_here

PATH = {"PYTHONPATH": str(ROOT / "tests")}
FIRST = "kit.agents:First"


def typed(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    return typed_here(capsys, "arena", *words, "--processes", 1)


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def test_three_agents_at_four_seats_are_told_with_a_table_and_files(
    command: Command, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pytest.importorskip("matplotlib")
    file, picture = tmp_path / "out.json", tmp_path / "out.svg"

    ran = command.run(
        "arena", "tirnanog", "--agents", f"random,{FIRST},random", "--players", 4, "--games", 20, "--seed", 1,
        "--json", file, "--plot", picture, **PATH,
    )  # fmt: skip

    assert (ran.code, ran.err) == (0, ""), ran
    for said in ("24 games: 2 deals, each played 12 times", "win share", "victories by seat", "random#2", "p90"):
        assert said in ran.out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["games"] == {"asked for": 20, "planned": 24, "finished": 24, "counted": 24, "of a deal": 12}
    assert [standing["agent"] for standing in found["standings"]] == ["random", FIRST, "random#2"]
    assert found["rules"]
    assert found["fidchell"]
    assert found["standings"][0]["seconds"]["max"] > 0
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert len((tmp_path / "out.json.games.jsonl").read_text(encoding="utf-8").splitlines()) == 25

    printed = next(line for line in ran.out.splitlines() if line.startswith("To play the same games again: fidchell "))
    again = typed(capsys, *shlex.split(printed.partition(": ")[2])[2:], "--json", tmp_path / "again.json")

    assert again[0] == 0
    others = json.loads((tmp_path / "again.json").read_text(encoding="utf-8"))["standings"]
    assert [standing["win share"] for standing in others] == [standing["win share"] for standing in found["standings"]]


def test_the_test_is_a_gate(capsys: pytest.CaptureFixture[str]) -> None:
    better = typed(capsys, "inis", "--agents", f"random,{FIRST}", "--games", 200, "--sprt", 0.8)
    worse = typed(capsys, "inis", "--agents", f"{FIRST},random", "--games", 200, "--sprt", 0.8)
    few = typed(capsys, "inis", "--agents", f"random,{FIRST}", "--games", 4, "--sprt", 0.8)

    assert better[0] == 0, better
    assert "random wins 80.0%, not 50.0%" in better[1]
    assert worse[0] == 3
    assert f"{FIRST} does not win 80.0%" in worse[1]
    assert few[0] == 4
    assert "not decided" in few[1]


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_prints_the_table_so_far_and_the_same_command_goes_on(command: Command, tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    words = ("arena", "inis", "--agents", "random,random", "--games", 100_000, "--resume", games)
    process = command.start(*words)
    deadline = time.monotonic() + 20
    while not games.exists() or len(games.read_bytes().splitlines()) < 20:
        assert time.monotonic() < deadline
        time.sleep(0.05)

    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    kept = len(games.read_bytes().splitlines()) - 1
    went_on = command.run(*words[:5], 10, *words[6:])

    assert (process.returncode, err) == (130, b"")
    assert f"Stopped: {kept} of 100000 games are finished.".encode() in out
    assert b"win share" in out
    assert went_on.code == 0
    assert "10 games: 5 deals" in went_on.out
    assert len(games.read_bytes().splitlines()) - 1 == kept  # nothing was missing


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--agents", "random,genius"], "there is no agent 'genius'"),
        (["--agents", "random,random", "--plot", "out.txt"], "must end in .svg"),
        (["--agents", "random,random", "--json", "nowhere/at/all.json"], "nowhere/at/all.json cannot be written"),
        (["--agents", "random,random", "--plot", "nowhere/at/all.svg"], "nowhere/at/all.svg cannot be written"),
        (["--agents", "random,random", "--sprt", "0.4"], "the share to be proved must lie between 0.5"),
        (["--agents", "random,random", "--option", "scenario"], "write it as name=value"),
        (["--agents", "random,bad_syntax:X"], "'bad_syntax:X' cannot be loaded: SyntaxError: "),
        (["--agents", "random,bad_import:X"], "cannot be loaded: ZeroDivisionError: division by zero ("),
        (["--agents", "random,bad_exit:X"], "cannot be loaded: SystemExit: 3 ("),
        ([], "--agents"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], said: str
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for name, code in (("bad_syntax", "x ="), ("bad_import", "\n1 / 0"), ("bad_exit", "raise SystemExit(3)")):
        (tmp_path / f"{name}.py").write_text(code)
    if "--plot" in words:
        pytest.importorskip("matplotlib")

    code, out, err = typed(capsys, "inis", *words)

    assert (code, out) == (1, ""), err
    assert said in err
    assert len(err.splitlines()) == 1


def test_where_a_bot_fails_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("inis", "--agents", "random,kit.agents:Raising", "--games", 9)

    code, out, err = typed(capsys, *words)

    *trace, last = err.splitlines()
    assert (code, out) == (1, "")
    assert trace[0].startswith("Traceback")
    assert any("agents.py" in line and "in answer" in line for line in trace)
    assert trace[-1] == "KeyError: 'no plan'"
    assert "failed: KeyError: 'no plan'. To play it again: fidchell.play_one('inis', '0/2'" in last


def test_a_missing_package_or_folder_is_found_before_the_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("fidchell.arena.run.run_arena", lambda *given: pytest.fail("it played"))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    code, _, err = typed(capsys, "inis", "--agents", "random,random", "--plot", tmp_path / "out.svg")

    assert code == 1
    assert how_to_install("plot") in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="links")
@pytest.mark.parametrize(
    "words",
    [
        ("--json", "kept.jsonl", "--resume", "kept.jsonl"),
        ("--json", "kept.jsonl", "--resume", "link.jsonl"),
        ("--json", "out.svg", "--plot", "./out.svg"),
        ("--plot", "out.svg", "--resume", "out.svg"),
        ("--json", "weights.json"),
    ],
)
def test_one_file_is_not_named_twice(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...]
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(tmp_path)
    before = '{"game": "inis", "value": {}, "taste": {}}'
    for name in ("kept.jsonl", "weights.json"):
        Path(name).write_text(before)
    Path("link.jsonl").symlink_to("kept.jsonl")

    code, _, err = typed(capsys, "inis", "--agents", "club:iterations=1,weights=weights.json,random", *words)

    assert (code, "would be written over: it is named twice" in err) == (1, True), err
    assert {Path(name).read_text() for name in ("kept.jsonl", "weights.json")} == {before}
    assert not Path("out.svg").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with names")
def test_a_pipe_gets_the_result_and_no_games_beside_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as other:
        read = other.submit(pipe.read_text)
        ran = typed(capsys, "inis", "--agents", "random,random", "--games", 2, "--json", pipe)

    assert ran[0] == 0, ran
    assert json.loads(read.result())["games"]["finished"] == 2
    assert list(tmp_path.iterdir()) == [pipe]


def test_another_arena_is_not_mixed_in(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["--agents", "random,random", "--games", 2, "--json", tmp_path / "out.json"]
    typed(capsys, "inis", *words)

    code, _, err = typed(capsys, "inis", *words, "--seed", 5)

    assert code == 1
    assert 'seed "0" there, "5" here' in err
