"""Encounters used in the Saga phase (rules 4 and 7, and the rulebook's clarifications)."""

from __future__ import annotations

from kit.saga import PASS, Saga, has

# --- Leprechaun Cobblers ---


def test_the_cobblers_move_to_the_first_free_slot_of_another_row() -> None:
    scene = Saga(bells=has(top="r5 leprechaun_cobblers r6", bottom="b4"))

    scene.bells.answers("leprechaun_cobblers", "bottom")

    assert scene.bells.row("top") == "r5 - r6"
    assert scene.bells.row("bottom") == "b4 leprechaun_cobblers"


def test_the_cobblers_fill_a_hole_first() -> None:
    scene = Saga(bells=has(top="leprechaun_cobblers", bottom="b4 - b5"))

    scene.bells.answers("leprechaun_cobblers", "bottom")

    assert scene.bells.row("bottom") == "b4 leprechaun_cobblers b5"


def test_the_cobblers_move_once_in_a_phase() -> None:
    scene = Saga(bells=has(top="leprechaun_cobblers", hand="r8", at="across:1,1 across:3,1"))

    scene.bells.answers("leprechaun_cobblers", "bottom")
    scene.bells.takes("r1")
    assert scene.bells.is_asked() == ["r1", "r8"]
    scene.bells.plays("r8", "top")

    assert scene.bells.is_asked() == ["b1", "b2"]


def test_the_cobblers_may_move_after_the_card_was_played() -> None:
    scene = Saga(bells=has(top="leprechaun_cobblers", hand="r8"))

    scene.bells.plays("r8", "top")
    assert scene.bells.question == "end-of-turn"
    scene.bells.answers("leprechaun_cobblers", "middle")

    assert scene.bells.row("top") == "- r8"


def test_the_cobblers_join_a_row_of_five() -> None:
    scene = Saga(bells=has(top="leprechaun_cobblers", bottom="b1 b2 b3 b4 b5"))

    scene.bells.answers("leprechaun_cobblers", "bottom")

    assert scene.bells.row("bottom") == "b1 b2 b3 b4 b5 leprechaun_cobblers"


def test_the_cobblers_heed_no_placement_rule() -> None:
    scene = Saga(bells=has(top="r8", bottom="leprechaun_cobblers"), geis_top="curse_of_macha")

    scene.bells.answers("leprechaun_cobblers", "top")

    assert scene.bells.values("top") == [8, 1]


def test_the_cobblers_do_not_work_on_the_turn_of_another() -> None:
    scene = Saga(bells=has(top="leprechaun_cobblers"), lyre=has(at="across:1,1"), turn="lyre")

    assert scene.bells.is_asked() == []


# --- Selkie ---


def test_the_selkie_swaps_with_an_adjacent_card() -> None:
    scene = Saga(bells=has(top="r5 selkie", bottom="b4"))

    scene.bells.answers("selkie", "r5")

    assert scene.bells.row("top") == "selkie r5"


def test_the_selkie_swaps_once_in_a_phase() -> None:
    scene = Saga(bells=has(top="r5 selkie", bottom="b4"))

    scene.bells.answers("selkie", "r5")

    assert scene.bells.is_asked() == ["r1", "r2"]


def test_a_lonely_selkie_cannot_swap() -> None:
    scene = Saga(bells=has(top="r5 - selkie", middle="b4 b5 - b6"))

    assert scene.bells.is_asked() == ["r1", "r2"]


def test_the_selkie_may_swap_up_and_down_and_values_follow() -> None:
    scene = Saga(bells=has(top="r5 kelpie", middle="b4 selkie"))
    assert scene.bells.value("kelpie") == 2

    scene.bells.answers("selkie", "b4")

    assert scene.bells.row("middle") == "selkie b4"
    assert scene.bells.value("kelpie") == 8


# --- Banshee's Lament ---


def test_the_banshee_leads_on_a_bard_that_no_longer_touches_a_card_at_once() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 ."]
    scene = Saga(bells=has(at="down:1,1"), lyre=has(top="banshees_lament", at="across:1,1"), grid=grid)

    scene.bells.takes("r1")

    assert scene.open_question == ("lyre", "banshee"), "before the taker plays"
    scene.lyre.answers("across:3,1")
    assert scene.lyre.bards == ["across:3,1"]
    assert scene.open_question == ("bells", "play")


def test_the_banshee_need_not_lead() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 ."]
    scene = Saga(bells=has(at="down:1,1"), lyre=has(top="banshees_lament", at="across:1,1"), grid=grid)

    scene.bells.takes("r1")
    scene.lyre.answers(PASS)

    assert scene.lyre.lost == ["across:1,1"]


def test_the_banshee_leads_to_free_gaps_between_cards_never_to_a_border() -> None:
    grid = ["r1 . r3", ". . .", "b1 b2 b3"]
    scene = Saga(bells=has(at="down:1,1 across:3,1"), lyre=has(top="banshees_lament", at="across:1,1"), grid=grid)

    scene.bells.takes("r1")

    assert set(scene.lyre.is_asked()) == {"across:1,2", "across:3,2", "down:1,3", "down:2,1", "down:2,3", PASS}


def test_the_banshee_leads_on_a_bard_whose_own_companion_took_the_last_card() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 ."]
    scene = Saga(bells=has(top="banshees_lament", at="across:1,1 down:1,1"), grid=[*grid[:2], ". b2 b3"])

    scene.bells.takes("r1", "down:1,1")

    assert scene.open_question == ("bells", "banshee")


def test_the_banshee_is_silent_when_no_free_gap_touches_a_card() -> None:
    grid = ["r1 . .", ". . .", "b1 . b3"]
    bells = has(hand="r8", at="down:1,1 down:2,1")
    scene = Saga(bells=bells, lyre=has(top="banshees_lament", at="across:1,1 down:2,3"), grid=grid)

    scene.bells.takes("r1")
    scene.lyre.answers("across:3,1")
    scene.bells.plays("r8", "top")
    scene.lyre.takes("b3").plays("b3", "top")
    scene.bells.takes("b1")

    assert scene.lyre.lost == ["across:3,1"]
    assert scene.open_question == ("bells", "play")


def test_the_banshee_wails_several_times_in_a_round_even_for_one_bard() -> None:
    grid = ["r1 . .", ". . y3", "b1 . b3"]
    bells = has(hand="r8", at="down:1,1 down:2,1")
    scene = Saga(bells=bells, lyre=has(top="banshees_lament", at="across:1,1 down:2,3"), grid=grid)

    scene.bells.takes("r1")
    scene.lyre.answers("across:3,1")
    scene.bells.plays("r8", "top")
    scene.lyre.takes("b3").plays("b3", "top")
    scene.bells.takes("b1")

    assert scene.open_question == ("lyre", "banshee")


def test_the_banshee_wails_in_a_later_round_for_a_bard_that_once_stayed_lost() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 ."]
    scene = Saga(bells=has(at="down:1,1"), lyre=has(top="banshees_lament", at="across:1,1"), grid=grid)
    scene.bells.takes("r1")
    scene.lyre.answers(PASS)
    scene.bells.plays("r1", "top")
    scene.lyre.plays("b1", "top")  # the Echtra; then a new round, lyre first
    scene.lyre.answers("across:1,1")
    scene.bells.answers("across:1,1" if "across:1,1" in scene.bells.is_asked() else "down:1,1")
    for place in ("down:2,3", "across:1,2", "across:3,1", "across:3,2"):
        scene.answer(scene.open[0].seat, place)

    # bells: down:1,1 across:1,2 across:3,2, lyre: across:1,1 down:2,3 across:3,1. Bells take both cards of across:1,1.
    corner, beside = scene.grid[0].split()[:2]
    scene.bells.takes(corner, *(["down:1,1"] if scene.bells.question == "which-bard" else []))
    scene.go_on_turn("bells")
    scene.lyre.takes(next(card for card in scene.lyre.is_asked() if card not in (corner, beside)))
    scene.go_on_turn("lyre")
    scene.bells.takes(beside)

    assert scene.open_question == ("lyre", "banshee")


def test_a_bard_the_loch_found_is_led_on_when_it_is_lost_again() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 b3"]
    bells = has(hand="dobhar_chu_loch", at="down:1,1 down:2,1 down:2,3")
    scene = Saga(bells=bells, lyre=has(top="banshees_lament", at="across:1,1 across:3,1"), grid=grid)
    scene.bells.takes("r1")
    scene.lyre.answers(PASS)
    scene.bells.plays("dobhar_chu_loch", "top", "across:1,1", "across:3,2")

    scene.lyre.takes("b2", "across:3,1").plays("b2", "top")
    scene.bells.takes("b3")

    assert scene.open_question == ("lyre", "banshee")


def test_of_two_lost_bards_in_one_gap_the_one_that_stayed_is_not_asked_again() -> None:
    bells = has(top="banshees_lament bru_na_boinne", at="across:1,1 down:2,3")
    scene = Saga(phase="journey", bells=bells, lyre=has(at="down:1,1 across:1,2 across:3,2"))
    scene.bells.answers("across:1,1")
    scene.lyre.takes("r1").plays("r1", "top")
    scene.bells.takes("y3").plays("y3", "middle")
    scene.lyre.takes("r2")
    assert scene.bells.lost == ["across:1,1", "across:1,1"]

    scene.bells.answers(PASS, "across:3,1")
    scene.lyre.plays("r2", "top")
    scene.bells.takes("b1")

    assert scene.open_question == ("bells", "play")


def test_a_bard_lost_before_the_banshee_came_is_not_led_on_by_a_later_card() -> None:
    grid = ["r1 . .", ". . .", "b1 b2 b3"]
    lyre = has(hand="banshees_lament", at="across:1,2 across:3,1")
    scene = Saga(bells=has(at="across:3,2"), lyre=lyre, grid=grid, turn="lyre")

    scene.lyre.takes("b1").plays("banshees_lament", "top")
    scene.bells.takes("b3")

    assert scene.open_question == ("bells", "play")


# --- Óengus's Mound ---

LOST = [". . .", ". . .", "b1 b2 b3"]


def test_the_mound_draws_a_card_that_may_be_kept_for_a_lost_bard() -> None:
    scene = Saga(bells=has(top="oenguss_mound", at="across:1,1"), grid=LOST, deck="r8")

    assert scene.bells.question == "mound-keep"
    scene.bells.answers("yes")

    assert scene.bells.hand == ["r8"]
    assert scene.bells.bards == []
    assert scene.open_question == ("bells", "play")


def test_the_mounds_card_may_be_discarded_for_any_card_left() -> None:
    scene = Saga(bells=has(top="oenguss_mound", at="across:1,1"), grid=LOST, deck="r8")

    scene.bells.answers("no")

    assert scene.discard == ["r8"]
    assert scene.bells.is_asked() == ["b1", "b2", "b3"]
    scene.bells.takes("b2")
    assert scene.bells.hand == ["b2"]


def test_the_mound_draws_for_each_lost_bard() -> None:
    scene = Saga(
        bells=has(top="oenguss_mound", at="across:1,1 down:1,3"), grid=[LOST[0], LOST[0], LOST[2]], deck="r8 r7"
    )

    scene.bells.answers("yes").plays("r8", "top")

    assert scene.bells.question == "mound-keep"
    scene.bells.answers("yes")
    assert scene.bells.hand == ["r7"]


def test_the_mound_does_nothing_for_a_bard_that_touches_a_card() -> None:
    scene = Saga(bells=has(top="oenguss_mound", at="across:3,1"), grid=LOST, deck="r8")

    assert scene.bells.question == "take"


def test_the_others_do_not_see_the_card_the_mound_draws() -> None:
    scene = Saga(bells=has(top="oenguss_mound", at="across:1,1"), grid=LOST, deck="r8")

    assert scene.game.view(0)["table"]["drawn"] == "red_8_a"
    assert scene.game.view(1)["table"].get("drawn") is None
    assert "red_8_a" not in str(scene.game.view(1))


def test_mag_mell_drawn_by_the_mound_and_discarded_was_never_in_hand_and_does_nothing() -> None:
    scene = Saga(bells=has(top="oenguss_mound", at="across:1,1"), grid=LOST, deck="mag_mell")

    scene.bells.answers("no")

    assert scene.open_question == ("bells", "take-lost")
