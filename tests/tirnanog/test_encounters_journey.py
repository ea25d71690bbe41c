"""Encounters used in the Journey (rules 4 and 7, and the rulebook's clarifications)."""

from __future__ import annotations

from kit.saga import STOP, Saga, has

RING_GAPS = {"across:1,1", "across:1,2", "across:3,1", "across:3,2", "down:1,1", "down:1,3", "down:2,1", "down:2,3"}
RING_CORNERS = {"corner:1,1", "corner:1,2", "corner:2,1", "corner:2,2"}

# --- The Sídh ---


def test_the_sidh_moves_one_bard_to_another_free_gap_after_your_last_bard() -> None:
    scene = Saga(phase="journey", bells=has(top="the_sidh", at="across:1,1 across:1,2"), lyre=has(at="down:2,3"))

    scene.bells.answers("across:3,1", "across:1,1", "down:1,1")

    assert scene.bells.bards == ["across:1,2", "across:3,1", "down:1,1"]


def test_the_sidh_is_not_asked_before_the_last_bard() -> None:
    scene = Saga(phase="journey", bells=has(top="the_sidh", at="across:1,1"))

    scene.bells.answers("across:3,1")

    assert scene.open_question == ("lyre", "place-bard")


def test_the_sidh_may_be_left_alone() -> None:
    scene = Saga(phase="journey", bells=has(top="the_sidh", at="across:1,1 across:1,2"))

    scene.bells.answers("across:3,1", STOP)

    assert scene.bells.bards == ["across:1,1", "across:1,2", "across:3,1"]
    assert scene.open_question == ("lyre", "place-bard")


def test_the_sidh_leads_to_free_gaps_only_even_with_bru_and_merrow() -> None:
    top = "the_sidh bru_na_boinne merrow_milliners"
    scene = Saga(phase="journey", bells=has(top=top, at="across:1,1 across:1,2"), lyre=has(at="down:2,3"))

    scene.bells.answers("across:3,1", "across:1,1")

    assert set(scene.bells.is_asked()) == RING_GAPS - {"across:1,1", "across:1,2", "across:3,1", "down:2,3"}


# --- Merrow Milliners ---


def test_merrow_lets_a_bard_stand_on_an_inner_corner() -> None:
    scene = Saga(phase="journey", bells=has(top="merrow_milliners"))

    assert set(scene.bells.is_asked()) == RING_GAPS | RING_CORNERS


def test_without_merrow_nobody_stands_on_a_corner() -> None:
    scene = Saga(phase="journey", turn="lyre", bells=has(top="merrow_milliners"))

    assert set(scene.lyre.is_asked()) == RING_GAPS


def test_merrow_allows_one_corner_in_each_journey() -> None:
    scene = Saga(phase="journey", bells=has(top="merrow_milliners"))

    scene.bells.answers("corner:1,1")
    scene.lyre.answers("across:1,1")

    assert set(scene.bells.is_asked()) == RING_GAPS - {"across:1,1"}


def test_a_bard_on_a_corner_of_the_ring_takes_one_of_three_cards() -> None:
    scene = Saga(bells=has(top="merrow_milliners", hand="b8", at="corner:2,1"))

    assert scene.bells.is_asked() == ["y1", "b1", "b2"]
    scene.bells.takes("b1")
    assert "b1" in scene.bells.hand


def test_a_bard_on_a_corner_of_a_wide_grid_takes_one_of_four_cards() -> None:
    scene = Saga(players=3, bells=has(top="merrow_milliners", at="corner:1,2"))

    assert set(scene.bells.is_asked()) == {"r2", "r3", "y2", "y3"}


def test_a_bard_on_a_corner_is_lost_only_when_all_cards_there_are_gone() -> None:
    grid = [". r2 r3", ". . y3", "b1 b2 b3"]
    scene = Saga(bells=has(at="corner:1,1"), lyre=has(at="across:1,2"), grid=grid, turn="lyre")

    scene.lyre.takes("r2")

    assert scene.bells.lost == ["corner:1,1"]


# --- Brú na Bóinne ---


def test_bru_lets_a_bard_join_another_in_its_gap() -> None:
    scene = Saga(phase="journey", bells=has(top="bru_na_boinne"), lyre=has(at="across:1,1"))

    scene.bells.answers("across:1,1")

    assert scene.bells.bards == scene.lyre.bards == ["across:1,1"]


def test_one_bru_serves_one_bard_in_each_journey() -> None:
    scene = Saga(phase="journey", bells=has(top="bru_na_boinne"), lyre=has(at="across:1,1"))

    scene.bells.answers("across:1,1")
    scene.lyre.answers("down:1,1")

    assert set(scene.bells.is_asked()) == RING_GAPS - {"across:1,1", "down:1,1"}


def test_two_bru_serve_two_bards() -> None:
    scene = Saga(phase="journey", bells=has(top="bru_na_boinne bru_na_boinne"), lyre=has(at="across:1,1"))

    scene.bells.answers("across:1,1")
    scene.lyre.answers("down:1,1")

    assert "down:1,1" in scene.bells.is_asked()


def test_a_gap_with_two_bards_is_full_even_for_bru() -> None:
    scene = Saga(
        phase="journey", bells=has(at="across:1,1"), lyre=has(at="across:1,1"), flute=has(top="bru_na_boinne"), turn=2
    )

    assert "across:1,1" not in scene.flute.is_asked()


def test_bru_joins_a_bard_of_your_own() -> None:
    scene = Saga(phase="journey", bells=has(top="bru_na_boinne", at="across:1,1"))

    scene.bells.answers("across:1,1")

    assert scene.bells.bards == ["across:1,1", "across:1,1"]


def test_a_scene_may_show_two_bards_of_one_owner_in_one_gap() -> None:
    scene = Saga(bells=has(at="across:1,1 across:1,1"))

    assert scene.bells.bards == ["across:1,1", "across:1,1"]


def test_bru_never_joins_a_bard_on_a_corner_even_with_merrow() -> None:
    scene = Saga(phase="journey", bells=has(top="bru_na_boinne merrow_milliners", at="corner:1,1"))

    assert "corner:1,1" not in scene.bells.is_asked()
    assert "corner:1,2" in scene.bells.is_asked()


def test_two_bards_in_one_gap_take_one_of_its_cards_each() -> None:
    scene = Saga(bells=has(at="across:1,1 down:1,1"), lyre=has(at="across:1,1 across:3,1"), flute=has(at="across:1,2"))

    scene.bells.takes("r1", "across:1,1").plays("r1", "top")
    scene.flute.takes("r3").plays("r3", "top")
    scene.lyre.takes("r2").plays("r2", "top")
    scene.bells.takes("y1").plays("y1", "top")

    assert scene.open_question == ("lyre", "take")
