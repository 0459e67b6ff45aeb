"""Sets up the position that a scenario describes, and reads it back."""
