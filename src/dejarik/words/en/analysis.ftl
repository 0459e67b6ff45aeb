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
analysis-planned = { $count ->
    [one] One choice
   *[other] { $count } choices
}. Choices in a player's own turn were compared with the likely best ones where the turn ends, on the same deals and dice. Characters, actions, trades and discards in the market were only planned.
analysis-chances = Chances to win
analysis-chances-of = { $player }: chance to win before each choice
analysis-accounts = Luck and errors
analysis-accounts-how = In percentage points of the chance to win; ± is half of the interval that holds a figure in 19 of 20 cases. Luck is what dice and cards brought, less what they bring on average. Errors are those listed below, together: they are measured against the best choice, by what the player could know. Other choices are all else that a player's choices changed, compared with usual play; usual play errs, too, so they often make up for part of the errors. The rest is what only a look farther ahead could tell.
analysis-accounts-planned = In percentage points of the chance to win; ± is half of the interval that holds a figure in 19 of 20 cases. Luck is what dice and cards brought, less what they bring on average. Errors are those listed below, together: they are measured against the best choice where the turn ends, by what the player could know. Other choices are everything else that a player's choices changed.
analysis-account-of = { $player }: from the start to the result
analysis-part-start = start
analysis-part-luck = luck
analysis-part-own-play = own play
analysis-part-others-play = others' play
analysis-part-own-errors = own errors
analysis-part-own-choices = own other choices
analysis-part-others-errors = others' errors
analysis-part-others-choices = others' other choices
analysis-part-rest = the rest
analysis-part-result = result
analysis-errors = Errors
analysis-no-errors = No choice surely gave anything away.
analysis-lucky = Luck favored { $player } most: { $amount } percentage points.
analysis-even = Luck was even, as far as anybody can tell.
analysis-played = { $player } played best: choices, errors included, brought { $amount } percentage points.
analysis-worst = The costliest error: { $player }, choice { $number }, { $lost } percentage points. Chosen: { $chosen }. Better: { $better }.
analysis-progress = { $game ->
    [destiny] round { $number }
    [cardgame] turn { $number }
   *[other] fame { $number }
}
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
analysis-error = { $player }: { $chosen } ({ $lost }); better: { $better }
analysis-question = Question: { $question }

analysis-positions = Find the better choice
analysis-positions-how = Boards of this match as the player saw them. Whatever is as good as the best choice, as far as anybody can tell, counts as found.
analysis-positions-show = Show what each option leaves
analysis-position = { $player }, choice { $number }
analysis-column-option = option
analysis-column-verdict = verdict
analysis-column-chance = chance to win
analysis-was-chosen = chosen in the match
analysis-good = found
analysis-worse = worse
analysis-practice-help = try the critical positions again, one after the other
analysis-practice-none = There was no choice at which much was at stake.
analysis-practice-count = Position { $number } of { $count }.
analysis-practice-ask = Your choice (number; Enter shows the answer, q ends)
analysis-practice-number = Type a number from 1 to { $count }.
analysis-practice-found = Found. This is as good as the best choice.
analysis-practice-best = Found. This is the best choice.
analysis-practice-lost = { $lost } { $count ->
    [one] percentage point
   *[other] percentage points
} less than the best choice.
analysis-practice-answer = Best: { $option } ({ $chance })
analysis-practice-played = In the match: { $option } ({ $chance })
analysis-practice-end = { $found } of { $count } found at the first try.
analysis-practice-or-json = --practice asks at the keyboard and cannot go together with --json.
