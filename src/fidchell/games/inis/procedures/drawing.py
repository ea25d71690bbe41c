"""Drawing Epic Tales: how many, improved by Advantage cards, of which some are kept."""

from __future__ import annotations

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.values import bits
from fidchell.games.inis import messages as m
from fidchell.games.inis.epic_effects import DropEpics, draw
from fidchell.games.inis.moments import EPIC_DRAW, GATES_RESOLVE, ask_one
from fidchell.games.inis.table import Island


class Draw(Effect[Island]):
    """Draw so many Epic Tales and keep one. ``at_gates``: by the effect of the Gates of Tír na nÓg."""

    __slots__ = ("seat", "count", "at_gates")

    def __init__(self, seat: int, count: int = 1, at_gates: bool = False) -> None:
        self.seat = seat
        self.count = count
        self.at_gates = at_gates

    def apply(self, table: Island) -> None:
        table.push(Drawing(self.seat, self.count, "gates" if self.at_gates else "meadows"))


class Drawing(Frame[Island]):
    """Improve the draw, draw, keep one."""

    __slots__ = ("seat", "count", "stage", "drawn")

    def __init__(self, seat: int, count: int, stage: str, drawn: int = 0) -> None:
        self.seat = seat
        self.count = count
        self.stage = stage
        self.drawn = drawn  # the cards to choose from; each draw has its own, for draws can happen within draws

    def next(self, table: Island) -> Ask | None:
        cause = (len(table.stack) - 1, self.seat)
        if self.stage == "gates":
            self.stage = "meadows"
            ask_one(table, GATES_RESOLVE, cause, self.seat)
        elif self.stage == "meadows":
            self.stage = "draw"
            ask_one(table, EPIC_DRAW, cause, self.seat)
        elif self.stage == "draw":
            self.stage = "keep"
            table.do([DrawInto(len(table.stack) - 1)])
        else:
            choice = self.drawn & table.epic_cards(self.seat)
            if choice.bit_count() > 1:
                return Ask(self.seat, m.Q_KEEP_EPIC, m.cards_in(choice), (1,))
            table.stack.pop()
        return None

    def take(self, table: Island, seat: int, option: int) -> None:
        table.stack.pop()
        dropped = self.drawn & table.epic_cards(self.seat) & ~(1 << option - m.CARD)
        table.do([DropEpics(self.seat, dropped)])

    def forget(self, table: Island, seat: int, chance: Chance) -> None:
        """Which of their cards another has just drawn is theirs to know."""
        if seat != self.seat and self.drawn:
            held = bits(table.epic_cards(self.seat))
            chance.shuffle(held)
            self.drawn = sum(1 << card for card in held[: self.drawn.bit_count()])

    def shown(self) -> str:
        return "drawing"


class DrawInto(Effect[Island]):
    """Draw for the frame at this level of the stack."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Island) -> None:
        drawing = table.own(self.level)
        assert isinstance(drawing, Drawing)
        drawing.drawn = draw(table, drawing.seat, drawing.count)


class ImproveDraw(Effect[Island]):
    """Meadows, Gates: one more card to choose from in the draw at this level of the stack."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def apply(self, table: Island) -> None:
        drawing = table.own(self.level)
        assert isinstance(drawing, Drawing)
        drawing.count += 1
