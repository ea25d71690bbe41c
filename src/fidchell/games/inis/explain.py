"""Why an option is not open, from what the asked seat may know."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.messages import Message, Value
from fidchell.core.words import PASS
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    CARDS,
    CITADEL,
    DRUID,
    MANEUVER_CARDS,
    SEASON_CARDS,
    SWAMP,
    TALE_OF_CUCHULAIN,
    TERRITORIES,
)
from fidchell.games.inis.table import Island

Reasons = list[tuple[Message, tuple[Value, ...]]]


def why_not(table: Island, ask: Ask, option: int) -> Reasons:
    """At least one reason where Inis has a particular one; the core's general one stands in otherwise."""
    if m.CARD <= option < m.CARD + len(CARDS):
        return _card(table, ask, option - m.CARD)
    if m.LAND <= option < m.LAND + len(TERRITORIES):
        return _territory(table, ask, option - m.LAND)
    if m.PLAYER <= option < m.PLAYER + table.seats and ask.question in (m.Q_TARGET, m.Q_NEXT):
        return [(m.R_NOT_EXPOSED, (option - m.PLAYER,))]
    if option == PASS and ask.question is m.Q_FIRST_TURN:
        return [(m.R_BRENN_OPENS, ())]
    if option == m.PRETENDER:
        return _pretender(table, ask)
    if option == m.WITHDRAW and ask.question in (m.Q_MANEUVER, m.Q_ALONE):
        return [(m.R_NO_WITHDRAW, ())]
    if option >= m.LOCATION:
        return [(m.R_NO_LOCATION, ())]
    return []


def _card(table: Island, ask: Ask, card: int) -> Reasons:
    if not table.hands[ask.seat] >> card & 1:
        return [(m.R_NOT_IN_HAND, (m.CARD + card,))]
    if ask.question in (m.Q_TURN, m.Q_FIRST_TURN):
        if card == DRUID:
            return [(m.R_LAST_DRUID, ())]
        if not SEASON_CARDS >> card & 1:
            return [(m.R_NOT_SEASON, (m.CARD + card,))]
    if ask.question in (m.Q_MANEUVER, m.Q_ALONE) and MANEUVER_CARDS >> card & 1:
        return [(m.R_SPEAR if table.spear else m.R_CUCHULAIN, ())] if table.spear or card == TALE_OF_CUCHULAIN else []
    return [(m.R_NOT_NOW, (m.CARD + card,))]


def _territory(table: Island, ask: Ask, land: int) -> Reasons:
    place = (m.LAND + land,)
    if not table.island >> land & 1:
        return [(m.R_NOT_IN_PLAY, place)]
    if land == SWAMP and (ask.question is m.Q_CAPITAL or ask.values == (m.CARD + CITADEL,)):
        return [(m.R_SWAMP, ())]
    if ask.question is m.Q_WITHDRAW:
        beside = table.beside[table.clash] >> land & 1
        return [(m.R_NOT_CHIEFTAIN if beside else m.R_NOT_BESIDE, place)]
    if ask.question in (m.Q_TO, m.Q_FROM_TO) and not table.beside[ask.values[1] - m.LAND] >> land & 1:
        return [(m.R_NOT_BESIDE, place)]
    if ask.question in (m.Q_FROM, m.Q_FROM_TO, m.Q_PLACE, m.Q_LAND) and not table.clans_of(ask.seat, land):
        return [(m.R_NOT_PRESENT, place)]
    if ask.question is m.Q_LAND:
        return [(m.R_HAS_SANCTUARY if table.sanctuaries[land] else m.R_NO_SANCTUARY, place)]
    return []


def _pretender(table: Island, ask: Ask) -> Reasons:
    if ask.question is m.Q_FIRST_TURN:
        return [(m.R_BRENN_OPENS, ())]
    if table.pretenders >> ask.seat & 1:
        return [(m.R_PRETENDER, ())]
    if ask.question is m.Q_TURN:
        return [(m.R_NO_CONDITION, (*table.standing_of(ask.seat), table.deeds[ask.seat]))]
    return []
