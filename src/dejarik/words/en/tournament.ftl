### Tournaments between bots: dejarik lab tournament.

lab-tournament-help = let decks and bots play a tournament
lab-tournament-description = Lets decks and bots play a tournament, all against all or in Swiss rounds. Two who meet play several matches and change seats. With --results, a tournament that was stopped goes on where it was.
lab-tournament-game-help = the game: destiny, cardgame or outer-rim
lab-tournament-deck-metavar = DECK
lab-tournament-deck-help = a deck that takes part, by name or file (in outer-rim: a character), once per deck; without it, all ready-made decks take part
lab-tournament-bot-metavar = BOT
lab-tournament-bot-help = a bot that plays every deck, once per bot (default: { $bot })
lab-tournament-system-metavar = SYSTEM
lab-tournament-system-help = round-robin (all against all, the default) or swiss
lab-tournament-rounds-help = rounds of a Swiss tournament (default: enough for one winner)
lab-tournament-n-help = matches between two who meet (default: { $count })
lab-tournament-rounds-alone = --rounds only works with --system swiss.
lab-tournament-alone = A tournament needs at least two who take part; there are { $count }.
lab-tournament-twice = “{ $deck }” with the bot “{ $bot }” is named twice.

tournament-title = Tournament: { $game }
tournament-summary-round-robin = All against all: { $count } take part, { $each } matches between any two. Seed { $seed }, version { $edition }.
tournament-summary-swiss = Swiss, { $rounds } rounds: { $count } take part, { $each } matches in each pairing. Seed { $seed }, version { $edition }.
tournament-standings = Standings
tournament-plot = Matches won, with 95 % intervals
tournament-meetings = Who met whom
tournament-column-rank = #
tournament-column-deck = deck
tournament-column-bot = bot
tournament-column-points = points
tournament-column-opponents = opponents' points
tournament-column-byes = byes
tournament-column-wins = wins
tournament-column-losses = losses
tournament-column-draws = draws
tournament-column-share = won, 95 % interval
tournament-column-round = round
tournament-column-one = first
tournament-column-other = second
tournament-column-score = score
