### Cards and rules. The web client reads this file itself.

web-filter-q = Name, words or a query
web-search-how = More ways to search
web-search-how-about = Put keys and words together; “or”, brackets and a leading minus work as you expect. Try one:
web-search-example-destiny-1 = t:upgrade c<=2 (f:red or f:gray)
web-search-example-destiny-1-about = red or gray upgrades that cost 2 or less
web-search-example-destiny-2 = die>=3melee die:special
web-search-example-destiny-2-about = dice with 3 or more melee damage and a special
web-search-example-destiny-3 = t:event text:“remove a die” -f:blue
web-search-example-destiny-3-about = events that remove a die, except blue ones
web-search-example-cardgame-1 = type:unit blast>=2
web-search-example-cardgame-1-about = units with 2 or more blast icons
web-search-example-cardgame-2 = side:dark type:event or type:fate
web-search-example-cardgame-2-about = dark side events, and all fate cards
web-search-example-cardgame-3 = is:unique force>=4 -a:neutral
web-search-example-cardgame-3-about = unique cards with 4 or more Force icons that are not neutral
web-search-example-outer-rim-1 = type:gear cost<=3000
web-search-example-outer-rim-1-about = gear for 3,000 credits or less
web-search-example-outer-rim-2 = type:job or type:bounty
web-search-example-outer-rim-2-about = jobs and bounties
web-search-example-outer-rim-3 = type:crew -droid
web-search-example-outer-rim-3-about = crew cards that do not mention droids
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

## What is on a card

web-color-red = red
web-color-blue = blue
web-color-yellow = yellow
web-color-gray = gray
web-affiliation-hero = hero
web-affiliation-villain = villain
web-affiliation-neutral = neutral
web-affiliation-jedi = Jedi
web-affiliation-rebel-alliance = Rebel Alliance
web-affiliation-smugglers-and-spies = Smugglers and Spies
web-affiliation-sith = Sith
web-affiliation-imperial-navy = Imperial Navy
web-affiliation-scum-and-villainy = Scum and Villainy
web-type-character = character
web-type-upgrade = upgrade
web-type-downgrade = downgrade
web-type-support = support
web-type-event = event
web-type-plot = plot
web-type-battlefield = battlefield
web-type-objective = objective
web-type-unit = unit
web-type-enhancement = enhancement
web-type-fate = fate
web-type-mission = mission
web-type-affiliation = affiliation card
web-type-ship-sheet = ship
web-type-bounty = bounty
web-type-cargo = cargo
web-type-crew = crew
web-type-gear = gear
web-type-mod = mod
web-type-job = job
web-type-service = service
web-type-ship = ship for sale
web-type-encounter = encounter
web-type-databank = databank
web-type-patrol = patrol
web-type-ai = AI card
