"""French sets a no-break space before : ; ? ! and inside « »: a line must not begin with a lone question mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FRENCH = sorted((Path(__file__).parents[1] / "text" / "fr").glob("*.ftl"))
BREAKS = re.compile(r"\S [:;?!»](?:[\s”’».,)]|$)|« \S")


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: str(file.stem))
def test_no_line_of_french_begins_with_its_punctuation(file: Path) -> None:
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)

    breaking = [f"{number}: {line}" for number, line in lines if not line.startswith("#") and BREAKS.search(line)]

    assert breaking == []
