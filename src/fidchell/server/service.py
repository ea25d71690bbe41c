"""Everything a node runs, put together."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from fidchell.server.bots import Thinkers
from fidchell.server.bus import Bus, bus_for
from fidchell.server.database import Database
from fidchell.server.keeper import Keeper
from fidchell.server.reviews import Analyst
from fidchell.server.rooms import Rooms


@dataclass(frozen=True)
class Settings:
    """How the host runs a node."""

    database: str = "sqlite:///fidchell.db"
    bus: str = ""
    url: str = "http://localhost:8000"  # where people find us: links in mails, and the only origin that may send
    thinkers: int | None = None  # processes for bots
    secure: bool = field(default=False)  # served over https: cookies are sent over nothing else


class Service:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.database = Database(settings.database)
        self.bus: Bus = bus_for(settings.bus, settings.database)
        self.rooms = Rooms(self.database, self.bus, now)
        thinkers = Thinkers(settings.thinkers)
        self.keeper = Keeper(self.rooms, thinkers)
        self.analyst = Analyst(self.rooms, thinkers)

    async def start(self) -> None:
        await self.database.create()
        await self.bus.start(self.rooms.poked)
        self.keeper.start()
        self.analyst.start()

    async def close(self) -> None:
        await self.analyst.close()
        await self.keeper.close()
        await self.bus.close()
        await self.database.close()
