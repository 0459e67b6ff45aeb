### Many matches at once: dejarik simulate, dejarik bench.

lab-decimal-mark = { "." }
lab-thousands-mark = { "," }
lab-percent = { $number } %
lab-interval = { $low }–{ $high }
lab-number-wanted = “{ $text }” is not a whole number of at least { $least }.

## dejarik simulate

lab-simulate-help = let bots play many matches
lab-simulate-description = Lets bots play many matches and tells how often each seat won. Equal seeds give equal matches, however many processes play them.
lab-simulate-game-help = which game: destiny, cardgame or outer-rim
lab-simulate-seat-metavar = DECK[:BOT]
lab-simulate-seat-help = what a seat brings and which bot plays it ({ $bot } unless named), once for each seat: destiny a deck, cardgame a light and a dark deck, outer-rim a character, or “character” to choose one; a single seat plays against the solo opponent
lab-simulate-n-help = how many matches (100)
lab-simulate-seed-help = the seed from which each match gets its own (0)
lab-simulate-workers-help = how many processes play; as many as there are processors unless named
lab-simulate-cluster-metavar = ADDRESS
lab-simulate-cluster-help = play on the Dask cluster whose scheduler has this address (tcp://host:8786); “local” starts one on this machine with --workers processes
lab-cluster-missing = Dask is not installed; the extra “cluster” brings it: pip install dejarik[cluster].
lab-cluster-unreachable = No Dask scheduler answers at “{ $address }”.
lab-cluster-no-workers = The scheduler at “{ $address }” has no workers.
lab-cluster-lost = The cluster at “{ $address }” was lost before all matches were played.
lab-cluster-version = The worker { $worker } has another version of Dejarik: here { $ours }, there { $theirs }.
lab-seats-wanted = { $count ->
    [0] No seat is named
    [one] Only one seat is named
   *[other] { $count } seats are named
}; the game needs at least { $least } and at most { $most } (--seat DECK[:BOT] for each).
    .exactly = { $count ->
    [0] No seat is named
    [one] Only one seat is named
   *[other] { $count } seats are named
}; the game needs exactly { $most } (--seat DECK[:BOT] for each).
lab-unknown-bot = There is no bot “{ $bot }”; known are { $known }.
lab-playing = Playing
lab-interrupted = Interrupted after { $played } of { $wanted } matches.
lab-matches = { $count ->
    [one] One match of { $game }
   *[other] { $count } matches of { $game }
}, seed { $seed }
lab-column-deck = deck
lab-column-bot = bot
lab-column-wins = wins
lab-column-share = share
lab-column-interval = 95 % interval
lab-draws = Without a single winner: { $count }.
lab-length = On average { $rounds } rounds and { $decisions } decisions with a choice.
lab-first = Whoever went first won { $share } ({ $interval }).
lab-endings = How they ended:

## dejarik bench

lab-bench-help = measure speed
lab-bench-description = Measures random play on one processor, copies, saving and loading, beside other engines where they are installed.
lab-bench-game-help = measure only this game; the other engines are left out
lab-bench-sample-metavar = SAMPLE
lab-bench-sample-help = play this sample of the game instead of the first two, with which all figures are made
lab-bench-sample-alone = --sample goes only with --game.
lab-bench-unknown-sample = There is no sample “{ $sample }”; there are: { $known }.
lab-bench-seconds-help = about so many seconds for each measurement (2)
lab-bench-seconds-wanted = “{ $text }” is no number of seconds; at least { $least } are needed.
lab-measuring = Measuring { $what }
lab-bench-column-what = per processor core
lab-bench-decisions-per-second = decisions per second
lab-bench-matches-per-second = matches per second
lab-bench-copy-us = copy of a state, µs
lab-bench-save-load-us = save and load, µs
lab-bench-bytes-per-state = saved state, bytes
lab-bench-import-seconds = import with all cards, s
lab-bench-engine = engine
lab-bench-game = game
lab-bench-missing = Not installed, so left out: { $engines }. The extra “bench” brings them.
lab-bench-note = A decision is a choice among at least two options; figures are medians of { $times } runs.
