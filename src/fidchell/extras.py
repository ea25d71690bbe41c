"""What is not always installed with us, and how to get it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]  # of the clone, if we run from one


def how_to_install(extra: str) -> str:
    """A command that works where we are; from an index of packages we cannot be had."""
    pip = f"{sys.executable} -m pip install"
    if (ROOT / "pyproject.toml").is_file():
        return f"{pip} -e '{ROOT}[{extra}]'"
    return f"in a clone of Fidchell, {pip} '.[{extra}]'"
