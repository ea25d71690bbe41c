"""The sixteen Epic Tales played as a turn in the Season."""

from __future__ import annotations

from typing import Any

from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Next, Script
from fidchell.core.values import bits
from fidchell.core.words import NO, STOP, YES
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import GiveAction, TakeAside
from fidchell.games.inis.cards.action import StartClash, placing
from fidchell.games.inis.effects import MoveClans, PlaceClans, PlaceSanctuary
from fidchell.games.inis.epic_effects import RevealEpics, TakeRevealed
from fidchell.games.inis.facts import (
    BALORS_EYE,
    BREAS_TYRANNY,
    CHILDREN_OF_DANA,
    DAGDAS_HARP,
    DEIRDRES_BEAUTY,
    ERIU,
    KERNUNOS_SANCTUARY,
    MAEVES_WEALTH,
    MANANNANS_HORSES,
    MORRIGAN,
    NOTHING,
    NUADA_SILVERHAND,
    OTHERWORLD,
)
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive
from fidchell.games.inis.procedures.assembly import FlipCrows
from fidchell.games.inis.procedures.drawing import Draw
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island

AT_MOST = 3  # Harp, Eriu, Otherworld, Manannan's Horses


@SCRIPTS.add
def balors_eye(play: Look) -> Script:
    """Remove one clan, anyone's, from any territory."""
    table = play.table
    lands = [land for land in play.all_lands() if table.clans_in(land)]
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(BALORS_EYE))) - m.LAND
    owner = (yield play.pick_player(m.Q_OWNER, table.present_in(land), m.card(BALORS_EYE), m.land(land))) - m.PLAYER
    return [RemoveClan(owner, land)]


@SCRIPTS.add
def breas_tyranny(play: Look) -> Script:
    """Move one opposing clan from where you are present to an adjacent territory; no clash."""
    origins = [land for land in play.my_lands() if play.opponents_in(land)]
    if not origins:
        return []
    origin = (yield play.pick_land(m.Q_FROM, origins, m.card(BREAS_TYRANNY))) - m.LAND
    values = (m.card(BREAS_TYRANNY), m.land(origin))
    owner = (yield play.pick_player(m.Q_OWNER, play.opponents_in(origin), *values)) - m.PLAYER
    target = (yield play.pick_land(m.Q_TO, play.beside(origin), *values)) - m.LAND
    return [MoveClans(owner, origin, target, 1), Arrive(owner, play.me, False)]


@SCRIPTS.add
def champions_share(play: Look) -> Effects:
    """Take the Action card that was set aside."""
    return [TakeAside(play.me)]


@SCRIPTS.add
def children_of_dana(play: Look) -> Script:
    """Place one clan in any territory."""
    if not play.my_reserve():
        return []
    land = (yield play.pick_land(m.Q_PLACE, play.all_lands(), m.card(CHILDREN_OF_DANA))) - m.LAND
    return [PlaceClans(play.me, land)]


@SCRIPTS.add
def dagdas_harp(play: Look) -> Script:
    """For each other Epic Tale in your hand, at most three, place one clan where you are present."""
    tales = play.table.epic_cards(play.me).bit_count()  # the Harp itself lies on the table already
    lands = play.my_lands()
    effects: list[Effect[Island]] = []
    for _ in range(min(AT_MOST, tales, play.my_reserve()) if lands else 0):
        land = (yield play.pick_land(m.Q_PLACE, lands, m.card(DAGDAS_HARP))) - m.LAND
        effects.append(PlaceClans(play.me, land))
    return effects


@SCRIPTS.add
def deirdres_beauty(play: Look) -> Script:
    """Every opponent reveals a random Epic Tale: take one, discard the others. Remove one of your clans."""
    lands = play.my_lands()
    beauty: list[Effect[Any]] = [RevealEpics(play.me), Next("deirdre_takes", play.me)]
    if not lands:
        return beauty
    land = (yield play.pick_land(m.Q_REMOVE_OWN, lands, m.card(DEIRDRES_BEAUTY))) - m.LAND
    return [*beauty, RemoveClan(play.me, land)]


@SCRIPTS.add
def deirdre_takes(play: Look) -> Script:
    cards = bits(play.table.revealed)
    if not cards:
        return []
    card = (yield play.pick_card(m.Q_TAKE, cards, m.card(DEIRDRES_BEAUTY))) - m.CARD
    return [TakeRevealed(play.me, card)]


@SCRIPTS.add
def eriu(play: Look) -> Script:
    """In each territory with a Sanctuary where you are present you may place one clan, at most three in all."""
    room = {land: 1 for land in play.my_lands() if play.table.sanctuaries[land]}
    return (yield from placing(play, ERIU, room, min(AT_MOST, play.my_reserve())))


@SCRIPTS.add
def kernunos_sanctuary(play: Look) -> Script:
    """Where you are present and no Sanctuary stands: place a clan and a Sanctuary."""
    lands = [land for land in play.my_lands() if not play.table.sanctuaries[land]]
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(KERNUNOS_SANCTUARY))) - m.LAND
    return [PlaceClans(play.me, land), PlaceSanctuary(land)]


@SCRIPTS.add
def maeves_wealth(play: Look) -> Effects:
    """Every opponent who can gives you an Action card; give one back to each who did."""
    table = play.table
    others = [seat for seat in table.order_from(table.brenn) if seat != play.me]
    return [*(Next("maeve_is_given", seat, (play.me,)) for seat in others), Next("maeve_gives_back", play.me)]


@SCRIPTS.add
def maeve_is_given(play: Look) -> Script:
    to = play.cause[0]
    if not play.my_actions():
        return []
    card = (yield play.pick_card(m.Q_GIVE, play.my_actions(), m.card(MAEVES_WEALTH), to)) - m.CARD
    return [GiveAction(play.me, to, card), Owe(play.me)]


@SCRIPTS.add
def maeve_gives_back(play: Look) -> Script:
    """One card to each who gave."""
    left = play.my_actions()
    back: list[Effect[Any]] = [Owe(NOTHING)]
    for to in play.table.order_from(play.table.brenn):
        if play.table.gave >> to & 1:
            card = (yield play.pick_card(m.Q_GIVE, left, m.card(MAEVES_WEALTH), to)) - m.CARD
            left.remove(card)
            back.append(GiveAction(play.me, to, card))
    return back


class Owe(Effect[Island]):
    """This player has given Maeve a card; NOTHING: all debts are paid."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.gave = 0 if self.seat == NOTHING else table.gave | 1 << self.seat


@SCRIPTS.add
def manannans_horses(play: Look) -> Script:
    """Move up to three of your clans from one territory to any other."""
    lands = play.my_lands()
    if not lands:
        return []
    origin = (yield play.pick_land(m.Q_FROM, lands, m.card(MANANNANS_HORSES))) - m.LAND
    targets = [land for land in play.all_lands() if land != origin]
    target = (yield play.pick_land(m.Q_TO, targets, m.card(MANANNANS_HORSES), m.land(origin))) - m.LAND
    values = (m.card(MANANNANS_HORSES), m.land(origin), m.land(target))
    most = min(AT_MOST, play.my_clans(origin))
    count = (yield play.pick_count(m.Q_HOW_MANY, 1, most, *values)) - m.COUNT
    return [MoveClans(play.me, origin, target, count), Arrive(play.me, play.me, True)]


@SCRIPTS.add
def morrigan(play: Look) -> Script:
    """You may flip the crows. You may start a clash anywhere and name a player present as its instigator."""
    effects: list[Effect[Island]] = []
    if (yield play.pick(m.Q_FLIP, [YES, NO])) == YES:
        effects.append(FlipCrows())
    lands = [land for land in play.all_lands() if len(play.table.present_in(land)) > 1]
    if lands:
        answer = yield play.pick_land(m.Q_START_CLASH, lands, m.card(MORRIGAN), may_stop=True)
        if answer != STOP:
            land = answer - m.LAND
            present = play.table.present_in(land)
            instigator = (yield play.pick_player(m.Q_INSTIGATOR, present, m.land(land))) - m.PLAYER
            effects.append(StartClash(land, instigator))
    return effects


@SCRIPTS.add
def nuada_silverhand(play: Look) -> Script:
    """In each territory where you are chieftain you may place one clan per opponent present."""
    led = [land for land in play.my_lands() if play.table.chieftain(land) == play.me]
    room = {land: len(play.opponents_in(land)) for land in led}
    return (yield from placing(play, NUADA_SILVERHAND, room, play.my_reserve()))


@SCRIPTS.add
def otherworld(play: Look) -> Script:
    """Where you are present: for each Sanctuary there, at most three, place a clan or remove an opposing one."""
    lands = [land for land in play.my_lands() if play.table.sanctuaries[land]]
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(OTHERWORLD))) - m.LAND
    reserve = play.my_reserve()
    against = {seat: play.table.clans_of(seat, land) for seat in play.opponents_in(land)}
    effects: list[Effect[Island]] = []
    for _ in range(min(AT_MOST, play.table.sanctuaries[land])):
        rivals = [seat for seat, clans in against.items() if clans]
        modes = ([m.PLACE_CLAN] if reserve else []) + ([m.REMOVE_CLAN] if rivals else [])
        if not modes:
            break
        values = (m.card(OTHERWORLD), m.land(land))
        mode = yield play.pick(m.Q_MODE, modes, values, may_stop=True)
        if mode == STOP:
            break
        if mode == m.PLACE_CLAN:
            reserve -= 1
            effects.append(PlaceClans(play.me, land))
        else:
            rival = (yield play.pick_player(m.Q_OWNER, rivals, *values)) - m.PLAYER
            against[rival] -= 1
            effects.append(RemoveClan(rival, land))
    return effects


@SCRIPTS.add
def stone_of_fal(play: Look) -> Effects:
    """Place two clans in the Capital's territory."""
    return [PlaceClans(play.me, play.table.capital, 2)]


@SCRIPTS.add
def tuans_memory(play: Look) -> Effects:
    """Draw three Epic Tales, keep one."""
    return [Draw(play.me, 3)]
