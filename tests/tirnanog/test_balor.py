"""Solo: Balor's Eye (rules 6)."""

from __future__ import annotations

from typing import Any

import pytest

from fidchell.core.game import new_game
from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.facts import DIFFICULTIES
from kit.saga import Saga, has

NO_AILM = "r4 r4 y4 y4 g4 g4 b4 b4 r8 y8"  # what Balor turns up, first card first
EXAMPLE = ["g7 r6 b3", "y1 . b2", "g5 y5 r2"]


def solo(at: str = "", deck: str = NO_AILM, **fields: Any) -> Saga:
    """A solo scene in the Journey; with all bards out the Saga begins, Balor first."""
    return Saga(players=1, phase="journey", bells=has(at=at, hand="b8 b7 b6"), deck=deck, **fields)


# --- the rulebook's example ---


def test_the_rulebooks_example() -> None:
    scene = solo(grid=EXAMPLE, token="down:2,1")
    assert scene.balor["bards"] == ["across:1,1"], "7 and 6 are the highest sum"

    scene.bells.answers("across:1,2")  # between the 6 and the 3
    assert scene.balor["bards"] == ["across:1,1", "across:3,1"], "the two 5s are the highest sum of the free gaps"

    scene.bells.answers("down:1,1")
    scene.bells.answers("down:1,3")
    assert scene.pile == ["g7"], "the highest card his bards touch"

    scene.bells.takes("b3", "down:1,3").plays("b8", "top")
    assert scene.pile == ["g7", "g5"], "of the two 5s the one closest to the token"


# --- the Journey ---


def test_balor_places_first_and_then_in_turn_with_you() -> None:
    scene = solo(grid=EXAMPLE, token="down:2,1")

    scene.bells.answers("across:1,2").answers("down:1,1")

    assert [event for event in scene.events if event in ("balor-placed", "bard-placed")] == [
        "balor-placed", "bard-placed", "balor-placed", "bard-placed", "balor-placed",
    ]  # fmt: skip


def test_on_minimum_balor_goes_to_the_lowest_sum() -> None:
    scene = solo(grid=EXAMPLE, token="down:2,1", maximum=False)

    assert scene.balor["bards"] == ["down:2,3"], "2 and 2"


def test_the_ailm_flips_his_card_before_he_acts() -> None:
    scene = solo(grid=EXAMPLE, token="down:2,1", deck="kelpie " + NO_AILM)

    assert scene.balor["maximum"] is False
    assert scene.balor["bards"] == ["down:2,3"]
    assert scene.discard == ["kelpie"]


def test_a_card_without_the_ailm_is_discarded_and_flips_nothing() -> None:
    scene = solo(grid=EXAMPLE, token="down:2,1", deck="mag_mell " + NO_AILM)

    assert scene.balor["maximum"] is True
    assert scene.discard == ["mag_mell"]


def test_balor_never_joins_a_taken_gap_and_the_token_blocks_nothing() -> None:
    scene = solo(at="across:1,1", grid=EXAMPLE, token="across:3,1")

    assert scene.balor["bards"] == ["across:3,1"]


def test_balor_reads_printed_values() -> None:
    scene = solo(grid=["kelpie g1 r5", "r2 . r3", "y1 y2 y3"], token="down:2,1")

    assert scene.balor["bards"] == ["down:1,1"], "8 and 2: a Kelpie next to green is an 8 to him"


EVEN = ["r5 y5 r5", "b5 . y5", "g5 g5 b5"]


@pytest.mark.parametrize(
    ("token", "taken", "gap"),
    [
        ("across:1,1", "", "across:1,1"),  # the token's own gap is the first of the spiral
        ("across:1,1", "across:1,1", "down:1,1"),  # ring of one half: left and below
        ("across:1,1", "across:1,1 down:1,1", "across:1,2"),  # ring of one
        ("down:2,3", "down:2,3", "across:3,2"),
        ("down:2,3", "down:2,3 across:3,2", "down:1,3"),
    ],
)
def test_a_tie_of_sums_goes_to_the_first_gap_on_a_clockwise_spiral_from_the_token(
    token: str, taken: str, gap: str
) -> None:
    scene = solo(at=taken, grid=EVEN, token=token)

    assert scene.balor["bards"] == [gap]


def test_the_spiral_lists_the_gaps_ring_by_ring_clockwise_from_straight_up() -> None:
    scene = solo(grid=EVEN, token="across:1,1")
    ring = {"across:1,1", "across:1,2", "across:3,1", "across:3,2", "down:1,1", "down:1,3", "down:2,1", "down:2,3"}

    assert [gap for gap in scene.balor["spiral"] if gap in ring] == [
        "across:1,1", "down:1,1", "across:1,2", "down:1,3", "down:2,3", "down:2,1", "across:3,2", "across:3,1",
    ]  # fmt: skip


# --- the Saga ---

OUT = "across:1,2 down:1,3 down:2,3"


def test_balor_acts_first_in_the_saga_and_takes_the_highest_card_he_touches() -> None:
    scene = solo(at=OUT, grid=EXAMPLE, token="down:2,1", balor_bards="down:1,1 across:3,1 across:3,2")

    assert scene.pile == ["g7"]
    assert scene.balor["bards"] == ["across:3,1", "across:3,2"]
    assert scene.open_question == ("bells", "take")


def test_on_minimum_balor_takes_the_lowest_card_he_touches() -> None:
    bards = "down:1,1 across:3,1 across:3,2"
    scene = solo(at=OUT, grid=EXAMPLE, token="down:2,1", balor_bards=bards, maximum=False)

    assert scene.pile == ["y1"]


def test_the_ailm_flips_his_card_in_the_saga_too() -> None:
    bards = "down:1,1 across:3,1 across:3,2"
    scene = solo(at=OUT, grid=EXAMPLE, token="down:2,1", balor_bards=bards, deck="kelpie " + NO_AILM)

    assert scene.pile == ["y1"]


def test_of_two_bards_at_his_card_the_one_closer_to_the_token_comes_home() -> None:
    scene = solo(
        at=OUT, grid=["g7 r6 b3", "y1 . b2", "g5 y8 r2"], token="across:3,2", balor_bards="across:3,1 across:3,2"
    )

    assert scene.pile == ["y8"]
    assert "across:3,1" in scene.balor["bards"]
    assert "across:3,2" not in scene.balor["bards"]


def test_a_tie_of_cards_goes_to_the_closest_to_the_token_clockwise() -> None:
    scene = solo(at=OUT, grid=EVEN, token="across:3,1", balor_bards="across:1,1 down:1,1 down:2,1")

    assert scene.pile == ["g5"]
    assert scene.grid[2] == ". g5 b5"


def test_balors_lost_bard_waits_while_you_still_touch_a_card() -> None:
    grid = ["g7 r6 .", "y1 . .", "b1 b2 r2"]
    bards = "across:1,2 down:2,3 down:1,3"
    scene = solo(at="across:1,1 down:1,1 down:2,1", grid=grid, token="down:2,1", balor_bards=bards)
    assert scene.pile == ["r6"]
    scene.bells.takes("g7", "across:1,1").plays("b8", "top")
    assert scene.pile == ["r6", "r2"]

    scene.bells.takes("y1", "down:1,1").plays("b7", "top")
    assert scene.pile == ["r6", "r2"], "his last bard is lost, yours is not"
    scene.bells.takes("b1").plays("b6", "top")

    assert scene.pile == ["r6", "r2", "b2"]


def test_balors_lost_bard_takes_the_highest_card_left() -> None:
    grid = [". . b3", ". . b6", ". . r2"]
    scene = solo(
        at="down:1,1 across:1,1 down:2,1", grid=grid, token="down:2,1", balor_bards="down:1,1 across:3,1 across:1,1"
    )

    assert scene.pile == ["b6"]
    assert scene.open_question == ("bells", "take-lost")


def test_on_minimum_balors_lost_bard_takes_the_lowest_card_left() -> None:
    grid = [". . b3", ". . b6", ". . r2"]
    bards = "down:1,1 across:3,1 across:1,1"
    scene = solo(at="down:1,1 across:1,1 down:2,1", grid=grid, token="down:2,1", balor_bards=bards, maximum=False)

    assert scene.pile == ["r2"]


def test_your_banshee_wails_when_balor_takes_the_card() -> None:
    grid = ["g7 . .", "y1 . .", "g5 y5 r2"]
    bells = has(top="banshees_lament", at="across:1,1 down:2,1 across:3,2")
    scene = Saga(
        players=1,
        phase="journey",
        bells=bells,
        deck=NO_AILM,
        grid=grid,
        token="down:2,1",
        balor_bards="down:1,1 across:3,1 down:2,3",
    )

    assert scene.pile == ["g7"]
    assert scene.open_question == ("bells", "banshee")


# --- the Upkeep ---


def test_his_card_is_flipped_when_the_new_grid_is_laid() -> None:
    scene = Saga(players=1, phase="upkeep", deck="1 2 3 4 5 6 7 8 r8")

    assert scene.table["round"] == 2
    assert scene.balor["maximum"] is False
    assert "balor-minimum" in scene.events


def test_the_token_stays_where_it_lies() -> None:
    scene = Saga(players=1, phase="upkeep", token="down:2,3")

    assert scene.open_question == ("bells", "place-bard")
    assert scene.balor["token"] == "down:2,3"


# --- scoring ---


def final(difficulty: str = "impossible", pile: str = "", **saga: Any) -> Saga:
    return Saga(players=1, phase="score", difficulty=difficulty, pile=pile, bells=has(**saga))


def test_balor_scores_the_solo_scores_of_the_three_geis() -> None:
    assert final().result["balor"] == 22 + 20 + 15


def test_balors_region_is_the_number_of_cards_of_a_colour_in_his_pile() -> None:
    result = final(pile="r1 r2 r3", top="r4 r5").result

    assert result["balor"] == 57 + 8
    assert result["points"][0][4] == 3


def test_a_single_card_of_a_colour_is_no_region_for_balor() -> None:
    assert final(pile="r1 b1").result["balor"] == 57


def test_a_tie_with_balor_gives_each_five() -> None:
    result = final(pile="r1 r2", top="r4 r5").result

    assert result["balor"] == 57 + 5
    assert result["points"][0][4] == 5


@pytest.mark.parametrize(("difficulty", "cards"), [("easy", 3), ("medium", 2), ("hard", 1), ("impossible", 0)])
def test_you_discard_cards_from_his_pile_by_difficulty(difficulty: str, cards: int) -> None:
    scene = final(difficulty, pile="r1 r2 r3 r4 r5")
    for left in range(cards):
        assert (scene.bells.question, len(scene.bells.is_asked())) == ("balor-discard", 5 - left)
        scene.bells.answers(scene.bells.is_asked()[0])

    assert scene.result["balor"] == 57 + 8
    assert len(scene.pile) == 5 - cards


def test_the_cards_discarded_from_his_pile_are_your_choice_and_do_not_count() -> None:
    scene = final("hard", pile="r1 r2 b1 b2", top="r4 r5")

    scene.bells.answers("r2")

    assert scene.result["points"][0][4] == 8
    assert scene.result["balor"] == 57 + 8, "blue only"


def test_you_win_with_more_points_than_balor() -> None:
    rows = has(top="r1 b2 r3 b4 g8", middle="8 7 6 5 4", bottom="7 7 7 7 7")

    scene = final(**rows)

    assert scene.result["scores"][0] > scene.result["balor"]
    assert scene.result["winners"] == [0]
    assert final().result["winners"] == []


# --- a whole game ---


def value(word: str) -> int:
    return next(card.value for card in RULES.pack.encounters if card.word == word)


def touched(grid: list[list[str | None]], place: str) -> list[str]:
    """The cards at a gap, read off the picture."""
    sort, _, spot = place.partition(":")
    row, column = (int(number) - 1 for number in spot.split(","))
    other = (row, column + 1) if sort == "across" else (row + 1, column)
    cells = [(r, c) for r, c in ((row, column), other) if r < 3 and c < 3]
    return [card for r, c in cells if (card := grid[r][c]) is not None]


@pytest.mark.parametrize("seed", ["balor", "eye", "fomorians"])
def test_a_whole_game_every_step_of_balor_explained(seed: str) -> None:
    """Each of his steps is worked out anew from what lay open before it.

    A turn of his: the top card goes to the discard (balor-turns-up), flips his card if it has the Ailm
    (balor-maximum, balor-minimum), then he places (balor-placed) or takes (balor-took). Five rounds of three and three.
    """
    game = new_game(RULES, 1, seed, {"difficulty": "impossible"})
    ailm = {card.word: card.ailm for card in RULES.pack.encounters}
    steps = {"balor-placed": 0, "balor-took": 0}
    maximum, turned = True, 0
    while not game.over:
        before, seen = game.view(None)["table"], len(game.events(None))
        game.answer(0, game.decisions[0].options[0])
        after = game.view(None)["table"]
        for event in game.events(None)[seen:]:
            key, values = event["key"], event["values"]
            if key == "balor-turns-up":
                turned += 1
                expected = maximum != ailm[values["card"]]
            elif key in ("balor-maximum", "balor-minimum"):
                maximum = key == "balor-maximum"
            elif key == "balor-placed":
                steps[key] += 1
                assert maximum is expected, "flipped exactly when the Ailm was turned up"
                others = set(after["players"][0]["bards"]) | set(after["balor"]["bards"])
                free = [gap for gap in after["balor"]["spiral"] if len(touched(after["grid"], gap)) == 2]
                free = [gap for gap in free if gap == values["place"] or gap not in others]
                sums = {gap: sum(map(value, touched(after["grid"], gap))) * (1 if maximum else -1) for gap in free}
                if steps[key] % 3:  # his last bard is followed by other steps before we see the table
                    best = max(sums.values())
                    assert values["place"] == next(gap for gap in free if sums[gap] == best)
            elif key == "balor-took":
                steps[key] += 1
                assert maximum is expected
                assert values["card"] in after["balor"]["pile"]
                grid = before["grid"]
                mine = {card for gap in before["balor"]["bards"] for card in touched(grid, gap)}
                if values["card"] in mine and before["round"] == after["round"]:
                    taken = {card for line in grid for card in line} - {card for line in after["grid"] for card in line}
                    choice = [value(card) for card in mine - (taken - {values["card"]})]
                    assert value(values["card"]) == (max(choice) if maximum else min(choice))

    assert steps == {"balor-placed": 15, "balor-took": 15}
    assert turned == 30
    assert game.result is not None
    assert len(game.view(None)["table"]["balor"]["pile"]) == 15 - DIFFICULTIES["impossible"]
