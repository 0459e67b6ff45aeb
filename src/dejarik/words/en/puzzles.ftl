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
