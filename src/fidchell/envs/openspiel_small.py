"""Small variants for exact methods: positions near the end, whose few hidden cards are dealt by one chance node.

They are played by the rules of the whole games, to the end or to the end of one Season. What is hidden comes from a
small pool; every other card is known to all, so that whoever resamples deals the pool and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Final

from fidchell.core.rules import GameError, Rules
from fidchell.games.inis.facts import CARDS
from fidchell.games.inis.table import ACTION_DISCARD, Island
from fidchell.games.tirnanog.api import TirNaNog
from fidchell.games.tirnanog.table import Otherworld


@dataclass(frozen=True)
class Small:
    """One variant: a described position, and the hidden cards, each way to deal them equally likely."""

    name: str
    game: str
    note: str
    scene: dict[str, Any]
    pool: tuple[str, ...]
    hands: tuple[int, ...]  # how many of the pool each seat gets; nobody knows which are left out
    rounds: int = 0  # Inis: undecided if nobody has won when so many are over; 0: it ends when it ends
    standing: bool = True  # Inis: the peace switches are offered beside other questions; else peace is offered in turn

    @property
    def players(self) -> int:
        return len(self.hands)

    @cached_property
    def deals(self) -> list[tuple[tuple[str, ...], ...]]:
        return list(_deals(self.pool, self.hands))

    def table(self, rules: Rules[Any], deal: int) -> Any:
        """The position with the hidden cards dealt so, up to its first question."""
        table = _LAID[self.game](self, rules, self.deals[deal])
        table.advance()
        return table

    def is_over(self, table: Any) -> bool:
        return bool(self.rounds) and table.round > self.rounds


def _deals(pool: Sequence[str], hands: Sequence[int]) -> Iterator[tuple[tuple[str, ...], ...]]:
    if not hands:
        yield ()
        return
    for hand in combinations(pool, hands[0]):
        for others in _deals([card for card in pool if card not in hand], hands[1:]):
            yield (hand, *others)


def _lay_inis(small: Small, rules: Rules[Any], hands: tuple[tuple[str, ...], ...]) -> Island:
    """All see which Action cards are out of the game: those that are not in the pool."""
    table: Island = rules.open_scene({**small.scene, "hands": [list(hand) for hand in hands]})
    pool = sum(1 << CARDS.index(card) for card in small.pool)
    table.everybody_knows(table.action_discard & ~pool, ACTION_DISCARD)
    return table


def _lay_tirnanog(small: Small, rules: Rules[Any], hands: tuple[tuple[str, ...], ...]) -> Otherworld:
    """All cards that are neither in the pool nor on the table are discarded; the rest of the pool is the deck."""
    assert isinstance(rules, TirNaNog)
    lying = {card for row in small.scene["grid"] for card in row if card}
    lying |= {card for rows in small.scene["sagas"] for row in rows.values() for card in row}
    scene = {name: value for name, value in small.scene.items() if name != "sagas"}
    scene["players_have"] = [
        {"hand": list(hand), "saga": saga} for hand, saga in zip(hands, small.scene["sagas"], strict=True)
    ]
    cards = [card.word for card in rules.pack.encounters]
    scene["discard"] = [card for card in cards if card not in lying and card not in small.pool]
    return rules.open_scene(scene)


_LAID: Final = {"inis": _lay_inis, "tirnanog": _lay_tirnanog}

# Both are one short of the first two conditions: New Clans or a Sanctuary meets one, unless the other has the Geis.
_SHORE: Final[dict[str, Any]] = {
    "players": 2,
    "phase": "season",
    "territories": {
        "cove": {"clans": [1, 0], "sanctuaries": 1},
        "valley": {"clans": [1, 1], "sanctuaries": 1},
        "hills": {"clans": [0, 1], "sanctuaries": 1},
    },
    "deeds": [3, 3],
}
# One short of the first condition, two of the second; Migration may spread, or begin a clash.
_ISLAND: Final[dict[str, Any]] = {
    "players": 2,
    "phase": "season",
    "territories": {
        "cove": {"clans": [1, 0]},
        "valley": {"clans": [1, 1]},
        "hills": {"clans": [0, 1]},
        "plains": {"clans": [1, 0], "sanctuaries": 1},
        "forest": {"clans": [0, 1], "sanctuaries": 1},
        "meadows": {},
    },
    "deeds": [2, 2],
}
# The last round: six cards in the Otherworld, and two in each row of both sagas.
_LAST_ROUND: Final[dict[str, Any]] = {
    "players": 2,
    "round": 5,
    "phase": "saga",
    "grid": [["red_3_a", "blue_2_a", "green_6_a"], ["yellow_7_a", None, "red_6_a"], [None, "blue_5_a", None]],
    "sagas": [
        {"top": ["red_1_a", "green_3_a"], "middle": ["red_8_a", "green_5_a"], "bottom": ["red_7_a", "green_8_a"]},
        {"top": ["red_1_b", "green_3_b"], "middle": ["red_8_b", "green_5_b"], "bottom": ["red_7_b", "green_8_b"]},
    ],
}
_HIDDEN: Final = ("green_2_a", "red_4_a", "blue_7_a", "yellow_5_a")

SMALL: Final = (
    Small(
        "tiny", "inis", "one Season on three territories, one card each from a pool of four, no clash",
        _SHORE, ("new_clans", "sanctuary", "citadel", "geis"), (1, 1), rounds=1, standing=False,
    ),
    Small(
        "small", "inis", "one Season on six territories, one card each from a pool of four, with clashes",
        _ISLAND, ("new_clans", "sanctuary", "migration", "geis"), (1, 1), rounds=1, standing=False,
    ),
    Small(
        "tiny", "tirnanog", "the last Saga with one bard each, one card in hand from a pool of four",
        {**_LAST_ROUND, "bards": [["across:1,1"], ["across:1,2"]]}, _HIDDEN, (1, 1),
    ),
    Small(
        "small", "tirnanog", "the same with two bards each",
        {**_LAST_ROUND, "bards": [["across:1,1", "down:1,1"], ["across:1,2", "down:1,3"]]}, _HIDDEN, (1, 1),
    ),
)  # fmt: skip


def small_of(game: str, name: str) -> Small:
    """A variant by name."""
    for small in SMALL:
        if (small.game, small.name) == (game, name):
            return small
    known = ", ".join(repr(small.name) for small in SMALL if small.game == game)
    raise GameError(f"there is no small {game} called {name!r}; choose from {known or 'none'}, or leave it empty")
