### Cards and rules. The web client reads this file itself.

web-filter-q = Name or words
web-filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count } set)
}
web-filter-type = Type
web-filter-color = Color
web-filter-affiliation = Affiliation
web-filter-set = Set
web-filter-subtype = { $game ->
    [cardgame] Trait
   *[other] Subtype
}
web-filter-keyword = Keyword
web-filter-cost = Cost
web-filter-playable = playable here
web-filter-die = On its die:
web-sort = Order
web-sort-set = by set
web-sort-name = by name
web-sort-cost = by cost
web-card-rules = Rules:
web-cards-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-rules-about = Every rule has an id. When the table refuses something, it names one of these rules.
web-search-rules = Search the rules
web-rules-found = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
web-card-not-yet = This card cannot be played here yet.
web-rule-reading = our reading
web-rule-see = See it on the table: { $text }
web-rule-cards = Cards:
web-rules-link = Link to { $text }
