### Words for cards about covert missions: health, resources on cards, an opponent off guard.

filter-health-at-least = { $what } with { $health } or more health
    .place = last
    .is = has { $health } or more health
    .is-not = has less than { $health } health
    .whole = { $of } has { $health } or more health
    .whole-not = { $of } has less than { $health } health
filter-less-health = { $what } with less health than { $than }
    .place = last
    .is = has less health than { $than }
    .is-not = has no less health than { $than }
filter-most-health = { $what } with the most health of all
    .place = last
    .is = has the most health of all
    .is-not = does not have the most health of all
filter-is-elite = elite { $what }
    .is = is elite
    .is-not = is not elite
filter-shields-at-least = { $what } with { COUNT($shields, WORD("noun-shield")) } or more
    .place = last
    .is = has { COUNT($shields, WORD("noun-shield")) } or more
    .is-not = has fewer than { COUNT($shields, WORD("noun-shield")) }
    .whole = { $of } has { COUNT($shields, WORD("noun-shield")) } or more
    .whole-not = { $of } has fewer than { COUNT($shields, WORD("noun-shield")) }
filter-points-at-most = { $what } of { COUNT($points, WORD("noun-point")) } or less
    .place = last
    .is = costs { COUNT($points, WORD("noun-point")) } or less
    .is-not = costs more than { COUNT($points, WORD("noun-point")) }
filter-dice-in-pool = { $what } with one of its own dice in a pool
    .place = last
    .is = has one of its own dice in a pool
    .is-not = has none of its own dice in a pool
filter-resourceful = { $what } with { $number ->
        [1] a resource
       *[other] { COUNT($number, WORD("noun-resource")) } or more
    } on it
    .place = last
    .is = has { COUNT($number, WORD("noun-resource")) } or more on it
    .is-not = { $number ->
        [1] has no resources on it
       *[other] has fewer than { COUNT($number, WORD("noun-resource")) } on it
    }
    .whole = { $of } has { COUNT($number, WORD("noun-resource")) } or more on it
    .whole-not = { $number ->
        [1] { $of } has no resources on it
       *[other] { $of } has fewer than { COUNT($number, WORD("noun-resource")) } on it
    }
filter-apart = { $what } (no more than one of each card)
    .place = last
    .is = is of another card
    .is-not = is of the same card
filter-their-die = opponent's { $what }
    .is = is an opponent's
    .is-not = is not an opponent's

condition-exactly = { $whose ->
        [yours] you have exactly { COUNT($number, $select-noun) }
        [anybodys] there are exactly { COUNT($number, $select-noun) } in play
       *[other] an opponent has exactly { COUNT($number, $select-noun) }
    }
condition-off-guard = an opponent has an exhausted character and no dice that show damage
condition-more-resources-than-you = an opponent has at least { COUNT($number, WORD("noun-resource")) } more than you
condition-all-off-guard = each opponent has an exhausted character and no dice that show damage
condition-battlefield-elsewhere = you do not control the battlefield

trigger-battlefield-gained = { $by ->
        [you] after claiming or taking control of the battlefield
        [opponent] after an opponent claims or takes control of the battlefield
       *[anybody] after the battlefield is claimed or taken control of
    }
    .noun = noun-card
trigger-round-began = { $by ->
       *[other] after the action phase begins
    }
    .noun = noun-card

constant-enters-with = { $this } enters play with { COUNT($resources, WORD("noun-resource")) } on it
reference-one-die-of-each = { $what ->
       *[other] one die of each of { $cards }
    }
    .noun = noun-die
restriction-modify-theirs = Goes on an opponent's { $what }.
event-resources-removed = { COUNT($amount, WORD("noun-resource")) } removed from { $thing }.
prompt-place-on = choose a card to put the resource on
option-place-on = Put it on { $what }
prompt-take-off = choose a card to take the resource from
option-take-off = Take it from { $what }

effect-win-game = win the game
filter-diceless = { $what } without a die of its own
    .place = last
    .is = has no die of its own
    .is-not = has a die of its own
constant-cheaper-by = { $this } costs less by { $amount }
amount-symbols-shown = the { $what } of different symbols your dice show
    .noun = noun-number
amount-penniless-opponents = the { $what } of opponents without resources
    .noun = noun-number
condition-you-have-resources = you have { COUNT($number, WORD("noun-resource")) } or more
effect-give-control = give control of { $what } to an opponent
event-control-given = { $seat } now controls { $thing }.
