"""The game as people see it: in the terminal, in the browser and in lists of cards."""
