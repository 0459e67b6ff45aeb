"""Dejarik: a rules-enforced table for three Star Wars tabletop games."""

from dejarik import native

__version__ = "0.1.0"

RULES_RUN = native.use()  # compiled, if there is a native build; see there
