### dejarik deck

deck-help = check, show and convert decks
deck-description = Checks a deck by the rules and names all its faults at once, shows it as a list, or writes it in another form. Exit code 1 means that the deck is not legal.
deck-what-metavar = check|show|convert
deck-what-help = what to do with the deck
deck-metavar = DECK
deck-deck-help = a file (our YAML, JSON or text of the community database, or a save of Tabletop Simulator) or the name of a ready-made deck, such as obi-wan or jedi-knights; for cardgame our text, OCTGN .o8d, the JSON of swlcgdb, a share code, or jedi, sith and so on
deck-game-help = the game, if it cannot be seen from the deck: destiny or cardgame
deck-format-metavar = FORMAT
deck-format-help = format of play instead of the one the deck names: constructed, starter, standard, trilogy or infinite
deck-to-metavar = FORM
deck-to-help = form to convert into: yaml (ours), text or json (community database) or tts (Tabletop Simulator, without pictures) for destiny; text, o8d, swlcgdb or code for cardgame; the first if nothing is said
deck-unknown-form = “{ $form }” is no form for this deck; there are { $known }.
deck-nowhere = There is neither a ready-made deck nor a file “{ $deck }”. Ready-made decks: { $known }.
deck-to-alone = --to goes only with “convert”.
deck-nameless = (a deck without a name)
deck-summary = Format: { $format }; team: { $points } points
deck-legal = The deck is legal. Format: { $format }.
deck-illegal = { $count ->
    [one] The deck is not legal in the format “{ $format }”: one fault.
   *[other] The deck is not legal in the format “{ $format }”: { $count } faults.
}
deck-not-playable = { $count ->
    [one] It cannot be played yet, because the abilities of one card are missing.
   *[other] It cannot be played yet, because the abilities of { $count } cards are missing.
}
