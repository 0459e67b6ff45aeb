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
effect-discard-in-play = discard { $what }
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

trigger-activated = after { $by ->
        [you] you activate { $what }
        [opponent] an opponent activates { $what }
       *[anybody] { $what } is activated
    }
    .noun = noun-card
trigger-activate = before { $by ->
        [you] you activate { $what }
        [opponent] an opponent activates { $what }
       *[anybody] { $what } is activated
    }
    .noun = noun-card
trigger-played = after { $by ->
        [you] you play { $what }
        [opponent] an opponent plays { $what }
       *[anybody] { $what } is played
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }
    .noun = noun-card
trigger-play-card = before { $by ->
        [you] you play { $what }
        [opponent] an opponent plays { $what }
       *[anybody] { $what } is played
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }
    .noun = noun-card
trigger-die-rolled = after { $by ->
        [you] you roll { $what } into your pool
        [opponent] an opponent rolls { $what } into their pool
       *[anybody] { $what } is rolled into a pool
    }
    .noun = noun-die
trigger-die-rerolled = after { $by ->
        [you] you reroll { $what }
        [opponent] an opponent rerolls { $what }
       *[anybody] { $what } is rerolled
    }
    .noun = noun-die
trigger-die-resolved = after { $by ->
        [you] you resolve { $what }
        [opponent] an opponent resolves { $what }
       *[anybody] { $what } is resolved
    }
    .noun = noun-die
trigger-resolve-die = before { $by ->
        [you] you resolve { $what }
        [opponent] an opponent resolves { $what }
       *[anybody] { $what } is resolved
    }
    .noun = noun-die
trigger-die-removed = after { $by ->
        [you] you remove { $what }
        [opponent] an opponent removes { $what }
       *[anybody] { $what } is removed
    }
    .noun = noun-die
trigger-die-turned = after { $by ->
        [you] you turn { $what }
        [opponent] an opponent turns { $what }
       *[anybody] { $what } is turned
    }
    .noun = noun-die
trigger-damage-dealt = after { $by ->
        [you] you deal damage to { $what }
        [opponent] an opponent deals damage to { $what }
       *[anybody] { $what } is dealt damage
    }
    .noun = type-character
trigger-defeated = after { $by ->
        [you] { $what } of yours is defeated
        [opponent] an opponent's { $what } is defeated
       *[anybody] { $what } is defeated
    }
    .noun = type-character
trigger-defeat = before { $by ->
        [you] { $what } of yours is defeated
        [opponent] an opponent's { $what } is defeated
       *[anybody] { $what } is defeated
    }
    .noun = type-character
trigger-discard-from-play = before { $by ->
        [you] { $what } of yours is discarded from play
        [opponent] an opponent's { $what } is discarded from play
       *[anybody] { $what } is discarded from play
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
constant-discard-this-if = discard { $this } if { $condition }
constant-cannot-play-on-this = you cannot play { PLURAL($filter) } on { $this }
constant-team-points = while you build a team, { PLURAL($filter) } cost { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }

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
when-guardian = before you activate { $this }
when-redeploy = if the character with { $this } is defeated
