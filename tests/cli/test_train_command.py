"""fidchell train as it is typed: what goes on in its folder, and what it refuses, each in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from fidchell.training.selfplay import Lesson, SelfPlay
from kit.command import ROOT, typed_here

BRIEF = ("--first", 2, "--games", 1, "--iterations", 2, "--duels", 0, "--processes", 1)


def typed(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    return typed_here(capsys, "train", *words)


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The sentence with which it is refused, before anything is played."""
    code, out, err = typed(capsys, *words)
    assert (code, out) == (1, "")
    assert len(err.splitlines()) == 1, err
    return err


def test_a_folder_goes_on_with_its_own_course_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    course = ("--dir", tmp_path / "t", *BRIEF)
    assert typed(capsys, "tirnanog", "--players", "3,2", "--rounds", 0, *course)[0] == 0

    more = typed(capsys, "tirnanog", "--players", "2,3,2", "--rounds", 1, *course)

    assert more[0] == 0
    assert "round 0: learnt before\nround 1, 2 players: played\nround 1, 3 players: played\n" in more[1]
    assert 'game "tirnanog" there, "inis" here' in refused(capsys, "inis", "--players", "2,3", *course)
    assert "players [2, 3] there, [2] here" in refused(capsys, "tirnanog", "--players", 2, *course)
    other = refused(capsys, "tirnanog", "--players", "2,3", *course, "--iterations", 3)
    assert "iterations 2 there, 3 here. Ask for the same again, or choose another folder with --dir" in other


def test_what_is_no_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()

    assert "is a file, not a folder" in refused(capsys, "inis", "--dir", file, *BRIEF)
    assert "cannot be used for training: Not a directory" in refused(capsys, "inis", "--dir", file / "x", *BRIEF)
    assert "cannot be used for training" in refused(capsys, "inis", "--dir", tmp_path / ("long" * 100), *BRIEF)


def test_a_game_nobody_thinks_about_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no agent thinks about tain" in refused(capsys, ROOT / "tests" / "tain", "--dir", tmp_path / "t", *BRIEF)
    assert not (tmp_path / "t").exists()


def test_a_game_that_fails_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(job: SelfPlay, seed: str) -> Lesson:
        raise KeyError(7)

    monkeypatch.setattr(SelfPlay, "_play", fail)

    told = refused(capsys, "inis", "--players", 2, "--dir", tmp_path, *BRIEF)

    assert f"(seed 'train/0/2/0') failed: KeyError: 7. Finished games are kept in {tmp_path}." in told


def test_a_picture_of_nothing_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("inis", "--dir", tmp_path / "t", *BRIEF, "--rounds", 0, "--plot", tmp_path / "learnt.svg")

    assert "ask for --rounds 1 or more" in refused(capsys, *words)
    assert list(tmp_path.iterdir()) == []


def test_what_was_learnt_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    words = ("tirnanog", "--players", 2, "--dir", tmp_path / "t", *BRIEF, "--rounds", 1)

    code, out, err = typed(capsys, *words, "--plot", tmp_path / "learnt.svg")

    assert (code, err) == (0, "")
    assert out.endswith(f"the weights are in {tmp_path / 't' / 'round-1.json'}\n")
    assert "<svg" in (tmp_path / "learnt.svg").read_text(encoding="utf-8")
