"""Nodes tell each other how much guests and addresses do and have, so that limits hold for all together."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # After a crash of the database these may be empty: everybody begins anew, and nothing is lost.
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "rates",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("who", "what", name="pk_rates"),
        prefixes=passing,
    )
    op.create_table(
        "sockets",
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("told", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("node", "who", name="pk_sockets"),
        prefixes=passing,
    )


def downgrade() -> None:
    op.drop_table("sockets")
    op.drop_table("rates")
