"""The fourteen Epic Tales played at their moment: in answer to something, or as a maneuver."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Script
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import SetAside, TakePlayed
from fidchell.games.inis.cards.conditions import (
    always,
    in_a_clash,
    it_is_not_saved,
    it_lies_there,
    not_yet_cancelled,
    you_attack,
    you_attacked,
    your_clan_has_a_refuge,
)
from fidchell.games.inis.effects import GainDeed, MoveClans, PlaceClans
from fidchell.games.inis.facts import (
    BATTLE_FRENZY,
    BATTLE_OF_MOYTURA,
    CATHBADS_WORD,
    DAGDA,
    DAGDAS_CAULDRON,
    DAGDAS_CLUB,
    DIARMUID_GRAINNE,
    FIANNA,
    LUG_SAMILDANACH,
    LUGS_SPEAR,
    OENGUS_PLOY,
    STRENGS_RESOLVE,
    TALE_OF_CUCHULAIN,
)
from fidchell.games.inis.moments import (
    ACTION_RESOLVED,
    ASSEMBLY_START,
    ATTACK_DECLARED,
    CITADELS_END,
    CLASH_START,
    MANEUVER_DONE,
    OTHER_DECLARED,
    REMOVED,
    TURN_END,
    WOULD_BE_REMOVED,
    triskel,
)
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive
from fidchell.games.inis.procedures.attack import ChangeAttack
from fidchell.games.inis.procedures.clash import EndClash
from fidchell.games.inis.procedures.playing import Cancel
from fidchell.games.inis.procedures.removal import LayCauldron, RemoveClan, Rescue, SaveClan
from fidchell.games.inis.procedures.season import Ploy
from fidchell.games.inis.table import Island


@triskel(BATTLE_FRENZY, CITADELS_END, when=always)
def battle_frenzy(play: Look) -> Effects:
    """At the end of the Citadels step: all sheltered clans come out."""
    return [EmptyCitadels()]


class EmptyCitadels(Effect[Island]):
    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.sheltered = (0,) * table.seats
        table.tell(m.E_COME_OUT, (m.LAND + table.clash,))


@SCRIPTS.add
def battle_of_moytura(play: Look) -> Script:
    """Maneuver: move clans from adjacent territories into the clash, then place an exposed clan there."""
    table = play.table
    origins = [land for land in play.beside(table.clash) if play.my_clans(land)]
    moves: list[Effect[Island]] = []
    while origins:
        to = (m.card(BATTLE_OF_MOYTURA), m.land(table.clash))
        answer = yield play.pick_land(m.Q_FROM_TO, origins, *to, may_stop=bool(moves))
        if answer == STOP:
            break
        origin = answer - m.LAND
        values = (m.card(BATTLE_OF_MOYTURA), m.land(origin), m.land(table.clash))
        count = (yield play.pick_count(m.Q_HOW_MANY, 1, play.my_clans(origin), *values)) - m.COUNT
        moves.append(MoveClans(play.me, origin, table.clash, count))
        origins.remove(origin)
    if moves:
        moves.append(Arrive(play.me, play.me, False))
    return [*moves, PlaceClans(play.me, table.clash)]


@triskel(CATHBADS_WORD, ASSEMBLY_START, when=always)
def cathbads_word(play: Look) -> Effects:
    """At the start of the Assembly: you choose the card set aside; at its end take it and set aside another."""
    return [SpeakWord(play.me)]


class SpeakWord(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.cathbad = self.seat


@SCRIPTS.add
def cathbad_sets_aside(play: Look) -> Script:
    card = (yield play.pick_card(m.Q_SET_ASIDE, play.my_actions(), m.card(CATHBADS_WORD))) - m.CARD
    return [SetAside(play.me, card)]


@triskel(DAGDA, OTHER_DECLARED, when=not_yet_cancelled)
def dagda(play: Look) -> Effects:
    """An Epic Tale or Advantage card just declared, anyone's, has no effect."""
    return [Cancel(play.cause[0])]


@triskel(DAGDAS_CAULDRON, REMOVED, when=in_a_clash)
def dagdas_cauldron(play: Look) -> Effects:
    """When a clan of yours is removed in a clash: your clans of this clash go onto it, up to three return."""
    return [LayCauldron(play.cause[0], play.me)]


@triskel(DAGDAS_CLUB, WOULD_BE_REMOVED, when=it_is_not_saved)
def dagdas_club_saves(play: Look) -> Effects:
    """When a clan of yours would be removed: it stays."""
    return [SaveClan(play.cause[0])]


@triskel(DAGDAS_CLUB, ATTACK_DECLARED, when=you_attack)
def dagdas_club_commands(play: Look) -> Script:
    """When you attack: you decide whether the target removes a clan or discards an Action card."""
    what = yield play.pick(m.Q_COMMAND, [m.CLAN, m.DISCARD_ACTION], (play.cause[3],))
    return [ChangeAttack(play.cause[0], "clan" if what == m.CLAN else "card")]


@triskel(DIARMUID_GRAINNE, REMOVED, when=your_clan_has_a_refuge)
def diarmuid_grainne(play: Look) -> Script:
    """When a clan of yours is removed: place it in another territory where you are present."""
    lost_in = play.cause[2] - m.LAND
    lands = [land for land in play.my_lands() if land != lost_in]
    land = (yield play.pick_land(m.Q_PLACE, lands, m.card(DIARMUID_GRAINNE))) - m.LAND
    return [Rescue(play.cause[0], play.me, land)]


@SCRIPTS.add
def fianna(play: Look) -> Script:
    """Maneuver: move your clans, exposed or sheltered, out of the clash to one adjacent territory; no clash."""
    table = play.table
    to = (m.card(FIANNA), m.land(table.clash))
    target = (yield play.pick_land(m.Q_TO, play.beside(table.clash), *to)) - m.LAND
    values = (m.card(FIANNA), m.land(table.clash), m.land(target))
    sheltered, exposed = table.sheltered[play.me], table.exposed(play.me)
    out = 0
    if sheltered:
        out = (yield play.pick_count(m.Q_FROM_CITADELS, 0, sheltered, *values)) - m.COUNT
    count = (yield play.pick_count(m.Q_EXPOSED_HOW_MANY, 0 if out else 1, exposed, *values)) - m.COUNT
    return [MoveClans(play.me, table.clash, target, count + out, out), Arrive(play.me, play.me, False)]


@triskel(LUG_SAMILDANACH, ACTION_RESOLVED, when=it_lies_there)
def lug_samildanach(play: Look) -> Effects:
    """After an Action card, anyone's, has been resolved or cancelled: take it into your hand."""
    return [TakePlayed(play.me, play.cause[1] - m.CARD)]


@triskel(LUGS_SPEAR, CLASH_START, when=always)
def lugs_spear(play: Look) -> Effects:
    """At the start of a clash: no Triskel cards are played in it."""
    return [RaiseSpear()]


class RaiseSpear(Effect[Island]):
    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.spear = True
        table.tell(m.E_SPEAR, (m.LAND + table.clash,))


@triskel(OENGUS_PLOY, TURN_END, when=always)
def oengus_ploy(play: Look) -> Effects:
    """At the end of any turn: you take the next one; if the Season would end, it goes on."""
    return [Ploy(play.me)]


@SCRIPTS.add
def ogmas_eloquence(play: Look) -> Effects:
    """Maneuver: the clash ends at once."""
    return [EndClash()]


@triskel(STRENGS_RESOLVE, MANEUVER_DONE, when=you_attacked)
def strengs_resolve(play: Look) -> Effects:
    """After your Attack: gain a Deed."""
    return [GainDeed(play.me)]


@SCRIPTS.add
def tale_of_cuchulain(play: Look) -> Script:
    """Maneuver with exactly one exposed clan: remove one or two exposed clans, any owners."""
    table = play.table
    exposed = {seat: table.exposed(seat) for seat in table.involved()}
    effects: list[Effect[Island]] = []
    while len(effects) < 2:
        owners = [seat for seat, clans in exposed.items() if clans]
        if not owners:
            break
        options = [m.PLAYER + seat for seat in owners]
        values = (m.card(TALE_OF_CUCHULAIN), m.land(table.clash))
        answer = yield play.pick(m.Q_OWNER, options, values, may_stop=bool(effects))
        if answer == STOP:
            break
        exposed[answer - m.PLAYER] -= 1
        effects.append(RemoveClan(answer - m.PLAYER, table.clash, by_maneuver=True))
    return effects
