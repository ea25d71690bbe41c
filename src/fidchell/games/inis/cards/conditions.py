"""When Triskel cards may be played. Every condition looks only at what everybody knows.

Each takes the table, the values of the moment's question, and the seat that wants to answer.
"""

from __future__ import annotations

from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import HIGHLANDS, HILLS, NOTHING, STONE_CIRCLE
from fidchell.games.inis.moments import Cause
from fidchell.games.inis.procedures.attack import Attack
from fidchell.games.inis.procedures.playing import PlayingCard
from fidchell.games.inis.procedures.removal import Removing
from fidchell.games.inis.table import Island


def always(table: Island, cause: Cause, seat: int) -> bool:
    return True


# --- a card was declared: (level, card, player) ---


def not_yet_cancelled(table: Island, cause: Cause, seat: int) -> bool:
    playing = table.stack[cause[0]]
    return isinstance(playing, PlayingCard) and not playing.cancelled


def an_opponent_declared_it(table: Island, cause: Cause, seat: int) -> bool:
    return cause[2] != seat and not_yet_cancelled(table, cause, seat)


# --- a card was resolved: (level, card, player) ---


def it_lies_there(table: Island, cause: Cause, seat: int) -> bool:
    return bool(table.in_play >> (cause[1] - m.CARD) & 1)


def you_played_it(table: Island, cause: Cause, seat: int) -> bool:
    return cause[2] == seat


def you_played_it_and_it_lies_there(table: Island, cause: Cause, seat: int) -> bool:
    return cause[2] == seat and it_lies_there(table, cause, seat)


def you_played_it_and_are_at_the_stone_circle(table: Island, cause: Cause, seat: int) -> bool:
    return you_played_it_and_it_lies_there(table, cause, seat) and table.clans_of(seat, STONE_CIRCLE) > 0


# --- removals: (level, owner, territory) ---


def it_is_not_saved(table: Island, cause: Cause, seat: int) -> bool:
    removing = table.stack[cause[0]]
    return isinstance(removing, Removing) and not removing.saved


def your_clan_has_a_refuge(table: Island, cause: Cause, seat: int) -> bool:
    """Diarmuid and Gráinne: present in another territory, and the clan is still to be had."""
    lost_in = cause[2] - m.LAND
    at_hand = table.reserve[seat] > 0 or (table.cauldron_of == seat and table.cauldron > 0)
    return not _is_settled(table, cause) and at_hand and any(land != lost_in for land in table.lands_of(seat))


def in_a_clash(table: Island, cause: Cause, seat: int) -> bool:
    return table.clash != NOTHING and not _is_settled(table, cause)


def _is_settled(table: Island, cause: Cause) -> bool:
    removing = table.stack[cause[0]]
    return isinstance(removing, Removing) and removing.settled


# --- clashes ---


def the_clash_is_in_the_highlands(table: Island, cause: Cause, seat: int) -> bool:
    return table.clash == HIGHLANDS


def you_attack(table: Island, cause: Cause, seat: int) -> bool:
    """(level, territory, attacker, target)"""
    return cause[2] == seat and not _attack(table, cause).ignored


def you_are_attacked_in_the_hills(table: Island, cause: Cause, seat: int) -> bool:
    return cause[3] == seat and table.clash == HILLS and not _attack(table, cause).ignored


def _attack(table: Island, cause: Cause) -> Attack:
    attack = table.stack[cause[0]]
    assert isinstance(attack, Attack)
    return attack


def you_attacked(table: Island, cause: Cause, seat: int) -> bool:
    """(level, territory, performer)"""
    return cause[2] == seat and table.attacked != NOTHING


def your_maneuver_removed_an_opposing_clan(table: Island, cause: Cause, seat: int) -> bool:
    return cause[2] == seat and table.maneuver_removed


def you_are_involved(table: Island, cause: Cause, seat: int) -> bool:
    return table.exposed(seat) > 0
