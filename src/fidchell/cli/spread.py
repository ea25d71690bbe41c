"""Where many games are played: on the cores of this machine, or on a Ray cluster (--ray)."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Annotated

import typer

from fidchell.agents.spread import OnThisMachine, Spread

Processes = Annotated[
    int | None, typer.Option("--processes", help="How many; default: one for each core, of all machines with --ray.")
]
RayAddress = Annotated[
    str,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Play on this Ray cluster: HOST:PORT, auto, or local for one of our own."
    ),
]


@contextlib.contextmanager
def spread_over(ray: str, processes: int | None) -> Iterator[Spread]:
    """Who plays; a cluster is left again at the end."""
    here = OnThisMachine(processes)  # checks the number
    if not ray:
        yield here
        return
    from fidchell.far.cluster import cluster

    with cluster(ray, processes) as spread:
        yield spread
