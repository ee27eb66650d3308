"""Reviews of finished matches, matches that play on from another, and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Forward."""
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("parent", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("parent_step", sa.Integer(), nullable=True))
        batch_op.create_index(batch_op.f("ix_match_parent"), ["parent"], unique=False)
    op.create_table(
        "review",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("format", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("report", sa.LargeBinary(), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_review_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_review")),
    )
    with op.batch_alter_table("review", schema=None) as batch_op:
        batch_op.create_index("ix_review_asker", ["person", "asked"], unique=False)
    op.create_table(
        "puzzle",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "id", name=op.f("pk_puzzle")),
    )
    op.create_table(
        "solver",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("longest", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_solver_person")),
        sa.PrimaryKeyConstraint("game", "person", name=op.f("pk_solver")),
    )
    op.create_table(
        "attempt",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_attempt_person")),
        sa.PrimaryKeyConstraint("game", "puzzle", "person", name=op.f("pk_attempt")),
    )
    with op.batch_alter_table("attempt", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_attempt_person"), ["person"], unique=False)


def downgrade() -> None:
    """Back."""
    for table in ("attempt", "solver", "puzzle", "review"):
        op.drop_table(table)
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_match_parent"))
        batch_op.drop_column("parent_step")
        batch_op.drop_column("parent")
