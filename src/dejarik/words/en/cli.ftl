### The command line.

## What every command shares

cli-description = A rules-enforced table for three Star Wars tabletop games.
cli-version-help = show the version and exit
cli-lang-help = language of everything that is said
cli-json-help = write JSON for programs
cli-game-metavar = GAME
cli-unknown-game = There is no game “{ $game }”; known are { $known }.
cli-commands = commands
cli-command = COMMAND

## The sentences of the parser itself; %s and %(name)s are filled in by it and have to stay

cli-usage = { "usage: " }
cli-arguments = arguments
cli-options = options
cli-help-help = show this help and exit
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = still needed: %s.
cli-error-one-of = one of these is needed: %s.
cli-error-unrecognized = this cannot be understood here: %s.
cli-error-choice = “%(value)s” is not possible; choose from %(choices)s.
cli-error-value = “%(value)s” is no whole number.
cli-error-parser = there is no command “%(parser_name)s”; known are %(choices)s.
cli-error-expected-one = needs a value.
cli-error-expected-at-most-one = takes at most one value.
cli-error-expected-some = needs at least one value.
cli-error-expected-count = needs this many values: %s.
cli-error-ambiguous = “%(option)s” could be any of %(matches)s.
cli-error-explicit = takes no value, but %s was given.
cli-error-not-allowed-with = cannot stand together with %s.
cli-error-open = “%(filename)s” cannot be opened: %(error)s.

## dejarik rules

cli-rules-help = list, search and show the rules
cli-rules-description = Lists the rules, searches them by words and shows them by id; or counts how many of them are cited in code and proven by tests.
cli-rules-words-metavar = WORD|ID
cli-rules-words-help = words to look for, ids to show, or the beginning of an id to list what is below it
cli-rules-game-help = only the rules of one game: cardgame, destiny or outer-rim
cli-rules-coverage-help = count cited and proven rules and name the missing ones
cli-rules-coverage-alone = The count takes no words; narrow it with --game.
cli-rules-unknown = There is no rule “{ $id }”.
cli-rules-unknown-near = There is no rule “{ $id }”; there is { $near }.
cli-rules-nothing = No rule contains the words “{ $text }”.
cli-rules-game = { $game }: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-rules-hint = List one game with --game, one chapter with the beginning of its ids (destiny.action), or type words to search.
cli-rules-more = { $count ->
    [one] One more rule was found; add a word.
   *[other] { $count } more rules were found; add a word.
}
cli-rules-note = Note: { $note }
cli-rules-descriptive = Nothing to prove: { $reason }
cli-rules-waits = The proof waits for { $reason }.

## dejarik rules --coverage

cli-coverage-total = rules
cli-coverage-descriptive = descr.
cli-coverage-normative = to prove
cli-coverage-cited = cited
cli-coverage-proven = proven
cli-coverage-waiting = waiting
cli-coverage-missing = missing
cli-coverage-no-tests = The tests are not part of an installed package, so only scenarios were counted as proofs; run this in the source tree for the whole count.
cli-coverage-hint = Name a game with --game to see which rules are missing.
cli-coverage-missing-ids = Missing: { $count }
cli-coverage-uncited-ids = Without a place in the code: { $count }
cli-coverage-waiting-ids = Waiting for { $reason }: { $count }
cli-coverage-descriptive-ids = Nothing to prove ({ $count }). { $reason }
