"""The deal of the day, what a player's page tells, and friends."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Forward."""
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.add_column(sa.Column("shown", sa.Boolean(), server_default=sa.false(), nullable=False))
        batch_op.add_column(sa.Column("friend_code", sa.String(length=32), nullable=True))
        batch_op.add_column(sa.Column("seen", sa.Float(), server_default="0", nullable=False))
        batch_op.create_unique_constraint(batch_op.f("uq_person_friend_code"), ["friend_code"])
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("day", sa.String(length=10), nullable=True))
        batch_op.add_column(sa.Column("sealed_until", sa.Float(), nullable=True))
    op.create_table(
        "follow",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("followed", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_follow_person")),
        sa.ForeignKeyConstraint(["followed"], ["person.id"], name=op.f("fk_follow_followed")),
        sa.PrimaryKeyConstraint("person", "followed", name=op.f("pk_follow")),
    )
    op.create_index(op.f("ix_follow_followed"), "follow", ["followed"], unique=False)
    op.create_table(
        "invitation",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_invitation_match")),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_invitation_person")),
        sa.ForeignKeyConstraint(["by"], ["person.id"], name=op.f("fk_invitation_by")),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_invitation")),
    )
    op.create_index(op.f("ix_invitation_person"), "invitation", ["person"], unique=False)
    op.create_table(
        "beacon",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_beacon")),
        sa.UniqueConstraint("commitment", name=op.f("uq_beacon_commitment")),
    )
    op.create_table(
        "deal",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("margin", sa.Float(), nullable=True),
        sa.Column("moves", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_deal_person")),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_deal_match")),
        sa.PrimaryKeyConstraint("game", "day", "person", name=op.f("pk_deal")),
        sa.UniqueConstraint("match", name=op.f("uq_deal_match")),
    )
    op.create_index(op.f("ix_deal_person"), "deal", ["person"], unique=False)
    op.create_table(
        "course",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("against", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("variant", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_course_match")),
        sa.PrimaryKeyConstraint("match", "who", "against", name=op.f("pk_course")),
    )
    op.create_index("ix_course_who", "course", ["who", "game", "at"], unique=False)
    op.create_table(
        "form",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("variant", sa.String(length=24), nullable=False),
        sa.Column("against", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "who", "variant", "against", name=op.f("pk_form")),
    )
    op.create_table(
        "played",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(length=40), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("variant", sa.String(length=24), nullable=False),
        sa.Column("against", sa.String(length=16), nullable=False),
        sa.Column("outcome", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_played_match")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_played")),
    )
    op.create_index("ix_played_who", "played", ["who", "game", "at"], unique=False)
    op.create_table(
        "trait",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("word", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_trait_match")),
        sa.PrimaryKeyConstraint("match", "seat", "kind", "word", name=op.f("pk_trait")),
    )
    op.create_table(
        "badge",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_badge_person")),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_badge_match")),
        sa.PrimaryKeyConstraint("person", "game", "name", name=op.f("pk_badge")),
    )
    op.create_table(
        "chronicle",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_chronicle_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_chronicle")),
    )


def downgrade() -> None:
    """Back."""
    for table in ("chronicle", "badge", "trait", "played", "form", "course", "deal", "beacon", "invitation", "follow"):
        op.drop_table(table)
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("sealed_until")
        batch_op.drop_column("day")
    with op.batch_alter_table("person", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_person_friend_code"), type_="unique")
        batch_op.drop_column("seen")
        batch_op.drop_column("friend_code")
        batch_op.drop_column("shown")
