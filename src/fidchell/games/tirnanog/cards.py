"""What Encounters do, as scripts under the catalogue's names. A script asks first and returns what it does."""

from __future__ import annotations

from typing import Final

from fidchell.core.frames import Effect
from fidchell.core.scripts import Play, Script, Scripts
from fidchell.core.values import bits
from fidchell.core.words import STOP
from fidchell.games.tirnanog import messages as m
from fidchell.games.tirnanog.effects import (
    Devour,
    DiscardCard,
    MoveBalorsBard,
    MoveBard,
    MoveToRow,
    PlayCard,
    Recolour,
    SetValue,
    SwapCards,
    UseCard,
)
from fidchell.games.tirnanog.facts import COLOURS, NOTHING, ROWS
from fidchell.games.tirnanog.placement import may_play
from fidchell.games.tirnanog.table import Otherworld

SCRIPTS: Final = Scripts()


class Look(Play[Otherworld]):
    """What a card may see and ask; ``card`` is the card itself."""

    __slots__ = ()

    @property
    def card(self) -> int:
        return self.cause[0]

    def neighbours(self) -> list[int]:
        row, column = self.table.where(self.me, self.card)
        return self.table.beside(self.me, row, column)

    def others(self) -> list[int]:
        """All other cards of the saga."""
        return [card for card in self.table.cards_of(self.me) if card != self.card]


# --- on play ---


@SCRIPTS.add
def take_neighbours_colour(play: Look) -> Script:
    """It takes the colour of one adjacent card; without a neighbour it stays as it is."""
    colours = sorted({play.table.colour[card] for card in play.neighbours()})
    if not colours:
        return []
    options = [m.COLOUR + colour for colour in colours]
    colour = (yield play.pick(m.Q_COLOUR, options, (m.CARD + play.card,))) - m.COLOUR
    return [Recolour(play.me, play.card, colour)]


@SCRIPTS.add
def recolour_neighbour(play: Look) -> Script:
    """You may turn one adjacent card into the card's colour."""
    given = play.table.pack.encounters[play.card].given["colour_given"]
    cards = [card for card in play.neighbours() if play.table.colour[card] != given]
    if not cards:
        return []
    answer = yield play.pick(m.Q_NEIGHBOUR, [m.CARD + c for c in cards], (m.CARD + play.card,), may_stop=True)
    return [] if answer == STOP else [Recolour(play.me, answer - m.CARD, given)]


@SCRIPTS.add
def move_any_bard(play: Look) -> Script:
    """Move one bard still in the Otherworld, anyone's, to another free gap between two cards."""
    table = play.table
    gaps = table.open_gaps(2)
    places = sorted({place for place in (*table.bards, *table.balor_bards) if place >= 0})
    if not gaps or not places:
        return []
    place = (yield play.pick(m.Q_WHOSE_BARD, [m.PLACE + p for p in places], (m.CARD + play.card,))) - m.PLACE
    owners = [seat for seat in range(table.seats) if place in table.bards_of(seat)]
    gap_options = [m.PLACE + gap for gap in gaps]
    whose = [m.PLAYER + seat for seat in owners] + ([m.BALOR] if place in table.balor_bards else [])
    owner = whose[0] if len(whose) == 1 else (yield play.pick(m.Q_WHOSE, whose, (m.CARD + play.card,)))  # two in a gap
    target = (yield play.pick(m.Q_SIDH_TO, gap_options, (m.CARD + play.card,))) - m.PLACE
    return [MoveBalorsBard(place, target) if owner == m.BALOR else MoveBard(owner - m.PLAYER, place, target)]


@SCRIPTS.add
def swap_two_others(play: Look) -> Script:
    """You may swap two other cards of your saga."""
    cards = play.others()
    if len(cards) < 2:
        return []
    values = (m.CARD + play.card,)
    first = yield play.pick(m.Q_SWAP_FIRST, [m.CARD + card for card in cards], values, may_stop=True)
    if first == STOP:
        return []
    rest = [m.CARD + card for card in cards if card != first - m.CARD]
    second = yield play.pick(m.Q_SWAP_SECOND, rest, (first,))
    return [SwapCards(play.me, first - m.CARD, second - m.CARD)]


@SCRIPTS.add
def play_another_to_the_right(play: Look) -> Script:
    """If the slot to its right is free, play one card of your hand there."""
    table = play.table
    row, column = table.where(play.me, play.card)
    if table.slot(play.me, row, column + 1) != NOTHING or table.free_slot(play.me, row) != column + 1:
        return []
    cards = [card for card in bits(table.hands[play.me]) if may_play(table, play.me, card, row)]
    if not cards:
        return []
    chosen = (yield play.pick(m.Q_PLAY_RIGHT, [m.CARD + c for c in cards], (m.CARD + play.card,))) - m.CARD
    return [PlayCard(play.me, chosen, row)]


@SCRIPTS.add
def discard_from_hand(play: Look) -> Script:
    """Discard one card from your hand if you can."""
    cards = bits(play.table.hands[play.me])
    if not cards:
        return []
    card = (yield play.pick(m.Q_DISCARD, [m.CARD + c for c in cards], (m.CARD + play.card,))) - m.CARD
    return [DiscardCard(play.me, card, True)]


@SCRIPTS.add
def devour_a_neighbour(play: Look) -> Script:
    """You may discard one adjacent card and add its value to this one."""
    cards = play.neighbours()
    if not cards:
        return []
    answer = yield play.pick(m.Q_DEVOUR, [m.CARD + c for c in cards], (m.CARD + play.card,), may_stop=True)
    return [] if answer == STOP else [Devour(play.me, play.card, answer - m.CARD)]


@SCRIPTS.add
def copy_any_value(play: Look) -> Script:
    """You may give it the value of any other card of your saga."""
    cards = play.others()
    if not cards:
        return []
    answer = yield play.pick(m.Q_COPY, [m.CARD + c for c in cards], (m.CARD + play.card,), may_stop=True)
    return [] if answer == STOP else [SetValue(play.me, play.card, play.table.value[answer - m.CARD])]


# --- in the saga phase, once, on your turn ---


@SCRIPTS.add
def move_to_another_row(play: Look) -> Script:
    """Move it to the first free slot of another row, even beyond five."""
    row, _ = play.table.where(play.me, play.card)
    rows = [m.ROW + other for other in range(len(ROWS)) if other != row]
    target = (yield play.pick(m.Q_MOVE_ROW, rows, (m.CARD + play.card,))) - m.ROW
    return [UseCard(play.card), MoveToRow(play.me, play.card, target)]


@SCRIPTS.add
def swap_with_neighbour(play: Look) -> Script:
    """Swap it with an adjacent card."""
    cards = play.neighbours()
    if not cards:
        return []
    other = (yield play.pick(m.Q_SWAP_SECOND, [m.CARD + c for c in cards], (m.CARD + play.card,))) - m.CARD
    return [UseCard(play.card), SwapCards(play.me, play.card, other)]


# --- on discard ---


@SCRIPTS.add
def recolour_any(play: Look) -> Script:
    """You may change the colour of one card of your saga."""
    cards = play.table.cards_of(play.me)
    if not cards:
        return []
    answer = yield play.pick(m.Q_RECOLOUR, [m.CARD + c for c in cards], (m.CARD + play.card,), may_stop=True)
    if answer == STOP:
        return []
    colours = [c for c in range(len(COLOURS)) if c != play.table.colour[answer - m.CARD]]
    colour = (yield play.pick(m.Q_COLOUR, [m.COLOUR + c for c in colours], (answer,))) - m.COLOUR
    return [Recolour(play.me, answer - m.CARD, colour)]


# --- at the end of the journey ---


@SCRIPTS.add
def move_bard_at_the_end(play: Look) -> Script:
    """After your last bard: you may move one of your bards to another free gap."""
    table = play.table
    values = (m.CARD + play.card,)
    places = sorted(set(table.bards_of(play.me)))
    gaps = table.open_gaps(2)
    if not gaps:
        return [UseCard(play.card)]
    answer = yield play.pick(m.Q_SIDH, [m.PLACE + place for place in places], values, may_stop=True)
    if answer == STOP:
        return [UseCard(play.card)]
    target = (yield play.pick(m.Q_SIDH_TO, [m.PLACE + gap for gap in gaps], values)) - m.PLACE
    effects: list[Effect[Otherworld]] = [UseCard(play.card), MoveBard(play.me, answer - m.PLACE, target)]
    return effects
