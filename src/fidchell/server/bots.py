"""Bots think in processes of their own, never in the event loop. They get eyes, not the game."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from time import perf_counter
from typing import Any, Final, TypeVar

from fidchell.agents.agent import Eyes, find_agent
from fidchell.agents.cores import cores
from fidchell.agents.levels import LEVELS
from fidchell.core.game import Game, new_game
from fidchell.registry import find
from fidchell.server.measures import BOT_SECONDS
from fidchell.server.windows import PASS

T = TypeVar("T")
LOOKS_EVERY: Final = 0.05  # seconds
PATIENCE: Final = 3.0  # seconds that work which can wait is put off


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


def slowest(level: str) -> float:
    """Seconds that a bot of this level thinks about a question, at most."""
    name = level.partition(":")[0]
    return LEVELS[name].seconds if name in LEVELS else 0.0


def hurried(level: str, seconds: float) -> str:
    """The level, with less time."""
    if slowest(level) <= seconds:
        return level
    return f"{level}{',' if ':' in level else ':'}seconds={seconds:.3f}"


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
    threading.Thread(target=_end_with_the_node, daemon=True).start()
    os.nice(5)  # people's clicks come first
    gc.freeze()
    gc.disable()  # between thoughts only: looking for garbage takes longer than a quick bot may think


def _end_with_the_node() -> None:
    """A node that is killed cannot end its processes: they see to it themselves."""
    node = parent_process()
    if node is not None:
        node.join()
        os._exit(1)


class Thinkers:
    """The worker processes. One that dies is replaced; its question is asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, cores() - 1)
        self._pool: ProcessPoolExecutor | None = None
        self.asked = 0  # questions that are thought about, or wait for a free process

    async def think(
        self, position: Position, seat: int, key: str, options: tuple[str, ...], level: str, seed: str
    ) -> str:
        self.asked += 1
        try:
            answer, seconds = await self._run(_timed, position, seat, key, options, level, seed)
            BOT_SECONDS.observe(seconds)
            return answer
        finally:
            self.asked -= 1

    async def when_free(self, work: Callable[..., T], *given: Any) -> T:
        """Work that can wait: bots that play come first, though it is not put off for ever."""
        for _ in range(int(PATIENCE / LOOKS_EVERY)):
            if self.asked < self.processes:
                break
            await asyncio.sleep(LOOKS_EVERY)
        return await self._run(work, *given)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        for _ in range(3):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.processes, get_context("spawn"), _begin)
            try:
                return await asyncio.wrap_future(self._pool.submit(work, *given))
            except BrokenProcessPool:
                self._pool = None
        raise RuntimeError("the processes in which bots think end again and again")

    def close(self) -> None:
        if self._pool is not None:
            thinking = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in thinking:  # a thought may be long, and nobody waits for it any more
                process.kill()
