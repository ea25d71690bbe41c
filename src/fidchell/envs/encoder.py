"""Positions as vectors and answers as numbers: what all adapters share. Needs numpy and nothing else."""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fidchell.core.decision import Ask
from fidchell.core.messages import QUESTION
from fidchell.core.rules import GameError, Rules
from fidchell.core.table import Table
from fidchell.envs.layout import Block, Floats, Layout, Slice
from fidchell.envs.pack.common import Packer
from fidchell.registry import find

PUBLIC: Final = "public"
INFORMATION_SET: Final = "information_set"
PERFECT: Final = "perfect"
KINDS: Final = (INFORMATION_SET, PUBLIC, PERFECT)  # the default first


class Encoder:
    """The observations and actions of one game for a number of players.

    An action is the number of an option's word, the same for ever, but for players: they are counted from the seat that
    acts (0 is that seat itself), as observations have them. Each game says in a subclass what is packed.
    """

    def __init__(self, rules: Rules[Any], players: int, observation: str = INFORMATION_SET) -> None:
        if observation not in KINDS:
            raise GameError(f"observation cannot be {observation!r}; choose from {', '.join(map(repr, KINDS))}")
        rules.checked_players(players)
        self.rules = rules
        self.players = players
        self.observation = observation
        self.questions = [message for message in rules.catalogue.messages if message.sort == QUESTION]
        blocks = self.public_blocks()
        if observation != PUBLIC:
            blocks += self.own_blocks()
        if observation == PERFECT:
            blocks += self.true_blocks()
        self.layout = Layout(players, blocks)
        self.packer = self.make_packer()
        self.size = self.layout.size
        self.actions = len(rules.words)
        seats = rules.words.groups["seat"]
        self._first_seat = seats.start
        self._after_seats = seats.start + players
        self._to_action = [self._numbers(1, seat) for seat in range(players)]
        self._to_option = [self._numbers(-1, seat) for seat in range(players)]

    def _numbers(self, way: int, seat: int) -> list[int]:
        numbers = list(range(self.actions))
        for other in range(self.players):
            numbers[self._first_seat + other] = self._first_seat + (other - way * seat) % self.players
        return numbers

    # --- actions ---

    def action_of(self, option: int, seat: int) -> int:
        """The action that gives this option, for a seat."""
        return self._to_action[seat][option]

    def option_of(self, action: int, seat: int) -> int:
        """The option that an action gives, for a seat."""
        return self._to_option[seat][action]

    def action_words(self) -> list[str]:
        """What each action says: the words of the game; players as me, next1, next2 ... in the order of seats."""
        words = list(self.rules.words.words)
        for other in range(len(self.rules.words.groups["seat"])):
            words[self._first_seat + other] = f"next{other}" if other else "me"
        return words

    def mask(self, options: Sequence[int], seat: int, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """One for each action that gives one of these options."""
        mask = np.zeros(self.actions, np.int8) if out is None else out
        to_action = self._to_action[seat]
        for option in options:
            mask[to_action[option]] = 1
        return mask

    def beside(self, table: Any, seat: int) -> list[Ask]:
        """Questions that a seat may answer beside the one it is asked; most games have none."""
        return []

    # --- observations ---

    def encode(self, table: Table, seat: int, out: Floats | None = None, ask: Ask | None = None) -> Floats:
        """The position as this seat may know it (or as the kind of observation says), numbers from 0 to 1.

        ``ask``: the question the seat is asked, where several are asked at once; else it is the one the game waits for.
        """
        masks, numbers = self.packer.pack(table, seat, table.ask if ask is None else ask)
        return self.layout.vector(masks, numbers, seat, out)

    def describe(self) -> list[Slice]:
        """The named parts of a vector, in order."""
        return list(self.layout.slices.values())

    def make_packer(self) -> Packer:
        """What packs a position, in the order of the blocks."""
        raise NotImplementedError

    def own(self) -> bool:
        """Is what the viewer alone may know part of an observation?"""
        return self.observation != PUBLIC

    def truth(self) -> bool:
        """Is what nobody may know?"""
        return self.observation == PERFECT

    def public_blocks(self) -> list[Block]:
        """What everybody may know."""
        raise NotImplementedError

    def own_blocks(self) -> list[Block]:
        """What the viewer may know besides."""
        raise NotImplementedError

    def true_blocks(self) -> list[Block]:
        """What nobody may know: for critics in training alone."""
        raise NotImplementedError

    # --- the end ---

    def standings(self, table: Any) -> list[float]:
        """How all stand at the end, in what the game counts; with Balor, his come last."""
        raise NotImplementedError

    most: int = 1  # the greatest difference of standings that margins tell apart


ENCODERS: Final = {"inis": "encode_inis.InisEncoder", "tirnanog": "encode_tirnanog.TirNaNogEncoder"}


def encoder_for(game: str | Rules[Any], players: int, observation: str = INFORMATION_SET) -> Encoder:
    """The encoder of a game by name, or by its rules (for another pack of cards)."""
    rules = find(game) if isinstance(game, str) else game
    family = rules.name.split("-")[0]
    if family not in ENCODERS:
        raise GameError(f"there is no encoder for {rules.name!r}; there are for {', '.join(ENCODERS)}")
    module, name = ENCODERS[family].split(".")
    made: Encoder = getattr(importlib.import_module(f"fidchell.envs.{module}"), name)(rules, players, observation)
    return made


def describe_observation(game: str, players: int = 2, observation: str = INFORMATION_SET) -> list[Slice]:
    """The named parts of an observation, in order: name, start, stop, shape, axes, scale, and what it says."""
    return encoder_for(game, players, observation).describe()


def describe_actions(game: str, players: int = 2) -> list[str]:
    """What each action says, by number."""
    return encoder_for(game, players).action_words()
