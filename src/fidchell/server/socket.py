"""The socket of a table: what changes is pushed, what players do comes in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from fidchell.server.api import room_of
from fidchell.server.chat import said
from fidchell.server.guard import address_of, check_origin, current_user, known, service_of, token_of
from fidchell.server.identity import User, hashed
from fidchell.server.messages import AtTable, Denied, Done, Message, Told
from fidchell.server.play import do, eyes_of, info_of, update
from fidchell.server.rooms import Lost, Room
from fidchell.server.service import Service
from fidchell.server.sitting import Refused

LOG = logging.getLogger(__name__)
DECODER = msgspec.json.Decoder(AtTable)
ENCODER = msgspec.json.Encoder()
TURNED_OUT_WITHIN = 2.0  # seconds: who does not listen must not keep us from the others
LARGEST = 16_000  # bytes of a message to us
REFUSED, UNREADABLE, TOO_MANY = 4403, 4400, 4429  # codes with which we close
FAILED = 1011  # a mistake of ours: come again
MOST_REFUSED = 100  # in a row: that is no client of ours


class Written(Told, tag="update"):
    """An Update whose table is written out already: it is long, and was to be compared."""

    table: msgspec.Raw
    since: int
    events: list[dict[str, Any]]


async def put(socket: WebSocket[Any, Any, Any], data: bytes) -> None:
    try:
        await socket.send_data(data, mode="text")
    except (ClientDisconnected, RuntimeError) as gone:  # by its client or, as uvicorn says it, by ourselves
        raise WebSocketDisconnect(detail="closed") from gone


class Watcher:
    """One open socket."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        user: User | None,
        counted: str,
        seat: int | None,
        since: int,
        heard: int,
        undone: int,
    ) -> None:
        self.socket = socket
        self.user = user
        self.counted = counted  # who it is for the limits
        self.refused = 0  # in a row
        self.token = "" if user is None else hashed(token_of(socket)[0])
        self.seat = seat
        self.since = since
        self.heard = heard
        self._said = -1
        self._last = b""
        self._undone = undone  # as far as the client knows
        self._lock = asyncio.Lock()
        self._news = asyncio.Event()

    async def send(self, message: Message) -> None:
        async with self._lock:
            await put(self.socket, ENCODER.encode(message))

    async def tell(self, room: Room) -> None:
        """The table has changed. Sent by a task of its own: who does not listen must not hold up the others."""
        self._news.set()

    async def keep_telling(self, room: Room) -> None:
        try:
            while True:
                await self._news.wait()
                await self.tell_now(room)
        except WebSocketDisconnect:
            pass
        except Exception:
            LOG.exception("%s: telling those who watch", room.table)
            with contextlib.suppress(Exception):  # it may be closed already
                await self.socket.close(FAILED)  # it comes again, and is told everything

    async def tell_now(self, room: Room) -> None:
        """Send the table if what this viewer may see has changed: else nothing, for even that would tell something."""
        self._news.clear()
        async with self._lock:
            async with room.as_written():
                told = self._what_is_new(room)
            if told is None:
                await self._hear(room)
                return
            try:
                await put(self.socket, told)
                await self._hear(room)
            except WebSocketDisconnect:
                room.listeners.discard(self)

    def _what_is_new(self, room: Room) -> bytes | None:
        if room.sitting is not None and room.sitting.undone != self._undone:
            self.since, self._undone = 0, room.sitting.undone
        told = update(room, self.user, self.seat, self.since)
        seen = ENCODER.encode(told.table)
        if seen == self._last and not told.events:
            return None
        self._last = seen
        self.since += len(told.events)
        return ENCODER.encode(Written(msgspec.Raw(seen), told.since, told.events))

    async def turn_out(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(TURNED_OUT_WITHIN):
                await self.send(Denied(None, [{"key": "log-in-first", "values": {}}]))
                await self.socket.close(REFUSED)

    async def _hear(self, room: Room) -> None:
        """What was said since."""
        if self._said == room.said:
            return
        self._said = room.said
        async with room.rooms.database.reading() as db:
            messages = await said(db, room.table, self.heard)
        for message in messages:  # who does not listen must not keep a connection to the database
            await put(self.socket, ENCODER.encode(message))
            self.heard = message.id


@websocket("/api/tables/{table:str}/socket")
async def watch(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    try:
        await socket.accept()
        await _let_in(service_of(socket), socket, table)
    except WebSocketDisconnect:
        pass
    except Exception:  # the framework would tell the client what went wrong, and nobody else
        LOG.exception("SOCKET %s failed", socket.scope.get("path_template", ""))
        with contextlib.suppress(Exception):  # it may be closed already
            await socket.close(FAILED)


async def _let_in(service: Service, socket: WebSocket[Any, Any, Any], table: str) -> None:
    try:
        check_origin(socket)
        async with service.opening:
            user = await current_user(socket)
        with service.limits.socket(None if user is None else user.id, address_of(socket)):
            counted = address_of(socket) if user is None else user.id
            service.limits.take("watch", counted)
            async with service.opening:
                room = await room_of(service, user, table, socket.query_params.get("invite", ""))
            await _watch(service, socket, user, counted, room)
    except Refused as why:
        await put(socket, ENCODER.encode(Denied(None, why.reasons)))
        key = why.reasons[0]["key"]
        await socket.close(TOO_MANY if key == "too-many-sockets" else REFUSED, key)


async def _watch(
    service: Service, socket: WebSocket[Any, Any, Any], user: User | None, counted: str, room: Room
) -> None:
    """Until the socket closes."""
    asked = _number(socket, "seat") if socket.query_params.get("seat", "").isdecimal() else None
    seat = eyes_of(info_of(room), user, asked)
    numbers = (_number(socket, "since"), _number(socket, "heard"), _number(socket, "undone"))
    watcher = Watcher(socket, user, counted, seat, *numbers)
    while not service.rooms.holds(room):  # it was forgotten while nobody watched yet
        room = await service.rooms.room(room.table)
    room.listeners.add(watcher)
    telling = asyncio.create_task(watcher.keep_telling(room))
    try:
        await watcher.tell_now(room)
        while True:
            await _take(service, watcher, room, await socket.receive_data(mode="text"))
            if watcher.refused > MOST_REFUSED:
                await socket.close(UNREADABLE)
                return
    except WebSocketDisconnect:
        pass
    finally:
        telling.cancel()
        room.listeners.discard(watcher)
        service.rooms.forget(room)


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int:
    given = socket.query_params.get(name, "0")
    return int(given) if given.isdecimal() and len(given) < 12 else 0


async def _take(service: Service, watcher: Watcher, room: Room, data: str) -> None:
    key: str | None = None
    watcher.refused += 1
    try:
        service.limits.take("act", watcher.counted)
        if len(data) > LARGEST:
            raise Refused("too-large", most=LARGEST)
        if not data:  # so it comes to us as well if it was binary
            raise Refused("unreadable", why="send one JSON object, as text")
        asked = DECODER.decode(data)
        key = asked.key
        await do(room, known(watcher.user), asked)
        watcher.refused = 0
        await watcher.tell_now(room)
        await watcher.send(Done(key))
    except Refused as why:
        await watcher.send(Denied(key, why.reasons))
    except Lost:
        await watcher.send(Denied(key, [{"key": "others-were-first", "values": {}}]))
    except msgspec.MsgspecError as wrong:
        await watcher.send(Denied(None, [{"key": "unreadable", "values": {"why": str(wrong)}}]))
