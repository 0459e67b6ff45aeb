"""The cards: what is printed on them, and their abilities by set and type."""
