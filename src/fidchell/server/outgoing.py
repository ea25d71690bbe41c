"""What we send to addresses that users gave us: over https only, and never into the host's own network."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

TIMEOUT: Final = {"connect": 10.0, "read": 10.0, "write": 10.0, "pool": 10.0}
LONGEST: Final = 30.0  # seconds for all of it
LONGEST_URL: Final = 500


class Undeliverable(Exception):  # noqa: N818 - it reads as what happened
    """It could not be sent. ``final``: and never will be."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


async def addresses_of(host: str, port: int) -> list[str]:
    """All addresses a name stands for; every one of them must be out in the world."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError as wrong:
        raise Undeliverable(f"{host} is not known: {wrong.strerror}") from None
    except UnicodeError:  # an empty or endless part between two dots
        raise Undeliverable(f"{host} is not known", final=True) from None
    addresses = [str(info[4][0]) for info in found]
    for address in addresses:
        if not is_public(address):
            raise Undeliverable(f"{host} is not an address in the open internet", final=True)
    return addresses


def is_public(address: str) -> bool:
    parsed = ip_address(address.split("%")[0])
    inside = getattr(parsed, "ipv4_mapped", None) or getattr(parsed, "sixtofour", None) or parsed
    teredo = getattr(parsed, "teredo", None)
    return inside.is_global and not inside.is_multicast and teredo is None


class _Vetted(httpcore.AsyncNetworkBackend):
    """Connects to the very address that was looked at: a name could stand for another one a moment later."""

    def __init__(self) -> None:
        self._below = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await addresses_of(host, port)
        return await self._below.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class Outgoing:
    """``trusted`` hosts are the host's own choice: they may be in its network, and without https."""

    trusted: tuple[str, ...] = ()

    def check(self, url: str) -> None:
        """Is this an address we would send to at all? What a name stands for is looked at when we do."""
        try:
            parts = urlsplit(url)
            name, port = parts.hostname or "", parts.port
        except ValueError:
            raise Undeliverable("this is no address", final=True) from None
        if name in self.trusted:
            return
        if not url.isascii() or not url.isprintable() or " " in url:
            raise Undeliverable("write the address with the letters of English only, and no spaces", final=True)
        if parts.scheme != "https" or not name or parts.username or port not in (None, 443) or len(url) > LONGEST_URL:
            raise Undeliverable("give an address that begins with https://, on the usual port", final=True)
        with contextlib.suppress(ValueError):  # it is a name, as most are
            if not is_public(name):
                raise Undeliverable(f"{name} is not an address in the open internet", final=True)

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Send; redirections are not followed, and what is answered is not read: it may have no end."""
        self.check(url)
        trusted = urlsplit(url).hostname in self.trusted
        backend = httpcore.AnyIOBackend() if trusted else _Vetted()
        try:
            async with (
                asyncio.timeout(LONGEST),
                httpcore.AsyncConnectionPool(network_backend=backend) as pool,
                pool.stream("POST", url, headers=list(headers.items()), content=body, extensions={"timeout": TIMEOUT})
                as answer,
            ):  # fmt: skip
                pass
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError) as wrong:
            raise Undeliverable(f"{type(wrong).__name__}: {wrong}"[:200]) from None
        if not 200 <= answer.status < 300:
            gone = answer.status in (400, 401, 403, 404, 405, 410, 413)
            raise Undeliverable(f"answered {answer.status}", final=gone)
