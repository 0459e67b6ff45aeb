### Puzzles from matches: what they ask for, and how their solutions begin.

aim-win = Win the match { $bound }, whatever your opponent does.
aim-objective = Destroy { $what } { $bound }, whatever your opponent does.
aim-destroy = Make { $what } leave play { $bound }, whatever your opponent does.
aim-damage = Bring the damage on { $what } to at least { $count } { $bound }, whatever your opponent does.
aim-deploy = Put cards with a total cost of at least { $count } into play { $bound }, whatever your opponent does.
puzzle-begin-play = Look at the cards in your hand first.
puzzle-begin-use = Look at the abilities of your cards in play first.
puzzle-begin-engage = Look at which objective to engage first.

## Kinds of tasks, for choosing among them

aims-win = Win
aims-objective = Destroy an objective
aims-destroy = Get rid of a unit
aims-damage = Damage an objective
aims-deploy = Put cards into play

## Bounds

aim-engagement = { $begun ->
    [yes] in this engagement
   *[no] in your next engagement
}
aim-deployment = in this deployment phase
