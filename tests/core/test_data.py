"""Plain data: printed, compared, copied and saved by the field list alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from fidchell.core.data import Data, field_names, field_values, from_json, kinds_in, to_json


class Nothing(Data):
    __slots__ = ()


class Cow(Data):
    __slots__ = ("name",)

    def __init__(self, name: Any) -> None:
        self.name = name


class Bull(Cow):
    __slots__ = ("weight", "_seen")

    def __init__(self, name: Any, weight: int = 0) -> None:
        super().__init__(name)
        self.weight = weight
        self._seen: list[int] = []  # a cache


KINDS = kinds_in(__name__)
EVERY_SHAPE = [
    Nothing(),
    Cow("Finnbennach"),
    Cow(None),
    Cow(True),
    Cow(("white", ("horned", 1), ())),
    Bull("Donn", 900),
    Cow((Bull(Cow("inside"), 1), Nothing())),
]


def test_fields_are_the_public_slots_with_the_parents_first() -> None:
    assert field_names(Bull) == ("name", "weight")
    assert field_values(Bull("Donn", 900)) == ("Donn", 900)
    assert field_values(Cow("Donn")) == ("Donn",)
    assert field_values(Nothing()) == ()


def test_data_prints_as_it_is_written() -> None:
    assert repr(Bull("Donn", 900)) == "Bull(name='Donn', weight=900)"
    assert repr(Nothing()) == "Nothing()"


def test_equal_data_have_equal_kinds_and_fields() -> None:
    assert Bull("Donn", 900) == Bull("Donn", 900)
    assert hash(Bull("Donn", 900)) == hash(Bull("Donn", 900))
    assert Bull("Donn", 900) != Bull("Donn", 901)
    assert Bull("Donn") != Cow("Donn")
    assert Cow("Donn") != "Donn"


@pytest.mark.parametrize("thing", EVERY_SHAPE, ids=repr)
def test_a_copy_is_another_thing_of_the_same_fields(thing: Data) -> None:
    twin = thing.copy()

    assert twin == thing
    assert twin is not thing
    assert type(twin) is type(thing)


def test_a_cache_is_not_copied_compared_printed_or_saved() -> None:
    used = Bull("Donn", 900)
    used._seen.append(1)

    assert used == Bull("Donn", 900)
    assert used.copy()._seen == []
    assert "_seen" not in repr(used)
    assert to_json(used) == {"is": "Bull", "name": "Donn", "weight": 900}


@pytest.mark.parametrize("thing", EVERY_SHAPE, ids=repr)
def test_data_goes_through_json_and_comes_back(thing: Data) -> None:
    assert from_json(json.loads(json.dumps(to_json(thing))), KINDS) == thing


@pytest.mark.parametrize("value", [1.5, {"a": 1}, {1}, object, b"bytes", [1, [2.0]]])
def test_what_is_not_plain_is_refused_when_it_is_saved(value: Any) -> None:
    with pytest.raises(TypeError, match="is not plain data: keep numbers, words, tuples and Data"):
        to_json(Cow(value))


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(ValueError, match="no frame or effect is called 'Sheep' in this game"):
        from_json({"is": "Sheep"}, KINDS)


@pytest.mark.parametrize(
    ("saved", "said"), [({"name": "Donn"}, "'is'"), ({"is": "Bull", "name": "Donn"}, "Bull.*'weight'")]
)
def test_a_missing_field_is_named(saved: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        from_json(saved, KINDS)


# --- finding kinds ---


def test_kinds_are_found_by_the_package_they_are_in() -> None:
    assert kinds_in(__name__) == {"Nothing": Nothing, "Cow": Cow, "Bull": Bull}
    assert kinds_in("no.such.package") == {}
    assert "Running" in kinds_in("fidchell.core")


def test_a_package_is_not_found_by_half_its_name() -> None:
    assert kinds_in(__name__[:-1]) == {}


def test_two_kinds_of_one_name_are_refused() -> None:
    here = type("Twin", (Data,), {"__slots__": (), "__module__": "herd.plain"})
    there = type("Twin", (Data,), {"__slots__": (), "__module__": "herd.hill"})

    with pytest.raises(ValueError, match="two kinds are called Twin: in herd"):
        kinds_in("herd")
    assert kinds_in("herd.plain") == {"Twin": here}
    assert kinds_in("herd.hill") == {"Twin": there}


def test_a_kind_with_two_parents_is_met_once() -> None:
    left = type("Left", (Data,), {"__slots__": (), "__module__": "diamond"})
    right = type("Right", (Data,), {"__slots__": (), "__module__": "diamond"})
    both = type("Both", (left, right), {"__slots__": (), "__module__": "diamond"})

    assert kinds_in("diamond") == {"Left": left, "Right": right, "Both": both}
