"""Playing in the terminal: the loop that all games share. It knows no game.

What a game adds are its modules `seating` and `terminal`; `games/contract.py` says what has to be in them.
"""
