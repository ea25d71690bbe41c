"""Games on a Ray cluster. docs/cluster.md says how to make one."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
import socket
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, Final

from fidchell.agents.match import Failure
from fidchell.agents.spread import Spread
from fidchell.agents.think.weights import SENT
from fidchell.agents.workers import Done, Job
from fidchell.extras import how_to_install
from fidchell.far.tasks import Lost, Numbers, Played, hand_out, play_bundle
from fidchell.registry import find

LOCAL: Final = "local"  # a cluster of this machine alone, for as long as the command runs
log = logging.getLogger("fidchell.far")


@contextlib.contextmanager
def cluster(address: str, processes: int | None = None) -> Iterator[Spread]:
    """Join a cluster and leave it at the end. ``processes``: how many games at once, at most; None as many as fit."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # its new default; without it, it warns
    try:
        import ray
    except ImportError as missing:
        raise ValueError(f"--ray needs {missing.name}: {how_to_install('ray')}") from missing

    more: dict[str, Any] = {"num_cpus": processes, "include_dashboard": False} if address == LOCAL else {}
    try:
        _reach(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except (ConnectionError, OSError, ValueError, RuntimeError) as wrong:
        first = str(wrong).splitlines()[0] if str(wrong) else type(wrong).__name__
        raise ValueError(
            f"--ray {address}: no cluster can be joined there ({first}). Start one with: ray start --head; then give "
            f"its HOST:PORT, auto for the one on this machine, or {LOCAL}"
        ) from wrong
    try:
        yield OnRay(ray, processes)
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Ray itself tries for a minute to reach what is not there."""
    host, _, port = address.rpartition(":")
    if host and "/" not in host and port.isdigit():
        socket.create_connection((host, int(port)), 10).close()


class OnRay:
    """A Spread over a cluster that has been joined."""

    def __init__(self, ray: Any, processes: int | None) -> None:
        self._ray = ray
        self._processes = processes

    def __call__(self, job: Job[Done], n: int) -> Generator[tuple[int, Done | Failure], None, None]:
        hands = RayHands(self._ray, job, self._processes)
        # With a number of processes the limit is exact, so nothing is handed out ahead.
        yield from hand_out(job, n, hands, 2 if self._processes is None else 1, log.warning)


class RayHands:
    """Ray's workers, each a core of some machine of the cluster."""

    def __init__(self, ray: Any, job: Job[Any], processes: int | None) -> None:
        self._ray = ray
        self._processes = processes
        # Ray could try again by itself, but could not tell a game that kills its process from a machine that is lost.
        self._play = ray.remote(num_cpus=1, max_retries=0)(_play_there)
        files = {name: Path(name).read_text(encoding="utf-8") for name in getattr(job, "files", ())}
        self._job = ray.put((job, files, _here(job)))

    def give(self, numbers: Numbers) -> Any:
        return self._play.remote(self._job, numbers)

    def ready(self, given: list[Any], seconds: float) -> list[Any]:
        found: list[Any] = self._ray.wait(given, num_returns=1, timeout=seconds)[0]
        return found

    def take(self, token: Any) -> Played:
        errors = self._ray.exceptions
        try:
            played: Played = self._ray.get(token)
        except errors.RayTaskError as wrong:  # raised by us over there, or what was sent could not be read
            raise ValueError(f"a machine of the cluster cannot play: {wrong.cause or wrong}") from wrong
        except errors.RayError as wrong:
            raise Lost(type(wrong).__name__) from wrong
        return played

    def drop(self, given: list[Any]) -> None:
        for token in given:
            with contextlib.suppress(Exception):  # the cluster itself may be gone
                self._ray.cancel(token, force=True)

    def room(self) -> int:
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return cores if self._processes is None else min(cores, self._processes)


def _play_there(sent: tuple[Job[Any], dict[str, str], str], numbers: Numbers) -> Played:
    """What a worker of the cluster does."""
    job, files, expected = sent
    if _here(job) != expected:
        raise ValueError(f"it has {_here(job)}, but the command was given with {expected}: install the same everywhere")
    SENT.update({str(Path(name)): text for name, text in files.items()})
    gc.disable()  # between bundles only, as in agents/workers.py
    try:
        return play_bundle(job, numbers)
    finally:
        gc.enable()
        gc.collect()


def _here(job: Any) -> str:
    """What must be the same on all machines for games to be the same."""
    from importlib.metadata import version

    game = getattr(job, "game", "")
    rules = f", rules {find(game).version} of {game}" if game else ""
    return f"fidchell {version('fidchell')}{rules}"
