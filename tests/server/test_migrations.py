"""A database is brought to today's schema wherever it comes from, and a running game goes on in it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from fidchell.server import migrate
from fidchell.server.database import Database
from fidchell.server.schema import METADATA
from kit import services
from kit.command import Command
from server.conftest import Person, start_node
from server.test_play import own_decision, table_for

NEXT = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{before}"
def upgrade():
    op.add_column("users", sa.Column("shoe", sa.Integer()))
    {then}
"""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/club.db"
        return
    if services.program("postgres") is None:
        pytest.skip("PostgreSQL is not installed here")
    with services.postgres() as address:
        yield address


def in_database(url: str, work: Any) -> Any:
    """Something done in a transaction of its own."""

    async def run() -> Any:
        database = Database(url)
        try:
            async with database.rebuilding() as connection:
                return await connection.run_sync(work)
        finally:
            await database.close()

    return asyncio.run(run())


def create(url: str) -> None:
    in_database(url, lambda connection: migrate.upgrade(connection, Database(url).file))


def forget_revision(connection: Connection) -> None:
    """As databases were before they knew their revision."""
    connection.execute(text("DROP TABLE alembic_version"))


def as_at_first(connection: Connection) -> None:
    """What later revisions have added is gone again."""
    with create_engine("sqlite://").begin() as empty:
        migrate.upgrade(empty, None, migrate.FIRST)
        first = inspect(empty)
        before = {table: {column["name"] for column in first.get_columns(table)} for table in first.get_table_names()}
    forget_revision(connection)
    for table in METADATA.tables.values():
        added = [column.name for column in table.columns if column.name not in before[table.name]]
        for index in table.indexes:
            if any(column.name in added for column in index.columns):
                index.drop(connection)
        for name in added:
            connection.execute(text(f'ALTER TABLE {table.name} DROP COLUMN "{name}"'))


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_the_revisions_lead_to_the_schema(url: str) -> None:
    create(url)

    assert in_database(url, differences) == []
    assert in_database(url, migrate.revision_of) == migrate.newest()


def test_nodes_that_start_at_once_do_not_disturb_each_other(url: str) -> None:
    async def both() -> None:
        databases = [Database(url) for _ in range(4)]
        await asyncio.gather(*(database.create() for database in databases))
        for database in databases:
            await database.close()

    asyncio.run(both())

    assert in_database(url, differences) == []


def test_a_running_game_in_an_old_database_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    url = f"sqlite:///{file}"
    in_database(url, lambda connection: migrate.upgrade(connection, None, migrate.FIRST))
    in_database(url, forget_revision)
    node = start_node(url)
    anna = Person(node, "Anna")
    table = table_for(anna, players=1)
    anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=own_decision(anna, table, 0)["options"][0])
    node.kill()
    in_database(url, as_at_first)

    node = start_node(url)
    try:
        anna.move_to(node)
        anna.post(f"/api/tables/{table}/do", t="answer", seat=0, option=own_decision(anna, table, 1)["options"][0])
        assert own_decision(anna, table, 2)
    finally:
        node.kill()
        anna.http.close()

    assert in_database(url, migrate.revision_of) == migrate.newest()
    assert in_database(url, differences) == []


def later(folder: Path, then: str = "pass") -> Path:
    """A revision that is still to come."""
    folder.mkdir()
    (folder / "r9999_later.py").write_text(NEXT.format(before=migrate.newest(), then=then))
    return folder


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path) -> None:
    file, folder = tmp_path / "club.db", later(tmp_path / "later")
    url = f"sqlite:///{file}"
    create(url)
    assert list(tmp_path.glob("*.before-*")) == []

    in_database(url, lambda connection: migrate.upgrade(connection, file, folder=folder))

    copied = sqlite3.connect(tmp_path / "club.db.before-9999")
    assert copied.execute("SELECT version_num FROM alembic_version").fetchall() == [(migrate.newest(),)]
    copied.close()
    assert in_database(url, migrate.revision_of) == "9999"


def test_a_table_made_anew_takes_nothing_along(url: str, tmp_path: Path) -> None:
    """SQLite changes a column by dropping the table: what refers to its rows must stay."""
    create(url)
    in_database(url, somebody_with_a_session)
    change = """with op.batch_alter_table("users") as users:
        users.alter_column("language", type_=sa.String(9), existing_nullable=False)"""
    folder = later(tmp_path / "later", change)

    in_database(url, lambda connection: migrate.upgrade(connection, None, folder=folder))

    assert in_database(url, lambda connection: connection.execute(text("SELECT token FROM sessions")).scalar()) == "t"


def somebody_with_a_session(connection: Connection) -> None:
    tables = METADATA.tables
    user = {"id": "u", "name": "Anna", "kind": "guest", "language": "en", "settings": {}, "created": 1.0}
    connection.execute(tables["users"].insert(), user)
    connection.execute(
        tables["sessions"].insert(), {"token": "t", "user": "u", "kind": "api", "created": 1.0, "expires": 2.0}
    )


def test_an_upgrade_that_fails_changes_nothing(url: str, tmp_path: Path) -> None:
    create(url)
    folder = later(tmp_path / "later", "raise RuntimeError('half way')")

    with pytest.raises(RuntimeError, match="half way"):
        in_database(url, lambda connection: migrate.upgrade(connection, None, folder=folder))

    assert in_database(url, differences) == []
    assert in_database(url, migrate.revision_of) == migrate.newest()


def test_a_newer_database_is_refused_in_one_sentence(url: str, tmp_path: Path) -> None:
    create(url)
    folder = later(tmp_path / "later")
    in_database(url, lambda connection: migrate.upgrade(connection, None, folder=folder))

    done = Command(tmp_path).run("serve", "--port", services.free_port(), "--database", url)

    assert done.code == 1
    assert "made by a newer fidchell: it has schema 9999" in done.err
    assert "Traceback" not in done.err
