### What the server says.

server-awaited = Waiting for { $player }.
server-numbered = { $name } { NUMBER($number) }
server-open-seat = Open seat
server-player = Player { $number }
server-bot-random = Bot (random)
server-bot-simple = Bot (simple)
server-bot-thinker-beginner = Bot (beginner)
server-bot-thinker-easy = Bot (easy)
server-bot-thinker-medium = Bot (medium)
server-bot-thinker-hard = Bot (hard)
server-bot-rules = AI player
server-own-deck = Their own deck
server-bot-passes = Opponent
server-you = You
server-level-easy = Easy
server-level-medium = Medium
server-level-hard = Hard
server-won = Won by { LIST($players, "and") }.
server-drawn = A draw.
server-ended-rules = The rules changed during this match, so it ends without a result. Its record is kept.
server-shown-so-far = The rules have changed since then, so it can only be shown up to this point.
server-not-built = The web pages are not built yet; the server itself works, see /healthz.

## Problems: what cannot be done

server-problem-not-found = Not found.
server-problem-not-asked = It is not your turn to answer.
server-problem-stale = The match has moved on; take another look.
server-problem-illegal = You cannot choose this now.
server-problem-not-yours = This is not yours to decide.
server-problem-over = The match is over.
server-problem-time-up = Your time is up.
server-problem-not-over = This is only possible once the match is over.
server-problem-too-fast = Too many requests; wait a moment.
server-problem-too-long = This is too long; the limit is { $most }.
server-problem-bad-request = The request makes no sense.
server-problem-other-version = This was played with version { $version } of the rules; this is version { $ours }.
server-problem-fault = This is our mistake; nothing was changed.
server-problem-away = The server cannot reach its database; try again in a moment.
server-problem-not-all-here = Not everybody is here yet.
server-problem-no-undo = There is nothing to undo.
server-problem-no-request = Nobody has asked to undo anything.
server-problem-no-offer = Nobody has offered a draw.
server-problem-no-open-seat = All seats are taken.
server-problem-invitation = This invitation is for another match.
server-problem-no-game = There is no such game.
server-problem-no-bot = There is no such bot.
server-problem-no-deck = There is no such deck.
server-problem-no-option = There is no such option.
server-problem-brought-deck = This deck has faults and cannot be played.
server-problem-not-together = { $why }
server-problem-no-me = You have to take part yourself.
server-problem-no-step = There is no such step.
server-problem-no-seat = There is no such seat.
server-problem-no-record = This is not a saved match.
server-problem-matches = You have { $most } unfinished matches; finish some, or remove them from your list.
server-problem-sockets = Too many pages with matches are open; close some of them.
server-problem-take-backs = Choices in this match were undone { $most } times; nothing more can be undone.
server-problem-no-hints = There are no hints against other people.
server-problem-no-hint = No hint could be found here.
server-problem-cross-origin = This request comes from another site.
server-problem-host = This table does not go by the name “{ $host }”. Whoever runs it can allow that name: dejarik serve --allow-host { $host }.
server-problem-setup = The setup has something that no match could begin with.
server-problem-too-much = Replaying this takes too much time or memory.
server-problem-busy = Many saved matches are being opened; try again in a moment.
server-problem-query = { $fault }
server-problem-unwritable = { $fault }
server-problem-unmeasurable = Bots can only play a legal deck. { $faults }
server-problem-unmeasurable-change = With this change the deck is not legal. { $faults }
server-problem-measuring-already = Your other deck is still being measured; stop it first.
server-problem-measuring-busy = Many decks are waiting to be measured; try again in a few minutes.
server-problem-measuring-matches = These are { $count } matches; at most { $most } are possible. Choose fewer opponents or fewer matches.
server-problem-no-pass = This link is too old or incomplete; make a new one on the other device.
server-problem-other-rules = The rules have changed since this match began, so it cannot be shown. You can still download its record.
server-problem-differs = Under these rules choice { $number } of { $count } leads elsewhere.
server-problem-players = This game is for { $fewest } to { $most } players.
server-problem-clock = A clock can have 0 seconds to 24 hours.
server-problem-seed = You can only set the seed in a match without other people; it is a whole number, 0 or greater.

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
serve-database-taken = Another server is already running on “{ $database }”; stop it first, or name another file with --database.
serve-database-later = “{ $database }” was used by a later version of Dejarik; install that one, or go back to a copy made before.
serve-allow-host-metavar = NAME
serve-allow-host-help = a name by which the table is reached besides addresses and local names, such as play.example.org; repeatable
serve-path-metavar = PATH
serve-path-help = the path below which a proxy serves the table, such as /table
serve-bad-path = “{ $path }” is no path; it consists of letters, digits and hyphens, such as /table.
serve-bad-setting = “{ $value }” is no value for { $name }; it takes a number greater than 0.
rotate-key-help = sign guests' cookies with a new key
rotate-key-description = Replaces the key that signs the cookies of guests. Running servers notice within a minute. Whoever comes back in time gets a new cookie and stays the same guest.
rotate-key-days-help = how many days the old key is still accepted (default: { $days }); 0 signs everybody out at once
rotate-key-bad-days = The old key can be kept for 0 to { $most } days.
rotate-key-no-file = There is no database “{ $database }”.
rotate-key-done = { $days ->
    [one] Cookies are now signed with a new key. The old one is accepted for { $days } day.
   *[other] Cookies are now signed with a new key. The old one is accepted for { $days } days.
}
rotate-key-done-now = Cookies are now signed with a new key. Everybody who came before is signed out.
backup-help = write all matches into one file
backup-description = Writes the whole database into one file, also while servers use it. The file can be restored into SQLite and into PostgreSQL. Keep it safe: it holds the key that signs cookies and the luck of running matches.
backup-file-metavar = FILE
backup-file-help = the file to write; it must not exist yet
backup-exists = “{ $file }” exists already; backups never overwrite a file.
backup-no-tables = There are no tables in “{ $database }” yet: no server has used it.
backup-progress = { $table }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
backup-done = “{ $file }” is written: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
restore-help = read a backup into an empty database
restore-description = Reads a backup into an empty database of either kind: all of it, or nothing. Stop the servers that use the database first.
restore-file-help = a file that “dejarik backup” wrote
restore-check-help = only say whether the file is whole, and what is in it
restore-no-file = “{ $file }” cannot be read: { $reason }.
restore-bad-file = “{ $file }” is not a whole backup: it was cut off or changed, or is something else.
restore-not-empty = There is something in “{ $database }” already. Backups are restored only into an empty database; name another one with --database.
restore-whole = “{ $file }” is whole: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}, written on { $made } by Dejarik { $release }.
restore-done = “{ $database }” now holds { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
}.
doctor-help = look over a set-up and say what is wrong
doctor-description = Looks over everything a server needs, before or while it runs, and says what is wrong and what to do. It changes nothing.
doctor-address-metavar = URL
doctor-address-help = where people find the table, such as https://play.example.org/: also look whether the way there is open
doctor-well = Everything is in order.
doctor-wrong = { $count ->
    [one] { $count } thing is wrong.
   *[other] { $count } things are wrong.
}
doctor-python-good = Python { $version }
doctor-python-bad = Python { $version } is too old: install { $oldest } or newer.
doctor-client-good = The web pages are here.
doctor-client-bad = The web pages are missing: install Dejarik from a wheel, or build them with “make play”.
doctor-languages = { $count ->
    [one] { $count } language: { $names }
   *[other] { $count } languages: { $names }
}
doctor-disk-good = { $room } MB are free in “{ $folder }”.
doctor-disk-low = Only { $room } MB are free in “{ $folder }”: make room soon.
doctor-disk-full = Only { $room } MB are free in “{ $folder }”: choices will be lost. Make room.
doctor-modes = Others can read “{ $file }”, which holds secrets: run chmod 600 on it.
doctor-database-none = There is no database “{ $file }” yet; the server makes it when it starts.
doctor-database-empty = The database has no tables yet; the server makes them when it starts.
doctor-database-good = { $matches ->
    [one] The database is up to date and holds { $matches } match.
   *[other] The database is up to date and holds { $matches } matches.
}
doctor-database-older = The database is from an older version; the server brings it up to date when it starts. Make a backup first.
doctor-database-later = The database was used by a later version: install that one, or restore a backup made before.
doctor-database-bad = The database cannot be used: { $reason }. See that it runs, and that name and password are right.
doctor-key = The key that signs cookies is kept in the database.
doctor-clock-good = The clock is right.
doctor-clock-bad = The clock is { $seconds } seconds off, so people may lose on time: synchronize it, for example with NTP.
doctor-port-good = Port { $port } on { $host } is free.
doctor-port-ours = A server is already answering on port { $port } of { $host }.
doctor-port-bad = Port { $port } on { $host } cannot be used: { $reason }. Name another one with --port.
doctor-address-none = “{ $address }” is no address; it begins with https:// or http://.
doctor-address-good = The table answers at { $address }.
doctor-address-plain = { $address } is not encrypted: outside a home network, put a proxy with TLS before it.
doctor-address-host = The server does not go by the name { $host }: start it with --allow-host { $host }.
doctor-address-status = { $address } answers with status { $status }: see that the proxy passes requests on to the right port and path.
doctor-address-away = { $address } does not answer: { $reason }. See that the name leads to this machine, and that proxy and firewall let requests in.
doctor-live-good = Live connections get through.
doctor-live-bad = Live connections do not get through: the proxy must pass on the headers Upgrade and Connection.
serve-bad-port = A port is a number from 0 to { $most }.
serve-port-taken = Cannot use port { $port } on { $host }: { $reason }.
server-hint-otherwise = As far as a bot can see, this leaves you best off.
