"""The catalogue packs refer to: which effects there are, and Geis scoring as named functions.

What cards do when played or used (on_play, saga, journey ...) is in cards.py under the names listed here; values that
depend on other cards are in persistent.py, Geis placement is in placement.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS
from fidchell.games.tirnanog.pack import PackError, Reader
from fidchell.games.tirnanog.placement import PLACEMENTS

if TYPE_CHECKING:
    from fidchell.games.tirnanog.table import Otherworld

Given = dict[str, Any]

# Effects by timing: name -> the parameters a pack must give.
EFFECTS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "on_play": {
        "take_neighbours_colour": (), "recolour_neighbour": ("colour_given",), "move_any_bard": (),
        "swap_two_others": (), "play_another_to_the_right": (), "discard_from_hand": (), "devour_a_neighbour": (),
        "copy_any_value": (),
    },
    "persistent": {
        "beside_a_colour": ("colour_met", "change"), "per_colour_beside": ("change",),
        "per_other_of_its_colour": ("change",), "value_of_the_left": (), "per_card_to_the_left": ("change",),
        "per_higher_neighbour": ("change",), "per_card_in_row_and_column": ("change",),
    },
    "journey": {"stand_on_a_corner": (), "share_a_gap": (), "move_bard_at_the_end": ()},
    "saga": {"move_to_another_row": (), "swap_with_neighbour": (), "lead_on_the_lost": (), "draw_for_the_lost": ()},
    "scoring": {"colours_in_row_and_column": ("points",)},
    "on_discard": {"recolour_any": ()},
}  # fmt: skip


def check_effect(reader: Reader, timing: str, effect: str) -> Given:
    """The parameters of a card's effect, checked."""
    known = EFFECTS[timing]
    if effect not in known:
        raise reader.wrong("effect", f"one of {', '.join(known)} for the timing {timing}")
    return _parameters(reader, known[effect])


def check_geis(reader: Reader, placement: str, scoring: str) -> Given:
    if placement and placement not in PLACEMENTS:
        raise reader.wrong("placement", f"one of {', '.join(PLACEMENTS)}, or left out")
    if scoring not in SCORINGS:
        raise reader.wrong("scoring", f"one of {', '.join(SCORINGS)}")
    return _parameters(reader, SCORINGS[scoring][1])


def _parameters(reader: Reader, names: tuple[str, ...]) -> Given:
    given: Given = {}
    for name in names:
        if name.startswith("colour"):
            given[name] = COLOURS.index(reader.word(name, COLOURS))
        elif name == "by_size":
            given[name] = reader.numbers(name, 0, 99)
        else:
            given[name] = reader.number(name, -9, 99)
    for name in reader.rest():
        raise PackError(f"{reader.file}: {reader.where} has a field {name!r} that its rule does not know")
    return given


# --- Geis scoring: (table, seat, row, parameters) -> points ---


def _cards(table: Otherworld, seat: int, row: int) -> list[tuple[int, int]]:
    """(column, card) of a row."""
    return [(column, card) for column, card in enumerate(table.row(seat, row)) if card != NOTHING]


def _column(table: Otherworld, seat: int, column: int) -> list[int]:
    cards = [table.slot(seat, row, column) for row in range(len(ROWS))]
    return [table.value[card] for card in cards if card != NOTHING]


def unique_in_row_and_column(table: Otherworld, seat: int, row: int, given: Given) -> int:
    values = [table.value[card] for _, card in _cards(table, seat, row)]
    points = 0
    for column, card in _cards(table, seat, row):
        value = table.value[card]
        if values.count(value) == 1 and _column(table, seat, column).count(value) == 1:
            points += value
    return points


def highest_of_each_colour(table: Otherworld, seat: int, row: int, given: Given) -> int:
    best: dict[int, int] = {}
    for _, card in _cards(table, seat, row):
        best[table.colour[card]] = max(best.get(table.colour[card], 0), table.value[card])
    return sum(best.values())


def neighbours_one_apart(table: Otherworld, seat: int, row: int, given: Given) -> int:
    pairs = 0
    for column, card in _cards(table, seat, row):
        right = table.slot(seat, row, column + 1)
        pairs += right != NOTHING and abs(table.value[card] - table.value[right]) == 1
    return int(given["points"]) * pairs


def total(table: Otherworld, seat: int, row: int, given: Given) -> int:
    return sum(table.value[card] for _, card in _cards(table, seat, row))


def lower_than_left(table: Otherworld, seat: int, row: int, given: Given) -> int:
    points = 0
    for column, card in _cards(table, seat, row):
        left = table.slot(seat, row, column - 1)
        if left != NOTHING and table.value[card] < table.value[left]:
            points += table.value[card]
    return points


def second_in_column(table: Otherworld, seat: int, row: int, given: Given) -> int:
    """The second-highest of its column; tied for highest scores nothing, tied for second scores."""
    points = 0
    for column, card in _cards(table, seat, row):
        value, higher = table.value[card], {v for v in _column(table, seat, column) if v > table.value[card]}
        if len(higher) == 1:
            points += value
    return points


def highest_in_column(table: Otherworld, seat: int, row: int, given: Given) -> int:
    points = 0
    for column, card in _cards(table, seat, row):
        others = _column(table, seat, column)
        others.remove(table.value[card])
        if all(value < table.value[card] for value in others):
            points += table.value[card]
    return points


def lowest_times(table: Otherworld, seat: int, row: int, given: Given) -> int:
    values = [table.value[card] for _, card in _cards(table, seat, row)]
    return int(given["points"]) * min(values) if len(values) >= given["needs"] else 0


def sets_of_equal_values(table: Otherworld, seat: int, row: int, given: Given) -> int:
    values = [table.value[card] for _, card in _cards(table, seat, row)]
    by_size: list[int] = given["by_size"]
    return sum(by_size[min(values.count(value), len(by_size) - 1)] for value in set(values))


def total_up_to(table: Otherworld, seat: int, row: int, given: Given) -> int:
    points = total(table, seat, row, given)
    return points if points <= given["most"] else 0


def colour_of_the_card_above(table: Otherworld, seat: int, row: int, given: Given) -> int:
    points = 0
    for column, card in _cards(table, seat, row):
        above = table.slot(seat, row - 1, column)
        if above != NOTHING and table.colour[above] == table.colour[card]:
            points += table.value[card]
    return points


def mirrored(table: Otherworld, seat: int, row: int, given: Given) -> int:
    """Slots 1 and 5, and 2 and 4."""
    points = 0
    for left, right in ((0, 4), (1, 3)):
        one, other = table.slot(seat, row, left), table.slot(seat, row, right)
        if NOTHING in (one, other):
            continue
        if table.value[one] == table.value[other]:
            points += int(given["same_value"])
        elif table.colour[one] == table.colour[other]:
            points += int(given["same_colour"])
    return points


# name -> function and the parameters a pack must give
SCORINGS: Final[dict[str, tuple[Callable[[Otherworld, int, int, Given], int], tuple[str, ...]]]] = {
    "unique_in_row_and_column": (unique_in_row_and_column, ()),
    "highest_of_each_colour": (highest_of_each_colour, ()),
    "neighbours_one_apart": (neighbours_one_apart, ("points",)),
    "total": (total, ()),
    "lower_than_left": (lower_than_left, ()),
    "second_in_column": (second_in_column, ()),
    "highest_in_column": (highest_in_column, ()),
    "lowest_times": (lowest_times, ("points", "needs")),
    "sets_of_equal_values": (sets_of_equal_values, ("by_size",)),
    "total_up_to": (total_up_to, ("most",)),
    "colour_of_the_card_above": (colour_of_the_card_above, ()),
    "mirrored": (mirrored, ("same_value", "same_colour")),
}
