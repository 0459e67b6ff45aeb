### Why a hint says what it says, by the kind of the option: `hint-<option>`, or `hint-<question>-<option>` where that differs.

hint-activate = Roll your dice first: they do nothing while they lie on their cards.
hint-resolve = Use the die before your opponent can remove or reroll it.
hint-play = You can pay for the card, and it leaves you better off than anything else right now.
hint-use = This action costs you little and betters your position.
hint-action-reroll = Your dice show so little that a new roll is worth a card.
hint-reroll = This die will show more on average.
hint-roll = The dice you keep show more than a new roll would.
hint-claim = You have nothing left to roll or resolve: take the battlefield before your opponent does.
hint-pass = Nothing you could do now would help you: wait and see what your opponent does.
hint-done = What is left is worth keeping.
hint-target = Whoever is nearest to defeat should fall first: a defeated character takes its dice along.
hint-target-shield-target = This character needs the shield most.
hint-opening-shields-target = This character needs the shields most.
hint-assign = Let whoever can best afford it take the damage.
hint-discard = You will hardly get to play this card soon.
hint-turn = This die gains most when you turn it.
hint-side = This side is worth most.
hint-remove = This die would hurt you most.
