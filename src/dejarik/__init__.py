"""Dejarik: a rules-enforced table for three Star Wars tabletop games."""

__version__ = "0.1.0"
