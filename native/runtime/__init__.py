"""Modules that only a native build has; some take the place of those of the sources."""
