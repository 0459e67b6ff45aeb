### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-activate = Roll your dice first: they do nothing while they are on their cards.
hint-resolve = Use the die before your opponent can remove or reroll it.
hint-play = You can afford this card, and nothing else helps you more right now.
hint-use = This action costs you little and improves your position.
hint-action-reroll = Your dice rolled so poorly that a reroll is worth a card.
hint-reroll = On average, a reroll improves this die.
hint-roll = The dice you keep are better than an average roll.
hint-claim = You have nothing left to roll or resolve: claim the battlefield before your opponent does.
hint-pass = Nothing you can do right now helps: wait and see what your opponent does.
hint-done = What you have left is worth keeping.
hint-target = Finish off the character closest to defeat: its dice go with it.
hint-target-shield-target = This character needs the shields most.
hint-shield = This character needs the shields most.
hint-assign = This character can best afford the damage.
hint-discard = You are unlikely to play this card soon.
hint-turn = Turning this die gains you the most.
hint-side = This side is worth the most.
hint-remove = This die would hurt you the most.

## How two options differ when both are played to the end of the round. $here: with this option, $there: with the other.

because-won = This wins the match this round in { $here } of cases instead of { $there }.
because-lost = This loses the match this round in { $here } of cases instead of { $there }.
because-defeated = { $card } falls this round in { $here } of cases instead of { $there }.
because-damage = { $card } takes { $here } damage this round instead of { $there }, on average.
because-resources = On average, you start the next round with { $here } resources instead of { $there }.
because-their-resources = On average, your opponent starts the next round with { $here } resources instead of { $there }.
because-cards = On average, you have { $here } upgrades and supports in play at the end of the round instead of { $there }.
because-their-cards = On average, your opponent has { $here } upgrades and supports in play at the end of the round instead of { $there }.
because-battlefield = You control the battlefield at the end of the round in { $here } of cases instead of { $there }.
