"""A card being played: declared, answered, resolved."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Effects, Running
from fidchell.core.windows import open_window
from tain import messages as m
from tain.effects import DiscardPlayed, PutInPlay
from tain.table import Cattle

CARD_DECLARED = "card-declared"


class PlayingCard(Frame[Cattle]):
    """A card is declared in full, the others may answer, then it does what it says unless cancelled."""

    __slots__ = ("card", "seat", "cause", "stage", "effects", "choices", "cancelled")

    def __init__(
        self, card: int, seat: int, cause: tuple[int, ...] = (), stage: str = "play",
        effects: tuple[Any, ...] = (), choices: tuple[int, ...] = (), cancelled: bool = False,
    ) -> None:  # fmt: skip
        self.card = card
        self.seat = seat
        self.cause = cause  # of an answering card: the moment it answers
        self.stage = stage
        self.effects = effects  # held until nobody answers
        self.choices = choices  # how it was declared: those who may answer must know
        self.cancelled = cancelled

    def next(self, table: Cattle) -> Ask | None:
        if self.stage == "play":
            self.stage = "answers"
            table.do([PutInPlay(self.seat, self.card)])
            table.push(Running(m.CARDS[self.card], self.seat, self.cause))
        elif self.stage == "answers":
            self.stage = "resolve"
            level = len(table.stack) - 1
            order = [(self.seat + step) % table.seats for step in range(1, table.seats)]
            open_window(table, CARD_DECLARED, (level, m.CARD + self.card, self.seat), order)
        elif self.stage == "resolve":
            self.stage = "done"
            if not self.cancelled:
                table.do(self.effects)
        else:
            table.stack.pop()
            table.do([DiscardPlayed(self.card)])
        return None

    def returned(self, table: Cattle, effects: Effects, answers: tuple[int, ...]) -> None:
        if self.stage == "answers":
            self.effects = tuple(effects)
            self.choices = answers
            if answers:
                table.tell(m.E_DECLARED, (self.seat, m.CARD + self.card, answers))
        else:  # the second half of a card asks while the first resolves
            table.do(effects)

    def shown(self) -> str:
        return m.CARDS[self.card]


class Cancel(Effect[Cattle]):
    """The card being played at this level of the stack will have no effect."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Cattle) -> None:
        playing = table.own(self.level)
        assert isinstance(playing, PlayingCard)
        playing.cancelled = True
        table.tell(m.E_CANCELLED, (m.CARD + playing.card,))


def card_at(table: Cattle, level: int) -> PlayingCard:
    frame = table.stack[level]
    assert isinstance(frame, PlayingCard)
    return frame
