"""What a viewer is shown of our games, described field by field for those who write a client.

Nothing is built from these: the engine's own views are sent. A test reads many of them as these, with no field more and
none less, so that the description cannot drift.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Colour = Literal["red", "yellow", "green", "blue"]
Row = Literal["top", "middle", "bottom"]


class GameEvent(msgspec.Struct, forbid_unknown_fields=True):
    """Something that happened; with ``-known`` at the end of its key if you know its secret."""

    key: str
    values: dict[str, int | str | list[int | str]]


class Reason(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    values: dict[str, Any]


class DecisionShown(msgspec.Struct, forbid_unknown_fields=True):
    """A question to you. The game does not wait for an optional one."""

    seat: int
    key: str
    options: list[str]
    values: dict[str, int | str | list[int | str]]
    number: int
    optional: bool


class GameView(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is the same for every game."""

    game: str
    rules: str
    players: int
    seat: int | None  # through whose eyes
    doing: str  # what goes on, as everybody may know it; "" when it is over
    waiting: list[int]
    decisions: list[DecisionShown]
    over: bool


# --- Inis ---


class Territory(msgspec.Struct, forbid_unknown_fields=True):
    location: str
    beside: list[str]
    clans: list[int]  # by seat
    chieftain: int | None
    citadels: int  # the Capital included
    sanctuaries: int


class InisPlayer(msgspec.Struct, forbid_unknown_fields=True):
    reserve: int
    deeds: int
    pretender: bool
    actions: int  # cards
    epics: int
    advantages: list[str]
    territories: int  # the three conditions, Deeds not counted
    sanctuaries: int
    led: int
    conditions: int  # met, with Deeds


class Declared(msgspec.Struct, forbid_unknown_fields=True):
    """A card being played."""

    card: str
    player: int
    choices: list[str]
    cancelled: bool


class ClashShown(msgspec.Struct, forbid_unknown_fields=True):
    territory: str
    instigator: int
    maneuver: int  # whose it is
    exposed: list[int]  # clans by seat
    sheltered: list[int]
    peace: list[int]  # seats that want it
    spear: bool
    cauldron: tuple[int, int] | None  # whose, and how many clans are in it


class InisTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    geometry: Literal["T3", "H1"]
    round: int
    turn: int
    passes: int
    brenn: int
    direction: Literal["clockwise", "counter_clockwise"]
    capital: str | None
    festival: str | None
    territories: dict[str, Territory]
    tiles_left: int
    citadels_left: int
    sanctuaries_left: int
    players: list[InisPlayer]
    display: list[str]
    spent: list[str]
    in_play: list[str]
    declared: list[Declared]
    revealed: list[str]
    epic_deck: int
    epic_discard: list[str]
    action_discard: int
    aside: bool
    clash: ClashShown | None
    # Of a seat only:
    hand: list[str] | UnsetType = UNSET
    laid: list[str] | UnsetType = UNSET
    drawn: list[str] | UnsetType = UNSET
    known: list[list[str]] | UnsetType = UNSET  # hidden cards that you know to be in somebody's hand, by seat
    known_aside: list[str] | UnsetType = UNSET
    known_discard: list[str] | UnsetType = UNSET
    known_tiles: list[str] | UnsetType = UNSET


class InisResult(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    conditions: list[int]
    won_by: list[Literal["territories", "sanctuaries", "leadership", "brenn"]]
    rounds: int


class InisView(GameView, forbid_unknown_fields=True, kw_only=True):
    table: InisTable
    result: InisResult | None


class InisStanding(msgspec.Struct, forbid_unknown_fields=True):
    territories: int
    sanctuaries: int
    led: int
    conditions: int


class InisPreview(msgspec.Struct, forbid_unknown_fields=True):
    """How all would stand, by seat, after a choice."""

    now: list[InisStanding]
    options: dict[str, list[InisStanding]]


# --- Tír na nÓg ---


class PackShown(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    version: str


class Slot(msgspec.Struct, forbid_unknown_fields=True):
    """A card of a saga."""

    card: str
    value: int
    printed: int
    colour: Colour
    printed_colour: Colour


class Points(msgspec.Struct, forbid_unknown_fields=True):
    top: int
    middle: int
    bottom: int
    cards: int
    regions: int
    total: int


class TirNaNogPlayer(msgspec.Struct, forbid_unknown_fields=True):
    saga: dict[Row, list[Slot | None]]
    bards: list[str]  # where they stand
    lost: list[str]  # of these, the ones that touch no card
    at_home: int
    cards: int  # in hand
    known: list[str]  # of these, what everybody has seen
    points: Points
    regions: dict[Colour, int]  # cards in the largest


class Balor(msgspec.Struct, forbid_unknown_fields=True):
    maximum: bool
    bards: list[str]
    pile: list[str]
    token: str | None
    spiral: list[str]  # all gaps in his order
    points: int
    discards: int


class TirNaNogTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pack: PackShown
    round: int
    rounds: int
    first: int
    turn: int
    geis: list[str]  # by row
    grid: list[list[str | None]]  # rows of cards
    deck: int
    discard: list[str]
    players: list[TirNaNogPlayer]
    balor: Balor | UnsetType = UNSET  # in the solo game
    # Of a seat only:
    hand: list[str] | UnsetType = UNSET
    drawn: str | UnsetType | None = UNSET


class TirNaNogResult(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    points: list[list[int]]  # by seat: top, middle, bottom, cards, regions
    balor: int | UnsetType = UNSET


class TirNaNogView(GameView, forbid_unknown_fields=True, kw_only=True):
    table: TirNaNogTable
    result: TirNaNogResult | None


class TirNaNogPreview(msgspec.Struct, forbid_unknown_fields=True):
    """What each would have, by seat, if a card were played into a row and nothing more."""

    now: list[Points]
    options: dict[str, dict[Row, list[Points]]]  # by card


DESCRIBED: dict[str, Any] = {
    "inis": (InisView, InisPreview),
    "tirnanog": (TirNaNogView, TirNaNogPreview),
}  # by game: the view and the preview
