### Learning. The web client reads this file itself.

web-guide = Guide
web-guide-won = You won your first match! What next? In the replay you can go back to any moment and try it another way. “Learn” has puzzles, and the lobby has stronger bots, or a seat for a friend.
web-guide-lost = You lost this one; everybody learns that way. In the replay you can go back to any moment and try it another way, “Rematch” starts over, and “Learn” has puzzles to practice on.
web-guide-theirs = Your opponent's moves are shown over the table: the card, and what came of it. A click or any key moves on. The round arrow at the top (N) shows the last turn again, and the menu sets the pace.
web-understood = Got it
web-begin = Begin
web-first-match = Guided match
web-first-match-about = A real match against an easy bot. Anything new is explained as it comes up.
web-learn-rules = Read the rules
web-learn-rules-about = Every rule by chapters, with examples that open on the table.

## Puzzles

web-puzzles = Puzzles
web-puzzles-about = A position and a task. Any way that reaches the goal is right; take back and try as often as you like.
web-puzzles-progress = { $solved } of { $count } solved
web-puzzle = Puzzle
web-puzzle-solve = Solve it
web-puzzle-solved = { $count ->
    [one] Solved in { $count } choice!
   *[other] Solved in { $count } choices!
}
web-puzzle-lost = The goal is out of reach now.
web-puzzle-again = Try again
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-hint = { $number ->
    [1] Hint
   *[other] Another hint
}
web-puzzle-solution = Show the solution
web-puzzle-fold = Fold up the task
web-puzzle-unfold = Show the task
web-puzzle-of-the-day = Puzzle of the day
web-puzzle-days = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
web-stars = { $count ->
    [0] Not solved yet
    [1] Solved with help
   *[other] Solved without help
}
web-told-step = { $player }: { $text }

## Examples of rules

web-example = Example
web-example-about = An example of the rules on the table. You play all sides.
web-example-goes = Show how it goes
