"""Spirit of Rebellion."""
