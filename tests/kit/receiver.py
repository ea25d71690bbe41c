"""Those we write to: a mail server, and an address that takes what is sent to it as a chat room does."""

from __future__ import annotations

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller

from kit.services import free_port


class Letterbox:
    """A mail server."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.full = False
        self.port = free_port()
        self._server = Controller(self, hostname="127.0.0.1", port=self.port)
        self._server.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.full:
            return "451 try again later"
        self.letters.append(message_from_bytes(envelope.content, policy=default))  # type: ignore[arg-type]
        return "250 OK"

    def close(self) -> None:
        self._server.stop()


def text_of(letter: EmailMessage) -> str:
    return letter.get_content()


class Receiver(ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Takes)
        self.heard: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 204
        self.url = f"http://127.0.0.1:{self.server_port}"
        Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class _Takes(BaseHTTPRequestHandler):
    server: Receiver

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.heard.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        return
