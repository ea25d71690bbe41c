"""The table as lines of text, from a view alone."""

from __future__ import annotations

from typing import Any

from tain import messages as m


def show(view: dict[str, Any], speech: Any) -> list[str]:
    table = view["table"]
    lines = [speech.text("terminal-round", round=table["round"], rounds=table["rounds"])]
    width = max(len(speech.player(seat)) for seat in range(view["players"]))
    for seat, player in enumerate(table["players"]):
        herds = "   ".join(f"{speech.name(place)}: {player['herds'][place]}" for place in m.PLACES)
        turn = ">" if table["turn"] == seat else " "
        counts = "   ".join(
            f"{speech.text(f'terminal-{what}')} {player[what]}" for what in ("reserve", "cards", "score")
        )
        lines += [f"{turn} {speech.player(seat):{width}}   {herds}", f"  {'':{width}}   {counts}"]
    discard = speech.listed([speech.name(card) for card in table["discard"]])
    lines.append(f"{speech.text('terminal-deck')}: {table['deck']}   {speech.text('terminal-discard')}: {discard}")
    if "hand" in table:
        hand = ", ".join(speech.name(card) for card in table["hand"])
        lines.append(f"{speech.text('terminal-hand')}: {hand}")
    return lines
