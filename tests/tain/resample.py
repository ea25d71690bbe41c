"""A world that a seat cannot tell from the true one."""

from __future__ import annotations

from fidchell.core.chance import Chance
from tain import messages as m
from tain.table import Cattle


def resample(table: Cattle, seat: int, chance: Chance) -> None:
    """Deal again what the seat has not seen; keep every count, and every card it knows where it is."""
    known = [table.known[seat * table.seats + other] for other in range(table.seats)]
    known[seat] = table.hands[seat]
    placed = table.open_cards()
    for cards in known:
        placed |= cards
    unseen = [card for card in range(len(m.CARDS)) if not placed >> card & 1]
    chance.shuffle(unseen)
    for other in table.rivals(seat):
        size = table.hand_size(other)
        table.hands[other] = known[other]
        while table.hand_size(other) < size:
            table.hands[other] |= 1 << unseen.pop()
    table.deck = table.deck[: table.buried] + unseen
    # No rule depends on what the others remember privately, and this seat cannot know it: they keep what all know.
    for other in table.rivals(seat):
        for holder in table.rivals(other):
            table.known[other * table.seats + holder] = table.open_hands[holder]
