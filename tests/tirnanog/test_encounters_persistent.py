"""Encounters whose value follows the saga, and Glastonbury, which scores (rules 4 and 7)."""

from __future__ import annotations

import pytest

from fidchell.games.tirnanog.api import RULES
from fidchell.games.tirnanog.persistent import settle_values
from fidchell.games.tirnanog.table import Otherworld
from kit.saga import Saga, has
from kit.walk import Choices, begin, walk


def value_of(card: str, **saga: str) -> int:
    """The value of a card in a saga."""
    return Saga(bells=saga).bells.value(card)


# --- Cù-sìth Den ---


def test_the_den_gains_one_for_each_other_card_of_its_colour_anywhere_in_the_saga() -> None:
    assert value_of("cu_sith_den", top="cu_sith_den r5 b2", bottom="r1 r2") == 3


def test_the_den_does_not_count_itself() -> None:
    assert value_of("cu_sith_den", top="cu_sith_den b2") == 0


def test_the_den_counts_another_den() -> None:
    scene = Saga(bells=has(top="cu_sith_den", bottom="cu_sith_den b3"))

    assert scene.bells.values("top") == [1]
    assert scene.bells.values("bottom") == [1, 3]


def test_a_recoloured_den_counts_cards_of_its_current_colour() -> None:
    scene = Saga(bells=has(top="cu_sith_den r5 r6", bottom="g1", colours={"cu_sith_den": "green"}))

    assert scene.bells.value("cu_sith_den") == 1


def test_the_den_changes_when_a_card_is_played_or_recoloured() -> None:
    scene = Saga(bells=has(hand="dolmen r8", top="cu_sith_den", bottom="r5", at="across:1,1 across:3,1"))

    scene.bells.plays("r8", "bottom")
    assert scene.bells.value("cu_sith_den") == 2
    scene.bells.plays("dolmen", "bottom", "r8")

    assert scene.bells.value("cu_sith_den") == 1


# --- Kelpie ---


def test_the_kelpie_loses_six_next_to_green() -> None:
    assert value_of("kelpie", top="g1 kelpie") == 2


def test_two_green_neighbours_take_six_from_the_kelpie_only_once() -> None:
    assert value_of("kelpie", top="g1 kelpie g2", middle="r1 g3") == 2


def test_the_kelpie_away_from_green_is_worth_eight() -> None:
    assert value_of("kelpie", top="g1 r1 kelpie", middle="g2") == 8


def test_a_hole_keeps_green_away_from_the_kelpie() -> None:
    assert value_of("kelpie", top="g1 - kelpie") == 8


def test_the_kelpie_gains_six_again_when_its_green_neighbour_leaves() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist", top="kelpie", middle="g5"))

    scene.bells.plays("hungry_oillipheist", "middle", "g5")

    assert scene.bells.value("kelpie") == 8


# --- Hill of the Cailleach ---


def test_the_hill_gains_three_for_each_colour_next_to_it() -> None:
    assert value_of("hill_of_the_cailleach", top="r1 r2", middle="y1 hill_of_the_cailleach g3", bottom="b1 b2") == 12


def test_a_colour_twice_next_to_the_hill_counts_once() -> None:
    assert value_of("hill_of_the_cailleach", top="r1 hill_of_the_cailleach r3", middle="y1 r5") == 3


def test_the_hill_is_not_its_own_neighbour() -> None:
    assert value_of("hill_of_the_cailleach", top="hill_of_the_cailleach") == 0


def test_the_hill_counts_current_colours() -> None:
    scene = Saga(bells=has(top="r1 hill_of_the_cailleach r3", colours={"r1": "blue"}))

    assert scene.bells.value("hill_of_the_cailleach") == 6


# --- Túr Bhalair ---


def test_tur_bhalair_loses_one_for_each_card_to_its_left() -> None:
    assert value_of("tur_bhalair", top="r1 r2 r3 tur_bhalair r4") == 4


def test_tur_bhalair_at_the_left_end_is_worth_seven() -> None:
    assert value_of("tur_bhalair", top="tur_bhalair r4", middle="r1 r2 r3") == 7


def test_a_hole_is_no_card_to_the_left_of_tur_bhalair() -> None:
    assert value_of("tur_bhalair", top="r1 - r3 tur_bhalair") == 5


def test_tur_bhalair_never_goes_below_nought() -> None:
    assert value_of("tur_bhalair", top="r1 r2 r3 r4 r5 r6 r7 r8 tur_bhalair") == 0


# --- Fir Darrig ---


def test_fir_darrig_has_the_current_value_of_the_card_on_its_left() -> None:
    assert value_of("fir_darrig", top="g1 kelpie fir_darrig") == 2
    assert value_of("fir_darrig", top="r1 kelpie fir_darrig") == 8


@pytest.mark.parametrize("top", ["fir_darrig r7", "r7 - fir_darrig"])
def test_fir_darrig_with_nothing_on_its_left_is_worth_two(top: str) -> None:
    assert value_of("fir_darrig", top=top, middle="b5 b5") == 2


def test_fir_darrig_follows_when_the_card_on_its_left_changes() -> None:
    scene = Saga(bells=has(hand="g1", top="kelpie fir_darrig"))

    scene.bells.plays("g1", "middle")

    assert scene.bells.values("top") == [2, 2]


def test_a_chain_of_fir_darrig_settles_from_left_to_right() -> None:
    scene = Saga(bells=has(top="r7 fir_darrig fir_darrig"))

    assert scene.bells.values("top") == [7, 7, 7]


def test_fir_darrig_may_exceed_eight() -> None:
    top = "hill_of_the_cailleach fir_darrig"
    scene = Saga(bells=has(top=top, middle="g3", values={"hill_of_the_cailleach": 7}))

    assert scene.bells.values("top") == [13, 13]


# --- Fomorian ---


def test_the_fomorian_loses_one_for_each_higher_neighbour() -> None:
    assert value_of("fomorian", top="r7 fomorian b8", middle="y1 y2") == 4


def test_an_equal_neighbour_does_not_weaken_the_fomorian() -> None:
    assert value_of("fomorian", top="r6 fomorian") == 6


def test_the_fomorian_compares_printed_values() -> None:
    assert value_of("fomorian", top="fomorian kelpie g1") == 5, "the Kelpie is worth 2 but printed 8"


def test_higher_cards_beyond_a_hole_or_a_corner_do_not_weaken_the_fomorian() -> None:
    assert value_of("fomorian", top="r8 - fomorian", middle="r7 b7 - b8") == 6


# --- Bodach ---


def test_the_bodach_gains_one_for_each_other_card_of_its_row_and_column() -> None:
    assert value_of("bodach", top="r1 r2", middle="y1 bodach y2", bottom="b1 b2") == 5


def test_the_bodach_alone_is_worth_one() -> None:
    assert value_of("bodach", top="bodach", middle="- r1") == 1


def test_the_bodach_does_not_count_holes() -> None:
    assert value_of("bodach", top="r1 - bodach", middle="y1 y2 - y3") == 2


def test_the_bodach_in_a_row_of_six_counts_them_all() -> None:
    scene = Saga(bells=has(top="r1 r2 r3 r4 bodach", middle="leprechaun_cobblers"))

    scene.bells.answers("leprechaun_cobblers", "top")

    assert scene.bells.value("bodach") == 6


# --- Glastonbury ---


def test_glastonbury_scores_one_for_each_colour_of_its_row_and_column() -> None:
    scene = Saga(phase="score", bells=has(top="r1 glastonbury", middle="b1 g2", bottom="r2 r3"))

    assert scene.result["points"][0][3] == 3


def test_glastonbury_alone_scores_its_own_colour() -> None:
    scene = Saga(phase="score", bells=has(top="glastonbury", middle="- b1"))

    assert scene.result["points"][0][3] == 1


def test_glastonbury_counts_current_colours() -> None:
    saga = has(top="glastonbury r1 r2", colours={"r1": "blue"})
    scene = Saga(phase="score", bells=saga)

    assert scene.result["points"][0][3] == 3


def test_glastonbury_scores_apart_from_the_geis_of_its_row() -> None:
    scene = Saga(phase="score", bells=has(top="glastonbury"))

    assert scene.result["points"][0] == [6, 0, 0, 1, 0]


@pytest.mark.parametrize("seed", range(6))
def test_values_are_always_settled(seed: int) -> None:
    """After a card is played only those that see it are looked at: looking at all again must change nothing."""
    game = begin(RULES, 1 + seed % 5, seed)

    for _ in walk(game, Choices(seed)):
        table = game.table
        assert isinstance(table, Otherworld)
        assert [settle_values(table, seat) for seat in range(table.seats)] == [[]] * table.seats
