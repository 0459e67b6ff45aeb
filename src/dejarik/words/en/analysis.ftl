### What decided a match: dejarik analyse.

analysis-help = show what decided a match: luck and errors
analysis-description = Looks at a finished match, choice by choice: how the chances to win went, how lucky each player was, and which choices gave something away. A choice counts as an error only if a better one was open to the player by what they could know.
analysis-record-metavar = RECORD
analysis-record-help = a match that was saved in the terminal or downloaded in the browser
analysis-tries-help = how often each choice is played ahead; more takes longer and finds finer errors
analysis-html-metavar = FILE
analysis-html-help = write a page with plots to this file
analysis-seed-help = seed of the luck that is drawn again (default: 0)
analysis-not-over = The match in “{ $file }” is not over. Only finished matches are analyzed.
analysis-unknown-game = The match in “{ $file }” is of a game that is not here: { $game }.
analysis-thinking = Thinking
analysis-interrupted = Interrupted after { $done } of { $count } choices.

analysis-title = What decided the match
analysis-summary = { $count ->
    [one] One choice
   *[other] { $count } choices
}, each played ahead { $tries } times.
analysis-chances = Chances to win
analysis-chances-of = { $player }: chance to win before each choice
analysis-accounts = Luck and errors
analysis-accounts-how = In percentage points of the chance to win. Luck is what dice and shuffles brought, less what they bring on average. The rest is what nobody can tell apart here: cards drawn and held, and errors in judging positions.
analysis-account-of = { $player }: from the start to the result
analysis-part-start = start
analysis-part-luck = luck
analysis-part-own-errors = own errors
analysis-part-others-errors = others' errors
analysis-part-rest = the rest
analysis-part-result = result
analysis-errors = Errors
analysis-no-errors = No choice surely gave anything away.
analysis-column-number = #
analysis-column-player = player
analysis-column-grade = how grave
analysis-column-chosen = chosen
analysis-column-better = better
analysis-column-lost = lost
analysis-choice = choice { $number }
analysis-blunder = blunder
analysis-mistake = mistake
analysis-inaccuracy = inaccuracy
analysis-lost = { $lost } ± { $error }
analysis-error = { $player }: { $chosen } ({ $lost }); better: { $better }
