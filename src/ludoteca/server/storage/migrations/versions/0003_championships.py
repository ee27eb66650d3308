"""Championships, and the matches that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "championship",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("bracket", sa.LargeBinary(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_championship_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_championship")),
    )
    op.create_index("ix_championship_list", "championship", ["status", "public", "created"], unique=False)
    op.create_table(
        "entrant",
        sa.Column("championship", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["championship"], ["championship.id"], name=op.f("fk_entrant_championship")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_entrant_person")),
        sa.PrimaryKeyConstraint("championship", "number", name=op.f("pk_entrant")),
    )
    op.create_index(op.f("ix_entrant_person"), "entrant", ["person"], unique=False)
    op.create_table(
        "tie",
        sa.Column("championship", sa.String(length=32), nullable=False),
        sa.Column("tie", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("attempt", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["championship"], ["championship.id"], name=op.f("fk_tie_championship")),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_tie_match")),
        sa.PrimaryKeyConstraint("championship", "tie", "attempt", name=op.f("pk_tie")),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("championship", sa.String(length=32), nullable=True))
        batch_op.create_index(batch_op.f("ix_match_championship"), ["championship"], unique=False)


def downgrade() -> None:
    """Back."""
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_match_championship"))
        batch_op.drop_column("championship")
    op.drop_table("tie")
    op.drop_table("entrant")
    op.drop_table("championship")
