### The web table: what the server says.

table-awaited = { $player } is to choose.
table-numbered = { $name } { NUMBER($number) }
table-open-seat = Open seat
table-player = Player { $number }
table-bot-random = Bot (random)
table-bot-simple = Bot (simple)
table-bot-rules = Solo opponent
table-won = Won by { LIST($players, "and") }.
table-drawn = A draw.
table-not-built = The pages of the table are not built yet; the server itself works, see /healthz.

## Problems: what cannot be done

table-problem-not-found = There is no such thing here.
table-problem-not-asked = It is not your turn to answer.
table-problem-stale = The match has moved on; look at it again.
table-problem-illegal = This cannot be chosen now.
table-problem-not-yours = This is not yours to decide.
table-problem-over = The match is over.
table-problem-time-up = Your time is up.
table-problem-not-over = This is possible only when the match is over.
table-problem-too-fast = That was too fast; wait a moment.
table-problem-too-long = That is too long; { $most } is the most.
table-problem-bad-request = This cannot be understood.
table-problem-other-version = This was played with version { $version } of the rules; these are version { $ours }.
table-problem-fault = That was our mistake; nothing was changed.
table-problem-away = The table cannot reach its database; try again in a moment.
table-problem-not-all-here = Not everybody is here yet.
table-problem-no-undo = There is nothing to take back.
table-problem-no-request = Nobody asks to take anything back.
table-problem-no-open-seat = All seats are taken.
table-problem-invitation = This invitation does not lead to this match.
table-problem-no-game = There is no such game.
table-problem-no-bot = There is no such bot.
table-problem-no-deck = There is no such deck.
table-problem-no-option = There is no such option.
table-problem-own-deck = This deck cannot be played: it has faults.
table-problem-not-together = { $why }
table-problem-no-me = You have to take part yourself.
table-problem-no-step = There is no such step.
table-problem-no-seat = There is no such seat.
table-problem-no-record = This is no record of a match.
table-problem-no-filter = Cards cannot be searched for that.
table-problem-differs = Choice { $number } of { $count } comes out different with these rules.
table-problem-players = This game is for { $most } players at the most, and { $fewest } at the least.
table-problem-clock = A clock has from 0 seconds to 24 hours.
table-problem-seed = The seed can be named only in matches without other people, and is a whole number from 0 on.

## The command

serve-help = open the table in the browser
serve-description = Serves the web table: play against bots and friends in the browser.
serve-host-metavar = ADDRESS
serve-port-metavar = NUMBER
serve-database-metavar = FILE|URL
serve-host-help = the address to listen on (127.0.0.1: this machine only)
serve-port-help = the port to listen on
serve-database-help = where matches are kept: a file (SQLite) or postgresql://…
serve-workers-help = how many processes serve; more than one needs PostgreSQL
serve-open-help = open the page in the browser
serve-at = The table is at { $address }. Ctrl+C ends it.
serve-workers-need-postgres = Several processes need a PostgreSQL database: name one with --database.
serve-postgres-missing = The driver for PostgreSQL is not installed; the extra “postgres” brings it: pip install dejarik[postgres].
serve-bad-workers = At least one process has to serve.
serve-bad-database = “{ $database }” is neither a file nor the address of an SQLite or PostgreSQL database.
serve-no-database = The database “{ $database }” cannot be used: { $reason }.
serve-bad-port = A port is a number from 0 to { $most }.
serve-port-taken = Port { $port } of { $host } cannot be used: { $reason }.
