"""Who asked for a review, and how often it was tried."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("jobs", schema=None) as batch_op:
        batch_op.add_column(sa.Column("user", sa.String(length=24), nullable=True))
        batch_op.add_column(sa.Column("tries", sa.Integer(), server_default="0", nullable=False))
        batch_op.create_index(batch_op.f("ix_jobs_user"), ["user"], unique=False)
