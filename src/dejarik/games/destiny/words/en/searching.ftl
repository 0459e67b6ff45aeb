### Searching a deck, and the cheapest card of a hand.

effect-search-deck = search your deck for { $where }, reveal it, add it to your hand, and shuffle your deck
effect-discard-cheapest = look at { CASE($who, "poss") } hand and discard the cheapest card in it (in a tie you choose)
event-found = { $seat } finds { $card } in the deck and adds it to the hand.
prompt-search = choose a card from your deck
option-find = Take { $what }
