"""fidchell backup, restore and export: a server's database to a file and back, and its finished games."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from fidchell.cli.database import DEFAULT, DatabaseUrl, at_work, database_at
from fidchell.cli.files import try_to_write, write_json

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="A backup; it holds everything, so keep it safe.")]


def backup(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help="Write over a file that is there.")] = False,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Write everything a server holds to a file, while it runs or not."""

    async def run() -> int:
        async with at_work(database) as opened:
            from fidchell.server.backup import backup as write

            return await write(opened, file)

    if file.exists() and not replace:
        raise ValueError(f"{file} is there already: give another name, or --replace to write over it")
    try_to_write(file)
    rows = asyncio.run(run())
    print(f"{file}: {rows} rows, {file.stat().st_size} bytes. It holds secrets: keep it where only you can read it.")


def restore(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help="Remove what the database holds now.")] = False,
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL, whichever it came from. Stop the server first."""

    async def run() -> int:
        opened = database_at(database)
        from fidchell.server import backup as kept

        kept.check(file)  # before a file is made for a backup that is none
        async with opened.opened():
            return await kept.restore(opened, file, replace)

    print(f"{asyncio.run(run())} rows of {file} are restored.")


def export(
    to: Annotated[Path, typer.Argument(metavar="FOLDER_OR_FILE", help="A folder, or a file that ends in .jsonl.")],
    database: DatabaseUrl = DEFAULT,
) -> None:
    """Write the finished games played here as records: one a line, or a file each. No names, nothing of games that
    still run."""
    left_out = 0

    async def run() -> list[tuple[str, dict[str, Any]]]:
        nonlocal left_out
        found = []
        async with at_work(database) as opened:
            from fidchell.server.export import records

            async for table, record in records(opened):
                if record is None:
                    left_out += 1
                else:
                    found.append((table, record))
        return found

    games = asyncio.run(run())
    if to.suffix == ".jsonl":
        _write_lines(to, [record for _, record in games])
    else:
        _make_folder(to)
        for table, record in games:
            write_json(to / f"{table}.json", record)
    print(f"{to}: {len(games)} games.")
    if left_out:
        print(f"{left_out} left out: brought from elsewhere, or their deal is still being played, or of other rules.")


def _write_lines(file: Path, records: list[dict[str, Any]]) -> None:
    beside = file.with_name(file.name + ".part")
    try:
        with beside.open("w", encoding="utf-8") as out:
            for record in records:
                out.write(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n")
        beside.replace(file)
    except OSError as failed:
        raise ValueError(f"{file} cannot be written: {failed.strerror}") from failed


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as failed:
        raise ValueError(f"{folder} cannot be made: {failed.strerror}") from failed
