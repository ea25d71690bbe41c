"""The small game is known by name in every test."""

from __future__ import annotations

import fidchell
from tain.api import RULES

fidchell.register(RULES)
