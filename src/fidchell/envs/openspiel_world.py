"""A game as OpenSpiel sees it: dealt by chance, then played, and each seat remembers all that it was told."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final

from fidchell.core.chance import chance_from_seed
from fidchell.core.game import Game, new_table
from fidchell.core.journal import Journal
from fidchell.core.replay import load_snapshot
from fidchell.core.rules import GameError
from fidchell.envs.encoder import PUBLIC, encoder_for
from fidchell.envs.openspiel_small import Small, small_of
from fidchell.envs.rewards import RANK, WIN_SHARE, rewards_of
from fidchell.envs.sitting import Sitting

DEALS: Final = 4  # chance nodes before a whole game ...
OUTCOMES: Final = 256  # ... of so many outcomes each: 2**32 seeds, all equally likely
BY_CHANCE: Final = -1  # instead of a seed
_DIGEST: Final = 16  # bytes


class World(Sitting):
    """A sitting that begins with chance nodes, remembers, and can be copied, saved and imagined otherwise.

    All chance of a game follows from its deal: nothing is drawn later that an earlier chance node has not settled.
    ``is_start``: shared by all states that nothing has happened to yet; copy it before a change.
    """

    def __init__(self, game: str, players: int, small: str = "", seed: int = BY_CHANCE, **others: Any) -> None:
        self.small: Small | None = small_of(game, small) if small else None
        if self.small is not None and players != self.small.players:
            raise GameError(f"{small} is for {self.small.players} players, not {players!r}")
        super().__init__(game, players, **others)
        self.standing = self.standing and (self.small is None or self.small.standing)
        if self.small is not None and any(self.game_options[name] != values[0] for name, values in self._choices()):
            raise GameError(f"{small} is one fixed position: the options of {game} do not change it; leave them out")
        if seed != BY_CHANCE and (seed < 0 or self.small is not None):
            raise GameError("a seed is a number from 0 on, for whole games; -1 lets chance deal")
        self.make: tuple[Any, ...] = (game, players, small, seed, others)
        self.dealt: tuple[int, ...] = ()
        self.nodes = DEALS if self.small is None else 1
        self.memory: tuple[bytes, ...] = (b"",) * (players + 1)  # by seat, then the public
        self.words = self.encoder.action_words()
        self.spectator = encoder_for(self.rules, players, PUBLIC)
        self.is_start = True
        self._told: dict[int, str] = {}  # what told() has said of this position
        if seed != BY_CHANCE:
            self.nodes = 0
            self._begin_with(seed)

    def _choices(self) -> list[tuple[str, tuple[Any, ...]]]:
        return list(self.rules.options.items())

    # --- the deal ---

    @property
    def is_dealt(self) -> bool:
        return len(self.dealt) == self.nodes

    @property
    def outcomes(self) -> int:
        """Of the chance node, all equally likely."""
        return OUTCOMES if self.small is None else len(self.small.deals)

    def deal(self, outcome: int) -> None:
        if not 0 <= outcome < self.outcomes:
            raise GameError(f"an outcome is a number from 0 to {self.outcomes - 1}, not {outcome!r}")
        self.dealt += (outcome,)
        if self.is_dealt:
            self._begin_with(self.seed)

    @property
    def seed(self) -> int:
        """Of a whole game that was dealt: fidchell.new() with it gives the same game."""
        return int.from_bytes(bytes(self.dealt), "little")

    def _begin_with(self, seed: int) -> None:
        if self.small is None:
            self.begin(new_table(self.rules, self.players, seed, self.game_options))
        else:
            self.begin(self.small.table(self.rules, self.dealt[0]))
        self.memory = tuple(_folded(b"", self._seen(seat)) for seat in range(self.players + 1))

    # --- playing ---

    @property
    def ended(self) -> bool:
        return self.is_dealt and (self.truncated or self.table.ask is None)

    def answer(self, option: int) -> None:
        seat = self.seat
        self.table.journal = journal = Journal()
        super().answer(option)
        self.table.journal = None
        self._told = {}
        memory = list(self.memory)
        memory[seat] = _folded(memory[seat], option)
        # Event by event: how many answers of others lie between two of them is nothing that is told.
        for event in journal.since(0):
            for other in range(self.players + 1):
                secret = event.secret if event.knowers >> other & 1 else ()
                memory[other] = _folded(memory[other], (event.kind.number, event.values, secret))
        self.memory = tuple(memory)

    def _count_out(self) -> None:
        super()._count_out()
        if self.small is not None and self.table.ask is not None and self.small.is_over(self.table):
            self.stop()

    def returns(self) -> list[float]:
        """By seat; they add up to nothing, but for margins of more than two players and a player alone."""
        if not self.ended or self.truncated:
            return [0.0] * self.players
        if self.reward != WIN_SHARE:
            return self.rewards()
        if self.players == 1:
            return rewards_of(RANK, self.encoder, self.table)
        return [(self.players * share - 1) / (self.players - 1) for share in self.rewards()]

    # --- what a seat may know ---

    def told(self, seat: int) -> str:
        """A name for all that a seat was told since the start, its own answers, and what it sees now.

        The seat after the last is the public, which answers nothing.
        """
        known = self._told.get(seat)
        if known is None:
            known = f"p{seat} " if seat < self.players else "public "
            if self.is_dealt:
                known += _folded(self.memory[seat], self._seen(seat)).hex()
            self._told[seat] = known
        return known

    def _seen(self, seat: int) -> Any:
        if seat == self.players:
            return self.spectator.packer.pack(self.table, 0, None)
        return self.encoder.packer.pack(self.table, seat, self.table.ask)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees now, ready for JSON; None is a spectator. Who else is asked is not told: the engine skips
        whoever has nothing to choose, and whom it asks may show what is in a hand."""
        if not self.is_dealt:
            return {}
        seen = dict(self.rules.view(self.table, seat))
        if not self.ended and seat == self.seat and self.table.ask is not None:
            words = self.rules.words.words
            seen["asked"] = self.table.ask.question.key
            seen["options"] = [words[option] for option in self.options]
        if self.over:
            seen["result"] = self.rules.result(self.table)
        return seen

    def imagined(self, seat: int, draw: Callable[[], float]) -> World:
        """A world that this seat cannot tell from this one, by chance."""
        twin = self.copy()
        if not self.is_dealt:
            return twin
        # In the new world whoever is asked may have no choice: skipping the question would show who looks on that the
        # game has moved. So it is put, with its one answer, and hurry begins after it.
        twin.table.hurry = self.skip_forced and seat == self.seat
        twin.table.imagine(seat, chance_from_seed(f"{seat}/{draw()!r}/{draw()!r}"))
        twin.table.hurry = self.skip_forced
        twin._look(bool(self._asks))
        twin._told = {}
        # What the others were told in the true world is not what they were told in this: they begin to remember now.
        twin.memory = tuple(
            memory if other in (seat, self.players) else _folded(b"imagined", twin._seen(other))
            for other, memory in enumerate(self.memory)
        )
        return twin

    # --- copies and files ---

    def copy(self) -> World:
        twin = World.__new__(World)
        twin.__dict__.update(self.__dict__)
        twin.is_start = False
        twin._told = {}
        if self.is_dealt:
            twin.table = self.table.copy()
        return twin

    def __deepcopy__(self, memo: Any) -> World:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.make, self.dealt, self.saved())

    def saved(self) -> dict[str, Any] | None:
        """The position, ready for JSON; nothing before the deal."""
        if not self.is_dealt:
            return None
        return {
            "snapshot": Game(self.table, None).snapshot(),
            "steps": self.steps,
            "offered": bool(self._asks),
            "memory": [memory.hex() for memory in self.memory],
        }

    def __str__(self) -> str:
        return json.dumps({"dealt": self.dealt, **(self.saved() or {})})


@lru_cache(maxsize=32)
def start_of(game: str, players: int, small: str = "", seed: int = BY_CHANCE, **others: Any) -> World:
    """The world before anything has happened, made once and shared."""
    return World(game, players, small, seed, **others)


def restored(make: tuple[Any, ...], dealt: tuple[int, ...], saved: dict[str, Any] | None) -> World:
    """The world that was saved."""
    game, players, small, seed, others = make
    world = start_of(game, players, small, seed, **others).copy()
    world.dealt = dealt
    if saved is not None:
        table = load_snapshot(world.rules, saved["snapshot"]).table
        table.journal = None
        world.begin(table, saved["offered"])
        world.steps = saved["steps"]
        world.memory = tuple(bytes.fromhex(memory) for memory in saved["memory"])
        world._count_out()
    return world


def _folded(memory: bytes, more: Any) -> bytes:
    return blake2b(memory + repr(more).encode(), digest_size=_DIGEST).digest()
