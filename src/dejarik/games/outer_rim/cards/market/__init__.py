"""Market cards, by deck."""
