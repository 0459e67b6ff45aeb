### The workshop, where decks are built. The web client reads this file itself.

web-workshop = Decks
web-workshop-parts = Parts of the workshop
web-workshop-tab-pool = Cards
web-workshop-tab-deck = Deck
web-workshop-tab-numbers = Numbers
web-workshop-of = { $count }/{ $most }
web-workshop-gallery = Decks of this game come ready-made. Here are the characters and ships you can play.

## Searching and adding

web-workshop-meant = Did you mean
web-workshop-fitting = fits
web-workshop-owned = owned
web-workshop-add = { $count ->
    [0] Add { $name }
   *[other] Add { $name }, { $count } in the deck
}
web-workshop-less = Remove one { $name }
web-workshop-look = Look at { $name }
web-workshop-added = Added: { $name }
web-workshop-removed = Removed: { $name }
web-workshop-harm = { $kind ->
    [color] color
    [plot-color] color
    [affiliation] side
    [affiliation-neutral] side
    [both-sides] side
    [plot-affiliation] side
    [other-side] side
    [copies] copies
    [copies-asked] copies
    [too-many-copies] copies
    [points] points
    [unique] unique
    [size] full
    [not-in-format] format
    [restricted] restricted
    [locked] locked
    [not-playable] not yet
    [set-not-playable] not yet
   *[other] not legal
}
web-workshop-put = Add: { $text }
web-workshop-replace = Replace: { $text }
web-workshop-beside = Add as a second one
web-workshop-take-out = Remove one of { $count }
web-workshop-own = I own
web-workshop-would = Adding it would break the deck:

## The deck

web-workshop-name = Name of the deck
web-workshop-nameless = Unnamed deck
web-workshop-tools = Deck tools
web-workshop-play = Play it
web-workshop-play-not = Only a legal deck can be played.
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-decks = My decks
web-workshop-share = Share
web-workshop-exchange = Import and share
web-workshop-versions = Versions
web-workshop-print = Print
web-workshop-not-kept = This browser cannot store the deck. Export it before you close the page.
web-workshop-empty = The deck is empty. Pick a card to add it.
web-workshop-unknown = Unknown cards
web-workshop-place-team = Team
web-workshop-place-plot = Plot
web-workshop-place-battlefield = Battlefield
web-workshop-place-cards = Deck
web-workshop-place-under = Under the plot
web-workshop-place-affiliation = Affiliation
web-workshop-place-sets = Objective sets
web-workshop-type-upgrade = Upgrades
web-workshop-type-downgrade = Downgrades
web-workshop-type-support = Supports
web-workshop-type-event = Events
web-workshop-type-objective = Objective sets
web-workshop-type-character = Characters
web-workshop-type-ship-sheet = Ships
web-workshop-type-plot = Plots
web-workshop-type-battlefield = Battlefields
web-workshop-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-workshop-elite = Elite, with two dice: { $name }
web-workshop-is-elite = elite
web-workshop-earlier = Move { $name } earlier
web-workshop-later = Move { $name } later

## Legality

web-workshop-format = Format
web-workshop-verdict = { $count ->
    [0] legal
    [one] { $count } fault
   *[other] { $count } faults
}
web-workshop-figure-points = { $count } of { $most } points
web-workshop-figure-cards = { $count } of { $most } cards
web-workshop-figure-sets = { $count } of { $most } objective sets
web-workshop-full = complete
web-workshop-left = { $count } left
web-workshop-over = { $count } too many
web-workshop-legal = Legal. Format: { $text }.
web-workshop-unjudged = The server isn't responding. Your deck is safe; legality is checked later.

## Beginning, keeping, sharing

web-workshop-begin = Start a deck
web-workshop-new = Empty deck
web-workshop-bring = Import a deck
web-workshop-copy = Or copy a ready-made one
web-workshop-copied = Copy of { $name }
web-workshop-put-away = “{ $name }” was removed.
web-workshop-from-link = From a link
web-workshop-brought = Imported
web-workshop-link = Link with the whole deck
web-workshop-export = Export
web-workshop-form = File format
web-workshop-form-yaml = Our own (YAML)
web-workshop-form-text = Text
web-workshop-form-json = JSON of the community database
web-workshop-form-tts = Tabletop Simulator
web-workshop-form-o8d = OCTGN (.o8d)
web-workshop-form-swlcgdb = JSON of swlcgdb
web-workshop-form-code = Share code
web-workshop-write = Show
web-workshop-save = Save
web-workshop-import = Import
web-workshop-drop = You can also drop a file or text anywhere on this page.
web-workshop-read = Read
web-workshop-brought-whole = The deck is in your workshop.
web-workshop-brought-partly = What could be read is in your workshop.
web-workshop-unread = { NUMBER($count) ->
    [one] One line could not be read:
   *[other] { $count } lines could not be read:
}
web-workshop-copy-by-hand = This browser does not let pages copy. Select the text and copy it yourself.
web-workshop-collection = { $count ->
    [one] My collection: { $count } card
   *[other] My collection: { $count } cards
}
web-workshop-backup = Back up
web-workshop-restore = Restore
web-workshop-collection-restored = { $count ->
    [one] Restored: { $count } card.
   *[other] Restored: { $count } cards.
}
web-workshop-collection-none = This file is not a collection of this game.

## Versions

web-workshop-note = What did you change?
web-workshop-no-note = (no note)
web-workshop-keep = Keep this version
web-workshop-return = Go back to it
web-workshop-from = from: { $text }
web-workshop-now = as it is now
web-workshop-compare = Compare
web-workshop-before = Before
web-workshop-after = After
web-workshop-alike = The same cards

## Numbers

web-workshop-numbers-none = Add cards to see what they add up to.
web-workshop-curve = Cost curve
web-workshop-mean = mean { $number }
web-workshop-curve-bar = { $count ->
    [one] Cost { $cost }: { $count } card
   *[other] Cost { $cost }: { $count } cards
}
web-workshop-roll = One roll of the team, on average
web-workshop-blank = blank { $odds }%
web-workshop-resources = Resource curve
web-workshop-resources-have = to spend
web-workshop-resources-cost = cost of cards drawn
web-workshop-resources-about = { $game ->
    [cardgame] Everything so far: your affiliation and three average objectives, used up every time; a hand of six every turn.
   *[other] Everything so far: two resources a round and the team's average roll of resources; a hand of five every round.
}
web-workshop-activations = Die by die: what an activation brings
web-workshop-activations-deck = { $count ->
    [one] { $count } card of the deck with a die
   *[other] { $count } cards of the deck with dice
}
web-workshop-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-workshop-percent = { $odds }%
web-workshop-odds = Odds of having in hand
web-workshop-odds-card = Card { $number }
web-workshop-odds-any = { $count ->
    [one] any card with { $count } copy
   *[other] any card with { $count } copies
}
web-workshop-odds-and = and …
web-workshop-odds-opening = opening hand
web-workshop-odds-round = by round { $number }
web-workshop-odds-about = After the best mulligan, if you play your whole hand every round.
web-workshop-hand = Opening hand
web-workshop-put-back = Put back { $name }
web-workshop-deal = Deal again
web-workshop-mulligan = Mulligan ({ $count })
