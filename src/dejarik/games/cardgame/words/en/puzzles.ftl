### Puzzles from matches: what they ask for, and how their solutions begin.

aim-win = Win the match { $bound }, whatever your opponent does.
aim-objective = Destroy { $what } { $bound }, whatever your opponent does.
aim-destroy = Make { $what } leave play { $bound }, whatever your opponent does.
aim-both = Make { $what } and { $other } leave play { $bound }, whatever your opponent does.
aim-spare = Destroy { $what } { $bound } and have at least { $count ->
    [one] { $count } ready unit
   *[other] { $count } ready units
} after it, whatever your opponent does.
aim-save = Keep { $what } from being destroyed { $bound }, whatever your opponent does.
aim-keep = Keep { $what } in play { $bound }, whatever your opponent does.
aim-exhaust = Leave your opponent without a ready unit { $bound }, whatever they do.
aim-damage = Bring the damage on { $what } to at least { $count } { $bound }, whatever your opponent does.
aim-reserve = Bring the damage on { $what } to at least { $count } { $bound } and still have a ready unit after it, whatever your opponent does.
aim-deploy = Put cards with a total cost of at least { $count } into play { $bound }, whatever your opponent does.
puzzle-begin-play = Look at the cards in your hand first.
puzzle-begin-use = Look at the abilities of your cards in play first.
puzzle-begin-defend-with = Look at which units to defend with first.
puzzle-begin-place = Look at the cards for your edge stack first.
puzzle-begin-strike-with = Look at which unit to strike with first.
puzzle-begin-engage = Look at which objective to engage first.

## Kinds of tasks, for choosing among them

aims-win = Win
aims-objective = Destroy an objective
aims-destroy = Get rid of a unit
aims-both = Get rid of two cards
aims-spare = Destroy an objective with units to spare
aims-save = Save an objective
aims-keep = Save a unit
aims-exhaust = Exhaust all units
aims-damage = Damage an objective
aims-reserve = Damage an objective with a unit to spare
aims-deploy = Put cards into play

## Bounds

aim-engagement = { $begun ->
    [yes] in this engagement
   *[no] in your next engagement
}
aim-deployment = in this deployment phase
