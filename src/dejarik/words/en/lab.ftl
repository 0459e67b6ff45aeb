### Many matches at once: dejarik simulate, dejarik lab, dejarik bench.

lab-decimal-mark = { "." }
lab-thousands-mark = { "," }
lab-percent = { $number } %
lab-about = { $number } ± { $error }
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

## dejarik lab

lab-help = tournaments, and how strong bots are
lab-description = Long runs between bots that can be stopped and taken up again: tournaments, how strong the bots are, and the weights of those that think. For a single series of matches, use dejarik simulate.
lab-file-metavar = FILE
lab-progress-help = a file that records the progress; started again with it, the work goes on where it stopped
lab-unknown-level = Unknown level “{ $level }”; choose one of { $known }.
lab-ladder-help = let every bot play every other
lab-ladder-description = Lets every bot play every other and itself. Each pair of decks is played from both seats with the same luck; a bot against itself shows how large chance is.
lab-ladder-bot-metavar = BOT
lab-ladder-bot-help = a bot that takes part, as often as you like (default: all, the strongest first)
lab-ladder-only-metavar = BOT:BOT
lab-ladder-only-help = only these two meet, as often as you like (default: everybody meets everybody)
lab-ladder-only-wanted = “{ $text }” is not a pair of bots such as thinker-hard:simple.
lab-ladder-only-alone = Use either --bot or --only.
lab-ladder-pair-metavar = [GROUP=]DECK:DECK
lab-ladder-pair-help = decks that meet, as often as you like (default: all ready-made ones that can); each group gets its own table
lab-ladder-pair-wanted = “{ $text }” is not a pair of decks such as obi-wan:grievous.
lab-ladder-n-help = number of matches between two bots in each group of decks (default: { $count })
lab-ladder-markdown-help = print tables in Markdown
lab-ladder-origin = { $edition }, seed { $seed }.
lab-ladder-itself = (itself)
lab-ladder-thinking = { $bot } thinks for { $mean } s on average, { $most } s or less in 95 % of choices, and { $longest } s at most (processor time).
lab-column-opponent = opponent
lab-column-decks = deck 1 + deck 2
lab-column-adjusted = luck taken off
lab-column-first-deck = with deck 1
lab-column-second-deck = with deck 2
lab-column-choices = choices
lab-column-mean = mean, s
lab-column-most = 95 %, s
lab-column-longest = longest, s
lab-train-help = fit the weights by which bots play ahead
lab-train-description = Lets thinkers play each other, fits the weights of the game further to their choices and to who wins, and keeps the new ones only if thinkers that use them win so many of at least 200 matches against the old ones that it is hardly luck. The next run goes on from there.
lab-train-teacher-help = the bot whose choices are learned (default: thinker-easy, so the game learns from its own matches)
lab-train-matches-help = number of matches to learn from (default: 400, or 1200 for the numbers of a plan)
lab-train-trials-help = number of matches between old and new weights (default: 200, the fewest that count)
lab-train-level-metavar = LEVEL
lab-train-level-help = level of the thinkers that play them: beginner, easy, medium or hard (default: easy, or hard for the numbers of a plan)
lab-train-practice-help = number of quick matches in which the policy learns by itself (default: none)
lab-train-practicing = Practicing
lab-train-only-help = fit nothing else: the policy, by which options are chosen when playing ahead, or the judgment of positions
lab-train-quick-help = number of quick matches from which positions are judged, before those of the teacher (default: 4000)
lab-train-judging = Judging positions
lab-train-from-nothing-help = fit from nothing instead of from the weights that the game has
lab-train-shipped-help = fit nothing: try the weights that come with the game against none, or the numbers of a plan against what they were before they were fitted, and note it in their origin if they win
lab-train-shipped-alone = --shipped fits nothing, so only --trials, --level and --seed go with it.
lab-train-no-former = In “{ $game }” nothing says what the numbers of the plan were before, so there is nothing to try them against.
lab-train-shipped-won = Their origin says so now.
lab-train-shipped-lost = Their origin stays as it was.
lab-train-output-help = write the new weights to this file, whether they win or not
lab-train-other-plan = “{ $file }” belongs to another training, or to other weights than the game has now.
lab-train-nothing = No match could be played to its end.
lab-train-nothing-to-fit = Nothing can be fitted in “{ $game }”: its bots neither play ahead nor plan by numbers.
lab-train-senseless = { $option } makes no sense in “{ $game }”: bots do not play ahead there, so the numbers of their plan are fitted, by matches between plans.
lab-train-compared = Learned from { NUMBER($pairs) } pairs of matches; { NUMBER($failed) } could not be played.
lab-train-moved = { $name }: { $old } → { $new }
lab-train-unmoved = No number stood out: all stay, and there is nothing to try.
lab-train-trying = Old against new
lab-train-played = Learned from { NUMBER($matches) } matches with { NUMBER($choices) } choices; { NUMBER($failed) } could not be played.
lab-train-fitted = { NUMBER($words) } weights, which foretell { $foretold } of the choices; the best SCALE is { $stretch } times the present one.
lab-train-practiced = Practiced in { NUMBER($matches) } matches: { NUMBER($words) } weights.
lab-train-judged = Judged { NUMBER($positions) } positions.
lab-train-surprise = Surprise at who won, in matches held back: { $surprise }, by the hand-written evaluation { $former } (less is better, 0.693 knows nothing).
lab-train-tried = The new weights won { NUMBER($wins) } of { NUMBER($of) }: { $share } ({ $interval }).
lab-train-unplayed = { NUMBER($matches) } could not be played.
lab-train-accepted = They replace the old ones.
lab-train-refused = The old ones stay.

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
lab-bench-interpreted = interpreted
lab-bench-note = A decision is a choice between at least two options; figures are medians of { $times } runs.

## Puzzles from matches

lab-puzzles-help = look for puzzles in matches
lab-puzzles-description = Plays matches between bots and looks at every decision for something that can be reached for certain, by one or two first choices only. What simple bots and luck do not find is rated by bots of every level and kept.
lab-puzzles-n-help = number of matches to play (default: { $count })
lab-puzzles-record-help = a record of a finished match to look at, too, as often as you like
lab-puzzles-wanted-help = most puzzles to keep (default: { $count })
lab-puzzles-output-help = a file for the puzzles; those it already holds stay. With --check, the file to check (default: the puzzles that come with the game)
lab-puzzles-check-help = prove all puzzles of the file again by the rules of today
lab-puzzles-remove-help = with --check: remove from the file what can no longer be proved
lab-puzzles-remove-alone = --remove goes with --check.
lab-puzzles-bad-file = “{ $file }” cannot be read: { $fault }
lab-puzzles-other-game = “{ $file }” is about another game.
lab-puzzles-none = There are no puzzles in “{ $file }”.
lab-puzzles-looking = Looking for puzzles
lab-puzzles-rating = Rating
lab-puzzles-proving = Proving
lab-puzzles-looked = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} searched.
lab-puzzles-column-reason = What came of it
lab-puzzles-column-count = Count
lab-puzzles-positions = positions searched
lab-puzzles-within-reach = aims within reach
lab-puzzles-too-wide = positions with too much to try
lab-puzzles-not-narrow = too many first choices reach it
lab-puzzles-not-sure = not certain
lab-puzzles-proof-too-wide = too much to try for a proof
lab-puzzles-too-short = too few choices
lab-puzzles-seen-before = the same idea earlier in the match
lab-puzzles-solution-differs = the solution does not hold in the match
lab-puzzles-not-in-other-deals = not true in another deal
lab-puzzles-by-luck = solved by luck
lab-puzzles-simple-finds-it = found by the bot “simple”
lab-puzzles-found = puzzles
lab-puzzles-kept = { $count ->
    [one] { $count } puzzle kept.
   *[other] { $count } puzzles kept.
}
lab-puzzles-rated = Rating { $rating }: { $count }
lab-puzzles-proved = { $count } of { $of } puzzles proved.
lab-puzzles-disproved = { $name } is no longer a puzzle: { $fault }.
lab-puzzles-removed = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} removed from “{ $file }”.
