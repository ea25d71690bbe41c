"""The twelve cards. A card asks first and returns what it does; it never changes the table itself."""

from __future__ import annotations

from fidchell.core.scripts import Effects, Next, Play, Script, Scripts
from fidchell.core.words import NO, YES
from tain import messages as m
from tain.effects import BuryShown, DrawCard, GiveCard, LookAtHand, PlaceCow, RemoveCow, ShowTop, StealAny, TakeShown
from tain.fight import MoveCows
from tain.playing import Cancel
from tain.table import NOTHING, Cattle

SCRIPTS = Scripts()


class Look(Play[Cattle]):
    """What a card may see and ask."""

    __slots__ = ()

    def my_places(self) -> list[int]:
        return [m.PLACE + place for place in m.places() if self.table.cows(self.me, place)]

    def other_places(self, place: int) -> list[int]:
        return [m.PLACE + other for other in m.places() if other != place]

    def rivals_with_cards(self) -> list[int]:
        return [m.PLAYER + seat for seat in self.table.rivals(self.me) if self.table.hand_size(seat)]


@SCRIPTS.add
def drive(play: Look) -> Script:
    """Move any number of your cows from one pasture to another; there may be a fight."""
    if not play.my_places():
        return []
    origin = (yield play.pick(m.Q_FROM, play.my_places(), (m.CARD + m.DRIVE,))) - m.PLACE
    to = (m.CARD + m.DRIVE, m.PLACE + origin)
    place = (yield play.pick(m.Q_TO, play.other_places(origin), to)) - m.PLACE
    counts = [m.COUNT + count for count in range(1, play.table.cows(play.me, origin) + 1)]
    count = (yield play.pick(m.Q_HOW_MANY, counts, to)) - m.COUNT
    return [MoveCows(play.me, origin, place, count)]


@SCRIPTS.add
def ride(play: Look) -> Script:
    """Move one cow to another pasture, in peace."""
    if not play.my_places():
        return []
    origin = (yield play.pick(m.Q_FROM, play.my_places(), (m.CARD + m.RIDE,))) - m.PLACE
    to = (m.CARD + m.RIDE, m.PLACE + origin)
    place = (yield play.pick(m.Q_TO, play.other_places(origin), to)) - m.PLACE
    return [MoveCows(play.me, origin, place, 1, True)]


@SCRIPTS.add
def calf(play: Look) -> Script:
    """Place a cow where you are present; anywhere if you have none on the pastures."""
    places = play.my_places() or [m.PLACE + place for place in m.places()]
    place = (yield play.pick(m.Q_WHERE, places, (m.CARD + m.CALF,))) - m.PLACE
    return [PlaceCow(play.me, place)]


@SCRIPTS.add
def feast(play: Look) -> Effects:
    """Place a cow in every pasture where you are present."""
    return [PlaceCow(play.me, place - m.PLACE) for place in play.my_places()]


@SCRIPTS.add
def seer(play: Look) -> Effects:
    """Turn up the top card of the deck; take it or bury it."""
    return [ShowTop(), Next("seer_decides", play.me)]


@SCRIPTS.add
def seer_decides(play: Look) -> Script:
    if play.table.shown == NOTHING:
        return []
    answer = yield play.pick(m.Q_SEER, [YES, NO], (m.CARD + play.table.shown,))
    return [TakeShown(play.me)] if answer == YES else [BuryShown()]


@SCRIPTS.add
def scout(play: Look) -> Script:
    """Look at a rival's hand."""
    if not play.rivals_with_cards():
        return []
    rival = (yield play.pick(m.Q_WHOM, play.rivals_with_cards(), (m.CARD + m.SCOUT,))) - m.PLAYER
    return [LookAtHand(play.me, rival)]


@SCRIPTS.add
def tribute(play: Look) -> Script:
    """A rival gives you a card of their choice, openly."""
    if not play.rivals_with_cards():
        return []
    rival = (yield play.pick(m.Q_WHOM, play.rivals_with_cards(), (m.CARD + m.TRIBUTE,))) - m.PLAYER
    return [Next("pay_tribute", rival, (play.me,))]


@SCRIPTS.add
def pay_tribute(play: Look) -> Script:
    to = play.cause[0]
    cards = [m.CARD + card for card in m.cards_in(play.table.hands[play.me])]
    if not cards:  # the last one was spent in the meantime
        return []
    card = (yield play.pick(m.Q_TRIBUTE, cards, (to,))) - m.CARD
    return [GiveCard(play.me, to, card)]


@SCRIPTS.add
def raid(play: Look) -> Script:
    """Take a card from a rival by chance; all see it."""
    if not play.rivals_with_cards():
        return []
    rival = (yield play.pick(m.Q_WHOM, play.rivals_with_cards(), (m.CARD + m.RAID,))) - m.PLAYER
    return [StealAny(play.me, rival)]


@SCRIPTS.add
def fair(play: Look) -> Effects:
    """Place a cow at the ford and draw a card."""
    return [PlaceCow(play.me, 0), DrawCard(play.me)]


@SCRIPTS.add
def wolf(play: Look) -> Script:
    """Remove one rival cow from a pasture where you are present."""
    table = play.table
    places = [place for place in play.my_places() if len(table.present(place - m.PLACE)) > 1]
    if not places:
        return []
    place = (yield play.pick(m.Q_WHERE, places, (m.CARD + m.WOLF,))) - m.PLACE
    rivals = [m.PLAYER + seat for seat in table.present(place) if seat != play.me]
    rival = (yield play.pick(m.Q_WHOM, rivals, (m.CARD + m.WOLF,))) - m.PLAYER
    return [RemoveCow(rival, place)]


@SCRIPTS.add
def ban(play: Look) -> Effects:
    """Answer: the card just declared has no effect."""
    return [Cancel(play.cause[0])]


@SCRIPTS.add
def satire(play: Look) -> Effects:
    """Answer: the card just declared, be it an answer itself, has no effect."""
    return [Cancel(play.cause[0])]
