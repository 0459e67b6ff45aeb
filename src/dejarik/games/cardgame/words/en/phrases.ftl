### Whom and what cards speak of. $what is the head: it takes whatever form is asked of the whole phrase.

## Whose, and how it is chosen

whose = { $whose ->
        [yours] friendly { $what }
        [enemy] enemy { $what }
        [dark-side] dark side { $what }
       *[anybodys] { $what }
    }
select-target = { $other ->
        [yes] another target { $what }
       *[no] a target { $what }
    }
select-any = { A($what) }
select-each = each { $what }
select-all = all { PLURAL($what) }
select-their = one of their { PLURAL($what) }
select-active = the { $what } (the active player breaks ties)
select-up-to = up to { $number } { PLURAL($what) }
select-up-to-one = up to 1 { $how ->
        [target] target { $what }
       *[any] { $what }
    }
phrase-no-unit = { $what } that is not a unit
    .pl = { $what } that are not units

## Filters. .place: beside the noun (inner), outside of whose it is (outer), or after everything (last).

filter-trait = { $single ->
        [yes] { LIST($traits, "or") } { $what }
       *[no] { LIST($names, "or") } { $what }
    }
    .place = inner
name-of-trait = { $trait }
filter-not-trait = non-{ LIST($traits, "or") } { $what }
    .place = inner
filter-affiliated = { $affiliation } { $what }
    .place = inner
filter-printed-cost = { $has-at-most ->
        [yes] { $what } with printed cost { $at-most } or lower
       *[no] { $what } with printed cost { $at-least } or higher
    }
    .place = last
filter-with-keyword = { $what } with { $keyword }
    .place = last
filter-not-with-keyword = non-{ $keyword } { $what }
    .place = inner
filter-is-exhausted = exhausted { $what }
    .place = outer
filter-participating = participating { $what }
    .place = outer
filter-attacking = attacking { $what }
    .place = outer
filter-committed = { $what } committed to the Force
    .place = last
filter-engaged = engaged { $what }
    .place = outer
filter-not-engaged = { $what } that is not engaged
    .pl = { $what } that are not engaged
    .place = last
filter-holding = { $what } with captured cards
    .place = last
filter-other = other { $what }
    .place = outer
filter-not-same = other { $what }
    .place = outer
filter-cheapest = non-Vehicle { $what } with the lowest printed cost
    .pl = non-Vehicle { $what } with the lowest printed cost
    .place = last

## References

title-carried = { $title }
    .gender = { $gender }
phrase-each-of-them = { $what ->
       *[other] each of them
    }
reference-host = { $this ->
       *[other] the enhanced { $what }
    }
reference-host-of-it = { $this ->
       *[other] the enhanced { $what }
    }
reference-engaged-objective = the engaged { $what }
reference-dial = the { $what }
noun-it-m = it
    .poss = its
noun-it-f = it
    .poss = its
noun-it-n = it
    .poss = its
counted-icon = { COUNT($number, $icon) }
noun-top-card = top card
    .pl = top cards
adj-participating = participating
adj-sent = declared
adj-being = in play
adj-being-a = being
adj-attacking = attacking
adj-exhausted = exhausted
adj-ready = ready
adj-committed = committed
adj-engaged = engaged
adj-not-engaged = not engaged
adj-friendly = friendly
adj-enemy = enemy
