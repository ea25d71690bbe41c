"""Encounters that act when they are played (rules 4 and 7)."""

from __future__ import annotations

from kit.saga import STOP, Saga, has

# --- Clurichaun's Brewery ---


def test_the_brewery_takes_the_colour_of_an_adjacent_card_of_your_choice() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="r5", middle="b4 y2"))

    scene.bells.plays("clurichauns_brewery", "top")

    assert set(scene.bells.is_asked()) == {"red", "yellow"}
    scene.bells.answers("yellow")
    assert scene.bells.colours("top") == ["red", "yellow"]


def test_the_brewery_without_a_neighbour_stays_green() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="r5 r6"))

    scene.bells.plays("clurichauns_brewery", "bottom")

    assert scene.bells.colours("bottom") == ["green"]


def test_the_brewery_may_stay_green_next_to_a_green_card() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="g5", middle="b4 y2"))

    scene.bells.plays("clurichauns_brewery", "top", "green")

    assert scene.bells.colour("clurichauns_brewery") == "green"


def test_the_brewery_must_change_when_no_neighbour_is_green() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="b5"))

    scene.bells.plays("clurichauns_brewery", "top")

    assert "green" not in scene.bells.is_asked()
    assert STOP not in scene.bells.is_asked()


def test_the_brewery_takes_the_current_colour_of_a_recoloured_neighbour() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="b5", colours={"b5": "red"}))

    scene.bells.plays("clurichauns_brewery", "top", "red")

    assert scene.bells.colours("top") == ["red", "red"]


def test_the_brewery_that_turned_away_from_green_frees_a_kelpie() -> None:
    scene = Saga(bells=has(hand="clurichauns_brewery", top="kelpie"))

    scene.bells.plays("clurichauns_brewery", "top", "blue")

    assert scene.bells.values("top") == [8, 4]


# --- Dolmen ---


def test_the_dolmen_turns_an_adjacent_card_green() -> None:
    scene = Saga(bells=has(hand="dolmen", top="r5", middle="b4 b2"))

    scene.bells.plays("dolmen", "top", "b2")

    assert scene.bells.colours("middle") == ["blue", "green"]


def test_the_dolmen_may_leave_everything_as_it_is() -> None:
    scene = Saga(bells=has(hand="dolmen", top="r5"))

    scene.bells.plays("dolmen", "top", STOP)

    assert scene.bells.colours("top") == ["red", "green"]


def test_the_dolmen_does_not_reach_over_a_hole_or_a_diagonal() -> None:
    scene = Saga(bells=has(hand="dolmen", top="r5 - r6", middle="b4 - b6", bottom="y1 - y3"))

    scene.bells.plays("dolmen", "middle")

    assert set(scene.bells.is_asked()) == {"b4", "b6", STOP}


def test_the_dolmen_drags_down_a_kelpie_next_to_the_card_it_turns() -> None:
    scene = Saga(bells=has(hand="dolmen", top="kelpie r5"))

    scene.bells.plays("dolmen", "top", "r5")

    assert scene.bells.values("top") == [2, 5, 5]


# --- Dobhar-chú Loch ---


def test_the_loch_moves_anybodys_bard_to_another_free_gap_between_two_cards() -> None:
    scene = Saga(bells=has(hand="dobhar_chu_loch", at="across:1,1"), lyre=has(at="across:3,1"))

    scene.bells.plays("dobhar_chu_loch", "top", "across:3,1", "down:1,3")

    assert scene.lyre.bards == ["down:1,3"]


def test_the_loch_offers_only_free_gaps_between_two_cards_still_there() -> None:
    scene = Saga(bells=has(hand="dobhar_chu_loch", at="across:1,1"), lyre=has(at="across:3,1 down:1,3"))

    scene.bells.takes("r2").plays("dobhar_chu_loch", "top", "across:3,1")

    assert scene.bells.is_asked() == ["across:3,2", "down:1,1", "down:2,1", "down:2,3"]


def test_the_loch_is_ignored_when_no_free_gap_lies_between_two_cards() -> None:
    grid = ["r1 r2 .", ". . .", ". . b3"]
    scene = Saga(bells=has(hand="dobhar_chu_loch", at="across:1,1"), lyre=has(at="down:2,3"), grid=grid)

    scene.bells.plays("dobhar_chu_loch", "top")

    assert scene.lyre.bards == ["down:2,3"]
    assert scene.open_question == ("lyre", "take")


def test_the_loch_is_ignored_when_no_bard_is_left_in_the_otherworld() -> None:
    scene = Saga(bells=has(hand="dobhar_chu_loch", at="across:1,1"))

    scene.bells.plays("dobhar_chu_loch", "top")

    assert scene.open_question == ("lyre", "place-bard")


def test_the_loch_finds_a_lost_bard_again() -> None:
    grid = ["r1 r2 r3", ". . .", ". b2 b3"]
    scene = Saga(bells=has(hand="dobhar_chu_loch", at="across:1,1"), lyre=has(at="down:2,1"), grid=grid)

    scene.bells.plays("dobhar_chu_loch", "top", "down:2,1", "across:3,2")

    assert scene.lyre.lost == []
    assert scene.lyre.is_asked() == ["b2", "b3"]


def test_the_loch_may_move_either_bard_of_a_gap_shared_with_balor() -> None:
    scene = Saga(
        players=1,
        phase="saga",
        bells=has(hand="dobhar_chu_loch", at="across:1,1 across:3,1"),
        balor_bards="across:3,1",
    )

    scene.bells.plays("dobhar_chu_loch", "top", "across:3,1")

    assert scene.bells.question == "whose", "anyone's bard: yours or Balor's"


# --- Manannán's Quay ---


def test_the_quay_swaps_two_other_cards_of_the_saga() -> None:
    scene = Saga(bells=has(hand="manannans_quay", top="r5 r6", bottom="b4"))

    scene.bells.plays("manannans_quay", "middle", "r5", "b4")

    assert scene.bells.row("top") == "b4 r6"
    assert scene.bells.row("bottom") == "r5"


def test_the_quay_may_be_left_alone_and_never_swaps_itself() -> None:
    scene = Saga(bells=has(hand="manannans_quay", top="r5 r6"))

    scene.bells.plays("manannans_quay", "middle")

    assert scene.bells.is_asked() == ["r5", "r6", STOP]
    scene.bells.answers(STOP)
    assert scene.bells.row("top") == "r5 r6"


def test_the_quay_with_fewer_than_two_other_cards_does_nothing() -> None:
    scene = Saga(bells=has(hand="manannans_quay", top="r5"))

    scene.bells.plays("manannans_quay", "middle")

    assert scene.open_question == ("lyre", "place-bard")


def test_the_quay_does_not_start_the_on_play_effect_of_a_swapped_card() -> None:
    scene = Saga(bells=has(hand="manannans_quay r8", top="dullahan r6", at="across:1,1"), lyre=has(at="across:3,1"))

    scene.bells.plays("manannans_quay", "middle", "dullahan", "r6")

    assert scene.open_question == ("lyre", "take")
    assert scene.discard == []


def test_a_swap_at_the_quay_heeds_no_placement_rule_of_a_geis() -> None:
    scene = Saga(bells=has(hand="manannans_quay", top="r2 r6"), geis_top="curse_of_macha")

    scene.bells.plays("manannans_quay", "middle", "r2", "r6")

    assert scene.bells.values("top") == [6, 2]


def test_tokens_travel_with_cards_swapped_at_the_quay() -> None:
    scene = Saga(bells=has(hand="manannans_quay", top="r5 b6", colours={"r5": "green"}, values={"r5": 9}))

    scene.bells.plays("manannans_quay", "middle", "r5", "b6")

    assert scene.bells.values("top") == [6, 9]
    assert scene.bells.colours("top") == ["blue", "green"]


# --- Gancanagh's Glen ---


def test_the_glen_plays_another_card_of_your_hand_to_its_right() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen r7", bottom="b2"))

    scene.bells.takes("r1").plays("gancanaghs_glen", "bottom", "r7")

    assert scene.bells.row("bottom") == "b2 gancanaghs_glen r7"
    assert scene.bells.hand == ["r1"]


def test_the_glen_is_mandatory_when_it_is_possible() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen r7"))

    scene.bells.plays("gancanaghs_glen", "bottom")

    assert scene.bells.is_asked() == ["r1", "r7"]


def test_the_glen_that_fills_a_hole_with_a_card_on_its_right_is_ignored() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen r7", bottom="b2 - b3"))

    scene.bells.plays("gancanaghs_glen", "bottom")

    assert scene.bells.row("bottom") == "b2 gancanaghs_glen b3"
    assert scene.open_question == ("lyre", "place-bard")


def test_the_glen_as_fifth_card_of_its_row_is_ignored() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen r7", bottom="b2 b3 b4 b5"))

    scene.bells.plays("gancanaghs_glen", "bottom")

    assert scene.open_question == ("lyre", "place-bard")


def test_the_card_played_by_the_glen_heeds_the_geis() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen b2 b8"), geis_top="curse_of_macha")

    scene.bells.takes("r1").plays("gancanaghs_glen", "top")

    assert scene.bells.is_asked() == ["b8"]


def test_the_card_played_by_the_glen_has_its_on_play_effect() -> None:
    scene = Saga(bells=has(hand="gancanaghs_glen dolmen"))

    scene.bells.plays("gancanaghs_glen", "top", "dolmen", "gancanaghs_glen")

    assert scene.bells.colours("top") == ["green", "green"]
