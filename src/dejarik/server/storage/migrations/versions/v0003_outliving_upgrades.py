"""Rows know what they led to and matches what they use, to outlive upgrades or to end with a reason."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("fingerprint", sa.String(16), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("ended", sa.String(16), nullable=False, server_default=""))
    op.add_column("choices", sa.Column("digest", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("choices", "digest")
    for column in ("ended", "fingerprint"):
        op.drop_column("matches", column)
