"""What the page's own speech is compared with is what Speech says today."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOL = ROOT / "tools" / "speech_fixture.py"


@pytest.mark.skipif(not TOOL.exists(), reason="only in the repository")
def test_the_fixture_is_fresh() -> None:
    told = subprocess.run([sys.executable, str(TOOL), "--check"], capture_output=True, text=True, timeout=120)

    assert told.returncode == 0, told.stderr
