"""Which windows fit which pace. Over days only standing orders do: who is waited for must not say who holds a card."""

from __future__ import annotations

import msgspec

from fidchell.server.entries import Pace, WantedPace, Windows
from fidchell.server.sitting import Refused


def fitting(live: bool, rated: bool) -> tuple[Windows, ...]:
    """The windows that a table may have, what it has unasked first."""
    if not live:
        return ("orders",)
    return ("fixed",) if rated else ("fast", "fixed")


def settled(wanted: WantedPace, rated: bool) -> Pace:
    fit = fitting(wanted.live, rated)
    if wanted.windows is not None and wanted.windows not in fit:
        raise Refused("windows-do-not-fit", windows=wanted.windows, fitting=list(fit))
    return Pace(**{**msgspec.structs.asdict(wanted), "windows": wanted.windows or fit[0]})


def as_before(pace: Pace, rated: bool) -> WantedPace:
    """The pace of another table, for a new one; one from before this rule gets windows that fit."""
    keeps = pace.windows in fitting(pace.live, rated)
    return WantedPace(**{**msgspec.structs.asdict(pace), "windows": pace.windows if keeps else None})
