"""Write tests/playthroughs anew, for every game and player count. Read the diff: it is part of the review."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from fidchell.registry import OURS, find
from kit.playthroughs import write
from tain.api import RULES as TAIN

for rules in (TAIN, *(find(name) for name in OURS)):
    for players in rules.players:
        print(write(rules, players))
