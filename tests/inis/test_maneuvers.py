"""Attack, Withdraw and Epic Tale maneuvers, and who has to make them: rules 8.3."""

from __future__ import annotations

from typing import Any

from kit.island import STOP, Island


def by_warlord(plains: dict[str, int], **fields: Any) -> Island:
    """Red starts a clash in the plains; nobody else is anywhere near, unless said so."""
    lands = {"cove": {}, "plains": plains, "valley": {}, **fields.pop("more", {})}
    red = ["warlord", *fields.pop("red", [])]
    scene = Island(lands, red=red, **{"capital": "cove", **fields})
    scene.red.plays("warlord", "plains")
    return scene.go_on()


def exposed(scene: Island) -> list[int]:
    return list(scene.table["clash"]["exposed"])


# --- who has to maneuver ---


def test_the_instigator_maneuvers_first_then_the_others_in_crow_order() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "green": 2})

    assert scene.open_question == ("red", "maneuver")
    scene.red.answers("attack", "seat1")
    scene.go_on()
    assert scene.open_question == ("blue", "maneuver")
    scene.blue.answers("attack", "seat0")
    scene.go_on()
    assert scene.open_question == ("green", "maneuver")
    scene.green.answers("attack", "seat0")
    scene.go_on()
    assert scene.open_question == ("blue", "maneuver")  # red has no exposed clan any more


def test_maneuvers_follow_the_crows_the_other_way() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "green": 2}, direction="counter_clockwise")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("green", "maneuver")


def test_a_player_with_sheltered_clans_only_makes_no_maneuver() -> None:
    """Ruling 20."""
    scene = by_warlord({"red": 2, "blue": 1, "green": 2, "citadels": 1})
    scene.blue.answers("shelter")

    scene.red.answers("attack", "seat2")
    scene.go_on()

    assert scene.open_question == ("green", "maneuver")


def test_passing_is_not_a_maneuver() -> None:
    """Ruling 33."""
    scene = by_warlord({"red": 2, "blue": 2}, more={"valley": {"red": 1}})

    assert set(scene.red.is_asked()) == {"attack", "withdraw", "offer_peace"}
    assert scene.game.explain(0, "pass") != []


def test_everybody_may_attack_everybody() -> None:
    """Ruling 12."""
    scene = by_warlord({"red": 2, "blue": 2, "green": 2})
    scene.red.answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("attack")

    assert set(scene.blue.is_asked()) == {"seat0", "seat2"}


def test_the_clash_ends_when_nobody_has_an_exposed_clan() -> None:
    lands = {"red": 1, "blue": 1, "citadels": 1}
    scene = by_warlord(lands, red=["tale_of_cuchulain"])
    scene.blue.answers("shelter")

    scene.red.answers("tale_of_cuchulain", "seat0")
    scene.go_on()

    assert scene.table["clash"] is None
    assert scene.open_question[1] != "maneuver-alone"


# --- Attack ---


def test_the_attacked_player_loses_an_action_card_or_an_exposed_clan_as_they_choose() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, blue=["druid", "festival", "eriu", "plains_advantage"])

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("blue", "attacked")
    assert set(scene.blue.is_asked()) == {"clan", "druid", "festival"}


def test_an_attacked_player_may_lose_a_clan() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, blue=["druid"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("clan")
    scene.go_on()

    assert exposed(scene) == [2, 1]
    assert scene.blue.reserve == 11
    assert scene.blue.hand == {"druid"}


def test_an_attacked_player_may_lose_a_card_without_its_effect() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, blue=["druid"])
    before = scene.table["action_discard"]

    scene.red.answers("attack", "seat1")
    scene.blue.answers("druid")
    scene.go_on()

    assert exposed(scene) == [2, 2]
    assert scene.table["action_discard"] == before + 1
    assert scene.blue.hand == set()


def test_a_card_lost_to_an_attack_stays_secret() -> None:
    """Ruling 46."""
    scene = by_warlord({"red": 2, "blue": 2}, blue=["druid", "festival"])

    scene.red.answers("attack", "seat1")
    scene.blue.answers("druid")

    assert "druid" not in scene.red.view["known_discard"]
    assert not any("druid" in str(event["values"]) for event in scene.game.events(0))


def test_without_action_cards_a_clan_is_lost_at_once() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, blue=["eriu", "plains_advantage"])

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert exposed(scene) == [2, 1]
    assert scene.blue.hand == {"eriu", "plains_advantage"}


def test_sheltered_clans_are_not_attacked() -> None:
    scene = by_warlord({"red": 2, "blue": 1, "green": 1, "citadels": 1})
    scene.blue.answers("shelter")
    scene.go_on()

    scene.red.answers("attack")

    assert scene.red.is_asked() == ["seat2"]
    assert [reason["key"] for reason in scene.game.explain(0, "seat1")] == ["not-exposed"]


def test_a_player_with_a_sheltered_and_an_exposed_clan_loses_the_exposed_one() -> None:
    scene = by_warlord({"red": 2, "blue": 2, "citadels": 1})
    scene.blue.answers("shelter")

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert exposed(scene) == [2, 0]
    assert scene.table["clash"]["sheltered"] == [0, 1]


def test_iron_mine_makes_the_target_lose_a_clan_and_a_card() -> None:
    red, blue = ["iron_mine_advantage"], ["druid", "festival"]
    scene = by_warlord({"red": 2, "blue": 2}, more={"iron_mine": {}}, red=red, blue=blue)

    scene.red.answers("attack", "seat1", "iron_mine_advantage")
    scene.blue.answers("festival")
    scene.go_on()

    assert exposed(scene) == [2, 1]
    assert scene.blue.hand == {"druid"}


def test_with_dagdas_club_the_attacker_decides_what_is_lost() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, red=["dagdas_club"], blue=["druid"])

    scene.red.answers("attack", "seat1", "dagdas_club", "clan")
    scene.go_on()

    assert exposed(scene) == [2, 1]
    assert scene.blue.hand == {"druid"}


def test_hills_make_the_whole_attack_fail_and_use_up_the_maneuver() -> None:
    lands = {"cove": {}, "hills": {"red": 2, "blue": 2}, "valley": {}}
    scene = Island(lands, capital="cove", red=["warlord", "dagdas_club"], blue=["hills_advantage", "druid"])
    scene.red.plays("warlord", "hills").answers("attack", "seat1", "dagdas_club", "clan")

    scene.blue.answers("hills_advantage")
    scene.go_on()

    assert exposed(scene) == [2, 2]
    assert scene.blue.hand == {"druid"}
    assert scene.open_question == ("blue", "maneuver")


# --- Withdraw ---


def test_withdrawing_splits_exposed_clans_among_adjacent_territories_where_one_is_chieftain() -> None:
    scene = by_warlord({"red": 3, "blue": 1}, more={"valley": {"red": 1}, "cove": {"red": 1}})

    scene.red.answers("withdraw", "valley", "1", "cove", "1")
    scene.go_on()

    assert scene.red.clans == {"plains": 1, "valley": 2, "cove": 2}


def test_one_may_stop_after_the_first_group_of_a_withdrawal() -> None:
    scene = by_warlord({"red": 3, "blue": 1}, more={"valley": {"red": 1}, "cove": {"red": 1}})

    scene.red.answers("withdraw", "valley", "1", STOP)
    scene.go_on()

    assert scene.red.clans == {"plains": 2, "valley": 2, "cove": 1}


def test_a_withdrawal_moves_at_least_one_clan() -> None:
    scene = by_warlord({"red": 3, "blue": 1}, more={"valley": {"red": 1}})

    scene.red.answers("withdraw")

    assert scene.red.is_asked() == ["valley"]
    scene.red.answers("valley")
    assert scene.red.is_asked() == ["1", "2", "3"]


def test_nobody_withdraws_who_is_chieftain_of_no_adjacent_territory() -> None:
    """Ruling 27."""
    scene = by_warlord({"red": 3, "blue": 1}, more={"valley": {"red": 1, "blue": 1}})

    assert "withdraw" not in scene.red.is_asked()
    assert [reason["key"] for reason in scene.game.explain(0, "withdraw")] == ["no-withdrawal"]


def test_nobody_withdraws_to_a_territory_that_is_not_adjacent() -> None:
    lands = {"cove": {"red": 2}, "hills": {}, "moor": {}, "plains": {"red": 2, "blue": 1}}
    scene = Island(lands, capital="hills", red=["warlord"])
    assert "cove" not in scene.land("plains")["beside"]

    scene.red.plays("warlord", "plains")
    scene.go_on()

    assert "withdraw" not in scene.red.is_asked()


def test_withdrawing_starts_no_clash() -> None:
    """Ruling 29."""
    scene = by_warlord({"red": 2, "blue": 1}, more={"valley": {"red": 2, "blue": 1}})

    scene.red.answers("withdraw", "valley", "2")
    scene.go_on()

    assert scene.events.count("clash-begins") == 1
    assert scene.red.clans == {"valley": 4}


def test_an_opponent_may_withdraw_to_where_the_instigator_came_from() -> None:
    """Rulings 26, 28."""
    lands = {"cove": {"red": 2, "blue": 1}, "plains": {"blue": 2}, "valley": {}}
    scene = Island(lands, capital="valley", red=["conquest"])
    scene.red.plays("conquest", "plains", "cove", "2").answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("withdraw", "cove", "1")
    scene.go_on()

    assert scene.blue.clans == {"cove": 2}


def test_sheltered_clans_do_not_withdraw() -> None:
    scene = by_warlord({"red": 2, "blue": 3, "citadels": 1}, more={"valley": {"blue": 1}})
    scene.blue.answers("shelter")
    scene.red.answers("attack", "seat1")
    scene.go_on()

    scene.blue.answers("withdraw", "valley")

    assert scene.blue.is_asked() == ["1"]


def test_chieftaincy_counts_at_the_start_of_the_withdrawal() -> None:
    """Rules 8.3: groups of one withdrawal go where one is chieftain when it begins."""
    scene = by_warlord({"red": 3, "blue": 1}, more={"valley": {"red": 1}, "cove": {"red": 1, "blue": 1}})

    scene.red.answers("withdraw")

    assert scene.red.is_asked() == ["valley"]


# --- alone ---


def test_the_last_player_with_exposed_clans_may_simply_end_the_clash() -> None:
    """Ruling 34."""
    scene = by_warlord({"red": 2, "blue": 1})

    scene.red.answers("attack", "seat1")
    scene.go_on()

    assert scene.open_question == ("red", "maneuver-alone")
    assert "attack" not in scene.red.is_asked()
    scene.red.answers("end_clash")
    assert scene.table["clash"] is None


def test_a_lone_player_may_withdraw_in_steps() -> None:
    """Ruling 34."""
    scene = by_warlord({"red": 3, "blue": 1, "citadels": 1}, more={"valley": {"red": 1}})
    scene.blue.answers("shelter")

    scene.red.answers("withdraw", "valley", "1")
    scene.go_on()
    assert scene.open_question == ("red", "maneuver-alone")
    scene.red.answers("withdraw", "valley", "1")
    scene.go_on()
    scene.red.answers("end_clash")

    assert scene.red.clans == {"plains": 1, "valley": 3}


def test_a_lone_player_may_play_an_epic_tale_maneuver() -> None:
    """Ruling 34."""
    scene = by_warlord({"red": 1, "blue": 1, "citadels": 1}, red=["battle_of_moytura"])
    scene.blue.answers("shelter")

    scene.red.answers("battle_of_moytura")
    scene.go_on()

    assert exposed(scene) == [2, 0]
    assert scene.open_question == ("red", "maneuver-alone")


# --- Epic Tale maneuvers ---


def test_cuchulain_is_a_maneuver_for_a_player_with_exactly_one_exposed_clan() -> None:
    scene = by_warlord({"red": 2, "blue": 2}, red=["tale_of_cuchulain"])

    assert "tale_of_cuchulain" not in scene.red.is_asked()
    assert [reason["key"] for reason in scene.game.explain(0, "tale_of_cuchulain")] == ["cuchulain-one-clan"]


# --- a maneuver that is cancelled ---


def test_a_cancelled_maneuver_card_uses_up_the_maneuver() -> None:
    """Ruling 61."""
    scene = by_warlord({"red": 2, "blue": 2}, red=["ogmas_eloquence"], blue=["dagda"])

    scene.red.answers("ogmas_eloquence")
    scene.blue.answers("dagda")
    scene.go_on()

    assert scene.open_question == ("blue", "maneuver")
