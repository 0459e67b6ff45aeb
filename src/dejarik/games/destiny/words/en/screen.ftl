### The board in the terminal. Short words: a line has 80 columns.

screen-setup = Setup
screen-upkeep = Round { $round } · upkeep
screen-your-turn = Round { $round } · your turn
screen-turn = Round { $round } · { CASE($player, "poss") } turn
screen-over = Round { $round } · game over
screen-battlefield = Battlefield: { $name } · controlled by { $player }
screen-battlefield-free = Battlefield: { $name } · controlled by no one
screen-claimed = · claimed
screen-counts = resources { $resources } · hand { $hand } · deck { $deck } · discard { $discard }
screen-you = (you)
screen-out = (out of the game)
screen-number = #{ $number }
screen-damage-on = damage { $damage }
screen-damage = damage { $damage }/{ $health }
screen-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
screen-state = { AGREE($what, $state) }
screen-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
screen-tokens = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
screen-used = power used
screen-plot = { $elite ->
    [yes] elite plot
   *[no] plot
}
screen-pilots = pilots { $vehicle }
screen-piloted-by = piloted by { $pilots }
screen-captive = holds { $name }'s die
screen-kept = remembers: { $cards }
screen-flips = other side: { $sides }
screen-pool = Pool:
screen-hand = Hand:
screen-known = Known in hand:
screen-picked = Picked:
screen-priced = { $name } ({ $cost })
screen-resolving = Resolving: { $what }
screen-queue = In the queue: { $what }

## Sides of dice in a pool: the number stands before the word

screen-symbol-melee = melee
screen-symbol-ranged = ranged
screen-symbol-indirect = indirect
screen-symbol-shield = shield
screen-symbol-resource = resource
screen-symbol-disrupt = disrupt
screen-symbol-discard = discard
screen-symbol-focus = focus
screen-symbol-special = special
screen-symbol-blank = blank
screen-symbol-any = any
screen-side-for = { $side }, cost { $cost }

## The face of a card

screen-face-cost = cost { $value }
screen-face-health = health { $value }
screen-face-points = points { $value }
screen-face-die = Die: { $sides }
