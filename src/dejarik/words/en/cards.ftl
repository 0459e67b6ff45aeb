### dejarik cards

cards-help = show and search cards, and count how many are playable
cards-description = Shows cards by code or name, searches the cards of a game, or counts how many are playable. Name the game first: destiny (the default), cardgame or outer-rim.
cards-name-metavar = [GAME] NAME|CODE
cards-name-help = a card to show, such as Block, 09163 or cardgame Yoda; or several codes; or just the game to search or count in
cards-name-alone = Name a card or search for cards, not both.
cards-words-metavar = QUERY
cards-search-help = a query: words, or keys such as t:upgrade c<=2 die>=2melee; docs/searching.md lists them
cards-owned-metavar = FILE
cards-owned-help = a collection that the deck workshop has backed up, for is:owned in a query
cards-owned-unreadable = The file “{ $file }” cannot be read.
cards-owned-none = “{ $file }” is not a collection of this game.
cards-set-metavar = SET
cards-set-help = cards from a set, such as CONV or Convergence; in cardgame, an objective set number or a product such as edge-of-darkness; in outer-rim, a deck
cards-color-metavar = COLOR
cards-color-help = red, blue, yellow or gray cards
cards-affiliation-metavar = SIDE
cards-affiliation-help = hero, villain or neutral cards; in cardgame jedi, sith and so on; in outer-rim, a faction
cards-side-metavar = light|dark
cards-side-help = cards on one side of the Force (cardgame)
cards-keyword-metavar = KEYWORD
cards-keyword-help = cards with a keyword, such as shielding (cardgame)
cards-type-metavar = TYPE
cards-type-help = character, upgrade, downgrade, support, event, plot or battlefield; in cardgame objective, unit, enhancement, event, fate or mission; in outer-rim crew, job and so on
cards-subtype-metavar = SUBTYPE
cards-subtype-help = cards with a subtype, such as droid
cards-rarity-metavar = RARITY
cards-rarity-help = starter, common, uncommon, rare or legendary
cards-number-metavar = NUMBER
cards-cost-help = cards with this cost
cards-health-help = characters with this health
cards-points-help = characters and plots with this point value
cards-force-help = cards with this many Force icons (cardgame)
cards-resources-help = cards that produce this many resources (cardgame)
cards-capacity-help = units and objectives with this damage capacity (cardgame)
cards-priority-help = fate cards with this priority (cardgame)
cards-die-metavar = SIDE
cards-die-help = cards whose die has this side: “2 melee”, “+1 shield”, “special”; can be repeated
cards-unique-help = unique cards only
cards-playable-help = playable cards only
cards-coverage-help = count the playable cards in each set, for all games or the one named
cards-coverage-alone = --coverage cannot be combined with a card name or a search.
cards-nothing-asked = Name a card, search with --search, --set, --type, --die and so on, or use --coverage.
cards-none = No cards match.
cards-namesakes = Several cards have this name. Type the code of one to see it:
cards-unknown = There is no card “{ $text }”.
cards-no-such-option = { $game } cards cannot be searched with --{ $option }.
cards-reading = { $title }: dejarik rules { $id }
cards-cost = Cost: { $cost }
cards-found = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
cards-coverage-total = cards
cards-coverage-playable = playable
cards-coverage-all = total
