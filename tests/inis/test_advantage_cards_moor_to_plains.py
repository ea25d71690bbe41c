"""Moor, Mountains, Plains (rules 5 and 5.1)."""

from __future__ import annotations

import json
from typing import Any

from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def reads(scene: Island, seat: int | None, card: str) -> bool:
    """Does the name of this card stand anywhere in what a seat (None: a spectator) sees and has heard?"""
    return f'"{card}"' in json.dumps([scene.game.view(seat), scene.game.events(seat)])


# --- Moor ---


def on_the_moor(**fields: Any) -> Island:
    """Red holds the Moor, blue two Epic Tales and an Action card."""
    lands = {"moor": land(red=1), "valley": land(blue=2), "cove": land(green=1)}
    red = ["moor_advantage", *fields.pop("red", [])]
    blue = ["eriu", "balors_eye", "citadel", *fields.pop("blue", [])]
    return Island(lands, red=red, blue=blue, **fields)


def test_moor_shows_the_epic_tales_of_an_opponent_and_no_other_card() -> None:
    scene = on_the_moor(green=["fianna"])

    scene.red.plays("moor_advantage")
    choices = scene.red.is_asked()
    scene.red.answers("seat1")
    scene.go_on()

    assert choices == ["seat1", "seat2"]
    assert set(scene.red.view["known"][1]) == {"eriu", "balors_eye"}
    assert scene.table["spent"] == ["moor_advantage"]


def test_what_moor_shows_the_others_do_not_see() -> None:
    scene = on_the_moor()

    scene.red.plays("moor_advantage", "seat1")
    scene.go_on()

    assert reads(scene, 0, "eriu")
    assert not reads(scene, 2, "eriu")
    assert not reads(scene, None, "eriu")


def test_moor_does_not_use_up_the_turn() -> None:
    scene = on_the_moor(red=["bard"])

    scene.red.plays("moor_advantage", "seat1")
    scene.go_on()

    assert scene.open_question == ("red", "turn")
    assert scene.offers("red", "bard")


def test_moor_may_be_played_in_the_turn_of_another() -> None:
    scene = on_the_moor(turn=1)

    scene.red.plays("moor_advantage", "seat1")
    scene.go_on()

    assert set(scene.red.view["known"][1]) == {"eriu", "balors_eye"}
    assert scene.open_question == ("blue", "turn")


def test_moor_may_be_played_in_a_window() -> None:
    scene = on_the_moor(turn=1, red=["geis"])

    scene.blue.plays("citadel", "valley")
    in_window = scene.in_window
    scene.red.plays("moor_advantage", "seat1")
    scene.go_on()

    assert in_window
    assert "eriu" in scene.red.view["known"][1]
    assert scene.land("valley")["citadels"] == 1


def test_moor_may_be_played_in_a_clash() -> None:
    """Ruling 75."""
    lands = {"moor": land(red=1), "valley": land(blue=2, green=2)}
    hands: dict[str, list[str]] = {"red": ["moor_advantage"], "blue": ["warlord"], "green": ["eriu"]}
    scene = Island(lands, capital="moor", turn=1, **hands)

    scene.blue.plays("warlord", "valley")
    scene.go_on()
    scene.red.plays("moor_advantage", "seat2")
    scene.go_on()

    assert scene.red.view["known"][2] == ["eriu"]
    assert scene.open_question == ("blue", "maneuver")


def test_moor_may_not_be_played_under_lugs_spear() -> None:
    """Ruling 75."""
    lands = {"moor": land(red=1), "valley": land(blue=2, green=2)}
    hands: dict[str, list[str]] = {"red": ["moor_advantage"], "blue": ["warlord", "lugs_spear"], "green": ["eriu"]}
    scene = Island(lands, capital="moor", turn=1, **hands)

    scene.blue.plays("warlord", "valley")
    scene.blue.plays("lugs_spear")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert not scene.offers("red", "moor_advantage")


def test_moor_may_be_played_in_the_assembly_once_it_is_taken() -> None:
    """Ruling 75."""
    lands = {"moor": land(red=1), "valley": land(blue=2)}
    scene = Island(lands, capital="valley", blue=["eriu"])

    before = scene.offers("red", "moor_advantage")
    scene.end_season()
    drafting = scene.open_question[1]
    scene.red.plays("moor_advantage", "seat1")
    scene.go_on()

    assert not before
    assert drafting == "draft-keep"
    assert "eriu" in scene.red.view["known"][1]
    assert scene.open_question[1] == "draft-keep"


def test_moor_may_be_played_between_looking_and_moving_of_scouts_and_spies() -> None:
    """It may be played whenever the game waits for any decision (rules 7.2, W13)."""
    lands = {"moor": land(red=1), "valley": land(blue=2)}
    scene = Island(lands, players=4, red=["scouts_spies", "moor_advantage"], blue=["eriu"])

    scene.red.plays("scouts_spies", "seat1")
    scene.go_on()

    assert scene.open_question == ("red", "from")
    assert scene.offers("red", "moor_advantage")


def test_the_dagda_on_moor_hides_the_tales() -> None:
    scene = on_the_moor(blue=["dagda"])

    scene.red.plays("moor_advantage", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert not reads(scene, 0, "eriu")
    assert scene.table["spent"] == ["moor_advantage"]
    assert scene.open_question == ("red", "turn")


# --- Mountains ---


def test_mountains_spare_the_mover_the_toll() -> None:
    lands = {"cove": land(red=3), "mountains": land(), "valley": land(blue=1)}
    scene = Island(lands, red=["migration", "mountains_advantage", "bard"])

    scene.red.plays("migration", "cove", "mountains", "2", STOP)
    scene.red.plays("mountains_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 2}
    assert scene.red.hand == {"bard"}
    assert scene.table["spent"] == ["mountains_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_mountains_do_not_spare_the_clash() -> None:
    lands = {"cove": land(red=3), "mountains": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration", "mountains_advantage"])

    scene.red.plays("migration", "cove", "mountains", "2")
    scene.red.plays("mountains_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 2}
    assert scene.table["clash"]["territory"] == "mountains"


def test_mountains_spare_one_move_only() -> None:
    lands = {"cove": land(red=3), "mountains": land(), "valley": land(blue=1)}
    scene = Island(lands, red=["migration", "conquest", "mountains_advantage"])

    scene.red.plays("migration", "cove", "mountains", "1", STOP)
    scene.red.plays("mountains_advantage")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("conquest", "mountains", "cove", "1")
    scene.go_on()

    assert scene.open_question == ("blue", "turn")
    assert scene.red.clans == {"cove": 1, "mountains": 1}


def test_mountains_are_played_by_the_mover_even_of_a_foreign_clan() -> None:
    lands = {"cove": land(red=1, blue=1), "mountains": land()}
    scene = Island(lands, red=["breas_tyranny", "mountains_advantage"], blue=["bard"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "mountains")
    scene.red.plays("mountains_advantage")
    scene.go_on()

    assert scene.blue.clans == {"mountains": 1}
    assert scene.blue.hand == {"bard"}


def test_mountains_do_not_help_the_owner_moved_by_another() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=1, blue=1), "mountains": land()}
    scene = Island(lands, red=["breas_tyranny"], blue=["mountains_advantage", "bard"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "mountains")

    assert not comes_up(scene, "blue", "mountains_advantage")
    assert scene.open_question == ("blue", "mountains")
    assert scene.blue.is_asked() == ["clan", "bard"]


def test_mountains_spare_a_withdrawal() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=2, blue=2), "mountains": land(red=1)}
    scene = Island(lands, capital="mountains", red=["warlord", "mountains_advantage"])

    scene.red.plays("warlord", "cove")
    scene.red.answers("withdraw", "mountains", "1")
    scene.red.plays("mountains_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 2}


def test_mountains_are_not_offered_when_a_clan_is_placed_there() -> None:
    lands = {"cove": land(blue=1), "mountains": land(red=1)}
    scene = Island(lands, red=["new_clans", "mountains_advantage"])

    scene.red.plays("new_clans", "mountains", "mountains")

    assert not comes_up(scene, "red", "mountains_advantage")
    assert scene.red.clans == {"mountains": 3}


def test_the_dagda_on_mountains_calls_for_the_toll() -> None:
    lands = {"cove": land(red=3), "mountains": land(), "valley": land(blue=1)}
    scene = Island(lands, red=["migration", "mountains_advantage"], blue=["dagda"])

    scene.red.plays("migration", "cove", "mountains", "2", STOP)
    scene.red.plays("mountains_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.table["spent"] == ["mountains_advantage"]


# --- Plains ---


def test_plains_send_clans_to_one_or_more_neighbours() -> None:
    lands = {"plains": land(red=4), "valley": land(), "cove": land(), "hills": land(blue=1)}
    scene = Island(lands, red=["plains_advantage"])

    scene.red.plays("plains_advantage", "plains", "valley", "1", "cove", "2")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "valley": 1, "cove": 2}
    assert scene.table["spent"] == ["plains_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_plains_move_only_clans_that_are_in_the_plains() -> None:
    lands = {"plains": land(red=1), "valley": land(red=3), "cove": land(blue=1)}
    scene = Island(lands, red=["plains_advantage"])

    scene.red.plays("plains_advantage")

    assert scene.red.is_asked() == ["plains"]


def test_plains_move_at_least_one_clan_and_then_may_stop() -> None:
    lands = {"plains": land(red=3), "valley": land(), "cove": land(blue=1)}
    scene = Island(lands, red=["plains_advantage"])

    scene.red.plays("plains_advantage", "plains")
    may_stop_at_once = scene.offers("red", STOP)
    scene.red.answers("valley", "1", STOP)
    scene.go_on()

    assert not may_stop_at_once
    assert scene.red.clans == {"plains": 2, "valley": 1}


def test_plains_may_start_several_clashes() -> None:
    lands = {"plains": land(red=4), "valley": land(blue=1), "cove": land(blue=1)}
    scene = Island(lands, capital="plains", red=["plains_advantage"])

    scene.red.plays("plains_advantage", "plains", "valley", "2", "cove", "2")
    scene.go_on()

    assert scene.open_question == ("red", "next-clash")
    assert scene.red.is_asked() == ["cove", "valley"]


def test_plains_without_a_clan_there_do_nothing() -> None:
    """Ruling 7."""
    lands = {"plains": land(blue=1), "valley": land(red=3)}
    scene = Island(lands, red=["plains_advantage"])

    scene.red.plays("plains_advantage")
    scene.go_on()

    assert scene.red.clans == {"valley": 3}
    assert scene.table["spent"] == ["plains_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_plains_into_the_mountains_pay_the_toll() -> None:
    lands = {"plains": land(red=3), "mountains": land(), "cove": land(blue=1)}
    scene = Island(lands, red=["plains_advantage"])

    scene.red.plays("plains_advantage", "plains", "mountains", "2", STOP)
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "mountains": 1}


def test_the_dagda_on_plains_keeps_everybody_home() -> None:
    lands = {"plains": land(red=3), "valley": land(blue=1)}
    scene = Island(lands, capital="plains", red=["plains_advantage"], blue=["dagda"])

    scene.red.plays("plains_advantage", "plains", "valley", "2")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"plains": 3}
    assert scene.table["spent"] == ["plains_advantage"]
    assert scene.open_question == ("blue", "turn")
