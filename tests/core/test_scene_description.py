"""Reading a described position: every error names the place and says what would do."""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from fidchell.core.rules import GameError
from fidchell.core.scene import Description

CARDS = ("drive", "ban")


def refused(read: Any) -> str:
    """The sentence with which a description is refused."""
    with pytest.raises(GameError) as wrong:
        read()
    return str(wrong.value)


# --- what can be read ---


def test_every_sort_of_field_is_read() -> None:
    scene = Description(
        {"turn": 1, "open": True, "card": "ban", "deck": ["ban", "drive"], "herds": {"ford": 2}, "seats": [{"n": 1}]},
        "scene",
    )

    assert scene.number("turn", 0, 0, 2) == 1
    assert scene.flag("open", False) is True
    assert scene.word("card", CARDS, "drive") == "ban"
    assert scene.words("deck", CARDS) == ["ban", "drive"]
    assert scene.counts("herds", ("ford", "plain"), 6) == {"ford": 2, "plain": 0}
    assert [seat.number("n", 0, 0, 9) for seat in scene.each("seats", 1)] == [1]
    scene.finish()


def test_a_field_that_is_not_there_has_its_default() -> None:
    scene = Description({}, "scene")

    assert scene.number("turn", 1, 0, 2) == 1
    assert scene.flag("open", True) is True
    assert scene.word("card", CARDS, "drive") == "drive"
    assert scene.words("deck", CARDS) == []
    assert scene.counts("herds", ("ford",), 6) == {"ford": 0}
    assert len(scene.each("seats", 3)) == 3
    scene.finish()


def test_reading_changes_nothing_in_the_description() -> None:
    given = {"deck": ["ban"]}

    Description(given, "scene").words("deck", CARDS).append("drive")

    assert given == {"deck": ["ban"]}


# --- what is refused ---


@pytest.mark.parametrize("fields", [None, [], "text", 3, True])
def test_a_description_that_is_no_object_is_refused(fields: Any) -> None:
    assert refused(lambda: Description(fields, "scene")) == (
        f"scene must be an object with named fields, not {fields!r}"
    )


@pytest.mark.parametrize("value", [-1, 3, 1.0, "1", True, None, [1], 10**30])
def test_a_number_out_of_its_range_or_of_another_sort_is_refused(value: Any) -> None:
    scene = Description({"turn": value}, "scene")

    assert refused(lambda: scene.number("turn", 0, 0, 2)) == (f"scene.turn must be a number from 0 to 2, not {value!r}")


@pytest.mark.parametrize("value", [0, 1, "true", None])
def test_a_flag_is_true_or_false(value: Any) -> None:
    scene = Description({"open": value}, "scene")

    assert refused(lambda: scene.flag("open", False)) == f"scene.open must be true or false, not {value!r}"


@pytest.mark.parametrize("value", ["calf", "", 1, None, ["ban"], {"ban": 1}])
def test_a_word_that_is_not_known_is_refused_with_those_that_are(value: Any) -> None:
    scene = Description({"card": value}, "scene")

    assert refused(lambda: scene.word("card", CARDS, "ban")) == (f"scene.card must be one of drive, ban, not {value!r}")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("ban", "scene.deck must be a list, not 'ban'"),
        ({"ban": 1}, "scene.deck must be a list, not {'ban': 1}"),
        (None, "scene.deck must be a list, not None"),
        (["drive", "calf"], "scene.deck[1] must be one of drive, ban, not 'calf'"),
        (["drive", 3], "scene.deck[1] must be one of drive, ban, not 3"),
        ([["drive"]], "scene.deck[0] must be one of drive, ban, not ['drive']"),
        (["ban", "drive", "ban"], "scene.deck[2]: 'ban' is there twice"),
    ],
)
def test_in_a_list_of_words_the_wrong_one_is_named(value: Any, said: str) -> None:
    scene = Description({"deck": value}, "scene")

    assert refused(lambda: scene.words("deck", CARDS)) == said


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"ford": 7}, "scene.herds.ford must be a number from 0 to 6, not 7"),
        ({"swamp": 1}, "scene.herds has no field 'swamp'; its fields: ford"),
        ([1], "scene.herds must be an object with named fields, not [1]"),
    ],
)
def test_among_counts_the_wrong_one_is_named(value: Any, said: str) -> None:
    scene = Description({"herds": value}, "scene")

    assert refused(lambda: scene.counts("herds", ("ford",), 6)) == said


@pytest.mark.parametrize("value", [[], [{}], [{}, {}, {}], {}, "ab", None, {0: {}, 1: {}}])
def test_a_list_has_as_many_parts_as_there_are_seats(value: Any) -> None:
    scene = Description({"seats": value}, "scene")

    assert refused(lambda: scene.each("seats", 2)) == f"scene.seats must be a list of 2, not {value!r}"


def test_a_wrong_part_of_a_list_is_named_by_its_place() -> None:
    scene = Description({"seats": [{}, 5]}, "scene")

    assert refused(lambda: scene.each("seats", 2)) == "scene.seats[1] must be an object with named fields, not 5"


def test_a_field_that_nobody_reads_is_refused_with_those_that_are_read() -> None:
    scene = Description({"turn": 0, "trun": 1}, "scene")
    scene.number("turn", 0, 0, 1)
    scene.flag("open", False)

    assert refused(scene.finish) == "scene has no field 'trun'; its fields: open, turn"


def test_fields_that_are_no_words_are_refused_too() -> None:
    scene = Description({1: "one", "trun": 1}, "scene")

    assert refused(scene.finish).startswith("scene has no field ")


# --- a whole scene ---


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        (None, "scene must be an object with named fields, not None"),
        ({"players": 4}, "scene.players must be a number from 2 to 3, not 4"),
        ({"turn": 2}, "scene.turn must be a number from 0 to 1, not 2"),
        ({"round": 2}, "scene.round must be a number from 1 to 1, not 2"),
        ({"seed": "x"}, "scene.seed must be a number from 0 to 9007199254740992, not 'x'"),
        ({"deck": ["cow"]}, "scene.deck[0] must be one of drive, ride, "),
        ({"players_have": [{}]}, "scene.players_have must be a list of 2, not [{}]"),
        ({"players_have": [{}, {"hnad": []}]}, "scene.players_have[1] has no field 'hnad'; its fields: hand, herds"),
        ({"players_have": [{"hand": ["ban", "ban"]}, {}]}, "scene.players_have[0].hand[1]: 'ban' is there twice"),
        ({"players_have": [{"herds": {"moor": 1}}, {}]}, "scene.players_have[0].herds has no field 'moor'; its"),
        ({"players_have": [{"herds": {"ford": 4, "hill": 3}}, {}]}, "scene.players_have[0].herds: a player has 6 cows"),
        (
            {"players_have": [{"hand": ["calf"]}, {"hand": ["calf"]}]},
            "scene.players_have[1].hand: 'calf' lies somewhere else already",
        ),
        (
            {"players_have": [{"hand": ["calf"]}, {}], "deck": ["wolf", "calf"]},
            "scene.deck: 'calf' lies somewhere else already",
        ),
        ({"discard": ["calf"]}, "scene has no field 'discard'; its fields: deck, players, "),
    ],
)
def test_a_wrong_scene_is_refused_with_the_place_that_is_wrong(scene: Any, said: str) -> None:
    assert refused(lambda: fidchell.scene("tain", scene)).startswith(said)


def test_the_game_keeps_its_own_copy_of_the_description() -> None:
    scene: dict[str, Any] = {"players_have": [{"hand": ["calf"]}, {}]}
    game = fidchell.scene("tain", scene)

    scene["players_have"][0]["hand"].append("wolf")

    assert game.record()["scene"] == {"players_have": [{"hand": ["calf"]}, {}]}
