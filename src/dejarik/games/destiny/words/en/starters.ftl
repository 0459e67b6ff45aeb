### Words that came with the ready-made decks and draft kits.

effect-or-else = { $first } or { $otherwise }
    .otherwise = otherwise, { $otherwise }
later-played = once that card has been played
effect-remove-shields = { $amount-sign ->
        [none] remove all shields from { $what }
       *[more] remove { COUNT($amount, WORD("noun-shield")) } from { $what }
    }
effect-look-at-random = { $reveal ->
        [yes] reveal { COUNT($count, WORD("noun-random-card")) } from { CASE($who, "poss") } hand
       *[no] look at { COUNT($count, WORD("noun-random-card")) } in { CASE($who, "poss") } hand
    }{ $has-discard ->
        [yes] { " " }and discard any { PLURAL($discard) } among them
       *[no] { "" }
    }
    .that = adj-mentioned
effect-look-at-hand = look at { CASE($who, "poss") } hand
effect-discard-from-theirs = have { $who } choose a card in their hand, then look at their other cards and discard one of those
effect-reveal-top = reveal the top card of { $you ->
        [they] their deck
       *[no] { CASE($who, "poss") } deck
    }
    .that = adj-mentioned
effect-reveal-from-hand = reveal { $what }
    .that = adj-mentioned
effect-name-one = choose { $kind ->
        [colour] a color
        [symbol] a symbol
       *[subtype] { $has-of ->
            [yes] a subtype of { $of }
           *[no] { $any-card ->
                [yes] a subtype
               *[no] a character subtype
            }
        }
    }
effect-gain-named-subtype = until the end of the round, { $what } has that subtype
    .inf = give { $what } that subtype until the end of the round
effect-place-resources = put { COUNT($amount, WORD("noun-resource")) } on { $on }
effect-take-resources-from = take all resources from { $what }
effect-give-battlefield = give control of the battlefield to an opponent
effect-put-on-deck = put { $what } { $bottom ->
        [yes] on the bottom of { $theirs ->
            [yes] their deck
           *[no] your deck
        }
       *[no] on top of { $theirs ->
            [yes] their deck
           *[no] your deck
        }
    }
    .that = adj-mentioned

condition-against-an-opponent = it is so with an opponent
condition-more-ready-characters = you have more ready characters than an opponent
condition-each-of-theirs = each character of an opponent { $predicate }
condition-they-have-resources = an opponent has { COUNT($number, WORD("noun-resource")) } or more
condition-no-resources = you have no resources
condition-card-is = { $what } { $predicate }
condition-just-rolled = one of the dice just rolled shows { LIST($symbols, "or") }

amount-resources-on = the { $what } of resources on { $subject }
    .noun = noun-number

trigger-set-up = { $by ->
       *[anybody] after setup
    }
    .noun = noun-card
trigger-ability-used = { $by ->
        [you] after using an action of { $what }
        [opponent] after an opponent has used an action of { $what }
       *[anybody] after an action of { $what } has been used
    }
    .noun = noun-card

constant-cheaper-if = { $this } costs { $by } less if { $condition }
constant-no-restrictions-on-this = you may play { PLURAL($filter) } on { $this }, ignoring their play restrictions
constant-more-income = each player gains { COUNT($more, WORD("noun-resource")) } more during the upkeep phase
constant-gains-subtype = { $of } is also { A($subtype) }

filter-cost-at-least = { $what } that costs { $cost } or more
    .place = last
    .is = costs { $cost } or more
    .is-not = costs less than { $cost }
filter-damage-at-least = { $what } with { COUNT($damage, WORD("noun-damage")) } or more
    .place = last
    .is = has { COUNT($damage, WORD("noun-damage")) } or more
    .is-not = has less than { COUNT($damage, WORD("noun-damage")) }
filter-modifier = { $what } { AGREE($what, "adj-showing") } a modifier
    .place = last
    .is = shows a modifier
    .is-not = does not show a modifier
filter-modified = { $what } with a modification
    .place = last
    .is = has a modification
    .is-not = has no modifications
filter-not-modified = { $what } without modifications
    .place = last
filter-not-shielded = { $what } without shields
    .place = last
filter-copies-in-play = { $what } of a card with { COUNT($number, WORD("noun-copy")) } or more in play
    .place = last
    .is = has { COUNT($number, WORD("noun-copy")) } or more in play
    .is-not = has fewer than { COUNT($number, WORD("noun-copy")) } in play
filter-shares-subtype = { $what } that shares a subtype with { $has-with ->
        [yes] { $with }
       *[no] another die
    }
    .place = last
    .is = shares a subtype with { $has-with ->
        [yes] { $with }
       *[no] another die
    }
    .is-not = shares no subtype with { $has-with ->
        [yes] { $with }
       *[no] another die
    }
filter-named = { $what } { $kind ->
        [colour] of the chosen color
        [subtype] of the chosen subtype
       *[symbol] showing the chosen symbol
    }
    .place = last
    .is = { $kind ->
        [colour] is of the chosen color
        [subtype] is of the chosen subtype
       *[symbol] shows the chosen symbol
    }
    .is-not = { $kind ->
        [colour] is not of the chosen color
        [subtype] is not of the chosen subtype
       *[symbol] does not show the chosen symbol
    }
filter-among = { $what } among { $as }
    .place = last
filter-not-color = non-{ AGREE($what, $color) } { $what }
adj-controlling = controlling
filter-of-type = { LIST($types, "or") } { $what }

reference-both = both { PLURAL($what) }
    .noun = noun-die
reference-lowest = the { $what } with the lower value (in a tie, of both)
    .noun = noun-die
select-within = { $whose ->
       *[other] up to { COUNT($number, $what) } with a combined value of { $within } or less
    }

event-revealed = { $zone ->
        [hand] { $seat } reveals from hand: { LIST($cards, "and") }.
       *[deck] The top card of { CASE($seat, "poss") } deck is revealed: { LIST($cards, "and") }.
    }
event-resources-placed = { COUNT($amount, WORD("noun-resource")) } put on { $thing }.

prompt-unshield = choose a character to take shields from
prompt-put-on = choose a card to put on top of your deck
prompt-reveal = choose a card to reveal
prompt-keep-back = choose a card that stays hidden
prompt-name = choose
option-unshield = Take shields from { $what }
option-put-on = Put { $what } on top of the deck
option-reveal = Reveal { $what }
option-keep-back = Keep { $what } hidden
option-name = { CAP($what) }
