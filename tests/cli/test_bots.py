"""Bots of a chosen level at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.command import Command


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def test_bots_of_a_level_play_a_whole_game(command: Command) -> None:
    ran = command.run("play", "tirnanog", "--people", 0, "--bots", "club:iterations=2", "--seed", 1, "--lang", "en")

    assert ran.code == 0, ran
    assert "Winner: " in ran.out


def test_a_game_that_is_left_goes_on_with_the_same_bots(command: Command) -> None:
    ran = command.run("play", "tirnanog", "--bots", "club:iterations=2", "--lang", "en", typed="q\n")

    assert "--bots club:iterations=2 " in " ".join(ran.out.split())


@pytest.mark.parametrize(
    ("game", "level", "says"),
    [
        ("inis", "wise", "there is no agent 'wise'; agents: random, beginner, casual, club, strong, expert"),
        ("inis", "club:iterations=some", "iterations must be a number"),
        ("tests/tain", "club", "can be played with the agent 'random' only"),
    ],
)
def test_a_level_that_there_is_not_is_refused_before_the_game_begins(
    command: Command, game: str, level: str, says: str
) -> None:
    ran = command.run("play", game, "--bots", level)

    assert ran.code != 0
    assert says in ran.err
    assert "Traceback" not in ran.err
