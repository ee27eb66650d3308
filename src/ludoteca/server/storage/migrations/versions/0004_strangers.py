"""Devices that can be ended, blocks, reports, what the host decided, and its audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Forward."""
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("silenced", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "device",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_device_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_device")),
    )
    op.create_index(op.f("ix_device_person"), "device", ["person"], unique=False)
    op.create_table(
        "block",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_block_person")),
        sa.ForeignKeyConstraint(["blocked"], ["person.id"], name=op.f("fk_block_blocked")),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_block")),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["reporter"], ["person.id"], name=op.f("fk_report_reporter")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_report_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
    )
    op.create_index(op.f("ix_report_reporter"), "report", ["reporter"], unique=False)
    op.create_index(op.f("ix_report_person"), "report", ["person"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("host", sa.String(length=80), nullable=False),
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=32), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("audit")
    op.drop_table("report")
    op.drop_table("block")
    op.drop_table("device")
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_column("epoch")
        batch_op.drop_column("silenced")
        batch_op.drop_column("banned")
