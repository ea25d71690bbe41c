"""Epic Tales: Dagda's Cauldron, Dagda's Harp."""

from __future__ import annotations

from typing import Any

from kit.island import PASS, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}


def clash(lands: dict[str, dict[str, int]] = LANDS, *, red: list[str], **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, red=["warlord", *red], **{"capital": "valley", **fields})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def peace(scene: Island, *others: int) -> None:
    """The player to maneuver offers peace; the others agree."""
    scene.go_on()
    scene.answer(scene.open[0].seat, "offer_peace")
    for seat in others:
        scene.answer(seat, "yes")


def ever_offered(scene: Island, colour: str, card: str) -> bool:
    """Everybody passes every window; was this card open to this player in one of them?"""
    offered = False
    while scene.in_window:
        offered = offered or scene.offers(colour, card)
        scene.answer(scene.open[0].seat, PASS)
    return offered


# --- Dagda's Cauldron ---


def test_the_cauldron_takes_a_clan_removed_in_a_clash_and_gives_it_back_at_the_end() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_cauldron")
    scene.go_on()
    assert scene.table["clash"]["cauldron"] == [1, 1]
    assert scene.blue.clans == {"hills": 2, "valley": 1}
    peace(scene, 0)
    assert scene.open_question == ("blue", "cauldron-return")
    scene.blue.answers("1")
    scene.go_on()

    assert scene.blue.clans == {"hills": 3, "valley": 1}
    assert scene.table["epic_discard"] == ["dagdas_cauldron"]


def test_the_cauldron_lies_open_until_the_clash_is_over() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_cauldron")
    scene.go_on()

    assert "dagdas_cauldron" in scene.table["in_play"]
    assert scene.table["epic_discard"] == []


def test_clans_on_the_cauldron_are_not_in_the_reserve() -> None:
    lands = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=9)}
    scene = clash(lands, red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.blue.reserve == 0
    assert scene.blue.clans == {"hills": 2, "valley": 9}


def test_the_warlord_finds_no_clan_on_the_cauldron_but_still_chooses_who_is_next() -> None:
    """Ruling 10."""
    lands = {"cove": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=9)}
    scene = Island(lands, capital="valley", turn=0, red=["morrigan"], blue=["dagdas_cauldron", "warlord"])
    scene.red.plays("morrigan", "no", "hills", "seat0", "attack", "seat1")
    scene.blue.answers("clan")

    scene.blue.plays("dagdas_cauldron")
    scene.blue.plays("warlord", "seat0")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 9}
    assert scene.open_question == ("red", "maneuver")


def test_the_cauldron_takes_clans_removed_earlier_in_the_clash_too() -> None:
    """Ruling 67."""
    scene = clash(red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.answers("attack", "seat0")

    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [1, 2]


def test_the_cauldron_counts_the_clan_lost_to_the_festival() -> None:
    """Rulings 38, 67."""
    scene = clash(red=["dagdas_cauldron"], festival="hills")
    assert scene.red.clans == {"cove": 1, "hills": 2}

    scene.red.answers("attack", "seat1")
    scene.blue.answers("attack", "seat0")
    scene.red.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [0, 2]


def test_the_cauldron_may_be_laid_at_the_festival() -> None:
    scene = Island(LANDS, capital="valley", red=["warlord", "dagdas_cauldron"], festival="hills")

    scene.red.plays("warlord", "hills")
    scene.red.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [0, 1]


def test_the_cauldron_collects_later_removals_and_returns_three_at_most() -> None:
    """Ruling 67."""
    lands = {"cove": land(red=1), "hills": land(red=4, blue=5), "valley": land(blue=1)}
    scene = clash(lands, red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    for _ in range(3):
        scene.blue.answers("attack", "seat0")
        scene.red.answers("attack", "seat1")

    scene.go_on()
    assert scene.table["clash"]["cauldron"] == [1, 4]
    peace(scene, 0)
    assert scene.blue.is_asked() == ["0", "1", "2", "3"]
    scene.blue.answers("3")
    scene.go_on()

    assert scene.blue.clans == {"hills": 4, "valley": 1}
    assert scene.blue.reserve == 7


def test_the_cauldron_may_return_fewer() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")

    peace(scene, 0)
    scene.blue.answers("0")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.blue.reserve == 9


def test_clans_back_from_the_cauldron_do_not_restart_the_clash() -> None:
    lands = {"cove": land(red=1), "hills": land(red=3, blue=1), "valley": land(blue=1)}
    scene = clash(lands, red=[], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")

    scene.red.answers("end_clash")
    scene.blue.answers("1")
    scene.go_on()

    assert scene.blue.clans == {"hills": 1, "valley": 1}
    assert scene.events.count("clash-begins") == 1
    assert scene.open_question == ("blue", "turn")


def test_the_cauldron_is_not_for_removals_outside_a_clash() -> None:
    scene = Island(LANDS, red=["balors_eye"], blue=["dagdas_cauldron", "eriu"])

    scene.red.plays("balors_eye", "hills", "seat1")
    assert not ever_offered(scene, "blue", "dagdas_cauldron")
    assert scene.blue.hand == {"dagdas_cauldron", "eriu"}


def test_the_cauldron_takes_a_clan_lost_in_the_mountains_while_withdrawing() -> None:
    lands = {"mountains": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}
    scene = clash(lands, red=["dagdas_cauldron"])

    scene.red.answers("withdraw", "mountains", "1")
    scene.red.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [0, 1]


def test_a_clan_on_the_cauldron_was_removed_so_the_bard_sings() -> None:
    """Ruling 59."""
    scene = clash(red=["bard"], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_cauldron")
    scene.red.plays("bard")
    scene.go_on()

    assert scene.red.deeds == 1


def test_a_clan_is_rescued_by_diarmuid_or_laid_on_the_cauldron_not_both() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron", "diarmuid_grainne"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("diarmuid_grainne", "valley")
    assert not ever_offered(scene, "blue", "dagdas_cauldron")
    assert scene.blue.clans == {"hills": 2, "valley": 2}
    assert scene.blue.hand == {"dagdas_cauldron"}


def test_the_cauldron_does_not_count_a_clan_that_diarmuid_rescued_before() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron", "diarmuid_grainne"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.blue.answers("attack", "seat0")

    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [1, 1]


def test_diarmuid_may_rescue_a_later_clan_that_would_lie_on_the_cauldron() -> None:
    scene = clash(red=[], blue=["dagdas_cauldron", "diarmuid_grainne"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    scene.blue.answers("attack", "seat0")

    scene.red.answers("attack", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.go_on()

    assert scene.table["clash"]["cauldron"] == [1, 1]
    assert scene.blue.clans == {"hills": 1, "valley": 2}


def test_the_forest_follows_the_cauldron_when_the_clash_is_over() -> None:
    lands = {"forest": land(red=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}
    scene = clash(lands, red=[], blue=["dagdas_cauldron", "forest_advantage"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")
    scene.go_on()
    assert "forest_advantage" in scene.blue.hand
    assert scene.open_question == ("blue", "maneuver")

    peace(scene, 0)
    scene.blue.answers("1")
    assert scene.table["clash"] is None
    scene.blue.plays("forest_advantage")
    scene.go_on()

    assert scene.table["players"][1]["epics"] == 1


def test_the_stone_circle_takes_the_cauldron_back_when_the_clash_is_over() -> None:
    lands = {"stone_circle": land(blue=1), "hills": land(red=3, blue=3), "valley": land(blue=1)}
    scene = clash(lands, red=[], blue=["dagdas_cauldron", "stone_circle_advantage"])
    scene.red.answers("attack", "seat1")
    scene.blue.plays("dagdas_cauldron")

    peace(scene, 0)
    scene.blue.answers("1", "stone_circle_advantage")
    scene.go_on()

    assert scene.blue.hand == {"dagdas_cauldron"}
    assert scene.blue.clans == {"hills": 3, "valley": 1}


def test_a_cauldron_stopped_by_the_dagda_keeps_nothing() -> None:
    scene = clash(red=["dagda"], blue=["dagdas_cauldron"])
    scene.red.answers("attack", "seat1")

    scene.blue.plays("dagdas_cauldron")
    scene.red.plays("dagda")
    scene.go_on()
    assert scene.table["clash"]["cauldron"] is None
    assert scene.blue.reserve == 9
    peace(scene, 0)
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 1}
    assert scene.open_question == ("blue", "turn")


# --- Dagda's Harp ---


def test_the_harp_places_a_clan_for_each_other_epic_tale_wherever_you_are_present() -> None:
    scene = Island(LANDS, red=["dagdas_harp", "eriu", "fianna"])

    scene.red.plays("dagdas_harp")
    assert scene.red.is_asked() == ["cove", "hills"]
    scene.red.answers("cove", "hills")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "hills": 4}
    assert scene.table["epic_discard"] == ["dagdas_harp"]
    assert scene.open_question == ("blue", "turn")


def test_the_harp_places_three_clans_at_most() -> None:
    scene = Island(LANDS, red=["dagdas_harp", "eriu", "fianna", "morrigan", "dagda"])

    scene.red.plays("dagdas_harp", "cove", "cove", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 4, "hills": 3}
    assert scene.open_question == ("blue", "turn")


def test_the_harp_counts_neither_itself_nor_cards_of_other_kinds() -> None:
    """Ruling 7."""
    scene = Island(LANDS, red=["dagdas_harp", "bard", "geis", "cove_advantage"])

    scene.red.plays("dagdas_harp")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 3}
    assert scene.open_question == ("blue", "turn")


def test_the_harp_places_as_many_clans_as_the_reserve_holds() -> None:
    """Ruling 22."""
    scene = Island({"cove": land(red=11), "valley": land(blue=1)}, red=["dagdas_harp", "eriu", "fianna"])

    scene.red.plays("dagdas_harp", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.red.reserve == 0


def test_the_harp_starts_no_clash_and_pays_nothing_in_the_mountains() -> None:
    """Ruling 32."""
    lands = {"mountains": land(red=1, blue=1), "valley": land(blue=1)}
    scene = Island(lands, red=["dagdas_harp", "eriu", "bard"])

    scene.red.plays("dagdas_harp", "mountains")
    scene.go_on()

    assert scene.red.clans == {"mountains": 2}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_a_harp_stopped_by_the_dagda_places_nobody() -> None:
    scene = Island(LANDS, red=["dagdas_harp", "eriu"], blue=["dagda"])

    scene.red.plays("dagdas_harp", "cove")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 3}
    assert scene.red.hand == {"eriu"}
