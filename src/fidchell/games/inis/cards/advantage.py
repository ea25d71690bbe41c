"""The sixteen Advantage cards, one for each territory."""

from __future__ import annotations

from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Next, Running, Script
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import (
    DiscardHidden,
    GiveAction,
    LookAtHand,
    SetAside,
    StealAction,
    TakeAside,
    TakePlayed,
)
from fidchell.games.inis.cards.action import moving_out
from fidchell.games.inis.cards.conditions import (
    always,
    the_clash_is_in_the_highlands,
    you_are_attacked_in_the_hills,
    you_attack,
    you_played_it,
    you_played_it_and_are_at_the_stone_circle,
)
from fidchell.games.inis.effects import MoveClans, PlaceClans
from fidchell.games.inis.facts import (
    ADVANTAGE,
    COVE,
    EPIC_CARDS,
    FOREST,
    GATES,
    HIGHLANDS,
    HILLS,
    IRON_MINE,
    LOST_VALE,
    MEADOWS,
    MISTY_LANDS,
    MOOR,
    MOUNTAINS,
    PLAINS,
    SALT_MINE,
    STONE_CIRCLE,
    VALLEY,
)
from fidchell.games.inis.moments import (
    ATTACK_DECLARED,
    EPIC_DRAW,
    EPIC_PLAYED,
    GATES_RESOLVE,
    MOUNTAINS_ENTERED,
    RESOLUTION_START,
    SEASON_CARD_DONE,
    triskel,
)
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.procedures.arriving import Arrive, IgnoreMountains
from fidchell.games.inis.procedures.attack import ChangeAttack
from fidchell.games.inis.procedures.drawing import Draw, ImproveDraw
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island


@triskel(ADVANTAGE + COVE, SEASON_CARD_DONE, when=always)
def cove_advantage(play: Look) -> Effects:
    """After your Season card: take the Action card set aside, then set aside one of yours."""
    return [TakeAside(play.me), Next("cove_sets_aside", play.me)]


@SCRIPTS.add
def cove_sets_aside(play: Look) -> Script:
    if not play.my_actions():
        return []
    card = (yield play.pick_card(m.Q_SET_ASIDE, play.my_actions(), m.card(ADVANTAGE + COVE))) - m.CARD
    return [SetAside(play.me, card)]


@triskel(ADVANTAGE + FOREST, EPIC_PLAYED, when=you_played_it)
def forest_advantage(play: Look) -> Effects:
    """After you play an Epic Tale, even a cancelled one (ruling 66): draw an Epic Tale."""
    return [Draw(play.me)]


@triskel(ADVANTAGE + GATES, GATES_RESOLVE, when=always)
def gates_advantage(play: Look) -> Effects:
    """When you resolve the Gates: draw one more, keep one."""
    return [ImproveDraw(play.cause[0])]


@triskel(ADVANTAGE + HIGHLANDS, RESOLUTION_START, when=the_clash_is_in_the_highlands)
def highlands_advantage(play: Look) -> Script:
    """Before the first maneuver of a clash in the Highlands: choose who is the instigator."""
    involved = play.table.involved()
    if not involved:
        return []
    player = (yield play.pick_player(m.Q_INSTIGATOR, involved, m.land(HIGHLANDS))) - m.PLAYER
    return [ChangeInstigator(player)]


class ChangeInstigator(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.instigator = table.maneuver_by = self.seat
        table.tell(m.E_INSTIGATOR, (self.seat,))


@triskel(ADVANTAGE + HILLS, ATTACK_DECLARED, when=you_are_attacked_in_the_hills)
def hills_advantage(play: Look) -> Effects:
    """When you are attacked in the Hills: the attack fails altogether."""
    return [ChangeAttack(play.cause[0], "ignored")]


@triskel(ADVANTAGE + IRON_MINE, ATTACK_DECLARED, when=you_attack)
def iron_mine_advantage(play: Look) -> Effects:
    """When you attack, anywhere: the target loses a clan and an Action card."""
    return [ChangeAttack(play.cause[0], "both")]


@triskel(ADVANTAGE + LOST_VALE, SEASON_CARD_DONE, when=always)
def lost_vale_advantage(play: Look) -> Script:
    """After your Season card: move any clan from beside the Lost Vale into it; no clash."""
    table = play.table
    origins = [land for land in play.beside(LOST_VALE) if table.clans_in(land)]
    if not origins:
        return []
    origin = (yield play.pick_land(m.Q_FROM, origins, m.card(ADVANTAGE + LOST_VALE))) - m.LAND
    values = (m.card(ADVANTAGE + LOST_VALE), m.land(origin))
    owner = (yield play.pick_player(m.Q_OWNER, table.present_in(origin), *values)) - m.PLAYER
    return [MoveClans(owner, origin, LOST_VALE, 1), Arrive(owner, play.me, False)]


@triskel(ADVANTAGE + MEADOWS, EPIC_DRAW, when=always)
def meadows_advantage(play: Look) -> Effects:
    """When you draw an Epic Tale: draw one more to choose from."""
    return [ImproveDraw(play.cause[0])]


@SCRIPTS.add
def misty_lands_advantage(play: Look) -> Effects:
    """Discard one or more Action cards, draw as many Epic Tales, keep one."""
    return [Next("misty_lands_discards", play.me)]


@SCRIPTS.add
def misty_lands_discards(play: Look) -> Script:
    left = play.my_actions()
    dropped: list[int] = []
    while left:
        question = m.Q_DISCARD_MORE if dropped else m.Q_DISCARD
        answer = yield play.pick_card(question, left, m.card(ADVANTAGE + MISTY_LANDS), may_stop=bool(dropped))
        if answer == STOP:
            break
        dropped.append(answer - m.CARD)
        left.remove(answer - m.CARD)
    discards: list[Effect[Island]] = [DiscardHidden(play.me, card) for card in dropped]
    return [*discards, Draw(play.me, len(dropped))] if dropped else []


@SCRIPTS.add
def moor_advantage(play: Look) -> Script:
    """At any time: look at the Epic Tales of an opponent."""
    rivals = [seat for seat in play.opponents() if play.table.epic_cards(seat)]
    if not rivals:
        return []
    rival = (yield play.pick_player(m.Q_OPPONENT, rivals, m.card(ADVANTAGE + MOOR))) - m.PLAYER
    return [LookAtHand(play.me, rival, EPIC_CARDS)]


@triskel(ADVANTAGE + MOUNTAINS, MOUNTAINS_ENTERED, when=always)
def mountains_advantage(play: Look) -> Effects:
    """When you move clans into the Mountains: their effect does not apply."""
    return [IgnoreMountains(play.cause[0])]


@SCRIPTS.add
def plains_advantage(play: Look) -> Script:
    """Move one or more of your clans from the Plains to adjacent territories."""
    return (yield from moving_out(play, ADVANTAGE + PLAINS, [PLAINS] if play.my_clans(PLAINS) else []))


@triskel(ADVANTAGE + SALT_MINE, SEASON_CARD_DONE, when=always)
def salt_mine_advantage(play: Look) -> Script:
    """After your Season card: take a random Action card of an opponent, then give them one of yours."""
    rivals = [seat for seat in play.opponents() if play.table.action_cards(seat)]
    if not rivals:
        return []
    rival = (yield play.pick_player(m.Q_OPPONENT, rivals, m.card(ADVANTAGE + SALT_MINE))) - m.PLAYER
    return [Barter(play.me, rival)]


class Barter(Effect[Island]):
    """Take first; only if something was taken, something is given."""

    __slots__ = ("seat", "rival")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def apply(self, table: Island) -> None:
        if table.action_cards(self.rival):
            StealAction(self.seat, self.rival).apply(table)
            table.push(Running("salt_mine_gives", self.seat, (self.rival,)))


@SCRIPTS.add
def salt_mine_gives(play: Look) -> Script:
    rival = play.cause[0]
    values = (m.card(ADVANTAGE + SALT_MINE), rival)
    card = (yield play.pick_card(m.Q_GIVE, play.my_actions(), *values)) - m.CARD
    return [GiveAction(play.me, rival, card)]


@triskel(ADVANTAGE + STONE_CIRCLE, EPIC_PLAYED, when=you_played_it_and_are_at_the_stone_circle)
def stone_circle_advantage(play: Look) -> Effects:
    """After you play an Epic Tale: remove one of your clans from the Stone Circle and take the Tale back."""
    return [RemoveClan(play.me, STONE_CIRCLE, then=(TakePlayed(play.me, play.cause[1] - m.CARD),))]


@SCRIPTS.add
def swamp_advantage(play: Look) -> Effects:
    """Nothing; a turn that is not a pass."""
    return []


@triskel(ADVANTAGE + VALLEY, SEASON_CARD_DONE, when=always)
def valley_advantage(play: Look) -> Script:
    """After your Season card: place a clan where you are present."""
    lands = play.my_lands()
    if not lands or not play.my_reserve():
        return []
    land = (yield play.pick_land(m.Q_PLACE, lands, m.card(ADVANTAGE + VALLEY))) - m.LAND
    return [PlaceClans(play.me, land)]
