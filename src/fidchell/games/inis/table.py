"""The table of Inis: flat lists of small numbers, hands as bit masks. Only effects change it."""

from __future__ import annotations

from typing import Final

from fidchell.core.values import bits
from fidchell.core.whereabouts import SecretTable
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ADVANTAGE,
    ADVANTAGE_CARDS,
    CLANS,
    CONDITIONS,
    EPIC_CARDS,
    MOST_PLAYERS,
    NOTHING,
    TERRITORIES,
    TO_WIN,
)

# Zones where hidden cards may be: the hands are 0 to 3. What lies open is in none of them.
ASIDE: Final = 4
ACTION_DISCARD: Final = 5
ACTION_DECK: Final = 6
EPIC_DECK: Final = 7
LAID: Final = 8  # and 9: the first packets of two players
ZONES: Final = 8
ZONES_FOR_TWO: Final = 10

LANDS: Final = len(TERRITORIES)


def _orders(direction: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(tuple((seat + direction * step) % seats for step in range(seats)) for seat in range(seats))
        for seats in range(MOST_PLAYERS + 1)
    )


ORDERS: Final = _orders(1)  # by number of players and first seat
BACKWARDS: Final = _orders(-1)


class Island(SecretTable):
    """Territories, clans, buildings, cards and tokens."""

    __slots__ = (
        # the island
        "geometry", "discovery", "location", "beside", "island", "tiles", "tile_knowers", "clans", "reserve", "arrived",
        "citadels", "sanctuaries", "citadels_left", "sanctuaries_left", "capital", "festival",
        # cards
        "actions", "hands", "laid", "aside", "action_deck", "action_discard", "epic_deck", "epic_discard", "in_play",
        "display", "spent", "revealed", "gave",
        # tokens and turns
        "deeds", "pretenders", "brenn", "direction", "round", "turn", "passes", "opening", "ploy", "drafting",
        "cathbad", "winner",
        # the clash in progress
        "clash", "instigator", "sheltered", "peace", "spear", "lost", "cauldron_of", "cauldron",
        "maneuver_by", "attacked", "maneuver_removed", "next_up",
    )  # fmt: skip

    geometry: str
    discovery: bool  # the scenario: the stack has a known upper and lower half
    location: tuple[int, ...]
    beside: tuple[int, ...]  # bit masks of adjacent territories
    island: int  # territories in play
    tiles: tuple[int, ...]  # the stack; its top is last
    tile_knowers: tuple[int, ...]  # seats that know where in the stack a tile is
    clans: list[int]  # by territory and seat, sheltered ones included
    reserve: list[int]
    arrived: int  # territories that clans have just been moved into, until Arrive looks at them
    citadels: tuple[int, ...]  # the Capital counts as one
    sanctuaries: tuple[int, ...]
    citadels_left: int
    sanctuaries_left: int
    capital: int
    festival: int

    actions: int  # the Action cards in this game
    hands: list[int]
    laid: tuple[int, ...]  # two players: the packet drafted first
    aside: int
    action_deck: tuple[int, ...]  # between the two packets of two players
    action_discard: int
    epic_deck: tuple[int, ...]  # its top is last
    epic_discard: int
    in_play: int  # declared and not yet discarded
    display: int  # Advantage cards nobody holds
    spent: int  # Advantage cards played this round
    revealed: int  # Epic Tales lying open for Deirdre's Beauty
    gave: int  # seats that gave Maeve a card and are owed one

    deeds: tuple[int, ...]
    pretenders: int  # seats
    brenn: int
    direction: int  # 1 clockwise, -1 counter-clockwise
    round: int
    turn: int
    passes: int  # in a row
    opening: bool  # the Brenn's first turn of the Season
    ploy: int  # who takes the next turn by Oengus's Ploy
    drafting: bool  # Action cards are being passed round
    cathbad: int  # who chooses the card set aside
    winner: int

    clash: int  # its territory
    instigator: int
    sheltered: tuple[int, ...]
    peace: int  # seats whose switch says peace
    spear: bool
    lost: tuple[int, ...]  # clans that went to the reserve in this clash
    cauldron_of: int
    cauldron: int
    maneuver_by: int  # who has to maneuver, or has just done so
    attacked: int  # whom the last maneuver attacked
    maneuver_removed: bool  # it removed an opposing clan
    next_up: int  # the Warlord's choice

    def clear(self) -> None:
        """Nothing on the table but clans in reserve. Apart from __init__, which copies would pay for."""
        seats = self.seats
        self.nothing_hidden(ZONES_FOR_TWO if seats == 2 else ZONES)
        self.geometry = ""
        self.discovery = False
        self.location = (NOTHING,) * LANDS
        self.beside = (0,) * LANDS
        self.island = 0
        self.tiles = ()
        self.tile_knowers = (0,) * LANDS
        self.clans = [0] * (LANDS * MOST_PLAYERS)
        self.reserve = [CLANS] * seats
        self.arrived = 0
        self.citadels = (0,) * LANDS
        self.sanctuaries = (0,) * LANDS
        self.citadels_left = 0
        self.sanctuaries_left = 0
        self.capital = NOTHING
        self.festival = NOTHING
        self.actions = 0
        self.hands = [0] * seats
        self.laid = (0,) * seats
        self.aside = NOTHING
        self.action_deck = ()
        self.action_discard = 0
        self.epic_deck = ()
        self.epic_discard = 0
        self.in_play = 0
        self.display = 0
        self.spent = 0
        self.gave = 0
        self.revealed = 0
        self.deeds = (0,) * seats
        self.pretenders = 0
        self.brenn = 0
        self.direction = 1
        self.round = 0
        self.turn = 0
        self.passes = 0
        self.opening = False
        self.ploy = NOTHING
        self.drafting = False
        self.cathbad = NOTHING
        self.winner = NOTHING
        self.clash = NOTHING
        self.instigator = NOTHING
        self.sheltered = (0,) * seats
        self.peace = 0
        self.spear = False
        self.lost = (0,) * seats
        self.cauldron_of = NOTHING
        self.cauldron = 0
        self.maneuver_by = NOTHING
        self.attacked = NOTHING
        self.maneuver_removed = False
        self.next_up = NOTHING

    def copy(self) -> Island:
        twin = Island(self.rules, self.seats)
        self.copy_whereabouts(twin)
        twin.geometry = self.geometry
        twin.discovery = self.discovery
        twin.location = self.location
        twin.beside = self.beside
        twin.island = self.island
        twin.tiles = self.tiles
        twin.tile_knowers = self.tile_knowers
        twin.clans = self.clans[:]
        twin.reserve = self.reserve[:]
        twin.arrived = self.arrived
        twin.citadels = self.citadels
        twin.sanctuaries = self.sanctuaries
        twin.citadels_left = self.citadels_left
        twin.sanctuaries_left = self.sanctuaries_left
        twin.capital = self.capital
        twin.festival = self.festival
        twin.actions = self.actions
        twin.hands = self.hands[:]
        twin.laid = self.laid
        twin.aside = self.aside
        twin.action_deck = self.action_deck
        twin.action_discard = self.action_discard
        twin.epic_deck = self.epic_deck
        twin.epic_discard = self.epic_discard
        twin.in_play = self.in_play
        twin.display = self.display
        twin.spent = self.spent
        twin.revealed = self.revealed
        twin.gave = self.gave
        twin.deeds = self.deeds
        twin.pretenders = self.pretenders
        twin.brenn = self.brenn
        twin.direction = self.direction
        twin.round = self.round
        twin.turn = self.turn
        twin.passes = self.passes
        twin.opening = self.opening
        twin.ploy = self.ploy
        twin.drafting = self.drafting
        twin.cathbad = self.cathbad
        twin.winner = self.winner
        twin.clash = self.clash
        twin.instigator = self.instigator
        twin.sheltered = self.sheltered
        twin.peace = self.peace
        twin.spear = self.spear
        twin.lost = self.lost
        twin.cauldron_of = self.cauldron_of
        twin.cauldron = self.cauldron
        twin.maneuver_by = self.maneuver_by
        twin.attacked = self.attacked
        twin.maneuver_removed = self.maneuver_removed
        twin.next_up = self.next_up
        return twin

    # --- looking at the island ---

    def clans_of(self, seat: int, territory: int) -> int:
        return self.clans[territory * MOST_PLAYERS + seat]

    def clans_in(self, territory: int) -> int:
        first = territory * MOST_PLAYERS
        return sum(self.clans[first : first + MOST_PLAYERS])

    def present_in(self, territory: int) -> list[int]:
        """The seats with a clan there."""
        first = territory * MOST_PLAYERS
        return [seat for seat in range(self.seats) if self.clans[first + seat]]

    def lands_of(self, seat: int) -> list[int]:
        """The territories where a seat is present."""
        clans = self.clans
        return [land for land in bits(self.island) if clans[land * MOST_PLAYERS + seat]]

    def is_on_island(self, seat: int) -> bool:
        return self.reserve[seat] + (self.cauldron if self.cauldron_of == seat else 0) < CLANS

    def chieftain(self, territory: int) -> int:
        """The seat with more clans there than any other; NOTHING on a tie or an empty territory."""
        first = territory * MOST_PLAYERS
        best, chief = 0, NOTHING
        for seat in range(self.seats):
            count = self.clans[first + seat]
            if count > best:
                best, chief = count, seat
            elif count == best:
                chief = NOTHING
        return chief

    def beside_of(self, territory: int) -> list[int]:
        return bits(self.beside[territory])

    # --- looking at the clash ---

    def exposed(self, seat: int) -> int:
        """How many clans a seat has in the clash outside the Citadels."""
        return self.clans[self.clash * MOST_PLAYERS + seat] - self.sheltered[seat]

    def involved(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.exposed(seat) > 0]

    # --- looking at cards ---

    def action_cards(self, seat: int) -> int:
        return self.hands[seat] & ACTION_CARDS

    def epic_cards(self, seat: int) -> int:
        return self.hands[seat] & EPIC_CARDS

    def advantage_cards(self, seat: int) -> int:
        return self.hands[seat] & ADVANTAGE_CARDS

    def could_play(self, seat: int) -> int:
        """The cards this seat may hold, as far as everybody knows, and could play.

        Advantage cards are taken openly, so of those everybody knows the truth. How many cards of each kind a hand
        holds is public too. What is still being drafted is nobody's to play.
        """
        hand = self.hands[seat]
        may = self.may[self.seats * self.zones + seat] & ~self.open
        could = hand >> ADVANTAGE << ADVANTAGE
        if hand & ACTION_CARDS and not self.drafting:
            could |= may & ACTION_CARDS
        if hand & EPIC_CARDS:
            could |= may & EPIC_CARDS
        return could

    # --- order ---

    def after(self, seat: int) -> int:
        """The next seat in crow order."""
        return (seat + self.direction) % self.seats

    def order_from(self, seat: int) -> tuple[int, ...]:
        """All seats in crow order."""
        return ORDERS[self.seats][seat] if self.direction == 1 else BACKWARDS[self.seats][seat]

    def active(self) -> int:
        """Who has priority: in a clash who has to maneuver, else whose turn it is."""
        return self.turn if self.clash == NOTHING else self.maneuver_by

    # --- victory ---

    def standing_of(self, seat: int) -> tuple[int, int, int]:
        """Territories present in, Sanctuaries in them, opposing clans where chieftain."""
        lands = sanctuaries = led = 0
        clans = self.clans
        for land in range(LANDS):
            first = land * MOST_PLAYERS
            mine = clans[first + seat]
            if mine:
                lands += 1
                sanctuaries += self.sanctuaries[land]
                others = 0
                for other in range(first, first + MOST_PLAYERS):
                    if clans[other] >= mine and other != first + seat:
                        break
                    others += clans[other]
                else:
                    led += others - mine
        return lands, sanctuaries, led

    def conditions_met(self, seat: int) -> int:
        """How many of the three conditions, with each Deed spent on one of them as well as can be."""
        deeds, met = self.deeds[seat], 0
        for missing in sorted([max(0, TO_WIN - value) for value in self.standing_of(seat)]):
            deeds -= missing
            met += deeds >= 0
        return met

    def which_met(self, seat: int) -> list[str]:
        """The same by name; where Deeds could serve either of two, they serve the first."""
        deeds, met = self.deeds[seat], []
        missing = [max(0, TO_WIN - value) for value in self.standing_of(seat)]
        for condition in sorted(range(len(CONDITIONS)), key=lambda condition: missing[condition]):
            deeds -= missing[condition]
            if deeds >= 0:
                met.append(CONDITIONS[condition])
        return met
