### dejarik deck

deck-help = check, show, convert and measure decks
deck-description = Checks a deck against the rules and lists all its faults at once, shows it as a list, or converts it to another format. Exit code 1 means the deck is not legal.
deck-check-help = list all faults of a deck
deck-show-help = show a deck as a list
deck-convert-help = write a deck in another format
deck-metavar = DECK
deck-deck-help = a file (our YAML, the community database's JSON or text, or a Tabletop Simulator save) or the name of a ready-made deck such as obi-wan or jedi-knights; for cardgame: our text, OCTGN .o8d, swlcgdb JSON, a share code, or jedi, sith and so on
deck-game-help = the game, if it is not clear from the deck: destiny or cardgame
deck-format-metavar = FORMAT
deck-format-help = check against this format instead of the one the deck names: constructed, starter, draft, standard, trilogy or infinite; for cardgame constructed or tournament
deck-to-metavar = FORM
deck-to-help = file format: yaml (ours), text or json (community database) or tts (Tabletop Simulator, without pictures) for destiny; text, o8d, swlcgdb or code for cardgame; the first is the default
deck-unknown-form = A deck of this game cannot be converted to “{ $form }”; choose one of { $known }.
deck-nowhere = There is neither a ready-made deck nor a file called “{ $deck }”. Ready-made decks: { $known }.
deck-to-alone = --to only works with “convert”.
deck-nameless = (unnamed deck)
deck-summary = Format: { $format }; team: { $points } points
deck-legal = The deck is legal. Format: { $format }.
deck-illegal = { $count ->
    [one] The deck is not legal in the “{ $format }” format: one fault.
   *[other] The deck is not legal in the “{ $format }” format: { $count } faults.
}
deck-not-playable = { $count ->
    [one] It cannot be played yet: the abilities of one card are missing.
   *[other] It cannot be played yet: the abilities of { $count } cards are missing.
}
