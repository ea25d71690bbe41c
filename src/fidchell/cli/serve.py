"""fidchell serve: a node that people play on; fidchell protocol: how programs talk to it."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from fidchell.cli.database import DEFAULT, DatabaseUrl, database_at, prepare
from fidchell.server.logs import Kind

CLOSES_WITHIN: Final = 5  # seconds for answers on their way, once it is told to end
SHORTEST_TOKEN: Final = 16

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
    with needed():
        import uvicorn

        from fidchell.server import logs
        from fidchell.server.app import make_app
        from fidchell.server.observe import Observed
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
    asyncio.run(prepare(database_at(database)))
    typer.echo(f"fidchell: on http://{host}:{port}")
    signal.signal(signal.SIGTERM, _end)
    uvicorn.run(
        Observed(make_app(service)), host=host, port=port, log_config=None, access_log=False, ws_max_size=64_000,
        timeout_graceful_shutdown=CLOSES_WITHIN,
    )  # fmt: skip


def _end(*_: object) -> None:
    """uvicorn, when it has ended all, gives the signal on: dying of it would leave what bots share to be swept up."""
    sys.exit(0)


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise ValueError(f"--url {url}: give what people type, such as https://games.example, without a path")
    return url.rstrip("/")


@contextmanager
def needed() -> Iterator[None]:
    try:
        yield
    except ImportError as missing:
        raise ValueError(f"the server needs {missing.name}: pip install 'fidchell[server]'") from missing


def protocol(
    http: Annotated[bool, typer.Option("--http", help="OpenAPI of the rest, instead of the socket's.")] = False,
) -> None:
    """Print how clients talk to the server: the JSON Schema of the socket's messages."""
    with needed():
        from fidchell.server.protocol import http_schema, socket_schema
    typer.echo(json.dumps(http_schema() if http else socket_schema(), indent=1, ensure_ascii=False))
