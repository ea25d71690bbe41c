"""From one schema to the next: every change is a revision in migrations/versions, and a database knows its own."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

FIRST: Final = "0001"  # what databases hold that were made before they knew their revision
LOCK: Final = 7_164_010  # a number of our own for PostgreSQL's lock


def config(connection: Connection | None = None, folder: Path | None = None) -> Config:
    """``folder``: further revisions, for tests."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", "fidchell.server:migrations")
    made.set_main_option("path_separator", "newline")
    if folder is not None:
        made.set_main_option("version_locations", f"{Path(__file__).parent / 'migrations' / 'versions'}\n{folder}")
    return made


def newest(folder: Path | None = None) -> str:
    found = ScriptDirectory.from_config(config(folder=folder)).get_current_head()
    assert found is not None
    return found


def revision_of(connection: Connection) -> str | None:
    """Which schema the database has; None if it is empty."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None and inspect(connection).has_table("users"):
        return FIRST
    return found


def check_known(revision: str | None, what: str) -> None:
    known = [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]
    if revision is not None and revision not in known:
        raise ValueError(
            f"{what} was made by a newer fidchell: it has schema {revision}, and this one knows {known[-1]} to "
            f"{known[0]}. Install the newer version again, or restore a backup."
        )


def upgrade(connection: Connection, file: Path | None, to: str = "head", folder: Path | None = None) -> str | None:
    """Bring the database to a schema, in the transaction of this connection; what it had before.

    Only one does it at a time. ``file``: of SQLite, copied beside before anything in it is changed.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    before, made = revision_of(connection), config(connection, folder)
    target = newest(folder) if to == "head" else to
    if folder is None:
        check_known(before, "the database")
    if before == FIRST and MigrationContext.configure(connection).get_current_revision() is None:
        if not inspect(connection).has_table("secrets"):
            raise ValueError("the database is of a fidchell that was never released: move it away and begin anew")
        command.stamp(made, FIRST)
    if before != target:
        if before is not None and file is not None:
            copy_beside(file, target)
        command.upgrade(made, target)
        check_references(connection)
    return before


def check_references(connection: Connection) -> None:
    """SQLite does not look at foreign keys while tables are made anew: we look before it is kept."""
    if connection.dialect.name == "sqlite":
        lost = connection.execute(text("PRAGMA foreign_key_check")).first()
        if lost is not None:
            raise ValueError(f"a row of {lost[0]} refers to one of {lost[2]} that is not there")


def copy_beside(file: Path, target: str) -> Path:
    """The file as it was before it got this schema."""
    copy = file.with_name(f"{file.name}.before-{target}")
    copy.touch(0o600)
    source, copied = sqlite3.connect(file), sqlite3.connect(copy)
    try:
        source.backup(copied)
    finally:
        source.close()
        copied.close()
    return copy
