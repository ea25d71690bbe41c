"""Run by Alembic: the steps of an upgrade, on the connection that fidchell.server.migrate hands over."""

from __future__ import annotations

from alembic import context

from fidchell.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=connection.dialect.name == "sqlite",  # it cannot change a column in place
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
