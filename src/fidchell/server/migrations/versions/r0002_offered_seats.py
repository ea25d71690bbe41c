"""Seats that are offered to somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.add_column(sa.Column("offered", sa.String(length=24), nullable=True))
        batch_op.create_index(batch_op.f("ix_seats_offered"), ["offered"], unique=False)
