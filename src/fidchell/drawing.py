"""What all our pictures have in common. Needs matplotlib, which is loaded by picture() alone."""

from __future__ import annotations

import contextlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fidchell.extras import how_to_install

KINDS: Final = (".svg", ".png", ".pdf")
UNDATED: Final = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
COLOUR: Final = "#2f6f4f"
# Colours that no kind of colour blindness confuses (Okabe and Ito), each with a marker and dashes of its own.
LINES: Final = (
    ("#0072b2", "o", "-"),
    ("#d55e00", "s", "--"),
    ("#009e73", "^", "-."),
    ("#cc79a7", "D", ":"),
    ("#e69f00", "v", (0, (5, 1, 1, 1, 1, 1))),
)


def check(file: Path) -> None:
    """Can a picture be made? Asked before the work: hours of it must not be lost to a missing package."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ValueError(f"--plot needs matplotlib: {how_to_install('plot')}, or leave --plot out")
    if file.suffix.lower() not in KINDS:
        raise ValueError(f"--plot {file}: the name must end in {', '.join(KINDS)}")


@contextlib.contextmanager
def picture(file: Path, width: float, height: float) -> Iterator[Any]:
    """A figure to draw in, written to the file when all went well. The same drawing gives the same file."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "fidchell", "svg.fonttype": "none"}):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure
        try:
            figure.savefig(file, metadata=UNDATED.get(file.suffix.lower()))
        except OSError as wrong:
            raise ValueError(f"{file} cannot be written: {wrong.strerror}") from wrong
