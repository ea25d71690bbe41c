"""A card being played: declared in full, answered, resolved, and finished (rules 7.3 to 7.5)."""

from __future__ import annotations

from typing import Any

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect
from fidchell.core.scripts import Effects, Running
from fidchell.core.words import STOP
from fidchell.games.inis import messages as m
from fidchell.games.inis.card_effects import DiscardPlayed, PutInPlay
from fidchell.games.inis.facts import ACTION_CARDS, CARDS, DAGDAS_CAULDRON, EPIC_CARDS
from fidchell.games.inis.moments import (
    ACTION_DECLARED,
    ACTION_RESOLVED,
    EPIC_PLAYED,
    OTHER_DECLARED,
    OfCard,
    ask_all,
    ask_one,
)
from fidchell.games.inis.table import Island


class PlayingCard(OfCard):
    """Declare a card in full, let the others answer, then do what it says unless cancelled."""

    __slots__ = ("seat", "script", "cause", "stage", "effects", "choices", "cancelled")

    def __init__(
        self, card: int, seat: int, script: str, cause: tuple[int, ...] = (), stage: str = "play",
        effects: tuple[Any, ...] = (), choices: tuple[int, ...] = (), cancelled: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(card)
        self.seat = seat
        self.script = script
        self.cause = cause  # of a Triskel: the moment it answers
        self.stage = stage
        self.effects = effects  # what was declared, held until nobody answers
        self.choices = choices  # the answers it was declared with: those who may answer must know them
        self.cancelled = cancelled

    def next(self, table: Island) -> Ask | None:
        if self.stage == "play":
            self.stage = "declared"
            table.do([PutInPlay(self.seat, self.card)])
            table.push(Running(self.script, self.seat, self.cause))
        elif self.stage == "declared":
            self.stage = "resolve"
            moment = ACTION_DECLARED if ACTION_CARDS >> self.card & 1 else OTHER_DECLARED
            ask_all(table, moment, (len(table.stack) - 1, m.CARD + self.card, self.seat))
        elif self.stage == "resolve":
            self.stage = "finish"
            if not self.cancelled:
                table.do(self.effects)
                if not self.effects:
                    table.tell(m.E_NOTHING, (m.CARD + self.card,))
        else:
            table.stack.pop()
            lies_open = self.card == DAGDAS_CAULDRON and table.cauldron_of == self.seat  # till the end of the clash
            if not lies_open:
                table.push(Finishing(self.card, self.seat))
        return None

    def returned(self, table: Island, effects: Effects, answers: tuple[int, ...]) -> None:
        if self.stage == "declared":
            self.effects = tuple(effects)
            self.choices = answers
            said = tuple(answer for answer in answers if answer != STOP)
            if said:
                table.tell(m.E_DECLARED, (self.seat, m.CARD + self.card, said))
        else:  # a later half of the card, asked while it resolves
            table.do(effects)

    def shown(self) -> str:
        return CARDS[self.card]


class Finishing(OfCard):
    """A card is completely resolved or cancelled: who may follow it up does so, then it is discarded."""

    __slots__ = ("seat", "stage")

    def __init__(self, card: int, seat: int, stage: str = "follow-up") -> None:
        super().__init__(card)
        self.seat = seat
        self.stage = stage

    def next(self, table: Island) -> Ask | None:
        if self.stage == "follow-up":
            self.stage = "discard"
            cause = (len(table.stack) - 1, m.CARD + self.card, self.seat)
            if ACTION_CARDS >> self.card & 1:
                ask_all(table, ACTION_RESOLVED, cause)
            elif EPIC_CARDS >> self.card & 1:
                ask_one(table, EPIC_PLAYED, cause, self.seat)
        else:
            table.stack.pop()
            if table.in_play >> self.card & 1:
                table.do([DiscardPlayed(self.card)])
        return None


class Cancel(Effect[Island]):
    """The card being played at this level of the stack has no effect, but was played (rules 7.4)."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Island) -> None:
        playing = table.own(self.level)
        assert isinstance(playing, PlayingCard)
        playing.cancelled = True
        table.tell(m.E_CANCELLED, (m.CARD + playing.card,))
        if not ACTION_CARDS >> playing.card & 1:  # an Action card waits: Lug Samildanach may still pick it up
            DiscardPlayed(playing.card).apply(table)
