"""Bots think in processes of their own, never in the event loop. They get eyes, not the game."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any

from fidchell.agents.agent import Eyes, find_agent
from fidchell.agents.cores import cores
from fidchell.core.game import Game, new_game
from fidchell.registry import find
from fidchell.server.measures import BOT_SECONDS
from fidchell.server.windows import PASS


@dataclass(frozen=True)
class Position:
    """Where a game stands, as it travels to a worker."""

    game: str
    players: int
    seed: str
    options: dict[str, Any]
    moves: tuple[tuple[int, str], ...]

    def open(self) -> Game:
        game = new_game(find(self.game), self.players, self.seed, self.options)
        for seat, option in self.moves:
            game.answer(seat, option)
        return game


def think(position: Position, seat: int, key: str, options: tuple[str, ...], level: str, seed: str) -> str:
    """What a bot of this level answers to a question that it is asked, or may answer, in this position."""
    if len(options) == 1:
        return options[0]
    gc.collect()
    game = position.open()
    while (
        game.window and game.decisions[0].seat != seat
    ):  # all are asked at once here: those before it are taken to pass
        game.answer(game.decisions[0].seat, PASS)
    decision = next(open_ for open_ in game.decisions if (open_.seat, open_.key) == (seat, key))
    return find_agent(level)(seed).answer(Eyes(game, seat), decision)


def _timed(*asked: Any) -> tuple[str, float]:
    began = perf_counter()
    return think(*asked), perf_counter() - began


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to hear
    os.nice(5)  # people's clicks come first
    gc.freeze()
    gc.disable()  # between thoughts only: looking for garbage takes longer than a quick bot may think


class Thinkers:
    """The worker processes. One that dies is replaced; its question is asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, cores() - 1)
        self._pool: ProcessPoolExecutor | None = None
        self.asked = 0  # questions that are thought about, or wait for a free process

    async def think(
        self, position: Position, seat: int, key: str, options: tuple[str, ...], level: str, seed: str
    ) -> str:
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _begin)
            try:
                self.asked += 1
                asked = self._pool.submit(_timed, position, seat, key, options, level, seed)
                answer, seconds = await asyncio.wrap_future(asked)
                BOT_SECONDS.observe(seconds)
                return answer
            except BrokenProcessPool:
                self._pool = None
            finally:
                self.asked -= 1
        raise RuntimeError("the processes in which bots think end again and again")

    def close(self) -> None:
        if self._pool is not None:
            thinking = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:  # a thought may be long, and nobody waits for it any more
                process.kill()
