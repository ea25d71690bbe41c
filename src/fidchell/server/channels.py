"""The ways out: mail, web push, and the chat rooms of Discord and Slack."""

from __future__ import annotations

import asyncio
import base64
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formataddr, make_msgid
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from fidchell.server.outgoing import Outgoing, Undeliverable

STYLES: Final = ("discord", "slack")
PUSH_LASTS: Final = 86400  # seconds a push waits for a phone that is off
JSON: Final = {"content-type": "application/json"}


# --- mail ---


@dataclass(frozen=True)
class Post:
    """The host's mail server: smtp://USER:PASSWORD@HOST:587 (STARTTLS where it is offered) or smtps://..."""

    url: str
    sender: str

    def check(self) -> None:
        parts = urlsplit(self.url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise ValueError(f"--smtp {self.url}: give smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST")
        if "@" not in self.sender:
            raise ValueError("--mail-from: give the address that mails come from, such as games@example.org")

    async def send(self, to: str, subject: str, text: str, headers: dict[str, str]) -> None:
        letter = EmailMessage()
        letter["From"] = formataddr(("Fidchell", self.sender))
        letter["To"] = to
        letter["Subject"] = subject
        letter["Message-ID"] = make_msgid(domain=self.sender.split("@")[1])
        letter["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            letter[name] = value
        letter.set_content(text)
        try:
            await asyncio.to_thread(self._send, letter)
        except smtplib.SMTPRecipientsRefused:
            raise Undeliverable("the mail server does not take this address", final=True) from None
        except (smtplib.SMTPException, OSError) as wrong:
            raise Undeliverable(f"{type(wrong).__name__}: {wrong}"[:200]) from None

    def _send(self, letter: EmailMessage) -> None:
        parts = urlsplit(self.url)
        host, safe = parts.hostname or "", ssl.create_default_context()
        secret = parts.scheme == "smtps"
        with (
            smtplib.SMTP_SSL(host, parts.port or 465, timeout=20, context=safe)
            if secret
            else smtplib.SMTP(host, parts.port or 587, timeout=20)
        ) as server:
            server.ehlo()
            if not secret and server.has_extn("starttls"):
                server.starttls(context=safe)
                server.ehlo()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(letter)


# --- web push ---


def new_push_key() -> str:
    """A key pair of our own, by which push services know us."""
    keys = Vapid02()
    keys.generate_keys()
    return base64.urlsafe_b64encode(keys.private_pem()).decode()


def _keys(stored: str) -> Vapid02:
    return Vapid02.from_pem(base64.urlsafe_b64decode(stored))


def public_push_key(stored: str) -> str:
    point = _keys(stored).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


async def push(
    out: Outgoing, stored: str, contact: str, at: float, endpoint: str, keys: dict[str, str], body: Any
) -> None:
    """Sealed for the browser that asked for it: the push service in between cannot read it."""
    try:
        pusher = WebPusher({"endpoint": endpoint, "keys": keys})
        sealed = bytes(pusher.encode(msgspec.json.encode(body))["body"])
    except Exception as wrong:  # keys that are none, which only the library can tell
        raise Undeliverable(f"this subscription cannot be used: {wrong}"[:200], final=True) from None
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(at) + 12 * 3600}
    headers = {
        **_keys(stored).sign(claims),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(PUSH_LASTS),
        "urgency": "normal",
    }
    await out.post(endpoint, sealed, headers)


# --- chat rooms ---


def safe(style: str, words: str) -> str:
    """What players wrote must not call anybody, nor hide a link."""
    if style == "slack":
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([\\*_~`|>\[\]()#@<:])", r"\\\1", words)


def hook_body(style: str, text: str) -> dict[str, Any]:
    return {"text": text} if style == "slack" else {"content": text[:1900], "allowed_mentions": {"parse": []}}


async def call_hook(out: Outgoing, url: str, style: str, text: str) -> None:
    await out.post(url, msgspec.json.encode(hook_body(style, text)), JSON)
