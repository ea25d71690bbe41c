"""The catalogue packs refer to: persistent values, Geis placement and scoring, as named functions with parameters.

What cards do when played or used (on_play, saga, journey ...) is in cards.py under the names listed here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.values import bits, put
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS
from fidchell.games.tirnanog.pack import PackError, Reader

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


# --- persistent values: (table, seat, row, column, base value, parameters) -> value ---


def beside_a_colour(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    met = any(table.colour[card] == given["colour_met"] for card in table.beside(seat, row, column))
    return base + given["change"] if met else base


def per_colour_beside(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    colours = {table.colour[card] for card in table.beside(seat, row, column)}
    return base + int(given["change"]) * len(colours)


def per_other_of_its_colour(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    mine = table.slot(seat, row, column)
    alike = sum(table.colour[card] == table.colour[mine] for card in table.cards_of(seat)) - 1
    return base + int(given["change"]) * alike


def value_of_the_left(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    left = table.slot(seat, row, column - 1)
    return base if left == NOTHING else table.value[left]


def per_card_to_the_left(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    left = sum(card != NOTHING for card in table.row(seat, row)[:column])
    return base + int(given["change"]) * left


def per_higher_neighbour(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    printed = table.pack.encounters
    mine = printed[table.slot(seat, row, column)].value
    higher = sum(printed[card].value > mine for card in table.beside(seat, row, column))
    return base + int(given["change"]) * higher


def per_card_in_row_and_column(table: Otherworld, seat: int, row: int, column: int, base: int, given: Given) -> int:
    in_row = sum(card != NOTHING for card in table.row(seat, row)) - 1
    in_column = sum(table.slot(seat, other, column) != NOTHING for other in range(len(ROWS))) - 1
    return base + int(given["change"]) * (in_row + in_column)


PERSISTENT: Final[dict[str, Callable[[Otherworld, int, int, int, int, Given], int]]] = {
    "beside_a_colour": beside_a_colour,
    "per_colour_beside": per_colour_beside,
    "per_other_of_its_colour": per_other_of_its_colour,
    "value_of_the_left": value_of_the_left,
    "per_card_to_the_left": per_card_to_the_left,
    "per_higher_neighbour": per_higher_neighbour,
    "per_card_in_row_and_column": per_card_in_row_and_column,
}


def settle_values(table: Otherworld, seat: int) -> list[int]:
    """Compute all values of a saga anew, top row first, left to right, once; gives the cards whose value changed."""
    changed: list[int] = []
    persistent = table.pack.persistent
    for row in range(len(ROWS)):
        for column, card in enumerate(table.row(seat, row)):
            if card == NOTHING or (card >= table.pack.specials and table.token[card] == NOTHING):
                continue  # without effect and token it is worth what is printed
            facts, token = table.pack.encounters[card], table.token[card]
            now = facts.value if token == NOTHING else token
            if persistent >> card & 1:
                now = max(0, PERSISTENT[facts.effect](table, seat, row, column, now, facts.given))
            if now != table.value[card]:
                table.value = put(table.value, card, now)
                changed.append(card)
    return changed


# --- Geis placement: (table, seat, row, column, card) -> may it be played there? Printed values and colours count. ---


def higher_than_left(table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
    left = table.slot(seat, row, column - 1)
    return left == NOTHING or table.pack.encounters[card].value > table.value[left]


def not_the_colour_on_the_left(table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
    left = table.slot(seat, row, column - 1)
    return left == NOTHING or table.pack.encounters[card].colour != table.colour[left]


def no_value_twice(table: Otherworld, seat: int, row: int, column: int, card: int) -> bool:
    values = [table.value[other] for other in table.row(seat, row) if other != NOTHING]
    return table.pack.encounters[card].value not in values


PLACEMENTS: Final[dict[str, Callable[[Otherworld, int, int, int, int], bool]]] = {
    "higher_than_left": higher_than_left,
    "not_the_colour_on_the_left": not_the_colour_on_the_left,
    "no_value_twice": no_value_twice,
}


def may_play(table: Otherworld, seat: int, card: int, row: int) -> bool:
    """Into the leftmost free slot of a row that is not full, as its Geis allows."""
    return not table.is_full(seat, row) and _allowed(table, seat, card, row)


def playable(table: Otherworld, seat: int) -> list[int]:
    """The cards in hand that may be played into some row."""
    rows: list[int] = []
    for row in range(len(ROWS)):
        if not table.is_full(seat, row):
            if not table.pack.geis[table.geis[row]].placement:
                return bits(table.hands[seat])
            rows.append(row)
    found: list[int] = []
    for card in bits(table.hands[seat]):
        for row in rows:
            if _allowed(table, seat, card, row):
                found.append(card)
                break
    return found


def _allowed(table: Otherworld, seat: int, card: int, row: int) -> bool:
    placement = table.pack.geis[table.geis[row]].placement
    return not placement or PLACEMENTS[placement](table, seat, row, table.free_slot(seat, row), card)


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
