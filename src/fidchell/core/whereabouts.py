"""Who knows where hidden cards may be: for each viewer and zone, the cards that may lie there, as a bit mask.

The viewers are the seats and, last, the public (what everybody knows). A card that only one zone may hold is known to
be there; one that lies open is in no zone. Masks cannot say "one of these two stayed behind", so that is kept as counts
beside them. From all this a world is dealt that the viewer cannot tell from the true one; the true places of cards are
never looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from fidchell.core.compiled import mypyc_attr
from fidchell.core.table import Table
from fidchell.core.values import bits

if TYPE_CHECKING:
    from fidchell.core.chance import Chance
    from fidchell.core.rules import Rules

Fact: TypeAlias = tuple[int, int, int, int]  # viewer, cards, zones, count: at least so many of these are in those
Unseen: TypeAlias = tuple[int, int, int]  # origin, zone, count: so many cards went unseen

_TRIES: Final = 50
_EXCHANGES: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretTable(Table):
    """A table that remembers for everybody which hidden cards may be where."""

    __slots__ = ("zones", "may", "open", "stayed")

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        super().__init__(rules, seats)
        self.zones = 0
        self.may: list[int] = []  # by viewer and zone
        self.open = 0  # cards that have come to lie open and are still to be swept out of the zones
        self.stayed: tuple[Fact, ...] = ()

    def nothing_hidden(self, zones: int) -> None:
        """A blank table: so many zones, and no card in any of them."""
        self.zones = zones
        self.may = [0] * ((self.seats + 1) * zones)

    def copy_whereabouts(self, twin: SecretTable) -> None:
        """This class's share of a game's copy()."""
        self.copy_core(twin)
        twin.zones = self.zones
        twin.may = self.may[:]
        twin.open = self.open
        twin.stayed = self.stayed

    # --- learning ---

    def all_see(self, cards: int) -> None:
        """These cards lie open, wherever they may have been before: no zone holds them now."""
        self.open |= cards
        if self.stayed:
            self._recount(cards, self.seats + 1)

    def go_hidden(self, cards: int, zone: int) -> None:
        """Cards that lay open go into a zone in sight of all."""
        if cards & self.open:
            self._sweep()
        for at in range(zone, len(self.may), self.zones):
            self.may[at] |= cards

    def _sweep(self) -> None:
        # One sweep for all that lies open, and only when some of it goes into hiding: most never does.
        gone = ~self.open
        self.may = [mask & gone for mask in self.may]
        self.open = 0

    def fields(self) -> dict[str, Any]:
        """Swept first, so that equal knowledge is equal data."""
        self._sweep()
        return super().fields()

    def everybody_knows(self, cards: int, zone: int) -> None:
        """All see these cards go into a zone, wherever they may have been before."""
        self.all_see(cards)
        self.go_hidden(cards, zone)

    def sees(self, viewer: int, zone: int, cards: int, kind: int) -> None:
        """A viewer looks at all cards of a kind in a zone: these are there, no others of that kind are."""
        self.may[viewer * self.zones + zone] &= ~kind
        self._pin(viewer, cards, zone)

    def moves(self, cards: int, origin: int, zone: int, knowers: int, kind: int) -> None:
        """Cards of a kind move. Knowers (bits; the public is never one) see which; the others see how many."""
        if knowers == (1 << self.seats) - 1:
            self.everybody_knows(cards, zone)
            return
        self.moves_at_once(((cards, origin, zone, knowers),), kind)

    def moves_at_once(self, moves: tuple[tuple[int, int, int, int], ...], kind: int) -> None:
        """Several such moves at the same moment: nothing that arrives can leave again in the same breath."""
        unseen: list[list[Unseen]] = []  # by viewer
        kinds: list[int] = []
        for viewer in range(self.seats + 1):
            hidden: list[Unseen] = []
            arriving = 0
            for cards, origin, zone, knowers in moves:
                if knowers >> viewer & 1:
                    # What is seen to move is settled first: it is no longer among what may have moved unseen.
                    self._pin(viewer, cards, zone)
                    arriving |= cards
                elif cards:
                    hidden.append((origin, zone, cards.bit_count()))
            unseen.append(hidden)
            kinds.append(kind & ~arriving)
        if self.stayed:
            self._spread(unseen, kinds)
        for viewer, hidden in enumerate(unseen):
            if hidden:
                self._moved_unseen(viewer, hidden, kinds[viewer])

    def _spread(self, unseen: list[list[Unseen]], kinds: list[int]) -> None:
        """What was known to have stayed may have gone on to where unseen cards went."""
        kept: list[Fact] = []
        for fact in self.stayed:
            viewer, cards, zones, count = fact
            reached = zones
            if cards & kinds[viewer]:
                for origin, zone, _ in unseen[viewer]:
                    if zones >> origin & 1:
                        reached |= 1 << zone
            if reached == zones:
                kept.append(fact)
            elif self._may_be_outside(viewer, cards, reached):
                kept.append((viewer, cards, reached, count))  # else it says nothing any more: half of them end so
        self.stayed = tuple(kept)

    def _may_be_outside(self, viewer: int, cards: int, zones: int) -> bool:
        first = viewer * self.zones
        return any(not zones >> zone & 1 and self.may[first + zone] & cards for zone in range(self.zones))

    def _moved_unseen(self, viewer: int, unseen: list[Unseen], kind: int) -> None:
        first = viewer * self.zones
        before = self.may[first : first + self.zones]
        kind &= ~self.open
        for origin, zone, count in unseen:
            sure = before[origin] & kind
            for other, cards in enumerate(before):
                if other != origin:
                    sure &= ~cards
            if sure and sure.bit_count() > count:
                self.stayed += ((viewer, sure, 1 << origin, sure.bit_count() - count),)
            self.may[first + zone] |= before[origin] & kind

    def _pin(self, viewer: int, cards: int, zone: int) -> None:
        """The viewer knows these cards to be in this zone now."""
        first = viewer * self.zones
        may = self.may
        gone = ~cards
        for other in range(first, first + self.zones):
            if may[other] & cards:
                may[other] = may[other] & gone
        may[first + zone] = may[first + zone] | cards
        if self.stayed:
            self._recount(cards, viewer)

    def _recount(self, cards: int, viewer: int) -> None:
        """Take pinned cards out of a viewer's counts, or everybody's (seats + 1).

        One that may have been among those that stayed may be missing now.
        """
        kept: list[Fact] = []
        for fact in self.stayed:
            common = fact[1] & cards if viewer > self.seats or fact[0] == viewer else 0
            if not common:
                kept.append(fact)
                continue
            least = fact[3] - common.bit_count()
            if least > 0:
                kept.append((fact[0], fact[1] & ~cards, fact[2], least))
        self.stayed = tuple(kept)

    def all_move(self, origin: int, zone: int, kind: int) -> None:
        """Every card of a kind in a zone goes to another: who knew what was here knows where it is now."""
        for viewer in range(self.seats + 1):
            first = viewer * self.zones
            cards = self.may[first + origin] & kind
            self.may[first + zone] |= cards
            self.may[first + origin] &= ~kind
        self.stayed = tuple(
            (fact[0], fact[1], fact[2] & ~(1 << origin) | 1 << zone, fact[3])
            if fact[1] & kind and fact[2] >> origin & 1
            else fact
            for fact in self.stayed
        )

    def is_empty(self, zone: int, kind: int) -> None:
        """Everybody sees that no card of a kind is left in a zone."""
        for viewer in range(self.seats + 1):
            self.may[viewer * self.zones + zone] &= ~kind

    def dealt_out(self, cards: int, zones: list[int], kind: int) -> None:
        """Cards of a kind are gathered, shuffled and dealt to zones; each seat sees the hand with its own number."""
        for viewer in range(self.seats + 1):
            first = viewer * self.zones
            for zone in range(self.zones):
                self.may[first + zone] &= ~kind
            for zone in zones:
                self.may[first + zone] |= cards
        self.open &= ~kind
        self.stayed = tuple(fact for fact in self.stayed if not fact[1] & kind)

    # --- asking ---

    def surely_in(self, viewer: int, zone: int) -> int:
        """The cards that this viewer knows to be in a zone."""
        first = viewer * self.zones
        sure = self.may[first + zone] & ~self.open
        for other in range(self.zones):
            if other != zone:
                sure &= ~self.may[first + other]
        return sure

    # --- imagining ---

    def imagined(self, viewer: int, kind: int, sizes: list[int], chance: Chance) -> list[int]:
        """Cards of a kind dealt anew to zones of these sizes, by what the viewer knows alone."""
        facts = [fact for fact in self.stayed if fact[0] == viewer and fact[1] & kind]
        first = viewer * self.zones
        may = [cards & kind & ~self.open for cards in self.may[first : first + self.zones]]
        for _ in range(_TRIES):
            world = _dealt(may, sizes, chance)
            if world is not None and _mended(world, may, facts, chance):
                return world
        raise RuntimeError(f"no world fits what viewer {viewer} knows: {may}, {sizes}, {facts}")


def _holds(fact: Fact, world: list[int]) -> bool:
    count = 0
    for zone, cards in enumerate(world):
        if fact[2] >> zone & 1:
            count += (cards & fact[1]).bit_count()
    return count >= fact[3]


def _mended(world: list[int], may: list[int], facts: list[Fact], chance: Chance) -> bool:
    """Exchange cards until every count holds; False if that leads nowhere."""
    for _ in range(_EXCHANGES):
        broken = [fact for fact in facts if not _holds(fact, world)]
        if not broken:
            return True
        exchanges = _exchanges(broken[0], world, may)
        if not exchanges:
            return False
        low, here, high, there = exchanges[chance.below(len(exchanges))]
        world[here] ^= low | high
        world[there] ^= low | high
    return False


def _exchanges(fact: Fact, world: list[int], may: list[int]) -> list[tuple[int, int, int, int]]:
    """Pairs of cards, as bits with their zones, whose exchange brings one more of the fact's cards where it counts."""
    _, wanted, zones, _ = fact
    found: list[tuple[int, int, int, int]] = []
    for outside, cards in enumerate(world):
        if zones >> outside & 1:
            continue
        for inside, others in enumerate(world):
            if zones >> inside & 1:
                come = _bits(cards & wanted & may[inside])
                go = _bits(others & ~wanted & may[outside])
                found += [(low, outside, high, inside) for low in come for high in go]
    return found


def _bits(cards: int) -> list[int]:
    """The cards of a mask, each as a mask of its own."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low)
        cards ^= low
    return found


def _dealt(may: list[int], sizes: list[int], chance: Chance) -> list[int] | None:
    """One way to fill the zones, or None if this order of choices led nowhere."""
    alike = _dealt_alike(may, sizes, chance)
    if alike is not None:
        return alike
    room = sizes[:]
    world = [0] * len(may)
    every = 0
    for mask in may:
        every |= mask
    cards = bits(every)
    chance.shuffle(cards)
    choices = {card: [zone for zone, mask in enumerate(may) if mask >> card & 1] for card in cards}
    cards.sort(key=lambda card: len(choices[card]))  # the least free first; stable, so still shuffled
    for card in cards:
        slots = [zone for zone in choices[card] for _ in range(room[zone])]
        if slots:
            zone = slots[chance.below(len(slots))]
        else:
            freed = _make_room(card, choices, room, world)
            if freed < 0:
                return None
            zone = freed
        room[zone] -= 1
        world[zone] |= 1 << card
    return world if not any(room) else None


def _dealt_alike(may: list[int], sizes: list[int], chance: Chance) -> list[int] | None:
    """The usual case, ten times as fast: every card that is not known may be in all the zones where any such card may
    be. So they are shuffled and dealt. None if it is not so."""
    once = twice = 0
    for mask in may:
        twice |= once & mask
        once |= mask
    world = [mask & ~twice for mask in may]
    cards: list[int] = bits(twice)
    chance.shuffle(cards)
    dealt = 0
    for zone, mask in enumerate(may):
        room = sizes[zone] - world[zone].bit_count()
        if mask & twice not in (0, twice) or room < 0 or (room and not mask & twice) or dealt + room > len(cards):
            return None
        for card in cards[dealt : dealt + room]:
            world[zone] |= 1 << card
        dealt += room
    return world if dealt == len(cards) else None


def _make_room(card: int, choices: dict[int, list[int]], room: list[int], world: list[int]) -> int:
    """Move a card dealt earlier, along a chain if need be, so that this one finds a place; -1 if there is no way."""
    came_from: dict[int, tuple[int, int]] = {}  # zone -> (zone whose card would move here, that card)
    reached = list(choices[card])
    for zone in reached:
        for mover, zones in choices.items():
            if world[zone] >> mover & 1:
                for target in zones:
                    if target not in came_from and target not in choices[card]:
                        came_from[target] = (zone, mover)
                        if room[target]:
                            return _shift(target, came_from, room, world, choices[card])
                        reached.append(target)
    return -1


def _shift(
    target: int, came_from: dict[int, tuple[int, int]], room: list[int], world: list[int], free: list[int]
) -> int:
    """Move cards one step each along the chain that ends in target; gives the zone that has room now."""
    while target not in free:
        origin, mover = came_from[target]
        world[origin] &= ~(1 << mover)
        world[target] |= 1 << mover
        room[target] -= 1
        room[origin] += 1
        target = origin
    return target
