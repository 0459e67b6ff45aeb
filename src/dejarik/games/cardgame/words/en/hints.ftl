### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-play = You can pay for it, and it does more in play than in your hand.
hint-use = This action costs little and improves your position.
hint-pass = Nothing you can do in this window helps you.
hint-attach-to = An enhancement does most on your strongest card; on an enemy card, play only what harms it.
hint-engage = This objective is closest to being destroyed, and your ready units outmatch the defenders.
hint-engage-decline = The defenders are too strong right now.
hint-attack-with = This unit deals the most damage to the objective.
hint-attackers-done = No other unit would add anything.
hint-defend-with = This unit can hurt the attackers, and without it the objective may fall.
hint-defenders-done = Your units are worth more elsewhere.
hint-place = Its Force icons help you win the edge, and you can't play it anytime soon.
hint-edge-pass = The edge isn't worth another card.
hint-strike-with = Strike with your strongest unit before it is exhausted or destroyed.
hint-damage = First what you can destroy outright, then what is worth most.
hint-exhaust = This unit would strike hardest.
hint-commit = It has many Force icons and is weak in a fight.
hint-commit-done = You need your other units in the fight.
hint-focus = This pays exactly the cost and keeps your fighting units ready.
hint-bury = This objective does least for you.
hint-mulligan-done = This hand is good enough to keep.
hint-draw-discard-decline = Every card in your hand may still be useful.
hint-discard = It is the hardest to pay for.

## How two options differ when both are played to the end of the next turn. $here: with this option, $there: with the other.

because-won = This wins the match by the end of the next turn in { $here } of cases instead of { $there }.
because-lost = This loses the match by the end of the next turn in { $here } of cases instead of { $there }.
because-destroyed = { $card } is destroyed by the end of the next turn in { $here } of cases instead of { $there }.
because-gone = { $card } leaves play by the end of the next turn in { $here } of cases instead of { $there }.
because-damage = { $card } takes { $here } damage by the end of the next turn instead of { $there }, on average.
because-dial = At the end of the next turn, the Death Star dial shows { $here } instead of { $there }, on average.
because-balance = You have the Balance of the Force at the end of the next turn in { $here } of cases instead of { $there }.
because-hand = At the end of the next turn, you hold { $here } cards instead of { $there }, on average.
because-units = At the end of the next turn, you have { $here } units in play instead of { $there }, on average.
