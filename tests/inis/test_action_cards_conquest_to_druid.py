"""Conquest, Craftsmen & Peasants, Druid (rules 4 and 4.1)."""

from __future__ import annotations

import json

from fidchell.games.inis.facts import ACTIONS, FOUR_PLAYER_CARDS
from kit.island import STOP, Island

ACTIONS_FOR_TWO = [card for number, card in enumerate(ACTIONS) if not FOUR_PLAYER_CARDS >> number & 1]


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def all_but(*cards: str) -> list[str]:
    """The Action cards of two players without these."""
    return [card for card in ACTIONS_FOR_TWO if card not in cards]


def reads(scene: Island, seat: int | None, card: str) -> bool:
    """Does the name of this card stand anywhere in what a seat (None: a spectator) sees and has heard?"""
    return f'"{card}"' in json.dumps([scene.game.view(seat), scene.game.events(seat)])


# --- Conquest ---


def test_conquest_moves_any_number_of_clans_from_several_territories() -> None:
    lands = {"cove": land(red=3), "valley": land(blue=1), "hills": land(red=2)}
    scene = Island(lands, capital="cove", red=["conquest"])

    scene.red.plays("conquest", "valley", "cove", "2", "hills", "2")
    scene.go_on()

    assert scene.red.clans == {"cove": 1, "valley": 4}
    assert scene.table["clash"]["territory"] == "valley"
    assert scene.table["clash"]["instigator"] == 0
    assert scene.events.count("clash-begins") == 1


def test_conquest_of_an_empty_territory_starts_no_clash() -> None:
    scene = Island({"cove": land(red=3), "valley": land(), "hills": land(blue=1)}, red=["conquest"])

    scene.red.plays("conquest", "valley", "cove", "1")
    scene.go_on()

    assert scene.red.clans == {"cove": 2, "valley": 1}
    assert scene.open_question == ("blue", "turn")


def test_conquest_draws_on_adjacent_territories_only() -> None:
    lands = {"cove": land(red=2), "valley": land(red=1), "hills": land(red=1), "moor": land(blue=1)}
    scene = Island(lands, red=["conquest"])

    scene.red.plays("conquest", "moor")

    assert scene.land("moor")["beside"] == ["hills", "valley"]
    assert scene.red.is_asked() == ["hills", "valley", STOP]


def test_conquest_may_move_no_clan_at_all() -> None:
    """Ruling 11."""
    scene = Island({"cove": land(red=3), "valley": land(red=1, blue=1)}, red=["conquest"])

    scene.red.plays("conquest", "valley", STOP)
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "valley": 1}
    assert "clash-begins" not in scene.events
    assert scene.blue.view["known_discard"] == ["conquest"]
    assert scene.open_question == ("blue", "turn")


def test_conquest_without_clans_beside_the_target_does_nothing() -> None:
    """Ruling 7."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["conquest"])

    scene.red.plays("conquest", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert scene.open_question == ("blue", "turn")


def test_conquest_of_the_mountains_pays_once_for_all_groups() -> None:
    """Ruling 54."""
    lands = {"cove": land(red=2), "mountains": land(), "hills": land(red=2), "moor": land(blue=1)}
    scene = Island(lands, red=["conquest", "festival", "bard"])

    scene.red.plays("conquest", "mountains", "cove", "2", "hills", "2", "festival")
    scene.go_on()

    assert scene.red.clans == {"mountains": 4}
    assert scene.red.hand == {"bard"}
    assert scene.open_question == ("blue", "turn")


def test_the_mountains_take_the_last_conqueror_and_no_clash_begins() -> None:
    """Ruling 54."""
    scene = Island({"cove": land(red=2), "mountains": land(blue=1)}, red=["conquest"])

    scene.red.plays("conquest", "mountains", "cove", "1")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


def test_geis_answers_a_conquest_declared_in_full() -> None:
    """Ruling 23."""
    lands = {"cove": land(red=3), "valley": land(blue=1), "hills": land(red=2)}
    scene = Island(lands, red=["conquest"], blue=["geis"])

    scene.red.plays("conquest", "valley", "cove", "2")
    asked_while_declaring = scene.offers("blue", "geis")
    scene.red.answers(STOP)
    scene.blue.plays("geis")
    scene.go_on()

    assert not asked_while_declaring
    assert scene.red.clans == {"cove": 3, "hills": 2}
    assert "clash-begins" not in scene.events
    assert scene.open_question == ("blue", "turn")


# --- Craftsmen & Peasants ---


def test_craftsmen_place_a_clan_for_every_citadel_where_you_are_the_capital_included() -> None:
    lands = {"cove": land(red=1, citadels=1), "valley": land(red=1, citadels=1), "hills": land(blue=1, citadels=2)}
    scene = Island(lands, capital="cove", red=["craftsmen_peasants"])

    scene.red.plays("craftsmen_peasants", "cove", "cove", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 3, "valley": 2}
    assert scene.red.reserve == 7
    assert scene.open_question == ("blue", "turn")


def test_craftsmen_may_place_fewer_clans_or_none() -> None:
    lands = {"cove": land(red=1, citadels=1), "valley": land(red=1, blue=1, citadels=2)}
    scene = Island(lands, capital="cove", red=["craftsmen_peasants"])

    scene.red.plays("craftsmen_peasants")
    before = scene.red.is_asked()
    scene.red.answers("valley", "stop")
    scene.go_on()

    assert before == ["cove", "valley", "stop"]
    assert scene.red.clans == {"cove": 1, "valley": 2}


def test_craftsmen_place_no_more_than_the_reserve_holds() -> None:
    """Ruling 22."""
    lands = {"cove": land(red=5, citadels=2), "valley": land(red=5, citadels=2), "hills": land(blue=1)}
    scene = Island(lands, capital="hills", red=["craftsmen_peasants"])

    scene.red.plays("craftsmen_peasants", "cove", "valley")
    scene.go_on()

    assert scene.red.clans == {"cove": 6, "valley": 6}
    assert scene.red.reserve == 0


def test_craftsmen_without_a_citadel_or_without_reserve_do_nothing() -> None:
    """Ruling 7."""
    no_citadel = Island({"cove": land(red=1), "valley": land(blue=1)}, capital="valley", red=["craftsmen_peasants"])
    no_reserve = Island({"cove": land(red=12), "valley": land(blue=1)}, capital="cove", red=["craftsmen_peasants"])

    no_citadel.red.plays("craftsmen_peasants")
    no_citadel.go_on()
    no_reserve.red.plays("craftsmen_peasants")
    no_reserve.go_on()

    assert no_citadel.red.clans == {"cove": 1}
    assert no_citadel.open_question == ("blue", "turn")
    assert no_reserve.red.clans == {"cove": 12}
    assert no_reserve.open_question == ("blue", "turn")


def test_craftsmen_beside_opponents_start_no_clash() -> None:
    """Ruling 32."""
    scene = Island({"cove": land(red=1, blue=3), "valley": land(blue=1)}, capital="cove", red=["craftsmen_peasants"])

    scene.red.plays("craftsmen_peasants", "cove")
    scene.go_on()

    assert scene.red.clans == {"cove": 2}
    assert "clash-begins" not in scene.events


def test_geis_sees_the_numbers_of_the_craftsmen_first_and_stops_them_all() -> None:
    lands = {"cove": land(red=1, citadels=1), "valley": land(red=1, blue=1, citadels=1)}
    scene = Island(lands, capital="cove", red=["craftsmen_peasants"], blue=["geis"])

    scene.red.plays("craftsmen_peasants", "cove", "cove")
    too_early = scene.offers("blue", "geis")
    scene.red.answers("valley")
    assert scene.table["declared"][0]["choices"] == ["cove", "cove", "valley"]
    scene.blue.plays("geis")
    scene.go_on()

    assert not too_early
    assert scene.red.clans == {"cove": 1, "valley": 1}
    assert scene.red.reserve == 10


# --- Druid ---


def test_druid_takes_a_card_from_the_action_discard() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=["geis"])

    scene.red.plays("druid", "conquest")
    scene.go_on()

    assert scene.red.hand == {"bard", "conquest"}
    assert "druid" in scene.blue.view["known_discard"]
    assert scene.table["action_discard"] == 10
    assert scene.open_question == ("blue", "turn")


def test_druid_looks_through_the_whole_pile_but_does_not_find_itself() -> None:
    """Ruling 74."""
    scene = Island(
        {"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=["geis"], aside=["citadel"]
    )

    scene.red.plays("druid")
    scene.go_on()

    assert set(scene.red.is_asked()) == set(all_but("druid", "bard", "geis", "citadel"))


def test_only_the_druid_player_learns_what_is_in_the_pile_and_what_was_taken() -> None:
    """Ruling 46."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=["geis"])

    scene.red.plays("druid", "conquest")
    scene.go_on()

    assert set(scene.red.view["known_discard"]) == set(all_but("bard", "geis", "conquest"))
    assert scene.blue.view["known_discard"] == ["druid"]
    assert not reads(scene, 1, "conquest")
    assert not reads(scene, None, "conquest")


def test_the_open_question_of_the_druid_is_shown_to_nobody_else() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=["geis"])

    scene.red.plays("druid")
    scene.go_on()

    assert reads(scene, 0, "migration")
    assert not reads(scene, 1, "migration")
    assert not reads(scene, None, "migration")


def test_druid_is_not_playable_as_the_last_action_card() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid"])

    reasons = [reason["key"] for reason in scene.game.explain(0, "druid")]

    assert not scene.offers("red", "druid")
    assert reasons == ["druid-last-action"]


def test_epic_tales_and_advantage_cards_do_not_make_the_druid_playable() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "eriu", "cove_advantage"])

    assert not scene.offers("red", "druid")
    assert scene.offers("red", "eriu")


def test_a_card_that_cannot_be_played_as_a_turn_still_makes_the_druid_playable() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "geis"])

    assert scene.offers("red", "druid")


def test_druid_with_an_empty_pile_takes_nothing() -> None:
    """Ruling 7."""
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=all_but("druid", "bard"))

    scene.red.plays("druid")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert scene.open_question == ("blue", "turn")


def test_druid_finds_geis_and_the_card_it_stopped() -> None:
    hand = ["bard", "druid", "citadel"]
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=hand, blue=all_but(*hand))

    scene.red.plays("bard")
    scene.blue.plays("geis")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("druid")
    scene.go_on()

    assert set(scene.red.is_asked()) == {"bard", "geis"}


def test_druid_finds_a_card_lost_to_an_attack() -> None:
    hand = ["warlord", "druid", "citadel"]
    lands = {"cove": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, capital="valley", red=hand, blue=all_but(*hand))

    scene.red.plays("warlord", "cove")
    scene.red.answers("attack", "seat1")
    scene.blue.answers("sanctuary")
    scene.blue.answers("offer_peace")
    scene.red.answers("yes")
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("druid")
    scene.go_on()

    assert set(scene.red.is_asked()) == {"warlord", "sanctuary"}


def test_druid_finds_a_card_discarded_unplayed() -> None:
    hand = ["festival", "druid", "citadel"]
    lands = {"cove": land(red=1), "misty_lands": land(blue=1)}
    scene = Island(lands, red=[*hand, "misty_lands_advantage"], blue=all_but(*hand))

    scene.red.plays("misty_lands_advantage", "festival", STOP)
    scene.go_on()
    scene.blue.passes()
    scene.red.plays("druid")
    scene.go_on()

    assert scene.red.is_asked() == ["festival"]


def test_geis_on_the_druid_hides_the_pile() -> None:
    scene = Island({"cove": land(red=1), "valley": land(blue=1)}, red=["druid", "bard"], blue=["geis"])

    scene.red.plays("druid")
    scene.blue.plays("geis")
    scene.go_on()

    assert scene.red.hand == {"bard"}
    assert set(scene.red.view["known_discard"]) == {"druid", "geis"}
    assert scene.open_question == ("blue", "turn")
