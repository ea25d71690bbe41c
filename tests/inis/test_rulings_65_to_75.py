"""The house rulings of the reference (section 11), one after the other: 65 to 75."""

from __future__ import annotations

from typing import Any

import pytest

from kit.island import PASS, STOP, Island


def conquer(plains: dict[str, int], red: list[str] | None = None, **fields: Any) -> Island:
    """Red moves three clans from the valley into the plains; the next real question is open."""
    lands = {"cove": {"red": 1}, "plains": plains, "valley": {"red": 3}, **fields.pop("more", {})}
    scene = Island(lands, **{"capital": "cove", "red": ["conquest", *(red or [])], **fields})
    scene.red.plays("conquest", "plains", "valley", "3", STOP)
    return scene.go_on()


# --- turns ---


def test_after_oengus_ploy_the_turn_goes_on_after_its_player() -> None:
    """Ruling 65."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1, "white": 1}, "valley": {}}
    scene = Island(lands, red=["bard"], green=["oengus_ploy"])
    scene.red.plays("bard")

    scene.green.answers("oengus_ploy")
    scene.go_on()
    assert scene.open_question == ("green", "turn")
    scene.green.passes()
    scene.go_on()

    assert scene.open_question == ("white", "turn")


# --- cancelled Tales, the Cauldron, Cúchulain ---


def test_forest_draws_for_a_cancelled_epic_tale() -> None:
    """Ruling 66."""
    lands = {"cove": {"red": 1, "blue": 1}, "forest": {}}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.answers("dagda")
    scene.red.answers("forest_advantage")
    scene.go_on()

    assert scene.table["players"][0]["epics"] == 1


def test_the_stone_circle_cannot_save_a_cancelled_epic_tale() -> None:
    """Ruling 66."""
    lands = {"cove": {"blue": 1}, "stone_circle": {"red": 2}}
    scene = Island(lands, red=["stone_of_fal", "stone_circle_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.answers("dagda")

    assert not scene.offers("red", "stone_circle_advantage")
    scene.go_on()
    assert "stone_of_fal" not in scene.red.hand
    assert scene.red.clans == {"stone_circle": 2}


def test_the_master_craftsman_cannot_give_away_a_cancelled_epic_tale() -> None:
    """Ruling 66."""
    lands = {"cove": {"red": 1, "blue": 1, "green": 1, "white": 1}, "valley": {}}
    scene = Island(lands, red=["stone_of_fal", "master_craftsman"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.red.deeds == 0
    assert "master_craftsman" in scene.red.hand


def test_the_cauldron_takes_all_removals_of_the_clash_and_returns_at_most_three() -> None:
    """Ruling 67."""
    scene = Island({"cove": {}, "plains": {"red": 5, "blue": 6}}, red=["warlord"], blue=["dagdas_cauldron"])
    scene.red.plays("warlord", "plains")
    for _ in range(2):
        scene.red.answers("attack", "seat1")
        scene.blue.answers("attack", "seat0")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("dagdas_cauldron").answers("attack", "seat0")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("offer_peace")
    scene.red.answers("yes")

    assert scene.table["clash"]["cauldron"] == [1, 4]
    assert scene.blue.is_asked() == ["0", "1", "2", "3"]
    scene.blue.answers("3")
    assert scene.blue.clans == {"plains": 5}
    assert scene.blue.reserve == 7


@pytest.mark.parametrize(("owners", "left"), [(("seat1", "seat1"), [1, 0]), (("seat1", STOP), [1, 1])])
def test_cuchulain_removes_one_or_two_clans(owners: tuple[str, ...], left: list[int]) -> None:
    """Ruling 68."""
    lands = {"cove": {}, "plains": {"red": 1, "blue": 2}}
    scene = Island(lands, capital="cove", red=["warlord", "tale_of_cuchulain"])

    scene.red.plays("warlord", "plains").answers("tale_of_cuchulain", *owners)
    scene.go_on()

    assert scene.land("plains")["clans"] == left


def test_cuchulain_may_remove_clans_of_any_owner() -> None:
    """Ruling 68."""
    lands = {"cove": {}, "plains": {"red": 1, "blue": 2, "green": 2}}
    scene = Island(lands, capital="cove", red=["warlord", "tale_of_cuchulain"])

    scene.red.plays("warlord", "plains").answers("tale_of_cuchulain", "seat0", "seat2")
    scene.go_on()

    assert scene.land("plains")["clans"] == [0, 2, 1]


# --- peace, involvement, shelter ---


def test_the_peace_flag_of_a_hurt_player_is_reset() -> None:
    """Ruling 69."""
    scene = conquer({"blue": 2})
    scene.blue.answers("peace")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.table["clash"]["peace"] == []


def test_battle_frenzy_needs_no_involvement() -> None:
    """Ruling 70."""
    plains = {"blue": 2, "citadels": 1}
    scene = conquer(plains, more={"forest": {"green": 1}}, green=["battle_frenzy"])
    scene.blue.answers("shelter")

    scene.green.answers("battle_frenzy")
    scene.go_on()

    assert scene.table["clash"]["exposed"] == [3, 2, 0]


def test_lugs_spear_needs_no_involvement() -> None:
    """Ruling 70."""
    lands = {"cove": {"green": 1}, "plains": {"red": 2, "blue": 2}}
    scene = Island(lands, capital="cove", red=["warlord"], green=["lugs_spear"])

    scene.red.plays("warlord", "plains")
    scene.green.answers("lugs_spear")
    scene.go_on()

    assert scene.table["clash"]["spear"]


def test_the_warlord_s_response_needs_involvement() -> None:
    """Ruling 70."""
    scene = conquer({"blue": 2}, more={"forest": {"green": 1}}, green=["warlord"])

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert scene.green.hand == {"warlord"}


def test_declining_to_shelter_is_not_final() -> None:
    """Ruling 71."""
    scene = conquer({"blue": 2, "green": 2, "citadels": 2})

    scene.blue.answers(PASS)
    scene.green.answers("shelter")
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1, 1]


# --- tiles, Festival, Druid, Moor ---


def test_exploration_chooses_the_location_before_the_tile_is_known() -> None:
    """Ruling 72."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, red=["exploration"], tiles=["moor"])

    scene.red.plays("exploration")
    scene.go_on()

    assert scene.open_question == ("red", "location")
    assert scene.red.view["known_tiles"] == []
    assert "moor" not in str(scene.game.events(0))


def test_tailtu_chooses_the_location_when_the_tiles_are_drawn() -> None:
    """Ruling 72."""
    lands = {"cove": {"red": 1, "blue": 1}, "valley": {}}
    scene = Island(lands, red=["tailtus_land"], tiles=["moor", "hills", "plains"])

    scene.red.plays("tailtus_land")
    scene.go_on()

    assert scene.open_question == ("red", "tile")
    assert set(scene.red.is_asked()) == {"moor", "hills", "plains"}
    scene.red.answers("hills")
    assert scene.open_question == ("red", "tile-location")


def test_a_second_festival_moves_the_marker() -> None:
    """Ruling 73."""
    lands = {"cove": {"red": 1, "sanctuaries": 1}, "valley": {"red": 1, "blue": 1, "sanctuaries": 1}}
    scene = Island(lands, red=["festival", "lug_samildanach"])
    scene.red.plays("festival", "cove").answers("lug_samildanach")
    scene.go_on()
    scene.blue.passes()

    scene.red.plays("festival", "valley")
    scene.go_on()

    assert scene.table["festival"] == "valley"


def test_the_druid_cannot_take_itself() -> None:
    """Ruling 74."""
    scene = Island({"cove": {"red": 1, "blue": 1}, "valley": {}}, red=["druid", "bard"])

    scene.red.plays("druid")
    scene.go_on()

    assert scene.open_question == ("red", "take-card")
    assert "druid" not in scene.red.is_asked()


def test_the_moor_is_playable_in_any_phase() -> None:
    """Ruling 75."""
    scene = Island({"moor": {"red": 1, "blue": 2}, "valley": {}}, red=["eriu", "bard"], blue=["moor_advantage"])
    assert scene.offers("blue", "moor_advantage")  # in red's turn of the Season

    scene.end_season()

    assert scene.offers("blue", "moor_advantage")  # in the draft of the Assembly


def test_the_moor_is_not_playable_under_lugs_spear() -> None:
    """Ruling 75."""
    lands = {"moor": {"red": 1, "blue": 2}, "valley": {}}
    scene = Island(lands, capital="valley", red=["warlord", "lugs_spear", "eriu"], blue=["moor_advantage"])

    scene.red.plays("warlord", "moor").answers("lugs_spear")
    scene.go_on()

    assert not scene.offers("blue", "moor_advantage")
