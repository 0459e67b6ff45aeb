"""Outer Rim in words."""

from dejarik.games.outer_rim.text.teller import Teller

__all__ = ["Teller"]
