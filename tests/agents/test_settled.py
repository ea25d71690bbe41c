"""tools/settled.py tells when searches would have ended by other rules: docs/bots.md has its tables."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "settled.py"


def test_every_rule_is_told_with_what_it_saves_and_costs() -> None:
    command = [sys.executable, str(TOOL), "tirnanog", "2", "100", "0.03"]

    said = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout

    assert int(re.findall(r"(\d+) searches", said)[0]) > 0
    shares = {rule: int(mean) for rule, mean in re.findall(r"^\| ([^|]+) \| (\d+)% \|", said, re.MULTILINE)}
    assert [rule for rule in shares if "(expert)" in rule]
    assert [rule for rule in shares if "strong" in rule]
    assert shares["always after 20%"] == 20 < shares["always after 50%"] == 50
    assert shares["when it would take 1/16 of what is left"] <= shares["when nothing can catch up"]
