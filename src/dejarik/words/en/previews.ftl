### What an option would do, before it is chosen, in any game. Short: at most twelve characters.

preview-win = you win
preview-loss = you lose
preview-draw = a draw
preview-left = { $number } left
preview-can-win = can win
preview-can-win-text = The next answer can win the match.
