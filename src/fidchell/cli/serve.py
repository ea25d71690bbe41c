"""fidchell serve: a node that people play on; fidchell protocol: how programs talk to it."""

from __future__ import annotations

import asyncio
import errno
import json
import signal
import socket
import sys
from contextlib import suppress
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from fidchell.cli.database import DEFAULT, DatabaseUrl, database_at, prepare
from fidchell.server.logs import Kind

CLOSES_WITHIN: Final = 5  # seconds for answers on their way, once it is told to end
# Seconds an idle connection stays open: longer than a proxy in front keeps it (Caddy: 120). If the server closes first,
# a request that is just on its way is lost.
KEPT_OPEN: Final = 150
SHORTEST_TOKEN: Final = 16
FAILED: Final = 3  # exit code of a node that could not start; the log says why

Host = Annotated[str, typer.Option("--host", envvar="FIDCHELL_HOST", help="0.0.0.0 to be reached from other machines.")]
Port = Annotated[int, typer.Option("--port", envvar="FIDCHELL_PORT", min=1, max=65535)]
BusUrl = Annotated[
    str,
    typer.Option(
        "--bus", envvar="FIDCHELL_BUS", help="How several nodes tell each other: redis://HOST or postgresql://..."
    ),
]
PublicUrl = Annotated[
    str,
    typer.Option("--url", envvar="FIDCHELL_URL", help="Where people find this server, such as https://games.example."),
]
BotProcesses = Annotated[
    int | None,
    typer.Option("--bot-processes", envvar="FIDCHELL_BOT_PROCESSES", min=1, help="Default: all cores but one."),
]
Log = Annotated[
    Kind,
    typer.Option("--log", envvar="FIDCHELL_LOG", help="Lines for people, or one JSON object a line."),
]
MetricsToken = Annotated[
    str,
    typer.Option(
        "--metrics-token",
        envvar="FIDCHELL_METRICS_TOKEN",
        help="Who shows it reads /metrics from anywhere; without one, only this machine and its private network.",
    ),
]
Limited = Annotated[
    bool,
    typer.Option(
        "--limits/--no-limits",
        envvar="FIDCHELL_LIMITS",
        help="How much one person or address may ask; off for load tests only.",
    ),
]
Smtp = Annotated[
    str,
    typer.Option("--smtp", envvar="FIDCHELL_SMTP", help="Sends mails: smtp://USER:PASSWORD@HOST:587, or smtps://..."),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", envvar="FIDCHELL_MAIL_FROM", help="The address that mails come from.")
]
TrustedHooks = Annotated[
    list[str],
    typer.Option(
        "--trusted-hook",
        envvar="FIDCHELL_TRUSTED_HOOKS",
        help="A host in your own network that webhooks may go to.",
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = DEFAULT,
    bus: BusUrl = "",
    url: PublicUrl = "",
    bot_processes: BotProcesses = None,
    log: Log = Kind.TEXT,
    metrics_token: MetricsToken = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    trusted_hook: TrustedHooks = [],  # noqa: B006 - Typer copies it
    limits: Limited = True,
) -> None:
    """Serve the games. Every option may also be given by the environment."""
    import uvicorn

    from fidchell.server import bus as line
    from fidchell.server import logs
    from fidchell.server.app import make_app
    from fidchell.server.observe import Observed
    from fidchell.server.page import HOW_TO_BUILD, files_of_the_page
    from fidchell.server.service import Service, Settings

    public = _checked_url(url) or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    if metrics_token and len(metrics_token) < SHORTEST_TOKEN:
        raise ValueError(f"--metrics-token: give at least {SHORTEST_TOKEN} characters, none that others could guess")
    settings = Settings(
        database, bus, public, bot_processes, metrics_token, public.startswith("https:"), smtp, mail_from,
        tuple(trusted_hook), limits,
    )  # fmt: skip
    service = Service(settings)
    logs.set_up(log)
    listening = _listen(host, port)  # first of all: what cannot be served need not be made
    if bus:
        asyncio.run(line.reach(bus))
    asyncio.run(prepare(database_at(database)))
    typer.echo(f"fidchell: on http://{host}:{port}")
    if not files_of_the_page():
        typer.echo(f"fidchell: {HOW_TO_BUILD}", err=True)
    signal.signal(signal.SIGTERM, _end)
    server = uvicorn.Server(
        uvicorn.Config(
            Observed(make_app(service)), log_config=None, access_log=False, ws_max_size=64_000,
            timeout_graceful_shutdown=CLOSES_WITHIN, timeout_keep_alive=KEPT_OPEN,
        )
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(FAILED)


def _listen(host: str, port: int) -> socket.socket:
    try:
        listening = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        # asyncio says this only of sockets it made itself; without it an answer's body waits 40 ms for the other's ACK.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return listening
    except OSError as failed:
        if failed.errno == errno.EADDRINUSE:
            raise ValueError(f"port {port} is in use: choose another with --port, or FIDCHELL_PORT") from failed
        if failed.errno == errno.EACCES:
            raise ValueError(f"port {port} may not be used: choose one from 1024 on with --port") from failed
        raise ValueError(f"{host} is no address of this machine: choose another with --host") from failed


def _end(*_: object) -> None:
    """uvicorn, when it has ended all, gives the signal on: dying of it would leave what bots share to be swept up."""
    sys.exit(0)


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise ValueError(f"--url {url}: give what people type, such as https://games.example, without a path")
    return url.rstrip("/")


def protocol(
    http: Annotated[bool, typer.Option("--http", help="OpenAPI of the rest, instead of the socket's.")] = False,
    page: Annotated[bool, typer.Option("--page", help="All that the page uses, views of games included.")] = False,
) -> None:
    """Print how clients talk to the server: the JSON Schema of the socket's messages."""
    from fidchell.server.protocol import http_schema, page_schema, socket_schema

    found = page_schema() if page else http_schema() if http else socket_schema()
    typer.echo(json.dumps(found, indent=1, ensure_ascii=False))
