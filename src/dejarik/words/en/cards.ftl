### dejarik cards

cards-help = show and search cards, and count which can be played
cards-description = Shows a card by code or name, searches all official cards of Destiny, or counts how many of them can be played.
cards-name-metavar = NAME|CODE
cards-name-help = a card to show, such as Block or 09163
cards-name-alone = Name a card or search for cards, not both.
cards-words-metavar = WORDS
cards-search-help = cards with these words in title or subtitle, in English or Russian
cards-set-metavar = SET
cards-set-help = cards of a set, such as CONV or Convergence
cards-colour-metavar = COLOR
cards-colour-help = red, blue, yellow or gray cards
cards-affiliation-metavar = SIDE
cards-affiliation-help = hero, villain or neutral cards
cards-type-metavar = TYPE
cards-type-help = character, upgrade, downgrade, support, event, plot or battlefield
cards-subtype-metavar = SUBTYPE
cards-subtype-help = cards with a subtype, such as droid
cards-rarity-metavar = RARITY
cards-rarity-help = starter, common, uncommon, rare or legendary
cards-number-metavar = NUMBER
cards-cost-help = cards of this cost
cards-health-help = characters with this health
cards-points-help = characters and plots with this point value
cards-die-metavar = SIDE
cards-die-help = cards whose die has such a side: “2 melee”, “+1 shield”, “special”; may be given several times
cards-unique-help = unique cards
cards-playable-help = cards that can be played
cards-coverage-help = count playable cards set by set
cards-coverage-alone = The count takes no names and no search.
cards-nothing-asked = Name a card, search with --search, --set, --type, --die and others, or ask for --coverage.
cards-none = No card fits.
cards-bad-die = “{ $text }” is no side of a die; write “2 melee”, “+1 shield” or “special”.
cards-bad-word = “{ $text }” is not known here; possible are { $known }.
cards-not-playable = Its abilities do not work here yet, so it cannot be played.
cards-found = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
cards-coverage-set = set
cards-coverage-total = cards
cards-coverage-playable = playable
cards-coverage-all = all
