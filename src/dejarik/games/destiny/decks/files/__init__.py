"""Deck files in every form we read and write."""
