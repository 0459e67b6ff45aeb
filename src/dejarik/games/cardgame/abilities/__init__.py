"""What abilities are made of, and how cards are written down."""
