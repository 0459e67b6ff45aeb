"""The first tables: settings, guests, matches, seats, choices, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(160), nullable=False),
        sa.Column("uploaded", sa.Boolean, nullable=False),
        sa.Column("clock_seconds", sa.Integer, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("asked", sa.String(32), nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("winners", sa.String(32), nullable=False),
        sa.Column("undo_by", sa.Integer),
        sa.Column("undo_to", sa.Integer),
        sa.Column("undo_yes", sa.String(32), nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "choices",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "choices", "seats", "matches", "guests", "settings"):
        op.drop_table(table)
