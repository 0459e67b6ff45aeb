### Many matches at once: dejarik simulate, dejarik bench.

lab-decimal-mark = { "." }
lab-thousands-mark = { "," }
lab-percent = { $number } %
lab-interval = { $low }–{ $high }
lab-share = { $share } ({ $interval })
lab-counted = { $count } of { $of }
lab-difference = { $middle } ({ $low } to { $high })
lab-nothing = –
lab-number-wanted = “{ $text }” is not a whole number of at least { $least }.

## Long runs: dejarik lab, dejarik deck measure

lab-results-metavar = FILE
lab-results-help = write every match to this file as it is played; started again with the same file, the run goes on where it was
lab-results-unusable = Line { $line } of “{ $file }” is not a line of results; use another file.
lab-results-other-plan = Line { $line } of “{ $file }” belongs to another plan (other decks, bots, seed or system); use another file.
lab-results-other-edition = Line { $line } of “{ $file }” was played by another version: { $theirs }, and this is { $ours }; use another file.
lab-file-unwritable = The file “{ $file }” cannot be written.
lab-html-help = write a report with plots to this HTML file
lab-parquet-help = write all matches as a table to this Parquet file
lab-parquet-missing = Parquet files need pyarrow; install the “lab” extra: pip install dejarik[lab].
lab-go-on = Run the same command again to go on.
lab-played-of = Matches played: { $played } of { $wanted }.
lab-first-won = The player who went first won { $share }, { $counted }.

## dejarik simulate

lab-simulate-help = let bots play many matches
lab-simulate-description = Lets bots play many matches and reports how often each seat won. The same seed gives the same matches, however many processes play them.
lab-simulate-game-help = the game: destiny, cardgame or outer-rim
lab-simulate-seat-metavar = DECK[:BOT]
lab-simulate-seat-help = what a seat brings and which bot plays it (default: { $bot }), once per seat: a deck in destiny, a light and a dark deck in cardgame, a character (or “character” to choose one in the match) in outer-rim; a single seat plays against the solo opponent
lab-simulate-n-help = number of matches (default: 100)
lab-simulate-seed-help = seed from which each match gets its own (default: 0)
lab-simulate-workers-help = number of processes (default: one per processor)
lab-simulate-cluster-metavar = ADDRESS
lab-simulate-cluster-help = play on the Dask cluster whose scheduler is at this address (tcp://host:8786); “local” starts one on this machine with --workers processes
lab-cluster-missing = Dask is not installed; install the “cluster” extra: pip install dejarik[cluster].
lab-cluster-unreachable = No Dask scheduler answers at “{ $address }”.
lab-cluster-no-workers = The scheduler at “{ $address }” has no workers.
lab-cluster-lost = Lost the cluster at “{ $address }” before all matches were played.
lab-cluster-version = Worker { $worker } runs another version of Dejarik: { $ours } here, { $theirs } there.
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
lab-unknown-bot = Unknown bot “{ $bot }”; choose one of { $known }.
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
lab-draws = No single winner: { $count }.
lab-length = On average { $rounds } rounds and { $decisions } decisions with a choice.
lab-first = The player who went first won { $share } ({ $interval }).
lab-endings = How they ended:

## dejarik bench

lab-bench-help = measure speed
lab-bench-description = Measures random play on one processor, copying, saving and loading, next to other engines if they are installed.
lab-bench-game-help = measure only this game and skip the other engines
lab-bench-sample-metavar = SAMPLE
lab-bench-sample-help = play this sample instead of the first two, which all figures are based on
lab-bench-sample-alone = --sample only works with --game.
lab-bench-unknown-sample = Unknown sample “{ $sample }”; choose one of { $known }.
lab-bench-seconds-help = roughly how many seconds each measurement takes (default: 2)
lab-bench-seconds-wanted = “{ $text }” is not a number of seconds; use at least { $least }.
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
lab-bench-missing = Skipped because they are not installed: { $engines }. The “bench” extra installs them.
lab-bench-interpreted = { $game }, interpreted
lab-bench-note = A decision is a choice between at least two options; figures are medians of { $times } runs.
