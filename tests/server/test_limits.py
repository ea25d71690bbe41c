"""How much one may ask, counted in memory."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from fidchell.server.limits import LIMITS, MOST_FROM_ADDRESS, MOST_KNOWN, MOST_SOCKETS, Limits
from fidchell.server.sitting import Refused
from fidchell.server.tables import MOST_TABLES, MOST_WITH_BOTS
from server.conftest import Person, start_node
from server.test_play import Come, table_for


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_after_a_burst_it_is_so_many_a_second() -> None:
    clock = Clock()
    limits, limit = Limits(clock), LIMITS["say"]
    for _ in range(int(limit.burst)):
        limits.take("say", "anna")

    with pytest.raises(Refused) as why:
        limits.take("say", "anna")
    assert why.value.reasons == [{"key": "too-many", "values": {"seconds": 2}}]
    clock.time += 2.0
    limits.take("say", "anna")
    with pytest.raises(Refused):
        limits.take("say", "anna")


def test_one_does_not_use_up_what_another_may() -> None:
    limits = Limits(Clock())
    for _ in range(int(LIMITS["say"].burst)):
        limits.take("say", "anna")

    limits.take("say", "bran")
    limits.take("act", "anna")


def test_a_clock_set_back_takes_nothing_away() -> None:
    clock = Clock()
    limits = Limits(clock)
    limits.take("say", "anna")
    clock.time -= 500.0
    limits.take("say", "anna")


def test_a_flood_of_addresses_does_not_fill_the_memory() -> None:
    limits = Limits(Clock())
    for number in range(MOST_KNOWN + 10):
        limits.take("look", f"address {number}")
    for _ in range(int(LIMITS["look"].burst) - 1):
        limits.take("look", f"address {MOST_KNOWN + 9}")  # whoever came last is still counted

    assert len(limits._left) <= MOST_KNOWN
    with pytest.raises(Refused):
        limits.take("look", f"address {MOST_KNOWN + 9}")


def test_so_many_sockets_are_open_at_once_from_one_address() -> None:
    limits = Limits(Clock())
    with contextlib.ExitStack() as rest, contextlib.ExitStack() as one:
        one.enter_context(limits.socket("anna", "here"))
        for number in range(MOST_FROM_ADDRESS - 1):
            rest.enter_context(limits.socket(f"person {number // 10}", "here"))
        with pytest.raises(Refused) as why, limits.socket("bran", "here"):
            pass
        assert why.value.reasons == [{"key": "too-many-sockets", "values": {"most": MOST_FROM_ADDRESS}}]
        rest.enter_context(limits.socket("bran", "elsewhere"))
        one.close()
        rest.enter_context(limits.socket("bran", "here"))

    assert not limits._open, "who has closed all is forgotten"


def test_who_has_too_many_sockets_open_is_told_so(counted_person: Come) -> None:
    anna, bran = counted_person("Anna"), counted_person("Bran")
    table = table_for(anna, bran)
    with contextlib.ExitStack() as open_:
        for _ in range(MOST_SOCKETS):
            last = open_.enter_context(anna.socket(table))
        last.recv(10)
        with anna.socket(table) as one_more:
            told = json.loads(one_more.recv(10))
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv(10)
        assert told["reasons"] == [{"key": "too-many-sockets", "values": {"most": MOST_SOCKETS}}]
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4429, "too-many-sockets")
        with bran.socket(table) as of_bran:
            assert json.loads(of_bran.recv(10))["t"] == "update"

        last.close()
        end = time.monotonic() + 10
        while time.monotonic() < end:  # the server hears of it a moment later
            with anna.socket(table) as again:
                if json.loads(again.recv(10))["t"] == "update":
                    return
            time.sleep(0.2)
    raise AssertionError("a socket that was closed still counts")


def test_limits_can_be_switched_off() -> None:
    limits = Limits(Clock(), on=False)
    for _ in range(1000):
        limits.take("say", "anna")


def test_one_person_has_so_many_tables_and_so_many_with_bots(tmp_path: Path) -> None:
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--no-limits"])
    anna = Person(node, "Anna")
    try:
        for _ in range(MOST_WITH_BOTS):
            table_for(anna, pace={"live": False})
        made = anna.post("/api/tables/", game="tirnanog", players=2)["id"]
        anna.post(f"/api/tables/{made}/bots", seat=1, level="random")
        assert anna.refused(f"/api/tables/{made}/start") == ["too-many-with-bots"]

        for _ in range(MOST_TABLES - MOST_WITH_BOTS - 1):
            anna.post("/api/tables/", game="tirnanog", players=2)
        assert anna.refused("/api/tables/", game="tirnanog", players=2) == ["too-many-tables"]
    finally:
        anna.http.close()
        node.kill()
