"""Decks: what may be built, what is ready made, what players bring."""
