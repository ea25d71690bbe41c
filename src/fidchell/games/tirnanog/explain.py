"""Why an option is not open, from what the asked seat may know."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.messages import Message, Value
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.facts import ROWS
from fidchell.games.tirnanog.grid import GAPS, PLACES, gaps_for
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.table import Otherworld

Reasons = list[tuple[Message, tuple[Value, ...]]]


def why_not(table: Otherworld, ask: Ask, option: int) -> Reasons:
    if m.PLACE <= option < m.PLACE + PLACES:
        return _place(table, ask, option - m.PLACE)
    if option >= m.CARD:
        return _card(table, ask, option - m.CARD)
    if m.ROW <= option < m.ROW + len(ROWS) and ask.question is m.Q_ROW:
        return _row(table, ask, option - m.ROW)
    return []


def _place(table: Otherworld, ask: Ask, place: int) -> Reasons:
    if place >= GAPS:
        return [(m.R_CORNER, ())]
    if place not in gaps_for(table.seats):
        return [(m.R_NO_GAP, (m.PLACE + place,))]
    return [(m.R_TAKEN, (m.PLACE + place,))] if table.standing_at(place) else []


def _card(table: Otherworld, ask: Ask, card: int) -> Reasons:
    word = (m.CARD + card,)
    if ask.question in (m.Q_TAKE, m.Q_TAKE_LOST):
        return [(m.R_NOT_TOUCHED if card in table.grid else m.R_NOT_THERE, word)]
    if ask.question in (m.Q_PLAY, m.Q_DROP, m.Q_UPKEEP, m.Q_DISCARD, m.Q_PLAY_RIGHT):
        held = table.hands[ask.seat] >> card & 1
        return [(m.R_NOT_PLAYABLE if held else m.R_NOT_IN_HAND, word)]
    return []


def _row(table: Otherworld, ask: Ask, row: int) -> Reasons:
    if table.is_full(ask.seat, row):
        return [(m.R_ROW_FULL, (m.ROW + row,))]
    card = ask.values[0] - m.CARD
    return [] if may_play(table, ask.seat, card, row) else [(m.R_GEIS, (m.ROW + row, m.CARD + card))]
