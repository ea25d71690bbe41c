"""The web application of a node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from fidchell import __version__
from fidchell.server.api import Accounts, Health, Tables
from fidchell.server.api_after import Analysis, Import, Since
from fidchell.server.api_lists import Lists
from fidchell.server.api_talk import After, Talk
from fidchell.server.guard import current_user, service_of
from fidchell.server.identity import User
from fidchell.server.messages import Reasons
from fidchell.server.rooms import Lost
from fidchell.server.service import Service
from fidchell.server.sitting import Refused
from fidchell.server.socket import watch

STATUS = {
    "no-such-table": 404, "no-such-seat": 404, "no-such-position": 404, "not-your-seat": 403, "owner-only": 403,
    "not-invited": 403, "not-at-this-table": 403, "wrong-origin": 403, "muted": 403, "log-in-first": 401,
    "wrong-password": 401, "no-such-person": 404, "people-only": 403, "bad-day": 400, "no-such-event": 404,
    "no-analysis": 404, "bad-record": 400, "record-too-long": 400, "record-without-seed": 400, "too-many-jobs": 429,
}  # fmt: skip


async def give_service(request: Request[Any, Any, Any]) -> Service:
    return service_of(request)


async def give_user(request: Request[Any, Any, Any]) -> User | None:
    return await current_user(request)


def refused(_request: Request[Any, Any, Any], why: Refused) -> Response[Reasons]:
    return Response(Reasons(why.reasons), status_code=STATUS.get(why.reasons[0]["key"], 409))


def lost(_request: Request[Any, Any, Any], _why: Lost) -> Response[Reasons]:
    return Response(Reasons([{"key": "others-were-first", "values": {}}]), status_code=409)


def too_deep(_request: Request[Any, Any, Any], _why: RecursionError) -> Response[Reasons]:
    return Response(Reasons([{"key": "unreadable", "values": {"why": "nested too deeply"}}]), status_code=400)


def make_app(service: Service) -> Litestar:
    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [Accounts, Tables, Talk, After, Lists, Since, Import, Analysis, Health, watch],
        lifespan=[running],
        dependencies={"service": Provide(give_service), "user": Provide(give_user)},
        exception_handlers={Refused: refused, Lost: lost, RecursionError: too_deep},
        openapi_config=OpenAPIConfig("Fidchell", __version__, path="/api/schema"),
        compression_config=CompressionConfig("gzip"),
        request_max_body_size=64_000,
        debug=False,
    )
    app.state.service = service
    return app
