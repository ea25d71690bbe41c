"""fidchell serve: a node that people play on."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from fidchell.cli.database import DEFAULT, DatabaseUrl, database_at, prepare

Host = Annotated[str, typer.Option("--host", help="0.0.0.0 to be reached from other machines.")]
Port = Annotated[int, typer.Option("--port")]
BusUrl = Annotated[
    str, typer.Option("--bus", help="How several nodes tell each other: redis://HOST or postgresql://...")
]
PublicUrl = Annotated[str, typer.Option("--url", help="Where people find this server, such as https://games.example.")]
BotProcesses = Annotated[int | None, typer.Option("--bot-processes", min=1, help="Default: all cores but one.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: DatabaseUrl = DEFAULT,
    bus: BusUrl = "",
    url: PublicUrl = "",
    bot_processes: BotProcesses = None,
) -> None:
    """Serve the games."""
    try:
        import uvicorn

        from fidchell.server.app import make_app
        from fidchell.server.service import Service, Settings
    except ImportError as missing:
        raise ValueError(f"the server needs {missing.name}: pip install 'fidchell[server]'") from missing
    public = url or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    asyncio.run(prepare(database_at(database)))
    service = Service(Settings(database, bus, public, bot_processes, public.startswith("https:")))
    typer.echo(f"fidchell: on http://{host}:{port}")
    uvicorn.run(make_app(service), host=host, port=port, log_level="warning", ws_max_size=64_000)
