"""A whole server in one file that SQLite and PostgreSQL both take: gzip, one JSON value a line.

The first line says what it is and of which schema; then, for each table, its name and columns, and its rows; the last
line says how many rows there were, so that a file that was cut off is found out before anything is changed.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import JSON, Connection, MetaData, Table, func, insert, inspect, select, text

from fidchell import __version__
from fidchell.server import migrate
from fidchell.server.database import Database
from fidchell.server.schema import METADATA

FORMAT: Final = 1
AT_ONCE: Final = 500  # rows
VERSIONS: Final = "alembic_version"


class BackupError(ValueError):
    """A file that cannot be restored; the text says why."""


async def backup(database: Database, file: Path) -> int:
    """Write everything, as it was at one moment, whatever the server does meanwhile; how many rows."""
    beside = file.with_name(file.name + ".part")
    try:
        with _for_us_alone(beside) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            rows = await _write(database, out)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return rows


def _for_us_alone(file: Path) -> IO[bytes]:
    """It holds people's mail addresses and the deals of running games."""
    file.unlink(missing_ok=True)
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")


async def _write(database: Database, out: Any) -> int:
    rows = 0
    async with database.engine.connect() as connection:
        if not database.is_sqlite:  # of one moment; a reading transaction of SQLite is so by itself
            await connection.execution_options(isolation_level="REPEATABLE READ")
        revision = await connection.run_sync(migrate.revision_of)
        _line(out, {"fidchell-backup": FORMAT, "schema": revision, "version": __version__})
        for table in METADATA.sorted_tables:
            _line(out, {"table": table.name, "columns": [column.name for column in table.columns]})
            async with connection.stream(select(table)) as found:
                async for row in found:
                    _line(out, [_portable(value) for value in row])
                    rows += 1
    _line(out, {"rows": rows})
    return rows


def _portable(value: Any) -> Any:
    """PostgreSQL knows no NUL in a text."""
    return value.replace("\x00", "\ufffd") if isinstance(value, str) else value


def _line(out: Any, value: Any) -> None:
    out.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n")


# --- back again ---


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as text_:
            yield from map(json.loads, text_)
    except gzip.BadGzipFile:
        raise BackupError(f"{file} is no backup of fidchell") from None
    except OSError as failed:
        raise BackupError(f"{file} cannot be read: {failed.strerror or failed}") from None
    except (EOFError, zlib.error, ValueError, RecursionError):
        raise BackupError(f"{file} is no whole backup of fidchell: it was cut off or changed") from None


def check(file: Path) -> str:
    """Read all of it before anything is changed; its schema."""
    lines = _lines(file)
    first = next(lines, None)
    if not isinstance(first, dict) or first.get("fidchell-backup") != FORMAT:
        raise BackupError(f"{file} is no backup of fidchell")
    schema = first.get("schema")
    if not isinstance(schema, str):
        raise BackupError(f"{file} is no backup of fidchell: it does not say its schema")
    migrate.check_known(schema, str(file))
    rows, width, told = 0, 0, None
    for line in lines:
        if told is not None:
            raise BackupError(f"{file} is no whole backup of fidchell: something follows its end")
        if isinstance(line, list) and len(line) == width:
            rows += 1
        elif isinstance(line, dict) and "table" in line:
            width = len(line.get("columns", ()))
        elif isinstance(line, dict) and "rows" in line:
            told = line["rows"]
        else:
            raise BackupError(f"{file} is no backup of fidchell: it holds a line of another kind")
    if told != rows:
        raise BackupError(f"{file} is no whole backup of fidchell: it was cut off or changed")
    return schema


async def restore(database: Database, file: Path, replace: bool) -> int:
    """All of a backup into a database, or nothing; how many rows."""
    schema = check(file)
    async with database.rebuilding() as connection:
        await database.keep_nodes_out(connection)
        return await connection.run_sync(_restore, file, schema, replace)


def _restore(connection: Connection, file: Path, schema: str, replace: bool) -> int:
    migrate.check_known(migrate.revision_of(connection), "the database")
    there = inspect(connection)
    tables = [table for table in METADATA.sorted_tables if there.has_table(table.name)]
    if not replace and any(connection.execute(select(1).select_from(table).limit(1)).first() for table in tables):
        raise ValueError("the database is not empty; --replace removes what is in it for what the backup holds")
    for table in reversed(tables):
        connection.execute(text(f'DROP TABLE "{table.name}"'))
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSIONS}"))
    migrate.upgrade(connection, None, schema)
    rows = _insert(connection, _lines(file), file)
    migrate.check_references(connection)
    migrate.upgrade(connection, None)
    _count_on(connection)
    return rows


def _insert(connection: Connection, lines: Iterable[Any], file: Path) -> int:
    rows = 0
    waiting: list[dict[str, Any]] = []
    table, names = Table("none", MetaData()), tuple[str, ...]()
    for line in lines:
        if isinstance(line, dict) or len(waiting) == AT_ONCE:
            if waiting:
                connection.execute(insert(table), waiting)
            waiting = []
        if isinstance(line, list):
            waiting.append(dict(zip(names, line, strict=True)))
            rows += 1
        elif "table" in line:
            table, names = _table(connection, line["table"], file), tuple(line["columns"])
            if not {*names} <= {column.name for column in table.columns}:
                raise BackupError(f"{file} is no backup of fidchell: {table.name} has other columns")
    return rows


def _table(connection: Connection, name: str, file: Path) -> Table:
    """As this schema has it, which need not be today's."""
    if not inspect(connection).has_table(name) or name == VERSIONS:
        raise BackupError(f"{file} is no backup of fidchell: there is no table {name!r}")
    table = Table(name, MetaData(), autoload_with=connection, resolve_fks=False)
    for column in table.columns:
        if isinstance(column.type, JSON):
            column.type = JSON(none_as_null=True)  # nothing stays nothing
    return table


def _count_on(connection: Connection) -> None:
    """PostgreSQL numbers new rows from where it stopped itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            highest = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            sequence = func.pg_get_serial_sequence(f'"{table.name}"', column.name)
            connection.execute(select(func.setval(sequence, highest, False)))
