"""Work that a node goes on with beside answering, from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib


class Background:
    """A task of its own."""

    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        raise NotImplementedError
