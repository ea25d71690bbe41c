"""Who sends a request, and may it come from where it comes from?"""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from fidchell.server.identity import User, whose
from fidchell.server.service import Service
from fidchell.server.sitting import Refused

COOKIE: Final = "fidchell"
SAFE: Final = {"GET", "HEAD", "OPTIONS"}
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an invitation stands in the address: it must not travel to other sites
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
Connection = ASGIConnection[Any, Any, Any, Any]
Here = NamedDependency[Service]  # what handlers are given: this node,
Sender = NamedDependency[User | None]  # and who asks


def service_of(connection: Connection) -> Service:
    found: Service = connection.app.state.service
    return found


def address_of(connection: Connection) -> str:
    """Where somebody comes from, for counting; in IPv6 a household has a whole /64."""
    host = connection.client.host if connection.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return address.exploded[:19] if isinstance(address, IPv6Address) else host


def check_origin(connection: Connection) -> None:
    """A cookie is sent along by whatever page asks; only our own pages may use it."""
    origin = connection.headers.get("origin")
    scheme = connection.base_url.scheme.replace("ws", "http")  # a page opens its sockets from where it came from
    own = {service_of(connection).settings.url.rstrip("/"), f"{scheme}://{connection.headers.get('host')}"}
    if origin is not None and origin not in own:
        raise Refused("wrong-origin")
    if origin is None and connection.headers.get("sec-fetch-site") == "cross-site":
        raise Refused("wrong-origin")


def token_of(connection: Connection) -> tuple[str, bool]:
    """The token shown, and is it a cookie?"""
    bearer = connection.headers.get("authorization", "")
    if bearer.startswith("Bearer "):
        return bearer.removeprefix("Bearer "), False
    return connection.cookies.get(COOKIE, ""), True


async def current_user(connection: Connection) -> User | None:
    service = service_of(connection)
    token, is_cookie = token_of(connection)
    changes = connection.scope.get("method", "GET") not in SAFE
    if is_cookie and changes:
        check_origin(connection)
    user = None
    if token:
        async with service.database.reading() as db:
            user = await whose(db, token, service.now())
    service.limits.take("act" if changes else "look", address_of(connection) if user is None else user.id)
    if user is not None:
        connection.scope["state"]["user_id"] = user.id  # for the host's log
    return user


def known(user: User | None) -> User:
    if user is None:
        raise Refused("log-in-first")
    return user


def in_person(user: User | None) -> User:
    """Who came with a password, or by a browser: a program must not take its owner's account over."""
    own = known(user)
    if own.program:
        raise Refused("not-by-program")
    return own


async def add_headers(message: Message, scope: Scope) -> None:
    """Whatever we answer, a page of ours runs only what comes from us."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
