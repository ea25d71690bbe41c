"""fidchell admin: people and tables of a server, which may run meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from fidchell.cli.database import DEFAULT, DatabaseUrl, at_work

if TYPE_CHECKING:
    from fidchell.server.database import Database

T = TypeVar("T")
Name = Annotated[str, typer.Argument(metavar="NAME", help="Somebody's name, or id.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="Of a table.")]
STATES = ("lobby", "running", "over", "closed")

commands = typer.Typer(help="People and tables of a server, running or not.", no_args_is_help=True)


def _do(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    async def run() -> T:
        async with at_work(url) as database:
            return await work(database)

    return asyncio.run(run())


def _plain(text: str) -> str:
    """What people have written, without what a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _day(at: float | None) -> str:
    return "-" if at is None else datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")


def _called(user: Any) -> str:
    return f"{_plain(user.name)} ({user.id})"


def _user_line(user: Any) -> str:
    marks = [mark for mark in ("banned", "muted") if getattr(user, mark)]
    return f"{user.id}  {_day(user.created)}  {user.kind:8}{_plain(user.name)}" + "".join(f"  {mark}" for mark in marks)


def _table_line(info: Any) -> str:
    seats = ", ".join(_plain(seat.name) or (f"bot {seat.bot}" if seat.bot else "free") for seat in info.seats)
    return f"{info.id}  {_day(info.row.changed)}  {info.row.state:8}{info.row.game:10}{seats}  {_plain(info.row.name)}"


def _print(lines: list[str], most: int, none: str) -> None:
    for line in lines:
        print(line.rstrip())
    if not lines:
        print(none)
    elif len(lines) == most:
        print(f"These are the last {most}.")


@commands.command()
def users(
    search: Annotated[str, typer.Option("--search", help="Part of the name.")] = "", database: DatabaseUrl = DEFAULT
) -> None:
    """List people, the newest first."""
    from fidchell.server import host

    async def work(db: Database) -> list[Any]:
        async with db.reading() as reading:
            return await host.users(reading, search)

    _print([_user_line(user) for user in _do(database, work)], host.MOST, "Nobody.")


@commands.command()
def user(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """What the server knows about somebody."""
    from fidchell.server import host

    async def work(db: Database) -> tuple[Any, dict[str, Any]]:
        async with db.reading() as reading:
            found = await host.user_named(reading, name)
            return found, await host.about(reading, found.id)

    found, about = _do(database, work)
    print(_user_line(found).rstrip())
    print(f"mail: {_plain(found.email or '-')}, language: {found.language}, sessions: {about['sessions']}")
    print("tables: " + (", ".join(f"{count} {state}" for state, count in sorted(about["tables"].items())) or "none"))
    for rating in about["ratings"]:
        print(f"{rating.game}, {rating.players} players: {rating.mu:.1f} ± {rating.sigma:.1f}, {rating.games} games")


@commands.command()
def ban(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """Turn somebody out: sessions end, bots go on where it plays."""
    from fidchell.server import host

    found, ended = _do(database, lambda db: host.ban(db, name, time.time()))
    print(f"{_called(found)} is banned: {ended} sessions ended; bots go on where it played.")


@commands.command()
def unban(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """Let somebody in again."""
    _mark(name, database, "may come in again", banned=False)


@commands.command()
def mute(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """Somebody may play, but not chat."""
    _mark(name, database, "may not chat any more", muted=True)


@commands.command()
def unmute(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """Somebody may chat again."""
    _mark(name, database, "may chat again", muted=False)


def _mark(name: str, database: str, said: str, **values: bool) -> None:
    from fidchell.server import host

    print(f"{_called(_do(database, lambda db: host.mark(db, name, **values)))} {said}.")


@commands.command("reset-password")
def reset_password(name: Name, database: DatabaseUrl = DEFAULT) -> None:
    """Give somebody a new password; sessions end."""
    from fidchell.server import host

    found, password = _do(database, lambda db: host.reset_password(db, name))
    print(f"{_called(found)} has a new password, and must log in with it: {password}")


@commands.command()
def forget(
    name: Name,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Remove somebody for good: name, mail, chat, notes. Results stay, as somebody's."""
    from fidchell.server import host

    async def look(db: Database) -> Any:
        async with db.reading() as reading:
            return await host.user_named(reading, name)

    found = _do(database, look)
    if not yes:
        typer.confirm(f"Forget {_called(found)}? There is no way back.", abort=True)
    _do(database, lambda db: host.forget(db, found.id, time.time()))
    print(f"{_called(found)} is forgotten: name, mail, sessions, chat and notes are gone; results are somebody's.")


@commands.command()
def tables(
    state: Annotated[str, typer.Option("--state", help=f"Only {', '.join(STATES)}.")] = "",
    database: DatabaseUrl = DEFAULT,
) -> None:
    """List tables, the last changed first."""
    from fidchell.server import host

    if state and state not in STATES:
        raise ValueError(f"--state {state}: give one of {', '.join(STATES)}")

    async def work(db: Database) -> list[Any]:
        async with db.reading() as reading:
            return await host.tables(reading, state)

    _print([_table_line(info) for info in _do(database, work)], host.MOST, "No tables.")


@commands.command()
def table(table: TableId, database: DatabaseUrl = DEFAULT) -> None:
    """What has happened at a table, without what is secret while a game runs."""
    from fidchell.server import host

    async def work(db: Database) -> tuple[Any, dict[str, int], float | None]:
        async with db.reading() as reading:
            info = await host.table_named(reading, table)
            return info, await host.log_of(reading, table), await host.last_entry(reading, table)

    info, log, last = _do(database, work)
    row = info.row
    print(_table_line(info).rstrip())
    kind = ", ".join([*(["rated"] if row.rated else []), "private" if row.private else "open to all"])
    print(f"rules {row.rules}, {kind}; pace: {'live' if info.pace.live else f'{info.pace.days:g} days an answer'}")
    print(f"made {_day(row.created)}, started {_day(row.started)}, ended {_day(row.ended)}, last entry {_day(last)}")
    print("log: " + (", ".join(f"{count} {kind}" for kind, count in sorted(log.items())) or "empty"))
    if row.result is not None:
        print(f"result: scores {row.result['scores']}, won by seats {row.result['winners']}")


@commands.command()
def close(table: TableId, database: DatabaseUrl = DEFAULT) -> None:
    """Close a table that waits or runs, without a result."""
    from fidchell.server import host

    info = _do(database, lambda db: host.close(db, table, time.time()))
    print(f"Table {info.id} is closed; it was {info.row.state}. It has no result.")
