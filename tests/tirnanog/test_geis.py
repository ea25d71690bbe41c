"""The twelve Geis: what each scores (rules 5 and 8), with the printed worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from kit.saga import ROWS, Saga, has

TOP, MIDDLE, BOTTOM = ROWS


def scored(row: str, geis: str, **saga: Any) -> int:
    """What a row scores at the end of the game under a Geis."""
    scene = Saga(phase="score", bells=has(**saga), **{f"geis_{row}": geis})
    return int(scene.result["points"][0][ROWS.index(row)])


def cases(*given: tuple[str, dict[str, Any], int]) -> Any:
    """Rule sentences as the ids of tests."""
    rows = [pytest.param(saga, points, id=sentence.replace(" ", "_")) for sentence, saga, points in given]
    return pytest.mark.parametrize(("saga", "points"), rows)


@cases(
    ("the printed example", has(top="7 8 5 5 6 2", middle="1 4 2 4 6", bottom="7 6 3 8"), 10),
    ("a value twice in the row scores neither time", has(top="5 5 8"), 8),
    ("a value again in the column does not score", has(top="5 8", middle="5", bottom="1 8"), 0),
    ("the same value elsewhere in the saga does not matter", has(top="5 8", middle="8 5", bottom="8 1"), 13),
    ("a hole is no value", has(top="5 - 8", middle="1 1 1"), 13),
    ("a changed value counts", has(top="kelpie g2", middle="r1"), 0),
)
def test_oisin_scores_values_unique_in_row_and_column(saga: dict[str, Any], points: int) -> None:
    assert scored(TOP, "lay_of_oisin", **saga) == points


@cases(
    ("the highest of each colour", has(top="r3 r7 b2 g5 g1"), 14),
    ("one card of a colour is its highest", has(top="r3 y4 b2 g5"), 14),
    ("two equal highest cards of a colour score once", has(top="r7 r7 r1"), 7),
    ("current colours count", has(top="r7 b5", colours={"b5": "red"}), 7),
    ("other rows do not matter", has(top="r3", middle="r8 b8"), 3),
)
def test_the_children_of_lir_score_the_highest_card_of_each_colour(saga: dict[str, Any], points: int) -> None:
    assert scored(TOP, "children_of_lir", **saga) == points


@cases(
    ("four for each pair one apart up or down", has(top="3 4 5 4"), 12),
    ("equal values and larger steps score nothing", has(top="3 3 5 8"), 0),
    ("a hole parts neighbours", has(top="3 - 4 5"), 4),
    ("a row of six has five pairs", has(top="1 2 3 4 5 6"), 20),
)
def test_etain_scores_neighbours_one_apart(saga: dict[str, Any], points: int) -> None:
    assert scored(TOP, "wooing_of_etain", **saga) == points


@cases(
    ("the total of the row", has(top="1 3 4 7 8"), 23),
    ("a row that later moves broke scores as it stands", has(top="8 1 7"), 16),
    ("holes count nothing", has(top="1 - 4"), 5),
    ("only the top row", has(top="1", middle="8 8"), 1),
)
def test_macha_scores_the_total(saga: dict[str, Any], points: int) -> None:
    assert scored(TOP, "curse_of_macha", **saga) == points


@cases(
    ("the printed example", has(middle="8 6 6 7 4"), 10),
    ("an equal card does not score", has(middle="6 6 6"), 0),
    ("the first card never scores", has(middle="8"), 0),
    ("a hole on the left means no score", has(middle="8 - 5 4"), 4),
    ("current values count", has(middle="r8 kelpie g1"), 3),
)
def test_finn_scores_cards_lower_than_the_one_on_their_left(saga: dict[str, Any], points: int) -> None:
    assert scored(MIDDLE, "finn_and_the_salmon", **saga) == points


@cases(
    ("the second highest of its column", has(top="8", middle="5", bottom="1"), 5),
    ("8 8 1 scores nothing as the middle is tied for highest", has(top="8", middle="8", bottom="1"), 0),
    ("tied for second scores", has(top="8", middle="5", bottom="5"), 5),
    ("the 1 of 8 1 8 is the second highest value", has(top="8", middle="1", bottom="8"), 1),
    ("the highest or lowest of three does not score", has(top="1 8", middle="5 3", bottom="4 4"), 0),
    ("in a column of two the lower is second", has(top="8", middle="5"), 5),
    ("in a column of two the higher does not score", has(top="3", middle="5"), 0),
    ("a card alone in its column does not score", has(middle="5"), 0),
)
def test_knockgrafton_scores_the_second_of_each_column(saga: dict[str, Any], points: int) -> None:
    assert scored(MIDDLE, "legend_of_knockgrafton", **saga) == points


@cases(
    ("strictly the highest of its column", has(top="3 8", middle="5 5", bottom="4 4"), 5),
    ("a tie scores nothing", has(top="5", middle="5", bottom="4"), 0),
    ("a card alone in its column is the highest", has(middle="5 1", top="- 2"), 5),
)
def test_benandonner_scores_the_highest_of_each_column(saga: dict[str, Any], points: int) -> None:
    assert scored(MIDDLE, "finn_and_benandonner", **saga) == points


@cases(
    ("four times the lowest value of five", has(middle="8 3 7 4 5"), 12),
    ("fewer than five cards score nothing", has(middle="8 3 7 4"), 0),
    ("a hole does not make five", has(middle="8 3 - 7 4"), 0),
    ("six cards are enough", has(middle="8 3 7 4 5 2"), 8),
    ("a nought scores nothing", has(middle="8 mag_mell 7 4 5"), 0),
)
def test_gollerus_scores_four_times_the_lowest(saga: dict[str, Any], points: int) -> None:
    assert scored(MIDDLE, "lady_of_gollerus", **saga) == points


@cases(
    ("the printed example", has(bottom="4 6 4 4 6"), 15),
    ("a pair scores five", has(bottom="4 6 4 1 2"), 5),
    ("four of a kind score fifteen", has(bottom="4 4 4 4 2"), 15),
    ("five of a kind score twenty", has(bottom="4 4 4 4 4"), 20),
    ("six of a kind score no more", has(bottom="4 4 4 4 4 4"), 20),
    ("a set need not be connected", has(bottom="4 - 4"), 5),
    ("noughts are a set", has(bottom="mag_mell cu_sith_den"), 5),
)
def test_cathbad_scores_sets_of_equal_values(saga: dict[str, Any], points: int) -> None:
    assert scored(BOTTOM, "prophecy_of_cathbad", **saga) == points


@cases(
    ("the total up to 21", has(bottom="8 7 6"), 21),
    ("nothing above 21", has(bottom="8 7 6 1"), 0),
    ("a value twice after a move still scores", has(bottom="4 4 5"), 13),
)
def test_deirdre_scores_the_total_up_to_21(saga: dict[str, Any], points: int) -> None:
    assert scored(BOTTOM, "deirdre_of_the_sorrows", **saga) == points


@cases(
    ("a card of the colour above it scores", has(middle="r1 b2", bottom="r5 r6"), 5),
    ("the top row does not matter", has(top="r1", middle="b2", bottom="r5"), 0),
    ("a hole above means no score", has(middle="- r2", bottom="r5 r6"), 6),
    ("current colours count", has(middle="b1", bottom="r5", colours={"r5": "blue"}), 5),
)
def test_diarmuid_scores_the_colour_of_the_card_above(saga: dict[str, Any], points: int) -> None:
    assert scored(BOTTOM, "pursuit_of_diarmuid_and_grainne", **saga) == points


@cases(
    ("same values score ten each", has(bottom="r4 b3 g1 y3 b4"), 20),
    ("else same colours score five", has(bottom="r4 b3 g1 b5 r6"), 10),
    ("value and colour together score ten", has(bottom="r4 b3 g1 y5 r4"), 10),
    ("a missing partner scores nothing", has(bottom="r4 b3 g1 b3"), 10),
    ("the sixth card does not matter", has(bottom="r4 b3 g1 y5 y6 r4"), 0),
)
def test_owney_scores_mirrored_slots(saga: dict[str, Any], points: int) -> None:
    assert scored(BOTTOM, "owney_and_owney_na_peak", **saga) == points


# --- the rulebook's example of a whole scoring ---


def test_the_rulebooks_example_scores_57() -> None:
    flute = has(
        top="r7 r5 y6 r8 g2", middle="r8 y4 r5 g4 g2", bottom="b3 y1 y3 b3 r6", colours={"y6": "red", "y4": "red"}
    )
    bells, lyre = has(top="g1 g3 g5 g6", bottom="y2 y5 y7"), has(bottom="y2 y5 y7")

    scene = Saga(phase="score", bells=bells, lyre=lyre, flute=flute)

    assert scene.flute.public["regions"] == {"red": 7, "yellow": 2, "green": 3, "blue": 0}
    assert scene.result["points"][2] == [26, 10, 10, 0, 11]
    assert scene.result["scores"][2] == 57


# --- placement ---


def test_macha_wants_each_card_higher_than_the_one_on_its_left() -> None:
    scene = Saga(bells=has(hand="b5 b4 b8", top="r5"), geis_top="curse_of_macha")

    scene.bells.takes("r1").answers("b4")
    assert scene.bells.is_asked() == ["middle", "bottom"]
    scene.bells.answers("middle")

    assert scene.bells.row("middle") == "b4"


def test_an_equal_card_is_not_higher_for_macha() -> None:
    scene = Saga(bells=has(hand="b5", top="r5"), geis_top="curse_of_macha")

    scene.bells.takes("r1").answers("b5")

    assert "top" not in scene.bells.is_asked()


def test_macha_compares_with_the_current_value_on_the_left() -> None:
    scene = Saga(bells=has(hand="b5", top="g1 kelpie"), geis_top="curse_of_macha")

    scene.bells.takes("r1").plays("b5", "top")

    assert scene.bells.values("top") == [1, 2, 5]


def test_gollerus_wants_another_colour_than_on_the_left() -> None:
    scene = Saga(bells=has(hand="b5 r5", middle="b4"), geis_middle="lady_of_gollerus")

    scene.bells.takes("r1").answers("b5")

    assert "middle" not in scene.bells.is_asked()


def test_gollerus_looks_at_the_current_colour_on_the_left() -> None:
    scene = Saga(bells=has(hand="b5", middle="b4", colours={"b4": "red"}), geis_middle="lady_of_gollerus")

    scene.bells.takes("r1").plays("b5", "middle")

    assert scene.bells.row("middle") == "b4 b5"


def test_deirdre_wants_no_value_twice_in_the_row() -> None:
    scene = Saga(bells=has(hand="b5", bottom="r5 r6"), geis_bottom="deirdre_of_the_sorrows")

    scene.bells.takes("r1").answers("b5")

    assert "bottom" not in scene.bells.is_asked()


def test_deirdre_looks_at_the_moment_of_playing_only() -> None:
    bells = has(hand="b8 g5", bottom="r2 kelpie", at="across:1,1 across:3,1")
    scene = Saga(bells=bells, geis_bottom="deirdre_of_the_sorrows")

    scene.bells.takes("r1").plays("g5", "bottom")

    assert scene.bells.values("bottom") == [2, 2, 5]


def test_when_nothing_can_be_played_a_card_is_discarded_without_its_effect() -> None:
    rows = has(top="b1 b2 b3 b4 b5", middle="g1 g2 g3 g4 g5", bottom="y5")
    grid = ["r5 r2 .", ". . .", ". . ."]
    scene = Saga(bells=has(hand="b5", **rows), grid=grid, geis_bottom="deirdre_of_the_sorrows")

    scene.bells.takes("r5")

    assert scene.open_question == ("bells", "forced-discard")
    scene.bells.answers("b5")
    assert scene.bells.row("bottom") == "y5"
    assert "b5" in scene.discard


def test_nothing_may_be_discarded_while_a_card_can_be_played() -> None:
    rows = has(top="b1 b2 b3 b4 b5", middle="g1 g2 g3 g4 g5", bottom="y5")
    scene = Saga(bells=has(hand="b5", **rows), geis_bottom="deirdre_of_the_sorrows")

    scene.bells.takes("r1")

    assert (scene.bells.question, scene.bells.is_asked()) == ("play", ["r1"])
