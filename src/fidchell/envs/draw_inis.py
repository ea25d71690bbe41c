"""The island as a drawing, from a view."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any, Final

from fidchell.envs.canvas import HEIGHT, WIDTH, Canvas, Point
from fidchell.games.inis.facts import TERRITORIES
from fidchell.games.inis.geometry import cells_of
from fidchell.games.inis.terminal import location_of

SEATS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # told apart with any kind of colour blindness
LANDS: Final = ("#e9e2c8", "#d5dfb9", "#cfdcd2", "#e6d3b8", "#dcd6e4", "#d9cfc4", "#c9dbdf", "#e4e0b0")
SEA: Final = "#8fb3c4"
PANEL: Final = 250  # wide, on the right
INK: Final = "#1d1d1b"


def draw(view: dict[str, Any], speech: Any) -> Canvas:
    canvas = Canvas(SEA)
    table = view["table"]
    cells = {
        land: [_middle(cell) for cell in cells_of(table["geometry"], location_of(facts["location"]))]
        for land, facts in table["territories"].items()
    }
    place, size = _fit([point for points in cells.values() for point in points])
    for land, points in cells.items():
        _territory(canvas, land, [place(point) for point in points], size, table, speech)
    _players(canvas, view, speech)
    return canvas


def _middle(cell: tuple[int, int]) -> Point:
    q, r = cell
    return sqrt(3) * (q + r / 2), 1.5 * r


def _fit(points: list[Point]) -> tuple[Any, float]:
    """Where a point of the island goes, and how large a hexagon is."""
    left, right = min(x for x, _ in points) - 1, max(x for x, _ in points) + 1
    top, bottom = min(y for _, y in points) - 1, max(y for _, y in points) + 1
    wide = WIDTH - PANEL
    size = min((wide - 20) / (right - left), (HEIGHT - 20) / (bottom - top), 60)
    across, down = (wide - size * (right + left)) / 2, (HEIGHT - size * (bottom + top)) / 2
    return lambda point: (across + size * point[0], down + size * point[1]), size


def _hexagon(middle: Point, size: float) -> list[Point]:
    return [(middle[0] + size * sin(pi / 3 * side), middle[1] + size * cos(pi / 3 * side)) for side in range(6)]


def _territory(
    canvas: Canvas, land: str, cells: list[Point], size: float, table: dict[str, Any], speech: Any
) -> None:  # fmt: skip
    facts = table["territories"][land]
    fill = LANDS[TERRITORIES.index(land) % len(LANDS)]
    x, y = sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)
    for share, colour in ((0.98, "#5d6b57"), (0.94, fill)):  # drawn smaller about its middle: a rim, and none within
        for cell in cells:
            corners = [(x + share * (a - x), y + share * (b - y)) for a, b in _hexagon(cell, size * 1.01)]
            canvas.polygon(corners, colour)
    small = size if len(cells) > 1 else size * 0.6
    name = speech.name(land)
    canvas.text(x, y - small * 0.62, name, max(7.0, small * min(0.27, 3.4 / len(name))))
    present = [(seat, count) for seat, count in enumerate(facts["clans"]) if count]
    for at, (seat, count) in enumerate(present):
        _clans(canvas, x + (at - (len(present) - 1) / 2) * small * 0.62, y - small * 0.1, small, seat, count, facts)
    built = ["citadel"] * facts["citadels"] + ["sanctuary"] * facts["sanctuaries"]
    if land == table["capital"]:
        built[0] = "capital"
    if land == table["festival"]:
        built.append("festival")
    for at, what in enumerate(built):
        _building(canvas, x + (at - (len(built) - 1) / 2) * small * 0.34, y + small * 0.5, small * 0.14, what)


def _clans(canvas: Canvas, x: float, y: float, size: float, seat: int, count: int, facts: dict[str, Any]) -> None:
    rim = INK if facts["chieftain"] == seat else "#ffffff"
    canvas.circle(x, y, size * 0.26, SEATS[seat], rim, size * 0.06)
    canvas.text(x, y, str(count), size * 0.3, "#ffffff")


def _building(canvas: Canvas, x: float, y: float, size: float, what: str) -> None:
    if what == "sanctuary":
        canvas.polygon([(x, y - size), (x + size, y + size), (x - size, y + size)], "#f5f0dc", INK)
    elif what == "festival":
        canvas.circle(x, y, size, "#e69f00", INK)
    else:
        canvas.rectangle(x - size, y - size, 2 * size, 2 * size, "#f0c419" if what == "capital" else "#77716a", INK)


def _players(canvas: Canvas, view: dict[str, Any], speech: Any) -> None:
    table = view["table"]
    left = WIDTH - PANEL
    canvas.rectangle(left, 0, PANEL, HEIGHT, "#f6f2e7")
    arrow = "clockwise" if table["direction"] == "clockwise" else "counter-clockwise"
    canvas.text(left + 14, 24, f"Round {table['round']}, crows {arrow}", 14, INK, "start")
    down = 60
    for seat, player in enumerate(table["players"]):
        marks = [speech.player(seat)]
        marks += ["Brenn"] * (seat == table["brenn"]) + ["Pretender"] * player["pretender"]
        marks += ["to act"] * (seat in view["waiting"])
        if view["over"] and seat in view["result"]["winners"]:
            marks.append("has won")
        lines = [
            f"territories {player['territories']}, sanctuaries {player['sanctuaries']}, led {player['led']}",
            f"conditions {player['conditions']}, deeds {player['deeds']}, reserve {player['reserve']}",
            f"cards: {player['actions']} action, {player['epics']} epic, {len(player['advantages'])} advantage",
        ]
        canvas.circle(left + 24, down, 9, SEATS[seat])
        canvas.text(left + 40, down, ", ".join(marks), 14, INK, "start")
        for at, line in enumerate(lines, 1):
            canvas.text(left + 14, down + 18 * at, line, 11, INK, "start")
        down += 92
    _hand(canvas, table.get("hand", []), left, down, speech)


def _hand(canvas: Canvas, hand: list[str], left: float, down: float, speech: Any) -> None:
    for at, card in enumerate(hand):
        name = speech.name(card.removesuffix("_advantage"))
        if down + 16 * at < HEIGHT - 8:
            canvas.text(left + 14, down + 16 * at, name, 12, INK, "start")
