"""More Encounters that act when they are played, and Mag Mell, which acts when discarded (rules 4 and 7)."""

from __future__ import annotations

from kit.saga import STOP, Saga, has

# --- Dullahan ---


def test_the_dullahan_discards_a_card_from_your_hand() -> None:
    scene = Saga(bells=has(hand="dullahan b7"))

    scene.bells.plays("dullahan", "top")

    assert scene.bells.is_asked() == ["r1", "b7"]
    scene.bells.answers("b7")
    assert "b7" in scene.discard


def test_the_dullahan_discards_nothing_from_an_empty_hand() -> None:
    grid = ["dullahan r2 .", ". . .", ". . ."]
    scene = Saga(bells=has(at="across:1,1"), grid=grid, lyre=has(at="across:1,1"))

    scene.bells.takes("dullahan").plays("dullahan", "top")

    assert scene.discard == []
    assert scene.open_question == ("lyre", "take")


def test_whoever_discarded_for_the_dullahan_skips_the_upkeep_discard() -> None:
    scene = Saga(bells=has(hand="dullahan b7 b6 b5 b4"), lyre=has(hand="y4 y5 y6 y7 y8"))

    scene.bells.plays("dullahan", "top", "b7")

    assert scene.bells.question == ""
    assert scene.lyre.question == "upkeep-discard"


def test_mag_mell_discarded_for_the_dullahan_changes_a_colour() -> None:
    scene = Saga(bells=has(hand="dullahan mag_mell", top="r5"))

    scene.bells.plays("dullahan", "top", "mag_mell", "r5", "blue")

    assert scene.bells.colours("top") == ["blue", "red"]


# --- Hungry Oilliphéist ---


def test_the_oillipheist_eats_a_neighbour_and_gains_its_value() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist", top="r5 r6 r7", middle="b8 b2"))

    scene.bells.plays("hungry_oillipheist", "middle", "b2")

    assert scene.bells.row("middle") == "b8 - hungry_oillipheist"
    assert scene.bells.value("hungry_oillipheist") == 6
    assert "b2" in scene.discard


def test_the_oillipheist_may_go_hungry() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist", top="r5"))

    scene.bells.plays("hungry_oillipheist", "top", STOP)

    assert scene.bells.values("top") == [5, 4]


def test_the_oillipheist_without_a_neighbour_asks_nothing() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist", top="r5"))

    scene.bells.plays("hungry_oillipheist", "bottom")

    assert scene.open_question == ("lyre", "place-bard")


def test_the_oillipheist_gains_the_current_value_of_what_it_eats() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist", top="g1 kelpie"))

    scene.bells.plays("hungry_oillipheist", "top", "kelpie")

    assert scene.bells.values("top") == [1, None, 6]


def test_the_hole_left_by_the_oillipheist_is_filled_first() -> None:
    scene = Saga(bells=has(hand="hungry_oillipheist b8", top="r5", at="across:1,1 across:3,1"))

    scene.bells.plays("hungry_oillipheist", "top", "r5")
    scene.bells.plays("b8", "top")

    assert scene.bells.row("top") == "b8 hungry_oillipheist"


# --- Púca ---


def test_the_puca_takes_the_value_of_any_other_card_of_the_saga() -> None:
    scene = Saga(bells=has(hand="puca", top="r5 r8", bottom="b1"))

    scene.bells.plays("puca", "middle", "r8")

    assert scene.bells.value("puca") == 8


def test_the_puca_may_keep_its_own_value() -> None:
    scene = Saga(bells=has(hand="puca", top="r5 r8"))

    scene.bells.plays("puca", "middle", STOP)

    assert scene.bells.value("puca") == 2


def test_the_puca_keeps_the_value_when_its_model_changes_later() -> None:
    scene = Saga(bells=has(hand="puca g1", top="kelpie", at="across:1,1 across:3,1"))

    scene.bells.plays("puca", "bottom", "kelpie")
    scene.bells.plays("g1", "top")

    assert scene.bells.values("top") == [2, 1]
    assert scene.bells.value("puca") == 8


# --- Mag Mell ---


def test_mag_mell_discarded_in_the_upkeep_changes_the_colour_of_a_card() -> None:
    scene = Saga(phase="upkeep", bells=has(hand="mag_mell r4 r5 r6 r7", top="b5"))

    scene.bells.answers("mag_mell", "b5", "red")

    assert scene.bells.colours("top") == ["red"]


def test_mag_mell_need_not_change_anything() -> None:
    scene = Saga(phase="upkeep", bells=has(hand="mag_mell r4 r5 r6 r7", top="b5"))

    scene.bells.answers("mag_mell", STOP)

    assert scene.bells.colours("top") == ["blue"]


def test_mag_mell_played_into_the_saga_does_nothing() -> None:
    scene = Saga(bells=has(hand="mag_mell", top="b5"))

    scene.bells.plays("mag_mell", "top")

    assert scene.bells.colours("top") == ["blue", "green"]
    assert scene.open_question == ("lyre", "place-bard")


def test_mag_mell_dropped_because_nothing_can_be_played_does_nothing() -> None:
    rows = has(top="b1 b2 b3 b4 b5", middle="y1 y2 y3 y4 y5", bottom="g1 g2 g3 g4 g5")
    scene = Saga(bells=has(hand="mag_mell", **rows))

    scene.bells.takes("r1").answers("mag_mell")

    assert scene.open_question == ("lyre", "place-bard")
    assert "mag_mell" in scene.discard


def test_mag_mell_in_the_last_upkeep_counts_before_the_regions_are_scored() -> None:
    scene = Saga(phase="upkeep", round=5, bells=has(hand="mag_mell", top="b5 r5"))

    scene.bells.answers("mag_mell", "r5", "blue")

    assert scene.result["points"][0][4] == 8
