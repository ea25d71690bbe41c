"""Five rounds of Journey, Saga and Upkeep (rules 2 to 4)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from fidchell.core.game import Game, new_game, scene_game
from fidchell.games.tirnanog.api import RULES
from kit.saga import NAMES, PASS, Saga, has


def placing_order(scene: Saga) -> list[str]:
    """Everybody places all bards; who was asked, in order."""
    asked = []
    while scene.open_question[1] == "place-bard":
        asked.append(scene.open_question[0])
        scene.answer(scene.open[0].seat, scene.open[0].options[0])
    return asked


# --- set-up ---


@pytest.mark.parametrize(("players", "cards"), [(1, 8), (2, 8), (3, 12), (4, 15), (5, 18)])
def test_a_game_begins_with_five_cards_each_and_a_grid_by_players(players: int, cards: int) -> None:
    table = new_game(RULES, players, "set-up").view(None)["table"]

    assert [player["cards"] for player in table["players"]] == [5] * players
    assert sum(card is not None for line in table["grid"] for card in line) == cards
    assert table["deck"] == 96 - 5 * players - cards
    assert table["geis"] == ["lay_of_oisin", "finn_and_the_salmon", "prophecy_of_cathbad"]


# --- the Journey ---


@pytest.mark.parametrize(("players", "gaps"), [(2, 8), (3, 17), (4, 22), (5, 27)])
def test_a_bard_may_go_into_any_gap_between_two_cards(players: int, gaps: int) -> None:
    game = new_game(RULES, players, "gaps")

    assert len(game.decisions[0].options) == gaps


def test_bards_are_placed_one_at_a_time_clockwise_from_the_first_player() -> None:
    scene = Saga(players=3, phase="journey", first="lyre", turn="lyre")

    assert placing_order(scene) == ["lyre", "flute", "bells"] * 3


def test_a_scene_of_the_journey_begins_with_the_first_player_unless_it_says_whose_turn_it_is() -> None:
    game = scene_game(RULES, {"players": 3, "phase": "journey", "first": 1})

    assert game.decisions[0].seat == 1


@pytest.mark.parametrize(
    "place", ["across:1,1", "corner:1,1", "across:1,3", "across:2,1", "across:2,2", "down:1,2", "down:2,2"]
)
def test_a_bard_may_not_go_to_a_taken_gap_a_corner_or_a_border(place: str) -> None:
    scene = Saga(phase="journey", lyre=has(at="across:1,1"))

    assert place not in scene.bells.is_asked()
    with pytest.raises(AssertionError, match="cannot answer"):
        scene.bells.answers(place)


def test_a_refused_place_says_why() -> None:
    scene = Saga(phase="journey", lyre=has(at="across:1,1"))

    reasons = {place: scene.game.explain(0, place)[0]["key"] for place in ("across:1,1", "corner:1,1", "down:1,2")}

    assert reasons == {"across:1,1": "gap-taken", "corner:1,1": "corner-not-allowed", "down:1,2": "no-gap-there"}


# --- the Saga ---


def test_the_saga_goes_counter_clockwise_from_the_first_players_right_hand_neighbour() -> None:
    scene = Saga(players=3, phase="journey", first="lyre", turn="lyre")
    placing_order(scene)

    turns = []
    while scene.open_question[1] in ("take", "play", "row", "which-bard"):
        if scene.open_question[1] == "take":
            turns.append(scene.open_question[0])
        scene.answer(scene.open[0].seat, scene.open[0].options[-1])

    assert turns[:6] == ["bells", "flute", "lyre"] * 2


def test_a_card_touched_by_a_bard_goes_to_the_hand_and_the_bard_comes_home() -> None:
    scene = Saga(bells=has(hand="b8", at="across:1,1 down:2,3"))
    assert set(scene.bells.is_asked()) == {"r1", "r2", "y3", "b3"}

    scene.bells.takes("y3")

    assert scene.bells.hand == ["b8", "y3"]
    assert scene.bells.bards == ["across:1,1"]
    assert scene.grid[1] == "y1 . ."


def test_the_owner_chooses_which_of_two_bards_at_a_card_comes_home() -> None:
    scene = Saga(bells=has(at="across:1,1 down:1,1"))

    scene.bells.takes("r1")
    assert scene.bells.question == "which-bard"
    scene.bells.answers("down:1,1")

    assert scene.bells.bards == ["across:1,1"]


def test_the_card_just_taken_may_be_played() -> None:
    scene = Saga(bells=has(hand="b8"))

    scene.bells.takes("r2").plays("r2", "middle")

    assert scene.bells.row("middle") == "r2"


def test_a_card_goes_into_the_leftmost_free_slot() -> None:
    scene = Saga(bells=has(hand="b8", top="r5 r6"))

    scene.bells.plays("b8", "top")

    assert scene.bells.row("top") == "r5 r6 b8"


def test_a_hole_is_filled_first() -> None:
    scene = Saga(bells=has(hand="b8", top="r5 - r6"))

    scene.bells.plays("b8", "top")

    assert scene.bells.row("top") == "r5 b8 r6"


def test_no_card_is_played_into_a_row_of_five() -> None:
    scene = Saga(bells=has(hand="b8", top="r4 r5 r6 r7 r8"))

    scene.bells.takes("r1").answers("b8")

    assert scene.bells.is_asked() == ["middle", "bottom"]
    assert scene.game.explain(0, "top")[0]["key"] == "row-full"


def test_a_hole_in_a_row_of_five_cards_and_six_slots_is_not_filled() -> None:
    scene = Saga(bells=has(hand="b8", top="r4 - r5 r6 r7 r8"))

    scene.bells.takes("r1").answers("b8")

    assert scene.bells.is_asked() == ["middle", "bottom"]


def test_a_row_of_four_cards_and_a_hole_takes_a_fifth_into_the_hole() -> None:
    scene = Saga(bells=has(hand="b8", top="r4 - r5 r6 r7"))

    scene.bells.plays("b8", "top")

    assert scene.bells.row("top") == "r4 b8 r5 r6 r7"


def test_effects_do_not_start_when_a_card_is_taken() -> None:
    scene = Saga(bells=has(hand="b8"), grid=["dullahan r2 .", ". . .", ". . ."])

    scene.bells.takes("dullahan")

    assert scene.open_question == ("bells", "play")


# --- lost bards and the Echtra ---

LOST = [". . r3", ". . y3", "b1 b2 b3"]


def test_a_player_with_only_lost_bards_passes_while_others_touch_cards() -> None:
    scene = Saga(bells=has(at="across:1,1"), lyre=has(at="down:1,3 down:2,3"), grid=LOST, turn="lyre")

    scene.lyre.takes("r3").plays("r3", "top")

    assert scene.bells.lost == ["across:1,1"]
    assert scene.open_question == ("lyre", "take")


def test_in_the_echtra_lost_bards_take_any_card_left_counter_clockwise() -> None:
    scene = Saga(bells=has(at="across:1,1"), lyre=has(at="down:1,1 down:1,3"), grid=LOST, turn="lyre")

    scene.lyre.takes("r3").plays("r3", "top")

    assert scene.open_question == ("bells", "take-lost")
    assert set(scene.bells.is_asked()) == {"y3", "b1", "b2", "b3"}
    scene.bells.takes("b2").plays("b2", "top")
    assert scene.bells.bards == []
    assert scene.open_question == ("lyre", "take-lost")


def test_a_bard_that_still_touches_a_card_is_used_before_a_lost_one() -> None:
    scene = Saga(bells=has(at="across:1,1 across:3,1"), grid=LOST)

    assert (scene.bells.question, scene.bells.is_asked()) == ("take", ["b1", "b2"])
    scene.bells.takes("b1").plays("b1", "top")

    assert scene.bells.question == "take-lost"


# --- moving is not playing ---


def test_a_card_moved_with_its_tokens_keeps_them() -> None:
    bells = has(top="selkie r5", colours={"r5": "blue"}, values={"r5": 9})
    scene = Saga(bells=bells)

    scene.bells.answers("selkie", "r5")

    assert scene.bells.row("top") == "r5 selkie"
    assert (scene.bells.value("r5"), scene.bells.colour("r5")) == (9, "blue")


# --- the Upkeep ---


@pytest.mark.parametrize(("number", "kept"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_everybody_discards_one_card_and_keeps_as_many_as_rounds_remain(number: int, kept: int) -> None:
    hand = " ".join(["b8", "b7", "b6", "b5", "b4"][: kept + 1])
    scene = Saga(phase="upkeep", round=number, bells=has(hand=hand), lyre=has(hand=hand))

    scene.bells.answers("b8")
    scene.lyre.answers("b8")

    assert len(scene.bells.hand) == len(scene.lyre.hand) == kept
    assert (scene.open_question == ("nobody", "game over")) == (number == 5)


def test_whoever_holds_the_right_number_already_skips_the_discard() -> None:
    scene = Saga(phase="upkeep", bells=has(hand="b8 b7 b6 b5"), lyre=has(hand="y8 y7 y6 y5 y4"))

    assert scene.bells.question == ""
    assert scene.lyre.question == "upkeep-discard"


def test_the_grid_is_discarded_and_laid_anew_and_the_marker_goes_left() -> None:
    scene = Saga(players=3, phase="upkeep", first="lyre", deck="g5 g6")

    assert scene.table["first"] == NAMES.index("flute")
    assert scene.open_question == ("flute", "place-bard")
    assert scene.grid[0].startswith("g5 g6")
    assert {"r1", "y1", "b4"} <= set(scene.discard)
    assert scene.table["round"] == 2


def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    game = played(new_game(RULES, 5, "reshuffle"))

    assert "deck-reshuffled" in [event["key"] for event in game.events(None)]


def played(game: Game) -> Game:
    while not game.over:
        open_ = next(one for one in game.decisions if not one.optional)
        game.answer(open_.seat, PASS if PASS in open_.options else open_.options[-1])
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_game_has_five_rounds_and_everybody_ends_with_an_empty_hand(players: int) -> None:
    game = played(new_game(RULES, players, "five rounds"))

    table: dict[str, Any] = game.view(None)["table"]
    assert [event["values"]["round"] for event in game.events(None) if event["key"] == "grid-laid"] == [1, 2, 3, 4, 5]
    assert [player["cards"] for player in table["players"]] == [0] * players
    assert [player["at_home"] for player in table["players"]] == [3] * players


def test_the_first_player_of_each_round_is_the_left_neighbour_of_the_last() -> None:
    game = played(new_game(RULES, 3, "marker"))

    firsts = [event["values"]["player"] for event in game.events(None) if event["key"] == "first-player"]
    assert len(firsts) == 4
    assert all(later == (earlier + 1) % 3 for earlier, later in pairwise(firsts))
