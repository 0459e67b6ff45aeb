### Puzzles from matches: what they ask for, and how their solutions begin.

aim-win = Win the match this turn, without rolling any dice.
aim-goal = Complete your character's goal this turn, without rolling any dice.
aim-fame = Reach { $count } fame this turn, without rolling any dice.
aim-ship = Get the ship { $what } this turn, without rolling any dice.
aim-credits = Have at least { $count } credits this turn, without rolling any dice.
aim-both = Have { $fame } fame and at least { $credits } credits this turn, without rolling any dice.
aim-asset = Get { $what } this turn, without rolling any dice.
aim-reputation = Make your reputation { $with } positive this turn, without rolling any dice.
puzzle-begin-move = Look at where you could fly first.
puzzle-begin-gain-credits = You need not fly anywhere.
puzzle-begin-recover = You need not fly anywhere.
puzzle-begin-hold = You need not fly anywhere.
puzzle-begin-stay = You need not fly anywhere.
puzzle-begin-market = Look at the market first.
puzzle-begin-deliver = Look at what you could deliver first.
puzzle-begin-play-secret = Look at your secrets first.
puzzle-begin-use = Look at the abilities of your cards first.

## Kinds of tasks, for choosing among them

aims-win = Win
aims-goal = Complete a goal
aims-fame = Gain fame
aims-both = Gain fame and credits
aims-asset = Get a crew member or gear
aims-reputation = Improve your reputation
aims-ship = Get a ship
aims-credits = Gain credits
