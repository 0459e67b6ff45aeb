### Scenarios: what the command says, what can be wrong with a file, and why a scenario does not hold.

## dejarik scenario check

scenario-help = check scenarios
scenario-description = A scenario is a position, the moves made in it, and what must be true afterward.
scenario-check-help = run scenarios and report which of them fail
scenario-check-description = Runs the scenarios in files and folders. Exit code 0: all of them hold; 1: some fail; 2: a file contains a mistake.
scenario-path-metavar = PATH
scenario-path-help = a scenario file, or a folder of them
scenario-no-path = There is no file or folder “{ $path }”.
scenario-no-files = There are no scenario files (*.yaml) in { $path }.
scenario-not-text = This file is not UTF-8 text.
scenario-unreadable = This file cannot be read: { $why }
scenario-progress = { $number } of { $total }: { $file }
scenario-summary = { $held ->
        [one] { $held } scenario holds
       *[other] { $held } scenarios hold
    }, { $failed ->
        [one] { $failed } does not
       *[other] { $failed } do not
    }, { $bad ->
        [0] nothing is wrong with the files.
        [one] { $bad } mistake was found in the files.
       *[other] { $bad } mistakes were found in the files.
    }
scenario-legal = Legal choices: { $options }
scenario-log = What happened:

## What is wrong with a file

scenario-bad-yaml = This is not valid YAML: { $problem }.
scenario-bad-endless = Something here contains itself or is nested too deeply.
scenario-bad-no-name = A field needs a name.
scenario-bad-twice = The field “{ $field }” appears twice.
scenario-bad-field = Unknown field “{ $name }”; choose one of { $known }.
scenario-bad-step = Unknown step “{ $name }”; choose one of { $known }.
scenario-bad-game = Unknown game “{ $name }”; choose one of { $known }.
scenario-bad-start = A board cannot start at “{ $name }”; choose one of { $known }.
scenario-bad-missing = The field “{ $field }” is missing.
scenario-bad-no-fields = This must be a set of named fields.
scenario-bad-no-list = This must be a list.
scenario-bad-no-words = This field must be text.
scenario-bad-comma = “{ $name }” has no value. Inside braces a comma starts a new field: put text that contains a comma in quotes.
scenario-bad-no-languages = This field needs a text for each language, such as en: …
scenario-bad-no-number = This must be a number, not “{ $value }”.
scenario-bad-no-truth = This must be true or false, not “{ $value }”.
scenario-bad-no-seat = There is no player “{ $value }”; choose one of { $known }.
scenario-bad-no-card = This must be a card.
scenario-bad-no-characters = Every player needs at least one character.
scenario-bad-seats = There must be two to four players, called A, B, C and D in this order.
scenario-bad-rule = There is no rule “{ $id }”.
scenario-bad-rule-near = There is no rule “{ $id }”; did you mean { $near }?
scenario-bad-one-of = “{ $name }” is not allowed here; choose one of { $known }.
scenario-bad-no-opponent = Only a match against the solo opponent has this deck (solo: true).
scenario-bad-card = There is no card “{ $name }”.
scenario-bad-card-near = There is no card “{ $name }”; did you mean { $near }?
scenario-bad-card-several = Several cards are called “{ $name }”: { $known }. Name one by its code.
scenario-bad-card-type = “{ $name }” ({ $kind }) is not allowed here; allowed: { $wanted }.
scenario-bad-vehicle = Nothing in play is called “{ $name }”, so it cannot be piloted; known names: { $known }.
scenario-bad-die = No card has a die called “{ $name }”.
scenario-bad-die-near = No card has a die called “{ $name }”; did you mean { $near }?
scenario-bad-lent = No card of this player lends a die of “{ $name }”.
scenario-bad-lent-near = No card of this player lends a die of “{ $name }”; what they lend: { $known }.
scenario-bad-side = The die of “{ $card }” has no side “{ $name }”; its sides are { $known }.
scenario-bad-name = Nothing is called “{ $name }”.
scenario-bad-name-near = Nothing is called “{ $name }”; did you mean { $near }?
scenario-bad-name-twice = The name “{ $name }” is already taken.
scenario-bad-not-in-hand = “{ $name }” is not in that hand.
scenario-bad-hints = A puzzle has { $count } hints.
scenario-bad-goal-log = A goal and what loses it speak of the position, not of the log.

## Why a scenario does not hold

scenario-fail-absent = { $seat } cannot choose “{ $words }” here (question: { $question }).
scenario-fail-ambiguous = “{ $words }” is ambiguous: { $matches }.
scenario-fail-open = { $seat } can choose “{ $words }” but should not be able to (question: { $question }).
scenario-fail-not-asked = { $seat } is not being asked; { $other } is (question: { $question }).
scenario-fail-only-absent = Expected but not possible: { $kind } { $words }
scenario-fail-only-more = Possible but not expected: { $more }
scenario-fail-not-refused = “{ $words }” is possible but should be refused by { $rule }.
scenario-fail-refused-otherwise = “{ $words }” should be refused by { $rule }, but is refused by: { $actual }
scenario-fail-value = { $key } should be { $expected } but is { $actual }.
scenario-fail-value-so = { $key } should not be { $expected } but is { $actual }.
scenario-fail-field = “{ $name }” cannot be compared; choose one of { $known }.
scenario-fail-logged = This should not have happened: { $words }
scenario-fail-not-logged = This did not happen, or not in this order: { $words }
scenario-fail-over = The match is over (winner: { $winner }), but the scenario continues.
scenario-fail-saved = Saving and loading changed the state.
scenario-fail-chance-left = Scripted but never rolled: { $names }
scenario-fail-fault = The rules failed: { $fault }
