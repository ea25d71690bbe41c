"""Migration, New Alliance, New Clans (rules 4 and 4.1)."""

from __future__ import annotations

from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


# --- Migration ---


def test_migration_moves_clans_out_to_several_neighbours() -> None:
    lands = {"cove": land(red=4), "valley": land(), "hills": land(), "moor": land(blue=1)}
    scene = Island(lands, red=["migration"])

    scene.red.plays("migration", "cove", "valley", "1", "hills", "2")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "valley": 1, "hills": 2}
    assert scene.open_question == ("blue", "turn")


def test_migration_goes_to_adjacent_territories_only() -> None:
    lands = {"cove": land(red=4), "valley": land(), "hills": land(), "moor": land(blue=1)}
    scene = Island(lands, red=["migration"])

    scene.red.plays("migration", "cove")

    assert scene.red.is_asked() == ["hills", "valley"]


def test_migration_moves_at_least_one_clan_and_then_may_stop() -> None:
    lands = {"cove": land(red=4), "valley": land(), "hills": land(blue=1)}
    scene = Island(lands, red=["migration"])

    scene.red.plays("migration", "cove")
    may_stop_at_once = scene.offers("red", STOP)
    scene.red.answers("valley")
    numbers = scene.red.is_asked()
    scene.red.answers("1", STOP)
    scene.go_on()

    assert not may_stop_at_once
    assert numbers == ["1", "2", "3", "4"]
    assert scene.red.clans == {"cove": 3, "valley": 1}


def test_migration_into_two_contested_territories_lets_the_instigator_order_the_clashes() -> None:
    """Ruling 31."""
    lands = {"cove": land(red=4), "valley": land(blue=1), "hills": land(green=1)}
    scene = Island(lands, capital="cove", red=["migration"])

    scene.red.plays("migration", "cove", "valley", "2", "hills", "2")
    scene.go_on()
    asked, choices = scene.open_question, scene.red.is_asked()
    scene.red.answers("hills")
    scene.red.answers("attack", "seat2")
    scene.red.answers("end_clash")
    scene.go_on()

    assert asked == ("red", "next-clash")
    assert choices == ["hills", "valley"]
    assert scene.green.clans == {}
    assert scene.table["clash"]["territory"] == "valley"


def test_in_the_first_clash_of_a_migration_the_instigator_withdraws_into_the_second() -> None:
    """Ruling 30."""
    lands = {"cove": land(red=4), "valley": land(blue=1), "hills": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration"])

    scene.red.plays("migration", "cove", "valley", "2", "hills", "2")
    scene.red.answers("valley", "withdraw")
    refuges = scene.red.is_asked()
    scene.red.answers("hills", "1")

    assert refuges == ["hills"]
    assert scene.red.clans == {"valley": 1, "hills": 3}


def test_in_the_first_clash_of_a_migration_the_outnumbered_cannot_withdraw_into_the_second() -> None:
    """Example 6."""
    lands = {"cove": land(red=4), "valley": land(blue=1), "hills": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration"])

    scene.red.plays("migration", "cove", "valley", "2", "hills", "2")
    scene.red.answers("valley", "withdraw", "hills", "1")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
    assert not scene.offers("blue", "withdraw")


def test_a_clash_of_a_migration_lapses_when_only_one_player_is_left_there() -> None:
    """Ruling 57."""
    lands = {"cove": land(red=4), "valley": land(blue=2), "hills": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration"], blue=["battle_of_moytura"])

    scene.red.plays("migration", "cove", "valley", "2", "hills", "2")
    scene.red.answers("valley", "attack", "seat1")
    scene.blue.plays("battle_of_moytura", "hills", "1")
    scene.red.answers("offer_peace")
    scene.blue.answers("yes")
    scene.go_on()

    assert scene.blue.clans == {"valley": 3}
    assert scene.red.clans == {"valley": 2, "hills": 2}
    assert scene.events.count("clash-begins") == 1
    assert scene.open_question == ("blue", "turn")


def test_migration_into_the_mountains_pays_before_the_clash() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=3), "mountains": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration", "bard"])

    scene.red.plays("migration", "cove", "mountains", "2")
    scene.go_on()
    asked, clash_so_far = scene.open_question, scene.table["clash"]
    scene.red.answers("clan")
    scene.go_on()

    assert asked == ("red", "mountains")
    assert clash_so_far is None
    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.red.hand == {"bard"}
    assert scene.table["clash"]["territory"] == "mountains"


def test_geis_stops_a_migration_that_is_fully_declared() -> None:
    """Ruling 23."""
    lands = {"cove": land(red=3), "valley": land(blue=1), "hills": land()}
    scene = Island(lands, red=["migration"], blue=["geis"])

    scene.red.plays("migration", "cove", "valley", "2")
    too_early = scene.offers("blue", "geis")
    scene.red.answers(STOP)
    scene.blue.plays("geis")
    scene.go_on()

    assert not too_early
    assert scene.red.clans == {"cove": 3}
    assert scene.open_question == ("blue", "turn")


# --- New Alliance ---


def test_new_alliance_places_a_clan() -> None:
    scene = Island({"cove": land(red=1, blue=1), "valley": land(blue=1)}, red=["new_alliance"])

    scene.red.plays("new_alliance", "cove", "place_clan")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.blue.clans == {"cove": 1, "valley": 1}
    assert "clash-begins" not in scene.events


def test_new_alliance_replaces_a_clan_of_an_opponent_with_two_or_more() -> None:
    lands = {"cove": land(red=1, blue=2, green=1), "valley": land(green=3)}
    scene = Island(lands, red=["new_alliance"])

    scene.red.plays("new_alliance", "cove", "replace_clan")
    rivals = scene.red.is_asked()
    scene.red.answers("seat1")
    scene.go_on()

    assert rivals == ["seat1"]
    assert scene.red.clans == {"cove": 2}
    assert scene.blue.clans == {"cove": 1}
    assert scene.blue.reserve == 11


def test_new_alliance_cannot_replace_an_opponents_only_clan() -> None:
    scene = Island({"cove": land(red=1, blue=1), "valley": land(blue=4)}, red=["new_alliance"])

    scene.red.plays("new_alliance")
    lands = scene.red.is_asked()
    scene.red.answers("cove")

    assert lands == ["cove"]
    assert scene.red.is_asked() == ["place_clan"]


def test_new_alliance_replaces_nothing_without_a_clan_in_reserve() -> None:
    """Ruling 51."""
    scene = Island({"cove": land(red=12, blue=3), "valley": land(blue=1)}, red=["new_alliance"])

    scene.red.plays("new_alliance", "cove")
    may_replace = scene.offers("red", "replace_clan")
    scene.red.answers("place_clan")
    scene.go_on()

    assert not may_replace
    assert scene.red.clans == {"cove": 12}
    assert scene.blue.clans == {"cove": 3, "valley": 1}
    assert scene.open_question == ("blue", "turn")


def test_the_club_keeps_the_clan_so_new_alliance_swaps_nothing() -> None:
    """Ruling 60."""
    scene = Island({"cove": land(red=1, blue=2), "valley": land()}, red=["new_alliance"], blue=["dagdas_club"])

    scene.red.plays("new_alliance", "cove", "replace_clan", "seat1")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.blue.clans == {"cove": 2}


def test_diarmuid_takes_the_replaced_clan_elsewhere_and_the_swap_stands() -> None:
    lands = {"cove": land(red=1, blue=2), "valley": land(blue=1)}
    scene = Island(lands, red=["new_alliance"], blue=["diarmuid_grainne"])

    scene.red.plays("new_alliance", "cove", "replace_clan", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert scene.blue.clans == {"cove": 1, "valley": 2}


def test_geis_answers_a_new_alliance_whose_opponent_is_named() -> None:
    scene = Island({"cove": land(red=1, blue=2), "valley": land()}, red=["new_alliance"], blue=["geis"])

    scene.red.plays("new_alliance", "cove", "replace_clan")
    too_early = scene.offers("blue", "geis")
    scene.red.answers("seat1")
    scene.blue.plays("geis")
    scene.go_on()

    assert not too_early
    assert scene.red.clans == {"cove": 1}
    assert scene.blue.clans == {"cove": 2}


# --- New Clans ---


def test_new_clans_may_be_placed_apart() -> None:
    scene = Island({"cove": land(red=1), "valley": land(red=1), "hills": land(blue=1)}, red=["new_clans"])

    scene.red.plays("new_clans")
    first = scene.red.is_asked()
    scene.red.answers("cove", "valley")
    scene.go_on()

    assert first == ["cove", "valley"]
    assert scene.red.clans == {"cove": 2, "valley": 2}
    assert scene.red.reserve == 8


def test_new_clans_may_be_placed_together_beside_opponents_without_a_clash() -> None:
    """Ruling 32."""
    scene = Island({"cove": land(red=1, blue=2), "valley": land(blue=1)}, red=["new_clans"])

    scene.red.plays("new_clans", "cove", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 3}
    assert scene.land("cove")["chieftain"] == 0
    assert "clash-begins" not in scene.events


def test_new_clans_are_as_many_as_the_reserve_has() -> None:
    """Rulings 22, 44."""
    one_left = Island({"cove": land(red=11), "valley": land(blue=1)}, red=["new_clans"])
    none_left = Island({"cove": land(red=12), "valley": land(blue=1)}, red=["new_clans"])

    one_left.red.plays("new_clans", "cove")
    one_left.go_on()
    none_left.red.plays("new_clans")
    none_left.go_on()

    assert one_left.red.clans == {"cove": 12}
    assert one_left.open_question == ("blue", "turn")
    assert none_left.red.clans == {"cove": 12}
    assert none_left.open_question == ("blue", "turn")


def test_new_clans_placed_in_the_mountains_pay_no_toll() -> None:
    scene = Island({"cove": land(blue=1), "mountains": land(red=1)}, red=["new_clans", "bard"])

    scene.red.plays("new_clans", "mountains", "mountains")
    scene.go_on()

    assert scene.red.clans == {"mountains": 3}
    assert scene.red.hand == {"bard"}


def test_geis_answers_new_clans_when_both_territories_are_named() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["new_clans"], blue=["geis"])

    scene.red.plays("new_clans", "cove")
    too_early = scene.offers("blue", "geis") or scene.offers("blue", PASS)
    scene.red.answers("cove")
    scene.blue.plays("geis")
    scene.go_on()

    assert not too_early
    assert scene.red.clans == {"cove": 1}
    assert scene.red.reserve == 11
