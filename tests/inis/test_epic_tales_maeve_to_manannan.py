"""Epic Tales: Maeve's Wealth, Manannan's Horses."""

from __future__ import annotations

from typing import Any

from kit.island import Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {
    "cove": land(red=4),
    "hills": land(blue=2),
    "plains": land(green=1),
    "valley": land(blue=1),
}


def events(scene: Island, seat: int | None, key: str) -> list[dict[str, Any]]:
    """What a seat was told under this key."""
    return [event["values"] for event in scene.game.events(seat) if event["key"] == key]


def actions(scene: Island) -> list[int]:
    return [player["actions"] for player in scene.table["players"]]


# --- Maeve's Wealth ---


def test_maeves_wealth_is_given_a_card_by_each_opponent_and_gives_one_back_to_each() -> None:
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["geis", "druid"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.blue.answers("geis")
    scene.green.answers("migration")
    assert set(scene.red.is_asked()) == {"bard", "geis", "migration"}
    scene.red.answers("bard", "geis")
    scene.go_on()

    assert scene.red.hand == {"migration"}
    assert scene.blue.hand == {"bard", "druid"}
    assert scene.green.hand == {"geis"}
    assert scene.table["epic_discard"] == ["maeves_wealth"]


def test_maeves_wealth_may_give_back_the_same_cards() -> None:
    scene = Island(LANDS, red=["maeves_wealth"], blue=["geis"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.blue.answers("geis")
    scene.green.answers("migration")
    scene.red.answers("geis", "migration")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.blue.hand == {"geis"}
    assert scene.green.hand == {"migration"}


def test_maeves_wealth_lets_the_givers_choose_among_their_action_cards() -> None:
    scene = Island(LANDS, red=["maeves_wealth"], blue=["geis", "druid", "eriu", "hills_advantage"])

    scene.red.plays("maeves_wealth")
    scene.go_on()

    assert scene.open_question == ("blue", "give-card")
    assert set(scene.blue.is_asked()) == {"geis", "druid"}


def test_maeves_wealth_passes_over_those_who_have_no_action_card() -> None:
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["eriu"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.green.answers("migration")
    scene.red.answers("bard")
    scene.go_on()

    assert scene.blue.hand == {"eriu"}
    assert scene.green.hand == {"bard"}
    assert scene.open_question == ("blue", "turn")


def test_maeves_wealth_where_nobody_can_give_is_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["eriu"])

    scene.red.plays("maeves_wealth")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.open_question == ("blue", "turn")


def test_maeves_wealth_leaves_everybody_as_many_action_cards_as_before() -> None:
    """Ruling 47."""
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["geis", "druid"], green=["migration"])
    before = actions(scene)

    scene.red.plays("maeves_wealth")
    scene.blue.answers("geis")
    scene.green.answers("migration")
    assert actions(scene) == [3, 1, 0]
    scene.red.answers("bard", "geis")
    scene.go_on()

    assert actions(scene) == before


def test_maeves_wealth_is_secret_but_for_the_counts() -> None:
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["geis", "druid"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.blue.answers("geis")
    scene.green.answers("migration")
    scene.red.answers("bard", "geis")
    scene.go_on()

    assert events(scene, 2, "card-passed") == [{"player": 1, "to": 0}, {"player": 0, "to": 1}]
    assert events(scene, 2, "card-passed-known")[0] == {"player": 2, "to": 0, "card": "migration"}
    assert len(events(scene, None, "card-passed")) == 4
    assert scene.red.view["known"] == [[], ["bard"], ["geis"]]
    assert scene.green.view["known"] == [[], [], []]  # red may have handed the Migration on to blue


def test_maeves_wealth_does_not_show_the_second_giver_what_the_first_gave() -> None:
    scene = Island(LANDS, red=["maeves_wealth"], blue=["geis", "druid"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.blue.answers("geis")

    assert scene.open_question == ("green", "give-card")
    assert scene.green.is_asked() == ["migration"]
    assert scene.green.view["known"] == [[], [], []]


def test_maeves_wealth_is_given_cards_from_the_brenn_on_in_crow_order() -> None:
    """Ruling 18."""
    scene = Island(LANDS, brenn=2, turn=0, red=["maeves_wealth"], blue=["geis"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.go_on()

    assert scene.open_question == ("green", "give-card")


def test_maeves_wealth_stopped_by_the_dagda_moves_no_card() -> None:
    scene = Island(LANDS, red=["maeves_wealth", "bard"], blue=["dagda", "geis"], green=["migration"])

    scene.red.plays("maeves_wealth")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.blue.hand == {"geis"}
    assert scene.open_question == ("blue", "turn")


# --- Manannan's Horses ---


def test_manannans_horses_move_clans_to_a_territory_that_need_not_be_adjacent() -> None:
    lands = {"cove": land(red=4), "hills": land(blue=2), "plains": land(green=1), "valley": {}}
    scene = Island(lands, red=["manannans_horses"])
    assert "valley" not in scene.land("cove")["beside"]

    scene.red.plays("manannans_horses", "cove", "valley", "2")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "valley": 2}
    assert scene.table["epic_discard"] == ["manannans_horses"]
    assert scene.open_question == ("blue", "turn")


def test_manannans_horses_move_three_clans_at_most_and_not_onto_their_origin() -> None:
    scene = Island(LANDS, red=["manannans_horses"])

    scene.red.plays("manannans_horses")
    assert scene.red.is_asked() == ["cove"]
    scene.red.answers("cove")
    assert scene.red.is_asked() == ["hills", "plains", "valley"]
    scene.red.answers("valley")

    assert scene.red.is_asked()[-1] == "3"


def test_manannans_horses_move_no_more_clans_than_there_are() -> None:
    lands = {"cove": land(red=4), "valley": land(red=2, blue=1)}
    scene = Island(lands, red=["manannans_horses"])

    scene.red.plays("manannans_horses")
    assert scene.red.is_asked() == ["cove", "valley"]
    scene.red.answers("valley", "cove")

    assert scene.red.is_asked()[-1] == "2"


def test_manannans_horses_start_a_clash_with_their_player_as_instigator() -> None:
    scene = Island(LANDS, capital="cove", red=["manannans_horses"])

    scene.red.plays("manannans_horses", "cove", "hills", "3")
    scene.go_on()

    assert scene.table["clash"]["territory"] == "hills"
    assert scene.table["clash"]["instigator"] == 0
    assert scene.open_question == ("red", "maneuver")


def test_manannans_horses_riding_into_a_festival_lose_a_clan() -> None:
    """Ruling 38."""
    scene = Island(LANDS, capital="cove", red=["manannans_horses"], festival="hills")

    scene.red.plays("manannans_horses", "cove", "hills", "3")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 2}


def test_manannans_horses_pay_once_in_the_mountains_before_the_clash() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=4), "mountains": land(blue=1), "valley": {}}
    scene = Island(lands, capital="cove", red=["manannans_horses", "bard"])

    scene.red.plays("manannans_horses", "cove", "mountains", "3")
    scene.go_on()
    assert scene.open_question == ("red", "mountains")
    assert "clash-begins" not in scene.events
    scene.red.answers("bard")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 3}
    assert scene.table["clash"]["territory"] == "mountains"


def test_horses_that_are_all_lost_in_the_mountains_start_no_clash_among_those_who_live_there() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=4), "mountains": land(blue=1, green=1), "valley": {}}
    scene = Island(lands, capital="cove", red=["manannans_horses"])

    scene.red.plays("manannans_horses", "cove", "mountains", "1")
    scene.go_on()

    assert scene.red.clans == {"cove": 3}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_manannans_horses_stopped_by_the_dagda_do_not_move() -> None:
    scene = Island(LANDS, red=["manannans_horses"], blue=["dagda"])

    scene.red.plays("manannans_horses", "cove", "hills", "3")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"cove": 4}
    assert "clash-begins" not in scene.events
