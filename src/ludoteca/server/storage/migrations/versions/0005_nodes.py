"""Proposals that every node knows, who is at a table through which node, and which nodes live."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "node",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_node")),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("watching", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "node", name=op.f("pk_presence")),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("proposals", sa.JSON(), nullable=False, server_default="{}"))


def downgrade() -> None:
    """Back."""
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("proposals")
    op.drop_table("presence")
    op.drop_table("node")
