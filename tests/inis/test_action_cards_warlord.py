"""Warlord, in the Season and in a clash (rules 4 and 4.1)."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def clash_of_three(**fields: Any) -> Island:
    """Red has moved three clans to the cove, where blue and green have two each; red maneuvers."""
    red = ["conquest", *fields.pop("red", [])]
    lands = {"cove": land(blue=2, green=2), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=red, **fields)
    scene.red.plays("conquest", "cove", "valley", "3")
    scene.go_on()
    return scene


# --- in the Season ---


def test_warlord_starts_a_clash_where_you_are_and_places_no_clan() -> None:
    lands = {"cove": land(red=2, blue=2), "valley": land(blue=1), "hills": land(red=1)}
    scene = Island(lands, capital="valley", red=["warlord"])

    scene.red.plays("warlord")
    choices = scene.red.is_asked()
    scene.red.answers("cove")
    scene.go_on()

    assert choices == ["cove", "hills"]
    assert scene.table["clash"]["territory"] == "cove"
    assert scene.table["clash"]["instigator"] == 0
    assert scene.red.clans == {"cove": 2, "hills": 1}
    assert scene.open_question == ("red", "maneuver")


def test_warlord_where_nobody_else_is_has_no_effect() -> None:
    """Ruling 56."""
    lands = {"cove": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, red=["warlord"])

    scene.red.plays("warlord", "cove")
    scene.go_on()

    assert "clash-begins" not in scene.events
    assert "warlord" in scene.blue.view["known_discard"]
    assert scene.open_question == ("blue", "turn")


def test_geis_on_the_warlord_of_a_turn_prevents_the_clash() -> None:
    lands = {"cove": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, capital="valley", red=["warlord"], blue=["geis"])

    scene.red.plays("warlord", "cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_the_instigator_by_warlord_does_not_shelter() -> None:
    lands = {"cove": land(red=2, blue=2, citadels=2), "valley": land()}
    scene = Island(lands, capital="valley", red=["warlord"])

    scene.red.plays("warlord", "cove")
    scene.go_on()
    scene.blue.answers("shelter")
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 2]
    assert scene.open_question == ("red", "maneuver-alone")


# --- in a clash ---


def test_warlord_adds_an_exposed_clan_and_chooses_who_is_next() -> None:
    scene = clash_of_three(green=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.green.plays("warlord")
    choices = scene.green.is_asked()
    scene.green.answers("seat0")
    scene.go_on()

    assert set(choices) == {"seat0", "seat1", "seat2"}
    assert scene.green.clans == {"cove": 3}
    assert scene.table["clash"]["exposed"] == [3, 1, 3]
    assert scene.open_question == ("red", "maneuver")


def test_after_the_warlords_choice_the_order_goes_on_from_the_chosen() -> None:
    """Ruling 64."""
    scene = clash_of_three(green=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.green.plays("warlord", "seat2")
    scene.go_on()
    first = scene.open_question
    scene.green.answers("attack", "seat1")
    scene.go_on()

    assert first == ("green", "maneuver")
    assert scene.open_question == ("red", "maneuver")


def test_the_warlord_may_be_played_by_who_just_maneuvered_and_choose_himself() -> None:
    scene = clash_of_three(red=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.red.plays("warlord", "seat0")
    scene.go_on()

    assert scene.red.clans == {"cove": 4, "valley": 1}
    assert scene.open_question == ("red", "maneuver")


def test_warlord_follows_a_withdrawal() -> None:
    scene = clash_of_three(green=["warlord"])

    scene.red.answers("withdraw", "valley", "1")
    scene.green.plays("warlord", "seat2")
    scene.go_on()

    assert scene.green.clans == {"cove": 3}
    assert scene.open_question == ("green", "maneuver")


def test_warlord_follows_an_epic_tale_maneuver() -> None:
    scene = clash_of_three(red=["fianna"], green=["warlord"])

    scene.red.plays("fianna", "valley", "1")
    scene.green.plays("warlord", "seat2")
    scene.go_on()

    assert scene.green.clans == {"cove": 3}
    assert scene.open_question == ("green", "maneuver")


def test_warlord_without_reserve_still_chooses_who_is_next() -> None:
    """Ruling 10."""
    lands = {"cove": land(blue=2, green=3), "valley": land(red=4), "hills": land(green=9)}
    scene = Island(lands, capital="valley", red=["conquest"], green=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.answers("attack", "seat1")
    scene.green.plays("warlord", "seat2")
    scene.go_on()

    assert scene.green.clans == {"cove": 3, "hills": 9}
    assert scene.open_question == ("green", "maneuver")


def test_warlord_may_choose_only_a_player_with_an_exposed_clan() -> None:
    """Ruling 64."""
    lands = {"cove": land(blue=1, green=2, white=2), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest"], green=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.answers("attack", "seat1")
    scene.green.plays("warlord")

    assert scene.blue.clans == {}
    assert set(scene.green.is_asked()) == {"seat0", "seat2", "seat3"}


def test_who_has_no_clan_in_the_clash_cannot_play_the_warlord() -> None:
    """Rulings 20, 70."""
    lands = {"cove": land(red=3, blue=2), "valley": land(green=2)}
    scene = Island(lands, capital="valley", red=["morrigan"], green=["warlord"])

    scene.red.plays("morrigan", "no", "cove", "seat0")
    scene.red.answers("attack", "seat1")

    assert not comes_up(scene, "green", "warlord")
    assert scene.open_question == ("blue", "maneuver")


def test_who_has_only_sheltered_clans_cannot_play_the_warlord() -> None:
    """Ruling 20."""
    lands = {"cove": land(blue=1, green=2, citadels=1), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.go_on()
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat2")

    assert not comes_up(scene, "blue", "warlord")
    assert scene.blue.clans == {"cove": 1}
    assert scene.open_question == ("green", "maneuver")


def test_who_has_just_lost_the_last_exposed_clan_cannot_play_the_warlord() -> None:
    lands = {"cove": land(blue=1, green=2), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")

    assert not comes_up(scene, "blue", "warlord")
    assert scene.open_question == ("green", "maneuver")


def test_the_warlords_new_clan_is_exposed_though_a_citadel_is_free() -> None:
    lands = {"cove": land(blue=2, citadels=2), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest"], blue=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.go_on()
    scene.blue.answers(PASS)
    scene.red.answers("withdraw", "valley", "1")
    scene.blue.plays("warlord", "seat0")
    scene.go_on()

    assert scene.table["clash"]["exposed"] == [2, 3]
    assert scene.table["clash"]["sheltered"] == [0, 0]
    assert scene.open_question == ("red", "maneuver")


def test_under_lugs_spear_the_warlord_stays_in_hand() -> None:
    lands = {"cove": land(blue=2), "valley": land(red=4)}
    scene = Island(lands, capital="valley", red=["conquest", "lugs_spear"], blue=["warlord"])

    scene.red.plays("conquest", "cove", "valley", "3")
    scene.red.plays("lugs_spear")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")

    assert not comes_up(scene, "blue", "warlord")
    assert scene.blue.hand == {"warlord"}


def test_lug_samildanach_may_take_up_a_warlord_played_in_a_clash() -> None:
    scene = clash_of_three(red=["lug_samildanach"], green=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.green.plays("warlord", "seat2")
    scene.red.plays("lug_samildanach")
    scene.go_on()

    assert scene.red.hand == {"warlord"}
    assert scene.green.clans == {"cove": 3}


def test_who_may_play_the_warlord_is_asked_in_order_from_who_maneuvered() -> None:
    """Ruling 17."""
    scene = clash_of_three(red=["festival"], blue=["citadel"], green=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")

    assert scene.asked_about("maneuver-done") == ["red", "blue", "green"]
