"""How many processes are worth starting."""

from __future__ import annotations

import os


def cores() -> int:
    """The cores this process may use: in a container there are often fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
