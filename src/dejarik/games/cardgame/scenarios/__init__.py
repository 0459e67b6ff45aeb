"""Scenarios of this game, and what sets up the positions they describe."""
