"""How the chances went in a game, as a small SVG that no package is needed to draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from fidchell.drawing import LINES

WIDTH: Final = 760
HEIGHT: Final = 320
LEFT: Final = 44
TOP: Final = 56  # room for the title, and above all curves for what begins where
BOTTOM: Final = 34
LETTER: Final = 5.6  # of small print
ROW: Final = 18  # of the list of players, and of what is told below
DASHES: Final = ("", "7 3", "8 3 2 3", "2 3", "10 2 2 2 2 2")  # as in drawing.LINES


@dataclass(frozen=True)
class Graph:
    """What is drawn. Chances are from 0 to 1; numbers are those of the record's answers, the first is 1."""

    title: str
    axis: str
    players: Sequence[str]
    curves: Sequence[Sequence[tuple[int, float]]]  # by seat
    boundaries: Sequence[tuple[int, str]]  # where something begins, and what to write there
    mistakes: Sequence[tuple[int, float, str]]  # number, chance and what is to be told of it

    @property
    def last(self) -> int:
        return max((number for curve in self.curves for number, _ in curve), default=1)


def draw(graph: Graph) -> str:
    """The same graph gives the same text."""
    height = HEIGHT + ROW * (len(graph.players) + len(graph.mistakes)) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(graph.title)}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(graph.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="22" font-size="14" fill="#222222">{escape(graph.title)}</text>',
        *_grid(graph),
    ]
    for seat, curve in enumerate(graph.curves):
        colour, dash = _look(seat)
        points = " ".join(f"{_x(graph, number):.1f},{_y(chance):.1f}" for number, chance in curve)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2"{dash} points="{points}"/>')
    y = HEIGHT + 6
    for seat, name in enumerate(graph.players):
        colour, dash = _look(seat)
        parts.append(f'<path d="M{LEFT} {y}h30" stroke="{colour}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{LEFT + 38}" y="{y + 4}" fill="#222222">{escape(name)}</text>')
        y += ROW
    for letter, (number, chance, told) in zip("ABCDEFGH", graph.mistakes, strict=False):
        x, at = _x(graph, number), _y(chance)
        parts.append(f'<path d="M{x - 4:.1f} {at - 4:.1f}l8 8m0 -8l-8 8" stroke="#222222" stroke-width="2"/>')
        parts.append(f'<text x="{x - 4:.1f}" y="{at - 8:.1f}" font-weight="bold" fill="#222222">{letter}</text>')
        parts.append(f'<text x="{LEFT}" y="{y + 4}" fill="#222222"><tspan font-weight="bold">{letter}</tspan> '
                     f"{escape(told)}</text>")  # fmt: skip
        y += ROW
    return "\n".join([*parts, "</svg>"]) + "\n"


def _grid(graph: Graph) -> list[str]:
    bottom = _y(0)
    parts: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 10}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#555555">{percent}%</text>')
    free = 0.0  # from here on there is room to write
    for number, said in graph.boundaries:
        x, width = _x(graph, number), LETTER * len(said)
        parts.append(f'<path d="M{x:.1f} {TOP - 16}V{bottom:.1f}" stroke="#bbbbbb" stroke-dasharray="1 3"/>')
        if x < free or x + width > WIDTH:
            continue
        free = x + width
        parts.append(f'<text x="{x + 3:.1f}" y="{TOP - 19}" font-size="9" fill="#777777">{escape(said)}</text>')
    middle = (LEFT + WIDTH) / 2
    parts.append(
        f'<text x="{middle:.0f}" y="{bottom + 18:.0f}" text-anchor="middle" fill="#555555">{escape(graph.axis)}</text>'
    )
    return parts


def _look(seat: int) -> tuple[str, str]:
    dash = DASHES[seat % len(DASHES)]
    return LINES[seat % len(LINES)][0], f' stroke-dasharray="{dash}"' if dash else ""


def _x(graph: Graph, number: int) -> float:
    return LEFT + (WIDTH - 10 - LEFT) * (number - 1) / max(1, graph.last - 1)


def _y(chance: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance)
