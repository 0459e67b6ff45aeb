"""The rulebook, by its chapters."""
