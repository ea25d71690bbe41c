"""Clashes: waiting ones in the instigator's order, and one clash from its opening to its end (rules 8)."""

from __future__ import annotations

from fidchell.core.decision import Ask
from fidchell.core.frames import Effect, Frame
from fidchell.core.scripts import Running
from fidchell.core.values import add, bits
from fidchell.core.words import NO, PASS, YES
from fidchell.games.inis import messages as m
from fidchell.games.inis.facts import (
    CARDS,
    DAGDAS_CAULDRON,
    MANEUVER_CARDS,
    MOST_PLAYERS,
    NOTHING,
    TALE_OF_CUCHULAIN,
)
from fidchell.games.inis.moments import CITADELS_END, CLASH_START, MANEUVER_DONE, RESOLUTION_START, ask_all
from fidchell.games.inis.procedures.playing import Finishing, PlayingCard
from fidchell.games.inis.procedures.removal import RemoveClan
from fidchell.games.inis.table import Island

CAULDRON_RETURNS = 3


class Clashes(Frame[Island]):
    """Territories where a clash waits: the instigator picks the next; one with fewer than two players lapses."""

    __slots__ = ("instigator", "waiting", "begun")

    def __init__(self, instigator: int, waiting: int, begun: bool = False) -> None:
        self.instigator = instigator
        self.waiting = waiting  # territories, as bits
        self.begun = begun

    def next(self, table: Island) -> Ask | None:
        contested = [land for land in bits(self.waiting) if len(table.present_in(land)) > 1]
        if self.begun:
            for land in bits(self.waiting):
                if land not in contested:
                    table.tell(m.E_CLASH_LAPSED, (m.LAND + land,))
        self.waiting = sum(1 << land for land in contested)
        if len(contested) > 1:
            return Ask(self.instigator, m.Q_NEXT_CLASH, m.lands(contested))
        table.stack.pop()
        if contested:
            table.push(Clash(contested[0], self.instigator))
        return None

    def take(self, table: Island, seat: int, option: int) -> None:
        self.waiting &= ~(1 << option - m.LAND)
        self.begun = True
        table.push(Clash(option - m.LAND, self.instigator))

    def shown(self) -> str:
        return "clashes"


class Clash(Frame[Island]):
    """One clash, stage after stage; what others must see of it is on the table."""

    __slots__ = ("territory", "at", "stage", "offered")

    def __init__(self, territory: int, at: int, stage: str = "open", offered: bool = False) -> None:
        self.territory = territory
        self.at = at  # first the instigator, then who has to maneuver
        self.stage = stage
        self.offered = offered  # peace was offered before this maneuver

    def next(self, table: Island) -> Ask | None:
        here = m.LAND + self.territory
        if self.stage == "open":
            self.stage = "festival"
            table.do([OpenClash(self.territory, self.at)])
            ask_all(table, CLASH_START, (here, self.at))
        elif self.stage == "festival":
            self.stage = "citadels"
            if table.festival == self.territory:
                table.do([RemoveClan(self.at, self.territory)])
        elif self.stage == "citadels":
            self.stage = "citadels-end"
            table.push(Sheltering(table.after(self.at)))
        elif self.stage == "citadels-end":
            self.stage = "resolution"
            ask_all(table, CITADELS_END, (here,))
        elif self.stage == "resolution":
            self.stage = "first"
            ask_all(table, RESOLUTION_START, (len(table.stack) - 1, here, table.instigator))
        elif self.stage == "first":
            self.stage = "maneuver"
            self._up(table, table.instigator)
        elif self.stage == "maneuver":
            return self._maneuver(table)
        elif self.stage == "after":
            self.stage = "next"
            ask_all(table, MANEUVER_DONE, (len(table.stack) - 1, here, self.at))
        elif self.stage == "next":
            self.stage = "maneuver"
            self.offered = False
            self._up(table, table.after(self.at) if table.next_up == NOTHING else table.next_up)
        elif self.stage == "end" and table.cauldron:
            most = min(CAULDRON_RETURNS, table.cauldron)
            counts = [m.COUNT + count for count in range(most + 1)]
            return Ask(table.cauldron_of, m.Q_CAULDRON, counts, (here, table.cauldron))
        else:
            table.stack.pop()
            if table.cauldron_of != NOTHING:
                table.push(Finishing(DAGDAS_CAULDRON, table.cauldron_of))
            table.do([CloseClash()])
        return None

    def _up(self, table: Island, seat: int) -> None:
        """The first player with exposed clans from this seat on has to maneuver."""
        ready = [other for other in table.order_from(seat) if table.exposed(other) > 0]
        if ready:
            self.at = ready[0]
            table.do([ToManeuver(self.at)])
        else:
            self.stage = "end"

    def _maneuver(self, table: Island) -> Ask | None:
        involved = table.involved()
        if self.at not in involved:  # the Festival's, Raid's or a rescued clan was the last
            self._up(table, table.after(self.at))
            return None
        if len(involved) > 1 and all(table.peace >> seat & 1 for seat in involved):
            self.stage = "end"
            table.tell(m.E_PEACE, (m.LAND + self.territory,))
            return None
        options = possible_maneuvers(table, self.at)
        if len(involved) > 1:
            if not self.offered:
                options.append(m.OFFER_PEACE)
            return Ask(self.at, m.Q_MANEUVER, options, (m.LAND + self.territory,))
        return Ask(self.at, m.Q_ALONE, [*options, m.END_CLASH], (m.LAND + self.territory,))

    def take(self, table: Island, seat: int, option: int) -> None:
        if self.stage == "end":
            table.do([ReturnFromCauldron(option - m.COUNT)])
        elif option == m.END_CLASH:
            self.stage = "end"
        elif option == m.OFFER_PEACE:
            self.offered = True
            table.do([SwitchPeace(seat, True)])
            table.tell(m.E_OFFERED, (seat,))
            others = [other for other in table.order_from(seat)[1:] if table.exposed(other) > 0]
            table.push(PeaceOffer(seat, tuple(other for other in others if not table.peace >> other & 1)))
        else:
            self.stage = "after"
            table.do([ToManeuver(seat)])
            if option == m.ATTACK:
                table.push(Running("attack", seat))
            elif option == m.WITHDRAW:
                table.push(Running("withdraw", seat))
            else:
                card = option - m.CARD
                table.push(PlayingCard(card, seat, CARDS[card]))

    def shown(self) -> str:
        return "clash"


def possible_maneuvers(table: Island, seat: int) -> list[int]:
    """Attack, Withdraw and Epic Tale maneuvers open to the player to maneuver, as options."""
    options: list[int] = []
    if len(table.involved()) > 1:
        options.append(m.ATTACK)
    if any(table.chieftain(land) == seat for land in table.beside_of(table.clash)):
        options.append(m.WITHDRAW)
    if not table.spear:
        cards = table.hands[seat] & MANEUVER_CARDS
        if table.exposed(seat) != 1:
            cards &= ~(1 << TALE_OF_CUCHULAIN)
        options += m.cards_in(cards)
    return options


class Sheltering(Frame[Island]):
    """The Citadels step: one clan at a time, until the Citadels are full or all decline in a row."""

    __slots__ = ("at", "declined")

    def __init__(self, at: int, declined: int = 0) -> None:
        self.at = at
        self.declined = declined

    def next(self, table: Island) -> Ask | None:
        free = table.citadels[table.clash] - sum(table.sheltered)
        if free <= 0 or self.declined >= table.seats:
            table.stack.pop()
            return None
        if self.at == table.instigator or table.exposed(self.at) <= 0:
            self.declined += 1
            self.at = table.after(self.at)
            return None
        return Ask(self.at, m.Q_SHELTER, [m.SHELTER, PASS], (m.LAND + table.clash, free))

    def take(self, table: Island, seat: int, option: int) -> None:
        if option == m.SHELTER:
            self.declined = 0
            table.do([ShelterClan(seat)])
        else:
            self.declined += 1
        self.at = table.after(self.at)

    def shown(self) -> str:
        return "sheltering"


class PeaceOffer(Frame[Island]):
    """The player to maneuver offers peace; the others with exposed clans are asked until one refuses."""

    __slots__ = ("by", "waiting")

    def __init__(self, by: int, waiting: tuple[int, ...]) -> None:
        self.by = by
        self.waiting = waiting

    def next(self, table: Island) -> Ask | None:
        if self.waiting and table.peace >> self.waiting[0] & 1:  # switched to peace meanwhile
            self.waiting = self.waiting[1:]
            return None
        if not self.waiting:
            table.stack.pop()
            return None
        return Ask(self.waiting[0], m.Q_OFFER, [YES, NO], (m.LAND + table.clash, self.by))

    def take(self, table: Island, seat: int, option: int) -> None:
        if option == YES:
            self.waiting = self.waiting[1:]
            table.do([SwitchPeace(seat, True)])
        else:
            table.stack.pop()
            table.tell(m.E_REFUSED, (seat,))

    def shown(self) -> str:
        return "peace-offer"


class OpenClash(Effect[Island]):
    __slots__ = ("territory", "instigator")

    def __init__(self, territory: int, instigator: int) -> None:
        self.territory = territory
        self.instigator = instigator

    def apply(self, table: Island) -> None:
        table.clash = self.territory
        table.instigator = table.maneuver_by = self.instigator
        table.tell(m.E_CLASH, (m.LAND + self.territory, self.instigator))


class ToManeuver(Effect[Island]):
    """This player has to maneuver: what the last maneuver did is past."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.maneuver_by = self.seat
        table.attacked = table.next_up = NOTHING
        table.maneuver_removed = False


class ShelterClan(Effect[Island]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, table: Island) -> None:
        table.sheltered = add(table.sheltered, self.seat, 1)
        table.tell(m.E_SHELTERED, (self.seat, m.LAND + table.clash))


class SwitchPeace(Effect[Island]):
    __slots__ = ("seat", "on")

    def __init__(self, seat: int, on: bool) -> None:
        self.seat = seat
        self.on = on

    def apply(self, table: Island) -> None:
        if self.on:
            table.peace |= 1 << self.seat
        else:
            table.peace &= ~(1 << self.seat)
        table.tell(m.E_PEACE_ON if self.on else m.E_PEACE_OFF, (self.seat,))


class EndClash(Effect[Island]):
    """Ogma's Eloquence: the clash is over at once."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        for level in range(len(table.stack) - 1, -1, -1):
            if isinstance(table.stack[level], Clash):
                clash = table.own(level)
                assert isinstance(clash, Clash)
                clash.stage = "end"
                return


class ReturnFromCauldron(Effect[Island]):
    """So many clans come back to the territory, the others go to the reserve."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def apply(self, table: Island) -> None:
        owner = table.cauldron_of
        table.clans[table.clash * MOST_PLAYERS + owner] += self.count
        table.reserve[owner] += table.cauldron - self.count
        table.cauldron = 0
        table.tell(m.E_CAULDRON_BACK, (owner, m.LAND + table.clash, self.count))


class CloseClash(Effect[Island]):
    """Sheltered clans come out; nothing of the clash is left."""

    __slots__ = ()

    def apply(self, table: Island) -> None:
        table.tell(m.E_CLASH_OVER, (m.LAND + table.clash,))
        table.clash = table.instigator = table.maneuver_by = table.attacked = table.next_up = NOTHING
        table.cauldron_of = NOTHING
        table.sheltered = table.lost = (0,) * table.seats
        table.peace = 0
        table.spear = table.maneuver_removed = False
