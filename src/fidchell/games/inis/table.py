"""The table of Inis: flat lists of small numbers, hands as bit masks. Only effects change it."""

from __future__ import annotations

from typing import Any, Final

from fidchell.core.rules import Rules
from fidchell.core.whereabouts import SecretTable
from fidchell.games.inis.facts import (
    ACTION_CARDS,
    ADVANTAGE_CARDS,
    CLANS,
    EPIC_CARDS,
    MOST_PLAYERS,
    NOTHING,
    TERRITORIES,
    TO_WIN,
    bits,
)

# Zones where hidden cards may be: the hands are 0 to 3.
ASIDE: Final = 4
ACTION_DISCARD: Final = 5
ACTION_DECK: Final = 6
EPIC_DECK: Final = 7
EPIC_DISCARD: Final = 8
IN_PLAY: Final = 9
LAID: Final = 10  # and 11: the first packets of two players
ZONES: Final = 12

LANDS: Final = len(TERRITORIES)


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

    def __init__(self, rules: Rules[Any], seats: int) -> None:
        super().__init__(rules, seats, ZONES)
        self.geometry = ""
        self.discovery = False  # the scenario: the stack has a known upper and lower half
        self.location = [NOTHING] * LANDS
        self.beside = [0] * LANDS  # bit masks of adjacent territories
        self.island = 0  # territories in play
        self.tiles: list[int] = []  # the stack; its top is last
        self.tile_knowers = [0] * LANDS  # seats that know where in the stack a tile is
        self.clans = [0] * (LANDS * MOST_PLAYERS)  # by territory and seat, sheltered ones included
        self.reserve = [CLANS] * seats
        self.arrived = 0  # territories that clans have just been moved into, until Arrive looks at them
        self.citadels = [0] * LANDS  # the Capital counts as one
        self.sanctuaries = [0] * LANDS
        self.citadels_left = 0
        self.sanctuaries_left = 0
        self.capital = NOTHING
        self.festival = NOTHING

        self.actions = 0  # the Action cards in this game
        self.hands = [0] * seats
        self.laid = [0] * seats  # two players: the packet drafted first
        self.aside = NOTHING
        self.action_deck: list[int] = []  # between the two packets of two players
        self.action_discard = 0
        self.epic_deck: list[int] = []  # its top is last
        self.epic_discard = 0
        self.in_play = 0  # declared and not yet discarded
        self.display = 0  # Advantage cards nobody holds
        self.spent = 0  # Advantage cards played this round
        self.gave = 0  # seats that gave Maeve a card and are owed one
        self.revealed = 0  # Epic Tales lying open for Deirdre's Beauty

        self.deeds = [0] * seats
        self.pretenders = 0  # seats
        self.brenn = 0
        self.direction = 1  # 1 clockwise, -1 counter-clockwise
        self.round = 0
        self.turn = 0
        self.passes = 0  # in a row
        self.opening = False  # the Brenn's first turn of the Season
        self.ploy = NOTHING  # who takes the next turn by Oengus's Ploy
        self.drafting = False  # Action cards are being passed round
        self.cathbad = NOTHING  # who chooses the card set aside
        self.winner = NOTHING

        self.clash = NOTHING  # its territory
        self.instigator = NOTHING
        self.sheltered = [0] * seats
        self.peace = 0  # seats whose switch says peace
        self.spear = False
        self.lost = [0] * seats  # clans that went to the reserve in this clash
        self.cauldron_of = NOTHING
        self.cauldron = 0
        self.maneuver_by = NOTHING  # who has to maneuver, or has just done so
        self.attacked = NOTHING  # whom the last maneuver attacked
        self.maneuver_removed = False  # it removed an opposing clan
        self.next_up = NOTHING  # the Warlord's choice

    def copy(self) -> Island:
        twin = Island(self.rules, self.seats)
        self.copy_whereabouts(twin)
        twin.geometry = self.geometry
        twin.discovery = self.discovery
        twin.location = self.location[:]
        twin.beside = self.beside[:]
        twin.island = self.island
        twin.tiles = self.tiles[:]
        twin.tile_knowers = self.tile_knowers[:]
        twin.clans = self.clans[:]
        twin.reserve = self.reserve[:]
        twin.arrived = self.arrived
        twin.citadels = self.citadels[:]
        twin.sanctuaries = self.sanctuaries[:]
        twin.citadels_left = self.citadels_left
        twin.sanctuaries_left = self.sanctuaries_left
        twin.capital = self.capital
        twin.festival = self.festival
        twin.actions = self.actions
        twin.hands = self.hands[:]
        twin.laid = self.laid[:]
        twin.aside = self.aside
        twin.action_deck = self.action_deck[:]
        twin.action_discard = self.action_discard
        twin.epic_deck = self.epic_deck[:]
        twin.epic_discard = self.epic_discard
        twin.in_play = self.in_play
        twin.display = self.display
        twin.spent = self.spent
        twin.revealed = self.revealed
        twin.gave = self.gave
        twin.deeds = self.deeds[:]
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
        twin.sheltered = self.sheltered[:]
        twin.peace = self.peace
        twin.spear = self.spear
        twin.lost = self.lost[:]
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

    def could_hold(self, seat: int, card: int) -> bool:
        """As far as everybody knows. Advantage cards are taken openly, so of those everybody knows the truth."""
        if ADVANTAGE_CARDS >> card & 1:
            return bool(self.hands[seat] >> card & 1)
        if self.drafting and ACTION_CARDS >> card & 1:
            return False  # what is still being drafted is nobody's to play
        if not self.hands[seat] & (ACTION_CARDS if ACTION_CARDS >> card & 1 else EPIC_CARDS):
            return False  # how many cards of each kind a hand holds is public
        return bool(self.may[self.seats * ZONES + seat] >> card & 1)

    # --- order ---

    def after(self, seat: int) -> int:
        """The next seat in crow order."""
        return (seat + self.direction) % self.seats

    def order_from(self, seat: int) -> list[int]:
        return [(seat + self.direction * step) % self.seats for step in range(self.seats)]

    def active(self) -> int:
        """Who has priority: in a clash who has to maneuver, else whose turn it is."""
        return self.turn if self.clash == NOTHING else self.maneuver_by

    # --- victory ---

    def standing_of(self, seat: int) -> tuple[int, int, int]:
        """Territories present in, Sanctuaries in them, opposing clans where chieftain."""
        lands = sanctuaries = led = 0
        for land in bits(self.island):
            mine = self.clans[land * MOST_PLAYERS + seat]
            if mine:
                lands += 1
                sanctuaries += self.sanctuaries[land]
                if self.chieftain(land) == seat:
                    led += self.clans_in(land) - mine
        return lands, sanctuaries, led

    def conditions_met(self, seat: int) -> int:
        """How many of the three conditions, with each Deed spent on one of them as well as can be."""
        deeds, met = self.deeds[seat], 0
        for missing in sorted(max(0, TO_WIN - value) for value in self.standing_of(seat)):
            deeds -= missing
            met += deeds >= 0
        return met
