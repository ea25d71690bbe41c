"""The Otherworld and the sagas as a drawing, from a view."""

from __future__ import annotations

from typing import Any, Final

from fidchell.envs.canvas import HEIGHT, WIDTH, Canvas
from fidchell.games.tirnanog.facts import ROW_CARDS, ROWS
from fidchell.games.tirnanog.grid import MOST_COLUMNS, TOUCHED, place_words

COLOURS: Final = {"red": "#c65a4a", "yellow": "#e0b23e", "green": "#5f9a62", "blue": "#4f7fae"}
SEATS: Final = ("#1b1b3a", "#b0380f", "#00614a", "#8c3f70", "#6a5400")
BALOR: Final = "#000000"
INK: Final = "#1d1d1b"
HIGH_OR_LOW: Final = ("low", "high")
GRID: Final = 420  # wide, on the left
PLACES: Final = {word: TOUCHED[place] for place, word in enumerate(place_words())}


def draw(view: dict[str, Any], speech: Any) -> Canvas:
    canvas = Canvas("#e8ecdf")
    table = view["table"]
    canvas.text(16, 22, f"Round {table['round']} of {table['rounds']}", 16, INK, "start")
    _grid(canvas, table, speech)
    count = len(table["players"])
    tall = (HEIGHT - 16) / count
    for seat, player in enumerate(table["players"]):
        _player(canvas, view, seat, player, 8 + seat * tall, tall, speech)
    if "balor" in table:
        balor = table["balor"]
        said = (
            f"Balor: {balor['points']} points, {len(balor['pile'])} cards, takes {HIGH_OR_LOW[balor['maximum']]} cards"
        )
        canvas.text(GRID + 12, HEIGHT - 20, said, 14, INK, "start")
    for at, card in enumerate(table.get("hand", [])):
        _card(canvas, 16 + at * 66, HEIGHT - 90, 60, 78, card, speech)
    return canvas


def _grid(canvas: Canvas, table: dict[str, Any], speech: Any) -> None:
    columns = len(table["grid"][0])
    wide = min(110.0, (GRID - 32) / columns)
    tall = min(150.0, wide * 1.35)
    for row, line in enumerate(table["grid"]):
        for column, card in enumerate(line):
            if card:
                _card(canvas, 16 + column * wide, 44 + row * tall, wide - 10, tall - 10, card, speech)
    standing: dict[str, int] = {}
    bards = [(SEATS[seat], place) for seat, player in enumerate(table["players"]) for place in player["bards"]]
    bards += [(BALOR, place) for place in table.get("balor", {}).get("bards", [])]
    for colour, place in bards:
        cells = PLACES[place]
        x = 16 + wide * sum(cell % MOST_COLUMNS for cell in cells) / len(cells)
        y = 44 + tall * sum(cell // MOST_COLUMNS for cell in cells) / len(cells)
        beside = standing.get(place, 0)
        standing[place] = beside + 1
        canvas.circle(x + wide / 2 - 5 + 12 * beside, y + tall / 2 - 5, 11, colour, "#ffffff", 2)


def _card(canvas: Canvas, x: float, y: float, wide: float, tall: float, card: str, speech: Any) -> None:
    printed = speech.rules.printed(card)
    canvas.rectangle(x, y, wide, tall, COLOURS[printed["colour"]], INK)
    canvas.text(x + wide / 2, y + tall * 0.4, str(printed["value"]), wide * 0.36, "#ffffff")
    if printed.get("effect"):
        name = speech.name(card)
        canvas.text(x + wide / 2, y + tall * 0.82, name, max(6.0, wide * min(0.115, 1.7 / len(name))), "#ffffff")


def _player(
    canvas: Canvas, view: dict[str, Any], seat: int, player: dict[str, Any], down: float, tall: float, speech: Any
) -> None:
    marks = [f"{speech.player(seat)}: {player['points']['total']} points", f"{player['cards']} in hand"]
    marks += ["to act"] * (seat in view["waiting"])
    if view["over"] and seat in view["result"]["winners"]:
        marks.append("has won")
    canvas.circle(GRID + 20, down + 12, 8, SEATS[seat])
    canvas.text(GRID + 36, down + 12, ", ".join(marks), 14, INK, "start")
    height = min(60.0, (tall - 30) / len(ROWS))
    wide = min(62.0, (WIDTH - GRID - 24) / 8)
    for row, slots in enumerate(player["saga"].values()):
        for column in range(max(ROW_CARDS, len(slots))):
            x, y = GRID + 12 + column * wide, down + 26 + row * height
            card = slots[column] if column < len(slots) else None
            if card is None:
                canvas.rectangle(x, y, wide - 4, height - 4, "#d9dfcc")
            else:
                canvas.rectangle(x, y, wide - 4, height - 4, COLOURS[card["colour"]], INK)
                canvas.text(x + wide / 2 - 2, y + height / 2 - 2, str(card["value"]), height * 0.45, "#ffffff")
