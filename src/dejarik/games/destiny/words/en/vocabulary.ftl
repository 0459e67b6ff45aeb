### What cards do, word by word: effects, conditions, amounts, triggers and constant abilities.
### The names of messages are the names of the words in the vocabulary.

## How texts are put together

effect-then = then { $effect }
    .if = then, { $effect }
    .if-done = if you do, { $effect }
effect-if = if { $condition }, { $effect }
    .otherwise = otherwise, { $effect }
    .otherwise-if = otherwise, { $effect }
effect-may = you may { $effect }
effect-to = { $cost } to { $effect }
    .if = { $cost } to { $effect } if { $condition }
effect-modal = choose one:{ $choices }
effect-unless = { $does } unless { $who } { $pays }
    .you = { $does } unless you { $pays }

## Effects on dice

effect-remove = remove { $what }
    .that = adj-mentioned
effect-reroll = reroll { $what }
    .that = adj-mentioned
effect-turn-to = turn { $what } to { $target ->
        [named] a side that does not show the chosen symbol
        [shown] a side with a symbol that none of your dice shows
        [alike] { $many ->
            [yes] sides showing the same symbol and value as { $like }
           *[no] a side showing the same symbol and value as { $like }
        }
        [first] its first side
        [least] a side with a value of { $least } or more
        [most] a side with a value of at most { $most }
        [like] { $many ->
            [yes] sides showing the same symbol as { $like }
           *[no] a side showing the same symbol as { $like }
        }
        [value] a side with a value of { $value }
        [higher] a side with a value { $higher } higher
        [symbols] { $many ->
            [yes] sides showing { LIST($sides, "or") }
           *[no] a side showing { LIST($sides, "or") }
        }
        [no-damage] { $many ->
            [yes] sides without damage
           *[no] a side without damage
        }
        [blank] { $many ->
            [yes] blank sides
           *[no] a blank side
        }
       *[no] { $many ->
            [yes] any sides
           *[no] any side
        }
    }
effect-roll-in = roll { $what } into your pool
    .that = adj-mentioned
effect-resolve-them = resolve { $what }
    .aimed = against a character
    .more = { $more-sign ->
        [less] taking { $more-size } off { $many ->
            [yes] the value of each
           *[no] its value
        }
        [amount] adding { $more } to { $many ->
            [yes] the value of each
           *[no] its value
        }
       *[more] adding { $more-size } to { $many ->
            [yes] the value of each
           *[no] its value
        }
    }
    .as-symbol = as if { $many ->
        [yes] they
       *[no] it
    } showed { $as-symbol }
    .same-symbol = all as one symbol
    .and = and { $and }, in any order
    .as-base = as if it were no modifier
    .free = without paying { $many ->
        [yes] their costs
       *[no] its cost
    }
    .less = paying { $less } less for { $many ->
        [yes] each
       *[no] it
    }
    .unblockable = with unblockable damage
    .keep = leaving { $many ->
        [yes] them
       *[no] it
    } in the pool if { $keep }
    .that = adj-mentioned
    .keep-always = leaving { $many ->
        [yes] them
       *[no] it
    } in the pool
    .against = against each character of { $against }
    .at = against { $at }
effect-roll-set-aside = roll { COUNT($count, WORD("noun-set-aside-die")) } of { $card } into your pool
effect-reroll-instead = reroll this die instead of returning it to its card
effect-increase-value = { $by-sign ->
        [less] take { $by-size } from the die's value
       *[more] add { $by } to the die's value
    }
effect-cannot-roll-next-round = keep { $what } from being rolled during the next round
effect-split-pool = have an opponent split their pool into two groups, choose one of them, and remove all its dice

## Effects on characters

effect-deal-damage = deal { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage")) }
       *[no] { COUNT($amount, WORD("noun-damage")) }
    } to { $spread ->
        [yes] { $amount-sign ->
           *[other] each of { $to }
        }
       *[no] { $to }
    }
    .third = deals { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage")) }
       *[no] { COUNT($amount, WORD("noun-damage")) }
    } to { $spread ->
        [yes] { $amount-sign ->
           *[other] each of { $to }
        }
       *[no] { $to }
    }
    .first = amount
effect-deal-indirect = deal { COUNT($amount, WORD("symbol-indirect")) } to { $you ->
        [yes] yourself
       *[no] { $to }
    }
    .first = amount
effect-make-them-distribute = have { $who } distribute { COUNT($amount, WORD("noun-damage")) } among their own characters
    .first = who
effect-give-shields = give { COUNT($amount, WORD("noun-shield")) } to { $to }
effect-heal = heal { COUNT($amount, WORD("noun-damage")) } from { $spread ->
        [yes] each of { $what }
       *[no] { $what }
    }
effect-move-damage = move { $exactly ->
        [yes] { COUNT($most, WORD("noun-damage")) }
       *[no] up to { COUNT($most, WORD("noun-damage")) }
    } from { $from } to { $to }
effect-choose = choose { $what }
    .that = adj-mentioned

## Effects on resources and cards

effect-gain = { $you ->
        [yes] gain { COUNT($amount, WORD("noun-resource")) }
        [they] gain { COUNT($amount, WORD("noun-resource")) }
       *[no] { $who } gains { COUNT($amount, WORD("noun-resource")) }
    }
    .inf = { $you ->
        [yes] gain { COUNT($amount, WORD("noun-resource")) }
        [they] gain { COUNT($amount, WORD("noun-resource")) }
       *[no] have { $who } gain { COUNT($amount, WORD("noun-resource")) }
    }
effect-lose = { $you ->
        [yes] lose { COUNT($amount, WORD("noun-resource")) }
        [they] lose { COUNT($amount, WORD("noun-resource")) }
       *[no] { $who } loses { COUNT($amount, WORD("noun-resource")) }
    }
    .inf = { $you ->
        [yes] lose { COUNT($amount, WORD("noun-resource")) }
        [they] lose { COUNT($amount, WORD("noun-resource")) }
       *[no] have { $who } lose { COUNT($amount, WORD("noun-resource")) }
    }
    .third = { $you ->
        [yes] lose { COUNT($amount, WORD("noun-resource")) }
        [they] lose { COUNT($amount, WORD("noun-resource")) }
       *[no] loses { COUNT($amount, WORD("noun-resource")) }
    }
effect-spend = spend { COUNT($amount, WORD("noun-resource")) }
    .third = spends { COUNT($amount, WORD("noun-resource")) }
effect-spend-or-spot = spend { COUNT($amount, WORD("noun-resource")) } (nothing if { $condition })
effect-take-actions = { $count ->
        [one] take an additional action
       *[other] take { COUNT($count, WORD("noun-additional-action")) }
    }
effect-discard-from-deck = { $you ->
        [yes] discard { COUNT($amount, WORD("noun-card")) } from the top of your deck
        [they] discard { COUNT($amount, WORD("noun-card")) } from the top of their deck
       *[no] { $amount-sign ->
            [amount] discard from the top of { CASE($who, "poss") } deck { COUNT($amount, WORD("noun-card")) }
           *[more] discard { COUNT($amount, WORD("noun-card")) } from the top of { CASE($who, "poss") } deck
        }
    }
    .that = adj-mentioned
effect-discard-at-random = { $amount-sign ->
        [amount] discard from { CASE($who, "poss") } hand { COUNT($amount, WORD("noun-random-card")) }
       *[more] discard { COUNT($amount, WORD("noun-random-card")) } from { CASE($who, "poss") } hand
    }
    .that = adj-mentioned
effect-give-you = { $who } gives you { COUNT($amount, WORD("noun-resource")) }
    .inf = give you { COUNT($amount, WORD("noun-resource")) }
    .third = gives you { COUNT($amount, WORD("noun-resource")) }
effect-draw = { $you ->
        [yes] draw { COUNT($amount, WORD("noun-card")) }
        [they] draw { COUNT($amount, WORD("noun-card")) }
       *[no] { $who } draws { COUNT($amount, WORD("noun-card")) }
    }
    .inf = { $you ->
        [yes] draw { COUNT($amount, WORD("noun-card")) }
        [they] draw { COUNT($amount, WORD("noun-card")) }
       *[no] have { $who } draw { COUNT($amount, WORD("noun-card")) }
    }
effect-discard-from-hand = discard { $what }
    .third = discards { $what }
    .that = adj-mentioned
effect-discard-in-play = { $long ->
        [yes] discard from play { $what }
       *[no] discard { $what } from play
    }
effect-set-aside = set aside { $what }
effect-exhaust = exhaust { $what }
effect-activate-them = activate { $what }
effect-lower-cost = lower the cost of the card you are playing by { $by }
effect-redeploy-this = move { $this } to { $to } instead of discarding it

effect-move-upgrade = move { $what } to { $to }
effect-move-shields = move { COUNT($amount, WORD("noun-shield")) } from { $from } to { $to }
effect-become = turn { $what } into { A($kind) } for the rest of the game
effect-ready = ready { $what }
effect-defeat-them = defeat { $what }
effect-return-to-hand = return { $what } to { $many ->
        [yes] their owners' hands
       *[no] its owner's hand
    }
effect-play = play { A($where) } { $discard ->
        [yes] { $hand ->
            [yes] from hand or discard pile
           *[no] from the discard pile
        }
       *[no] from hand
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }at no cost
       *[no] { "" }
    }{ $less-sign ->
        [more] { " " }for { $less } less
       *[none] { "" }
    }
    .unrestricted = ignoring its play restrictions
effect-stack-on-this = set { $this } aside and put { $what } face down on it
effect-play-stacked = play at no cost the card on a set-aside copy of { $this } and discard that copy
effect-take-battlefield = take control of the battlefield
effect-switch-battlefield = replace the battlefield with one that is not in use
effect-use-claim = use the claim ability { $or-power-action ->
        [yes] or power action of the battlefield, even if it has been used
       *[no] of the battlefield
    }
effect-use-unused-claim = use the claim ability of a battlefield that is not in use
effect-end-action-phase = end the action phase
effect-set-event-aside = set { $this } aside instead of discarding it

## What others do; what happens instead, and later

effect-they = { $who } must { $effect }
    .inf = make { $who } { $effect }
    .may = { $who } may { $effect }
effect-for-each = for { $who }, { $effect }
effect-any-may = { $who } may { $pays }
    .then = if somebody does, { $effect }
effect-share-choices = { $theirs ->
        [0] choose and apply { $yours } of these effects:{ $choices }
       *[other] have an opponent choose and apply { $theirs } of these effects, then choose and apply { $yours } of the others:{ $choices }
    }
effect-bid-tokens = have each player secretly choose a number, then reveal them all
effect-instead = instead { $effect }
effect-redirect = deal that damage to { $to } instead
effect-block-from-deck = discard a card from the top of your deck for each damage to block it
effect-later = { $when }, { $effect }
later-round-ended = at the end of the round
later-round-began = at the start of the next round
later-action-phase-ended = at the end of the action phase
later-turn-began = at the start of the next turn

## Conditions, as clauses after “if”, “while” and “only if”

condition-spot = you have { $select } in play
    .not = you have no { $select } in play
condition-has = { $whose ->
        [yours] you have { $select }
        [anybodys] there is { $select }
       *[other] an opponent has { $select }
    }
condition-is = { $what } { $predicate }
condition-control-battlefield = you control the battlefield
    .not = you do not control the battlefield
condition-defeated-unique-character = one of your unique characters has been defeated
condition-more-dice-than-an-opponent = there are more dice in your pool than in an opponent's
condition-at-least = { $whose ->
        [yours] you have { $number } or more { PLURAL($select-noun) }
        [anybodys] there are { $number } or more { PLURAL($select-noun) }
       *[other] an opponent has { $number } or more { PLURAL($select-noun) }
    }
condition-either = { LIST($conditions, "or") }
condition-always = nothing forbids it
condition-first-round = it is the first round
predicate-is = is { LIST($items, "or") }
predicate-is-not = is not { LIST($items, "nor") }
predicate-is-neither = is neither { LIST($items, "nor") }

## Amounts: what a number is. $what is its noun (.noun).

amount-value-of = { CASE($die, "poss") } { $what }
    .noun = noun-value
amount-count-of = the { $what } of { $whose ->
        [yours] your { PLURAL($of) }
        [opponents] your opponents' { PLURAL($of) }
        [theirs] their { PLURAL($of) }
        [an-opponents] an opponent's { PLURAL($of) }
        [that-opponents] that opponent's { PLURAL($of) }
       *[anybodys] { PLURAL($of) }
    }
    .noun = noun-number
amount-cards-in-hand = the { $what } of cards in { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } hand
    .noun = noun-number
amount-how-many = the { $what } of { $has-filter ->
        [yes] { PLURAL($filter) } among { PLURAL($name) }
       *[no] { PLURAL($name) }
    }
    .noun = noun-number
amount-number = that { $what }
    .noun = noun-number
amount-cost-of = { CASE($name, "poss") } { $what }
    .noun = noun-cost
amount-shields-on = the { $what } of shields on { $subject }
    .noun = noun-number
amount-most-of-one-subtype = the greatest { $what } of your characters that share a subtype
    .noun = noun-number

## Triggers. .noun is what they are about.

trigger-activated = { $by ->
        [you] after activating { $what }
        [opponent] after an opponent has activated { $what }
       *[anybody] after { $what } has been activated
    }
    .noun = noun-card
trigger-activate = { $by ->
        [you] before activating { $what }
        [opponent] before an opponent activates { $what }
       *[anybody] before { $what } is activated
    }
    .noun = noun-card
trigger-played = { $by ->
        [you] after playing { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
        [opponent] after an opponent has played { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
       *[anybody] after { $what } has been played{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-play-card = { $by ->
        [you] before playing { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
        [opponent] before an opponent plays { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
       *[anybody] before { $what } is played{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-die-rolled = { $by ->
        [you] after rolling { $what } into your pool
        [opponent] after an opponent has rolled { $what } into their pool
       *[anybody] after { $what } has been rolled into a pool
    }
    .noun = noun-die
trigger-die-rerolled = { $by ->
        [you] after rerolling { $what }
        [opponent] after an opponent has rerolled { $what }
       *[anybody] after { $what } has been rerolled
    }
    .noun = noun-die
trigger-die-resolved = { $by ->
        [you] after resolving { $what }
        [opponent] after an opponent has resolved { $what }
       *[anybody] after { $what } has been resolved
    }
    .noun = noun-die
trigger-die-removed = { $by ->
        [you] after removing { $what }
        [opponent] after an opponent has removed { $what }
       *[anybody] after { $what } has been removed
    }
    .noun = noun-die
trigger-die-turned = { $by ->
        [you] after turning { $what }
        [opponent] after an opponent has turned { $what }
       *[anybody] after { $what } has been turned
    }
    .noun = noun-die
trigger-resolve-die = { $by ->
        [you] before resolving { $what }
        [opponent] before an opponent resolves { $what }
       *[anybody] before { $what } is resolved
    }
    .noun = noun-die
trigger-die-rolls = { $by ->
        [you] after rolling or rerolling { $what }
        [opponent] after an opponent has rolled or rerolled { $what }
       *[anybody] after { $what } is rolled or rerolled
    }
    .noun = noun-die
trigger-dice-removed = { $by ->
        [you] after removing an opponent's dice
        [opponent] after an opponent has removed another player's dice
       *[anybody] after dice are removed from a pool
    }
    .noun = noun-die
trigger-claimed = { $by ->
        [you] after claiming the battlefield
        [opponent] after an opponent has claimed the battlefield
       *[anybody] after the battlefield has been claimed
    }
    .noun = noun-card
trigger-discarded-to-reroll = { $by ->
        [you] after discarding a card to reroll dice
        [opponent] after an opponent has discarded a card to reroll dice
       *[anybody] after a card has been discarded to reroll dice
    }
    .noun = noun-card
trigger-damage-dealt = { $by ->
        [you] after dealing damage to { $what }
        [opponent] after an opponent deals damage to { $what }
       *[anybody] after { $what } is dealt damage
    }
    .noun = type-character
trigger-damage = { $by ->
        [you] before dealing damage to { $what }
        [opponent] before an opponent deals damage to { $what }
       *[anybody] before { $what } is dealt damage
    }
    .noun = type-character
    .would = if { $what } would be dealt damage
trigger-take-damage = { $by ->
        [you] before { $what } takes damage from you
        [opponent] before { $what } takes damage from an opponent
       *[anybody] before { $what } takes damage
    }
    .noun = type-character
    .would = if { $what } would take damage
trigger-defeated = { $by ->
        [you] after { $what } you control is defeated
        [opponent] after { $what } an opponent controls is defeated
       *[anybody] after { $what } is defeated
    }
    .noun = type-character
trigger-defeat = { $by ->
        [you] before { $what } you control is defeated
        [opponent] before { $what } an opponent controls is defeated
       *[anybody] before { $what } is defeated
    }
    .noun = type-character
    .would = if { $what } would be defeated
trigger-defeat-by-damage = { $by ->
        [you] before { $what } you control is defeated by damage
        [opponent] before { $what } an opponent controls is defeated by damage
       *[anybody] before { $what } is defeated by damage
    }
    .noun = type-character
    .would = if { $what } would be defeated by damage
trigger-discard-from-play = { $by ->
        [you] before { $what } you control is discarded from play
        [opponent] before { $what } an opponent controls is discarded from play
       *[anybody] before { $what } is discarded from play
    }
    .noun = noun-card
    .would = if { $what } would be discarded from play
trigger-discard-by-effect = { $by ->
        [you] before an effect discards { $what } you control
        [opponent] before an effect discards { $what } an opponent controls
       *[anybody] before an effect discards { $what }
    }
    .noun = noun-card
    .would = if an effect would discard { $what } from play

## Constant abilities

constant-more-health = { $has-while ->
        [yes] while { $while }, { $of } has { $amount-sign ->
            [less] { $amount-size } less health
           *[more] +{ $amount-size } health
        }
       *[no] { $of } has { $amount-sign ->
            [less] { $amount-size } less health
           *[more] +{ $amount-size } health
        }
    }
constant-has-keyword = { $has-while ->
        [yes] while { $while }, { $of } has { $keyword }
       *[no] { $of } has { $keyword }
    }
constant-discard-this-if = discard { $this } from play if { $condition }
constant-cannot-play-on-this = you may not play { PLURAL($filter) } on { $this }
constant-team-points = while you build a team, { A($filter) } costs { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }
    .noun = type-character

constant-loses-keyword = { $of } loses { $keyword }
constant-x-is = X is { $amount }
constant-modifies-any-symbol = sides of this die without a symbol may modify any symbol{ $has-filter ->
        [yes] { " " }on { A($filter) }
       *[no] { "" }
    }
    .noun = noun-die
constant-cheaper = { $first ->
        [yes] the first { $filter } you play each round costs { $by } less
       *[no] { PLURAL($filter) } cost you { $by } less
    }
constant-resolve-as = you may resolve { $has-filter ->
        [yes] your { PLURAL($filter) } that show { LIST($sides, "or") }
       *[no] the dice of { $this } that show { LIST($sides, "or") }
    } as if they showed { $value ->
        [-1] { $to }
       *[other] { COUNT($value, $to) }
    }
    .noun = noun-die
constant-one-die-each-turn = only one die of { $of } can be resolved each turn, and it cannot be modified
constant-unblockable-die = damage dealt by the die of { $of }, or by dice it modifies, is unblockable
constant-copies-not-unique = while { $while }, your copies of { $this } are not unique
constant-limit-per-character = a character with { $this } may have only { COUNT($most, $filter) }
    .noun = type-upgrade
constant-makes-elite = { $of } is elite
constant-has-abilities-of = { $of } has the abilities of { $select }, too
constant-loses-abilities = { $of } loses all abilities{ $but-specials ->
        [yes] { " " }but specials
       *[no] { "" }
    }

## What a card allows and forbids while a deck is built. .noun is what a filter is about.

constant-few-sets = your other cards may come from only { $number } sets of your choice (only in the format { $format ->
        [infinite] Infinite
       *[other] { $format }
    })
constant-may-include = your deck may include { $has-number ->
        [yes] up to { COUNT($number, $filter) }
       *[no] { PLURAL($filter) }
    }{ $different ->
        [yes] , all of them different
       *[no] { "" }
    }{ $any-color ->
        [yes] , whatever the colors of your characters
       *[no] { "" }
    }
constant-more-copies = your deck may include one more copy than usual of { COUNT($cards, WORD("noun-different-card")) }
constant-copies-allowed = your deck may include up to { COUNT($number, WORD("noun-copy")) } of this card
constant-one-copy-each = your deck may not include two copies of a card
constant-no-cards = your deck may not include { PLURAL($filter) }
constant-only-with = your team must include { $has-filter ->
        [yes] { A($filter) }
       *[no] a character
    }{ $has-points ->
        [yes] { " " }that costs { COUNT($points, WORD("noun-point")) } or more
       *[no] { "" }
    }
    .noun = type-character
constant-only-if-each = your team may include only { PLURAL($filter) }
    .noun = type-character
constant-not-with = your team may not include { $filter }
    .noun = type-character
constant-one-color = all characters of your team must be of one color
constant-shared-color = at least two characters of your team must share a color
constant-both-sides = your team may include both heroes and villains
constant-points-with = if your team includes another { $filter }, { $this } costs { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }
    .noun = type-character

## Kinds of abilities and play restrictions

clause-action = Action: { $text }
clause-power-action = Power action: { $text }
clause-claim = Claim: { $text }
clause-special = Special: { $text }
restriction-only-if = You can play this card only if { $condition }.
restriction-only-on = You can play this card only on { $what }.
restriction-modify = Goes on { $what }.
with-reminder = { CAP($keyword) } ({ $reminder })
when-ambush = having played { $this }, you may take one more action
when-guardian = before activating { $this }
when-redeploy = if the character with { $this } is defeated
