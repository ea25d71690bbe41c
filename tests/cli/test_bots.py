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


def test_the_same_seed_and_iterations_play_the_same_game(command: Command) -> None:
    bots = ("play", "tirnanog", "--people", 0, "--bots", "strong:iterations=3", "--seed", 7)

    assert command.run(*bots).out == command.run(*bots).out


def test_a_game_that_is_left_goes_on_with_the_same_bots(command: Command) -> None:
    ran = command.run("play", "tirnanog", "--bots", "club:iterations=2", "--lang", "en", typed="q\n")

    assert "--bots club:iterations=2 " in " ".join(ran.out.split())


def test_weights_of_another_game_are_refused_before_the_game_begins(command: Command) -> None:
    file = command.file("weights.json", {"game": "tirnanog", "value": {}, "taste": {}})

    ran = command.run("play", "inis", "--bots", f"strong:weights={file}")

    assert (ran.code, ran.out) == (1, "")
    assert "holds weights for tirnanog, not for inis" in ran.err


@pytest.mark.parametrize(
    ("game", "level", "says"),
    [
        ("inis", "wise", "there is no agent 'wise'; agents: random, beginner, casual, club, strong, expert"),
        ("inis", "club:iterations=some", "iterations must be a whole number"),
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
