### Bots at tables of several players: dejarik lab tables.

lab-tables-help = let bots meet at tables of several players
lab-tables-description = Lets bots meet at a table: half of the seats belong to one bot and half to another. Each deal is played from swapped seats; a bot against itself shows how large chance is.
lab-tables-players-help = seats at a table; with 1, each bot plays alone against the opponent that the rules play (default: as many as the game allows)
lab-tables-players-wanted = { $game } cannot be played like this at a table of { $count }. Halves need an even number of seats; for others, use --alone.
lab-tables-alone-help = one bot against all others at the table instead of half against half
lab-tables-n-help = number of matches for each meeting (default: { $count })
lab-tables-against-the-rules = (solo opponent)
lab-tables-column-others = against
lab-tables-column-fair = fair
