"""Around the application: every request and socket is counted, timed and written down, by its route's template only."""

from __future__ import annotations

import logging
import secrets
from time import perf_counter
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.server import measures
from fidchell.server.logs import REQUEST

LOG = logging.getLogger("fidchell.requests")
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
ASKED_ALL_THE_TIME: Final = {"/healthz", "/metrics"}  # written down only when they fail


class Observed:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request, status, open_, started = secrets.token_hex(8), 500, False, perf_counter()
        closed: int | None = None  # the code with which we closed a socket
        REQUEST.set(request)

        async def sending(message: Message) -> None:
            nonlocal status, open_, closed
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (b"x-request-id", request.encode())]
            elif message["type"] == "websocket.accept":
                status, open_ = 101, True
                measures.SOCKETS.inc()
            elif message["type"] == "websocket.close":
                closed = message["code"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            if open_:
                measures.SOCKETS.dec()
            _write_down(scope, status, perf_counter() - started, closed)


def _write_down(scope: Scope, status: int, seconds: float, closed: int | None) -> None:
    asked: dict[str, Any] = dict(scope)
    method = "SOCKET" if asked["type"] == "websocket" else asked["method"] if asked["method"] in METHODS else "OTHER"
    route = asked.get("path_template", "unknown")
    measures.REQUESTS.labels(method, route, str(status)).inc()
    if method != "SOCKET":  # a socket is open as long as somebody likes
        measures.REQUEST_SECONDS.labels(route).observe(seconds)
    if route in ASKED_ALL_THE_TIME and status < 400:
        return
    user = asked.get("state", {}).get("user_id")
    facts = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1), "user": user}
    if closed is not None:
        facts["closed"] = closed
    LOG.info("%s %s %s %.1f ms", method, route, status, facts["ms"], extra={"facts": facts})
