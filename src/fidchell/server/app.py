"""The web application of a node."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DBAPIError

from fidchell import __version__
from fidchell.server import page
from fidchell.server.api import Health, Tables
from fidchell.server.api_after import Analysis, Import, Since
from fidchell.server.api_host import metrics
from fidchell.server.api_lists import Lists
from fidchell.server.api_notices import Hooks, Letters
from fidchell.server.api_page import Lessons, Thinking, Words
from fidchell.server.api_people import People
from fidchell.server.api_talk import After, Talk
from fidchell.server.guard import add_headers, current_user, service_of
from fidchell.server.identity import User
from fidchell.server.messages import Reasons
from fidchell.server.rooms import Lost
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.socket import watch

STATUS = {
    "no-such-table": 404, "no-such-game": 404, "no-such-seat": 404, "no-such-position": 404,
    "not-your-seat": 403, "owner-only": 403,
    "not-at-this-table": 403, "wrong-origin": 403, "muted": 403, "log-in-first": 401,
    "wrong-password": 401, "too-many": 429, "too-large": 413, "account-first": 403, "link-is-old": 410,
    "host-only": 403, "banned": 403, "not-by-program": 403, "not-your-bot": 404,
    "no-such-person": 404, "people-only": 403, "bad-day": 400, "bad-settings": 400, "bad-scene": 400,
    "no-such-event": 404,
    "no-analysis": 404, "bad-record": 400, "no-record": 400, "record-too-long": 400, "record-without-seed": 400,
    "too-many-jobs": 429, "too-many-of-yours": 429,
}  # fmt: skip
WORDS = {400: "bad-request", 404: "no-such-address", 405: "wrong-method", 413: "too-large", 415: "wrong-kind"}
NO_BODY = [{"message": "'data'", "key": "data", "source": "body"}]  # how Litestar says that there is none
CANNOT_BE_KEPT = "22"  # how codes of PostgreSQL begin that speak of the data itself
LOG = logging.getLogger(__name__)


async def give_service(request: Request[Any, Any, Any]) -> Service:
    return service_of(request)


async def give_user(request: Request[Any, Any, Any]) -> User | None:
    return await current_user(request)


def refused(_request: Request[Any, Any, Any], why: Refused) -> Response[Reasons]:
    first = why.reasons[0]
    headers = {"retry-after": str(first["values"]["seconds"])} if first["key"] == "too-many" else {}
    return Response(Reasons(why.reasons), status_code=STATUS.get(first["key"], 409), headers=headers)


def lost(_request: Request[Any, Any, Any], _why: Lost) -> Response[Reasons]:
    return Response(Reasons([{"key": "others-were-first", "values": {}}]), status_code=409)


def not_understood(_request: Request[Any, Any, Any], why: HTTPException) -> Response[Reasons]:
    """What the framework refuses, in our words."""
    if why.extra == NO_BODY:
        return Response(Reasons([{"key": "nothing-sent", "values": {}}]), status_code=400)
    values: dict[str, Any] = {"why": why.detail}
    if isinstance(why.extra, list):
        values["where"] = why.extra
    key = WORDS.get(why.status_code, "bad-request" if why.status_code < 500 else "server-error")
    return Response(Reasons([{"key": key, "values": values}]), status_code=why.status_code, headers=why.headers)


def not_in_the_interface(request: Request[Any, Any, Any], why: NotFoundException) -> Response[Any]:
    """What is none of the interface's addresses may be one of the page's."""
    return page.answer(request) or not_understood(request, why)


def failed(request: Request[Any, Any, Any], why: Exception) -> Response[Reasons]:
    """Our own mistake: the host finds all of it in the log, the world nothing."""
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=why)
    return Response(Reasons([{"key": "server-error", "values": {}}]), status_code=500)


def not_kept(request: Request[Any, Any, Any], why: DBAPIError) -> Response[Reasons]:
    """PostgreSQL does not take every text: none with a NUL, none that is too long."""
    if not str(getattr(why.orig, "sqlstate", None) or "").startswith(CANNOT_BE_KEPT):
        return failed(request, why)
    return Response(Reasons([{"key": "unreadable", "values": {"why": "a text that cannot be kept"}}]), status_code=400)


def too_deep(_request: Request[Any, Any, Any], _why: RecursionError) -> Response[Reasons]:
    return Response(Reasons([{"key": "unreadable", "values": {"why": "nested too deeply"}}]), status_code=400)


def not_utf8(_request: Request[Any, Any, Any], _why: UnicodeDecodeError) -> Response[Reasons]:
    return Response(Reasons([{"key": "unreadable", "values": {"why": "not in UTF-8"}}]), status_code=400)


ROUTES: Final[list[Any]] = [
    People, Letters, Hooks, Tables, Talk, After, Lists, Words, Thinking, Lessons, Since, Import, Analysis, Health,
    metrics, watch,
]  # fmt: skip
OWN: dict[int | type[Exception], Any] = {Refused: refused, Lost: lost}


def make_app(service: Service) -> Litestar:
    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        ROUTES,
        lifespan=[running],
        dependencies={"service": Provide(give_service), "user": Provide(give_user)},
        exception_handlers={
            **OWN,
            DBAPIError: not_kept,
            NotFoundException: not_in_the_interface,
            HTTPException: not_understood,
            RecursionError: too_deep,
            UnicodeDecodeError: not_utf8,
            Exception: failed,
        },
        before_send=[add_headers],
        openapi_config=OpenAPIConfig("Fidchell", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig("gzip"),
        request_max_body_size=64_000,
        logging_config=None,  # server/logs.py
        debug=False,
    )
    app.state.service = service
    return app
