"""The seventeen Action cards. A card asks first and returns what it does."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Next, Script
from fidchell.core.values import bits
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import (
    DiscardCard,
    GivePlayed,
    LookAtHand,
    LookThroughDiscard,
    StealAction,
    TakeAdvantage,
    TakeFromDiscard,
)
from fidchell.games.inis.cards.conditions import (
    an_opponent_declared_it,
    you_are_involved,
    you_attacked,
    you_played_it_and_it_lies_there,
    your_maneuver_removed_an_opposing_clan,
)
from fidchell.games.inis.effects import (
    Explore,
    GainDeed,
    HoldFestival,
    MoveClans,
    PlaceCitadel,
    PlaceClans,
    PlaceSanctuary,
)
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    BARD,
    CITADEL,
    CONQUEST,
    CRAFTSMEN_PEASANTS,
    DRUID,
    EMISSARIES,
    FESTIVAL,
    GEIS,
    MASTER_CRAFTSMAN,
    MIGRATION,
    NEW_ALLIANCE,
    NEW_CLANS,
    NOTHING,
    RAID,
    SANCTUARY,
    SCOUTS_SPIES,
    SWAMP,
    WARLORD,
)
from fidchell.games.inis.geometry import legal_locations
from fidchell.games.inis.moments import ACTION_DECLARED, EPIC_PLAYED, MANEUVER_DONE, triskel
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive
from fidchell.games.inis.procedures.clash import Clashes
from fidchell.games.inis.procedures.drawing import Draw
from fidchell.games.inis.procedures.playing import Cancel
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island


@SCRIPTS.add
def bard(play: Look) -> Effects:
    """Draw an Epic Tale."""
    return [Draw(play.me)]


@triskel(BARD, MANEUVER_DONE, when=your_maneuver_removed_an_opposing_clan)
def bard_sings(play: Look) -> Effects:
    """After your maneuver removed an opposing clan: gain a Deed."""
    return [GainDeed(play.me)]


@SCRIPTS.add
def citadel(play: Look) -> Script:
    """Place a Citadel where you are present; take that territory's Advantage card unless it was played this round."""
    lands = [land for land in play.my_lands() if land != SWAMP]
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(CITADEL))) - m.LAND
    return [PlaceCitadel(land), TakeAdvantage(play.me, land)]


@SCRIPTS.add
def conquest(play: Look) -> Script:
    """Move any number of your clans from any adjacent territories into one territory."""
    target = (yield play.pick_land(m.Q_LAND, play.all_lands(), m.card(CONQUEST))) - m.LAND
    origins = [land for land in play.beside(target) if play.my_clans(land)]
    moves: list[Effect[Island]] = []
    while origins:
        answer = yield play.pick_land(m.Q_FROM_TO, origins, m.card(CONQUEST), m.land(target), may_stop=True)
        if answer == STOP:
            break
        origin = answer - m.LAND
        values = (m.card(CONQUEST), m.land(origin), m.land(target))
        count = (yield play.pick_count(m.Q_HOW_MANY, 1, play.my_clans(origin), *values)) - m.COUNT
        moves.append(MoveClans(play.me, origin, target, count))
        origins.remove(origin)
    return [*moves, Arrive(play.me, play.me, True)] if moves else []


@SCRIPTS.add
def craftsmen_peasants(play: Look) -> Script:
    """In every territory where you are present you may place a clan per Citadel there."""
    room = {land: play.table.citadels[land] for land in play.my_lands()}
    return (yield from placing(play, CRAFTSMEN_PEASANTS, room, play.my_reserve()))


def placing(play: Look, card: int, room: dict[int, int], most: int) -> Script:
    """Place clans one by one, in each territory at most as many as there is room for, so many in all (or fewer)."""
    effects: list[Effect[Island]] = []
    while len(effects) < most:
        lands = [land for land, free in room.items() if free]
        if not lands:
            break
        answer = yield play.pick_land(m.Q_PLACE, lands, m.card(card), may_stop=True)
        if answer == STOP:
            break
        room[answer - m.LAND] -= 1
        effects.append(PlaceClans(play.me, answer - m.LAND))
    return effects


@SCRIPTS.add
def druid(play: Look) -> Effects:
    """Look through the Action discard and take a card."""
    return [LookThroughDiscard(play.me), Next("druid_takes", play.me)]


@SCRIPTS.add
def druid_takes(play: Look) -> Script:
    cards = bits(play.table.action_discard)
    if not cards:
        return []
    taken = (yield play.pick_card(m.Q_TAKE, cards, m.card(DRUID))) - m.CARD
    return [TakeFromDiscard(play.me, taken)]


@SCRIPTS.add
def emissaries(play: Look) -> Script:
    """Move one of your clans to an adjacent territory; no clash."""
    lands = play.my_lands()
    if not lands:
        return []
    origin = (yield play.pick_land(m.Q_FROM, lands, m.card(EMISSARIES))) - m.LAND
    to = (m.card(EMISSARIES), m.land(origin))
    target = (yield play.pick_land(m.Q_TO, play.beside(origin), *to)) - m.LAND
    return [MoveClans(play.me, origin, target, 1), Arrive(play.me, play.me, False)]


@SCRIPTS.add
def exploration(play: Look) -> Effects:
    """The Brenn chooses a location; the next tile is placed there and you arrive with a clan."""
    return [Next("brenn_locates", play.table.brenn, (play.me,))]


@SCRIPTS.add
def brenn_locates(play: Look) -> Script:
    table, explorer = play.table, play.cause[0]
    if not table.tiles:
        return []
    places = legal_locations(table.geometry, [table.location[land] for land in play.all_lands()])
    options = [m.LOCATION + place for place in places]
    location = (yield play.pick(m.Q_LOCATION, options, (explorer,))) - m.LOCATION
    return [Explore(explorer, location)]


@SCRIPTS.add
def festival(play: Look) -> Script:
    """Where you are present and a Sanctuary stands: place a clan and the Festival."""
    lands = [land for land in play.my_lands() if play.table.sanctuaries[land]]
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(FESTIVAL))) - m.LAND
    return [PlaceClans(play.me, land), HoldFestival(land)]


@triskel(GEIS, ACTION_DECLARED, when=an_opponent_declared_it)
def geis(play: Look) -> Effects:
    """The Action card an opponent has just declared has no effect."""
    return [Cancel(play.cause[0])]


@SCRIPTS.add
def master_craftsman(play: Look) -> Effects:
    """Discard a card of any kind if you can, then draw an Epic Tale."""
    return [Next("master_craftsman_discards", play.me), Draw(play.me)]


@SCRIPTS.add
def master_craftsman_discards(play: Look) -> Script:
    cards = bits(play.table.hands[play.me])
    if not cards:
        return []
    card = (yield play.pick_card(m.Q_DISCARD, cards, m.card(MASTER_CRAFTSMAN))) - m.CARD
    return [DiscardCard(play.me, card)]


@triskel(MASTER_CRAFTSMAN, EPIC_PLAYED, when=you_played_it_and_it_lies_there)
def master_craftsman_gives(play: Look) -> Script:
    """After you play an Epic Tale: give it to another player instead of discarding it, and gain a Deed."""
    given = play.cause[1] - m.CARD
    player = (yield play.pick_player(m.Q_OPPONENT, list(play.opponents()), m.card(MASTER_CRAFTSMAN))) - m.PLAYER
    return [GivePlayed(play.me, player, given), GainDeed(play.me)]


@SCRIPTS.add
def migration(play: Look) -> Script:
    """Move one or more of your clans from one territory to one or more adjacent ones."""
    return (yield from moving_out(play, MIGRATION, play.my_lands()))


def moving_out(play: Look, card: int, origins: list[int]) -> Script:
    """From one of these territories to any adjacent ones, split as you like (Migration, Plains)."""
    if not origins:
        return []
    origin = (yield play.pick_land(m.Q_FROM, origins, m.card(card))) - m.LAND
    left, targets = play.my_clans(origin), play.beside(origin)
    moves: list[Effect[Island]] = []
    while left and targets:
        to = (m.card(card), m.land(origin))
        answer = yield play.pick_land(m.Q_TO, targets, *to, may_stop=bool(moves))
        if answer == STOP:
            break
        target = answer - m.LAND
        values = (m.card(card), m.land(origin), m.land(target))
        count = (yield play.pick_count(m.Q_HOW_MANY, 1, left, *values)) - m.COUNT
        moves.append(MoveClans(play.me, origin, target, count))
        targets.remove(target)
        left -= count
    return [*moves, Arrive(play.me, play.me, True)]


@SCRIPTS.add
def new_alliance(play: Look) -> Script:
    """Where you are present: place a clan, or replace one clan of an opponent who has two or more there."""
    lands = play.my_lands()
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(NEW_ALLIANCE))) - m.LAND
    rivals = [seat for seat in play.opponents() if play.table.clans_of(seat, land) > 1]
    modes = [m.PLACE_CLAN, m.REPLACE_CLAN] if rivals and play.my_reserve() else [m.PLACE_CLAN]
    mode = yield play.pick(m.Q_MODE, modes, (m.card(NEW_ALLIANCE), m.land(land)))
    if mode == m.PLACE_CLAN:
        return [PlaceClans(play.me, land)]
    rival = (yield play.pick_player(m.Q_OWNER, rivals, m.card(NEW_ALLIANCE), m.land(land))) - m.PLAYER
    return [RemoveClan(rival, land, then=(PlaceClans(play.me, land),))]


@SCRIPTS.add
def new_clans(play: Look) -> Script:
    """Place two clans where you are present, together or apart."""
    effects: list[Effect[Island]] = []
    lands = play.my_lands()
    for _ in range(min(2, play.my_reserve()) if lands else 0):
        land = (yield play.pick_land(m.Q_PLACE, lands, m.card(NEW_CLANS))) - m.LAND
        effects.append(PlaceClans(play.me, land))
    return effects


@triskel(RAID, MANEUVER_DONE, when=you_attacked)
def raid(play: Look) -> Effects:
    """After your Attack: take a random Action card of the target; without one they lose an exposed clan."""
    return [Plunder(play.me, play.table.attacked)]


class Plunder(Effect[Island]):
    """What Raid does depends on whether the victim holds an Action card when it resolves."""

    __slots__ = ("seat", "victim")

    def __init__(self, seat: int, victim: int) -> None:
        self.seat = seat
        self.victim = victim

    def apply(self, table: Island) -> None:
        if table.action_cards(self.victim):
            StealAction(self.seat, self.victim).apply(table)
        elif table.exposed(self.victim) > 0:
            RemoveClan(self.victim, table.clash).apply(table)


@SCRIPTS.add
def sanctuary(play: Look) -> Script:
    """Place a Sanctuary where you are present; draw an Epic Tale."""
    lands = play.my_lands()
    if not lands:
        return [Draw(play.me)]
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(SANCTUARY))) - m.LAND
    return [PlaceSanctuary(land), Draw(play.me)]


@SCRIPTS.add
def scouts_spies(play: Look) -> Script:
    """Look at an opponent's Action cards; then you may move clans from one territory to one adjacent territory."""
    rival = (yield play.pick_player(m.Q_OPPONENT, list(play.opponents()), m.card(SCOUTS_SPIES))) - m.PLAYER
    return [LookAtHand(play.me, rival, ACTION_CARDS), Next("scouts_move", play.me)]


@SCRIPTS.add
def scouts_move(play: Look) -> Script:
    lands = play.my_lands()
    if not lands:
        return []
    answer = yield play.pick_land(m.Q_FROM, lands, m.card(SCOUTS_SPIES), may_stop=True)
    if answer == STOP:
        return []
    origin = answer - m.LAND
    to = (m.card(SCOUTS_SPIES), m.land(origin))
    target = (yield play.pick_land(m.Q_TO, play.beside(origin), *to)) - m.LAND
    values = (m.card(SCOUTS_SPIES), m.land(origin), m.land(target))
    count = (yield play.pick_count(m.Q_HOW_MANY, 1, play.my_clans(origin), *values)) - m.COUNT
    return [MoveClans(play.me, origin, target, count), Arrive(play.me, play.me, True)]


@SCRIPTS.add
def warlord(play: Look) -> Script:
    """Start a clash where you are present; you are the instigator."""
    lands = play.my_lands()
    if not lands:
        return []
    land = (yield play.pick_land(m.Q_LAND, lands, m.card(WARLORD))) - m.LAND
    return [StartClash(land, play.me)]


@triskel(WARLORD, MANEUVER_DONE, when=you_are_involved)
def warlord_commands(play: Look) -> Script:
    """In a clash you are involved in, after any maneuver: place an exposed clan there, choose who maneuvers next."""
    table = play.table
    ready = [seat for seat in table.order_from(play.me) if table.exposed(seat) > 0]
    player = (yield play.pick_player(m.Q_NEXT, ready)) - m.PLAYER
    return [PlaceClans(play.me, table.clash), ChooseNext(player)]


class StartClash(Effect[Island]):
    """Without a move; where fewer than two players are present nothing happens (ruling 56)."""

    __slots__ = ("territory", "instigator")

    def __init__(self, territory: int, instigator: int) -> None:
        self.territory = territory
        self.instigator = instigator

    def apply(self, table: Island) -> None:
        table.push(Clashes(self.instigator, 1 << self.territory))


class ChooseNext(Effect[Island]):
    """The Warlord's choice; void if that player has no exposed clan any more."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.next_up = self.seat if table.exposed(self.seat) > 0 else NOTHING
        table.tell(m.E_NEXT, (self.seat,))
