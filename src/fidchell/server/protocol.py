"""What travels between client and server, described for clients in other languages: the socket by JSON Schema, the
rest by OpenAPI."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from fidchell import __version__
from fidchell.server import messages
from fidchell.server.app import make_app
from fidchell.server.service import Service, Settings

SOCKET: dict[str, Any] = {"ClientMessage": messages.AtTable, "ServerMessage": messages.Message}


def socket_schema() -> dict[str, Any]:
    schemas, parts = msgspec.json.schema_components(SOCKET.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fidchell",
        "description": f"What goes over the socket of a table, version {__version__}.",
        "$defs": {**dict(sorted(parts.items())), **dict(zip(SOCKET, schemas, strict=True))},
    }


def http_schema() -> dict[str, Any]:
    described = make_app(Service(Settings("sqlite://"))).openapi_schema.to_schema()
    found: dict[str, Any] = json.loads(msgspec.json.encode(described))  # as it is sent
    return found
