"""Everything a node runs, put together."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from fidchell.server.bots import Thinkers
from fidchell.server.bus import Bus, bus_for
from fidchell.server.channels import Post
from fidchell.server.database import Database
from fidchell.server.door import Doorkeeper
from fidchell.server.keeper import Keeper
from fidchell.server.limits import Limits
from fidchell.server.outbox import Outbox, Ways
from fidchell.server.outgoing import Outgoing
from fidchell.server.reviews import Analyst
from fidchell.server.rooms import Rooms

SWITCHES_AFTER: Final = 0.0005  # seconds: SQLite's thread takes many short turns, and must not wait long for each
OPENED_AT_ONCE: Final = 4  # sockets: when thousands come back after a restart, those who play do not queue behind them
RARELY: Final = (20_000, 20, 50)  # objects made, and lesser rounds before a greater one, until garbage is looked for


@dataclass(frozen=True)
class Settings:
    """How the host runs a node."""

    database: str = "sqlite:///fidchell.db"
    bus: str = ""
    url: str = "http://localhost:8000"  # where people find us: links in mails, and the only origin that may send
    thinkers: int | None = None  # processes for bots
    metrics_token: str = ""  # who shows it may read /metrics from anywhere
    secure: bool = field(default=False)  # served over https: cookies are sent over nothing else
    smtp: str = ""  # smtp://USER:PASSWORD@HOST:587
    mail_from: str = ""
    trusted_hooks: tuple[str, ...] = ()  # hosts in our own network that webhooks may go to
    limits: bool = True  # how much one person or address may ask


class Service:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.database = Database(settings.database, node=True)
        self.bus: Bus = bus_for(settings.bus, settings.database)
        self.limits = Limits(now, settings.limits)
        self.rooms = Rooms(self.database, self.bus, now)
        self.opening = asyncio.Semaphore(OPENED_AT_ONCE)
        post = Post(settings.smtp, settings.mail_from) if settings.smtp else None
        if post is not None:
            post.check()
        self.outbox = Outbox(self.rooms, Ways(settings.url, Outgoing(settings.trusted_hooks), post))
        thinkers = Thinkers(settings.thinkers)
        self.keeper = Keeper(self.rooms, thinkers)
        self.analyst = Analyst(self.rooms, thinkers)
        self.door = Doorkeeper(self.rooms)

    async def start(self) -> None:
        sys.setswitchinterval(SWITCHES_AFTER)
        await self.database.create()
        await self.bus.start(self.rooms.poked)
        self.keeper.start()
        self.outbox.start()
        gc.collect()
        gc.freeze()  # what is loaded by now stays: looking through all of it again and again holds everybody up
        gc.set_threshold(*RARELY)
        self.door.start()
        self.analyst.start()

    async def close(self) -> None:
        await self.analyst.close()
        await self.door.close()
        await self.outbox.close()
        await self.keeper.close()
        await self.bus.close()
        await self.database.close()
