"""Encounter cards, by the deck they belong to."""
