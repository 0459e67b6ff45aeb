"""Friends bring their own decks, offers of a draw are declined, and matches are removed from lists."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("wish", sa.Text, nullable=False, server_default=""))
    op.add_column("matches", sa.Column("draw_no", sa.Integer))
    op.add_column("matches", sa.Column("progress", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "hidden")
    for column in ("progress", "draw_no", "wish"):
        op.drop_column("matches", column)
