"""A small drawing: written as SVG, or painted as pixels by Pillow (which is loaded only for that)."""

from __future__ import annotations

import unicodedata
from html import escape
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fidchell.extras import how_to_install

WIDTH: Final = 960
HEIGHT: Final = 640
FINER: Final = 2  # pixels are painted so much finer and then averaged: smooth edges
Point = tuple[float, float]


class Canvas:
    """Shapes in the order they were drawn."""

    def __init__(self, background: str) -> None:
        self._svg: list[str] = []
        self._shapes: list[tuple[str, Any]] = []
        self.polygon([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)], background)

    def polygon(self, points: list[Point], fill: str, stroke: str = "", width: float = 1.0) -> None:
        places = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._svg.append(f'<polygon points="{places}" fill="{fill}"{_stroke(stroke, width)}/>')
        self._shapes.append(("polygon", (points, fill, stroke, width)))

    def circle(self, x: float, y: float, radius: float, fill: str, stroke: str = "", width: float = 1.0) -> None:
        self._svg.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{fill}"{_stroke(stroke, width)}/>')
        self._shapes.append(("circle", (x, y, radius, fill, stroke, width)))

    def rectangle(self, x: float, y: float, width: float, height: float, fill: str, stroke: str = "") -> None:
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill, stroke)

    def text(self, x: float, y: float, said: str, size: float, fill: str = "#1d1d1b", anchor: str = "middle") -> None:
        """A line of text whose middle is at this height."""
        self._svg.append(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}" text-anchor="{anchor}" '
            f'dominant-baseline="central" font-family="sans-serif">{escape(said)}</text>'
        )
        self._shapes.append(("text", (x, y, said, size, fill, anchor)))

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        )
        return "\n".join((head, *self._svg, "</svg>\n"))

    def pixels(self) -> npt.NDArray[np.uint8]:
        """Height x width x 3, always of the same size."""
        try:
            from PIL import Image, ImageDraw, ImageFont
        except ImportError:
            raise ImportError(f"render_mode='rgb_array' needs Pillow: {how_to_install('research')}") from None

        image = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER))
        pen = ImageDraw.Draw(image)
        for sort, given in self._shapes:
            if sort == "polygon":
                points, fill, stroke, width = given
                corners = [(x * FINER, y * FINER) for x, y in points]
                pen.polygon(corners, fill)
                if stroke:
                    pen.line([*corners, corners[0]], stroke, round(width * FINER), "curve")
            elif sort == "circle":
                x, y, radius, fill, stroke, width = given
                box = [(part * FINER) for part in (x - radius, y - radius, x + radius, y + radius)]
                pen.ellipse(box, fill, stroke or None, round(width * FINER))
            else:
                x, y, said, size, fill, anchor = given
                font = ImageFont.load_default(size * FINER)
                pen.text((x * FINER, y * FINER), _plain(said), fill, font, "lm" if anchor == "start" else "mm")
        small = image.resize((WIDTH, HEIGHT), Image.Resampling.BOX)
        return np.asarray(small, np.uint8).copy()


def _plain(said: str) -> str:
    """Without accents: the one font that Pillow always has knows none."""
    letters = unicodedata.normalize("NFKD", said).replace("\u2019", "'")
    return letters.encode("ascii", "ignore").decode()


def _stroke(stroke: str, width: float) -> str:
    return f' stroke="{stroke}" stroke-width="{width:g}"' if stroke else ""
