### dejarik deck

deck-help = check, show and convert decks
deck-description = Checks a deck by the rules and names all its faults at once, shows it as a list, or writes it in another form. Exit code 1 means that the deck is not legal.
deck-what-metavar = check|show|convert
deck-what-help = what to do with the deck
deck-metavar = DECK
deck-deck-help = a file (our YAML, JSON or text of the community database, or a save of Tabletop Simulator) or the name of a ready-made deck, such as obi-wan or jedi-knights
deck-format-metavar = FORMAT
deck-format-help = format of play instead of the one the deck names: constructed, starter, standard, trilogy or infinite
deck-to-help = form to convert into: yaml (ours), text or json (community database), tts (Tabletop Simulator, without pictures); yaml if nothing is said
deck-to-alone = --to goes only with “convert”.
deck-nameless = (a deck without a name)
deck-summary = Format: { $format }; team: { $points } points
deck-legal = The deck is legal. Format: { $format }.
deck-illegal = { $count ->
    [one] The deck is not legal in the format “{ $format }”: one fault.
   *[other] The deck is not legal in the format “{ $format }”: { $count } faults.
}
deck-not-playable = { $count ->
    [one] It cannot be played yet, because the abilities of one card do not work: { $cards }.
   *[other] It cannot be played yet, because the abilities of { $count } cards do not work: { $cards }.
}
