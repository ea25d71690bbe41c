"""The HTTP interface for the host: is this node well, and how much it does."""

from __future__ import annotations

import ipaddress
import secrets
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Address
from prometheus_client import generate_latest
from sqlalchemy import func, select

from fidchell.server import measures
from fidchell.server.guard import Here
from fidchell.server.schema import OUTBOX, TABLES
from fidchell.server.sitting import Refused
from fidchell.server.tables import RUNNING

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # a proxy passes it on: who knows from whom
TEXT = "text/plain; version=0.0.4; charset=utf-8"


def check_host(request: Request[Any, Any, Any], token: str) -> None:
    """With a token, whoever shows it; else only who asks directly from this machine or its private network."""
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if secrets.compare_digest(given.encode(), token.encode()):
            return
    elif not any(name in request.headers for name in FORWARDED) and _is_near(request.client):
        return
    raise Refused("host-only")


def _is_near(asker: Address | None) -> bool:
    try:
        found = ipaddress.ip_address(asker.host if asker is not None else "")
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return found.is_loopback or found.is_private


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], service: Here) -> Response[bytes]:
    check_host(request, service.settings.metrics_token)
    async with service.database.reading() as db:
        running = select(func.count()).select_from(TABLES).where(TABLES.c.state == RUNNING)
        measures.RUNNING_TABLES.set((await db.execute(running)).scalar_one())
        waiting = select(func.count()).select_from(OUTBOX).where(OUTBOX.c.due.is_not(None), OUTBOX.c.done.is_(None))
        measures.OUTBOX_WAITING.set((await db.execute(waiting)).scalar_one())
    thinkers = service.keeper.thinkers
    measures.BOTS_ASKED.set(thinkers.asked)
    measures.BOTS_WAITING.set(max(0, thinkers.asked - thinkers.processes))
    measures.ROOMS.set(service.rooms.count)
    return Response(generate_latest(measures.REGISTRY), media_type=TEXT)
