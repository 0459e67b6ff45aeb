### How phrases are put together. $what is the head: it takes whatever form is asked of the whole phrase.

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
select-within = { $whose ->
       *[other] up to { COUNT($number, $what) } with a combined value of { $within } or less
    }
select-so-many = { $whose ->
        [yours] as many of your { PLURAL($what) } as { $number }
        [theirs] as many of their { PLURAL($what) } as { $number }
        [owned] as many of the { PLURAL($what) } as { $number }
        [opponents] as many of your opponents' { PLURAL($what) } as { $number }
        [an-opponents] as many of an opponent's { PLURAL($what) } as { $number }
        [that-opponents] as many of that opponent's { PLURAL($what) } as { $number }
       *[anybodys] as many { PLURAL($what) } as { $number }
    }
select-at-most = { $whose ->
        [yours] up to as many of your { PLURAL($what) } as { $number }
        [theirs] up to as many of their { PLURAL($what) } as { $number }
        [owned] up to as many of the { PLURAL($what) } as { $number }
        [opponents] up to as many of your opponents' { PLURAL($what) } as { $number }
        [an-opponents] up to as many of an opponent's { PLURAL($what) } as { $number }
        [that-opponents] up to as many of that opponent's { PLURAL($what) } as { $number }
       *[anybodys] up to as many { PLURAL($what) } as { $number }
    }

## What is said of something

predicate-is = is { LIST($items, "or") }
predicate-is-not = is not { LIST($items, "nor") }
predicate-is-neither = is neither { LIST($items, "nor") }

## Cards, dice and sides

phrase-die-of = { CASE($card, "poss") } { $what }
phrase-die-showing = { $what } ({ $side })
face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-subtypes = { $line } – { LIST($subtypes, "and") }
agreeing = { AGREE($what, $adjective) }
side-plain = { $symbol }
side-valued = { $modifier ->
        [yes] +{ COUNT($value, $symbol) }
       *[no] { COUNT($value, $symbol) }
    }
side-for = { $side } for { $cost }
