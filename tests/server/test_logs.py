"""What a node writes down: every request by its route, in lines that machines read, and nothing private."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from fidchell.server.logs import Json, Text
from server.conftest import NO_LETTERBOX, Node, Person, start_node
from server.test_play import own_decision, table_for

PRIVATE = "a-password-long-enough"
WORDS = "my hand is full of warriors"


def busy(node: Node) -> list[str]:
    """Somebody does what leaves traces; what must not be among them."""
    anna, bran = Person(node, "Anna"), Person(node, "Bran")
    anna.post("/api/account", name="Anna", password=PRIVATE, email="anna@example.org")
    anna.http.post("/api/login", json={"name": "Anna", "password": "wrong-" + PRIVATE})
    token = anna.post("/api/tokens")["token"]
    made = anna.post("/api/tables/", game="tirnanog", players=2)
    bran.look(made["id"], invite=made["invite"])
    bran.post(f"/api/tables/{made['id']}/seats", seat=1, invite=made["invite"])
    with bran.socket(made["id"], f"?invite={made['invite']}") as hears:
        hears.recv(10)
    anna.post(f"/api/tables/{made['id']}/chat", text=WORDS)
    httpx.get(f"{node.url}/api/me", headers={"authorization": f"Bearer {token}"})
    httpx.get(f"{node.url}/api/nowhere/{token}?token={token}")
    private = [token, made["invite"], PRIVATE, WORDS, anna.http.cookies["fidchell"], "anna@example.org", made["id"]]
    for person in (anna, bran):
        person.http.close()
    return [*private, anna.id]


def end(node: Node) -> None:
    """Its last lines are written after the answers: let it write them."""
    node.process.terminate()
    node.process.wait(10)


def test_one_object_a_line(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--log", "json", *NO_LETTERBOX], log=log)
    *private, anna = busy(node)
    end(node)

    text = log.read_text(encoding="utf-8")
    lines: list[dict[str, Any]] = [json.loads(line) for line in text.splitlines()]
    asked = [line for line in lines if line["logger"] == "fidchell.requests"]
    chat = next(line for line in asked if line["route"] == "/api/tables/{table}/chat")
    assert (chat["method"], chat["status"], chat["user"]) == ("POST", 201, anna)
    assert chat["ms"] > 0
    assert len({line["request"] for line in asked}) == len(asked)
    assert any(line["route"] == "/api/tables/{table}/socket" and line["status"] == 101 for line in asked)
    assert any(line["route"] == "unknown" and line["status"] == 404 for line in asked)
    assert any(line["logger"].startswith("uvicorn") and "startup complete" in line["message"] for line in lines)
    assert "/healthz" not in text
    assert [secret for secret in private if secret in text] == []


def test_lines_for_people_are_as_discreet(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=NO_LETTERBOX, log=log)
    *private, _ = busy(node)
    end(node)

    text = log.read_text(encoding="utf-8")
    assert "INFO POST /api/tables/{table}/chat 201" in text
    assert [secret for secret in private if secret in text] == []


def test_an_answer_carries_the_number_of_its_line(tmp_path: Path) -> None:
    log = tmp_path / "log"
    node = start_node(f"sqlite:///{tmp_path}/club.db", more=["--log", "json", *NO_LETTERBOX], log=log)
    number = httpx.get(f"{node.url}/api/me").headers["x-request-id"]
    end(node)

    line = next(json.loads(line) for line in log.read_text().splitlines() if number in line)
    assert (line["route"], line["status"], line["user"]) == ("/api/me", 401, None)


def test_what_fails_is_told_to_the_host_and_not_to_the_asker(tmp_path: Path) -> None:
    log = tmp_path / "log"
    file = tmp_path / "club.db"
    node = start_node(f"sqlite:///{file}", more=["--log", "json", *NO_LETTERBOX], log=log)
    anna = Person(node, "Anna")
    table = table_for(anna, players=1)
    own_decision(anna, table, 0)
    _break(file)
    answer = anna.http.get(f"/api/tables/{table}/chat")
    end(node)
    anna.http.close()

    lines = [json.loads(line) for line in log.read_text().splitlines()]
    failed = next(line for line in lines if line["level"] == "error")
    assert answer.status_code == 500
    assert "no such table" not in answer.text
    assert "no such table: chat" in failed["error"]
    assert failed["request"] == answer.headers["x-request-id"]


def _break(file: Path) -> None:
    import sqlite3

    database = sqlite3.connect(file)
    database.execute("DROP TABLE chat")
    database.close()


@pytest.mark.parametrize("formatter", [Json(), Text("%(message)s")])
def test_queries_and_passwords_never_come_through(formatter: logging.Formatter) -> None:
    told = '10.0.0.1 - "WebSocket /api/tables/x/socket?invite=SECRET" postgresql://club:SECRET@db/x'
    record = logging.LogRecord("uvicorn.error", logging.WARNING, "", 0, told, None, None)

    assert "SECRET" not in formatter.format(record)
    assert "/api/tables/x/socket" in formatter.format(record)
