"""Cove, Forest, Gates of Tír na nÓg (rules 5 and 5.1)."""

from __future__ import annotations

import json

from kit.island import PASS, STOP, Island


def land(**facts: int) -> dict[str, int]:
    """Who and what is in a territory."""
    return facts


def comes_up(scene: Island, colour: str, option: str) -> bool:
    """Is this option offered in one of the windows before the next real question? They are passed up to it."""
    while scene.in_window and not scene.offers(colour, option):
        scene.answer(scene.open[0].seat, PASS)
    return scene.in_window and scene.offers(colour, option)


def reads(scene: Island, seat: int | None, card: str) -> bool:
    """Does the name of this card stand anywhere in what a seat (None: a spectator) sees and has heard?"""
    return f'"{card}"' in json.dumps([scene.game.view(seat), scene.game.events(seat)])


def cove_and_swamp(*red: str, aside: tuple[str, ...] = ("bard",), blue: tuple[str, ...] = ()) -> Island:
    """Red holds the Cove and the Swamp, which is a Season card without an effect of its own, and these cards."""
    lands = {"cove": land(red=1), "swamp": land(blue=1)}
    hand = ["swamp_advantage", "cove_advantage", *red]
    return Island(lands, red=hand, blue=list(blue), aside=list(aside))


# --- Cove ---


def test_cove_takes_the_card_set_aside_and_sets_another_aside() -> None:
    scene = cove_and_swamp("festival")

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage")
    scene.go_on()
    choices = scene.red.is_asked()
    scene.red.answers("festival")
    scene.go_on()

    assert choices == ["bard", "festival"]
    assert scene.red.hand == {"bard"}
    assert scene.table["aside"]
    assert "cove_advantage" in scene.table["spent"]
    assert scene.open_question == ("blue", "turn")


def test_what_cove_takes_and_sets_aside_is_secret() -> None:
    scene = cove_and_swamp("citadel")

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage", "citadel")
    scene.go_on()

    assert scene.red.view["known_aside"] == ["citadel"]
    assert scene.blue.view["known_aside"] == []
    assert not reads(scene, 1, "bard")
    assert not reads(scene, 1, "citadel")


def test_cove_may_set_aside_the_very_card_it_took() -> None:
    scene = cove_and_swamp()

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage", "bard")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.red.view["known_aside"] == ["bard"]


def test_cove_takes_nothing_if_nothing_is_aside_and_still_sets_a_card_aside() -> None:
    scene = cove_and_swamp("festival", "citadel", aside=())

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage", "festival")
    scene.go_on()

    assert scene.red.hand == {"citadel"}
    assert scene.red.view["known_aside"] == ["festival"]


def test_cove_with_nothing_aside_and_no_action_card_does_nothing() -> None:
    scene = cove_and_swamp(aside=())

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage")
    scene.go_on()

    assert not scene.table["aside"]
    assert scene.red.hand == set()
    assert scene.open_question == ("blue", "turn")


def test_the_champions_share_later_finds_the_card_cove_set_aside() -> None:
    scene = cove_and_swamp("festival", blue=("champions_share",))

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage", "festival")
    scene.go_on()
    scene.blue.plays("champions_share")
    scene.go_on()

    assert scene.blue.hand == {"festival"}
    assert not scene.table["aside"]


def test_cove_does_not_follow_a_pass_or_the_turn_of_another() -> None:
    scene = cove_and_swamp("festival", blue=("stone_of_fal",))

    scene.red.passes()
    after_a_pass = comes_up(scene, "red", "cove_advantage")
    scene.blue.plays("stone_of_fal")
    after_anothers_card = comes_up(scene, "red", "cove_advantage")

    assert not after_a_pass
    assert not after_anothers_card


def test_the_dagda_on_cove_leaves_the_card_aside_where_it_is() -> None:
    scene = cove_and_swamp("festival", blue=("dagda",))

    scene.red.plays("swamp_advantage")
    scene.red.plays("cove_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == {"festival"}
    assert scene.red.view["known_aside"] == []
    assert "cove_advantage" in scene.table["spent"]


# --- Forest ---


def test_forest_draws_after_an_epic_tale_of_yours() -> None:
    lands = {"cove": land(red=1), "forest": land(blue=1)}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage"], epic_deck=["eriu"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("forest_advantage")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["spent"] == ["forest_advantage"]
    assert scene.table["epic_discard"] == ["stone_of_fal"]


def test_forest_follows_an_epic_tale_played_in_answer() -> None:
    lands = {"cove": land(red=1), "forest": land(blue=1)}
    scene = Island(lands, red=["balors_eye"], blue=["dagdas_club", "forest_advantage"], epic_deck=["eriu"])

    scene.red.plays("balors_eye", "forest", "seat1")
    scene.blue.plays("dagdas_club")
    scene.blue.plays("forest_advantage")
    scene.go_on()

    assert scene.blue.hand == {"eriu"}
    assert scene.blue.clans == {"forest": 1}


def test_forest_does_not_follow_the_tale_of_another_or_an_action_card() -> None:
    lands = {"cove": land(red=1), "forest": land(blue=1)}
    scene = Island(lands, red=["stone_of_fal"], blue=["forest_advantage", "bard"])

    scene.red.plays("stone_of_fal")
    after_anothers = comes_up(scene, "blue", "forest_advantage")
    scene.blue.plays("bard")

    assert not after_anothers
    assert not comes_up(scene, "blue", "forest_advantage")


def test_forest_still_draws_for_a_cancelled_tale() -> None:
    """Ruling 66."""
    lands = {"cove": land(red=1), "forest": land(blue=1)}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.blue.plays("dagda")
    scene.red.plays("forest_advantage")
    scene.go_on()

    assert scene.red.clans == {"cove": 1}
    assert len(scene.red.hand) == 1


def test_the_dagda_stops_forest() -> None:
    lands = {"cove": land(red=1), "forest": land(blue=1)}
    scene = Island(lands, red=["stone_of_fal", "forest_advantage"], blue=["dagda"])

    scene.red.plays("stone_of_fal")
    scene.red.plays("forest_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert scene.red.hand == set()
    assert scene.red.clans == {"cove": 3}
    assert scene.table["spent"] == ["forest_advantage"]


def test_forest_does_not_follow_lugs_spear_into_its_clash() -> None:
    lands = {"cove": land(red=2, blue=2), "forest": land()}
    scene = Island(lands, capital="forest", red=["warlord", "lugs_spear", "forest_advantage"])

    scene.red.plays("warlord", "cove")
    scene.red.plays("lugs_spear")

    assert not comes_up(scene, "red", "forest_advantage")
    assert scene.open_question == ("red", "maneuver")


# --- Gates of Tír na nÓg ---


def test_gates_improve_the_draw_of_the_gates() -> None:
    lands = {"gates": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, red=["morrigan", "gates_advantage"], epic_deck=["eriu", "balors_eye"])

    scene.red.plays("morrigan", "yes")
    scene.red.plays("gates_advantage")
    scene.go_on()
    choices = set(scene.red.is_asked())
    scene.red.answers("balors_eye")
    scene.go_on()

    assert choices == {"eriu", "balors_eye"}
    assert scene.red.hand == {"balors_eye"}
    assert "eriu" in scene.table["epic_discard"]
    assert scene.red.clans == {"gates": 1}


def test_gates_and_meadows_together_show_three_tales_of_which_one_is_kept() -> None:
    lands = {"gates": land(red=2), "meadows": land(blue=1)}
    hand = ["morrigan", "gates_advantage", "meadows_advantage"]
    scene = Island(lands, red=hand, epic_deck=["eriu", "balors_eye", "tuans_memory"])

    scene.red.plays("morrigan", "yes")
    scene.red.plays("gates_advantage")
    scene.red.plays("meadows_advantage")
    scene.red.answers("tuans_memory")
    scene.go_on()

    assert scene.red.hand == {"tuans_memory"}
    assert set(scene.table["epic_discard"]) == {"morrigan", "eriu", "balors_eye"}


def test_gates_do_not_improve_another_draw() -> None:
    lands = {"gates": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, red=["bard", "gates_advantage"])

    scene.red.plays("bard")

    assert not comes_up(scene, "red", "gates_advantage")
    assert len(scene.red.hand) == 2


def test_gates_improve_only_the_draw_of_their_holder() -> None:
    """Ruling 18."""
    lands = {"gates": land(red=2, blue=2), "valley": land()}
    scene = Island(lands, red=["morrigan"], blue=["gates_advantage"], epic_deck=["eriu", "balors_eye", "tuans_memory"])

    scene.red.plays("morrigan", "yes", STOP)
    offered = comes_up(scene, "blue", "gates_advantage")
    reds = scene.red.hand
    scene.blue.plays("gates_advantage", "tuans_memory")
    scene.go_on()

    assert offered
    assert reds == {"eriu"}
    assert scene.blue.hand == {"tuans_memory"}


def test_gates_are_not_offered_to_a_holder_without_a_clan_there() -> None:
    lands = {"gates": land(blue=1), "valley": land(red=2)}
    scene = Island(lands, red=["morrigan", "gates_advantage"])

    scene.red.plays("morrigan", "yes")

    assert not comes_up(scene, "red", "gates_advantage")
    assert len(scene.blue.hand) == 1


def test_the_dagda_on_gates_leaves_the_plain_draw() -> None:
    lands = {"gates": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, red=["morrigan", "gates_advantage"], blue=["dagda"], epic_deck=["eriu"])

    scene.red.plays("morrigan", "yes")
    scene.red.plays("gates_advantage")
    scene.blue.plays("dagda")
    scene.go_on()

    assert len(scene.red.hand) == 1
    assert scene.red.clans == {"gates": 1}
    assert scene.table["spent"] == ["gates_advantage"]


def test_the_dagda_dropped_at_the_gates_reshuffles() -> None:
    lands = {"gates": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, red=["morrigan", "gates_advantage"], epic_deck=["eriu", "dagda"], epic_discard=["fianna"])

    scene.red.plays("morrigan", "yes")
    scene.red.plays("gates_advantage", "eriu")
    scene.go_on()

    assert scene.red.hand == {"eriu"}
    assert scene.table["epic_discard"] == ["morrigan"]
    assert scene.table["epic_deck"] == 28


def season_ends(seed: int) -> Island:
    """Both have passed; red is chieftain of the Gates, but the card lies in the display. The crows are tossed."""
    lands = {"gates": land(red=2), "valley": land(blue=1)}
    scene = Island(lands, passes=1, seed=seed, epic_deck=["eriu", "balors_eye"])
    scene.red.passes()
    return scene


def test_in_the_assembly_the_gates_card_just_taken_may_improve_the_draw() -> None:
    tosses = (season_ends(seed) for seed in range(50))
    scene = next(scene for scene in tosses if comes_up(scene, "red", "gates_advantage"))

    scene.red.plays("gates_advantage", "eriu")
    scene.go_on()

    assert scene.table["direction"] == "counter_clockwise"
    assert "eriu" in scene.red.hand
    assert scene.table["epic_discard"] == ["balors_eye"]
