### Puzzles that were found in matches: their words are composed from the position and the solution.

puzzle-matchup = { LIST($mine, "and") } against { LIST($theirs, "and") }
puzzle-hint-direction = { $begin } { $count ->
    [one] You need one choice.
   *[other] You need { $count } choices.
}
puzzle-begin = Look at all your options first: the order matters.
puzzle-hint-first = It begins like this: { $option }
puzzle-why = The solution: { $line }. { $first ->
    [one] Only one
   *[other] Only { $first }
} of your { $options } first choices { $first ->
    [one] gets
   *[other] get
} there, and nothing your opponent may hold can stop it.

## dejarik puzzle: what can be said on the command line

puzzle-help = solve a puzzle in the terminal
puzzle-description = Puzzles in the terminal: a position and a goal. Without an id you get the puzzle of the day; with --game or --level, the next one you have not solved yet.
puzzle-id-metavar = ID
puzzle-id-help = the puzzle, as --list names it
puzzle-list-help = list the puzzles; solved ones are marked with ✓
puzzle-game-help = only puzzles of this game: destiny, cardgame or outer-rim
puzzle-choose-level-help = only puzzles of this level
puzzle-json-list = --json goes with --list.
puzzle-id-or-list = Name a puzzle or list them, not both.
puzzle-unknown = There is no puzzle “{ $id }”; “dejarik puzzle --list” names them all.
puzzle-unknown-near = There is no puzzle “{ $id }”. Did you mean { $near }?
puzzle-several = Several games have a puzzle “{ $id }”: add --game and one of { $games }.
puzzle-all-solved = You have solved all of these puzzles.
puzzle-unkept = “{ $file }” cannot be written, so nobody will remember that you solved it.
puzzle-next = The next one:
puzzle-column-id = puzzle
puzzle-column-game = game
puzzle-column-level = level
puzzle-column-task = task
puzzle-listed = { $solved } of { $count } solved
puzzle-level-easy = easy
puzzle-level-medium = medium
puzzle-level-hard = hard

## During a puzzle

puzzle-welcome = { $title } ({ $level })
puzzle-task = Your task: { $task }
puzzle-solved = { $count ->
    [one] Solved in { $count } choice!
   *[other] Solved in { $count } choices!
}
puzzle-lost = The goal is now out of reach.
puzzle-lost-then = “{ $undo }” undoes your last choice, “{ $restart }” starts over, “{ $hint }” helps; press Enter to leave.
puzzle-restarted = From the beginning.
puzzle-solution = One way to solve it, from the beginning:
puzzle-help-hint = a hint, then a better one, then the solution
    .argument = —
puzzle-help-restart = start over
    .argument = —
puzzle-help-quit = leave
    .argument = —
