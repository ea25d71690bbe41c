"""What a host can measure, who may read it, and that it names nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar.datastructures import Address

from fidchell.server.api_host import _is_near
from server.conftest import Node, start_node
from server.test_play import Come, own_decision, table_for

TOKEN = "a-token-of-the-host-0123"


def measured(node: Node) -> dict[str, float]:
    found = httpx.get(f"{node.url}/metrics")
    assert found.status_code == 200
    assert found.headers["content-type"].startswith("text/plain")
    lines = (line.rpartition(" ") for line in found.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_a_game_leaves_its_marks(node: Node, person: Come) -> None:
    anna = person("Anna")
    table = table_for(anna, players=2)
    with anna.socket(table) as hears:
        hears.recv(10)
        during = measured(node)
        anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=own_decision(anna, table, 0)["options"][0])
        own_decision(anna, table, 1)

    after = measured(node)
    done = 'fidchell_requests_total{method="POST",route="/api/tables/{table}/do",status="204"}'
    assert after[done] == 1
    assert during["fidchell_sockets"] == 1
    assert during["fidchell_running_tables"] == 1
    assert during["fidchell_rooms"] >= 1
    assert after["fidchell_answer_seconds_count"] >= 1
    assert after["fidchell_bot_seconds_count"] >= 1
    assert after['fidchell_late_seconds_count{kind="bot"}'] >= 1
    assert {"fidchell_outbox_waiting", "fidchell_bots_waiting", "fidchell_bots_asked"} <= set(after)


def test_no_label_names_a_person_or_a_table(node: Node, person: Come) -> None:
    anna = person("Anna-Livia")
    table = table_for(anna, players=1)
    for asked in (f"/api/tables/{table}", "/api/tables/none-such", "/wp-login.php?x=1", f"/{anna.id}"):
        anna.http.get(asked)
    anna.http.request("BREW", "/api/me")
    text = httpx.get(f"{node.url}/metrics").text

    for private in (table, anna.id, "Anna", "wp-login", "none-such", "BREW"):
        assert private not in text
    assert set(re.findall(r'route="([^"]*)"', text)) <= {
        "unknown", "page", "/healthz", "/metrics", "/api/guest", "/api/me", "/api/tables", "/api/tables/{table}",
        "/api/tables/{table}/bots", "/api/tables/{table}/start", "/api/tables/{table}/do",
        "/api/tables/{table}/socket",
    }  # fmt: skip


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_what_a_proxy_passes_on_is_refused(node: Node, header: str) -> None:
    answer = httpx.get(f"{node.url}/metrics", headers={header: "127.0.0.1"})

    assert answer.status_code == 403
    assert answer.json()["reasons"][0]["key"] == "host-only"


@pytest.mark.parametrize(
    ("host", "near"),
    [("127.0.0.1", True), ("::1", True), ("10.1.2.3", True), ("172.18.0.4", True), ("8.8.8.8", False),
     ("::ffff:8.8.8.8", False), ("2a00::1", False), ("testclient", False), ("", False)],
)  # fmt: skip
def test_who_is_near(host: str, near: bool) -> None:
    assert _is_near(Address(host, 1)) is near


@pytest.fixture
def guarded(tmp_path: Path) -> Iterator[Node]:
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--metrics-token", TOKEN])
    yield node
    node.kill()


def test_with_a_token_it_must_be_shown(guarded: Node) -> None:
    def status(**headers: str | bytes) -> int:
        return httpx.get(f"{guarded.url}/metrics", headers=headers).status_code

    assert status() == 403
    assert status(authorization="Bearer wrong") == 403
    assert status(authorization="Bearer wr\xf6ng".encode("latin-1")) == 403
    assert status(authorization=f"Bearer {TOKEN}") == 200
    assert status(**{"authorization": f"Bearer {TOKEN}", "X-Forwarded-For": "8.8.8.8"}) == 200
