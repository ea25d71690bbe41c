"""Epic Tales: Cathbad's Word, The Champion's Share, Children of Dana."""

from __future__ import annotations

from typing import Any

from kit.island import Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


LANDS: dict[str, dict[str, int]] = {"cove": land(blue=1), "hills": land(red=1), "valley": land(red=1)}


def events(scene: Island, seat: int | None, key: str) -> list[dict[str, Any]]:
    """What a seat was told under this key."""
    return [event["values"] for event in scene.game.events(seat) if event["key"] == key]


def last_pass(lands: dict[str, dict[str, int]] = LANDS, *, players: int = 2, **fields: Any) -> Island:
    """Red makes the last pass of the Season: what comes is the Assembly."""
    fields = {"capital": "valley", "passes": players - 1, **fields}
    scene = Island(lands, players=players, **fields)
    scene.red.passes()
    return scene


def draft(scene: Island) -> None:
    """Everybody keeps the first cards that are offered, until the draft is over."""
    while scene.open[0].key in ("draft-keep", "draft-hand-on"):
        scene.answer(scene.open[0].seat, scene.open[0].options[0])


# --- Cathbad's Word ---


def test_cathbads_word_chooses_the_card_set_aside_from_all_action_cards() -> None:
    scene = last_pass(red=["cathbads_word"])

    scene.red.plays("cathbads_word")
    scene.go_on()

    assert scene.open_question == ("red", "cathbad-aside")
    assert len(scene.red.is_asked()) == 13
    scene.red.answers("geis")
    assert scene.red.view["known_aside"] == ["geis"]
    assert "cathbads_word" in scene.table["epic_discard"]


def test_cathbads_word_gives_its_player_the_card_after_the_draft_for_another_one_of_seven() -> None:
    scene = last_pass(red=["cathbads_word"])
    scene.red.plays("cathbads_word", "geis")

    draft(scene)
    assert scene.open_question == ("red", "set-aside")
    assert len(scene.red.is_asked()) == 7
    assert "geis" in scene.red.is_asked()
    given_up = next(card for card in scene.red.is_asked() if card != "geis")
    scene.red.answers(given_up)

    assert "geis" in scene.red.hand
    assert scene.red.view["known_aside"] == [given_up]
    assert scene.table["players"][0]["actions"] == 6
    assert scene.open_question == ("red", "first-turn")


def test_cathbads_word_with_three_players_chooses_among_five_cards() -> None:
    scene = last_pass(players=3, red=["cathbads_word"])
    scene.red.plays("cathbads_word", "geis")

    draft(scene)
    assert len(scene.red.is_asked()) == 5
    scene.red.answers("geis")

    assert [player["actions"] for player in scene.table["players"]] == [4, 4, 4]


def test_cathbads_word_may_set_the_same_card_aside_again() -> None:
    scene = last_pass(red=["cathbads_word"])
    scene.red.plays("cathbads_word", "geis")

    draft(scene)
    scene.red.answers("geis")

    assert scene.red.view["known_aside"] == ["geis"]


def test_cathbads_word_keeps_its_choice_secret() -> None:
    scene = last_pass(red=["cathbads_word"])
    scene.red.plays("cathbads_word", "geis")

    assert scene.blue.view["known_aside"] == []
    assert events(scene, 1, "card-set-aside") == [{"player": 0}]
    assert events(scene, 0, "card-set-aside-known") == [{"player": 0, "card": "geis"}]
    draft(scene)
    scene.red.answers("geis")
    assert scene.blue.view["known_aside"] == []
    assert events(scene, 1, "took-aside-known") == []


def test_cathbads_word_shows_only_that_a_card_is_being_chosen() -> None:
    scene = last_pass(red=["cathbads_word"])

    scene.red.plays("cathbads_word")
    scene.go_on()

    assert scene.blue.is_asked() == []
    assert scene.game.view(1)["decisions"] == []
    assert scene.game.view(1)["waiting"] == [0]


def test_cathbads_word_is_asked_for_before_the_brenn_changes_starting_with_the_old_brenn() -> None:
    """Ruling 18."""
    lands = {"cove": land(blue=1), "hills": land(red=1), "valley": land(red=1)}
    scene = last_pass(lands, brenn=1, turn=0, red=["cathbads_word"], blue=["stone_of_fal"])

    assert scene.asked_about("assembly-start") == ["blue", "red"]
    assert scene.table["brenn"] == 0


def test_cathbads_word_is_spent_even_if_somebody_wins_in_this_assembly() -> None:
    scene = last_pass(red=["cathbads_word"], pretenders=[1], deeds=[0, 6])

    scene.red.plays("cathbads_word")
    scene.go_on()

    assert scene.game.result is not None
    assert scene.game.result["winners"] == [1]
    assert "cathbads_word" in scene.table["epic_discard"]
    assert scene.red.hand == set()


def test_the_cove_later_takes_the_card_that_cathbads_word_left_aside() -> None:
    scene = last_pass(red=["cathbads_word", "stone_of_fal"], blue=["children_of_dana"])
    scene.red.plays("cathbads_word", "geis")
    draft(scene)
    scene.red.answers("geis")

    scene.red.plays("stone_of_fal")
    scene.blue.plays("children_of_dana", "hills")
    scene.blue.plays("cove_advantage")
    scene.go_on()

    assert scene.open_question == ("blue", "set-aside")
    assert "geis" in scene.blue.hand


def test_a_cathbads_word_stopped_by_the_dagda_leaves_the_card_to_chance() -> None:
    scene = last_pass(red=["cathbads_word"], blue=["dagda"])

    scene.red.plays("cathbads_word")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.open[0].key == "draft-keep"
    assert scene.table["aside"]
    assert scene.red.view["known_aside"] == []


def test_cathbads_word_is_no_season_card() -> None:
    scene = Island(LANDS, red=["cathbads_word", "stone_of_fal"])

    assert scene.red.is_asked() == ["stone_of_fal", "pass"]


# --- The Champion's Share ---


def test_champions_share_takes_the_card_set_aside_and_none_lies_there_afterwards() -> None:
    scene = Island(LANDS, red=["champions_share"], aside=["geis"])
    assert scene.table["aside"]

    scene.red.plays("champions_share")
    scene.go_on()

    assert scene.red.hand == {"geis"}
    assert not scene.table["aside"]
    assert scene.table["epic_discard"] == ["champions_share"]
    assert scene.open_question == ("blue", "turn")


def test_champions_share_with_nothing_set_aside_is_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = Island(LANDS, red=["champions_share"])

    scene.red.plays("champions_share")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.table["epic_discard"] == ["champions_share"]


def test_champions_share_shows_the_others_only_that_a_card_was_taken() -> None:
    """Ruling 47."""
    scene = Island(LANDS, red=["champions_share"], aside=["geis"])

    scene.red.plays("champions_share")
    scene.go_on()

    assert events(scene, 0, "took-aside-known") == [{"player": 0, "card": "geis"}]
    assert events(scene, 1, "took-aside") == [{"player": 0}]
    assert scene.blue.view["known"][0] == []
    assert scene.table["players"][0]["actions"] == 1


def test_after_champions_share_the_cove_takes_nothing_but_still_sets_a_card_aside() -> None:
    scene = Island(LANDS, red=["champions_share", "cove_advantage", "bard"], aside=["geis"])

    scene.red.plays("champions_share")
    scene.red.plays("cove_advantage", "bard")
    scene.go_on()

    assert scene.red.hand == {"geis"}
    assert scene.red.view["known_aside"] == ["bard"]


def test_a_champions_share_stopped_by_the_dagda_leaves_the_card_where_it_is() -> None:
    scene = Island(LANDS, red=["champions_share"], blue=["dagda"], aside=["geis"])

    scene.red.plays("champions_share")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.table["aside"]
    assert scene.red.hand == set()


# --- Children of Dana ---


def test_children_of_dana_place_a_clan_in_any_territory_without_a_clash() -> None:
    """Rulings 32, 44."""
    scene = Island(LANDS, red=["children_of_dana"])

    scene.red.plays("children_of_dana")
    assert scene.red.is_asked() == ["cove", "hills", "valley"]
    scene.red.answers("cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "hills": 1, "valley": 1}
    assert scene.red.reserve == 9
    assert "clash-begins" not in scene.events
    assert scene.table["epic_discard"] == ["children_of_dana"]


def test_children_of_dana_without_a_clan_in_reserve_are_spent_for_nothing() -> None:
    """Ruling 7."""
    scene = Island({"cove": land(red=12), "valley": land(blue=1)}, red=["children_of_dana"])

    scene.red.plays("children_of_dana")
    scene.go_on()

    assert scene.red.clans == {"cove": 12}
    assert scene.table["epic_discard"] == ["children_of_dana"]
    assert scene.open_question == ("blue", "turn")


def test_children_of_dana_pay_nothing_in_the_mountains() -> None:
    scene = Island({"cove": land(red=1), "mountains": land(blue=1)}, red=["children_of_dana", "bard"])

    scene.red.plays("children_of_dana", "mountains")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "mountains": 1}
    assert scene.open_question == ("blue", "turn")


def test_children_of_dana_stopped_by_the_dagda_place_nobody() -> None:
    scene = Island(LANDS, red=["children_of_dana"], blue=["dagda"])

    scene.red.plays("children_of_dana", "cove")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.clans == {"hills": 1, "valley": 1}
    assert scene.red.hand == set()
