"""What one seat may know: everything lies open but hands and deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fidchell.core.values import bits
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROUNDS, ROWS
from fidchell.games.tirnanog.grid import COLUMNS, GRID_ROWS, SPIRALS, cell_at, place_words
from fidchell.games.tirnanog.scoring import balor_points, breakdown, largest_regions, points_by_name
from fidchell.games.tirnanog.table import Otherworld

WORDS = place_words()


def view(table: Otherworld, seat: int | None) -> dict[str, Any]:
    points = breakdown(table)
    seen: dict[str, Any] = {
        "pack": {"id": table.pack.id, "version": table.pack.version},
        "round": table.round,
        "rounds": ROUNDS,
        "first": table.first,
        "turn": table.at,
        "geis": [table.pack.geis[number].word for number in table.geis],
        "grid": [
            [_card(table, table.grid[cell_at(row, column)]) for column in range(COLUMNS[table.seats])]
            for row in range(GRID_ROWS)
        ],
        "deck": len(table.deck),
        "discard": words(table, table.discard),
        "players": [_player(table, other, points[other]) for other in range(table.seats)],
    }
    if table.seats == 1:
        seen["balor"] = _balor(table)
    if seat is not None:
        seen["hand"] = words(table, bits(table.hands[seat]))
        seen["drawn"] = None if table.drawn == NOTHING or seat != table.at else _card(table, table.drawn)
    return seen


def _card(table: Otherworld, card: int) -> str | None:
    return None if card == NOTHING else table.pack.encounters[card].word


def words(table: Otherworld, cards: Sequence[int]) -> list[str]:
    return [table.pack.encounters[card].word for card in cards]


def _slot(table: Otherworld, card: int) -> dict[str, Any] | None:
    """A card of a saga: printed and current value and colour."""
    if card == NOTHING:
        return None
    facts = table.pack.encounters[card]
    return {
        "card": facts.word,
        "value": table.value[card],
        "printed": facts.value,
        "colour": COLOURS[table.colour[card]],
        "printed_colour": COLOURS[facts.colour],
    }


def _player(table: Otherworld, seat: int, points: list[int]) -> dict[str, Any]:
    return {
        "saga": {ROWS[row]: [_slot(table, card) for card in table.row(seat, row)] for row in range(len(ROWS))},
        "bards": [WORDS[place] for place in table.bards_of(seat)],
        "lost": [WORDS[place] for place in table.bards_of(seat) if not table.cards_at(place)],
        "at_home": table.at_home(seat),
        "cards": table.hands[seat].bit_count(),
        "known": words(table, bits(table.surely_in(table.seats, seat) | table.hands[seat] & table.seen)),
        "points": points_by_name(points),
        "regions": dict(zip(COLOURS, largest_regions(table, seat), strict=True)),
    }


def _balor(table: Otherworld) -> dict[str, Any]:
    token = table.first_token
    return {
        "maximum": table.balor_maximum,
        "bards": [WORDS[place] for place in table.balor_bards if place >= 0],
        "pile": words(table, table.balor_pile),
        "token": None if token == NOTHING else WORDS[token],
        "spiral": [] if token == NOTHING else [WORDS[gap] for gap in SPIRALS[token]],
        "points": balor_points(table),
        "discards": table.difficulty,
    }
