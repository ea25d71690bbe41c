"""The moments at which Triskel cards may be played, and which card answers which (rules 7.2).

The numbers W1 to W21 are those of the rules reference. W13 (any time) is a standing question and W17 (as a maneuver)
part of the maneuver question; W19 to W21 are one window whose cards have conditions of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fidchell.core.frames import Frame
from fidchell.core.messages import Message
from fidchell.core.scripts import Effects, Script
from fidchell.core.windows import open_window
from fidchell.games.inis import messages as m
from fidchell.games.inis.play import SCRIPTS, Look
from fidchell.games.inis.table import Island

ASSEMBLY_START: Final = "assembly-start"  # W1
GATES_RESOLVE: Final = "gates-resolve"  # W2
ACTION_DECLARED: Final = "action-declared"  # W3
OTHER_DECLARED: Final = "epic-or-advantage-declared"  # W4
EPIC_DRAW: Final = "epic-draw"  # W5
MOUNTAINS_ENTERED: Final = "mountains-entered"  # W6
ACTION_RESOLVED: Final = "action-resolved"  # W7
EPIC_PLAYED: Final = "epic-played"  # W8
SEASON_CARD_DONE: Final = "season-card-done"  # W9
TURN_END: Final = "turn-end"  # W10
WOULD_BE_REMOVED: Final = "clan-would-be-removed"  # W11
REMOVED: Final = "clan-removed"  # W12
CLASH_START: Final = "clash-start"  # W14
CITADELS_END: Final = "citadels-end"  # W15
RESOLUTION_START: Final = "resolution-start"  # W16
ATTACK_DECLARED: Final = "attack-declared"  # W18
MANEUVER_DONE: Final = "maneuver-done"  # W19, W20, W21

QUESTIONS: Final[dict[str, Message]] = {
    ASSEMBLY_START: m.M_ASSEMBLY_START,
    GATES_RESOLVE: m.M_GATES,
    ACTION_DECLARED: m.M_ACTION_DECLARED,
    OTHER_DECLARED: m.M_OTHER_DECLARED,
    EPIC_DRAW: m.M_EPIC_DRAW,
    MOUNTAINS_ENTERED: m.M_MOUNTAINS,
    ACTION_RESOLVED: m.M_ACTION_RESOLVED,
    EPIC_PLAYED: m.M_EPIC_PLAYED,
    SEASON_CARD_DONE: m.M_SEASON_CARD_DONE,
    TURN_END: m.M_TURN_END,
    WOULD_BE_REMOVED: m.M_WOULD_BE_REMOVED,
    REMOVED: m.M_REMOVED,
    CLASH_START: m.M_CLASH_START,
    CITADELS_END: m.M_CITADELS_END,
    RESOLUTION_START: m.M_RESOLUTION_START,
    ATTACK_DECLARED: m.M_ATTACK_DECLARED,
    MANEUVER_DONE: m.M_MANEUVER_DONE,
}

Cause: TypeAlias = tuple[int, ...]  # the values of the moment's question
When: TypeAlias = Callable[[Island, Cause, int], bool]  # may this seat answer? from what everybody knows


class Triskel:
    """One Triskel use of a card: under which public condition, with which script."""

    __slots__ = ("script", "when")

    def __init__(self, script: str, when: When) -> None:
        self.script = script
        self.when = when


class Triskels:
    """The cards that may answer a moment, as a mask and one by one."""

    __slots__ = ("cards", "uses")

    def __init__(self) -> None:
        self.cards = 0
        self.uses: dict[int, Triskel] = {}


TRISKELS: Final[dict[str, Triskels]] = {moment: Triskels() for moment in QUESTIONS}

Card: TypeAlias = Callable[[Look], Script] | Callable[[Look], Effects]


def triskel(card: int, moment: str, when: When) -> Callable[[Card], Card]:
    """Register a script as what a card does when it answers this moment."""

    def register(fn: Card) -> Card:
        SCRIPTS.add(fn)
        TRISKELS[moment].cards |= 1 << card
        TRISKELS[moment].uses[card] = Triskel(fn.__name__, when)
        return fn

    return register


class OfCard(Frame[Island]):
    """A card in progress: being played, or being finished."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


def answering(table: Island, moment: str, cause: Cause, seat: int) -> int:
    """The cards that this seat could answer with, as far as everybody knows."""
    if table.spear:
        return 0
    triskels = TRISKELS[moment]
    if table.hurry and not table.hands[seat] & triskels.cards:
        return 0  # nobody would be asked: no need to find out what everybody knows
    could = table.could_play(seat) & triskels.cards  # nothing in four of five cases, so the masks come first
    rest = could
    while rest:
        card = rest.bit_length() - 1
        rest &= ~(1 << card)
        if not triskels.uses[card].when(table, cause, seat) or _unfinished(table, card):
            could &= ~(1 << card)
    return could


def _unfinished(table: Island, card: int) -> bool:
    """Is an earlier play of this card still being finished? Then it is not played again (a ruling of ours): else the
    Master Craftsman and Lug Samildanach could go round the table for ever."""
    return any(isinstance(frame, OfCard) and frame.card == card for frame in table.stack)


def _somebody_could(table: Island, moment: str) -> bool:
    """Has anybody a card for this moment, as far as everybody knows? In a hurry: truly? Most moments end here."""
    cards = TRISKELS[moment].cards
    if table.hurry:
        return any(hand & cards for hand in table.hands)
    return any(table.could_play(seat) & cards for seat in range(table.seats))


def ask_all(table: Island, moment: str, cause: Cause) -> None:
    """Open the window of a moment to everybody, the active player first, then in crow order."""
    if not table.spear and _somebody_could(table, moment):
        open_window(table, moment, cause, table.order_from(table.active()))


def ask_one(table: Island, moment: str, cause: Cause, seat: int) -> None:
    """Open the window of a moment that concerns one player only."""
    if not table.spear:
        open_window(table, moment, cause, (seat,))
