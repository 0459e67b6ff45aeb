### Who and what cards speak of. $what is the head: it takes whatever form is asked of the whole phrase.

## Whose, and from where

whose = { $whose ->
       *[other] { $what }
    }
from-hand = { $what } from { $whose ->
        [yours] your hand
        [theirs] their hand
        [that-opponents] that opponent's hand
       *[other] an opponent's hand
    }
from-discard = { $what } from { $whose ->
        [yours] your discard pile
        [theirs] their discard pile
        [anybodys] a discard pile
        [that-opponents] that opponent's discard pile
       *[other] an opponent's discard pile
    }
in-hand = { $what } in { $whose ->
        [yours] your hand
        [theirs] their hand
        [that-opponents] that opponent's hand
       *[other] an opponent's hand
    }
in-discard = { $what } in { $whose ->
        [yours] your discard pile
        [theirs] their discard pile
        [anybodys] a discard pile
        [that-opponents] that opponent's discard pile
       *[other] an opponent's discard pile
    }
from-die-on-card = { $what } from { $whose ->
        [yours] one of your { PLURAL($host) }
        [theirs] one of their { PLURAL($host) }
        [anybodys] { A($host) }
        [that-opponents] one of that opponent's { PLURAL($host) }
       *[other] one of an opponent's { PLURAL($host) }
    }

## How many

select-one = { $whose ->
        [yours] one of your { PLURAL($what) }
        [theirs] one of their { PLURAL($what) }
        [owned] one of the { PLURAL($what) }
        [opponents] an opponent's { $what }
        [an-opponents] an opponent's { $what }
        [that-opponents] one of that opponent's { PLURAL($what) }
        [uncounted] your { $what }
       *[anybodys] { A($what) }
    }
select-one-of-those = { $what ->
       *[other] one of { $those }
    }
select-number = { $whose ->
        [yours] { $number } of your { PLURAL($what) }
        [theirs] { $number } of their { PLURAL($what) }
        [owned] { $number } of the { PLURAL($what) }
        [opponents] { $number } of your opponents' { PLURAL($what) }
        [an-opponents] { $number } of an opponent's { PLURAL($what) }
        [that-opponents] { $number } of that opponent's { PLURAL($what) }
       *[anybodys] { COUNT($number, $what) }
    }
select-up-to = { $whose ->
        [yours] up to { $number } of your { PLURAL($what) }
        [theirs] up to { $number } of their { PLURAL($what) }
        [owned] up to { $number } of the { PLURAL($what) }
        [opponents] up to { $number } of your opponents' { PLURAL($what) }
        [an-opponents] up to { $number } of an opponent's { PLURAL($what) }
        [that-opponents] up to { $number } of that opponent's { PLURAL($what) }
       *[anybodys] up to { COUNT($number, $what) }
    }
select-any-number = { $whose ->
        [yours] any number of your { PLURAL($what) }
        [theirs] any number of their { PLURAL($what) }
        [owned] any number of the { PLURAL($what) }
        [opponents] any number of your opponents' { PLURAL($what) }
        [an-opponents] any number of an opponent's { PLURAL($what) }
        [that-opponents] any number of that opponent's { PLURAL($what) }
       *[anybodys] any number of { PLURAL($what) }
    }
select-each = { $whose ->
        [yours] each of your { PLURAL($what) }
        [theirs] each of their { PLURAL($what) }
        [owned] each of the { PLURAL($what) }
        [opponents] each of your opponents' { PLURAL($what) }
        [an-opponents] each of an opponent's { PLURAL($what) }
        [that-opponents] each of that opponent's { PLURAL($what) }
       *[anybodys] each { $what }
    }

select-worth = { $whose ->
        [yours] any of your { PLURAL($what) } worth { $worth } or more together
        [theirs] any of their { PLURAL($what) } worth { $worth } or more together
        [opponents] any of your opponents' { PLURAL($what) } worth { $worth } or more together
        [an-opponents] any of an opponent's { PLURAL($what) } worth { $worth } or more together
        [that-opponents] any of that opponent's { PLURAL($what) } worth { $worth } or more together
       *[anybodys] { PLURAL($what) } worth { $worth } or more together
    }


## Filters. .place: after “an opponent's” (last) or in its stead (owner). .is and .is-not: said of something.

filter-showing = { $what } { AGREE($what, "adj-showing") } { LIST($symbols, "or") }
    .place = last
    .is = shows { LIST($symbols, "or") }
    .is-not = does not show { LIST($symbols, "or") }
filter-not-showing = { $what } { AGREE($what, "adj-not-showing") } { LIST($symbols, "or") }
    .place = last
filter-value-at-least = { $what } worth { $value } or more
    .place = last
    .is = is worth { $value } or more
    .is-not = is worth less than { $value }
filter-value-is = { $what } worth { $value-sign ->
        [amount] the same as { $value }
       *[number] { $value }
    }
    .place = last
    .is = is worth { $value }
    .is-not = is not worth { $value }
filter-value-below = { $what } worth less than { $die }
    .place = last
    .is = is worth less than { $die }
    .is-not = is not worth less than { $die }
filter-value-at-most = { $what } worth at most { $value }
    .place = last
    .is = is worth at most { $value }
    .is-not = is worth more than { $value }
filter-cost-at-most = { $what } that costs { $cost ->
        [0] 0
       *[other] at most { $cost }
    }
    .place = last
    .is = costs at most { $cost }
    .is-not = costs more than { $cost }
filter-points-at-least = { $what } of { COUNT($points, WORD("noun-point")) } or more
    .place = last
    .is = costs { COUNT($points, WORD("noun-point")) } or more
    .is-not = costs less than { COUNT($points, WORD("noun-point")) }
filter-character-die = { $unique ->
        [yes] { WORD("noun-unique-character") } { $what }
        [no] { WORD("noun-non-unique-character") } { $what }
       *[any] character { $what }
    }
    .is = is a character die
    .is-not = is no character die
filter-not-character-die = non-character { $what }
filter-on = { $what } on { $host }
    .place = last
    .is = is on { $host }
    .is-not = is not on { $host }
filter-same-side = { $what } controlled by the same player as { $as }
    .place = last
    .is = is controlled by the same player as { $as }
    .is-not = is not controlled by the same player as { $as }
filter-copy-of-this = { $what ->
       *[other] copy of { $this }
    }
    .pl = copies of { $this }
filter-damaged = { $what } with damage on it
    .place = last
    .is = has damage on it
    .is-not = has no damage on it
    .whole = { $of } has damage on it
    .whole-not = { $of } has no damage on it
filter-shielded = { $number ->
        [1] { $what } with a shield
       *[other] { $what } with { $number } or more shields
    }
    .place = last
    .is = { $number ->
        [1] has a shield
       *[other] has { $number } or more shields
    }
    .is-not = { $number ->
        [1] has no shields
       *[other] has fewer than { $number } shields
    }
    .whole = { $number ->
        [1] { $of } has a shield
       *[other] { $of } has { $number } or more shields
    }
    .whole-not = { $number ->
        [1] { $of } has no shields
       *[other] { $of } has fewer than { $number } shields
    }
filter-room-for-shields = { $what } that can be given a shield
    .place = last
    .is = can be given a shield
    .is-not = cannot be given a shield
filter-is-exhausted = exhausted { $what }
    .is = is exhausted
    .is-not = is ready
filter-not-is-exhausted = ready { $what }
filter-remaining-health = { $what } with { $health } { $has-or-less ->
        [yes] or less remaining health
       *[no] remaining health
    }
    .place = last
    .is = has { $health } { $has-or-less ->
        [yes] or less remaining health
       *[no] remaining health
    }
    .is-not = { $has-or-less ->
        [yes] has more than { $health } remaining health
       *[no] does not have { $health } remaining health
    }
filter-subtype = { $kind ->
       *[other] { $of-character ->
           *[other] { LIST($subtypes, "or") } { $what }
        }
    }
filter-not-subtype = { $kind ->
       *[other] non-{ LIST($subtypes, "or") } { $what }
    }
filter-color = { AGREE($what, $color) } { $what }
filter-color-more = { AGREE($what, $color) } or { $what }
filter-affiliated = { AGREE($what, $affiliation) } { $what }
filter-affiliated-more = { AGREE($what, $affiliation) } or { $what }
filter-titled = { LIST(CASE($titles, "poss"), "or") } { $what }
filter-unique = unique { $what }
filter-not-unique = non-unique { $what }
filter-die-of = { $upgrades ->
        [yes] { $what } of { $things } and its upgrades
       *[no] { $what } of { $things }
    }
    .place = owner
filter-other = other { $what }
filter-not = { $what } except { LIST(PLURAL($excluded), "and") }
    .place = last
filter-any-of = { LIST($what, "or") }

## References and players. .noun is the word to begin with.

reference-this = { $what }
reference-host = the { $what } with { $this }
reference-host-again = that { $what }
reference-this-die = this { $what }
reference-that = { $what }
reference-card-of = the { $what } of { $die }
    .noun = type-character
reference-matching-card = the { $what } of { $die }
    .noun = noun-card
reference-dice-of = the { PLURAL($what) } of { $cards }
    .noun = noun-die
reference-host-of = the { $what } with { $of }
    .noun = type-character
who-you = { $what }
    .noun = noun-you
who-an-opponent = an { $what }
who-that-opponent = that { $what }
who-each-opponent = each { $what }
    .noun = noun-opponent
who-each-player = each { $what }
    .noun = noun-player
who-controller-of = { CASE($of, "poss") } { $what }
    .noun = noun-controller
who-a-player = a { $what }
    .noun = noun-player
who-that-player = that { $what }
    .noun = noun-player
who-those = each player who chose the highest { $what }
    .noun = noun-number

noun-unblockable-damage = unblockable damage
noun-unique-character = unique character
    .pl = unique characters
noun-non-unique-character = non-unique character
    .pl = non-unique characters
noun-random-card = random card
    .pl = random cards
noun-different-card = different card
    .pl = different cards
noun-controller = controller
    .pl = controllers
adj-showing = that shows
    .pl = that show
adj-rerolled = rerolled
noun-set-aside-die = set-aside die
    .pl = set-aside dice
adj-greatest = greatest
adj-resolved = resolved
adj-not-showing = that does not show
    .pl = that do not show
