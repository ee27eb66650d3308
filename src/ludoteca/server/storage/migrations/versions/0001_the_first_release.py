"""The first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("recovery", sa.String(length=64), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("recovery", name=op.f("uq_person_recovery")),
    )
    op.create_table(
        "rating",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name=op.f("pk_rating")),
    )
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.JSON(), nullable=False),
        sa.Column("undo", sa.String(length=8), nullable=False),
        sa.Column("level", sa.String(length=8), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("server_seed", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("head", sa.LargeBinary(), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("clock", sa.LargeBinary(), nullable=True),
        sa.Column("rematch_of", sa.String(length=32), nullable=True),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("keeper", sa.String(length=16), nullable=True),
        sa.Column("kept_until", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["person.id"], name=op.f("fk_match_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.create_index("ix_match_finished", ["game", "status", "ended"], unique=False)
        batch_op.create_index("ix_match_lobby", ["status", "public", "created"], unique=False)
        batch_op.create_index(batch_op.f("ix_match_rematch_of"), ["rematch_of"], unique=False)

    op.create_table(
        "mute",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["person.id"], name=op.f("fk_mute_muted")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_mute_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mute")),
    )
    op.create_table(
        "token",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_token_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_token")),
    )
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_token_person"), ["person"], unique=False)

    op.create_table(
        "chair",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=8), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=8), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_chair_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chair_person")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_chair")),
    )
    with op.batch_alter_table("chair", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chair_person"), ["person"], unique=False)

    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_chat_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_chat_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_chat_match"), ["match"], unique=False)

    op.create_table(
        "checkpoint",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_checkpoint_match")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_checkpoint")),
    )
    op.create_table(
        "entry",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("clock", sa.LargeBinary(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_entry_match")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_entry")),
        sa.UniqueConstraint("match", "seat", "key", name=op.f("uq_entry_match_seat_key")),
    )
    op.create_table(
        "rated",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_rated_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_rated")),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("rated")
    op.drop_table("entry")
    op.drop_table("checkpoint")
    with op.batch_alter_table("chat", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chat_match"))

    op.drop_table("chat")
    with op.batch_alter_table("chair", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_chair_person"))

    op.drop_table("chair")
    with op.batch_alter_table("token", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_token_person"))

    op.drop_table("token")
    op.drop_table("mute")
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_match_rematch_of"))
        batch_op.drop_index("ix_match_lobby")
        batch_op.drop_index("ix_match_finished")

    op.drop_table("match")
    op.drop_table("rating")
    op.drop_table("person")
