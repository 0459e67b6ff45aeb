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
