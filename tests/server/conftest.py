"""A real server in a process of its own, and people who talk to it."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from kit.forked import Forked
from kit.services import free_port

STARTS_WITHIN = 90.0  # beside whatever else the machine does
NO_LETTERBOX = ("--smtp", "smtp://127.0.0.1:9", "--mail-from", "games@club.example")  # takes addresses; none is reached


@dataclass
class Node:
    """One running server."""

    url: str
    process: subprocess.Popen[bytes] | Forked

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()


def start_node(
    database: str,
    bus: str = "",
    port: int | None = None,
    more: Sequence[str] = (),
    log: Path | None = None,
    change: str = "",
) -> Node:
    """``change``: Python that makes the node another than it is, before it starts."""
    port = port or free_port()
    words = ["serve", "--port", str(port), "--database", database, *(["--bus", bus] if bus else []), *more]
    process: subprocess.Popen[bytes] | Forked
    if not change:
        process = Forked(words, os.environ, Path.cwd(), {} if log is None else {"stderr": log})
    else:
        program = f"{change}\nfrom fidchell.cli.main import main\nmain()"
        with contextlib.nullcontext() if log is None else log.open("wb") as written:
            process = subprocess.Popen([sys.executable, "-c", program, *words], stderr=written)
    node = Node(f"http://127.0.0.1:{port}", process)
    end = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < end:
        assert process.poll() is None, "the server ended"
        try:
            if httpx.get(f"{node.url}/healthz").status_code == 200:
                return node
        except httpx.TransportError:
            time.sleep(0.1)
    node.kill()
    raise AssertionError("the server did not start")


def _served(folder: Path, *more: str) -> Iterator[Node]:
    started = start_node(f"sqlite:///{folder}/club.db", more=more)
    yield started
    started.process.terminate()
    started.process.wait(10)


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    # All tests of a module come from one address, and faster than any club: what they ask is not counted.
    yield from _served(tmp_path_factory.mktemp("server"), "--no-limits")


@pytest.fixture(scope="module")
def strict_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A node that counts what is asked of it, as served to the world."""
    yield from _served(tmp_path_factory.mktemp("server"))


class Person:
    """Somebody with a browser."""

    def __init__(self, node: Node, name: str) -> None:
        self.node = node
        self.http = httpx.Client(base_url=node.url, timeout=20)
        self.id = self.post("/api/guest", name=name)["id"]

    def move_to(self, node: Node) -> None:
        """Go on with the same cookie on another node."""
        cookies = self.http.cookies
        self.http.close()
        self.node = node
        self.http = httpx.Client(base_url=node.url, timeout=20, cookies=dict(cookies))

    def post(self, path: str, **body: object) -> dict[str, Any]:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json() if answer.content else {}
        return found

    def refused(self, path: str, **body: object) -> list[str]:
        answer = self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return [reason["key"] for reason in answer.json()["reasons"]]

    def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=query)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def socket(self, table: str, query: str = "", origin: Any = None) -> Any:
        """An open socket of a table, to be used with ``with``."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.node.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        return connect(url, additional_headers={"cookie": cookie}, origin=origin, max_size=2**22)


def _come_to(node: Node) -> Iterator[Callable[[str], Person]]:
    people: list[Person] = []

    def come(name: str) -> Person:
        people.append(Person(node, name))
        return people[-1]

    yield come
    for one in people:
        one.http.close()


@pytest.fixture
def person(node: Node) -> Iterator[Callable[[str], Person]]:
    yield from _come_to(node)


@pytest.fixture
def counted_person(strict_node: Node) -> Iterator[Callable[[str], Person]]:
    yield from _come_to(strict_node)
