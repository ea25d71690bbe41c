"""Who sends a request, and may it come from where it comes from?"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from fidchell.server.identity import User, whose
from fidchell.server.service import Service
from fidchell.server.sitting import Refused

COOKIE = "fidchell"
SAFE = {"GET", "HEAD", "OPTIONS"}


def service_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Service:
    found: Service = connection.app.state.service
    return found


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """A cookie is sent along by whatever page asks; only our own pages may use it."""
    origin = connection.headers.get("origin")
    own = {
        service_of(connection).settings.url.rstrip("/"),
        f"{connection.base_url.scheme}://{connection.headers.get('host')}",
    }
    if origin is not None and origin not in own:
        raise Refused("wrong-origin")


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    bearer = connection.headers.get("authorization", "")
    return bearer.removeprefix("Bearer ") if bearer.startswith("Bearer ") else connection.cookies.get(COOKIE, "")


async def current_user(connection: ASGIConnection[Any, Any, Any, Any]) -> User | None:
    service, token = service_of(connection), token_of(connection)
    if not token:
        return None
    if not connection.headers.get("authorization") and connection.scope.get("method", "GET") not in SAFE:
        check_origin(connection)
    async with service.database.reading() as db:
        user = await whose(db, token, service.now())
    if user is not None:
        connection.scope["state"]["user_id"] = user.id  # for the host's log
    return user


def known(user: User | None) -> User:
    if user is None:
        raise Refused("log-in-first")
    return user
