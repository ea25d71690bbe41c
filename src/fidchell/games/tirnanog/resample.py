"""A world that a seat cannot tell from the true one: unseen cards dealt anew to hands and deck."""

from __future__ import annotations

from fidchell.core.chance import Chance
from fidchell.core.values import bits
from fidchell.games.tirnanog.effects import every_card
from fidchell.games.tirnanog.facts import NOTHING
from fidchell.games.tirnanog.table import Otherworld


def resample(table: Otherworld, seat: int, chance: Chance) -> None:
    kind = every_card(table)
    sizes = [0] * table.zones
    for other in range(table.seats):
        sizes[other] = table.secret_cards(other).bit_count()
    sizes[table.deck_zone] = len(table.deck)
    world = table.imagined(seat, kind, sizes, chance)
    looking = table.drawn != NOTHING and seat != table.at
    for other in range(table.seats):
        table.hands[other] = table.hands[other] & table.seen | world[other]
    if looking:  # which card another has drawn is theirs to know: any that is not known to be in that hand
        unknown = bits(world[table.at] & ~table.surely_in(seat, table.at)) or bits(world[table.at])
        table.drawn = chance.one_of(unknown)
    table.deck = chance.shuffled(bits(world[table.deck_zone]))
    zones = table.zones
    public = table.seats * zones
    for other in range(table.seats):
        if other != seat:
            table.may[other * zones : other * zones + zones] = table.may[public : public + zones]
            table.sees(other, other, world[other], kind)
    table.stayed = tuple(fact for fact in table.stayed if fact[0] in (seat, table.seats))
