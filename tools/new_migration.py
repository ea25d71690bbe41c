"""After a change of server/schema.py: python tools/new_migration.py NUMBER "What it holds now" writes the revision."""

from __future__ import annotations

import sys
from pathlib import Path

from alembic import command
from sqlalchemy import create_engine

from fidchell.server import migrate

VERSIONS = Path(migrate.__file__).parent / "migrations" / "versions"


def main(number: str, message: str) -> None:
    with create_engine("sqlite://").begin() as connection:
        migrate.upgrade(connection, None)
        made = migrate.config(connection)
        made.set_main_option("file_template", "r%%(rev)s_%%(slug)s")
        command.revision(made, message, autogenerate=True, rev_id=number)
    print("Read it, then: ruff format, and pytest tests/server/test_migrations.py")


if __name__ == "__main__":
    main(*sys.argv[1:])
