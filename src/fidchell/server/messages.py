"""What travels between client and server. The JSON Schema of these is exported for the client."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from fidchell.server.entries import WantedPace
from fidchell.server.shown import TableShown


class Asked(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """What a client sends over the socket; ``key`` is its own name for it, and makes sending it twice harmless."""


class Answer(Asked, tag="answer"):
    seat: int
    option: str
    number: int | None = None
    key: str | None = None


class Hold(Asked, tag="hold"):
    seat: int
    key: str | None = None


class Retract(Asked, tag="retract"):
    seat: int
    key: str | None = None


class AskUndo(Asked, tag="undo"):
    seat: int
    key: str | None = None


class AgreeUndo(Asked, tag="agree"):
    seat: int
    yes: bool
    key: str | None = None


class SetPace(Asked, tag="pace"):
    pace: WantedPace
    key: str | None = None


class Leave(Asked, tag="away"):
    """A bot goes on for this seat."""

    seat: int
    key: str | None = None


class Return(Asked, tag="back"):
    seat: int
    key: str | None = None


class Ping(Asked, tag="ping"):
    key: str | None = None


AtTable = Answer | Hold | Retract | AskUndo | AgreeUndo | SetPace | Leave | Return | Ping


class Told(msgspec.Struct, tag_field="t"):
    """What the server sends."""


class Update(Told, tag="update"):
    """The table as you may see it, and what has happened from event number ``since`` on."""

    table: TableShown
    since: int
    events: list[dict[str, Any]]


class Done(Told, tag="done"):
    """What you sent under this key is written down."""

    key: str | None


class Denied(Told, tag="refused"):
    """What you sent under this key changed nothing, and why, as keys and values."""

    key: str | None
    reasons: list[dict[str, Any]]


class Said(Told, tag="chat"):
    id: int
    name: str
    text: str
    at: float


Message = Update | Done | Denied | Said


# --- over HTTP ---


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    language: str = "en"


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str
    email: str | None = None


class LogIn(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: str
    new: str


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What is not given stays; an empty mail address takes it away."""

    name: str | None = None
    language: str | None = None
    email: str | None = None
    settings: dict[str, Any] | None = None


class NewBot(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Token(msgspec.Struct):
    id: str  # whose
    token: str


class Program(msgspec.Struct):
    id: str
    created: float
    expires: float


class OwnBot(msgspec.Struct):
    """An account of one's own for a program, and the tokens with which it may come."""

    id: str
    name: str
    programs: list[Program]


class Me(msgspec.Struct):
    id: str
    name: str
    kind: str
    language: str
    settings: dict[str, Any]
    email: str | None  # not told to programs
    email_ok: bool  # is it confirmed? Until then nothing but that question is sent there


class TableMade(msgspec.Struct):
    id: str
    invite: str  # the token of the link to send to friends; it is told once


class SitDown(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    invite: str = ""
    hot_seat: bool = False  # keep the other seats: several people share one screen
    name: str = ""  # of who sits there, with hot_seat


class CallSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at one of your seats, where several people share one screen; empty: you."""

    seat: int
    name: str


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    level: str


class StandUp(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class Why(msgspec.Struct, forbid_unknown_fields=True):
    """Why may this seat not answer so now?"""

    seat: int
    option: Annotated[str, msgspec.Meta(max_length=60)]


class Say(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: str


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    at: int  # answers
    invite: str = ""  # of the table, or of the link by which the game is shared


class Shared(msgspec.Struct):
    """The token of the link by which anybody may look back at a finished game; it is told once."""

    invite: str


class Reasons(msgspec.Struct):
    """Why nothing was changed."""

    reasons: list[dict[str, Any]]
