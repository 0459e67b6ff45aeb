### Destiny in a window: the lobby and the groups of options.

lobby-name = Star Wars: Destiny
lobby-about = A duel of dice and cards: activate your characters, roll their dice, and use what they show before your opponent can stop you.
lobby-deck = Team: { LIST($team, "and") }. Battlefield: { $battlefield }.

## Groups of options

group-activate = Activate
group-resolve = Resolve dice
group-play = Play a card
group-use = Use a card
group-reroll = Reroll
group-claim = Claim
group-pass = Pass
group-answer = Choose
group-own = On your own side
group-end = Or
