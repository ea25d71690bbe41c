"""A crowd of people who play at many tables of a server, each with a socket of its own, as browsers have."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed


class Open(msgspec.Struct):
    """What of a decision, a view, a table a player without taste needs."""

    seat: int
    options: list[str]
    optional: bool
    number: int = 0


class View(msgspec.Struct):
    over: bool
    decisions: list[Open]


class Table(msgspec.Struct):
    view: View
    window: Any = None


class Told(msgspec.Struct):
    t: str
    key: str | None = None
    table: Table | None = None
    reasons: Any = None


DECODER = msgspec.json.Decoder(Told)


@dataclass(eq=False)
class Player:
    """One person at one table."""

    user: str
    cookie: str
    seat: int
    table: str
    url: str
    view: View | None = None
    in_window: bool = False
    heard_at: float = 0.0
    bytes: int = 0
    updates: int = 0
    acknowledged: int = -1  # number of the last answer that the server said it has
    kept: list[str] = field(default_factory=list)  # keys of all those answers
    refused: list[Any] = field(default_factory=list)
    sent: dict[str, int] = field(default_factory=dict)
    socket: ClientConnection | None = None
    on_news: Callable[[], None] = lambda: None  # an update, or a refusal
    _task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?seat={self.seat}"
        self.socket = await connect(
            address, additional_headers={"cookie": self.cookie}, max_size=2**22, compression=None
        )
        self._task = asyncio.create_task(self._listen(self.socket))

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            async for data in socket:
                told = DECODER.decode(data)
                if told.t == "update" and told.table is not None:
                    self.heard_at = time.perf_counter()
                    self.view, self.in_window = told.table.view, told.table.window is not None
                    self.updates += 1
                    self.bytes += len(data)
                    self.on_news()
                elif told.t == "done" and told.key in self.sent:
                    self.acknowledged = max(self.acknowledged, self.sent.pop(told.key))
                    self.kept.append(told.key)
                elif told.t == "refused":
                    self.refused.append(told.reasons)
                    self.sent.pop(told.key or "", None)
                    self.on_news()

    @property
    def closed(self) -> str:
        """How its socket was closed."""
        return f"{self.socket.close_code} {self.socket.close_reason}" if self.socket else "never opened"

    @property
    def connected(self) -> bool:
        return self._task is not None and not self._task.done()

    async def answer(self, decision: Open, option: str, key: str) -> None:
        assert self.socket is not None
        self.sent[key] = decision.number
        body = {"t": "answer", "seat": self.seat, "option": option, "number": decision.number, "key": key}
        await self.socket.send(msgspec.json.encode(body).decode())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self.socket is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(), 1)
        self.socket = None


class NoCookies(CookieJar):
    """Each of many people shows their own."""

    def set_cookie(self, cookie: object) -> None:
        pass


def new_http() -> httpx.AsyncClient:
    return httpx.AsyncClient(timeout=60, cookies=NoCookies())


Guest = tuple[str, str]  # id and cookie


async def come(http: httpx.AsyncClient, url: str, people: int) -> list[Guest]:
    guests = []
    for _ in range(people):
        came = await http.post(f"{url}/api/guest", json={"name": "Somebody"})
        came.raise_for_status()
        guests.append((came.json()["id"], f"fidchell={came.cookies['fidchell']}"))
    return guests


async def sit_down(
    http: httpx.AsyncClient, url: str, game: str, players: int, pace: dict[str, Any], guests: list[Guest] | None = None
) -> list[Player]:
    """A started table, of these guests or of new ones."""
    users, cookies = zip(*(guests or await come(http, url, players)), strict=True)

    async def post(path: str, who: int, **body: Any) -> Any:
        answer = await http.post(f"{url}/api/tables/{path}", json=body, headers={"cookie": cookies[who]})
        answer.raise_for_status()
        return answer.json()

    made = await post("", 0, game=game, players=players, pace=pace)
    for seat in range(1, players):
        await post(f"{made['id']}/seats", seat, seat=seat, invite=made["invite"])
    await post(f"{made['id']}/start", 0)
    return [Player(users[seat], cookies[seat], seat, made["id"], url) for seat in range(players)]


def pending(player: Player) -> Open | None:
    """A question this player can answer now."""
    if player.view is None or player.socket is None:
        return None
    return next((open_ for open_ in player.view.decisions if not open_.optional), None)


async def many(jobs: list[Callable[[], Awaitable[Any]]], at_once: int) -> list[Any]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await job()

    return await asyncio.gather(*map(one, jobs))


def start_server(database: str, port: int | None = None) -> tuple[str, subprocess.Popen[bytes]]:
    port = port or free_port()
    command = [sys.executable, "-m", "fidchell.cli.main", "serve", "--port", str(port), "--database", database]
    server = subprocess.Popen([*command, "--no-limits"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url, end = f"http://127.0.0.1:{port}", time.monotonic() + 180
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(f"{url}/healthz").status_code == 200:
                return url, server
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


@contextlib.contextmanager
def given_database(name: str) -> Iterator[str]:
    """The address of a database: the one that is given, ``postgresql`` for one of our own, else a SQLite file."""
    if name == "postgresql":
        sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
        from kit.services import postgres

        with postgres() as address:
            yield address
    elif name:
        yield name
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/crowd.db"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
