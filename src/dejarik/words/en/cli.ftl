### The command line.

## What every command shares

cli-description = A rules-enforced table for three Star Wars tabletop games.
cli-version-help = show the version and exit
cli-version-native = dejarik { $version }, native build
cli-version-written = dejarik { $version }, interpreted: the classes written for a native build, not compiled
cli-version-interpreted = dejarik { $version }
cli-version-outdated = dejarik { $version }, interpreted: the native build is older than the sources
cli-version-other-python = dejarik { $version }, interpreted: the native build is for another Python
cli-version-missing = dejarik { $version }, interpreted: DEJARIK_NATIVE names no native build
cli-version-incomplete = dejarik { $version }, interpreted: files of the native build are missing
cli-lang-help = output language
cli-json-help = print JSON
cli-game-metavar = GAME
cli-unknown-game = Unknown game “{ $game }”; choose one of { $known }.
cli-commands = commands
cli-command = COMMAND

## The sentences of the parser itself; %s and %(name)s are filled in by it and have to stay

cli-usage = { "usage: " }
cli-arguments = arguments
cli-options = options
cli-help-help = show this help and exit
cli-error-argument = %(argument_name)s: %(message)s
cli-error-required = missing arguments: %s.
cli-error-one-of = one of these is required: %s.
cli-error-unrecognized = unrecognized arguments: %s.
cli-error-choice = unknown value “%(value)s”; choose one of %(choices)s.
cli-error-value = “%(value)s” is not a whole number.
cli-error-parser = unknown command “%(parser_name)s”; choose one of %(choices)s.
cli-error-expected-one = needs a value.
cli-error-expected-at-most-one = takes at most one value.
cli-error-expected-some = needs at least one value.
cli-error-expected-count = needs exactly this many values: %s.
cli-error-ambiguous = “%(option)s” is ambiguous: it could be %(matches)s.
cli-error-explicit = takes no value, but got %s.
cli-error-not-allowed-with = cannot be combined with %s.
cli-error-open = cannot open “%(filename)s”: %(error)s.

## dejarik rules

cli-rules-help = list, search and show the rules
cli-rules-description = Lists the rules, searches them by word and shows them by id, or counts how many are cited in the code and proven by tests.
cli-rules-words-metavar = WORD|ID
cli-rules-words-help = words to search for, rule ids to show, or the beginning of an id to list everything under it
cli-rules-game-help = only the rules of one game: cardgame, destiny or outer-rim
cli-rules-coverage-help = count cited and proven rules and list the missing ones
cli-rules-coverage-alone = --coverage takes no words; narrow it down with --game.
cli-rules-unknown = There is no rule “{ $id }”.
cli-rules-unknown-near = There is no rule “{ $id }”; did you mean { $near }?
cli-rules-nothing = No rule contains “{ $text }”.
cli-rules-game = { $game }: { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
cli-rules-hint = List one game with --game or one chapter by the beginning of its ids (destiny.action), or type words to search for.
cli-rules-more = { $count ->
    [one] One more rule was found; add a word.
   *[other] { $count } more rules were found; add a word.
}
cli-rules-note = Note: { $note }
cli-rules-reading = Our reading: no rulebook words this rule.
cli-rules-descriptive = Nothing to prove: { $reason }
cli-rules-waits = Not proven yet: waiting for { $reason }.

## dejarik rules --coverage

cli-coverage-total = rules
cli-coverage-descriptive = descr.
cli-coverage-normative = to prove
cli-coverage-cited = cited
cli-coverage-proven = proven
cli-coverage-waiting = waiting
cli-coverage-missing = missing
cli-coverage-no-tests = An installed package does not include the tests, so only scenarios were counted as proofs; run this in a source checkout for the full count.
cli-coverage-hint = Use --game to see which rules are missing.
cli-coverage-missing-ids = Missing: { $count }
cli-coverage-uncited-ids = Not cited in the code: { $count }
cli-coverage-waiting-ids = Waiting for { $reason }: { $count }
cli-coverage-descriptive-ids = Nothing to prove ({ $count }). { $reason }
