"""fidchell serve: a node that people play on; fidchell protocol: how programs talk to it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

Host = Annotated[str, typer.Option("--host", help="0.0.0.0 to be reached from other machines.")]
Port = Annotated[int, typer.Option("--port")]
DatabaseUrl = Annotated[
    str, typer.Option("--database", help="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.")
]
BusUrl = Annotated[
    str, typer.Option("--bus", help="How several nodes tell each other: redis://HOST or postgresql://...")
]
PublicUrl = Annotated[str, typer.Option("--url", help="Where people find this server, such as https://games.example.")]
BotProcesses = Annotated[int | None, typer.Option("--bot-processes", min=1, help="Default: all cores but one.")]

Limited = Annotated[
    bool, typer.Option("--limits/--no-limits", help="How much one person or address may ask; off for load tests only.")
]
Smtp = Annotated[str, typer.Option("--smtp", help="Sends mails: smtp://USER:PASSWORD@HOST:587, or smtps://...")]
MailFrom = Annotated[str, typer.Option("--mail-from", help="The address that mails come from.")]
TrustedHooks = Annotated[
    list[str], typer.Option("--trusted-hook", help="A host in your own network that webhooks may go to.")
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = "sqlite:///fidchell.db",
    bus: BusUrl = "",
    url: PublicUrl = "",
    bot_processes: BotProcesses = None,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    trusted_hook: TrustedHooks = [],  # noqa: B006 - Typer copies it
    limits: Limited = True,
) -> None:
    """Serve the games."""
    with _needed():
        import uvicorn

        from fidchell.server.app import make_app
        from fidchell.server.service import Service, Settings
    public = url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    settings = Settings(
        database, bus, public, bot_processes, public.startswith("https:"), smtp, mail_from, tuple(trusted_hook), limits
    )
    service = Service(settings)
    typer.echo(f"fidchell: on http://{host}:{port}")
    uvicorn.run(make_app(service), host=host, port=port, log_level="warning", ws_max_size=64_000)


@contextmanager
def _needed() -> Iterator[None]:
    try:
        yield
    except ImportError as missing:
        raise ValueError(f"the server needs {missing.name}: pip install 'fidchell[server]'") from missing


def protocol(
    http: Annotated[bool, typer.Option("--http", help="OpenAPI of the rest, instead of the socket's.")] = False,
) -> None:
    """Print how clients talk to the server: the JSON Schema of the socket's messages."""
    with _needed():
        from fidchell.server.protocol import http_schema, socket_schema
    typer.echo(json.dumps(http_schema() if http else socket_schema(), indent=1, ensure_ascii=False))
