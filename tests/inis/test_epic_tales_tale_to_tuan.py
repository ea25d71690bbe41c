"""Epic Tales: Tale of Cúchulain, Tuan's Memory."""

from __future__ import annotations

from typing import Any

from fidchell.games.inis.facts import EPICS
from kit.island import STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


ALONE: dict[str, dict[str, int]] = {
    "cove": land(red=1),
    "hills": land(red=1, blue=3, green=1),
    "valley": land(blue=1),
}


def clash(lands: dict[str, dict[str, int]] = ALONE, **fields: Any) -> Island:
    """Red has begun a clash in the Hills with the Warlord; up to the first question that is no window."""
    scene = Island(lands, **{"capital": "valley", **fields, "red": ["warlord", *fields.get("red", [])]})
    scene.red.plays("warlord", "hills")
    scene.go_on()
    return scene


def events(scene: Island, seat: int | None, key: str) -> list[dict[str, Any]]:
    """What a seat was told under this key."""
    return [event["values"] for event in scene.game.events(seat) if event["key"] == key]


# --- the deck ---


def test_sixteen_of_the_thirty_epic_tales_may_be_played_as_a_turn() -> None:
    """Example 22."""
    scene = Island(ALONE, red=list(EPICS))

    assert len(EPICS) == 30
    assert set(scene.red.is_asked()) - {"pass"} == {
        "balors_eye", "breas_tyranny", "champions_share", "children_of_dana", "dagdas_harp", "deirdres_beauty",
        "eriu", "kernunos_sanctuary", "maeves_wealth", "manannans_horses", "morrigan", "nuada_silverhand",
        "otherworld", "stone_of_fal", "tailtus_land", "tuans_memory",
    }  # fmt: skip


def test_epic_tales_are_kept_from_round_to_round_without_limit() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, passes=1, red=["bard", *EPICS[:12]])

    scene.red.passes()
    scene.go_on()

    assert "season-over" in scene.events
    assert scene.red.hand >= set(EPICS[:12])


def test_the_number_of_epic_tales_in_a_hand_is_public_their_names_are_not() -> None:
    """Ruling 47."""
    scene = Island(ALONE, red=["eriu", "fianna"], blue=["dagda"])

    assert [player["epics"] for player in scene.table["players"]] == [2, 1, 0]
    assert scene.blue.view["known"] == [[], [], []]
    assert "eriu" not in str(scene.game.view(1))


# --- Tale of Cúchulain ---


def test_cuchulain_alone_removes_two_exposed_clans_of_any_owners() -> None:
    """Ruling 68."""
    scene = clash(red=["tale_of_cuchulain"])

    scene.red.plays("tale_of_cuchulain")
    assert scene.red.is_asked() == ["seat0", "seat1", "seat2"]
    scene.red.answers("seat1", "seat2")
    scene.go_on()

    assert scene.land("hills")["clans"] == [1, 2, 0]
    assert scene.table["epic_discard"] == ["tale_of_cuchulain"]
    assert scene.open_question == ("blue", "maneuver")


def test_cuchulain_removes_at_least_one_clan_and_may_stop_then() -> None:
    """Ruling 68."""
    scene = clash(red=["tale_of_cuchulain"])

    scene.red.plays("tale_of_cuchulain")
    assert STOP not in scene.red.is_asked()
    scene.red.answers("seat1")
    assert STOP in scene.red.is_asked()
    scene.red.answers(STOP)
    scene.go_on()

    assert scene.land("hills")["clans"] == [1, 2, 1]


def test_cuchulain_may_remove_your_own_lone_clan() -> None:
    """Ruling 68."""
    scene = clash(red=["tale_of_cuchulain"])

    scene.red.plays("tale_of_cuchulain", "seat0", "seat1")
    scene.go_on()

    assert scene.land("hills")["clans"] == [0, 2, 1]
    assert scene.open_question == ("blue", "maneuver")


def test_cuchulain_needs_exactly_one_exposed_clan() -> None:
    lands = {**ALONE, "hills": land(red=2, blue=3)}
    scene = clash(lands, red=["tale_of_cuchulain"])

    assert not scene.offers("red", "tale_of_cuchulain")
    assert scene.game.explain(0, "tale_of_cuchulain")[0]["key"] == "cuchulain-one-clan"


def test_cuchulain_counts_exposed_clans_not_sheltered_ones() -> None:
    lands = {**ALONE, "hills": land(red=3, blue=2, citadels=1)}
    scene = clash(lands, blue=["tale_of_cuchulain", "geis"])
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("geis")

    scene.blue.plays("tale_of_cuchulain", "seat0", "seat0")
    scene.go_on()

    assert scene.land("hills")["clans"] == [1, 2]


def test_cuchulain_cannot_reach_clans_in_citadels() -> None:
    lands = {"cove": land(red=1), "hills": land(red=1, blue=3, citadels=2), "valley": land(blue=1)}
    scene = clash(lands, red=["tale_of_cuchulain"])
    scene.blue.answers("shelter", "shelter")

    scene.red.plays("tale_of_cuchulain", "seat1")

    assert scene.red.is_asked() == ["seat0", STOP]


def test_cuchulain_may_be_told_by_the_only_player_with_exposed_clans() -> None:
    """Example 5."""
    lands = {"cove": land(red=1), "hills": land(red=1, blue=1, citadels=1), "valley": land(blue=1)}
    scene = clash(lands, red=["tale_of_cuchulain"])
    scene.blue.answers("shelter")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver-alone")
    assert scene.red.is_asked() == ["withdraw", "tale_of_cuchulain", "end_clash"]


def test_cuchulain_lets_the_bard_sing() -> None:
    scene = clash(red=["tale_of_cuchulain", "bard"])

    scene.red.plays("tale_of_cuchulain", "seat1", STOP, "bard")
    scene.go_on()

    assert scene.red.deeds == 1


def test_cuchulain_who_fells_only_himself_is_not_sung_of() -> None:
    scene = clash(red=["tale_of_cuchulain", "bard"], blue=["eriu"])

    scene.red.plays("tale_of_cuchulain", "seat0", STOP)
    scene.go_on()

    assert scene.red.deeds == 0
    assert scene.red.hand == {"bard"}
    assert not scene.offers("red", "bard")


def test_cuchulain_is_no_attack() -> None:
    scene = clash(red=["tale_of_cuchulain", "strengs_resolve"], blue=["geis", "hills_advantage"])

    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")
    scene.go_on()

    assert scene.blue.hand == {"geis", "hills_advantage"}
    assert scene.blue.clans == {"hills": 1, "valley": 1}
    assert scene.red.hand == {"strengs_resolve"}


def test_each_clan_that_cuchulain_fells_may_be_answered_for_itself() -> None:
    scene = clash(red=["tale_of_cuchulain"], blue=["dagdas_club", "diarmuid_grainne"])

    scene.red.plays("tale_of_cuchulain", "seat1", "seat1")
    scene.blue.plays("diarmuid_grainne", "valley")
    scene.blue.plays("dagdas_club")
    scene.go_on()

    assert scene.blue.clans == {"hills": 2, "valley": 2}


def test_cuchulain_stopped_by_the_dagda_has_used_the_maneuver() -> None:
    """Ruling 61."""
    scene = clash(red=["tale_of_cuchulain"], blue=["dagda"])

    scene.red.plays("tale_of_cuchulain", "seat1", "seat2")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.land("hills")["clans"] == [1, 3, 1]
    assert scene.open_question == ("blue", "maneuver")


# --- Tuan's Memory ---

LANDS: dict[str, dict[str, int]] = {"cove": land(red=2), "valley": land(blue=2)}
TOP = ["eriu", "fianna", "morrigan", "balors_eye"]


def test_tuans_memory_draws_three_epic_tales_keeps_one_and_discards_the_others() -> None:
    scene = Island(LANDS, red=["tuans_memory"], epic_deck=TOP)

    scene.red.plays("tuans_memory")
    scene.go_on()
    assert set(scene.red.is_asked()) == {"eriu", "fianna", "morrigan"}
    scene.red.answers("fianna")
    scene.go_on()

    assert scene.red.hand == {"fianna"}
    assert set(scene.table["epic_discard"]) == {"eriu", "morrigan", "tuans_memory"}
    assert scene.open_question == ("blue", "turn")


def test_tuans_memory_hides_what_is_kept_and_shows_what_is_discarded() -> None:
    """Ruling 46."""
    scene = Island(LANDS, red=["tuans_memory"], epic_deck=TOP)

    scene.red.plays("tuans_memory")
    scene.go_on()
    assert scene.blue.view["known"][0] == []
    scene.red.answers("fianna")
    scene.go_on()

    assert events(scene, 1, "epic-drawn") == [{"player": 0, "count": 3}]
    assert events(scene, 1, "epic-drawn-known") == []
    assert {event["card"] for event in events(scene, 1, "card-discarded")} == {"eriu", "morrigan"}
    assert scene.blue.view["known"][0] == []
    assert scene.table["players"][0]["epics"] == 1


def test_the_meadows_add_a_fourth_tale_to_tuans_memory_of_which_one_is_kept() -> None:
    lands = {**LANDS, "meadows": land(red=1)}
    scene = Island(lands, capital="cove", red=["tuans_memory", "meadows_advantage"], epic_deck=TOP)

    scene.red.plays("tuans_memory", "meadows_advantage")
    scene.go_on()
    assert set(scene.red.is_asked()) == set(TOP)
    scene.red.answers("eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}


def test_tuans_memory_draws_what_is_left() -> None:
    """Ruling 22."""
    others = [tale for tale in EPICS if tale not in ("tuans_memory", "eriu")]
    scene = Island(LANDS, red=["tuans_memory"], blue=others, epic_deck=["eriu"])

    scene.red.plays("tuans_memory")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_deck"] == 0


def test_the_forest_draws_once_more_after_tuans_memory() -> None:
    lands = {**LANDS, "forest": land(red=1)}
    scene = Island(lands, capital="cove", red=["tuans_memory", "forest_advantage"], epic_deck=TOP)

    scene.red.plays("tuans_memory", "eriu", "forest_advantage")
    scene.go_on()

    assert scene.red.hand == {"eriu", "balors_eye"}


def test_tuans_memory_stopped_by_the_dagda_draws_nothing() -> None:
    scene = Island(LANDS, red=["tuans_memory"], blue=["dagda"], epic_deck=TOP)

    scene.red.plays("tuans_memory")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.table["epic_deck"] == 30
