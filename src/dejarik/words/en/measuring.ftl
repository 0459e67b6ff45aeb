### How good a deck is: dejarik deck measure.

deck-measure-help = let bots play a deck against other decks
lab-deck-help = how good a deck is: the same as dejarik deck measure
deck-measure-description = Bots play the deck against ready-made decks, in both seats. You see how often it wins against each, which cards stay in the hand, and which cards go with victories. --swap tries a change with the same seeds. With --results, a measuring that was stopped goes on where it was.
deck-measure-against-metavar = DECK
deck-measure-against-help = an opponent, by name or file, once per opponent (default: all ready-made decks that the deck can meet)
deck-measure-bot-metavar = BOT
deck-measure-bot-help = the bot that plays both decks (default: { $bot })
deck-measure-n-help = matches against each opponent (default: { $count })
deck-measure-swap-metavar = CHANGE
deck-measure-swap-help = try this change, too, like “-1 Lightsaber +1 Block”: cards to take out and to put in (objective sets in cardgame); several times for several experiments
deck-measure-bad-swap = “{ $text }” is not a change; write it like “-1 Lightsaber +1 Block”.
deck-measure-alone = The deck can meet nobody.
deck-measure-twice = The opponent “{ $deck }” is named twice.

measuring-title = { $deck }: a deck for { $game }, measured
measuring-summary = { $count ->
    [one] One opponent
   *[other] { $count } opponents
}, { $each } matches against each; the bot “{ $bot }” plays both decks. Seed { $seed }, version { $edition }.
measuring-wins = Won: { $share }, { $counted }; lost: { $losses }; drawn: { $draws }.
measuring-first = Going first: { $share }, { $counted }.
measuring-second = Going second: { $share }, { $counted }.
measuring-rounds = On average { $rounds } rounds.
measuring-opponents = Opponents
measuring-opponents-plot = Matches won against each opponent, with 95 % intervals
measuring-cards = Cards
measuring-cards-how = The difference is between the wins with a card drawn and without it, in percentage points, among matches in which equally many cards were drawn. It shows what goes together, not why. To be sure about a card, try a change with --swap.
measuring-cards-plot = Matches won with the card drawn, less those without it, in percentage points with 95 % intervals
measuring-dead = { $count ->
    [one] Drawn but seldom played: { LIST($cards, "and") }.
   *[other] Drawn but seldom played ({ $count }): { LIST($cards, "and") }.
}
measuring-no-dead = No card is drawn often and seldom played.
measuring-is-dead = seldom played
measuring-changes = Changes
measuring-changes-how = The deck as it is and the changed deck play the same opponents with the same seeds. The difference is that of the matches won, in percentage points.
measuring-changes-plot = Matches won with the change, less those without it, in percentage points with 95 % intervals
measuring-best = Most go with victories:
measuring-worst = Most go with defeats:
measuring-column-opponent = opponent
measuring-column-wins = won, 95 % interval
measuring-column-losses = lost
measuring-column-draws = drawn games
measuring-column-card = card
measuring-column-copies = copies
measuring-column-drawn = drawn
measuring-column-played = played if drawn
measuring-column-spent = spent if drawn
measuring-column-when-drawn = won if drawn
measuring-column-when-not-drawn = won if not drawn
measuring-column-drawing = difference
measuring-column-when-played = won if played
measuring-column-when-kept = won if drawn, not played
measuring-column-playing = difference
measuring-column-change = change
measuring-column-difference = difference
measuring-column-before = before
measuring-column-after = after
measuring-column-pairs = pairs
measuring-column-both = both won
measuring-column-only-after = only after
measuring-column-only-before = only before
measuring-column-neither = neither
