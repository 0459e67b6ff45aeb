### dejarik cards

cards-help = show and search cards, and count which can be played
cards-description = Shows a card by code or name, searches the cards of a game, or counts how many of them can be played. The game may stand first: destiny (which is meant if none is named), cardgame or outer-rim.
cards-name-metavar = [GAME] NAME|CODE
cards-name-help = a card to show, such as Block, 09163, or cardgame Yoda; or only the game to search or count in
cards-name-alone = Name a card or search for cards, not both.
cards-words-metavar = WORDS
cards-search-help = cards with these words in title or subtitle, in English or Russian
cards-set-metavar = SET
cards-set-help = cards of a set, such as CONV or Convergence; in cardgame the number of an objective set, in outer-rim a deck
cards-color-metavar = COLOR
cards-color-help = red, blue, yellow or gray cards
cards-affiliation-metavar = SIDE
cards-affiliation-help = hero, villain or neutral cards; in cardgame jedi, sith and so on, in outer-rim a faction
cards-side-metavar = light|dark
cards-side-help = cards of a side of the Force (cardgame)
cards-keyword-metavar = KEYWORD
cards-keyword-help = cards with a keyword, such as shielding (cardgame)
cards-type-metavar = TYPE
cards-type-help = character, upgrade, downgrade, support, event, plot or battlefield; in cardgame objective, unit, enhancement, event or fate; in outer-rim crew, job and so on
cards-subtype-metavar = SUBTYPE
cards-subtype-help = cards with a subtype, such as droid
cards-rarity-metavar = RARITY
cards-rarity-help = starter, common, uncommon, rare or legendary
cards-number-metavar = NUMBER
cards-cost-help = cards of this cost
cards-health-help = characters with this health
cards-points-help = characters and plots with this point value
cards-force-help = cards with so many Force icons (cardgame)
cards-resources-help = cards that produce so many resources (cardgame)
cards-capacity-help = units and objectives with this damage capacity (cardgame)
cards-priority-help = fate cards of this priority (cardgame)
cards-die-metavar = SIDE
cards-die-help = cards whose die has such a side: “2 melee”, “+1 shield”, “special”; may be given several times
cards-unique-help = unique cards
cards-playable-help = cards that can be played
cards-coverage-help = count playable cards set by set, of all games or of the one named
cards-coverage-alone = The count takes no names and no search.
cards-nothing-asked = Name a card, search with --search, --set, --type, --die and others, or ask for --coverage.
cards-none = No card fits.
cards-unknown = There is no card “{ $text }”.
cards-unknown-word = “{ $text }” is not known here.
cards-no-such-option = The cards of { $game } cannot be searched with --{ $option }.
cards-bad-die = “{ $text }” is no side of a die; write “2 melee”, “+1 shield” or “special”.
cards-bad-fact = --{ $option }: “{ $text }” is not known; possible are { $known }.
cards-bad-word = “{ $text }” is not known here; possible are { $known }.
cards-cost = Cost: { $cost }
cards-found = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
cards-coverage-total = cards
cards-coverage-playable = playable
cards-coverage-all = all
