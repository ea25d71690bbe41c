"""A node that is told to end: who is connected is told to come back, and nothing acknowledged is lost."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.services import free_port
from server.conftest import Person, start_node
from server.test_killed import Games
from server.test_play import table_for

COME_BACK = 1012  # "service restart"


def test_sockets_are_told_to_come_back_and_it_ends_in_time(tmp_path: Path) -> None:
    node = start_node(f"sqlite:///{tmp_path}/club.db")
    anna = Person(node, "Anna")
    table = table_for(anna, players=1)
    with anna.socket(table) as hears, anna.socket(table) as silent:
        hears.recv(10)
        silent.recv(10)
        began = time.monotonic()
        node.process.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            until_closed(hears)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COME_BACK
        node.process.wait(10)
    anna.http.close()
    assert time.monotonic() - began < 10


def until_closed(hears: Any) -> None:
    while True:
        hears.recv(10)


def answer_on(games: Games, random: Random) -> None:
    while True:
        games.answer(random.choice(list(games.tables)))


ON_ITS_OWN = "# not forked: what sweeps up after it is its own as well, and speaks into its log"


def test_it_ends_in_time_while_a_bot_thinks_long(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", log=log, change=ON_ITS_OWN)
    anna = Person(node, "Anna")
    made = anna.post("/api/tables/", game="inis", players=2)
    for seat in range(2):
        anna.http.request("DELETE", f"/api/tables/{made['id']}/seats", json={"seat": seat})
        anna.post(f"/api/tables/{made['id']}/bots", seat=seat, level="expert")
    anna.post(f"/api/tables/{made['id']}/start")
    time.sleep(4)  # until it thinks

    began = time.monotonic()
    node.process.terminate()
    assert node.process.wait(10) == 0
    anna.http.close()

    assert time.monotonic() - began < 10
    time.sleep(1)  # what sweeps up after a process would speak now
    assert "leaked" not in log.read_text()


def test_every_acknowledged_answer_is_there_after_the_end(tmp_path: Path) -> None:
    url, port, random = f"sqlite:///{tmp_path}/club.db", free_port(), Random(5)
    node = start_node(url, port=port)
    games = Games(node, random)
    while sum(games.acknowledged.values()) <= 20:
        games.answer(random.choice(list(games.tables)))
    threading.Timer(0.2, node.process.terminate).start()  # in the midst of more
    with pytest.raises(httpx.TransportError):
        answer_on(games, random)
    node.process.wait(10)

    node = start_node(url, port=port)
    try:
        for table, acknowledged in games.acknowledged.items():
            given = games.given(table)
            assert given is None or given >= acknowledged
    finally:
        node.kill()
        for person in games.people:
            person.http.close()
