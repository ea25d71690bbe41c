"""The log of a table: what was answered and agreed, in order. It is the truth; all else follows from it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

# What an entry says. ANSWER is a move of the game; the others are of the table.
ANSWER: Final = "answer"
SEAL: Final = "seal"  # a response to a moment, kept secret until the window closes
HOLD: Final = "hold"  # more time for the open window
RETRACT: Final = "retract"  # a choice made in secret beside others' is taken back before all have chosen
UNDO: Final = "undo"  # the game goes on from after ``to`` answers
ASK_UNDO: Final = "ask-undo"
AGREE: Final = "agree"
REFUSE: Final = "refuse"
PACE: Final = "pace"
AWAY: Final = "away"  # a bot answers for the seat
BACK: Final = "back"

Kind = Literal["answer", "seal", "hold", "retract", "undo", "ask-undo", "agree", "refuse", "pace", "away", "back"]

# On whose behalf an answer was given.
PERSON: Final = "person"
BOT: Final = "bot"
FORCED: Final = "forced"  # there was nothing to choose, as everybody could see
WINDOW: Final = "window"  # the window closed
CLOCK: Final = "clock"  # time was up
BROUGHT: Final = "record"  # it was given elsewhere
ORDER: Final = "order"  # a standing order

NOBODY: Final = -1


Windows = Literal["fixed", "fast", "orders"]


class Times(msgspec.Struct, frozen=True):
    """How long things take at a table."""

    live: bool = True
    bank: Annotated[float, Meta(ge=10, le=86400)] = 900.0  # seconds a seat may think in a live game, and
    increment: Annotated[float, Meta(ge=0, le=3600)] = 15.0  # what each answer adds
    days: Annotated[float, Meta(ge=0.01, le=60)] = 3.0  # for an answer, over days
    window: Annotated[float, Meta(ge=0, le=15)] = 5.0  # seconds a fixed window is open
    # Days until a moment passes that somebody is asked about, under standing orders.
    response: Annotated[float, Meta(ge=0.01, le=14)] = 0.5
    absent: Literal["bot", "wait"] = "bot"  # whose time is up: a bot answers, or all wait


class Pace(Times, frozen=True):
    """How fast a table plays. Switched at any time; every entry before keeps the pace it was made at."""

    windows: Windows = "fast"


class WantedPace(Times, frozen=True):
    """A pace that somebody asks for. Without ``windows`` it has those that fit: server/pacing.py."""

    windows: Windows | None = None


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    seq: int
    at: float  # seconds since 1970
    kind: Kind
    seat: int = NOBODY
    option: str = ""
    by: str = ""
    to: int = 0
    pace: Pace | None = None

    def body(self) -> dict[str, Any]:
        """What is kept beside seq and time."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        del built["seq"], built["at"]
        return built
