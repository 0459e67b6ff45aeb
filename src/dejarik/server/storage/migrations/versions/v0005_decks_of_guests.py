"""Guests keep decks, and have them measured."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("stamp", sa.Integer, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("guest", "id", name="pk_decks"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_decks_guest", ondelete="CASCADE"),
    )
    op.create_table(
        "measurings",
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("report", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_measurings"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_measurings_guest", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("measurings")
    op.drop_table("decks")
