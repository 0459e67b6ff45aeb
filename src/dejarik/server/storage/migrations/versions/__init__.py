"""Changes to the tables, in the order of their numbers."""
