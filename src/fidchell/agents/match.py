"""One game between agents, from its seed to its result."""

from __future__ import annotations

import gc
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from fidchell.agents.agent import Agent, AgentFactory, Eyes, find_agent
from fidchell.core.decision import Decision
from fidchell.core.game import Game, new_game
from fidchell.registry import find

MOST_DECISIONS: Final = 100_000  # of a game: the longest of 600 at random had 5,101


class NeverEnds(RuntimeError):  # noqa: N818 - it reads as what happened
    """More decisions than any game needs that ends. The rules allow it: all may pass and draft for ever."""


class GameFailed(RuntimeError):  # noqa: N818 - it reads as what happened
    """A game between agents raised an error. The text names the game and says how to play it again."""


@dataclass(frozen=True)
class Played:
    """One finished game."""

    seed: str
    decisions: int  # all answers given, those without a choice too
    result: dict[str, Any]  # as Game.result
    record: dict[str, Any] | None = None  # as Game.record(), if records were asked for


@dataclass(frozen=True)
class Match:
    """What the games of a batch have in common. It can be sent to other processes if its agents can."""

    game: str
    players: int
    seed: int | str
    agents: tuple[str | AgentFactory, ...]  # one for each seat
    options: dict[str, Any]
    records: bool

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def play(self, number: int) -> Played | Failure:
        """Play one game of the batch; what goes wrong comes back as data, for it may have to cross processes."""
        seed = self.seed_of(number)
        try:
            return play_one(self.game, seed, self.agents, self.options, self.records)
        except (Exception, SystemExit) as wrong:  # an agent that exits must not end the caller
            return Failure(number, seed, told(wrong), traceback.format_exc())

    def failed(self, failure: Failure) -> GameFailed:
        agents = ", ".join(repr(agent) if isinstance(agent, str) else _name(agent) for agent in self.agents)
        options = f", options={self.options!r}" if self.options else ""
        error = GameFailed(
            f"game {failure.number} of {self.game} (seed {failure.seed!r}) failed: {failure.what}. To play it again: "
            f"fidchell.play_one({self.game!r}, {failure.seed!r}, [{agents}]{options})"
        )
        if failure.traceback:
            error.add_note(failure.traceback)
        return error


@dataclass(frozen=True)
class Failure:
    """What went wrong in one game."""

    number: int
    seed: str
    what: str
    traceback: str = ""


def play_one(
    game: str,
    seed: int | str,
    agents: Sequence[str | AgentFactory],
    options: dict[str, Any] | None = None,
    record: bool = False,
) -> Played:
    """Play one game to its end: one agent for each seat, each seeded from the game's seed and its seat."""
    begun = new_game(find(game), len(agents), seed, options)
    begun.table.journal = None  # nobody reads it here
    playing = begun if record else Game(begun.table, None)
    players = [
        (find_agent(agent) if isinstance(agent, str) else agent)(f"{seed}/{seat}") for seat, agent in enumerate(agents)
    ]
    with no_looking_for_garbage():
        decisions = play_out(playing, players)
    result = playing.result
    assert result is not None
    return Played(str(seed), decisions, result, playing.record() if record else None)


@contextmanager
def no_looking_for_garbage() -> Iterator[None]:
    """To look through all that is loaded takes longer than a quick bot may think: it waits until the game is over."""
    usual = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if usual:
            gc.enable()


def play_out(game: Game, agents: Sequence[Agent]) -> int:
    """Let agents answer until the game is over; how many decisions it took.

    Options are taken from the bare table and compared here: through Game.decisions and Game.answer(), which list
    them three times, random play takes twice as long (Inis: 25,000 against 53,000 decisions/s).
    """
    table, words, given, history = game.table, game.rules.words, game.given, game.history
    eyes = [Eyes(game, seat) for seat in range(table.seats)]
    for agent in agents:
        prepare = getattr(agent, "prepare", None)  # what an agent must read or load for a game, if it says so
        if prepare is not None:
            prepare(game.rules.name)
    decisions = 0
    while (ask := table.ask) is not None:
        seat = ask.seat
        decisions += 1
        if decisions > MOST_DECISIONS:
            raise NeverEnds(f"after {MOST_DECISIONS:,} decisions the game is not over, and may never be")
        if len(ask.options) == 1:
            option = ask.options[0]
        else:
            decision = Decision(ask, words, given[seat], False)
            answer = agents[seat].answer(eyes[seat], decision)
            if answer not in decision.options:
                game.answer(seat, answer)  # open beside the question, or refused with the reason
                continue
            option = words.numbers[answer]
        table.take(option)
        given[seat] += 1
        if history is not None:
            history.answered(table, seat, words.words[option])
    return decisions


def told(wrong: BaseException) -> str:
    """What went wrong, in one line."""
    try:
        return f"{type(wrong).__name__}: {wrong}"
    except Exception:  # it cannot even say what it is
        return type(wrong).__name__


def _name(agent: AgentFactory) -> str:
    return getattr(agent, "__qualname__", None) or repr(agent)
