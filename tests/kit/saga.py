"""Scenes of Tír na nÓg in the players' words. Bells are seat 0, lyre 1, flute 2, harp 3, tuba 4.

    scene = Saga(bells=has(hand="kelpie r7", top="g4 - b2", at="across:1,1"), lyre=has(middle="7 8"))
    scene.bells.takes("r1").plays("kelpie", "top")         # a card, then its row, then the questions it asks
    assert scene.bells.values("top") == [4, 2, 2]

Cards: ``r7`` is a red 7 (y yellow, g green, b blue), ``7`` any plain 7, ``-`` a hole, a special card its name. Two of a
kind are told apart by nothing: the first one meant that is open. Without a grid two players have RING, and without
bards the player whose turn it is has one between its first two cards. Built on the front door alone.
"""

from __future__ import annotations

from typing import Any

import fidchell
from fidchell.core.game import Game, scene_game
from fidchell.games.tirnanog.api import RULES

NAMES = ("bells", "lyre", "flute", "harp", "tuba")
ROWS = ("top", "middle", "bottom")
STOP = "stop"
PASS = "pass"
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
WORDS = [card.word for card in RULES.pack.encounters]
RING = ["r1 r2 r3", "y1 . y3", "b1 b2 b3"]
NO_CARDS = {1: ". . .", 2: ". . .", 3: ". . . .", 4: ". . . . .", 5: ". . . . . ."}
WIDE = ["r1 r2 r3 r4", "y1 y2 y3 y4", "b1 b2 b3 b4"]  # three players


def short(word: str) -> str:
    """red_7_a -> r7, kelpie_b -> kelpie; other words as they are."""
    if word not in WORDS:
        return word
    plain = word[:-2] if word[-2:] in ("_a", "_b") else word
    colour, _, value = plain.partition("_")
    return colour[0] + value if colour in COLOURS.values() and value.isdigit() else plain


def has(**facts: Any) -> dict[str, Any]:
    """What a player has: hand, top, middle, bottom, colours, values, at (places of bards)."""
    return facts


class _Dealer:
    """Finds a card of the pack for every short name; each card once."""

    def __init__(self) -> None:
        self.left = sorted(WORDS, key=lambda word: (word[-2:] == "_b", WORDS.index(word)))

    def find(self, name: str) -> str:
        for word in self.left:
            if word == name or short(word) == name or (name.isdigit() and short(word)[1:] == name):
                self.left.remove(word)
                return word
        raise AssertionError(f"no card {name!r} is left")

    def row(self, names: str) -> list[str]:
        return ["-" if name == "-" else self.find(name) for name in names.split()]

    def tokens(self, given: dict[str, Any], own: list[str]) -> dict[str, Any]:
        return {next(word for word in own if short(word) == name): value for name, value in given.items()}


def described(**fields: Any) -> dict[str, Any]:
    """A scene in the fields of the front door."""
    given = [fields.pop(name, None) for name in NAMES]
    players = fields.pop("players", 0) or max(2, *(seat + 1 for seat in range(5) if given[seat] is not None), 1)
    have = [given[seat] or {} for seat in range(players)]
    scene: dict[str, Any] = {"players": players, "turn": 0, **fields}
    scene["turn"] = NAMES.index(scene["turn"]) if scene["turn"] in NAMES else scene["turn"]
    scene["first"] = NAMES.index(scene["first"]) if scene.get("first") in NAMES else scene.get("first", 0)
    if scene.get("phase") == "score":
        scene["round"] = 5
    dealer = _Dealer()
    named = sorted(range(players), key=lambda seat: any(name.isdigit() for name in str(have[seat]).split()))
    sagas: dict[int, dict[str, Any]] = {seat: _player(dealer, have[seat]) for seat in named}
    scene["players_have"] = [sagas[seat] for seat in range(players)]
    for pile in ("deck", "discard", "pile"):
        if pile in scene:
            scene[pile] = dealer.row(scene[pile])
    usual = (
        [NO_CARDS[players]] * 3
        if scene.get("phase") == "score"
        else RING
        if players < 3
        else WIDE
        if players == 3
        else None
    )
    grid = scene.get("grid", usual)
    if grid is not None:
        scene["grid"] = [[None if name == "." else dealer.find(name) for name in line.split()] for line in grid]
    bards = [str(player.get("at", "")).split() for player in have]
    if not any(bards) and scene.get("phase", "saga") == "saga":
        bards[scene["turn"]] = ["across:1,1"]
    scene["bards"] = bards
    if "balor_bards" in scene:
        scene["balor_bards"] = scene["balor_bards"].split()
    return scene


def _player(dealer: _Dealer, given: dict[str, Any]) -> dict[str, Any]:
    rows = sorted(ROWS, key=lambda row: any(name.isdigit() for name in given.get(row, "").split()))
    saga = {row: dealer.row(given.get(row, "")) for row in rows}
    own = [word for row in ROWS for word in saga[row]]
    tokens = {name: dealer.tokens(given.get(name, {}), own) for name in ("colours", "values")}
    return {"hand": dealer.row(given.get("hand", "")), "saga": saga, **tokens}


class Player:
    """One seat of a scene."""

    def __init__(self, scene: Saga, seat: int) -> None:
        self.scene = scene
        self.seat = seat

    # --- doing ---

    def answers(self, *options: str) -> Player:
        """Answer this player's open questions one after the other."""
        for option in options:
            self.scene.answer(self.seat, option)
        return self

    def takes(self, card: str, *answers: str) -> Player:
        return self.answers(card, *answers)

    def plays(self, card: str, row: str = "", *answers: str) -> Player:
        """Play a card into a row and answer what it asks; takes the first card at hand if none was taken yet."""
        if self.question in ("take", "take-lost"):
            self.answers(self.is_asked()[0])
        self.answers(card)
        if row and self.question == "row":
            self.answers(row)
        return self.answers(*answers)

    def is_asked(self) -> list[str]:
        """The options of this player's open question."""
        return [short(word) for open_ in self.scene.open if open_.seat == self.seat for word in open_.options]

    @property
    def question(self) -> str:
        return next((open_.key for open_ in self.scene.open if open_.seat == self.seat), "")

    # --- looking ---

    @property
    def public(self) -> dict[str, Any]:
        return dict(self.scene.table["players"][self.seat])

    @property
    def hand(self) -> list[str]:
        return sorted(short(word) for word in self.scene.game.view(self.seat)["table"]["hand"])

    def _row(self, row: str, what: str) -> list[Any]:
        return [slot and slot[what] for slot in self.public["saga"][row]]

    def row(self, row: str) -> str:
        return " ".join("-" if word is None else short(word) for word in self._row(row, "card"))

    def values(self, row: str) -> list[int | None]:
        return self._row(row, "value")

    def colours(self, row: str) -> list[str | None]:
        return self._row(row, "colour")

    def value(self, card: str) -> int:
        return int(self._slot(card)["value"])

    def colour(self, card: str) -> str:
        return str(self._slot(card)["colour"])

    def _slot(self, card: str) -> dict[str, Any]:
        slots = [slot for row in ROWS for slot in self.public["saga"][row] if slot]
        return dict(next(slot for slot in slots if short(slot["card"]) == card))

    @property
    def points(self) -> dict[str, int]:
        return dict(self.public["points"])

    @property
    def bards(self) -> list[str]:
        return sorted(self.public["bards"])

    @property
    def lost(self) -> list[str]:
        return sorted(self.public["lost"])


class Saga:
    """A position of Tír na nÓg and the game that goes on from it."""

    def __init__(self, **fields: Any) -> None:
        """Instruments: has(hand, top, middle, bottom, colours, values, at). Others: fields of the scene."""
        scene = described(**fields)
        self.game: Game = _begin(scene)
        self.bells, self.lyre, self.flute, self.harp, self.tuba = (Player(self, seat) for seat in range(5))

    @property
    def table(self) -> dict[str, Any]:
        """What everybody sees."""
        return dict(self.game.view(None)["table"])

    @property
    def open(self) -> list[Any]:
        return [open_ for open_ in self.game.decisions if not open_.optional]

    @property
    def open_question(self) -> tuple[str, str]:
        """(instrument, key) of the first open question."""
        return (NAMES[self.open[0].seat], self.open[0].key) if self.open else ("nobody", "game over")

    @property
    def grid(self) -> list[str]:
        return [" ".join("." if word is None else short(word) for word in line) for line in self.table["grid"]]

    @property
    def discard(self) -> list[str]:
        return [short(word) for word in self.table["discard"]]

    @property
    def balor(self) -> dict[str, Any]:
        return dict(self.table["balor"])

    @property
    def pile(self) -> list[str]:
        return [short(word) for word in self.balor["pile"]]

    @property
    def events(self) -> list[str]:
        return [event["key"] for event in self.game.events(None)]

    @property
    def result(self) -> dict[str, Any]:
        return dict(self.game.view(None)["result"] or {})

    def answer(self, seat: int, option: str) -> None:
        words = [word for open_ in self.open if open_.seat == seat for word in open_.options]
        meant = next((word for word in words if word == option or short(word) == option), option)
        try:
            self.game.answer(seat, meant)
        except (fidchell.IllegalAnswer, fidchell.GameError) as refused:
            still = "; ".join(f"{NAMES[o.seat]} {o.key}: {', '.join(map(short, o.options))}" for o in self.open)
            raise AssertionError(f"{NAMES[seat]} cannot answer {option!r}: {refused}. Open: {still}") from None

    def go_on_turn(self, name: str) -> Saga:
        """A player ends a turn with the first answers offered; Banshees are silent."""
        while self.open_question[0] == name and self.open_question[1] != "take":
            self.answer(NAMES.index(name), self.open[0].options[0])
        return self

    def go_on(self, until: str = "") -> Saga:
        """Everybody gives the first answer offered, up to a question with this key (or the end)."""
        while self.open and self.open[0].key != until:
            self.answer(self.open[0].seat, self.open[0].options[0])
        return self


def _begin(scene: dict[str, Any]) -> Game:
    try:
        return fidchell.scene("tirnanog", scene)
    except fidchell.GameError as unknown:
        if "tirnanog" not in str(unknown):
            raise
        return scene_game(RULES, scene)
