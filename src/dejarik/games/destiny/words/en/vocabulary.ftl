### What cards do, word by word: effects, conditions, amounts, triggers and constant abilities.
### The names of messages are the names of the words in the vocabulary.

## How texts are put together

sentence = { CAP($text) }.
sentence-closed = { CAP($text) }
lead = { $clause }, { $effect }
effect-seq = { $first } { $next }
effect-then = then { $effect }
    .if = then, { $effect }
effect-if = if { $condition }, { $effect }
    .otherwise = otherwise, { $effect }
effect-may = you may { $effect }
effect-to = { $cost } to { $effect }
effect-modal = choose one:{ $choices }
effect-unless = { $does } unless { $who } { $pays }
bullet = • { $text }

## Effects on dice

effect-remove = remove { $what }
    .that = adj-that
effect-reroll = reroll { $what }
    .that = adj-that
effect-turn-to = turn { $what } to { $has-symbols ->
        [yes] { $many ->
            [yes] sides showing { LIST($symbols, "or") }
           *[no] a side showing { LIST($symbols, "or") }
        }
       *[no] { $many ->
            [yes] any sides
           *[no] any side
        }
    }
effect-roll-in = roll { $what } into your pool
    .that = adj-that
effect-resolve-them = resolve { $what }{ $more-sign ->
        [more] , adding { $more-size } to { $many ->
            [yes] the value of each
           *[no] its value
        }
        [less] , taking { $more-size } off { $many ->
            [yes] the value of each
           *[no] its value
        }
       *[none] { "" }
    }

## Effects on characters

effect-deal-damage = deal { $unblockable ->
        [yes] { COUNT($amount, WORD("noun-unblockable-damage")) }
       *[no] { COUNT($amount, WORD("noun-damage")) }
    } to { $to }
effect-deal-indirect = deal { COUNT($amount, WORD("symbol-indirect")) } to { $to }
effect-give-shields = give { COUNT($amount, WORD("noun-shield")) } to { $to }
effect-heal = heal { COUNT($amount, WORD("noun-damage")) } from { $what }
effect-move-damage = move up to { COUNT($most, WORD("noun-damage")) } from { $from } to { $to }
effect-choose = choose { $what }
    .that = adj-that

## Effects on resources and cards

effect-gain = { $you ->
        [yes] gain { COUNT($amount, WORD("noun-resource")) }
       *[no] { $who } gains { COUNT($amount, WORD("noun-resource")) }
    }
effect-lose = { $you ->
        [yes] lose { COUNT($amount, WORD("noun-resource")) }
       *[no] { $who } loses { COUNT($amount, WORD("noun-resource")) }
    }
    .third = { $you ->
        [yes] lose { COUNT($amount, WORD("noun-resource")) }
       *[no] loses { COUNT($amount, WORD("noun-resource")) }
    }
effect-give-you = { $who } gives you { COUNT($amount, WORD("noun-resource")) }
    .third = gives you { COUNT($amount, WORD("noun-resource")) }
effect-draw = { $you ->
        [yes] draw { COUNT($amount, WORD("noun-card")) }
       *[no] { $who } draws { COUNT($amount, WORD("noun-card")) }
    }
effect-discard-from-hand = discard { $what }
    .third = discards { $what }
    .that = adj-discarded
effect-look-at-random = look at { COUNT($count, WORD("noun-random-card")) } in { CASE($who, "poss") } hand and discard any { PLURAL($discard) } among them
effect-put-under-deck = put { $what } on the bottom of your deck
    .that = adj-that
effect-discard-in-play = discard { $what } from play
effect-set-aside = set aside { $what }
effect-exhaust = exhaust { $what }
effect-activate-them = activate { $what }
effect-lower-cost = lower the cost of the card you are playing by { $by }
effect-redeploy-this = move { $this } to { $to } instead of discarding it

## Conditions, as clauses after “if”, “while” and “only if”

condition-spot = you have { $select } in play
condition-has = { $whose ->
        [yours] you have { $select }
        [anybodys] there is { $select }
       *[other] an opponent has { $select }
    }
condition-is = { $what } { $predicate }
condition-control-battlefield = you control the battlefield
condition-defeated-unique-character = one of your unique characters has been defeated
condition-more-dice-than-an-opponent = there are more dice in your pool than in an opponent's
predicate-is = is { LIST($items, "or") }
predicate-is-not = is not { LIST($items, "nor") }
predicate-is-neither = is neither { LIST($items, "nor") }

## Amounts: what a number is equal to.

amount-value-of = { CASE($die, "poss") } value
amount-count-of = the number of { $whose ->
        [yours] your { PLURAL($of) }
        [opponents] your opponents' { PLURAL($of) }
        [an-opponents] that opponent's { PLURAL($of) }
       *[anybodys] { PLURAL($of) }
    }

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
        [you] after removing dice from a pool
        [opponent] after an opponent removes dice from a pool
       *[anybody] after dice are removed from a pool
    }
    .noun = noun-die
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
trigger-take-damage = { $by ->
        [you] before { $what } takes damage from you
        [opponent] before { $what } takes damage from an opponent
       *[anybody] before { $what } takes damage
    }
    .noun = type-character
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
trigger-defeat-by-damage = { $by ->
        [you] before { $what } you control is defeated by damage
        [opponent] before { $what } an opponent controls is defeated by damage
       *[anybody] before { $what } is defeated by damage
    }
    .noun = type-character
trigger-discard-from-play = { $by ->
        [you] before { $what } you control is discarded from play
        [opponent] before { $what } an opponent controls is discarded from play
       *[anybody] before { $what } is discarded from play
    }
    .noun = noun-card
trigger-discard-by-effect = { $by ->
        [you] before an effect discards { $what } you control
        [opponent] before an effect discards { $what } an opponent controls
       *[anybody] before an effect discards { $what }
    }
    .noun = noun-card

## Constant abilities

constant-more-health = { $of } has { $amount-sign ->
        [less] { $amount-size } less health
       *[more] +{ $amount-size } health
    }
constant-has-keyword = { $has-while ->
        [yes] while { $while }, { $of } has { $keyword }
       *[no] { $of } has { $keyword }
    }
constant-discard-this-if = discard { $this } from play if { $condition }
constant-cannot-play-on-this = you cannot play { PLURAL($filter) } on { $this }
constant-team-points = while you build a team, { PLURAL($filter) } cost { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }
    .noun = type-character

## What a card allows and forbids while a deck is built. .noun is what a filter is about.

constant-may-include = your deck may include { $has-number ->
        [yes] up to { COUNT($number, $filter) }
       *[no] { PLURAL($filter) }
    }{ $different ->
        [yes] , all of them different
       *[no] { "" }
    }{ $any-colour ->
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
constant-one-colour = all characters of your team must be of one color
constant-shared-colour = at least two characters of your team must share a color
constant-both-sides = your team may include both heroes and villains
constant-points-with = if your team includes { $filter }, { $this } costs { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
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
