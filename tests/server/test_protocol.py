"""What travels is described exactly: a client in another language is written from the description."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import pytest
from typer.testing import CliRunner

from fidchell.cli.main import app
from server.conftest import Person
from server.test_play import Come, table_for


def described(*words: str) -> dict[str, Any]:
    told = CliRunner().invoke(app, ["protocol", *words])
    assert told.exit_code == 0, told.output or told.exception
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.fixture(scope="module")
def schema() -> dict[str, Any]:
    return described()


def one_of(schema: dict[str, Any], name: str) -> Any:
    return jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})


def test_every_message_says_what_it_is(schema: dict[str, Any]) -> None:
    for union in ("ClientMessage", "ServerMessage"):
        for part in schema["$defs"][union]["anyOf"]:
            message = schema["$defs"][part["$ref"].removeprefix("#/$defs/")]
            assert "t" in message["required"]
            assert len(message["properties"]["t"]["enum"]) == 1


def test_what_the_server_sends_is_as_described(schema: dict[str, Any], person: Come) -> None:
    anna: Person = person("Anna")
    told, sent = one_of(schema, "ServerMessage"), one_of(schema, "ClientMessage")
    with anna.socket(table_for(anna, players=1)) as socket:
        first = json.loads(socket.recv())
        assert told.is_valid(first)
        decision = first["table"]["view"]["decisions"][0]
        for asked in (
            {"t": "ping", "key": "1"},
            {"t": "answer", "seat": 0, "option": "nonsense"},
            {"t": "answer", "seat": 0, "option": decision["options"][0], "number": decision["number"]},
        ):
            assert sent.is_valid(asked)
            socket.send(json.dumps(asked))
            assert told.is_valid(json.loads(socket.recv()))
    assert not sent.is_valid({"t": "answer", "seat": "0", "option": "x"})


def test_the_rest_is_described_by_openapi() -> None:
    http = described("--http")
    assert http["openapi"].startswith("3.1")
    assert "/api/tables/{table}/do" in http["paths"]


def test_all_that_the_page_uses_is_in_one_schema(schema: dict[str, Any]) -> None:
    page = described("--page")["$defs"]
    http = described("--http")["components"]["schemas"]

    assert schema["$defs"].keys() <= page.keys()
    assert http.keys() <= page.keys()
    assert {"InisView", "TirNaNogView", "InisPreview", "TirNaNogPreview"} <= page.keys()


def test_what_a_page_is_sent_is_as_described(person: Come) -> None:
    told, anna = one_of(described("--page"), "ServerMessage"), person("Anna")
    for game, players in (("tirnanog", 1), ("inis", 2)):
        with anna.socket(table_for(anna, game=game, players=players)) as socket:
            assert told.is_valid(json.loads(socket.recv()))
