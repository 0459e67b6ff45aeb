### Words for all games. What every kind of message is for is told in docs/translating.md.

## Lists: the first and the last of two; one more in the middle; the last of three or more.

list-and-two = { $first } and { $last }
list-or-two = { $first } or { $last }
list-more = { $first }, { $last }
list-and-end = { $first }, and { $last }
list-or-end = { $first }, or { $last }
list-nor-two = { $first } nor { $last }
list-nor-end = { $first }, nor { $last }

## An amount that has to be worked out: $amount is what it equals.

count-equal = { $what } equal to { $amount }
count-equal-many = { PLURAL($what) } equal to { $amount }
count-as-many = { $amount ->
       *[other] that many { PLURAL($what) }
    }

## Nouns

noun-player = player
    .pl = players
noun-opponent = opponent
    .pl = opponents
noun-you = you
    .poss = your
noun-game = game
    .pl = games
noun-match = match
    .pl = matches
noun-round = round
    .pl = rounds
noun-turn = turn
    .pl = turns
noun-phase = phase
    .pl = phases
noun-action = action
    .pl = actions
noun-card = card
    .pl = cards
noun-copy = copy
    .pl = copies
noun-die = die
    .pl = dice
noun-side = side
    .pl = sides
noun-token = token
    .pl = tokens
noun-damage = damage
noun-value = value
    .pl = values
noun-cost = cost
    .pl = costs
noun-effect = effect
    .pl = effects
noun-deck = deck
    .pl = decks
noun-hand = hand
    .pl = hands
noun-rule = rule
    .pl = rules
noun-number = number
    .pl = numbers

## Adjectives and words that stand like them

adj-this = this
    .pl = these
adj-that = that
    .pl = those
adj-your = your
adj-own = own
adj-each = each
adj-any = any
adj-all = all
adj-other = other
adj-another = another
adj-one = one
adj-first = first
adj-next = next
adj-last = last
adj-top = top
adj-bottom = bottom
adj-random = random
adj-chosen = chosen
adj-new = new
adj-equal = equal

## Phrases. $what is the head: it takes whatever form is asked of the whole phrase.

phrase-described = { AGREE($what, $adjective) } { $what }
phrase-a = { A($what) }
phrase-this = { AGREE($what, "adj-this") } { $what }
phrase-that = { AGREE($what, "adj-that") } { $what }
phrase-opponents = an opponent's { $what }
phrase-owned = { CASE($owner, "poss") } { $what }
phrase-any = any { $what }
phrase-each = each { $what }
phrase-all = all { PLURAL($what) }
phrase-all-your = all your { PLURAL($what) }
phrase-one-of-your = one of your { PLURAL($what) }
phrase-counted = { COUNT($number, $what) }
phrase-any-number = any number of { PLURAL($what) }
phrase-with = { $what } with { $with }
phrase-and = { LIST($what, "and") }
phrase-or = { LIST($what, "or") }

## Names of players and of cards on the table

noun-player-name = Player
    .pl = Players
noun-nobody = nobody
player-named = { $name }
    .poss = { $name }'s
player-numbered = { $what } { $number }
    .poss = { CASE($what, "nom") } { $number }'s
phrase-numbered = { $what } #{ $number }
    .poss = { CASE($what, "nom") } #{ $number }'s
phrase-copies = { $what } ×{ $number }
phrase-of-player = { CASE($player, "poss") } { $what }

## What has been mentioned: “that” die

several = { PLURAL($what) }
    .gender = pl
adj-mentioned = that
    .pl = those

## How sentences are put together

sentence = { CAP($text) }.
sentence-closed = { CAP($text) }
lead = { $clause }, { $effect }
sentence-next = { $first } { $next }
bullet = • { $text }
rider = { $text }{ $rider }
