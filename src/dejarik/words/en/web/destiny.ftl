### Destiny: its board, and its guided match. The web client reads this file itself.

## Destiny

web-setup = Setup
web-round = Round { $number }
web-phase-action = action phase
web-phase-upkeep = upkeep phase
web-ready = ready
web-exhausted = exhausted
web-elite = elite
web-unique = unique
web-damage = damage { $count }
web-health = health { $health }
web-health-of = health { $left } of { $health }
web-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
web-resources = resources
web-resources-on = { $count ->
    [one] { $count } resource on it
   *[other] { $count } resources on it
}
web-dice-out = { $count ->
    [one] { $count } die in the pool
   *[other] { $count } dice in the pool
}
web-pilots = pilots { $name }
web-piloted-by = piloted by { $name }
web-captive = holds { $name }'s die
web-kept = remembers { $name }
web-flips = other side: { $name }
web-die-of = { $side }, { $name }'s die
web-deck = deck
web-discard-pile = discard
web-look-discard = Look at the discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-discard-of = Discard pile: { $name }
web-in-hand = in hand
web-hand-yours = Your hand
web-hand-of = Hand: { $name }
web-cards-yours = Your cards
web-cards-of = Cards: { $name }
web-pool-of = { $name }'s dice
web-pool-yours = Your pool
web-pool-foe = Their pool
web-pool-empty = no dice
web-threat = Threat
web-held-by-nobody = controlled by nobody
web-held-by-you = you control it
web-held-by = controlled by { $name }
web-claimed = claimed this round
web-cost = cost { $cost }
web-points = points { $points }
web-picked = chosen
web-short-of = { $left } of { $cost } resources
web-symbol-melee = melee damage
web-symbol-ranged = ranged damage
web-symbol-indirect = indirect damage
web-symbol-shield = shields
web-symbol-resource = resources
web-symbol-disrupt = disrupt
web-symbol-discard = discard
web-symbol-focus = focus
web-symbol-special = special

## The guided match of Destiny

web-guide-destiny-welcome = Welcome! Your two characters are at the bottom, your opponent's at the top. You win by defeating all of theirs. Everything you can do is highlighted: click it, or pick it from the list of options by its key. Hover over a card (or hold a finger on it) to read it.
web-guide-destiny-return = These five cards are your opening hand. To mulligan, click the cards you want to replace, then confirm. Expensive cards (the number in the yellow hexagon) are hard to pay for in the first round: you will have two resources.
web-guide-destiny-battlefield = You rolled higher than your opponent, so you choose the battlefield. The player whose battlefield is not chosen gets two shields in return.
web-guide-destiny-shields = Each shield blocks one damage. A character can have up to three. Put yours where your opponent will strike first.
web-guide-destiny-turn = Your turn. You and your opponent alternate, one action at a time. Begin by activating a character: exhaust it and roll its dice into your pool.
web-guide-destiny-target = Choose who takes the damage. Shields go first, then health: the bar under each character shows what is left.
web-guide-destiny-indirect = The player who takes indirect damage assigns it, point by point. Spread it, or let your toughest character take it all.
web-guide-destiny-more = You may resolve dice with the same symbol in one action. A die with a plus only adds to another die.
web-guide-destiny-whether = A card offers you something. Sometimes you may decline; the line above your hand says what you are being asked.
web-guide-destiny-dice = Your dice are in the pool. Resolving dice is an action: resolve as many dice with the same symbol as you like. Your opponent may remove or turn them first, so don't wait too long.
web-guide-destiny-symbols = What's on the dice: melee and ranged damage hit a character you choose; indirect damage is assigned by the player who takes it. Shields protect, resources pay for cards. Disrupt takes an opponent's resources, discard their cards; focus turns your other dice; special does what the card says. A plus adds to another die, and a small hexagon on a side is its cost.
web-guide-destiny-hand = You can afford a card. Upgrades attach to a character and bring a die of their own, supports stand beside your characters, and events happen once.
web-guide-destiny-refused = You cannot do what is grayed out. Click it anyway: the table tells you why and names the rule.
web-guide-destiny-reroll = Not happy with your dice? Discard a card and reroll as many as you like. In Destiny no card is ever useless.
web-guide-destiny-use = Some cards have actions of their own. A power action works once each round.
web-guide-destiny-claim = All your characters are exhausted. Resolve what is left, then claim the battlefield: you use its ability and go first next round, but you are done for this one.
web-guide-destiny-defeated = A character is defeated: it leaves play with all its upgrades and dice. A player with no characters left loses.
web-guide-destiny-upkeep = A new round: your cards are ready again, you have gained two resources, and you may discard what you don't need before drawing up to five cards.
web-guide-destiny-free = Now you know how it works. “Hint” (H) shows what the bot would do, and “Undo” (U) undoes your last choice. May the dice be with you!
