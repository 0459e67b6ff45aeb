### The web table: what the server says.

table-awaited = Waiting for { $player }.
table-numbered = { $name } { NUMBER($number) }
table-open-seat = Open seat
table-player = Player { $number }
table-bot-random = Bot (random)
table-bot-simple = Bot (simple)
table-bot-rules = Solo opponent
table-won = Won by { LIST($players, "and") }.
table-drawn = A draw.
table-not-built = The web pages are not built yet; the server itself works, see /healthz.

## Problems: what cannot be done

table-problem-not-found = Not found.
table-problem-not-asked = It is not your turn to answer.
table-problem-stale = The match has moved on; take another look.
table-problem-illegal = You cannot choose this now.
table-problem-not-yours = This is not yours to decide.
table-problem-over = The match is over.
table-problem-time-up = Your time is up.
table-problem-not-over = This is only possible once the match is over.
table-problem-too-fast = Too many requests; wait a moment.
table-problem-too-long = This is too long; the limit is { $most }.
table-problem-bad-request = The request makes no sense.
table-problem-other-version = This was played with version { $version } of the rules; this is version { $ours }.
table-problem-fault = This is our mistake; nothing was changed.
table-problem-away = The server cannot reach its database; try again in a moment.
table-problem-not-all-here = Not everybody is here yet.
table-problem-no-undo = There is nothing to undo.
table-problem-no-request = Nobody has asked to undo anything.
table-problem-no-open-seat = All seats are taken.
table-problem-invitation = This invitation is for another match.
table-problem-no-game = There is no such game.
table-problem-no-bot = There is no such bot.
table-problem-no-deck = There is no such deck.
table-problem-no-option = There is no such option.
table-problem-own-deck = This deck has faults and cannot be played.
table-problem-not-together = { $why }
table-problem-no-me = You have to take part yourself.
table-problem-no-step = There is no such step.
table-problem-no-seat = There is no such seat.
table-problem-no-record = This is not a saved match.
table-problem-no-filter = Cards cannot be searched by that.
table-problem-differs = Under these rules choice { $number } of { $count } leads elsewhere.
table-problem-players = This game is for { $fewest } to { $most } players.
table-problem-clock = A clock can have 0 seconds to 24 hours.
table-problem-seed = You can only set the seed in a match without other people; it is a whole number, 0 or greater.

## The command

serve-help = run the server and play in the browser
serve-description = Runs the server for playing in the browser, against bots and with friends.
serve-host-metavar = ADDRESS
serve-port-metavar = NUMBER
serve-database-metavar = FILE|URL
serve-host-help = the address to listen on (127.0.0.1: this machine only)
serve-port-help = the port to listen on
serve-database-help = where matches are kept: a file (SQLite) or postgresql://…
serve-workers-help = number of server processes; more than one needs PostgreSQL
serve-open-help = open the page in the browser
serve-at = Serving at { $address }. Press Ctrl+C to stop.
serve-workers-need-postgres = Several processes need a PostgreSQL database; name one with --database.
serve-postgres-missing = The PostgreSQL driver is not installed; install the “postgres” extra: pip install dejarik[postgres].
serve-bad-workers = At least one process is needed.
serve-bad-database = “{ $database }” is neither a file nor the address of an SQLite or PostgreSQL database.
serve-no-database = The database “{ $database }” cannot be used: { $reason }.
serve-bad-port = A port is a number from 0 to { $most }.
serve-port-taken = Cannot use port { $port } on { $host }: { $reason }.
