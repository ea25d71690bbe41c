"""Epic Tales: Deirdre's Beauty, Diarmuid and Gráinne."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=2),
    "hills": land(red=3, blue=3),
    "valley": land(blue=1),
    "plains": land(green=1),
}


def events(scene: Island, key: str) -> list[dict[str, Any]]:
    """What everybody was told under this key."""
    return [event["values"] for event in scene.game.events(None) if event["key"] == key]


def clash(lands: dict[str, dict[str, int]] = LANDS, *, red: list[str], **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, red=["warlord", *red], **{"capital": "valley", **fields})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def ever_offered(scene: Island, colour: str, card: str) -> bool:
    """Everybody passes every window; was this card open to this player in one of them?"""
    offered = False
    while scene.in_window:
        offered = offered or scene.offers(colour, card)
        scene.answer(scene.open[0].seat, PASS)
    return offered


# --- Deirdre's Beauty ---


def test_deirdres_beauty_takes_one_revealed_tale_discards_the_others_and_costs_a_clan() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["eriu"], green=["fianna"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.go_on()
    assert set(scene.red.is_asked()) == {"eriu", "fianna"}
    scene.red.answers("fianna")
    scene.go_on()

    assert scene.red.hand == {"fianna"}
    assert scene.blue.hand == scene.green.hand == set()
    assert set(scene.table["epic_discard"]) == {"deirdres_beauty", "eriu"}
    assert scene.red.clans == {"cove": 1, "hills": 3}
    assert scene.open_question == ("blue", "turn")


def test_deirdres_beauty_shows_the_revealed_tales_to_everybody() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["eriu"], green=["fianna"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.go_on()
    assert set(scene.table["revealed"]) == {"eriu", "fianna"}
    scene.red.answers("fianna")
    scene.go_on()

    assert {"player": 1, "card": "eriu"} in events(scene, "card-revealed")
    assert scene.blue.view["known"][0] == ["fianna"]


def test_deirdres_beauty_reveals_one_tale_of_each_hand_and_the_rest_stays_hidden() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["eriu", "fianna", "morrigan"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.go_on()

    assert len(scene.red.is_asked()) == 1
    assert scene.table["players"][1]["epics"] == 2
    assert scene.red.view["known"][1] == []


def test_deirdres_beauty_does_not_depend_on_action_cards() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["bard", "geis"], green=["fianna"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.go_on()

    assert scene.red.is_asked() == ["fianna"]
    assert scene.blue.hand == {"bard", "geis"}


def test_deirdres_beauty_costs_a_clan_though_nobody_holds_a_tale() -> None:
    """Ruling 7."""
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["bard"])

    scene.red.plays("deirdres_beauty", "hills")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.red.clans == {"cove": 2, "hills": 2}


def test_deirdres_beauty_lets_you_choose_the_territory_but_not_refuse() -> None:
    scene = Island(LANDS, red=["deirdres_beauty"], blue=["eriu"])

    scene.red.plays("deirdres_beauty")

    assert scene.red.is_asked() == ["cove", "hills"]


def test_deirdres_beauty_reveals_from_the_brenn_on_in_crow_order() -> None:
    """Ruling 18."""
    scene = Island(LANDS, brenn=2, turn=0, red=["deirdres_beauty"], blue=["eriu"], green=["fianna"])

    scene.red.plays("deirdres_beauty", "cove")
    scene.go_on()

    assert [event["player"] for event in events(scene, "card-revealed")] == [2, 1]


def test_deirdres_beauty_discarding_the_dagda_shuffles_the_discard_and_what_is_discarded_with_it() -> None:
    hands: dict[str, Any] = {"red": ["deirdres_beauty"], "blue": ["dagda"], "green": ["fianna"], "white": ["eriu"]}
    scene = Island({**LANDS, "moor": land(white=1)}, epic_discard=["morrigan"], **hands)

    scene.red.plays("deirdres_beauty", "cove", "eriu")
    scene.go_on()

    assert scene.table["epic_discard"] == ["deirdres_beauty"]
    assert scene.table["epic_deck"] == 28


def test_diarmuid_rescues_the_clan_that_deirdres_beauty_costs() -> None:
    scene = Island(LANDS, red=["deirdres_beauty", "diarmuid_grainne"], blue=["eriu"])

    scene.red.plays("deirdres_beauty", "cove", "eriu")
    scene.red.plays("diarmuid_grainne", "hills")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.red.clans == {"cove": 1, "hills": 4}


def test_the_club_keeps_the_clan_that_deirdres_beauty_costs() -> None:
    scene = Island(LANDS, red=["deirdres_beauty", "dagdas_club"], blue=["eriu"])

    scene.red.plays("deirdres_beauty", "cove", "eriu")
    scene.red.plays("dagdas_club")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 3}


# --- Diarmuid and Gráinne ---


def test_diarmuid_places_a_removed_clan_in_another_territory_where_you_are_present() -> None:
    scene = Island(LANDS, red=["balors_eye"], blue=["diarmuid_grainne"])

    scene.red.plays("balors_eye", "hills", "seat1")
    scene.blue.plays("diarmuid_grainne")
    assert scene.blue.is_asked() == ["valley"]
    scene.blue.answers("valley")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 2}
    assert scene.blue.reserve == 8
    assert set(scene.table["epic_discard"]) == {"balors_eye", "diarmuid_grainne"}


def test_diarmuid_is_not_playable_without_a_clan_in_another_territory() -> None:
    lands = {"cove": land(red=1), "hills": land(blue=3)}
    scene = Island(lands, red=["balors_eye"], blue=["diarmuid_grainne"])

    scene.red.plays("balors_eye", "hills", "seat1")

    assert not ever_offered(scene, "blue", "diarmuid_grainne")
    assert scene.blue.clans == {"hills": 2}


def test_diarmuid_saves_the_last_clan_of_a_territory() -> None:
    scene = Island(LANDS, red=["balors_eye"], blue=["diarmuid_grainne"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("diarmuid_grainne", "hills")
    scene.go_on()

    assert scene.blue.clans == {"hills": 4}


def test_a_clan_rescued_in_a_clash_leaves_it() -> None:
    scene = clash(red=[], blue=["diarmuid_grainne"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.table["clash"]["exposed"] == [3, 2, 0]
    assert scene.blue.clans == {"hills": 2, "valley": 2}


def test_diarmuid_starts_no_clash_where_the_clan_arrives() -> None:
    lands = {"cove": land(red=2, blue=1), "hills": land(red=3, blue=3), "valley": {}}
    scene = Island(lands, red=["balors_eye"], blue=["diarmuid_grainne"])

    scene.red.plays("balors_eye", "hills", "seat1")
    scene.blue.plays("diarmuid_grainne", "cove")
    scene.go_on()

    assert scene.blue.clans == {"cove": 2, "hills": 2}
    assert "clash-begins" not in scene.events


def test_diarmuid_may_bring_a_clan_to_where_the_next_clash_is_waiting() -> None:
    lands = {"cove": land(red=2), "hills": land(blue=2), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["migration", "diarmuid_grainne"])
    scene.red.plays("migration", "cove", "hills", "1", "valley", "1", "hills", "attack", "seat1")
    scene.blue.answers("attack", "seat0")

    scene.red.plays("diarmuid_grainne", "valley")
    scene.blue.answers("end_clash")
    scene.go_on()

    assert scene.red.clans == {"valley": 2}
    assert scene.table["clash"]["territory"] == "valley"
    assert scene.open_question == ("red", "maneuver")


def test_diarmuid_rescues_a_clan_lost_at_the_festival() -> None:
    scene = Island(LANDS, capital="valley", red=["warlord", "diarmuid_grainne"], festival="hills")

    scene.red.plays("warlord", "hills")
    scene.red.plays("diarmuid_grainne", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "hills": 2}


def test_diarmuid_rescues_a_clan_lost_in_the_mountains() -> None:
    lands = {"cove": land(red=2), "mountains": {}, "valley": land(blue=1)}
    scene = Island(lands, red=["migration", "diarmuid_grainne"])

    scene.red.plays("migration", "cove", "mountains", "1", "stop")
    scene.red.plays("diarmuid_grainne", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}


def test_diarmuid_pays_nothing_for_a_clan_he_brings_to_the_mountains() -> None:
    lands = {"cove": land(red=2), "mountains": land(blue=1), "valley": land(blue=1)}
    scene = Island(lands, red=["balors_eye"], blue=["diarmuid_grainne", "bard"])

    scene.red.plays("balors_eye", "valley", "seat1")
    scene.blue.plays("diarmuid_grainne", "mountains")
    scene.go_on()

    assert scene.blue.clans == {"mountains": 2}
    assert scene.blue.hand == {"bard"}


def test_a_clan_rescued_by_diarmuid_was_removed_so_the_bard_sings() -> None:
    """Ruling 59."""
    scene = clash(red=["bard"], blue=["diarmuid_grainne"])

    scene.red.answers("attack", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.deeds == 1


def test_a_clan_rescued_by_diarmuid_was_paid_to_the_stone_circle() -> None:
    lands = {"cove": land(red=1), "stone_circle": land(red=1), "valley": land(blue=1)}
    scene = Island(lands, capital="cove", red=["stone_of_fal", "stone_circle_advantage", "diarmuid_grainne"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("stone_circle_advantage")
    scene.red.plays("diarmuid_grainne", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 4}
    assert scene.red.hand == {"stone_of_fal"}


def test_diarmuid_rescues_clans_of_his_own_player_only() -> None:
    scene = Island(LANDS, red=["balors_eye", "diarmuid_grainne"], blue=["eriu"])

    scene.red.plays("balors_eye", "hills", "seat1")

    assert not ever_offered(scene, "red", "diarmuid_grainne")


def test_diarmuid_stopped_by_the_dagda_rescues_nobody() -> None:
    scene = Island(LANDS, red=["balors_eye", "dagda"], blue=["diarmuid_grainne"])

    scene.red.plays("balors_eye", "hills", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.red.plays("dagda")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.blue.reserve == 9
