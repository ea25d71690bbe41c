"""What one seat may know, built up from what is public and its own."""

from __future__ import annotations

from typing import Any

from tain import messages as m
from tain.playing import PlayingCard
from tain.table import NOTHING, Cattle


def view(table: Cattle, seat: int | None) -> dict[str, Any]:
    seen: dict[str, Any] = {
        "round": table.round,
        "rounds": table.rounds,
        "turn": table.turn,
        "players": [
            {
                "herds": {m.PLACES[place]: table.cows(other, place) for place in m.places()},
                "reserve": table.reserve[other],
                "cards": table.hand_size(other),
                "score": score(table, other),
            }
            for other in range(table.seats)
        ],
        "deck": len(table.deck),
        "buried": [m.CARDS[card] for card in table.deck[: table.buried]],
        "discard": words(table.discard),
        "in_play": words(table.in_play),
        "declared": [declared(frame) for frame in table.stack if isinstance(frame, PlayingCard)],
        "shown": None if table.shown == NOTHING else m.CARDS[table.shown],
    }
    if seat is not None:
        seen["hand"] = words(table.hands[seat])
        seen["known"] = [words(table.known[seat * table.seats + other]) for other in range(table.seats)]
    return seen


def declared(playing: PlayingCard) -> dict[str, Any]:
    """A card being played and how it was declared: public once the declaration is complete."""
    choices = [m.WORD_LIST.words[choice] for choice in playing.choices]
    return {"card": m.CARDS[playing.card], "player": playing.seat, "choices": choices}


def score(table: Cattle, seat: int) -> int:
    """One point a cow on the pastures, three more for each pasture where you alone have most."""
    total = 0
    for place in m.places():
        mine = table.cows(seat, place)
        total += mine
        if mine > max(table.cows(rival, place) for rival in table.rivals(seat)):
            total += 3
    return total


def words(cards: int) -> list[str]:
    return [m.CARDS[card] for card in m.cards_in(cards)]
