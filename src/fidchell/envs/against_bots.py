"""One seat of a game for a learner; bots play the others. No library's API."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from fidchell.agents.agent import Agent, AgentFactory, Eyes, find_agent
from fidchell.core.decision import Decision
from fidchell.core.game import Game
from fidchell.core.rules import GameError
from fidchell.envs.sitting import DEFAULT_PLAYERS, Sitting

ANY_SEAT: Final = "random"
ANYTHING: Final = "random"  # the bot that plays anything: drawn here, for speed, from the bare options


class AgainstBots:
    """A sitting in which ``seat`` is the learner's. After reset() and act() it is the learner's turn, or over."""

    def __init__(
        self,
        game: str,
        players: int = DEFAULT_PLAYERS,
        opponents: str | AgentFactory | Sequence[str | AgentFactory] = ANYTHING,
        seat: int | str = ANY_SEAT,
        **options: Any,
    ) -> None:
        self.sitting = Sitting(game, players, **options)
        players = self.sitting.players
        if seat != ANY_SEAT and (type(seat) is not int or not 0 <= seat < players):
            raise GameError(f"seat cannot be {seat!r}; choose from 0 to {players - 1}, or {ANY_SEAT!r}")
        self._seat = seat
        self._factories = _factories(opponents, players - 1)
        self.seat = 0
        self.answers = 0  # that the bots have given in this game
        self._bots: list[Callable[[], int] | None] = []

    def reset(self, seed: int | None, draw: Random) -> None:
        """Begin a game. ``draw`` decides what the seed of the game does not: the learner's seat, the seeds of bots."""
        sitting = self.sitting
        sitting.reset(seed)
        self.seat = draw.randrange(sitting.players) if isinstance(self._seat, str) else self._seat
        game = sitting.game()
        others = [(self.seat + step) % sitting.players for step in range(1, sitting.players)]
        self._bots = [None] * sitting.players
        for other, factory in zip(others, self._factories, strict=True):
            self._bots[other] = self._bot(game, other, factory, str(draw.getrandbits(64)))
        self.answers = 0
        self._bots_play()

    def _bot(self, game: Game, seat: int, factory: AgentFactory | None, seed: str) -> Callable[[], int]:
        sitting = self.sitting
        if factory is None:
            choice = Random(seed).choice
            return lambda: choice(sitting.table.ask.options)  # type: ignore[union-attr]
        agent = factory(seed)
        prepare = getattr(agent, "prepare", None)
        if prepare is not None:
            prepare(sitting.rules.name)
        return _asking(sitting, game, seat, agent)

    def act(self, option: int) -> None:
        """The learner answers, then the bots until it is asked again."""
        self.sitting.answer(option)
        self._bots_play()

    def _bots_play(self) -> None:
        sitting = self.sitting
        while sitting.seat != self.seat and not sitting.ended:
            bot = self._bots[sitting.seat]
            assert bot is not None
            sitting.answer(bot())
            self.answers += 1


def _asking(sitting: Sitting, game: Game, seat: int, agent: Agent) -> Callable[[], int]:
    eyes, words = Eyes(game, seat), sitting.rules.words

    def answer() -> int:
        ask = sitting.table.ask
        assert ask is not None
        said = agent.answer(eyes, Decision(ask, words, game.given[seat], False))
        option = words.numbers.get(said)
        if option is None or option not in sitting.options:
            raise GameError(f"the bot in seat {seat} answered {said!r} to {ask.question.key!r}, which is not legal")
        return option

    return answer


def _factories(opponents: str | AgentFactory | Sequence[str | AgentFactory], count: int) -> list[AgentFactory | None]:
    """One for each other seat, from the learner's left on; None plays anything."""
    named: list[str | AgentFactory]
    named = [opponents] * count if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(named) != count:
        raise GameError(f"{count} opponents are needed, one for each other seat, not {len(named)}; or name one for all")
    return [_factory(one) for one in named]


def _factory(opponent: str | AgentFactory) -> AgentFactory | None:
    if opponent == ANYTHING:
        return None
    try:
        return find_agent(opponent) if isinstance(opponent, str) else opponent
    except ValueError as wrong:
        raise GameError(f"opponents: {wrong}") from wrong
