### Decks that bots play for their owner. The web client reads this file itself.

web-measure = Measure it
web-measure-about = Bots play this deck against ready-made decks in the background, from both seats. You can close this window and come back.
web-measure-each = Matches against each opponent
web-measure-against = Opponents: { $count } of { $all }
web-measure-experiment = Experiment: one card for another
web-measure-take = Take out one
web-measure-take-none = Nothing: just measure the deck
web-measure-put = Put in one: type a name
web-measure-found = Cards that fit
web-measure-put-more = { $count ->
    [one] { $count } more card fits; type to find it.
   *[other] { $count } more cards fit; type to find them.
}
web-measure-other = Another card
web-measure-bounds = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}, at most { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
web-measure-too-many = These are { $count } matches; at most { $most } are possible. Choose fewer opponents or fewer matches.
web-measure-start = Start
web-measure-stop = Stop
web-measure-waiting = { $count ->
    [0] Starting …
    [one] Waiting; one deck comes first.
   *[other] Waiting; { $count } decks come first.
}
web-measure-playing = Playing: { $done } of { $count } matches
web-measure-close = The figures below grow while bots play. You can close this window; they go on.
web-measure-away = The server isn't responding. These figures are the last ones that arrived.
web-measure-stopped = You stopped it after { $done } of { $count } matches.
web-measure-late = Time was up after { $done } of { $count } matches.
web-measure-ended = The server was stopped after { $done } of { $count } matches. Start again if you like.
web-measure-failed = Something went wrong after { $done } of { $count } matches. Start again if you like.
web-measure-faults = Bots can only play a legal deck. Still wrong:
web-measure-result = Result
web-measure-result-of = “{ $name }” in numbers
web-measure-was = “{ $name }”: won { $share }
web-measure-changed = The deck has changed since then.
web-measure-terminal = With all processors, a cluster, more bots and a report to keep:
web-measure-share = { $share } ({ $low }–{ $high })
web-measure-difference = { $middle } ({ $low } to { $high })
web-measure-wins = won, with the 95% interval. Won: { $wins }, lost: { $losses }, drawn: { $draws }.
web-measure-first = Going first: { $share }.
web-measure-second = Going second: { $share }.
web-measure-rounds = On average { $number } rounds.
web-measure-opponents = Won against each opponent
web-measure-dead = Dead cards: drawn but seldom played
web-measure-dead-card = { $name } (played in { $played } of { $drawn })
web-measure-dead-none = None so far.
web-measure-best = Cards that won matches
web-measure-worst = Cards that lost matches
web-measure-cards-how = Wins with the card drawn less wins without it, in percentage points with 95% intervals, among matches in which equally many cards were drawn. It shows what goes together, not why: to be sure, try an experiment.
web-measure-cards = All cards: { $count }
web-measure-column-card = Card
web-measure-column-drawn = Drawn
web-measure-column-played = Played if drawn
web-measure-column-spent = Spent if drawn
web-measure-column-when-drawn = Won if drawn
web-measure-column-when-not-drawn = Won if not drawn
web-measure-column-drawing = Difference
web-measure-change = −1 { $take }, +1 { $put }
web-measure-change-difference = Difference
web-measure-change-better = The change is an improvement.
web-measure-change-worse = The change makes the deck worse.
web-measure-change-open = These matches don't show whether the change helps.
web-measure-change-figures = Won { $before } before and { $after } after, against the same opponents with the same luck: { $pairs ->
    [one] { $pairs } pair of matches
   *[other] { $pairs } pairs of matches
}, { $gained } won only with the change and { $lost } only without it.
