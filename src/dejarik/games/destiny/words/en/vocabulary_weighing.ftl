### Words of the vocabulary that weigh: how many, how much, whether not; and when an ability may be used.

condition-reaches = { $of } is { $number } or more
condition-first-turn = it is the first turn of the round
    .not = it is not the first turn of the round
condition-they-have-defeated = an opponent has a defeated character
condition-damage-blocked = any of that damage was blocked
    .not = that damage was not blocked
condition-show-the-same = { $symbol ->
        [yes] { $dice } show the same symbol and value
       *[no] { $dice } show the same value
    }
amount-defeated-characters = the { $what } of { $you ->
        [yes] your defeated characters
       *[no] defeated characters { $who } has
    }
    .noun = noun-number

effect-use-only-if = use this only if { $condition }
effect-up-to-times = you may { $effect } up to { $times } times

filter-not-is-elite = non-elite { $what }
filter-your-own = { $what } of yours
    .place = last
    .is = is yours
    .is-not = is not yours

effect-remove-resources = remove { $amount ->
        [0] all resources
       *[other] { COUNT($amount, WORD("noun-resource")) }
    } from { $what }
effect-reveal-hand = { $you ->
        [yes] reveal your hand
        [they] reveal their hand
       *[no] reveal { CASE($who, "poss") } hand
    }


condition-was-resolved-as = that die showed { LIST($symbols, "or") }
condition-just-defeated = that has just defeated a character
condition-first-played = that is the first { $filter } you play { $here ->
        [yes] on that character this round
       *[no] this round
    }
condition-modifies = this die modifies { A($filter) }
    .noun = noun-die
reference-matching-characters = the { $what } of each of { $dice }
    .noun = type-character
who-battlefield-controller = the { $what } of the battlefield
    .noun = noun-controller
who-each-without-battlefield = each { $what } who does not control the battlefield
    .noun = noun-player
trigger-discarded = { $by ->
        [you] after { $what } you control is discarded from play
        [opponent] after { $what } an opponent controls is discarded from play
       *[anybody] after { $what } is discarded from play
    }
    .noun = noun-card

constant-more-attached = { $of } may have { $more } more { $kind ->
       *[other] { $kind } than usual
    }
condition-they-have-no = an opponent has no { $what ->
        [cards] cards in hand
       *[dice] dice in their pool
    }
condition-first-action = nobody has taken an action this round
condition-takes-indirect = that damage is indirect
filter-with-tokens = { $what } with tokens on it
    .place = last
    .is = has tokens on it
    .is-not = has no tokens on it
constant-not-counted = no { $filter } on { $this } counts toward its upgrade limit
condition-they-have-dice = an opponent has { $number } or more { PLURAL($filter) }
    .noun = noun-die
amount-combined-cost = the combined { $what } of the { $name ->
       *[other] discarded cards
    }
    .noun = noun-cost
filter-bearer-has = { $what } whose character has { A($filter) } on it
    .place = last
filter-not-bearer-has = { $what } whose character has no { $filter } on it
    .place = last
effect-take-from-rich = take { COUNT($amount, WORD("noun-resource")) } from an opponent who has { $having } or more
effect-trigger-again = { $after ->
        [Defeated] apply the ability of { $of } as if the character with it had just been defeated
       *[Activated] apply the ability of { $of } that works after its activation once more
    }
adj-combined = combined
