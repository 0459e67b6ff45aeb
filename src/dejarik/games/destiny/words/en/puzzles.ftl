### Puzzles from matches: what they ask for, and how their solutions begin.

aim-win = Win the match { $bound }, without rolling any dice.
aim-defeat = Defeat { $who } { $bound }, without rolling any dice.
aim-disarm = Remove all dice from your opponent's pool { $bound }, without rolling any dice.
aim-resources = Have { $count } resources { $bound }, without rolling any dice.
aim-this-round = this round
aim-before-opponent = before your opponent gets to act
puzzle-begin-resolve = Look at the dice in your pool first.
puzzle-begin-play = Look at the cards in your hand first.
puzzle-begin-use = Look at the abilities of your cards in play first.
puzzle-begin-claim = Look at the battlefield first.
puzzle-begin-play-from-discard = Look at your discard pile first.
puzzle-begin-play-aside = Look at your set-aside cards first.
puzzle-begin-play-from-deck = Look at the top card of your deck first.
aim-damage = Deal at least { $count } damage to your opponent's characters { $bound }, without rolling any dice.

## Kinds of tasks, for choosing among them

aims-win = Win
aims-defeat = Defeat a character
aims-disarm = Remove dice
aims-damage = Deal damage
aims-resources = Gain resources
