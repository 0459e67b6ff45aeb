"""Playing in the terminal: the loop that all games share. It knows no game.

What a game adds is its module `dejarik.games.<game>.table`; `_play/table.py` says what has to be in it.
"""
