"""Scenes of Inis in the players' words. Red is seat 0, blue 1, green 2, white 3.

    scene = Island({"cove": dict(red=3), "valley": dict(blue=1)}, red=["migration"], blue=["geis"])
    scene.red.plays("migration", "cove", "valley", "2", STOP)     # the card, then its questions
    scene.blue.answers("geis")                                     # in the window that opens
    scene.go_on()                                                  # everybody passes, up to the next real question

Built on the front door alone: fidchell.scene, game.answer, game.view, game.decisions.
"""

from __future__ import annotations

import json
from typing import Any

import fidchell
from fidchell.core.decision import Decision
from fidchell.games.inis.moments import QUESTIONS

COLOURS = ("red", "blue", "green", "white")
WINDOWS = {question.key for question in QUESTIONS.values()}
STOP = "stop"
PASS = "pass"


class Player:
    """One seat of a scene."""

    def __init__(self, scene: Island, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    # --- doing ---

    def plays(self, card: str, *answers: str) -> Player:
        """Play a card (a turn, a window or a maneuver) and answer the questions it asks this player."""
        return self.answers(card, *answers)

    def answers(self, *options: str) -> Player:
        """Answer this player's open questions one after the other; windows of others in between are passed."""
        for option in options:
            self.scene.pass_to(self.seat, option)
            self.scene.answer(self.seat, option)
        return self

    def passes(self) -> Player:
        return self.answers(PASS)

    def is_asked(self) -> list[str]:
        """The options of this player's open question (the one the game waits for)."""
        return [word for open_ in self.scene.open if open_.seat == self.seat for word in open_.options]

    # --- looking ---

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.scene.game.view(self.seat)["table"])

    @property
    def hand(self) -> set[str]:
        return set(self.view["hand"])

    def _public(self, what: str) -> Any:
        return self.scene.table["players"][self.seat][what]

    @property
    def reserve(self) -> int:
        return int(self._public("reserve"))

    @property
    def deeds(self) -> int:
        return int(self._public("deeds"))

    @property
    def clans(self) -> dict[str, int]:
        """Territory -> how many clans, where there are any."""
        lands = self.scene.table["territories"]
        return {land: facts["clans"][self.seat] for land, facts in lands.items() if facts["clans"][self.seat]}


class Island:
    """A position of Inis and the game that goes on from it."""

    def __init__(self, lands: dict[str, dict[str, int]], *, players: int = 0, **fields: Any) -> None:
        """``lands``: territory -> colours and counts (red=3), citadels=, sanctuaries=. Colours as keywords: hands.

        Every other keyword is a field of the scene (turn, brenn, deeds, aside, epic_deck, festival, capital ...).
        """
        hands = [fields.pop(colour, []) for colour in COLOURS]
        named = [seat for seat in range(4) if hands[seat] or any(COLOURS[seat] in facts for facts in lands.values())]
        self.players = players or max(2, *(seat + 1 for seat in named)) if named else players or 2
        territories = {land: self._facts(facts) for land, facts in lands.items()}
        scene = {"players": self.players, "territories": territories, "hands": hands[: self.players], **fields}
        self.game = fidchell.scene("inis", scene)
        self.red, self.blue, self.green, self.white = (Player(self, seat) for seat in range(4))

    def _facts(self, facts: dict[str, int]) -> dict[str, Any]:
        clans = [facts.get(colour, 0) for colour in COLOURS[: self.players]]
        return {"clans": clans, **{name: count for name, count in facts.items() if name not in COLOURS}}

    # --- looking ---

    @property
    def table(self) -> dict[str, Any]:
        """What everybody sees."""
        return dict(self.game.view(None)["table"])

    @property
    def open(self) -> list[Decision]:
        """The questions the game waits for."""
        return [open_ for open_ in self.game.decisions if not open_.optional]

    @property
    def open_question(self) -> tuple[str, str]:
        """(colour, key) of the first open question."""
        return (COLOURS[self.open[0].seat], self.open[0].key) if self.open else ("nobody", "game over")

    def land(self, name: str) -> dict[str, Any]:
        return dict(self.table["territories"][name])

    @property
    def events(self) -> list[str]:
        """Keys of everything that happened, as a spectator reads them."""
        return [event["key"] for event in self.game.events(None)]

    # --- doing ---

    def answer(self, seat: int, option: str) -> None:
        try:
            self.game.answer(seat, option)
        except fidchell.IllegalAnswer as refused:
            still = "; ".join(f"{COLOURS[open_.seat]} {open_.key}: {', '.join(open_.options)}" for open_ in self.open)
            reasons = json.dumps(refused.reasons)
            raise AssertionError(f"{COLOURS[seat]} cannot answer {option!r}: {reasons}. Open: {still}") from None

    def pass_to(self, seat: int, option: str) -> None:
        """Pass windows until this seat may give this answer (or a question comes that is no window)."""
        while not self._may(seat, option) and self.in_window:
            self.answer(self.open[0].seat, PASS)

    def _may(self, seat: int, option: str) -> bool:
        return any(open_.seat == seat and option in open_.options for open_ in self.game.decisions)

    @property
    def in_window(self) -> bool:
        return bool(self.open) and self.open[0].key in WINDOWS

    def go_on(self) -> Island:
        """Everybody passes every window, up to the next real question."""
        while self.in_window:
            self.answer(self.open[0].seat, PASS)
        return self

    def offers(self, colour: str, option: str) -> bool:
        """Is this option open to a player now?"""
        return self._may(COLOURS.index(colour), option)

    def asked_about(self, key: str) -> list[str]:
        """Pass windows until one with this key is open; the colours asked in it, in order, each passing."""
        while self.in_window and self.open[0].key != key:
            self.answer(self.open[0].seat, PASS)
        asked = []
        while self.open and self.open[0].key == key:
            asked.append(COLOURS[self.open[0].seat])
            self.answer(self.open[0].seat, PASS)
        return asked

    def end_season(self) -> Island:
        """Everybody passes turns and windows until the Season is over and the next draft is open."""
        while self.open and self.open[0].key != "draft-keep":
            open_ = self.open[0]
            self.answer(open_.seat, PASS if PASS in open_.options else open_.options[0])
        return self
