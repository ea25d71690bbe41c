"""What a seat can work out from its journal alone, and that every world imagined for it agrees.

The tracker below is a second, independent account of who knows what: it reads nothing but the events a seat is told.
"""

from __future__ import annotations

from typing import Any

import pytest

import fidchell
from fidchell.core.game import Game
from kit.walk import Choices, walk
from tain.messages import CARDS

OPEN = "lies open"


class Knowledge:
    """Where a seat knows cards to be: in whose hand, or open on the table."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.where: dict[str, int | str] = {}  # card -> holder, or OPEN
        self.deck = 0  # how many cards
        self.buried: list[str] = []  # at the bottom of the deck, the lowest first

    def read(self, event: dict[str, Any]) -> None:
        happened = getattr(self, "_" + event["key"].removesuffix("-known").replace("-", "_"), None)
        if happened is not None:
            happened(**event["values"])

    def in_hand(self, seat: int) -> set[str]:
        return {card for card, holder in self.where.items() if holder == seat}

    def lying_open(self) -> set[str]:
        return {card for card, place in self.where.items() if place == OPEN}

    def unknown(self) -> set[str]:
        return set(CARDS) - set(self.where) - set(self.buried)

    # --- what each event tells ---

    def _round_begins(self, round: int) -> None:
        self.where = {}
        self.buried = []
        self.deck = len(CARDS)

    def _dealt(self, player: int, count: int, cards: list[str] | None = None) -> None:
        self.deck -= count
        self._learn(player, cards)

    def _handed_on(self, player: int, to: int, count: int, cards: list[str] | None = None) -> None:
        self._learn(to, cards)

    def _looked(self, player: int, at: int, cards: list[str] | None = None) -> None:
        self._learn(at, cards)

    def _drew(self, player: int, card: str | None = None) -> None:
        seen = self._off_the_deck()
        assert None in (seen, card) or seen == card, f"drew {card}, but {seen} was the one left"
        self._learn(player, [known for known in {seen, card} if known])

    def _card_shown(self, card: str) -> None:
        assert self._off_the_deck() in (None, card)
        self.where[card] = OPEN

    def _card_taken(self, player: int, card: str) -> None:
        self.where[card] = player

    def _card_buried(self, card: str) -> None:
        del self.where[card]
        self.buried.insert(0, card)
        self.deck += 1

    def _card_given(self, player: int, to: int, card: str) -> None:
        self._must_be_possible(player, card)
        self.where[card] = to

    def _card_played(self, player: int, card: str) -> None:
        self._must_be_possible(player, card)
        self.where[card] = OPEN

    def _card_discarded(self, player: int, card: str) -> None:
        self._must_be_possible(player, card)
        self.where[card] = OPEN

    def _learn(self, holder: int, cards: list[str] | None) -> None:
        self.where.update(dict.fromkeys(cards or [], holder))

    def _off_the_deck(self) -> str | None:
        """The card taken from the top, if only buried ones were left."""
        self.deck -= 1
        return self.buried.pop() if self.deck < len(self.buried) else None

    def _must_be_possible(self, player: int, card: str) -> None:
        assert self.where.get(card, player) == player, f"seat {self.seat} knew {card} elsewhere: {self.where[card]}"


class Readers:
    """All seats of one game, each reading its own journal as it grows."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.knowledge = [Knowledge(seat) for seat in range(game.table.seats)]
        self.read = 0

    def read_on(self) -> list[Knowledge]:
        for known in self.knowledge:
            for event in self.game.events(known.seat, self.read):
                known.read(event)
        self.read = len(self.game.events(None))
        return self.knowledge


def hands(game: Game) -> list[set[str]]:
    return [set(game.view(seat)["table"]["hand"]) for seat in range(game.table.seats)]


def lying_open(game: Game) -> set[str]:
    table = game.view(None)["table"]
    return {*table["discard"], *table["in_play"], *([table["shown"]] if table["shown"] else [])}


def agrees(world: Game, known: Knowledge) -> None:
    """A world holds every card where the seat knows it to be, and as many cards everywhere as it can count."""
    table = world.view(None)["table"]
    for seat, hand in enumerate(hands(world)):
        assert known.in_hand(seat) <= hand, f"seat {known.seat} knows {known.in_hand(seat)} in {seat}'s hand: {hand}"
    assert hands(world)[known.seat] == known.in_hand(known.seat)
    assert lying_open(world) == known.lying_open()
    assert (table["buried"], table["deck"]) == (known.buried, known.deck)
    assert sum(map(len, hands(world))) + known.deck + len(known.lying_open()) == len(CARDS)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(40))
def test_every_imagined_world_agrees_with_what_the_journal_told(players: int, seed: int) -> None:
    game = fidchell.new("tain", players, seed, {"rounds": 1 + seed % 3})
    readers = Readers(game)

    for count, _ in enumerate(walk(game, Choices(seed))):
        for known in readers.read_on():
            agrees(game, known)
            for world in range(3):
                imagined = game.resample(known.seat, f"{count}/{world}")
                agrees(imagined, known)
                assert imagined.view(known.seat) == game.view(known.seat)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(40, 80))
def test_the_view_knows_in_a_rivals_hand_what_the_journal_told(players: int, seed: int) -> None:
    game = fidchell.new("tain", players, seed)
    readers = Readers(game)

    for _ in walk(game, Choices(seed)):
        for known in readers.read_on():
            seen = [set(cards) for cards in game.view(known.seat)["table"]["known"]]
            expected = [known.in_hand(rival) if rival != known.seat else set() for rival in range(players)]
            assert seen == expected


@pytest.mark.parametrize("players", [2, 3])
def test_every_card_a_seat_does_not_know_is_imagined_wherever_it_may_be(players: int) -> None:
    game = fidchell.new("tain", players, seed=1)
    for decision in game.decisions:
        game.answer(decision.seat, decision.options[0])
    known = Readers(game).read_on()[0]

    places: dict[str, set[int | str]] = {card: set() for card in known.unknown()}
    for number in range(200):
        held = hands(game.resample(0, number))
        for card in places:
            places[card].add(next((seat for seat, hand in enumerate(held) if card in hand), "deck"))

    room = {seat for seat, hand in enumerate(hands(game)) if len(hand) > len(known.in_hand(seat))}
    assert len(places) > 3
    assert all(seen == {"deck", *room} for seen in places.values()), places


def test_an_imagined_world_plays_on_and_leaves_the_true_one_alone() -> None:
    game = fidchell.new("tain", 3, seed=4)
    before = game.table.fields()

    for number in range(20):
        world = game.resample(number % 3, number)
        for _ in walk(world, Choices(number)):
            pass
        assert world.result is not None

    assert game.table.fields() == before


def test_a_seat_remembers_what_it_sealed_and_imagines_what_others_sealed() -> None:
    game = fidchell.new("tain", 3, seed=2)
    kept, *_ = game.decisions[0].options
    game.answer(0, kept)
    game.answer(1, game.decisions[0].options[0])
    handed_to_0 = set(game.decisions[0].options[1:])

    kept_in_worlds_of: dict[int, set[str]] = {0: set(), 2: set()}
    for number in range(40):
        for eyes, kept_there in kept_in_worlds_of.items():
            world = game.resample(eyes, number)
            last = world.decisions[0]
            world.answer(2, last.options[0])
            kept_there |= hands(world)[0] - set(last.options[1:])

    assert kept_in_worlds_of[0] == {kept}
    assert len(kept_in_worlds_of[2]) > 3
    assert not kept_in_worlds_of[2] & handed_to_0
