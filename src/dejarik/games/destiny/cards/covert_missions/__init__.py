"""Covert Missions."""
