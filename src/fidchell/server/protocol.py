"""What travels between client and server, described for clients in other languages: the socket by JSON Schema, the
rest by OpenAPI; and all that our own page uses, views included, by one JSON Schema."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from fidchell import __version__
from fidchell.server import (
    api_notices,
    daily,
    entries,
    lessons,
    lists,
    messages,
    news,
    orders,
    replay,
    reviews,
    tables,
    views,
)
from fidchell.server.api import GameListed
from fidchell.server.app import make_app
from fidchell.server.service import Service, Settings
from fidchell.server.words import GameWords

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


# What goes over HTTP in either direction; a test compares it with the OpenAPI.
OVER_HTTP: tuple[Any, ...] = (
    messages.NewGuest, messages.NewAccount, messages.LogIn, messages.NewPassword, messages.Settings, messages.NewBot,
    messages.Token, messages.Program, messages.OwnBot, messages.Me, messages.TableMade, messages.SitDown,
    messages.CallSeat, messages.Shared, messages.SeatBot, messages.StandUp,
    messages.Say, messages.Note, messages.Branch, messages.Reasons,
    api_notices.Subscription, api_notices.Endpoint, api_notices.Mailed, api_notices.Forgot, api_notices.Reset,
    api_notices.Hook, api_notices.HookShown, tables.NewTable, lists.TableListed, lists.OnLadder, lists.Person,
    lists.Finished, daily.Daily, news.News, news.Seen, orders.Orders, replay.Replayed, reviews.Review, entries.Pace,
    GameWords, GameListed, messages.Why, lessons.Lesson, lessons.LessonQuestion, lessons.LessonShown,
)  # fmt: skip
OF_GAMES: dict[str, tuple[Any, ...]] = {
    "View": (views.InisView, views.TirNaNogView),
    "Preview": (views.InisPreview, views.TirNaNogPreview),
}
# Fields that are open in the structs, because the engine fills them, and what they hold.
FILLED: dict[str, dict[str, Any]] = {
    "view": {"$ref": "#/$defs/View"},
    "decisions": {"type": "array", "items": {"$ref": "#/$defs/DecisionShown"}},
    "events": {"type": "array", "items": {"$ref": "#/$defs/GameEvent"}},
    "reasons": {"type": "array", "items": {"$ref": "#/$defs/Reason"}},
}


def page_schema() -> dict[str, Any]:
    """Everything our page uses: the socket, HTTP and the views of both games."""
    shown = [described for both in OF_GAMES.values() for described in both]
    types = (*SOCKET.values(), *OVER_HTTP, *shown, views.GameEvent, views.Reason)
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    for part in parts.values():
        for name in FILLED.keys() & part.get("properties", {}).keys():
            may_be_none = {"type": "null"} in part["properties"][name].get("anyOf", ())
            part["properties"][name] = {"anyOf": [FILLED[name], {"type": "null"}]} if may_be_none else FILLED[name]
    either = {name: {"anyOf": [{"$ref": f"#/$defs/{one.__name__}"} for one in both]} for name, both in OF_GAMES.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Fidchell",
        "description": f"What the page of version {__version__} and its server tell each other.",
        "$defs": {**dict(sorted(parts.items())), **dict(zip(SOCKET, schemas, strict=False)), **either},
    }
