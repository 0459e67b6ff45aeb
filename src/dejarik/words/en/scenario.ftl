### Scenarios: what the command says, what can be wrong with a file, and why a scenario does not hold.

## dejarik scenario check

scenario-help = check scenarios
scenario-description = Scenarios are boards with what is done on them and what is then true.
scenario-check-help = run scenarios and tell what does not hold
scenario-check-description = Runs the scenarios of files and folders. The exit code is 0 if all hold, 1 if some do not, 2 if a file is wrong.
scenario-path-metavar = PATH
scenario-path-help = a file with scenarios, or a folder of such files
scenario-no-path = There is no file or folder “{ $path }”.
scenario-no-files = There are no scenarios in { $path }: their files end in .yaml.
scenario-not-text = This file is not a text in UTF-8.
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
scenario-legal = Possible was: { $options }
scenario-log = What happened:

## What is wrong with a file

scenario-bad-yaml = This is no YAML: { $problem }.
scenario-bad-endless = Something here contains itself or is nested too deeply.
scenario-bad-no-name = A field needs a name.
scenario-bad-twice = The field “{ $field }” stands here a second time.
scenario-bad-field = There is no field “{ $name }” here; there is: { $known }.
scenario-bad-step = A step cannot say “{ $name }”; it can say: { $known }.
scenario-bad-game = There is no game “{ $name }”; there is: { $known }.
scenario-bad-start = A board cannot start at “{ $name }”; it can start at: { $known }.
scenario-bad-missing = The field “{ $field }” is missing.
scenario-bad-no-fields = Fields with names are needed here.
scenario-bad-no-list = A list is needed here.
scenario-bad-no-words = Words are needed here.
scenario-bad-no-languages = This needs a text for each language, like en: …
scenario-bad-no-number = A number is needed here, not “{ $value }”.
scenario-bad-no-truth = Either true or false is needed here, not “{ $value }”.
scenario-bad-no-seat = “{ $value }” is no player; there is: { $known }.
scenario-bad-no-card = A card is needed here.
scenario-bad-no-characters = Every player needs at least one character.
scenario-bad-seats = Two to four players are needed, called A, B, C and D in this order.
scenario-bad-rule = There is no rule “{ $id }”.
scenario-bad-rule-near = There is no rule “{ $id }”; there is { $near }.
scenario-bad-one-of = “{ $name }” cannot stand here; what can: { $known }.
scenario-bad-no-opponent = Only a match against the solo opponent has such a deck (solo: true).
scenario-bad-card = There is no card “{ $name }”.
scenario-bad-card-near = There is no card “{ $name }”; there is: { $near }.
scenario-bad-card-several = There are several cards “{ $name }”: { $known }. Name one by its code.
scenario-bad-card-type = “{ $name }” ({ $kind }) cannot lie here; what can: { $wanted }.
scenario-bad-die = There is no die “{ $name }” on a card.
scenario-bad-die-near = There is no die “{ $name }” on a card; there is: { $near }.
scenario-bad-side = The die of “{ $card }” has no side “{ $name }”; it has: { $known }.
scenario-bad-name = Nothing is called “{ $name }”.
scenario-bad-name-near = Nothing is called “{ $name }”; there is: { $near }.
scenario-bad-name-twice = The name “{ $name }” is taken.
scenario-bad-not-in-hand = “{ $name }” is not in that hand.

## Why a scenario does not hold

scenario-fail-absent = { $seat } cannot choose “{ $words }” here (question: { $question }).
scenario-fail-ambiguous = “{ $words }” could be any of: { $matches }.
scenario-fail-open = { $seat } can choose “{ $words }”, but should not be able to (question: { $question }).
scenario-fail-not-asked = { $seat } is not asked anything: { $other } is (question: { $question }).
scenario-fail-only-absent = Expected but not possible: { $kind } { $words }
scenario-fail-only-more = Possible but not expected: { $more }
scenario-fail-not-refused = “{ $words }” is possible, but should be refused by { $rule }.
scenario-fail-refused-otherwise = “{ $words }” should be refused by { $rule }, but what refuses it is: { $actual }
scenario-fail-value = { $key } should be { $expected }, but is { $actual }.
scenario-fail-value-so = { $key } should not be { $expected }, but is { $actual }.
scenario-fail-field = There is no “{ $name }” to compare; there is: { $known }.
scenario-fail-logged = This should not have happened: { $words }
scenario-fail-not-logged = This has not happened, or not in this order: { $words }
scenario-fail-over = The match is over (winner: { $winner }), but the scenario goes on.
scenario-fail-saved = The state is not the same after saving and loading.
scenario-fail-chance-left = Scripted, but never rolled: { $names }
scenario-fail-fault = The rules broke: { $fault }

## Headings of the gallery: chapters

scenario-chapter-abilities = Abilities
scenario-chapter-actions = Actions
scenario-chapter-additional-actions = Additional actions
scenario-chapter-bounties = Bounties
scenario-chapter-claiming = Claiming the battlefield
scenario-chapter-clarifications = Clarifications of single cards
scenario-chapter-combat = Combat
scenario-chapter-damage = Damage and shields
scenario-chapter-decks = Building decks
scenario-chapter-delivering = Deliveries
scenario-chapter-dice = Dice
scenario-chapter-edge-battles = Edge battles
scenario-chapter-encounters = Encounters
scenario-chapter-hardest-cards = The hardest cards
scenario-chapter-keywords = Keywords
scenario-chapter-market = The market
scenario-chapter-movement = Movement
scenario-chapter-multiplayer = Three and four players
scenario-chapter-patrols = Patrols
scenario-chapter-phases = Phases
scenario-chapter-players = Players and trades
scenario-chapter-playing = Playing cards
scenario-chapter-queue = The queue
scenario-chapter-resources = Resources
scenario-chapter-rounds = Rounds and upkeep
scenario-chapter-setup = Setup
scenario-chapter-setup-and-decks = Setup and decks
scenario-chapter-solo = The solo opponent
scenario-chapter-strikes = Strikes
scenario-chapter-terms = Terms
scenario-chapter-zones = Zones
