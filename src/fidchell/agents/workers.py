"""Processes that play many games. Ctrl-C belongs to the parent alone; whatever happens, none is left behind.

Not multiprocessing.Pool: it waits for ever when a worker is killed, and a worker that is just starting answers
Ctrl-C with a stack trace.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
import threading
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import BaseContext
from typing import Any, Final, Protocol, TypeVar

from fidchell.agents.match import Failure

ENDS_WITHIN: Final = 5.0  # seconds that a terminated worker may take before it is killed

Done = TypeVar("Done")
Done_co = TypeVar("Done_co", covariant=True)


class Job(Protocol[Done_co]):
    """Games by numbers from 0 on, such as a Match. It is sent to every worker."""

    def seed_of(self, number: int) -> str: ...

    def play(self, number: int) -> Done_co: ...


class WorkersDidNotStart(Exception):  # noqa: N818 - it reads as what happened
    """No worker got as far as its first game."""


def play_in_workers(job: Job[Done], n: int, processes: int) -> Generator[tuple[int, Done | Failure], None, None]:
    """Games as they are finished, each with its number. Closing the iterator ends the workers."""
    context = _context()
    taken: Any = context.Value("q", 0)  # the number of the next game
    at_work: dict[Any, Any] = {}  # the end to read from -> worker
    playing: dict[Any, int] = {}  # the game each worker has begun and not finished
    begun = False
    try:
        with _no_interrupt():
            for _ in range(processes):
                reader, writer = context.Pipe(duplex=False)
                worker = context.Process(  # type: ignore[attr-defined]
                    target=_work, args=(job, n, taken, writer), daemon=True
                )
                worker.start()
                writer.close()  # the worker holds it now: when it dies, reading ends
                at_work[reader] = worker
        while at_work:
            ready: list[Any] = wait(list(at_work))
            for reader in ready:
                try:
                    number, done = reader.recv()
                except EOFError:
                    worker = at_work.pop(reader)
                    reader.close()
                    worker.join()
                    if reader in playing:
                        yield playing[reader], _died(job, playing[reader], worker.exitcode)
                    elif worker.exitcode and not begun:
                        raise WorkersDidNotStart(f"exit code {worker.exitcode}") from None
                    continue
                begun = True
                if done is None:
                    playing[reader] = number
                else:
                    del playing[reader]
                    yield number, done
    finally:
        with _no_interrupt():
            _end(list(at_work.values()))
            for reader in at_work:
                reader.close()


def _work(job: Job[Any], n: int, taken: Any, writer: Connection) -> None:
    """A worker's life: take the next number, say so, play that game, send it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # a fork may have inherited somebody's handler
    parent = multiprocessing.parent_process()
    while parent is not None and parent.is_alive():
        with taken.get_lock():
            number = taken.value
            taken.value = number + 1
        if number >= n:
            return
        writer.send((number, None))
        writer.send((number, job.play(number)))


def _died(job: Job[Any], number: int, exit_code: int | None) -> Failure:
    return Failure(number, job.seed_of(number), f"the process that played it ended with exit code {exit_code}")


def _end(workers: list[Any]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(ENDS_WITHIN)
        if worker.is_alive():
            worker.kill()
            worker.join()


def _context() -> BaseContext:
    """The way of starting processes that was chosen with multiprocessing.set_start_method(), else the system's own;
    but never a fork beside other threads, whose locks it would copy and nobody open."""
    chosen = multiprocessing.get_start_method(allow_none=True)
    usual = chosen or multiprocessing.get_all_start_methods()[0]
    if chosen is None and usual == "fork" and threading.active_count() > 1:
        usual = "spawn"
    return multiprocessing.get_context(usual)


@contextlib.contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C waits until this is over; processes started meanwhile never see it, not even while they start."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
