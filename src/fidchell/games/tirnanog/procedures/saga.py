"""The Saga: counter-clockwise, from the first player's right-hand neighbour: take a card, play a card."""

from __future__ import annotations

from fidchell.core.chance import Chance
from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Running
from fidchell.core.values import bits
from fidchell.core.words import NO, PASS, YES
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.effects import (
    DiscardCard,
    DropForLost,
    ForgetUsed,
    KeepForLost,
    LookForLost,
    PlayCard,
    SetTurn,
    TakeCard,
)
from fidchell.games.tirnanog.facts import BARDS, HOME, NOTHING
from fidchell.games.tirnanog.placement import playable, rows_for
from fidchell.games.tirnanog.procedures.balor import BalorTakes
from fidchell.games.tirnanog.table import Otherworld


class SagaPhase(Frame[Otherworld]):
    """Turn after turn until all bards are home. Lost bards wait until only lost ones are left (the Echtra)."""

    __slots__ = ("stage", "card", "looked")

    def __init__(self, stage: str = "begin", card: int = NOTHING, looked: bool = False) -> None:
        self.stage = stage
        self.card = card  # about to be taken or played
        self.looked = looked  # Óengus's Mound has been used for this lost bard

    def next(self, table: Otherworld) -> Ask | None:
        seat = table.at
        if self.stage == "play":
            return self._playing(table, seat)
        if self.stage == "row":
            rows = rows_for(table, seat, self.card)
            if len(rows) > 1:
                return Ask(seat, m.Q_ROW, [m.ROW + row for row in rows], (m.CARD + self.card,))
            self._plays(table, seat, rows[0])
            return None
        if self.stage == "bard":
            places = table.places_touching(seat, self.card)
            return Ask(seat, m.Q_WHICH_BARD, [m.PLACE + place for place in places], (m.CARD + self.card,))
        if self.stage == "drop":
            uses = usable(table, seat)  # moving a card may make room
            return Ask(seat, m.Q_DROP, m.cards(bits(table.hands[seat]) + uses))
        if self.stage == "end":
            uses = usable(table, seat)
            if uses:
                return Ask(seat, m.Q_END, [*m.cards(uses), PASS])
        if self.stage == "take" or self._begins_turn(table):
            return self._taking(table, table.at)
        return None

    def _begins_turn(self, table: Otherworld) -> bool:
        """From the end of a turn towards the next one; False if that takes another step."""
        if self.stage == "begin":
            table.do([ForgetUsed(), SetTurn((table.first - 1) % table.seats)])
        elif self.stage != "turn":
            table.do([SetTurn((table.at - 1) % table.seats)])
        if not table.cells:  # only in scenes: a full grid has a card for every bard
            table.do([AllComeHome()])
        elif self.stage != "turn" and table.balor_bards:
            self.stage = "turn"
            self._balor(table)
            return False
        if not table.touches(table.at):
            if table.all_home():
                table.stack.pop()
                return False
            if table.anybody_touches() or not table.bards_of(table.at):
                self.stage = "over"  # nothing out, or only lost bards while others still take
                return False
        self.stage = "take"
        self.looked = False
        return True

    def _balor(self, table: Otherworld) -> None:
        """In a solo game he acts before you, unless only your bards still touch cards."""
        out = [place for place in table.balor_bards if place != HOME]
        if out and (any(not table.is_lost(place) for place in out) or not table.anybody_touches()):
            table.do([BalorTakes(), WailFor(0)])

    def _taking(self, table: Otherworld, seat: int) -> Ask | None:
        if table.drawn != NOTHING:
            return Ask(seat, m.Q_MOUND, [YES, NO], (m.CARD + table.drawn,))
        uses = usable(table, seat)
        touched = table.touched_by(seat)
        if touched:
            return Ask(seat, m.Q_TAKE, m.cards(touched + uses if uses else touched))
        if table.has_effect(seat, "draw_for_the_lost") and not self.looked:
            self.looked = True
            table.do([LookForLost(seat)])
            return None
        left = sorted(table.cards_in_grid())
        return Ask(seat, m.Q_TAKE_LOST, m.cards(left + uses))

    def _playing(self, table: Otherworld, seat: int) -> Ask | None:
        cards = playable(table, seat)
        if not cards:
            self.stage = "drop" if table.hands[seat] else "end"
            return None
        uses = usable(table, seat)
        return Ask(seat, m.Q_PLAY, m.cards(cards + uses if uses else cards))

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        card = option - m.CARD
        if option >= m.CARD and table.told[seat] >> card & 1:  # a card of the own saga is used
            if self.stage == "drop":
                self.stage = "play"
            table.push(Running(table.pack.encounters[card].effect, seat, (card,)))
        elif self.stage == "take":
            self._takes(table, seat, option)
        elif self.stage == "bard":
            self._brings_home(table, seat, self.card, option - m.PLACE)
        elif self.stage == "play":
            self.card, self.stage = card, "row"
        elif self.stage == "row":
            self._plays(table, seat, option - m.ROW)
        elif self.stage == "drop":
            self.stage = "end"
            table.do([DiscardCard(seat, card)])
        else:
            self.stage = "over"

    def _takes(self, table: Otherworld, seat: int, option: int) -> None:
        if option == YES:
            self.stage = "play"
            table.do([KeepForLost(seat)])
        elif option == NO:
            table.do([DropForLost(seat)])
        else:
            card = option - m.CARD
            places = table.places_touching(seat, card)
            if len(places) > 1:
                self.card, self.stage = card, "bard"
            else:
                self._brings_home(table, seat, card, places[0] if places else table.bards_of(seat)[0])

    def _brings_home(self, table: Otherworld, seat: int, card: int, place: int) -> None:
        self.stage = "play"
        table.do([TakeCard(seat, card, place), WailFor(seat)])

    def _plays(self, table: Otherworld, seat: int, row: int) -> None:
        card, self.card, self.stage = self.card, NOTHING, "end"
        table.do([PlayCard(seat, card, row)])

    def shown(self) -> str:
        return "saga"

    def forget(self, table: Otherworld, seat: int, chance: Chance) -> None:
        """A card chosen but not yet taken or played is the chooser's own."""
        if seat != table.at and self.stage in ("bard", "row"):
            self.stage = "take" if self.stage == "bard" else "play"
            self.card = NOTHING


def usable(table: Otherworld, seat: int) -> list[int]:
    """Cards of the saga that may be used now, once in the phase, at any moment of the owner's turn."""
    ready = table.told[seat] & ~table.used & table.pack.usable
    if not ready:
        return []
    cards = bits(ready & table.pack.with_effect("move_to_another_row"))
    for card in bits(ready & table.pack.with_effect("swap_with_neighbour")):
        row, column = table.where(seat, card)
        if table.beside(seat, row, column):
            cards.append(card)
    return cards


class AllComeHome(Effect[Otherworld]):
    """Nothing is left in the Otherworld to take."""

    __slots__ = ()

    def apply(self, table: Otherworld) -> None:
        table.bards = [HOME] * len(table.bards)
        table.balor_bards = (HOME,) * len(table.balor_bards)


class WailFor(Effect[Otherworld]):
    """A card was taken: bards that touch none any more are lost, unless their owner's Banshee leads them on at once."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Otherworld) -> None:
        if not table.anybody_got_lost():
            return
        order = [(self.seat - step) % table.seats for step in range(table.seats)]  # counter-clockwise from the taker
        led: list[int] = []
        for seat in order:
            for bard in range(seat * BARDS, seat * BARDS + BARDS):
                place = table.bards[bard]
                if place != HOME and table.is_lost(place) and not table.lost_told >> bard & 1:
                    table.lost_told |= 1 << bard
                    table.tell(m.E_LOST, (seat,))
                    if table.has_effect(seat, "lead_on_the_lost"):
                        led.append(bard)
        if led:
            table.push(Wailing(tuple(led)))


class Wailing(Frame[Otherworld]):
    """Each bard just lost may go to a free gap that touches a card."""

    __slots__ = ("bards",)

    def __init__(self, bards: tuple[int, ...]) -> None:
        self.bards = bards

    def next(self, table: Otherworld) -> Ask | None:
        gaps = table.open_gaps(1)
        if not self.bards or not gaps:
            table.stack.pop()
            return None
        place = table.bards[self.bards[0]]
        options = [*(m.PLACE + gap for gap in gaps), PASS]
        return Ask(self.bards[0] // BARDS, m.Q_WAIL, options, (m.PLACE + place,))

    def take(self, table: Otherworld, seat: int, option: int) -> None:
        bard, self.bards = self.bards[0], self.bards[1:]
        if option != PASS:
            table.do([LeadOn(bard, option - m.PLACE)])

    def shown(self) -> str:
        return "banshee"


class LeadOn(Effect[Otherworld]):
    """This very bard goes to a gap; it may be lost, and led on, again."""

    __slots__ = ("bard", "place")

    def __init__(self, bard: int, place: int) -> None:
        self.bard = bard
        self.place = place

    def apply(self, table: Otherworld) -> None:
        table.bards[self.bard] = self.place
        table.lost_told &= ~(1 << self.bard)
        table.tell(m.E_MOVED_BARD, (self.bard // BARDS, m.PLACE + self.place))
