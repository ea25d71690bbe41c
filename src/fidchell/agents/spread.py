"""Who plays the games of a job: this process, the cores of this machine, or a cluster (far/cluster.py)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

from fidchell.agents.cores import cores
from fidchell.agents.match import Failure
from fidchell.agents.workers import Done, Job, WorkersDidNotStart, play_in_workers


class Spread(Protocol):
    """Plays the games of a job. They come as they end, each with its number; closing the iterator ends the work."""

    def __call__(self, job: Job[Done], n: int) -> Generator[tuple[int, Done | Failure], None, None]: ...


class OnThisMachine:
    """So many processes, at most one for each game; None is one for each core, 1 plays in this one."""

    def __init__(self, processes: int | None = None) -> None:
        if processes is not None and processes < 1:
            raise ValueError(f"--processes must be 1 or more, not {processes}")
        self.processes = cores() if processes is None else processes

    def __call__(self, job: Job[Done], n: int) -> Generator[tuple[int, Done | Failure], None, None]:
        workers = min(n, self.processes)
        if workers <= 1:
            for number in range(n):
                yield number, job.play(number)
            return
        try:
            yield from play_in_workers(job, n, workers)
        except WorkersDidNotStart as wrong:
            raise ValueError(f"no other process could be started ({wrong}): play with --processes 1") from wrong
