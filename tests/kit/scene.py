"""A table of the small game for one test, in the players' words and through the front door only.

    scene = Scene(deck=["calf"], red=holding("drive", ford=2), blue=holding("ban", plain=1))

    scene.red.plays("drive").answers("ford", "plain", "2")
    scene.blue.passes()

    assert scene.red.herds == {"plain": 2}
    assert scene.open_question == (1, "turn")

Cards that a scene does not name lie in the discard, so nobody can answer with a ban or a satire that is not named.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import fidchell

NAMES = ("red", "blue", "green")


def holding(*hand: str, **herds: int) -> dict[str, Any]:
    """What a player has: cards in hand, and cows by pasture."""
    return {"hand": list(hand), "herds": herds}


class Scene:
    """A described position that is played on. A wrong answer fails the test and prints the open questions."""

    def __init__(
        self, *, game: str = "tain", red: dict[str, Any] | None = None, blue: dict[str, Any] | None = None,
        green: dict[str, Any] | None = None, deck: Sequence[str] = (), **more: Any,
    ) -> None:  # fmt: skip
        seats = [red or holding(), blue or holding(), *([] if green is None else [green])]
        description = {"players": len(seats), "players_have": seats, "deck": list(deck), **more}
        self.game = fidchell.scene(game, description)
        self.players = [Player(self, seat) for seat in range(len(seats))]
        self._discarded_before = self._public["discard"]

    @property
    def red(self) -> Player:
        return self.players[0]

    @property
    def blue(self) -> Player:
        return self.players[1]

    @property
    def green(self) -> Player:
        return self.players[2]

    @property
    def open_question(self) -> tuple[int, str] | None:
        """The seat and key of what the game waits for; None when it is over."""
        waited_for = [decision for decision in self.game.decisions if not decision.optional]
        return (waited_for[0].seat, waited_for[0].key) if waited_for else None

    @property
    def offered(self) -> list[str]:
        """The options of the open question."""
        return list(self.game.decisions[0].options)

    @property
    def discard(self) -> list[str]:
        """The cards discarded since the scene began."""
        return [card for card in self._public["discard"] if card not in self._discarded_before]

    @property
    def deck(self) -> int:
        """How many cards are left."""
        return int(self._public["deck"])

    @property
    def shown(self) -> str | None:
        """The card lying open for the seer."""
        shown: str | None = self._public["shown"]
        return shown

    def told(self, player: Player | None = None) -> list[str]:
        """The keys of all that happened, as a player (or a spectator) was told."""
        return [event["key"] for event in self.game.events(None if player is None else player.seat)]

    @property
    def _public(self) -> dict[str, Any]:
        table: dict[str, Any] = self.game.view(None)["table"]
        return table


class Player:
    """One seat of a scene: what it does, and what can be seen of it."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    def __repr__(self) -> str:
        return NAMES[self.seat]

    # --- doing ---

    def answers(self, *options: str) -> Player:
        """Answer one open question after the other."""
        for option in options:
            try:
                self.scene.game.answer(self.seat, option)
            except fidchell.IllegalAnswer as refused:
                raise AssertionError(f"{self} cannot answer {option!r}: {refused}\n{self._open()}") from None
        return self

    def plays(self, card: str) -> Player:
        return self.answers(card)

    def passes(self) -> Player:
        return self.answers("pass")

    def stops(self) -> Player:
        return self.answers("stop")

    def _open(self) -> str:
        asked = [f"  {NAMES[open_.seat]}: {open_.key} {list(open_.options)}" for open_ in self.scene.game.decisions]
        return "\n".join(["open questions:", *(asked or ["  none, the game is over"])])

    # --- what can be seen ---

    @property
    def herds(self) -> dict[str, int]:
        """Cows by pasture, where there are any."""
        herds: dict[str, int] = self._seen["herds"]
        return {place: cows for place, cows in herds.items() if cows}

    @property
    def reserve(self) -> int:
        return int(self._seen["reserve"])

    @property
    def score(self) -> int:
        return int(self._seen["score"])

    @property
    def hand(self) -> list[str]:
        hand: list[str] = self.scene.game.view(self.seat)["table"]["hand"]
        return hand

    def knows_of(self, other: Player) -> list[str]:
        """The cards this player knows to be in the other's hand."""
        known: list[list[str]] = self.scene.game.view(self.seat)["table"]["known"]
        return known[other.seat]

    @property
    def _seen(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.scene.game.view(None)["table"]["players"][self.seat]
        return seen
