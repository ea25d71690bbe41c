"""Several nodes on one PostgreSQL: no player notices on which node it is, or that one has died."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from kit import services
from server.conftest import Node, Person, start_node
from server.test_play import own_decision, table_for


@pytest.fixture(params=["postgresql", "redis"])
def nodes(request: pytest.FixtureRequest) -> Iterator[tuple[Node, Node]]:
    """Two nodes that poke each other through PostgreSQL or through Redis."""
    if services.program("postgres") is None or (request.param == "redis" and services.program("redis-server") is None):
        pytest.skip("PostgreSQL or Redis is not installed here")
    with ExitStack() as stack:
        database = stack.enter_context(services.postgres())
        bus = stack.enter_context(services.redis()) if request.param == "redis" else ""
        first, second = start_node(database, bus), start_node(database, bus)
        stack.callback(first.kill)
        stack.callback(second.kill)
        yield first, second


def test_players_on_two_nodes_share_a_table_and_outlive_one(nodes: tuple[Node, Node]) -> None:
    anna, bran = Person(nodes[0], "Anna"), Person(nodes[1], "Bran")
    table = table_for(anna, bran)
    with anna.socket(table) as anna_hears, bran.socket(table) as bran_hears:
        anna_hears.recv(10)
        bran_hears.recv(10)
        option = own_decision(anna, table, 0)["options"][0]
        anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=option)
        heard = json.loads(bran_hears.recv(10))
    assert heard["table"]["view"]["waiting"] == [1]

    option = own_decision(bran, table, 0)["options"][0]
    bran.post(f"/api/tables/{table}/do", t="answer", seat=1, option=option)
    assert own_decision(anna, table, 1)

    nodes[0].kill()
    anna.move_to(nodes[1])
    option = own_decision(anna, table, 1)["options"][0]
    anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=option)
    assert own_decision(bran, table, 1)
    for person in (anna, bran):
        person.http.close()


def sit_down(one: Person, table: str) -> int:
    return one.http.post(f"/api/tables/{table}/seats", json={"seat": 1}).status_code


def test_one_seat_is_for_one_and_odd_texts_are_refused(nodes: tuple[Node, Node]) -> None:
    anna, people = Person(nodes[0], "Anna"), [Person(nodes[number % 2], f"P{number}") for number in range(6)]
    for _ in range(3):
        table = anna.post("/api/tables/", game="inis", players=2, private=False)["id"]
        with ThreadPoolExecutor(len(people)) as at_once:
            sat = list(at_once.map(sit_down, people, [table] * 6))
        assert sorted(sat) == [201] + [409] * 5
    assert anna.refused(f"/api/tables/{table}/chat", text="a\x00b") == ["unreadable"]
    assert anna.refused("/api/login", name="a\x00b", password="c") == ["unreadable"]
    assert anna.http.get("/api/tables/%00").status_code == 404
    for one in (anna, *people):
        one.http.close()
