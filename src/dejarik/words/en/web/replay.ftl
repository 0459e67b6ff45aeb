### Replays. The web client reads this file itself.

web-replay = Replay
web-step = Step
web-step-of = step { $step } of { $last }
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-forward = One step forward
web-play-on = Play
web-pause = Pause
web-share = Copy link
web-fork = Play on from here
web-fork-as = As { $name }

# What decided the match
web-analysis = What decided it?
web-analysis-thinking = Thinking about choice { $done } of { $count }
web-analysis-failed = This match could not be analyzed.
web-analysis-late = The server ran out of time. What it found until then is below; ask again when it has less to do.
web-analysis-whose = Whose chances
web-analysis-chances = { $name }: chance to win
web-analysis-course = From { $start } at the beginning to { $end } at the end
web-analysis-accounts = Luck and errors
web-analysis-part-start = start
web-analysis-part-luck = luck
web-analysis-part-own-play = own play
web-analysis-part-others-play = others' play
web-analysis-part-own-errors = own errors
web-analysis-part-own-choices = own other choices
web-analysis-part-others-errors = others' errors
web-analysis-part-others-choices = others' other choices
web-analysis-part-rest = the rest
web-analysis-part-result = result
web-analysis-how = Percentage points of the chance to win; ± is half of the interval that holds a figure in 19 of 20 cases. Luck is what dice and cards brought, less what they bring on average. Errors are those listed below, together: they are measured against the best choice, by what the player could know. Other choices are all else that a player's choices changed, compared with usual play; usual play errs, too, so they often make up for part of the errors. The rest is what only a look farther ahead could tell.
web-analysis-how-planned = Percentage points of the chance to win; ± is half of the interval that holds a figure in 19 of 20 cases. Luck is what dice and cards brought, less what they bring on average. Errors are those listed below, together: they are measured against the best choice where the turn ends, by what the player could know. Other choices are everything else that a player's choices changed.
web-analysis-errors = Choices that gave something away
web-analysis-inaccuracy = inaccuracy
web-analysis-mistake = mistake
web-analysis-blunder = blunder
web-analysis-lost = lost: { $lost }
web-analysis-chosen = Chosen: { $text } ({ $chance })
web-analysis-better = Better: { $text } ({ $chance })
web-analysis-show = Show the position
web-analysis-no-errors = No choice surely gave anything away.

# Critical positions to try again
web-practice = Find the better choice
web-practice-how = Boards of this match as the player saw them. Whatever is as good as the best choice, as far as anybody can tell, counts as found.
web-practice-try = Try again
web-practice-mistakes = Retry the mistakes
web-practice-stake = { $stake } at stake
web-practice-was-found = { $stake } at stake, found
web-practice-whose = { $name }, choice { $number }
web-practice-ask = What would you choose? You see what the player saw.
web-practice-best = Found. This is the best choice.
web-practice-found = Found. This is as good as the best choice.
web-practice-lost = { $lost } { $count ->
    [one] percentage point
   *[other] percentage points
} less than the best choice. Try another one.
web-practice-option = Option
web-practice-good = as good as the best
web-practice-played = chosen in the match
web-practice-show = Show the answer
web-practice-again = Once more
web-practice-next = Next position
web-practice-back = Back
web-analysis-choice = choice { $number }
