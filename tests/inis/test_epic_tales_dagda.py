"""Epic Tales: The Dagda, what it stops and what may follow (rules 7.4)."""

from __future__ import annotations

from kit.island import Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {"cove": land(red=2), "hills": land(red=1, blue=2), "valley": land(blue=1)}


# --- what it stops ---


def test_the_dagda_stops_an_epic_tale_and_the_turn_is_used() -> None:
    """Ruling 19."""
    scene = Island(LANDS, red=["stone_of_fal"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1}
    assert scene.red.hand == scene.blue.hand == set()
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_stops_an_advantage_card_which_is_turned_down_as_played() -> None:
    lands = {**LANDS, "plains": land(red=2)}
    scene = Island(lands, red=["plains_advantage"], blue=["dagda"])

    scene.red.plays("plains_advantage", "plains", "hills", "2")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1, "plains": 2}
    assert scene.table["spent"] == ["plains_advantage"]
    assert scene.open_question == ("blue", "turn")


def test_the_dagda_stops_an_advantage_card_played_as_a_triskel() -> None:
    scene = Island(LANDS, red=["new_clans", "valley_advantage"], blue=["dagda"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.red.plays("valley_advantage", "cove")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 4, "hills": 1}
    assert scene.table["spent"] == ["valley_advantage"]


def test_the_dagda_does_not_answer_an_action_card() -> None:
    scene = Island(LANDS, red=["new_clans"], blue=["dagda"])

    scene.red.plays("new_clans", "cove", "cove")

    assert scene.open_question[1] != "epic-or-advantage-declared"
    assert not scene.offers("blue", "dagda")


def test_the_dagda_may_stop_a_card_of_its_own_player() -> None:
    scene = Island(LANDS, red=["stone_of_fal", "dagda"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1}
    assert scene.red.hand == set()


def test_the_dagda_stops_lugs_spear_while_it_is_being_played() -> None:
    scene = Island(LANDS, capital="valley", red=["warlord", "lugs_spear"], blue=["dagda"])

    scene.red.plays("warlord", "hills")
    scene.red.plays("lugs_spear")
    scene.blue.plays("dagda")
    scene.go_on()

    assert not scene.table["clash"]["spear"]


def test_the_dagda_stops_the_hills_so_that_the_attack_goes_on() -> None:
    scene = Island(LANDS, capital="valley", red=["warlord", "dagda"], blue=["hills_advantage"])
    scene.red.plays("warlord", "hills")

    scene.red.answers("attack", "seat1")
    scene.blue.plays("hills_advantage")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"hills": 1, "valley": 1}
    assert scene.table["spent"] == ["hills_advantage"]


def test_the_dagda_stops_the_moor_so_that_its_player_sees_nothing() -> None:
    lands = {**LANDS, "moor": land(red=1)}
    scene = Island(lands, red=["moor_advantage", "bard"], blue=["dagda", "eriu"])

    scene.red.plays("moor_advantage", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.view["known"][1] == []
    assert scene.table["spent"] == ["moor_advantage"]
    assert scene.open_question == ("red", "turn")


def test_a_maneuver_stopped_by_the_dagda_is_used_up() -> None:
    """Ruling 61."""
    scene = Island(LANDS, capital="valley", red=["warlord", "ogmas_eloquence"], blue=["dagda"])
    scene.red.plays("warlord", "hills")

    scene.red.plays("ogmas_eloquence")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert scene.red.hand == set()


def test_a_stopped_epic_tale_costs_its_player_nothing_but_the_card() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["dagda", "eriu"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1}
    assert scene.blue.hand == {"eriu"}
    assert "card-revealed" not in scene.events


# --- its window ---


def test_the_dagda_is_asked_for_from_the_active_player_on_in_crow_order() -> None:
    """Rulings 16, 17."""
    scene = Island(
        {**LANDS, "plains": land(green=1)},
        direction="counter_clockwise",
        red=["stone_of_fal", "eriu"],
        blue=["fianna"],
        green=["dagda"],
    )

    scene.red.plays("stone_of_fal")

    assert scene.asked_about("epic-or-advantage-declared") == ["red", "green", "blue"]


def test_a_player_without_epic_tales_is_not_asked_about_the_dagda() -> None:
    scene = Island({**LANDS, "plains": land(green=1)}, red=["stone_of_fal"], blue=["bard"], green=["eriu"])

    scene.red.plays("stone_of_fal")

    assert scene.asked_about("epic-or-advantage-declared") == ["green"]


def test_a_player_with_another_epic_tale_is_asked_as_if_it_might_be_the_dagda() -> None:
    scene = Island(LANDS, red=["stone_of_fal"], blue=["eriu"])
    asked = Island(LANDS, red=["stone_of_fal"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    asked.red.plays("stone_of_fal")

    assert scene.open_question == asked.open_question
    assert scene.game.view(0) == asked.game.view(0)
    assert scene.game.view(None) == asked.game.view(None)


def test_nothing_answers_the_dagda_itself() -> None:
    scene = Island(LANDS, red=["stone_of_fal", "eriu"], blue=["dagda", "fianna"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")

    assert scene.open_question[1] != "epic-or-advantage-declared"
    assert "dagda" not in [open_.values.get("card") for open_ in scene.open]


# --- what may follow a stopped card ---


def test_the_valley_may_follow_a_stopped_season_card() -> None:
    """Ruling 19."""
    scene = Island(LANDS, red=["stone_of_fal", "valley_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.red.plays("valley_advantage", "hills")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 2}


def test_oengus_ploy_may_follow_a_stopped_season_card() -> None:
    scene = Island(LANDS, red=["stone_of_fal", "oengus_ploy"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.red.plays("oengus_ploy")
    scene.go_on()

    assert scene.open_question == ("red", "turn")


def test_the_forest_draws_for_a_stopped_epic_tale() -> None:
    """Ruling 66."""
    lands = {**LANDS, "forest": land(red=1)}
    scene = Island(lands, capital="cove", red=["stone_of_fal", "forest_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.red.plays("forest_advantage")
    scene.go_on()

    assert scene.table["players"][0]["epics"] == 1
    assert scene.table["spent"] == ["forest_advantage"]


def test_the_stone_circle_cannot_take_back_a_stopped_epic_tale() -> None:
    """Ruling 66."""
    lands = {**LANDS, "stone_circle": land(red=1)}
    scene = Island(lands, red=["stone_of_fal", "stone_circle_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"stone_circle_advantage"}
    assert scene.open_question == ("blue", "turn")


def test_the_master_craftsman_cannot_give_away_a_stopped_epic_tale() -> None:
    """Ruling 66."""
    lands = {**LANDS, "plains": land(green=1, white=1)}
    scene = Island(lands, red=["stone_of_fal", "master_craftsman"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"master_craftsman"}
    assert scene.red.deeds == 0
