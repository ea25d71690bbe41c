"""fidchell bench: a short real run, and what it says when a peer is not there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fidchell.bench import peers
from fidchell.cli.bench import bench
from fidchell.extras import how_to_install
from kit.command import Command


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


def test_a_quick_run_prints_tables_and_writes_everything(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"

    ran = command.run("bench", "--quick", "--against", "", "--json", file)

    assert (ran.code, ran.err) == (0, ""), ran
    for said in ("all decisions/s", "Goals for this build", "calibration loop"):
        assert said in ran.out
    assert (how_to_install("bench") in ran.out) != all(map(peers.is_installed, peers.PEERS))
    check(json.loads(file.read_text(encoding="utf-8")), ["inis", "tirnanog"])


def check(told: dict[str, Any], games: list[str]) -> None:
    assert told["quick"] is True
    assert list(told["games"]) == games
    assert told["machine"]["cores"] >= 1
    for game in games:
        assert 0 < told["games"][game]["forced"] < 1
        assert told["flat"][game]["ratio"] > 0
        assert all(size > 0 for size in told["memory"][game]["bytes"].values())
    assert {figure["figure"] for figure in told["figures"]} == {
        "decisions", "choices-outside", "choices", "legal", "legal-choice", "copy", "step", "early", "late",
    }  # fmt: skip
    for figure in told["figures"]:
        assert figure["median"] > 0, figure
        assert figure["quiet"] > 0, figure
        assert len(figure["batches"]) == 5
    assert len(told["goals"]) == 6 * len(games)
    measured = {(goal["game"], goal["what"]): goal["measured"] for goal in told["goals"]}
    assert all(measured[game, "list the options, us"] > 0 for game in games)
    assert measured["inis", "choices/s, x Catan"] is None
    assert all(seconds > 0 for seconds in told["calibration"]["seconds"])


def test_a_peer_that_is_not_installed_is_named_with_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(peers, "is_installed", lambda name: name != "catanatron")

    with pytest.raises(SystemExit) as left:
        bench(against="open_spiel,catanatron")

    assert left.value.code == 2
    told = f"catanatron is not installed. To compare with it: {how_to_install('bench')}\n"
    assert capsys.readouterr().err == told


def test_by_default_those_that_are_installed_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "is_installed", lambda name: name != "catanatron")

    assert peers.chosen_peers(None) == ["open_spiel"]
    assert peers.chosen_peers("") == []


def test_an_unknown_peer_or_game_or_a_place_that_cannot_be_written_is_explained(command: Command) -> None:
    peer = command.run("bench", "--against", "deep-blue")
    game = command.run("bench", "--quick", "--against", "", "--games", "chess")
    place = command.run("bench", "--json", "nowhere/at/all.json", "--against", "")

    assert (peer.code, peer.err) == (2, "there is no peer 'deep-blue'; peers: catanatron, open_spiel\n")
    assert game.code == 1
    assert "there is no game 'chess'" in game.err
    assert place.code == 1
    assert "nowhere/at/all.json cannot be written" in place.err
