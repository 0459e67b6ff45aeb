"""Alembic's entrance: the connection comes from `database.bring_up_to_date`."""

from alembic import context

from dejarik.server.storage.tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
