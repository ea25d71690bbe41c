"""Windows: when a moment of the game may be answered, who is shown so, and when it is over.

Whether a window opens, who is listed and how long it lasts follows from what everybody knows. A seat with nothing to
play has the same window as one with Geis in hand, and its answer comes after a time drawn as everybody's is.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Final

from fidchell.core.decision import Decision
from fidchell.core.game import Game
from fidchell.core.windows import Window
from fidchell.server.entries import Pace

SHORTEST: Final = 1.0  # seconds of a fast window
ANSWERS_AFTER: Final = (1.0, 3.0)  # seconds until a bot has answered, or a seat with nothing to play let a moment pass
WAITED_FOR: Final = 60.0  # seconds in which somebody with a card to play decides in a fast window
MORE_TIME: Final = 20.0  # seconds, once for each window
PASS: Final = "pass"
DAY: Final = 86400.0


@dataclass
class OpenWindow:
    """A window while it is open. All but ``sealed`` is public."""

    opened: float
    moment: str
    cause: tuple[int, ...]
    asked: int
    decisions: list[Decision]  # one for each seat that could answer, as far as everybody knows
    number: int  # of windows so far: draws differ from one to the next
    sealed: dict[int, tuple[str, float]] = field(default_factory=dict)  # seat -> answer, when
    held: bool = False

    @property
    def seats(self) -> list[int]:
        return [decision.seat for decision in self.decisions]

    def decision_of(self, seat: int) -> Decision | None:
        return next((decision for decision in self.decisions if decision.seat == seat), None)

    def is_same(self, frame: Window, closing: bool) -> bool:
        """Is it this window still? While it closes one seat after the other lets it pass; else nobody was asked."""
        came_further = frame.asked > self.asked if closing else frame.asked == self.asked
        return (frame.moment, frame.cause) == (self.moment, self.cause) and came_further

    def passes_at(self, seat: int, secret: str) -> float:
        """When a seat that does nothing has let the moment pass: nobody can tell it from one that thought."""
        return self.seems_to_answer_at(seat, secret) + (MORE_TIME if self.held else 0.0)

    def seems_to_answer_at(self, seat: int, secret: str) -> float:
        return self.opened + Random(f"{secret}/{self.number}/{seat}").uniform(*ANSWERS_AFTER)


def window_of(
    game: Game, before: OpenWindow | None, at: float, number: int, closing: bool = False
) -> OpenWindow | None:
    """The window that is open now; None if the game waits for something else."""
    frame = game.table.stack[-1] if game.table.stack else None
    if not isinstance(frame, Window):
        return None
    if before is not None and before.is_same(frame, closing):
        before.asked = frame.asked
        return before
    return OpenWindow(at, frame.moment, frame.cause, frame.asked, game.window, number)


def bot_answers_by(window: OpenWindow, pace: Pace, seat: int, secret: str) -> float:
    """Until when a bot may think, whatever it could play: what it has not found by then it lets pass."""
    return window.opened + pace.window if pace.windows == "fixed" else window.seems_to_answer_at(seat, secret)


def closes_at(window: OpenWindow, pace: Pace, thinks: set[int], bots: set[int], secret: str) -> float:
    """When the window closes if nobody answers any more. ``thinks``: the seats that a person will answer for.

    Under standing orders these are the seats that want to be asked; whether they have anything to play counts as
    little as elsewhere, and the others let it pass at once. A bot's thoughts move nothing.
    """
    if pace.windows == "orders":
        if any(seat in thinks and seat not in window.sealed for seat in window.seats):
            return window.opened + pace.response * DAY
        return max((bot_answers_by(window, pace, seat, secret) for seat in bots), default=window.opened)
    if pace.windows == "fixed":
        return window.opened + pace.window + (MORE_TIME if window.held else 0.0)
    last = window.opened + SHORTEST
    for decision in window.decisions:
        seat = decision.seat
        if seat in bots:
            last = max(last, bot_answers_by(window, pace, seat, secret))
        elif seat in window.sealed:
            last = max(last, window.sealed[seat][1])
        elif seat in thinks and len(decision.options) > 1:
            patience = WAITED_FOR if pace.live else pace.response * DAY
            last = max(last, window.opened + patience + (MORE_TIME if window.held else 0.0))
        else:
            last = max(last, window.passes_at(seat, secret))
    return last
