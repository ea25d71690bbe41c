"""Makes src/fonts/ from the packages of Fontsource: only the weights, characters and features that the page uses.

    python -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli && /tmp/fonts/bin/python scripts/fonts.py

The results are committed, so that building the page needs Node alone. Licence: src/fonts/OFL.txt.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT: Final = Path(__file__).parent.parent
FROM: Final = CLIENT / "node_modules"
INTO: Final = CLIENT / "src/fonts"
FEATURES: Final = ["kern", "mark", "mkmk", "ccmp", "locl", "liga", "tnum", "lnum"]

# What English, French and Spanish need, typography included; what only names have is in latin-ext.
LATIN: Final = [*range(0x20, 0x7F), *range(0xA0, 0x100), 0x131, 0x152, 0x153, 0x2BB, 0x2BC, 0x2C6, 0x2DA, 0x2DC,
                *range(0x2010, 0x2027), 0x202F, 0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122,
                *range(0x2190, 0x2194), 0x2212]  # fmt: skip
SCRIPTS: Final[dict[str, list[int] | None]] = {"latin": LATIN, "latin-ext": None, "cyrillic": None}
FACES: Final = {
    "inter": ("@fontsource-variable/inter/files/inter-{}-wght-normal.woff2", (400, 800)),
    "literata": ("@fontsource-variable/literata/files/literata-{}-wght-normal.woff2", (400, 700)),
    "philosopher": ("@fontsource/philosopher/files/philosopher-{}-700-normal.woff2", None),
}


# Philosopher's capital I has a tail to the right and reads as an l: ours has four serifs of the same kind.
Contour = list[tuple[str, tuple[tuple[int, int], ...]]]
TAILED: Final[Contour] = [
    ("moveTo", ((169, 0),)), ("qCurveTo", ((117, 0), (79, 54), (79, 130))), ("lineTo", ((79, 660),)),
    ("lineTo", ((209, 660),)), ("lineTo", ((209, 130),)), ("qCurveTo", ((209, 85), (234, 30), (279, 30))),
    ("lineTo", ((289, 30),)), ("lineTo", ((289, 0),)), ("closePath", ()),
]  # fmt: skip
SERIFED: Final[Contour] = [
    ("moveTo", ((34, 0),)), ("lineTo", ((34, 30),)), ("lineTo", ((44, 30),)), ("qCurveTo", ((87, 30), (87, 90))),
    ("lineTo", ((87, 570),)), ("qCurveTo", ((87, 630), (44, 630))), ("lineTo", ((34, 630),)), ("lineTo", ((34, 660),)),
    ("lineTo", ((270, 660),)), ("lineTo", ((270, 630),)), ("lineTo", ((260, 630),)),
    ("qCurveTo", ((217, 630), (217, 570))), ("lineTo", ((217, 90),)), ("qCurveTo", ((217, 30), (260, 30))),
    ("lineTo", ((270, 30),)), ("lineTo", ((270, 0),)), ("closePath", ()),
]  # fmt: skip


def draw_capital_i(font: TTFont) -> None:
    """In every glyph that has it as a part of its own: with dots, and in both alphabets."""
    glyphs = font.getGlyphSet()
    for name in font.getGlyphOrder():
        seen = RecordingPen()
        glyphs[name].draw(seen)
        for at in range(len(seen.value)):
            if seen.value[at : at + len(TAILED)] == TAILED:
                seen.value[at : at + len(TAILED)] = SERIFED
                drawn = TTGlyphPen(glyphs)
                seen.replay(drawn)
                font["glyf"][name] = drawn.glyph()


def main() -> None:
    INTO.mkdir(exist_ok=True)
    for face, (pattern, weights) in FACES.items():
        for script, characters in SCRIPTS.items():
            font = TTFont(FROM / pattern.format(script))
            before = (FROM / pattern.format(script)).stat().st_size
            options = subset.Options(
                hinting=False, layout_features=FEATURES, flavor="woff2", name_IDs=[0, 1, 2, 13, 14]
            )
            subsetter = subset.Subsetter(options)
            subsetter.populate(unicodes=characters or sorted(font.getBestCmap()))
            subsetter.subset(font)
            if weights:
                font = instancer.instantiateVariableFont(font, {"wght": weights})
            if face == "philosopher":
                draw_capital_i(font)
            file = INTO / f"{face}-{script}.woff2"
            subset.save_font(font, str(file), options)
            print(f"{file.name:28} {before:7} -> {file.stat().st_size:7}")


if __name__ == "__main__":
    main()
