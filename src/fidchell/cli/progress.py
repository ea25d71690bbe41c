"""A bar for what takes long: on stderr, and on a terminal only."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console


@contextlib.contextmanager
def bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A function that shows how many of how many are finished."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda finished, wanted: None
        return
    from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

    shown = Progress(*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn(),
                     TimeRemainingColumn(), console=console, transient=True)  # fmt: skip
    task = shown.add_task(title, total=None)

    def show(finished: int, wanted: int) -> None:
        shown.start()  # only now: it has a thread, and a fork beside threads may hang
        shown.update(task, completed=finished, total=wanted)

    try:
        yield show
    finally:
        shown.stop()
