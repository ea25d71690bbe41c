"""What a node writes down of its work: a line for people or, with --log json, one object for machines.

Never what is private: no bodies, no query strings (they carry invitations), no tokens and no passwords.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

REQUEST: ContextVar[str] = ContextVar("request", default="")  # the one that is being answered
QUERY: Final = re.compile(r"\?[^\s\"'\\]+")
SIGNED: Final = re.compile(r"://[^/\s\"'@]+@")  # name and password in an address
OURS: Final = ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar")
QUIET: Final = ("alembic", "httpx", "httpcore")  # httpx names the addresses of webhooks, which are secrets


class Kind(StrEnum):
    TEXT = "text"
    JSON = "json"


def discreet(text: str) -> str:
    return SIGNED.sub("://...@", QUERY.sub("?...", text))


class Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": discreet(record.getMessage()),
        }
        if REQUEST.get():
            line["request"] = REQUEST.get()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["error"] = discreet(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def not_about_sockets(record: logging.LogRecord) -> bool:
    """uvicorn tells of every socket with its query, and of what is no UTF-8 at length; we tell of them ourselves."""
    if str(record.msg).startswith("Invalid UTF-8"):  # a client's mistake, and the socket is closed for it
        return False
    return not (record.levelno < logging.WARNING and ("WebSocket" in record.msg or record.msg.startswith("connection")))


def set_up(kind: Kind) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if kind is Kind.JSON else Text("%(asctime)s %(levelname)s %(message)s"))
    handler.addFilter(not_about_sockets)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in OURS:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
