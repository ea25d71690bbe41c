"""Epic Tales: Balor's Eye, Battle Frenzy, The Battle of Moytura, Breas' Tyranny."""

from __future__ import annotations

from typing import Any

from kit.island import STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def fight(scene: Island, place: str) -> None:
    """Red starts a clash with the Warlord; nobody answers, up to the first question that is no window."""
    scene.red.plays("warlord", place)
    scene.go_on()


# --- Balor's Eye ---


def test_balors_eye_removes_a_clan_from_a_territory_where_you_are_not_present() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=2)}, red=["balors_eye"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.go_on()

    assert scene.blue.clans == {"valley": 1}
    assert scene.blue.reserve == 11
    assert scene.table["epic_discard"] == ["balors_eye"]
    assert scene.open_question == ("blue", "turn")


def test_balors_eye_takes_a_clan_of_any_owner_your_own_included() -> None:
    scene = Island({"cove": land(red=2, blue=1, green=1), "valley": land(blue=2)}, red=["balors_eye"])

    scene.red.plays("balors_eye", "cove")
    assert scene.red.is_asked() == ["seat0", "seat1", "seat2"]
    scene.red.answers("seat0")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}


def test_balors_eye_looks_only_at_territories_with_a_clan() -> None:
    scene = Island({"cove": land(red=1), "hills": {}, "valley": land(blue=2)}, red=["balors_eye"])

    scene.red.plays("balors_eye")

    assert scene.red.is_asked() == ["cove", "valley"]


def test_balors_eye_may_take_the_last_clan_of_a_player_who_returns_at_the_start_of_their_turn() -> None:
    """Ruling 43."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["balors_eye"], deeds=[0, 1])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.go_on()

    assert scene.open_question == ("blue", "return-clan")
    assert scene.blue.deeds == 0


def test_balors_eye_is_declared_in_full_before_the_dagda_may_answer_it() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=2)}, red=["balors_eye"], blue=["dagda"])

    scene.red.plays("balors_eye")
    assert not scene.offers("blue", "dagda")
    scene.red.answers("valley", "seat1")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"valley": 2}
    assert scene.open_question == ("blue", "turn")


# --- Battle Frenzy ---


def frenzy(**hands: Any) -> Island:
    """A clash of three in the Hills with two Citadels; red has begun it, blue and green shelter one clan each."""
    lands = {"hills": land(red=2, blue=2, green=1, citadels=2), "valley": land(red=1, white=1)}
    hands = {"red": ["warlord"], **hands}
    scene = Island(lands, players=4, capital="valley", **hands)
    fight(scene, "hills")
    scene.blue.answers("shelter")
    scene.green.answers("shelter")
    return scene


def test_battle_frenzy_brings_all_clans_of_all_players_out_of_the_citadels() -> None:
    scene = frenzy(blue=["battle_frenzy"])
    assert scene.table["clash"]["sheltered"] == [0, 1, 1, 0]

    scene.blue.plays("battle_frenzy")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 0, 0, 0]
    assert scene.table["clash"]["exposed"] == [2, 2, 1, 0]
    assert "battle_frenzy" in scene.table["epic_discard"]


def test_battle_frenzy_needs_no_clan_in_the_clash() -> None:
    """Ruling 70."""
    scene = frenzy(white=["battle_frenzy"])

    scene.white.plays("battle_frenzy")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 0, 0, 0]


def test_after_battle_frenzy_nobody_goes_back_in() -> None:
    scene = frenzy(red=["warlord", "battle_frenzy"])

    scene.red.plays("battle_frenzy")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")


def test_battle_frenzy_comes_at_the_end_of_the_citadels_step_and_not_later() -> None:
    scene = frenzy(blue=["battle_frenzy", "geis"])

    assert scene.open_question == ("blue", "citadels-end")
    scene.go_on()
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert not scene.offers("blue", "battle_frenzy")


def test_battle_frenzy_is_not_offered_before_anybody_could_shelter() -> None:
    lands = {"hills": land(red=2, blue=2, citadels=1), "valley": land(red=1)}
    scene = Island(lands, capital="valley", red=["warlord"], blue=["battle_frenzy", "lugs_spear"])

    scene.red.plays("warlord", "hills")
    scene.blue.plays("lugs_spear")
    scene.blue.answers("shelter")

    assert "battle_frenzy" in scene.blue.hand
    assert scene.open_question == ("red", "maneuver")


def test_battle_frenzy_draws_a_player_who_sheltered_everything_into_the_clash() -> None:
    lands = {"hills": land(red=2, blue=1, citadels=1), "valley": land(red=1)}
    scene = Island(lands, capital="valley", red=["warlord", "battle_frenzy"])
    fight(scene, "hills")

    scene.blue.answers("shelter")
    scene.red.plays("battle_frenzy")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver")
    assert "attack" in scene.red.is_asked()


def test_a_battle_frenzy_stopped_by_the_dagda_leaves_the_clans_in_their_citadels() -> None:
    scene = frenzy(red=["warlord", "battle_frenzy"], green=["dagda"])

    scene.red.plays("battle_frenzy")
    scene.green.plays("dagda")
    scene.go_on()

    assert scene.table["clash"]["sheltered"] == [0, 1, 1, 0]


# --- The Battle of Moytura ---


def test_moytura_moves_clans_in_from_several_neighbours_and_places_one() -> None:
    lands = {"cove": land(red=2), "hills": land(red=1, blue=2), "valley": land(red=3)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura", "cove", "2", "valley", "1")
    scene.go_on()

    assert scene.red.clans == {"hills": 5, "valley": 2}
    assert scene.table["clash"]["exposed"] == [5, 2]
    assert "battle_of_moytura" in scene.table["epic_discard"]
    assert scene.open_question == ("blue", "maneuver")


def test_moytura_starts_no_second_clash() -> None:
    lands = {"cove": land(red=2), "hills": land(red=1, blue=2), "valley": land(blue=1)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura", "cove", "1")
    scene.go_on()
    scene.blue.answers("offer_peace")
    scene.red.answers("yes")

    assert scene.events.count("clash-begins") == 1
    assert scene.table["clash"] is None


def test_moytura_moves_at_least_one_clan_if_there_is_one_beside_the_clash() -> None:
    lands = {"cove": land(red=1), "hills": land(red=1, blue=2), "valley": land(red=1)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura")
    assert scene.red.is_asked() == ["cove", "valley"]
    scene.red.answers("cove")
    assert scene.red.is_asked() == ["1"]
    scene.red.answers("1")
    assert scene.red.is_asked() == ["valley", STOP]
    scene.red.answers(STOP)
    scene.go_on()

    assert scene.red.clans == {"hills": 3, "valley": 1}


def test_moytura_changes_the_chieftain_of_the_land_it_calls_from() -> None:
    """Ruling 26."""
    lands = {"cove": land(red=2, blue=1), "hills": land(red=1, blue=2)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura", "cove", "2")
    scene.go_on()

    assert scene.land("cove")["chieftain"] == 1
    assert "withdraw" in scene.blue.is_asked()


def test_moytura_with_nobody_beside_the_clash_is_played_for_the_clan_it_places() -> None:
    """Ruling 7."""
    lands = {"cove": land(red=1), "hills": land(blue=1), "plains": {}, "valley": land(red=1, blue=2)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "valley")

    scene.red.plays("battle_of_moytura")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "valley": 2}


def test_moytura_without_a_clan_in_reserve_only_moves() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=8), "hills": land(red=4, blue=2)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura", "cove", "3")
    scene.go_on()

    assert scene.red.clans == {"cove": 5, "hills": 7}


def test_moytura_into_the_mountains_pays_once_for_the_clans_moved_from_everywhere() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=2), "mountains": land(red=1, blue=2), "valley": land(red=2)}
    scene = Island(lands, red=["warlord", "battle_of_moytura", "bard"])
    fight(scene, "mountains")

    scene.red.plays("battle_of_moytura", "cove", "1", "valley", "1")
    scene.go_on()
    assert scene.red.is_asked() == ["clan", "bard"]
    scene.red.answers("clan")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 3, "valley": 1}
    assert scene.open_question == ("blue", "maneuver")


def test_moytura_in_the_mountains_pays_nothing_for_a_clan_that_is_only_placed() -> None:
    lands = {"cove": {}, "mountains": land(red=1, blue=2), "valley": {}}
    scene = Island(lands, red=["warlord", "battle_of_moytura", "bard"])
    fight(scene, "mountains")

    scene.red.plays("battle_of_moytura")
    scene.go_on()

    assert scene.red.clans == {"mountains": 2}
    assert scene.open_question == ("blue", "maneuver")


def test_a_moytura_stopped_by_the_dagda_uses_the_maneuver() -> None:
    """Ruling 61."""
    lands = {"cove": land(red=2), "hills": land(red=1, blue=2)}
    scene = Island(lands, red=["warlord", "battle_of_moytura"], blue=["dagda"])
    fight(scene, "hills")

    scene.red.plays("battle_of_moytura", "cove", "2")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 1}
    assert scene.open_question == ("blue", "maneuver")


# --- Breas' Tyranny ---


def test_breas_tyranny_moves_an_opposing_clan_among_its_enemies_without_a_clash() -> None:
    lands = {"cove": land(red=1, blue=2), "hills": land(green=1), "valley": land(red=1)}
    scene = Island(lands, red=["breas_tyranny"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "hills")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1, "hills": 1}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_breas_tyranny_moves_no_clan_of_yours_and_none_from_where_you_are_not() -> None:
    lands = {"cove": land(red=1, blue=2), "hills": land(blue=1, green=1), "plains": land(red=1), "valley": {}}
    scene = Island(lands, red=["breas_tyranny"])

    scene.red.plays("breas_tyranny")
    assert scene.red.is_asked() == ["cove"]
    scene.red.answers("cove")
    assert scene.red.is_asked() == ["seat1"]
    scene.red.answers("seat1")

    assert scene.red.is_asked() == ["hills", "plains"]  # the Valley is not adjacent


def test_breas_tyranny_with_nobody_to_move_is_spent_for_nothing() -> None:
    """Rulings 7, 11."""
    scene = Island({"cove": land(red=2), "valley": land(blue=1)}, red=["breas_tyranny"])

    scene.red.plays("breas_tyranny")
    scene.go_on()

    assert scene.table["epic_discard"] == ["breas_tyranny"]
    assert scene.open_question == ("blue", "turn")


def test_breas_tyranny_changes_the_chieftain_at_once() -> None:
    """Ruling 26."""
    scene = Island({"cove": land(red=1, blue=1), "valley": land(green=1)}, red=["breas_tyranny"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "valley")
    scene.go_on()

    assert scene.land("cove")["chieftain"] == 0
    assert scene.land("valley")["chieftain"] is None


def test_breas_tyranny_into_the_mountains_is_paid_by_the_owner_of_the_clan() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=1, blue=2), "mountains": {}}
    scene = Island(lands, red=["breas_tyranny", "bard"], blue=["druid"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "mountains")
    scene.go_on()
    assert scene.blue.is_asked() == ["clan", "druid"]
    scene.blue.answers("druid")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1, "mountains": 1}
    assert scene.blue.hand == set()
    assert scene.red.hand == {"bard"}


def test_breas_tyranny_into_the_mountains_lets_the_mover_play_the_mountains_card() -> None:
    lands = {"cove": land(red=1, blue=2), "mountains": {}}
    scene = Island(lands, red=["breas_tyranny", "mountains_advantage"], blue=["druid"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "mountains")
    scene.red.plays("mountains_advantage")
    scene.go_on()

    assert scene.blue.clans == {"cove": 1, "mountains": 1}
    assert scene.blue.hand == {"druid"}


def test_a_breas_tyranny_stopped_by_the_dagda_moves_nobody() -> None:
    scene = Island({"cove": land(red=1, blue=2), "valley": {}}, red=["breas_tyranny"], blue=["dagda"])

    scene.red.plays("breas_tyranny", "cove", "seat1", "valley")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"cove": 2}
