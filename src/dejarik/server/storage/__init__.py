"""The database: tables, rows, migrations."""
