"""One game being played by whoever drives an environment: seeds, legal actions, steps, the end. No library's API."""

from __future__ import annotations

import operator
import secrets
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from fidchell.core.decision import Ask
from fidchell.core.game import Game, new_table
from fidchell.core.rules import GameError, Rules
from fidchell.core.table import Table
from fidchell.envs.encoder import INFORMATION_SET, Encoder, encoder_for
from fidchell.envs.rewards import WIN_SHARE, checked_reward, rewards_of
from fidchell.registry import find

DEFAULT_PLAYERS: Final = 2
LOSE: Final = "lose"  # an illegal action ends the game with ILLEGAL_REWARD for whoever did it
RAISE: Final = "raise"  # it is an error and changes nothing
ILLEGAL_REWARD: Final = -1.0


class IllegalAction(ValueError):  # noqa: N818 - it reads as what happened
    """An action that the mask does not allow. Nothing has changed."""


class NoSuchAction(IllegalAction):
    """Not even a number of the vocabulary: a mistake in a program, never a bad move."""


class Sitting:
    """A game with its encoder. ``seat`` is who acts now and ``options`` what that seat may answer.

    ``skip_forced``: questions with one answer are answered by the engine and never put to a seat. ``standing``: what
    may be answered beside a question (in Inis the peace switches and the Moor) is offered with it; a switch once per
    question.
    """

    def __init__(
        self,
        game: str | Rules[Any],
        players: int = DEFAULT_PLAYERS,
        observation: str = INFORMATION_SET,
        reward: str = WIN_SHARE,
        max_steps: int | None = None,
        skip_forced: bool = True,
        standing: bool = True,
        pack: str | Path | None = None,
        **options: Any,
    ) -> None:
        rules = _with_pack(game, pack)
        players = _plain(players)
        self.encoder: Encoder = encoder_for(rules, players, observation)
        self.rules: Rules[Any] = rules
        self.players = players
        self.game_options = rules.checked_options(options)
        self.reward = checked_reward(reward)
        if max_steps is not None and (type(max_steps) is not int or max_steps < 1):
            raise GameError(f"max_steps is a number of steps from 1 on, or None, not {max_steps!r}")
        self.max_steps = max_steps or rules.longest
        for name, given in (("skip_forced", skip_forced), ("standing", standing)):
            if type(given) is not bool:
                raise GameError(f"{name} is True or False, not {given!r}")
        self.skip_forced = skip_forced
        self.standing = standing
        self._seed: int | str | None = None
        self._episode = 0
        self.steps = 0
        self.truncated = False
        self.table: Table
        self.seat = 0
        self.options: list[int] = []
        self._asks: list[Ask] = []  # beside the question

    def __getattr__(self, name: str) -> Any:
        # A property that needs the table ends here under its own name.
        if name == "table" or ("table" not in self.__dict__ and isinstance(getattr(type(self), name, None), property)):
            raise AttributeError("no game has begun: call reset() first")
        raise AttributeError(f"a sitting has no {name!r}")

    # --- a game from its start ---

    def reset(self, seed: int | str | None = None) -> None:
        """Begin a game. The same seed gives the same game as fidchell.new(); without one the series goes on."""
        if seed is not None:
            self._seed, self._episode = _plain(seed), 0
        elif self._seed is None:
            self._seed = secrets.randbits(64)
        named = self._seed if self._episode == 0 else f"{self._seed}/{self._episode}"
        self._episode += 1
        self.begin(new_table(self.rules, self.players, named, self.game_options))

    def begin(self, table: Table, offer: bool = True) -> None:
        """Go on from a table. ``offer``: what may be answered beside the question is offered with it."""
        self.table = table
        self.steps = 0
        self.truncated = False
        if self.skip_forced:
            table.hurry = True
            table.advance()
        self._look(offer)

    def _look(self, offer: bool) -> None:
        ask = self.table.ask
        if ask is None:
            self.options = []
            return
        self.seat = ask.seat
        self.options = ask.options
        self._asks = self.encoder.beside(self.table, ask.seat) if offer and self.standing else []
        if self._asks:
            self.options = ask.options + [option for other in self._asks for option in other.options]

    @property
    def over(self) -> bool:
        return self.table.ask is None

    @property
    def ended(self) -> bool:
        return self.truncated or self.table.ask is None

    # --- steps ---

    def act(self, action: int) -> None:
        """Let the seat that acts do so; IllegalAction if the mask forbids it."""
        self.answer(self.option(action))

    def option(self, action: Any) -> int:
        """The option that an action gives the seat that acts."""
        option = self.option_for(self.seat, action)
        if option not in self.options:
            raise IllegalAction(self.why_not(int(action), self.seat, self.table.ask, self.options))
        return option

    def option_for(self, seat: int, action: Any) -> int:
        """The option that an action gives a seat, legal or not."""
        encoder = self.encoder
        number = action if type(action) is int else _whole(action)
        if number is None or not 0 <= number < encoder.actions:
            raise NoSuchAction(f"an action is a whole number from 0 to {encoder.actions - 1}, not {action!r}")
        return encoder.option_of(number, seat)

    def why_not(self, action: int, seat: int, ask: Ask | None, options: list[int]) -> str:
        """What to tell whoever gave a seat an action that is not legal."""
        words = self.encoder.action_words()
        if self.ended or ask is None:
            return "the game is over: reset() begins another"
        legal = [self.encoder.action_of(option, seat) for option in options]
        shown = ", ".join(f"{one} ({words[one]})" for one in legal[:12]) + (" ..." if len(legal) > 12 else "")
        asked = f"player_{seat} is asked {ask.question.key!r}"
        return f"action {action} ({words[action]}) is not legal: {asked}; legal: {shown}"

    def answer(self, option: int) -> None:
        """The same with an option, which is not checked."""
        ask = self.table.ask
        self.steps += 1
        if ask is not None and option in ask.options:
            self.table.take(option)
            self._look(offer=True)
        else:
            other = next(other for other in self._asks if option in other.options)
            self.table.take_standing(other, option)
            # A switch may be thrown once per question, so that no game is spent on throwing it to and fro.
            self._look(offer=self.table.ask is None or self.table.ask.seat != self.seat)
        self._count_out()

    def answer_at_once(self, answers: dict[int, int]) -> None:
        """Options by seat, for all who are asked at the same time; not checked."""
        if len(answers) == 1:
            self.answer(*answers.values())
            return
        self.steps += 1
        for seat, option in answers.items():
            self.table.take_from(seat, option)
        self._look(offer=True)
        self._count_out()

    def _count_out(self) -> None:
        if self.steps >= self.max_steps and self.table.ask is not None:
            self.stop()

    def stop(self) -> None:
        """End the game before its end: nothing is legal from now on."""
        self.truncated = True
        self.options = []

    # --- what is seen ---

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        return self.encoder.encode(self.table, seat)

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """What a seat may do now: nothing, if another acts."""
        return self.encoder.mask(self.options if seat == self.seat and not self.ended else (), seat)

    def rewards(self) -> list[float]:
        """By seat. A game cut off before its end gives nothing."""
        return rewards_of(self.reward, self.encoder, self.table) if self.over else [0.0] * self.players

    def game(self) -> Game:
        """The game behind it, for views and bots."""
        return Game(self.table, None)


def _plain(number: Any) -> Any:
    """Numbers drawn by numpy are welcome where the engine wants Python's own."""
    return int(number) if isinstance(number, np.integer) else number


def _whole(action: Any) -> int | None:
    """A whole number of numpy or torch, also as an array without axes, which is what predict() of sb3 gives."""
    try:
        return None if isinstance(action, bool) else operator.index(action)
    except TypeError:
        return None


def checked_illegal(illegal: Any) -> str:
    if illegal not in (LOSE, RAISE):
        raise GameError(f"illegal cannot be {illegal!r}; choose from {LOSE!r}, {RAISE!r}")
    return str(illegal)


def _with_pack(game: str | Rules[Any], pack: str | Path | None) -> Rules[Any]:
    rules = find(game) if isinstance(game, str) else game
    if pack is None:
        return rules
    if rules.name != "tirnanog":
        raise GameError(f"{rules.name} has no packs of cards; pack= is for tirnanog")
    from fidchell.games.tirnanog.api import rules_for

    return rules_for(Path(pack))
