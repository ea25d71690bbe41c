"""What a fresh pair of eyes caught: positions that stuck, and a card that could not be used in time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.games.tirnanog.pack import OPEN_PACK, PackError, load_pack

EMPTY: list[list[None]] = [[None] * 3] * 3
FULL = {
    "top": ["red_1_a", "red_2_a", "red_3_a", "red_4_a", "red_5_a"],
    "middle": ["blue_1_a", "blue_2_a", "blue_3_a", "blue_4_a", "leprechaun_cobblers_a"],
    "bottom": ["yellow_1_a", "yellow_2_a", "yellow_3_a", "yellow_4_a", "oenguss_mound_a"],
}


def test_the_cobblers_may_make_room_before_a_forced_discard() -> None:
    grid = [[None, None, "red_8_a"], [None, None, None], ["green_8_a", None, None]]
    players = [{}, {"hand": ["red_7_a"], "saga": FULL}]
    scene = {"round": 5, "turn": 1, "bards": [[], ["across:1,1"]], "grid": grid, "players_have": players}
    game = fidchell.scene("tirnanog", scene)

    game.answer(1, "yes")
    assert game.decisions[0].key == "forced-discard"
    game.answer(1, "leprechaun_cobblers_a")
    game.answer(1, "top")

    assert game.decisions[0].key == "play"
    assert "red_7_a" in game.decisions[0].options


def test_bards_come_home_when_nothing_is_left_to_take() -> None:
    game = fidchell.scene("tirnanog", {"bards": [["across:1,1"], []], "grid": EMPTY})

    assert game.decisions[0].key == "place-bard"
    assert game.view(None)["table"]["round"] == 2


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        ({"grid": EMPTY, "phase": "journey"}, "too few free gaps"),
        ({"grid": EMPTY, "phase": "journey", "players": 1}, "too few free gaps"),
        ({"grid": [None, None, None]}, "scene.grid must be 3 lists of 3 cards"),
        ({"bards": [["across:1,5"], []]}, "'across:1,5' is no place of this grid"),
    ],
)
def test_an_impossible_scene_is_refused(scene: dict[str, Any], said: str) -> None:
    with pytest.raises(fidchell.GameError, match=said):
        fidchell.scene("tirnanog", scene)


def test_a_bard_lost_before_the_scene_does_not_wake_the_banshee() -> None:
    grid = [[None, None, "red_8_a"], [None, None, None], ["green_8_a", "red_8_b", None]]
    players = [{"saga": {"top": ["banshees_lament_a"]}}, {"hand": ["red_7_a"]}]
    game = fidchell.scene(
        "tirnanog", {"turn": 1, "bards": [["across:1,1"], ["across:3,1"]], "grid": grid, "players_have": players}
    )

    game.answer(1, "green_8_a")

    assert game.decisions[0].key == "play"


def test_a_pack_too_small_for_five_players_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tiny.toml"
    text = OPEN_PACK.read_text(encoding="utf-8").replace("values = [1, 2, 3, 4, 5, 6, 7, 8]", "values = [1, 2, 3]")
    file.write_text(text, encoding="utf-8")

    with pytest.raises(PackError, match="at least 83 Encounters, not 56"):
        load_pack(file)
