"""Who knows where hidden cards may be: for each viewer and zone, the cards that may lie there, as a bit mask.

The viewers are the seats and, last, the public (what everybody knows). A card that only one zone may hold is known to
be there. Masks cannot say "one of these two stayed behind", so that is kept as counts beside them. From all this a
world is dealt that the viewer cannot tell from the true one; the true places of cards are never looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.table import Table

if TYPE_CHECKING:
    from fidchell.core.chance import Chance
    from fidchell.core.rules import Rules

_TRIES: Final = 50
_EXCHANGES: Final = 100


class SecretTable(Table):
    """A table that remembers for everybody which hidden cards may be where."""

    __slots__ = ("zones", "may", "stayed")

    def __init__(self, rules: Rules[Any], seats: int, zones: int) -> None:
        super().__init__(rules, seats)
        self.zones = zones
        self.may = [0] * ((seats + 1) * zones)  # by viewer and zone
        self.stayed: list[list[int]] = []  # [viewer, cards, zones, count]: at least so many of these are in those zones

    def copy_whereabouts(self, twin: SecretTable) -> None:
        """This class's share of a game's copy()."""
        self.copy_core(twin)
        twin.may = self.may[:]
        twin.stayed = self.stayed[:]  # the inner lists are never changed

    # --- learning ---

    def everybody_knows(self, cards: int, zone: int) -> None:
        """All see these cards lying in a zone, wherever they may have been before."""
        for viewer in range(self.seats + 1):
            self._pin(viewer, cards, zone)

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
        for viewer in range(self.seats + 1):
            unseen = [
                (origin, zone, cards.bit_count())
                for cards, origin, zone, knowers in moves
                if not knowers >> viewer & 1 and cards
            ]
            known = [(cards, zone) for cards, _, zone, knowers in moves if knowers >> viewer & 1]
            # What is seen to move is settled first: it is no longer among what may have moved unseen.
            for cards, zone in known:
                self._pin(viewer, cards, zone)
            arriving = 0
            for cards, _ in known:
                arriving |= cards
            if unseen:
                self._moved_unseen(viewer, unseen, kind & ~arriving)

    def _moved_unseen(self, viewer: int, unseen: list[tuple[int, int, int]], kind: int) -> None:
        first = viewer * self.zones
        before = self.may[first : first + self.zones]
        stayed: list[list[int]] = []
        for origin, _, count in unseen:
            sure = before[origin] & kind
            for zone, cards in enumerate(before):
                if zone != origin:
                    sure &= ~cards
            if sure.bit_count() > count:
                stayed.append([viewer, sure, 1 << origin, sure.bit_count() - count])
        for at, fact in enumerate(self.stayed):
            if fact[0] == viewer and fact[1] & kind:
                reached = fact[2]
                for origin, zone, _ in unseen:
                    if fact[2] >> origin & 1:
                        reached |= 1 << zone
                if reached != fact[2]:
                    self.stayed[at] = [viewer, fact[1], reached, fact[3]]
        for origin, zone, _ in unseen:
            self.may[first + zone] |= before[origin] & kind
        self.stayed += stayed

    def _pin(self, viewer: int, cards: int, zone: int) -> None:
        """The viewer knows these cards to be in this zone now."""
        first = viewer * self.zones
        may = self.may
        for other in range(first, first + self.zones):
            may[other] &= ~cards
        may[first + zone] |= cards
        if any(fact[0] == viewer and fact[1] & cards for fact in self.stayed):
            self._recount(viewer, cards, zone)

    def _recount(self, viewer: int, cards: int, zone: int) -> None:
        """Take pinned cards out of the counts. One that may have been among those that stayed may be missing now."""
        kept: list[list[int]] = []
        for fact in self.stayed:
            common = fact[1] & cards if fact[0] == viewer else 0
            if not common:
                kept.append(fact)
                continue
            least = fact[3] - common.bit_count()
            rest = fact[1] & ~cards
            if least > 0:
                kept.append([viewer, rest, fact[2], least])
        self.stayed = kept

    def all_move(self, origin: int, zone: int, kind: int) -> None:
        """Every card of a kind in a zone goes to another: who knew what was here knows where it is now."""
        for viewer in range(self.seats + 1):
            first = viewer * self.zones
            cards = self.may[first + origin] & kind
            self.may[first + zone] |= cards
            self.may[first + origin] &= ~kind
        self.stayed = [
            [fact[0], fact[1], fact[2] & ~(1 << origin) | 1 << zone, fact[3]]
            if fact[1] & kind and fact[2] >> origin & 1
            else fact
            for fact in self.stayed
        ]

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
        self.stayed = [fact for fact in self.stayed if not fact[1] & kind]

    # --- asking ---

    def may_be_in(self, viewer: int, card: int, zone: int) -> bool:
        return bool(self.may[viewer * self.zones + zone] >> card & 1)

    def surely_in(self, viewer: int, zone: int) -> int:
        """The cards that this viewer knows to be in a zone."""
        first = viewer * self.zones
        sure = self.may[first + zone]
        for other in range(self.zones):
            if other != zone:
                sure &= ~self.may[first + other]
        return sure

    # --- imagining ---

    def imagined(self, viewer: int, kind: int, sizes: list[int], chance: Chance) -> list[int]:
        """Cards of a kind dealt anew to zones of these sizes, by what the viewer knows alone."""
        facts = [fact for fact in self.stayed if fact[0] == viewer and fact[1] & kind]
        first = viewer * self.zones
        may = [cards & kind for cards in self.may[first : first + self.zones]]
        for _ in range(_TRIES):
            world = _dealt(may, sizes, chance)
            if world is not None and _mended(world, may, facts, chance):
                return world
        raise RuntimeError(f"no world fits what viewer {viewer} knows: {may}, {sizes}, {facts}")


def _holds(fact: list[int], world: list[int]) -> bool:
    count = 0
    for zone, cards in enumerate(world):
        if fact[2] >> zone & 1:
            count += (cards & fact[1]).bit_count()
    return count >= fact[3]


def _mended(world: list[int], may: list[int], facts: list[list[int]], chance: Chance) -> bool:
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


def _exchanges(fact: list[int], world: list[int], may: list[int]) -> list[tuple[int, int, int, int]]:
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
    room = sizes[:]
    world = [0] * len(may)
    cards: list[int] = []
    every = 0
    for mask in may:
        every |= mask
    while every:
        low = every & -every
        cards.append(low.bit_length() - 1)
        every ^= low
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
