"""Matches while they are played, watched and replayed."""
