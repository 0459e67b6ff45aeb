### Further words of the vocabulary: searching, the cheapest card, dice that can be resolved.

effect-search-deck = search your deck for { A($where) }, reveal it, add it to your hand, and shuffle your deck
effect-discard-cheapest = look at { CASE($who, "poss") } hand and discard the cheapest card in it (in a tie you choose)
event-found = { $seat } finds { $card } in the deck and adds it to the hand.
prompt-search = choose a card from your deck
option-find = Take { $what }
condition-can-be-resolved = { $what } can be resolved
effect-play-from-under = play an event from under { $this }, then set that event aside
constant-bring-under = bring up to { $most } different { PLURAL($filter) } to the game, besides your deck, and put them face down under { $this }
    .noun = noun-card
constant-bring-battlefields = bring { $count } battlefields to the game; if yours is to be used, choose one of them
prompt-own-battlefield = choose which of your battlefields is used
option-own-battlefield-battlefield = { $what }
