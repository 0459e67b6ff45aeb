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
        [a-players] a player's discard pile
        [that-players] that player's discard pile
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
        [a-players] a player's discard pile
        [that-players] that player's discard pile
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
        [your] one of your { PLURAL($what) }
        [theirs] one of their { PLURAL($what) }
        [owned] one of { PLURAL($what) }
        [opponents] an opponent's { $what }
        [an-opponents] an opponent's { $what }
        [that-opponents] one of that opponent's { PLURAL($what) }
        [that-players] one of that player's { PLURAL($what) }
        [uncounted] { A($what) } you control
       *[anybodys] { A($what) }
    }
select-one-of-those = { $what ->
       *[other] one of { $those }
    }
select-any-of-those = { $what ->
       *[other] any number of { $those }
    }
select-number = { $whose ->
        [yours] { $number } of your { PLURAL($what) }
        [theirs] { $number } of their { PLURAL($what) }
        [owned] { $number } of { PLURAL($what) }
        [opponents] { $number } of your opponents' { PLURAL($what) }
        [an-opponents] { $number } of an opponent's { PLURAL($what) }
        [that-opponents] { $number } of that opponent's { PLURAL($what) }
       *[anybodys] { COUNT($number, $what) }
    }
select-up-to = { $whose ->
        [yours] up to { $number } of your { PLURAL($what) }
        [theirs] up to { $number } of their { PLURAL($what) }
        [owned] up to { $number } of { PLURAL($what) }
        [opponents] up to { $number } of your opponents' { PLURAL($what) }
        [an-opponents] up to { $number } of an opponent's { PLURAL($what) }
        [that-opponents] up to { $number } of that opponent's { PLURAL($what) }
       *[anybodys] up to { COUNT($number, $what) }
    }
select-any-number = { $whose ->
        [yours] any number of your { PLURAL($what) }
        [theirs] any number of their { PLURAL($what) }
        [owned] any number of { PLURAL($what) }
        [opponents] any number of your opponents' { PLURAL($what) }
        [an-opponents] any number of an opponent's { PLURAL($what) }
        [that-opponents] any number of that opponent's { PLURAL($what) }
       *[anybodys] any number of { PLURAL($what) }
    }
select-one-or-more = { $whose ->
        [yours] one or more of your { PLURAL($what) }
        [theirs] one or more of their { PLURAL($what) }
       *[other] one or more { PLURAL($what) }
    }
select-each = { $whose ->
        [yours] each of your { PLURAL($what) }
        [theirs] each of their { PLURAL($what) }
        [owned] each of { PLURAL($what) }
        [opponents] each of your opponents' { PLURAL($what) }
        [an-opponents] each of an opponent's { PLURAL($what) }
        [that-opponents] each of that opponent's { PLURAL($what) }
       *[anybodys] each { $what }
    }
select-all = { $whose ->
        [yours] all of your { PLURAL($what) }
        [theirs] all of their { PLURAL($what) }
        [owned] all of { PLURAL($what) }
        [opponents] all of your opponents' { PLURAL($what) }
        [an-opponents] all of an opponent's { PLURAL($what) }
        [that-opponents] all of that opponent's { PLURAL($what) }
       *[anybodys] all { PLURAL($what) }
    }
select-every-named = each { $what } you control
select-worth = { $whose ->
        [yours] any number of your { PLURAL($what) } with a combined value of { $worth } or higher
        [theirs] any number of their { PLURAL($what) } with a combined value of { $worth } or higher
        [opponents] any number of your opponents' { PLURAL($what) } with a combined value of { $worth } or higher
        [an-opponents] any number of an opponent's { PLURAL($what) } with a combined value of { $worth } or higher
        [that-opponents] any number of that opponent's { PLURAL($what) } with a combined value of { $worth } or higher
       *[anybodys] any number of { PLURAL($what) } with a combined value of { $worth } or higher
    }
select-within = { $whose ->
       *[other] up to { COUNT($number, $what) } with a combined value of { $within } or lower
    }
select-so-many = { $whose ->
        [yours] a number of your { PLURAL($what) } equal to { $number }
        [theirs] a number of their { PLURAL($what) } equal to { $number }
        [owned] a number of { PLURAL($what) } equal to { $number }
        [opponents] a number of your opponents' { PLURAL($what) } equal to { $number }
        [an-opponents] a number of an opponent's { PLURAL($what) } equal to { $number }
        [that-opponents] a number of that opponent's { PLURAL($what) } equal to { $number }
       *[anybodys] a number of { PLURAL($what) } equal to { $number }
    }
select-as-many = { $whose ->
        [yours] that many of your { PLURAL($what) }
        [theirs] that many of their { PLURAL($what) }
        [opponents] that many of your opponents' { PLURAL($what) }
        [an-opponents] that many of an opponent's { PLURAL($what) }
        [that-opponents] that many of that opponent's { PLURAL($what) }
       *[anybodys] that many { PLURAL($what) }
    }
select-at-most = { $whose ->
        [yours] up to X of your { PLURAL($what) }, where X is { $number }{ COMMA() }
        [theirs] up to X of their { PLURAL($what) }, where X is { $number }{ COMMA() }
        [owned] up to X of { PLURAL($what) }, where X is { $number }{ COMMA() }
        [opponents] up to X of your opponents' { PLURAL($what) }, where X is { $number }{ COMMA() }
        [an-opponents] up to X of an opponent's { PLURAL($what) }, where X is { $number }{ COMMA() }
        [that-opponents] up to X of that opponent's { PLURAL($what) }, where X is { $number }{ COMMA() }
       *[anybodys] up to X { PLURAL($what) }, where X is { $number }{ COMMA() }
    }

## What is said of something

predicate-is = is { LIST($items, "or") }
predicate-is-not = is not { LIST($items, "nor") }
predicate-is-neither = is neither { LIST($items, "nor") }

## Cards, dice and sides

phrase-one-owned = one of { PLURAL($what) }
title-carried = { $what }
phrase-die-of = { CASE($card, "poss") } { $what }
phrase-spotted = { $chosen ->
        [yes] { $what }
       *[no] { $what } you spot
    }
phrase-card-of = { $kind } { $what }
phrase-die-showing = { $what } ({ $side })
face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-subtypes = { $line } — { LIST($subtypes, "and") }
agreeing = { AGREE($what, $adjective) }
side-plain = { $symbol }
side-valued = { $modifier ->
        [yes] +{ COUNT($value, $symbol) }
       *[no] { COUNT($value, $symbol) }
    }
side-for = { $side } (cost { $cost })
    .bracketed = { $side }, cost { $cost }
