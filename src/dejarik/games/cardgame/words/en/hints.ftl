### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-play = You can pay for the card, and on the table it does more for you than in your hand.
hint-use = This action costs you little and betters your position.
hint-pass = Nothing you could do in this window would help you.
hint-attach-to = An enhancement does most on your strongest card, and never on one of your opponent’s unless it harms it.
hint-engage = This objective is nearest to its end, and your ready units outweigh the defenders.
hint-engage-decline = The defenders are too strong for an attack now.
hint-attack-with = This unit brings the most damage to the objective.
hint-attackers-done = Nobody else would add anything.
hint-defend-with = This unit can hurt the attackers, or the objective falls without it.
hint-defenders-done = Your units are worth more elsewhere.
hint-place = Its Force icons help you win the edge, and you will hardly get to play it soon.
hint-edge-pass = More cards are not worth the edge.
hint-strike-with = Strike with your strongest unit before it gets focused or destroyed.
hint-damage = What you can destroy at once comes first, then what is worth most.
hint-exhaust = This unit would strike hardest.
hint-commit = It brings many Force icons and fights little.
hint-commit-done = Your other units are needed in the fight.
hint-focus = This pays exactly what is needed and keeps your fighters ready.
hint-bury = This objective gives you least.
hint-mulligan-done = You can begin with this hand.
hint-draw-discard-decline = Every card in your hand may still be of use.
hint-discard = It is the hardest to pay for.
