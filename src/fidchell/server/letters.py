"""What notices say, in the language of whoever gets them."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache
from typing import Any

from fidchell.registry import find
from fidchell.server.channels import safe
from fidchell.server.notices import OVER, STARTED, WAITING, zone_of
from fidchell.server.sitting import Sitting
from fidchell.server.tables import TableInfo
from fidchell.speech import Speech


@lru_cache(maxsize=64)
def speech(game: str, language: str) -> Speech:
    return Speech(find(game), language)


def _table(spoken: Speech, name: str) -> str:
    game = spoken.text("game-name")
    return spoken.text("notice-table", name=name, game=game) if name else spoken.text("notice-table-unnamed", game=game)


def _over(spoken: Speech, info: TableInfo, sitting: Sitting, table: str, names: list[str]) -> str:
    winners = [names[seat] for seat in (sitting.game.result or {}).get("winners", [])]
    if not winners:
        return spoken.text("notice-over-nobody", table=table)
    return spoken.text("notice-over", table=table, players=spoken.listed(winners))


def names_of(info: TableInfo, spoken: Speech) -> list[str]:
    return [seat.name or (f"{seat.bot.split(':')[0]} {seat.seat + 1}" if seat.bot else "") or spoken.player(seat.seat)
            for seat in info.seats]  # fmt: skip


def letter(info: TableInfo, sitting: Sitting, body: dict[str, Any], language: str, settings: dict[str, Any]) -> str:
    """One line of a mail, or a push."""
    spoken = speech(info.row.game, language)
    table = _table(spoken, info.row.name)
    if body["what"] == OVER:
        return _over(spoken, info, sitting, table, names_of(info, spoken))
    if body["what"] == STARTED:
        return spoken.text("notice-started", table=table)
    if body["deadline"] is None:
        return spoken.text("notice-turn", table=table)
    when = datetime.fromtimestamp(body["deadline"], zone_of(settings)).strftime("%Y-%m-%d %H:%M %Z")
    return spoken.text("notice-reminder" if body["what"] == "reminder" else "notice-turn-until", table=table, when=when)


def hook_line(info: TableInfo, sitting: Sitting, what: str, language: str, style: str, link: str) -> str:
    """For a chat room: what everybody may know."""
    spoken = speech(info.row.game, language)
    table = _table(spoken, safe(style, info.row.name))
    names = [safe(style, name) for name in names_of(info, spoken)]
    if what == OVER:
        said = _over(spoken, info, sitting, table, names)
    elif what == WAITING:
        waiting = sitting.window.seats if sitting.window is not None else sitting.game.view(None)["waiting"]
        people = [names[seat] for seat in sorted(waiting) if not sitting.is_bot(seat)]
        said = spoken.text("hook-waiting", table=table, players=spoken.listed(people))
    else:
        said = spoken.text("hook-test", table=table)
    return f"{said} {link}"
