### What cards do, word by word. A message is named after its kind and the class in the vocabulary:
### DealDamage is effect-deal-damage. The sections are the modules of the vocabulary.
### Effects have moods: .third is “unless an opponent removes …”. .first is what the sentence names first.

## How effects follow each other

effect-then = then { $effect }
    .if = then, { $effect }
    .if-done = if you do, { $effect }
effect-or-else = { $first } or { $otherwise }
    .otherwise = otherwise, { $otherwise }
effect-if = if { $condition }, { $effect }
    .otherwise = otherwise, { $effect }
    .otherwise-if = otherwise, { $effect }
effect-may = you may { $effect }
effect-to = { $cost } to { $effect }
    .if = { $cost } to { $effect } if { $condition }
effect-use-only-if = use only if { $condition }
effect-once-per-game = this ability works only once per game
effect-up-to-times = up to { $times } times, you may { $effect }
effect-modal = choose one:{ $choices }
effect-instead = { $effect } instead
lead-and = { $clause } and { $condition }
effect-later = { $effect } { $when }
effect-trigger-again = { $after ->
        [Defeated] resolve { CASE($of, "poss") } ability as if its character had just been defeated
       *[Activated] resolve { CASE($of, "poss") } “after you activate” ability again
    }
effect-use-special = use a special ability of { $of }
later-round-ended = at the end of the round
later-round-began = at the start of the next round
later-action-phase-ended = at the end of the action phase
later-upkeep-started = after the upkeep phase begins
later-turn-began = at the start of the next turn
later-played = after you play that card

## What other players do

effect-they = { $who } must { $effect }
    .inf = force { $who } to { $effect }
    .may = { $who } may { $effect }
effect-for-each = for { $who }, { $effect }
effect-for-each-card = for each of those cards, { $effect }
effect-repeatable = then { $who } may { $cost } to do the same to you or another opponent, and so on
effect-unless = { $does } unless { $who } { $pays }
    .you = { $does } unless you { $pays }
    .or = { $first } or { $other }
effect-any-may = { $who } may { $pays }
    .then = if any of them does, { $effect }
    .then-one = if they do, { $effect }
effect-share-choices = { $theirs ->
        [0] choose and resolve { $yours } of these effects:{ $choices }
       *[other] have an opponent choose and resolve { $theirs } of these effects, then choose and resolve { $yours } of the others:{ $choices }
    }
effect-they-choose = have { $who } choose { $number } of these effects, then resolve { $number ->
        [one] it
       *[other] them
    }:{ $choices }
effect-split-pool = { $any-pool ->
        [yes] choose a pool, have an opponent split the dice in it into two groups, and choose a group
       *[no] have an opponent split their dice into two groups, then choose a group and remove all dice in it
    }
effect-one-die-next-turn = { $who } cannot resolve more than one die during their next turn this round
    .inf = keep { $who } from resolving more than one die during their next turn this round
effect-must-next = { $who } must { $action ->
        [play] play that event
       *[activate] activate one of their characters
    } as their next action{ $this-round ->
        [yes] { " " }this round
       *[no] { "" }
    }, if able
    .inf = force { $who } to { $action ->
        [play] play that event
       *[activate] activate one of their characters
    } as their next action{ $this-round ->
        [yes] { " " }this round
       *[no] { "" }
    }, if able
effect-cannot-repeat = { $who } cannot take the same action on their next turn
    .inf = keep { $who } from taking the same action on their next turn
effect-bid-tokens = have each player secretly choose a number, then reveal them all

## Choosing

effect-choose = { $spot ->
        [yes] spot
       *[no] choose
    } { $what }
    .that = adj-mentioned
effect-choose-opponent = choose { $who }
effect-name-one = choose { $kind ->
        [colour] a color
        [symbol] a symbol
        [number] a number
        [type] a card type (event, support, or upgrade)
        [card] a card title
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
effect-paint-named-color = { $what } and its dice become the chosen color

## Effects on dice. .that is what the chosen is called later.

effect-remove = remove { $what }
    .that = adj-mentioned
effect-reroll = reroll { $what }
    .that = adj-mentioned
effect-remove-lowest-rolls = each player totals the values of the character dice they just rolled, and each player with the lowest total removes theirs
effect-capture = place { $what } on { $this }, where it stays until { $this } leaves play
effect-turn-to = turn { $what } to { $target ->
        [named] a side not showing the chosen symbol
        [shown] a side showing a symbol that none of your dice is showing
        [alike] { $many ->
            [yes] sides showing the same symbol and value as { $like }
           *[no] a side showing the same symbol and value as { $like }
        }
        [first] its first side
        [costly] a side showing a resource cost
        [differing] sides showing different values
        [least] a side with a value of { $least } or higher
        [most] a side with a value no higher than { $most }
        [like] { $many ->
            [yes] sides showing the same symbol as { $like }
           *[no] a side showing the same symbol as { $like }
        }
        [value] { $many ->
            [yes] sides with a value of { $value }
           *[no] a side with a value of { $value }
        }
        [higher] a side with a value { $higher } higher
        [symbols] { $many ->
            [yes] sides showing { LIST($sides, "or") }
           *[no] a side showing { LIST($sides, "or") }
        }
        [no-damage] { $many ->
            [yes] sides not showing damage
           *[no] a side not showing damage
        }
        [blank] { $many ->
            [yes] blank sides
           *[no] a blank side
        }
       *[no] { $many ->
            [yes] { $they ->
                [yes] the sides of their choice
               *[no] the sides of your choice
            }
           *[no] any side
        }
    }
    .that = adj-mentioned
effect-roll-in = roll { $what } into { $theirs ->
        [yes] its controller's pool
       *[no] your pool
    }
    .that = adj-mentioned
effect-roll-set-aside = roll { $count } set-aside { $card } { $count ->
        [1] die
       *[other] dice
    } into your pool
effect-roll-its-die = roll { CASE($card, "poss") } die into your pool and set it aside again after it is resolved or removed
effect-reroll-instead = reroll { CASE($this, "poss") } die instead of removing it
effect-increase-value = { $by-sign ->
        [less] decrease its value by { $by-size }
       *[more] increase its value by { $by }
    }
effect-resolve-another-side = resolve another side of this die
effect-lower-die-cost = { $by ->
        [99] pay no resource cost for this die
       *[other] decrease its resource cost by { $by }
    }
effect-resolve-side-of = resolve one of the sides of { CASE($card, "poss") } die, if able
effect-cannot-roll-next-round = choose { $what }: it cannot be rolled during the next round
    .inf = choose { $what } that cannot be rolled during the next round
effect-resolve-them = resolve { $what }
    .aimed = { " " }against a character
    .more = , { $more-sign ->
        [less] decreasing { $many ->
            [yes] the value of each
           *[no] its value
        } by { $more-size }
        [amount] increasing { $many ->
            [yes] the value of each
           *[no] its value
        } by { $more }
       *[more] increasing { $many ->
            [yes] the value of each
           *[no] its value
        } by { $more-size }
    }
    .doubled = , doubling its value (maximum { $doubled })
    .bonus-if = { $has-more ->
        [yes] , and by { $bonus } more
       *[no] , increasing its value by { $bonus }
    } if { $bonus-if }
    .raise-one = , increasing the value of one of them by { $raise-one }
    .worth = , treating its value as { $worth }
    .as-symbol = { " " }as if { $many ->
        [yes] they
       *[no] it
    } were showing { $as-symbol-side }
    .same-symbol = { " " }that are all showing the same symbol
    .and = { " " }and { $and } in any order
    .as-base = { " " }as if it were not a modifier
    .free = { " " }without paying { $many ->
        [yes] their costs
       *[no] its cost
    }
    .less = , paying { $less } less for { $many ->
        [yes] each
       *[no] it
    }
    .unblockable = { " " }as unblockable damage
    .keep = , leaving { $many ->
        [yes] them
       *[no] it
    } in the pool if { $keep }
    .that = adj-mentioned
    .keep-always = , leaving { $many ->
        [yes] them
       *[no] it
    } in the pool
    .against = { " " }against each of { CASE($against, "poss") } characters
    .at = { " " }against { $at }

## Damage, shields, healing

effect-deal-damage = { $unblockable ->
        [yes] { $amount-sign ->
            [amount] deal unblockable damage
           *[other] deal { COUNT($amount, WORD("noun-unblockable-damage")) }
        }
       *[no] { $amount-sign ->
            [amount] deal damage
           *[other] deal { COUNT($amount, WORD("noun-damage")) }
        }
    } to { $spread ->
        [yes] each of { $to }
       *[no] { $to }
    }{ $amount-sign ->
        [amount] { " " }equal to { $amount }
       *[other] { "" }
    }
    .third = { $unblockable ->
        [yes] { $amount-sign ->
            [amount] deals unblockable damage
           *[other] deals { COUNT($amount, WORD("noun-unblockable-damage")) }
        }
       *[no] { $amount-sign ->
            [amount] deals damage
           *[other] deals { COUNT($amount, WORD("noun-damage")) }
        }
    } to { $spread ->
        [yes] each of { $to }
       *[no] { $to }
    }{ $amount-sign ->
        [amount] { " " }equal to { $amount }
       *[other] { "" }
    }
    .first = to
effect-deal-indirect = { $you ->
        [yes] { $amount ->
            [one] deal yourself { COUNT($amount, WORD("symbol-indirect")) }
            [other] deal yourself { COUNT($amount, WORD("symbol-indirect")) }
           *[equal] deal yourself indirect damage equal to { $amount }
        }
       *[no] { $amount ->
            [one] deal { COUNT($amount, WORD("symbol-indirect")) } to { $to }
            [other] deal { COUNT($amount, WORD("symbol-indirect")) } to { $to }
           *[equal] deal { $to } indirect damage equal to { $amount }
        }
    }
    .ransom = ; that player may spend up to { COUNT($ransom, WORD("noun-resource")) } to block that much of it
    .that = adj-damaged
    .first = to
effect-make-them-distribute = have { $who } { $or-lose ->
        [yes] distribute damage among their characters and/or lose resources, for a total of { $amount }
       *[no] distribute { COUNT($amount, WORD("noun-damage")) } among their characters
    }
    .first = who
effect-share-damage = deal { $unblockable ->
        [yes] unblockable damage
       *[no] damage
    } equal to { $amount } to any number of characters, distributed as you wish
effect-give-shields = give { COUNT($amount, WORD("noun-shield")) } to { $to }
effect-remove-shields = { $up-to ->
        [yes] remove { $amount ->
            [99] any number of shields
           *[other] up to { COUNT($amount, WORD("noun-shield")) }
        } from { $what }
       *[no] { $amount-sign ->
            [none] remove all shields from { $what }
           *[more] remove { COUNT($amount, WORD("noun-shield")) } from { $what }
        }
    }
effect-place-damage = put { $amount-sign ->
        [amount] damage
       *[more] { COUNT($amount, WORD("noun-damage")) }
    } on { $on }{ $amount-sign ->
        [amount] { " " }equal to { $amount }
       *[more] { "" }
    }
    .that = adj-mentioned
effect-heal = { $support ->
        [yes] remove
       *[no] heal
    } { $up-to ->
        [yes] up to { "" }
       *[no] { "" }
    }{ $amount ->
        [99] all damage
        [one] { COUNT($amount, WORD("noun-damage")) }
        [other] { COUNT($amount, WORD("noun-damage")) }
       *[equal] damage
    } from { $spread ->
        [yes] each of { $what }
       *[no] { $what }
    }{ $amount ->
        [99] { "" }
        [one] { "" }
        [other] { "" }
       *[equal] { " " }equal to { $amount }
    }
effect-move-damage = move { $exactly ->
        [yes] { $most ->
            [99] all damage
           *[other] { COUNT($most, WORD("noun-damage")) }
        }
       *[no] { $most ->
            [99] any amount of damage
           *[other] up to { COUNT($most, WORD("noun-damage")) }
        }
    } from { $from } to { $to }
effect-strike-own = for { $dice }, deal damage to its character equal to its value
effect-strike-each-other = { $one ->
       *[other] deal damage to the { $other ->
           *[other] characters of those dice, to each equal to the value of the other's die
        }
    }
effect-move-shields = move { $amount ->
        [99] { $up-to ->
            [yes] any number of shields
           *[no] all shields
        }
       *[other] { COUNT($amount, WORD("noun-shield")) }
    } from { $from } to { $to }
effect-share-shields = distribute { COUNT($amount, WORD("noun-shield")) } among { $among }
effect-remove-shields-among = remove { $most ->
        [99] any number of shields
       *[other] a total of up to { COUNT($most, WORD("noun-shield")) }
    } from { $among }
effect-move-damage-among = move damage among { $among } as you wish, up to each character's health
effect-move-shields-among = move any number of shields to { $among }
effect-block-with-shields = use { CASE($of, "poss") } shields to block that damage
effect-block = block { COUNT($amount, WORD("noun-damage")) }
effect-block-from-deck = discard the top card of your deck for each damage to block it
effect-shelter = until the end of the action phase, block all non-indirect damage opponents deal to { $what }
effect-redirect = deal that damage to { $to } instead

## Hands, decks, discard piles

effect-draw = { $you ->
        [yes] draw { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
        [they] draw { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
       *[no] { $who } draws { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
    }
    .inf = { $you ->
        [yes] draw { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
        [they] draw { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
       *[no] have { $who } draw { $amount ->
            [1] a card
           *[other] { COUNT($amount, WORD("noun-card")) }
        }
    }
effect-draw-up = draw cards up to your hand size
effect-discard-from-deck = { $amount-sign ->
        [amount] discard { $amount-same ->
            [yes] { COUNT($amount, WORD("noun-card")) }
           *[no] { PLURAL(WORD("noun-card")) }
        } from the top of { $you ->
            [yes] your
            [they] their
           *[no] { CASE($who, "poss") }
        } deck{ $amount-same ->
            [yes] { "" }
           *[no] { " " }equal to { $amount }
        }
       *[more] discard the top { $amount ->
            [1] card
           *[other] { COUNT($amount, WORD("noun-card")) }
        } of { $you ->
            [yes] your
            [they] their
           *[no] { CASE($who, "poss") }
        } deck
    }
    .third = discards the top { COUNT($amount, WORD("noun-card")) } of their deck
    .that = adj-mentioned
effect-discard-at-random = { $amount-sign ->
        [amount] discard random cards from { CASE($who, "poss") } hand equal to { $amount }
       *[more] discard { $amount ->
            [1] a random card
           *[other] { COUNT($amount, WORD("noun-random-card")) }
        } from { CASE($who, "poss") } hand
    }
    .that = adj-mentioned
    .first = who
effect-discard-from-hand = discard { $what }
    .third = discards { $what }
    .that = adj-mentioned
effect-search-deck = search your deck for { A($where) }, { $has-where ->
        [yes] reveal it, add it to your hand, and shuffle your deck
       *[no] add it to your hand, and shuffle your deck
    }
effect-discard-cheapest = look at { CASE($who, "poss") } hand and discard the card with the lowest cost (you break ties)
effect-put-on-deck = put { $what } { $bottom ->
        [yes] on the bottom of { $theirs ->
            [yes] their deck
           *[no] your deck
        }
       *[no] on top of { $theirs ->
            [yes] their deck
           *[no] your deck
        }
    }{ $many ->
        [yes] { " " }in any order
       *[no] { "" }
    }
    .that = adj-mentioned
effect-shuffle-into-deck = shuffle { $what } into its owner's deck
effect-look-at-random = { $reveal ->
        [yes] reveal { $count ->
            [1] a random card
           *[other] { COUNT($count, WORD("noun-random-card")) }
        } from { CASE($who, "poss") } hand
       *[no] look at { $count ->
            [1] a random card
           *[other] { COUNT($count, WORD("noun-random-card")) }
        } in { CASE($who, "poss") } hand
    }{ $has-discard ->
        [yes] { " " }and discard any { PLURAL($discard) } among them
       *[no] { "" }
    }
    .that = adj-mentioned
effect-look-at-hand = look at { CASE($who, "poss") } hand
effect-discard-from-theirs = have { $who } choose a card in their hand, then look at the other cards and discard one of them
effect-reveal-top = reveal the top { $count ->
        [1] card
       *[other] { COUNT($count, WORD("noun-card")) }
    } of { $you ->
        [yes] your
        [they] their
       *[no] { CASE($who, "poss") }
    } deck
    .that = adj-mentioned
effect-reveal-from-hand = reveal { $what }
    .that = adj-mentioned
effect-reveal-hand = { $you ->
        [yes] reveal your hand
        [they] reveal their hand
       *[no] reveal { CASE($who, "poss") } hand
    }
effect-look-at-top = { $reveal ->
        [yes] reveal
       *[no] look at
    } the top { $count ->
        [1] card
       *[other] { COUNT($count, WORD("noun-card")) }
    } of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } deck
effect-from-top = { $has-where ->
        [yes] reveal { A($where) } from among them and add it to your hand
       *[no] { $to ->
            [pile] discard { $rest ->
                [yes] the rest
               *[no] one of them
            }
           *[hand] add { $other ->
                [yes] the other one
               *[no] one of them
            } to { $theirs ->
                [yes] that player's
               *[no] your
            } hand
        }
    }
effect-put-back = put { $rest ->
        [yes] the rest
       *[no] them
    } { $to ->
        [bottom] on the bottom of the deck
        [either] on top and/or on the bottom of the deck
       *[top] on top of the deck
    } in any order
effect-look-through-hand = { $reveal ->
        [yes] reveal { CASE($who, "poss") } hand
       *[no] look at { CASE($who, "poss") } hand
    } and{ $up-to ->
        [yes] { $most ->
            [1] , if you want,
           *[other] { "" }
        }
       *[no] { "" }
    } { $to ->
        [deck] put
        [aside] set aside
        [choose] choose
       *[pile] discard
    }{ $long ->
        [yes] { " " }from it
       *[no] { "" }
    } { $every ->
        [yes] each { $where }
       *[no] { $most ->
            [1] { A($where) }
           *[other] { $up-to ->
                [yes] up to { COUNT($most, $where) }
               *[no] { COUNT($most, $where) }
            }
        }
    }{ $long ->
        [yes] { "" }
       *[no] { " " }from it
    }{ $to ->
        [deck] { " " }on top of their deck{ $most ->
            [1] { "" }
           *[other] { " " }in any order
        }
       *[pile] { "" }
    }
effect-discard-chosen = { $name ->
        [looked-at] discard that card
       *[other] discard those cards
    }
effect-shuffle-deck = shuffle your deck
effect-top-to-bottom = put that card on the bottom of the deck
effect-put-hand-on-deck = put { $what } on { $to ->
        [top] top
        [either] top or bottom
       *[bottom] the bottom
    } of your deck{ $many ->
        [yes] { " " }in any order
       *[no] { "" }
    }
effect-switch-with-discarded = switch { $what } with { $with }
effect-add-to-hand = add { $at-random ->
        [yes] a random card from your discard pile
       *[no] { $what }
    } to your hand
    .that = adj-mentioned

## Cards in play

effect-activate-them = activate { $what }
effect-begin-piloting = have { $this ->
       *[other] it
    } begin piloting one of your vehicle supports until the end of the round: a ready one, which you activate, or one that another character is piloting
effect-exhaust = exhaust { $what }
effect-ready = ready { $what }
effect-move-upgrade = move { $what } to { $to }
effect-switch-with-hand = switch { $this } with { $what }, ignoring play restrictions
    .that = adj-mentioned
effect-redeploy-this = move { $this } to { $to } instead of discarding it
effect-give-control = give control of { $what } to an opponent
effect-return-to-play = { $for-points ->
        [yes] spend resources equal to the points of a defeated { $where } to return that character to play under your control
       *[no] return one of your defeated { PLURAL($where) } to play{ $exhausted ->
            [yes] { " " }exhausted
           *[no] { "" }
        }{ $wounded ->
            [yes] { " " }with damage on it equal to half of its health (rounded down)
           *[no] { "" }
        }
    }{ $anybodys ->
       *[other] { "" }
    }
    .noun = type-character
effect-return-to-play-just-now = return { $that ->
       *[other] that character
    } to play
effect-roll-defeated = roll a die of one of your defeated { PLURAL($where) } into your pool and set it aside after it leaves the pool
    .noun = type-character
effect-roll-defeated-just-now = roll { $that ->
       *[other] one of that character's dice
    } into its owner's pool
effect-roll-all-defeated = roll all dice of your defeated { PLURAL($where) } into your pool and set them aside after they leave the pool
    .noun = type-character
effect-take-control = { $ready ->
        [yes] take control of { $what } and ready it
       *[no] take control of { $what }
    } (its dice return to it)
    .that = adj-mentioned
effect-return-control = return { $what } to its owner's control
effect-use-ability-of = { $free ->
        [yes] use the Action of { $of } for free
       *[no] use a Special ability or Power Action of { $of }, even if it has been used this round
    }
effect-become = { $for-good ->
        [yes] { $what } becomes { A($kind) } for the rest of the game
       *[no] { $what } becomes { A($kind) } again without being readied
    }
effect-attach-as-mod = discard all upgrades on { $what } and attach it to { $to } as a mod upgrade
    .that = adj-mentioned
effect-attach-from-piles = search your deck or discard pile for { $card } and attach it to { $this } as a mod upgrade without paying its cost (shuffle your deck if you searched it)
effect-add-to-team = add { $count ->
        [1] { $exhausted ->
            [yes] a set-aside { $card }, exhausted,
           *[no] a set-aside { $card }
        }
       *[other] { $count } set-aside copies of { $card }{ $exhausted ->
            [yes] , exhausted,
           *[no] { "" }
        }
    } to { $you ->
        [yes] your team
       *[no] { CASE($who, "poss") } team
    }
effect-flip = { $has-onto ->
        [yes] flip { $what } and attach it to { $onto }
       *[no] flip { $what }
    }
effect-they-name-side = secretly pick a character on another side of { $this } and have an opponent name one
effect-make-elite = make { $what } elite
effect-gain-subtype = { $what } becomes { A($subtype) } for the rest of the game
effect-gain-die = put a set-aside copy of { CASE($what, "poss") } die on it for the rest of the game
effect-return-flipped = return { $this } to play flipped and ready
effect-discard-in-play = { $long ->
        [yes] discard { $what }
       *[no] discard { $what } from play
    }
effect-set-cards-aside = set aside { $what }
effect-set-aside = set { $what } aside
effect-defeat-them = defeat { $what }
effect-return-to-hand = return { $what } to { $many ->
        [yes] their owners' hands
       *[no] its owner's hand
    }
effect-rage = until the end of the action phase, “Before” abilities of your Wookiee characters need only 1 or more damage instead of 6 or more

## Playing cards

effect-play = play { A($where) } { $discard ->
        [yes] { $hand ->
            [yes] { $they ->
                [yes] from their hand or discard pile
               *[no] from your hand or discard pile
            }
           *[no] { $they ->
                [yes] from their discard pile
               *[no] from your discard pile
            }
        }
       *[no] { $they ->
            [yes] from their hand
           *[no] from your hand
        }
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $less-sign ->
        [more] { " " }for { $less } less
        [amount] { " " }for 1 less for { CASE($less, "each") }
       *[none] { "" }
    }{ $ambush ->
        [yes] { " " }and give it Ambush
       *[no] { "" }
    }
    .less-for = { " " }if it is { A($less-for) }
    .full = ; its cost cannot be decreased
    .unrestricted = , ignoring its play restrictions
effect-play-aside = play a set-aside copy of { $this }, paying its cost
effect-play-found = search your deck{ $discard ->
        [yes] { " " }or discard pile
       *[no] { "" }
    } for { $most ->
        [0] { A($where) }
       *[other] up to { $most } { PLURAL($where) } with a combined cost of { $within } or less
    } and play { $most ->
        [0] it
       *[other] them
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $less-sign ->
        [more] { " " }for { $less } less
       *[none] { "" }
    }, then shuffle your deck{ $discard ->
        [yes] { " " }if you searched it
       *[no] { "" }
    }
effect-play-several = play { $most ->
        [99] any number of
       *[other] up to { $most }
    } { PLURAL($where) } { $discard ->
        [yes] { $hand ->
            [yes] from your hand and discard pile
           *[no] from your discard pile
        }
       *[no] from your hand
    }{ $has-on ->
        [yes] { " " }on { $on }
       *[no] { "" }
    }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $less-sign ->
        [more] , each for { $less } less
       *[none] { "" }
    }
effect-play-that = play { $that }{ $discard ->
        [yes] { " " }from your discard pile
       *[no] { "" }
    }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $less-sign ->
        [more] { " " }for { $less } less
       *[none] { "" }
    }
effect-play-from-top = play { $has-where ->
        [yes] { A($where) } from among them
       *[no] { $rest ->
            [yes] one of the others
           *[no] one of them
        }
    }{ $free ->
        [yes] { " " }for free
       *[no] { "" }
    }{ $spots ->
        [yes] , spotting that opponent's cards as if they were yours
       *[no] { "" }
    }
effect-play-from-pile = play { A($where) } from { CASE($whose, "poss") } discard pile{ $free ->
        [yes] { " " }for free
       *[no] { " " }as if it were yours
    }{ $away ->
        [yes] , then set it aside
       *[no] { "" }
    }
effect-stack-on-this = set { $this } aside and put { $what } face down on it
effect-play-stacked = play the card on a set-aside copy of { $this } for free and discard that copy
effect-play-from-under = play an event from under { $this }, then set that event aside
effect-lower-cost = decrease its cost by { $by }
effect-give-ambush = give it Ambush
effect-next-has-ambush = the next card { $you ->
        [yes] you play
       *[no] { $who } plays
    } this { $this-turn ->
        [yes] turn
       *[no] round
    } has Ambush
effect-return-event = { $to ->
        [top] put { $this } on top of your deck instead of discarding it
        [bottom] put { $this } on the bottom of your deck instead of discarding it
       *[hand] return { $this } to your hand instead of discarding it
    }
effect-set-event-aside = set { $this } aside instead of discarding it
effect-act-now = take an action
effect-one-more-action = you cannot take more than one additional action this turn
effect-action-next-turn = { $who } may take an additional action during their next turn this round
    .inf = let { $who } take an additional action during their next turn this round
effect-take-actions = { $count ->
        [one] take an additional action
       *[other] take up to { COUNT($count, WORD("noun-additional-action")) }
    }

## Resources

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
effect-lose-all = { $you ->
        [yes] lose all of your resources
        [they] lose all of their resources
       *[no] { $who } loses all resources
    }
    .inf = { $you ->
        [yes] lose all of your resources
        [they] lose all of their resources
       *[no] have { $who } lose all resources
    }
    .first = who
effect-take = take { $amount ->
        [one] { COUNT($amount, WORD("noun-resource")) } from { $who }
        [other] { COUNT($amount, WORD("noun-resource")) } from { $who }
       *[equal] { $amount-same ->
            [yes] { COUNT($amount, WORD("noun-resource")) } from { $who }
           *[no] resources from { $who } equal to { $amount }
        }
    }
effect-take-from-rich = take { COUNT($amount, WORD("noun-resource")) } from an opponent who has { $having } or more resources
effect-give-you = { $who } gives you { COUNT($amount, WORD("noun-resource")) }
    .inf = give you { COUNT($amount, WORD("noun-resource")) }
    .third = gives you { COUNT($amount, WORD("noun-resource")) }
effect-spend = spend { COUNT($amount, WORD("noun-resource")) }
    .third = spends { COUNT($amount, WORD("noun-resource")) }
effect-lower-income = { $who } gains { $by } fewer { $by ->
        [one] resource
       *[other] resources
    }{ $least ->
        [0] { "" }
       *[other] { " " }(minimum { $least })
    }
effect-spend-any = spend any number of resources
effect-spend-or-spot = spend { COUNT($amount, WORD("noun-resource")) } (or none if { $condition })
effect-give = give { $up-to ->
        [yes] up to { "" }
       *[no] { "" }
    }{ COUNT($amount, WORD("noun-resource")) } to { $who }
effect-switch-resources = switch all of your resources with all of { CASE($who, "poss") } resources
effect-place-resources = put { COUNT($amount, WORD("noun-resource")) } on { $on }
effect-take-resources-from = take { $up-to ->
        [yes] up to { COUNT($amount, WORD("noun-resource")) }
       *[no] all resources
    } from { $what }
effect-remove-resources = remove { $up-to ->
        [yes] any number of resources
       *[no] { $amount ->
            [0] all resources
           *[other] { COUNT($amount, WORD("noun-resource")) }
        }
    } from { $what }

## The battlefield and the end

effect-take-battlefield = take control of the battlefield
effect-give-battlefield = give control of the battlefield to an opponent
effect-switch-battlefield = replace the battlefield with one that is not in play
effect-use-claim = use the battlefield's { $or-power-action ->
        [yes] Claim ability or Power Action, even if it has been used this round
       *[no] Claim ability
    }
effect-use-unused-claim = use the Claim ability of a battlefield that is not in play
effect-claim-anew = claim the battlefield, even if an opponent has claimed it this round
effect-must-pass = you must pass { $turns ->
        [0] all of your remaining turns
       *[other] your next { $turns } turns
    } this round
    .inf = pass { $turns ->
        [0] all of your remaining turns
       *[other] your next { $turns } turns
    } this round
effect-end-action-phase = end the action phase
effect-lose-game = lose the game
effect-win-game = win the game

## Conditions, as clauses after “if”, “while” and “only if”

condition-always = nothing forbids it
condition-any-holds = { LIST($of, "or") }
condition-all-hold = { LIST($of, "and") }
condition-has = { $place ->
        [host] { $bearer } has { A($held) } on it
       *[none] { $whose ->
            [yours] { $zone ->
                [play] { $spot ->
                    [yes] { $stated ->
                        [yes] you have { $select } in play
                       *[no] you spot { $select }
                    }
                   *[no] you have { $select }
                }
               *[other] you have { $select }
            }
            [owned] { $zone ->
                [die-on-card] you have { $select }
               *[other] you have { $select } in your pool
            }
            [anybodys] there is { $select }
           *[other] an opponent has { $select }
        }
    }
    .not = { $whose ->
        [opponents] no opponent controls { A($select-noun) }
       *[other] { $zone ->
            [play] you have no { $select-noun } in play
           *[other] you have no { $select-noun }
        }
    }
condition-count-of-at-least = { $place ->
        [host] { $bearer } has { $number } or more { PLURAL($held) } on it
       *[none] { $whose ->
            [yours] you { $spot ->
                [yes] spot
               *[no] have
            } { $number } or more { PLURAL($select-noun) }
            [owned] you have { $number } or more of { PLURAL($select-noun) } in your pool
            [owned-by-any] there are { $number } or more of { PLURAL($select-noun) } in a pool
            [anybodys] there are { $number } or more { PLURAL($select-noun) }
           *[other] an opponent has { $number } or more { PLURAL($select-noun) }
        }
    }
condition-count-of-is = { $whose ->
        [yours] you have exactly { COUNT($number, $select-noun) }
        [anybodys] there are exactly { COUNT($number, $select-noun) } in play
       *[other] an opponent has exactly { COUNT($number, $select-noun) }
    }
condition-worth-of-at-least = { $whose ->
        [yours] your { PLURAL($select-noun) } have a combined value of { $number } or higher
        [anybodys] all { PLURAL($select-noun) } have a combined value of { $number } or higher
       *[other] an opponent's { PLURAL($select-noun) } have a combined value of { $number } or higher
    }
condition-compare = { $op ->
        [at-least] { $of } is { $number } or more
        [at-most] { $of } is { $number } or less
        [above] { $of } is more than { $number }
        [below] { $of } is less than { $number }
       *[is] { $of } is { $number }
    }
condition-is = { $what } { $predicate }
    .any = at least one of { $what } { $predicate }
    .every = each of them { $predicate }
condition-cards-in-hand-at-least = { $you ->
        [yes] you have { $number } or more cards in hand
       *[no] { $who } has { $number } or more cards in hand
    }
condition-cards-in-hand-at-most = { $you ->
        [yes] you have { $number } or fewer cards in hand
       *[no] { $who } has { $number } or fewer cards in hand
    }
condition-cards-in-hand-none = { $you ->
        [yes] you have no cards in hand
       *[no] { $who } has no cards in hand
    }
condition-resources-of-at-least = { $you ->
        [yes] you have { $number } or more resources
       *[no] { $who } has { $number } or more resources
    }
condition-resources-of-none = { $you ->
        [yes] you have no resources
       *[no] { $who } has no resources
    }
condition-count-of-none = { $whose ->
        [yours] you have no { PLURAL($select-noun) }
        [anybodys] there are no { PLURAL($select-noun) }
       *[other] an opponent has no { PLURAL($select-noun) }
    }{ $zone ->
        [die] { $whose ->
            [yours] { " " }in your pool
           *[other] { " " }in their pool
        }
       *[other] { "" }
    }
condition-symbols-shown-at-least = your dice are showing { $number } or more different symbols{ $blank ->
        [yes] { " " }(blanks count as one)
       *[no] { "" }
    }
condition-most-of-one-subtype-at-least = you spot { $number } characters that share a subtype
condition-defeated-of-at-least = { $you ->
        [yes] you have { $number ->
            [1] a defeated character
           *[other] { $number } or more defeated characters
        }
       *[no] { $who } has { $number ->
            [1] a defeated character
           *[other] { $number } or more defeated characters
        }
    }
condition-more-other-count-of = you have more { PLURAL($of) } in your pool than an opponent has { PLURAL($than) } in play
condition-more-count-of = { $zone ->
        [die] there are more { PLURAL($select-noun) } in your pool than in an opponent's
       *[other] { $whose ->
            [yours] you have more { PLURAL($select-noun) } in play than an opponent
           *[other] an opponent has more { PLURAL($select-noun) } in play than you
        }
    }
condition-more-cards-in-hand = { $you ->
        [yes] you have more cards in hand than an opponent
       *[no] { $who } has more cards in hand than you
    }
condition-more-resources-of = { $you ->
        [yes] you have { $by ->
            [1] more resources than an opponent
           *[other] at least { COUNT($by, WORD("noun-resource")) } more than an opponent
        }
       *[no] { $who } has { $by ->
            [1] more resources than you
           *[other] at least { $by } more resources than you
        }
    }
condition-each = { $whose ->
        [yours] each of your { PLURAL($select-noun) } { $predicate }
        [anybodys] each { $select-noun } { $predicate }
       *[other] each of an opponent's { PLURAL($select-noun) } { $predicate }
    }
condition-control-pair = you control exactly 2 characters, { A($one) } and { A($other) }
    .not = you do not control exactly 2 characters, { A($one) } and { A($other) }
condition-has-defeated = { $unique ->
        [yes] one of your unique characters has been defeated
       *[no] one of your characters worth { COUNT($points, WORD("noun-point")) } or more has been defeated
    }
condition-show-the-same = { $symbol ->
        [yes] { $dice } are showing the same symbol and value
       *[no] { $dice } are showing the same value
    }
condition-control-battlefield = { $you ->
        [yes] you control the battlefield
       *[no] { $who } controls the battlefield
    }
    .not = you do not control the battlefield
condition-on-your-battlefield = your battlefield is in play
condition-first-round = it is the first round
condition-first-turn = it is the first turn of the round
    .not = it is not the first turn of the round
condition-first-action = nobody has taken an action this round
condition-first-played = it is the first { $filter } you play { $here ->
        [yes] on that character this round
       *[no] this round
    }
condition-just-rolled = { $has-filter ->
        [yes] one of { PLURAL($filter) } just rolled { LIST($symbols, "or") }
       *[no] one of those dice shows { LIST($symbols, "or") }
    }
    .noun = noun-die
condition-removed-theirs = you have removed an opponent's die this round
condition-activated-last-turn = an opponent activated a character during their last turn this round
condition-by-an-opponent = it is an opponent's effect
condition-resolved-last-turn = an opponent resolved a die showing the same symbol during their last turn this round
condition-acts-again = you have taken another action this turn
condition-dealt-by-this-die = this die deals it
condition-was-defeated = { $what } was just defeated
condition-played-from-sets = { $you ->
        [yes] you have played cards from { $chosen ->
            [yes] all { $number } of those sets
           *[no] { $number } different sets
        } this round
       *[no] { $who } has played cards from { $number } different sets this round
    }
condition-lost-dice = one of them was { $owned ->
        [yes] one of { PLURAL($filter) }
       *[no] your { $filter }
    }
    .noun = noun-die
condition-first-activation = it is the first time this round
condition-same-again = { $name ->
       *[other] it shows the same symbol as before
    }
condition-dealt-damage = that die dealt damage
condition-just-defeated = that damage defeated a character
condition-damage-blocked = any of that damage was blocked{ $by-shields ->
        [yes] { " " }by shields
       *[no] { "" }
    }
    .not = that damage was not blocked
condition-that-damage = it is { $least ->
        [1] { LIST($nouns, "or") }
       *[other] { $least } or more { LIST($nouns, "or") }
    }
condition-took-damage = { $blocked ->
        [yes] it was { LIST($nouns, "or") }
       *[no] { $what } took { LIST($nouns, "or") }
    }
condition-seen-in-hand = that card is { A($filter) }
condition-other-cards-in-hand-none = you have no other cards in hand
condition-modifies = this die modifies { A($filter) }
    .noun = noun-die
condition-can-be-resolved = { $what } can be resolved
condition-off-guard = { $every ->
        [yes] each opponent has
       *[no] an opponent has
    } an exhausted character and no dice showing damage

## Amounts: what a number is. $what is its noun (.noun).

amount-value-of = { GENDER($of) ->
        [pl] the combined { $what } of { $of }
       *[other] { CASE($of, "poss") } { $what }
    }{ $has-more ->
        [yes] , each increased by { $more }
       *[no] { "" }
    }
    .noun = noun-value
amount-worth-of = the combined { $what } of { $whose ->
        [yours] your { PLURAL($of) }
        [opponents] your opponents' { PLURAL($of) }
        [theirs] their { PLURAL($of) }
        [an-opponents] an opponent's { PLURAL($of) }
        [that-opponents] that opponent's { PLURAL($of) }
       *[anybodys] { PLURAL($of) }
    }
    .noun = noun-value
amount-cost-shown = the resource { $what } showing on { $of }
    .noun = noun-cost
amount-resolved-for = the { $what } { $name ->
       *[other] that die was resolved for
    }
    .noun = noun-value
amount-just-lost = the { $what } of resources an opponent just lost
    .noun = noun-number
amount-dice-rolled = the { $what } of dice just rolled
    .noun = noun-number
amount-count-of = the { $what } of { $whose ->
        [yours] your { PLURAL($of) }
        [opponents] your opponents' { PLURAL($of) }
        [theirs] their { PLURAL($of) }
        [an-opponents] an opponent's { PLURAL($of) }
        [that-opponents] that opponent's { PLURAL($of) }
       *[anybodys] { PLURAL($of) }
    }
    .each = each { $whose ->
        [yours] of your { PLURAL($of) }
        [opponents] of your opponents' { PLURAL($of) }
        [theirs] of their { PLURAL($of) }
        [an-opponents] of an opponent's { PLURAL($of) }
        [that-opponents] of that opponent's { PLURAL($of) }
       *[anybodys] { $of }
    }
    .noun = noun-number
amount-cards-in-hand = the { $what } of cards in { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } hand
    .noun = noun-number
amount-other-cards-in-hand = the { $what } of other cards in your hand
    .noun = noun-number
amount-how-many = the { $what } of { $has-filter ->
        [yes] { $of-them ->
            [yes] { PLURAL($such) }
           *[no] { PLURAL($filter) } among { PLURAL($name) }
        }
       *[no] { PLURAL($name) }
    }
    .noun = noun-number
amount-chosen-number = that { $what }
    .noun = noun-number
amount-cost-of = { CASE($name, "poss") } { $what }
    .noun = noun-cost
amount-combined-cost = the combined { $what } of { $name ->
       *[other] the discarded cards
    }
    .noun = noun-cost
amount-damage-on = the { $what } on { $subject }
    .noun = noun-damage
amount-shields-on-all = the { $what } of shields on { $whose ->
        [yours] your { PLURAL($subject) }
        [opponents] your opponents' { PLURAL($subject) }
       *[other] { PLURAL($subject) }
    }
    .noun = noun-number
amount-shields-on = the { $what } of shields on { $subject }
    .noun = noun-number
amount-resources-on = the { $what } of resources on { $subject }
    .each = each resource on { $subject }
    .noun = noun-number
amount-most-of-one-subtype = the greatest { $what } of your characters that share a subtype
    .noun = noun-number
amount-resources-of = the { $what } of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } resources
    .noun = noun-number
amount-defeated-of = the { $what } of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } defeated characters
    .each = each of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } defeated characters
    .noun = noun-number
amount-damage-removed = the { $what } removed
    .noun = noun-damage
amount-resources-removed = the { $what } of those resources
    .noun = noun-number
amount-shields-removed = the { $what } of shields removed
    .noun = noun-number
amount-resolved-this-turn = the { $what } of dice you have resolved this turn
    .noun = noun-number
amount-extra-actions-last-turn = the { $what } of additional actions { $you ->
        [yes] you
       *[no] { $who }
    } took during their last turn this round
    .noun = noun-number
amount-half = { $what } of { $of } { $down ->
        [yes] (rounded down)
       *[no] (rounded up)
    }
    .noun = noun-half
amount-third = a { $what } of { $of } (rounded down)
    .noun = noun-third
amount-remaining-health-of = the combined remaining { $what } of { $whose ->
        [yours] your { PLURAL($of) }
       *[anybodys] { PLURAL($of) }
    }
    .noun = noun-health
amount-twice = twice { $what }
amount-named-number = the chosen { $what }
    .noun = noun-number
amount-excess = { $what } minus { $over }
amount-at-most = { $what } (maximum { $most })
amount-symbols-shown = the { $what } of different { $damage ->
        [yes] damage symbols
       *[no] symbols
    } your dice are showing{ $blank ->
        [yes] { " " }(blanks count as one)
       *[no] { "" }
    }
    .each = each different { $damage ->
        [yes] damage symbol
       *[no] symbol
    } your dice are showing
    .noun = noun-number
amount-penniless-opponents = the { $what } of opponents with no resources
    .each = each opponent with no resources
    .noun = noun-number
amount-lesser = the lesser of { $what } and { $most }
amount-room-in-hand = the { $what } of cards you can draw up to your hand size
    .noun = noun-number

## Filters. .place: after “an opponent's” (last) or in its stead (owner). .is and .is-not: said of something.

filter-not = { $what } other than { LIST(PLURAL($excluded), "and") }
    .place = last
filter-any-of = { LIST($what, "or") }
filter-subtype = { $kind ->
       *[other] { $of-character ->
           *[other] { LIST($subtypes, "or") } { $what }
        }
    }
filter-not-subtype = { $kind ->
       *[other] non-{ LIST($subtypes, "or") } { $what }
    }
filter-color = { AGREE($what, $color) } { $what }
    .whole = { $of } is { AGREE($of, $color) }
    .whole-not = { $of } is not { AGREE($of, $color) }
filter-color-more = { AGREE($what, $color) } or { $what }
filter-not-color = non-{ AGREE($what, $color) } { $what }
filter-affiliated = { AGREE($what, $affiliation) } { $what }
    .whole = { $of } is { $affiliation ->
        [adj-neutral] neutral
       *[other] { A(AGREE($of, $affiliation)) }
    }
    .whole-not = { $of } is not { $affiliation ->
        [adj-neutral] neutral
       *[other] { A(AGREE($of, $affiliation)) }
    }
filter-not-affiliated = non-{ AGREE($what, $affiliation) } { $what }
filter-affiliated-more = { AGREE($what, $affiliation) } or { $what }
filter-titled = { LIST($titles, "or") } { $what }
filter-title-has = { $what } with “{ $word }” in its title
    .place = last
    .is = has “{ $word }” in its title
    .is-not = does not have “{ $word }” in its title
filter-of-type = { LIST($types, "or") } { $what }
filter-not-of-type = { $kind ->
       *[other] non-{ LIST($types, "or") } { $what }
    }
filter-unique = unique { $what }
    .whole = { $of } is unique
    .whole-not = { $of } is not unique
filter-not-unique = non-unique { $what }
filter-cost-at-most = { $what } that costs { $number ->
        [0] 0
        [one] { $number } or less
        [other] { $number } or less
       *[equal] no more than { $number }
    }
    .pl = { $what } that cost { $number ->
        [0] 0
        [one] { $number } or less
        [other] { $number } or less
       *[equal] no more than { $number }
    }
    .place = last
    .is = costs { $number } or less
    .is-not = costs more than { $number }
filter-cost-at-least = { $what } that costs { $number } or more
    .pl = { $what } that cost { $number } or more
    .place = last
    .is = costs { $number } or more
    .is-not = costs less than { $number }
filter-cost-is = { $what } that costs exactly { $number-sign ->
        [amount] { $number }
       *[number] { $number }
    }
    .place = last
    .is = costs exactly { $number }
    .is-not = does not cost exactly { $number }
filter-odd-cost = { $what } with an odd cost
    .is = has an odd cost
    .is-not = does not have an odd cost
filter-diceless = diceless { $what }
    .is = is diceless
    .is-not = has a die of its own
filter-not-diceless = { $what } with a die of its own
    .pl = { $what } with dice of their own
    .place = last
filter-with-keyword = { $what } with { $keyword }
    .place = last
    .is = has { $keyword }
    .is-not = does not have { $keyword }
filter-with-modify = { $what } that modifies { PLURAL($of) }
    .pl = { PLURAL($what) } that modify { PLURAL($of) }
    .place = last
    .is = modifies { PLURAL($of) }
    .is-not = does not modify { PLURAL($of) }
filter-copy-of-this = { $what ->
       *[other] copy of { $this }
    }
    .pl = copies of { $this }
filter-copy-of = { $kind ->
        [die] { $what } with the same title as { $of }
       *[card] copy of { $of }
    }
    .pl = { $kind ->
        [die] { PLURAL($what) } with the same title as { $of }
       *[card] copies of { $of }
    }
    .place = last
    .is = has the same title as { $of }
    .is-not = does not have the same title as { $of }
filter-copy-of-each = { $what } with the same title
    .place = last
    .is = has the same title
    .is-not = does not have the same title
filter-copies-in-play = { $yours ->
        [yes] { $what } of which you have { $number } or more copies in play
       *[no] { $what } whose character has { $number } or more copies in play
    }
    .place = last
    .is = has { $number } or more copies in play
    .is-not = has fewer than { COUNT($number, WORD("noun-copy")) } in play
filter-other-color = { $what } of a different color than { $than }
    .place = last
    .is = has a different color than { $than }
    .is-not = has the same color as { $than }
filter-not-other-color = { $what } of the same color as { $than }
    .place = last
filter-shares-subtype = { $what } that shares a subtype with { $has-with ->
        [yes] { $with }
       *[no] another die
    }
    .pl = { $what } that share a subtype with { $has-with ->
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
filter-share-a-subtype = { $what } that share a subtype
    .place = last
    .is = shares a subtype with the others
    .is-not = shares no subtype with the others
filter-resolved-side = { $what } showing { $value ->
        [0] a cost
       *[other] a value of { $value }
    }
    .place = last
filter-first-dealt = { $what }
    .place = last
filter-hurt-by-this-die = { $what }
    .place = last
filter-shows-resolved = { $what } showing the same symbol
    .place = last
filter-kept-here = { $what ->
       *[other] copy of { $named ->
            [yes] the chosen card
           *[no] a card set aside by { $this }
        }
    }
    .pl = copies of { $named ->
        [yes] the chosen card
       *[no] a card set aside by { $this }
    }
    .place = last
filter-copy-in-discard = { $what } with a copy in { $anybodys ->
        [yes] any
       *[no] that player's
    } discard pile
    .place = last
filter-named = { $what } { $kind ->
        [colour] of the chosen color
        [subtype] with the chosen subtype
        [number] with the chosen cost
        [type] of the chosen type
        [card] with the chosen title
       *[symbol] showing the chosen symbol
    }
    .place = last
    .is = { $kind ->
        [colour] is the chosen color
        [subtype] has the chosen subtype
        [number] has the chosen cost
        [type] is of the chosen type
        [card] has the chosen title
       *[symbol] is showing the chosen symbol
    }
    .is-not = { $kind ->
        [colour] is not the chosen color
        [subtype] does not have the chosen subtype
        [number] does not have the chosen cost
        [type] is not of the chosen type
        [card] does not have the chosen title
       *[symbol] is not showing the chosen symbol
    }
filter-showing = { $what } showing { LIST($symbols, "or") }
    .place = last
    .is = is showing { LIST($symbols, "or") }
    .is-not = is not showing { LIST($symbols, "or") }
filter-not-showing = { $what } not showing { LIST($symbols, "or") }
    .place = last
filter-value-at-least = { $what } with a value of { $number } or higher
    .place = end
    .is = has a value of { $number } or higher
    .is-not = has a value lower than { $number }
filter-value-at-most = { $what } with a value { $number ->
        [one] of { $number } or lower
        [other] of { $number } or lower
       *[equal] no higher than { $number }
    }
    .place = end
    .is = has a value of { $number } or lower
    .is-not = has a value higher than { $number }
filter-value-is = { $what } with { $number-sign ->
        [reference] the same value as { $number }
        [amount] a value equal to { $number }
       *[number] a value of { $number }
    }
    .place = end
    .is = has a value of { $number }
    .is-not = does not have a value of { $number }
filter-value-below = { $what } with a value lower than { $number }
    .place = end
    .is = has a value lower than { $number }
    .is-not = does not have a value lower than { $number }
filter-odd-value = { $what } showing an odd value
    .place = last
    .is = is showing an odd value
    .is-not = is not showing an odd value
filter-lowest = { $what } with the lowest value among { $dice }
    .place = last
    .is = has the lowest value among { $dice }
    .is-not = does not have the lowest value among { $dice }
filter-same-symbol = { $what } showing the same symbol as { $as }
    .place = last
    .is = is showing the same symbol as { $as }
    .is-not = is not showing the same symbol as { $as }
filter-same-symbol-each = { $what } showing the same symbol
    .place = last
    .is = is showing the same symbol
    .is-not = is not showing the same symbol
filter-other-symbol = { $what } showing a symbol not showing on { $than }
    .place = last
    .is = is showing a symbol not showing on { $than }
    .is-not = is showing no symbol that is missing on { $than }
filter-paired = { $what } showing the same symbol and value as each other
    .place = last
    .is = is showing the same symbol and value as another
    .is-not = is showing what no other shows
filter-in-last-turn = { $what } that { GENDER($what) ->
        [pl] were
       *[other] was
    } { $deed ->
        [removed] removed during an opponent's last turn this round
       *[turned] turned during an opponent's last turn this round
    }
    .place = last
    .is = was { $deed } during an opponent's last turn this round
    .is-not = was not { $deed } during an opponent's last turn this round
filter-with-special = { $what }
    .place = last
    .is = has a special ability
    .is-not = has no special ability
filter-was-showing = { $what } showing { LIST($symbols, "or") }
    .place = last
    .is = was showing { LIST($symbols, "or") }
    .is-not = was not showing { LIST($symbols, "or") }
filter-modifier = { $what } showing a modifier
    .place = last
    .is = is showing a modifier
    .is-not = is not showing a modifier
filter-with-cost = { $what } showing a resource cost
    .place = last
    .is = is showing a resource cost
    .is-not = is not showing a resource cost
filter-resolved-as = { $what } showing { LIST($symbols, "or") }
    .place = last
    .is = was showing { LIST($symbols, "or") }
    .is-not = was not showing { LIST($symbols, "or") }
    .whole = { $of } was showing { LIST($symbols, "or") }
    .whole-not = { $of } was not showing { LIST($symbols, "or") }
filter-die-of = { $upgrades ->
        [yes] { $character ->
            [yes] { CASE($things, "poss") } character { $every ->
                [yes] and
               *[no] or
            } upgrade { $what }
           *[no] { $clause ->
                [yes] the { $what } from { $things } and from its upgrades
               *[no] { CASE($things, "poss") } or its upgrades' { $what }
            }
        }
       *[no] { $character ->
            [yes] { CASE($things, "poss") } character { $what }
           *[no] { $clause ->
                [yes] the { $what } from { $things }
               *[no] { CASE($things, "poss") } { $what }
            }
        }
    }
    .place = owner
filter-not-die-of = { $what } that { GENDER($what) ->
        [pl] do
       *[other] does
    } not belong to { $upgrades ->
        [yes] { $character ->
           *[other] { $things } or its upgrades
        }
       *[no] { $things }
    }
    .place = last
filter-upgrade-die-of = { CASE($things, "poss") } upgrade { $what }
    .place = owner
    .is = is one of { CASE($things, "poss") } upgrade dice
    .is-not = is not one of { CASE($things, "poss") } upgrade dice
filter-character-die = { $unique ->
        [yes] { WORD("noun-unique-character") } { $what }
        [no] { WORD("noun-non-unique-character") } { $what }
       *[any] character { $what }
    }
    .is = is a character die
    .is-not = is not a character die
filter-not-character-die = non-character { $what }
filter-bearer-has = { $what } whose character has { A($filter) } on it
    .place = last
    .is = belongs to a character with { A($filter) } on it
filter-of-that-roll = { $what } just rolled
    .place = last
    .is = was just rolled
    .is-not = was not just rolled
filter-whose-yours = { $what } you control
    .place = last
    .is = is yours
    .is-not = is not yours
filter-whose-opponents = opponent's { $what }
    .is = is an opponent's
    .is-not = is not an opponent's
filter-apart = { $kind ->
        [die] { $symbol ->
            [yes] { $what } showing different symbols
           *[no] { $what } (no more than one from each card)
        }
       *[card] { $what } on different characters
    }
    .place = last
    .is = { $kind ->
        [die] is from another card
       *[card] is on another character
    }
    .is-not = { $kind ->
        [die] is from the same card
       *[card] is on the same character
    }
filter-same = { $what } among { $as }
    .place = last
filter-not-same = other { $what }
filter-same-side = { $as ->
       *[other] { $what } controlled by the same player
    }
    .place = last
    .is = { $as ->
       *[other] is controlled by the same player
    }
    .is-not = { $as ->
       *[other] is not controlled by the same player
    }
filter-same-side-as-this = { $what } you control
    .is = is yours
    .is-not = is not yours
filter-on = { $what } on { $host }
    .place = last
    .is = is on { $host }
    .is-not = is not on { $host }
filter-on-such = { $what } on { A($host) }
    .place = last
    .is = is on { A($host) }
    .is-not = is not on { A($host) }
filter-bears = { $has-filter ->
        [yes] { $what } with { $least ->
            [1] { A($filter) } on it
           *[other] { $least } { PLURAL($filter) } on it
        }
       *[no] { $what } with a card on it
    }
    .pl = { $has-filter ->
        [yes] { $what } with { $least ->
            [1] { A($filter) } on them
           *[other] { $least } { PLURAL($filter) } on them
        }
       *[no] { $what } with a card on them
    }
    .place = last
    .is = { $has-filter ->
        [yes] has { A($filter) } on it
       *[no] has a card on it
    }
    .is-not = { $has-filter ->
        [yes] has no { $filter } on it
       *[no] has no cards on it
    }
    .whole = { $has-filter ->
        [yes] { $of } has { A($filter) } on it
       *[no] { $of } has a card on it
    }
    .whole-not = { $has-filter ->
        [yes] { $of } has no { $filter } on it
       *[no] { $of } has no cards on it
    }
filter-not-bears = { $has-filter ->
        [yes] { $what } with no { PLURAL($filter) } on it
       *[no] { $what } with no cards on it
    }
    .pl = { $has-filter ->
        [yes] { $what } with no { PLURAL($filter) } on them
       *[no] { $what } with no cards on them
    }
    .place = last
filter-damage-at-least = { $number ->
        [1] { $what } with damage on it
       *[other] { $what } with { $number } or more damage
    }
    .pl = { $number ->
        [1] { $what } with damage on them
       *[other] { $what } with { $number } or more damage
    }
    .place = last
    .is = { $number ->
        [1] has damage on it
       *[other] has { $number } or more damage
    }
    .is-not = { $number ->
        [1] has no damage on it
       *[other] has less than { COUNT($number, WORD("noun-damage")) }
    }
    .whole = { $number-sign ->
        [amount] { $of } has damage on it equal to or greater than { $number }
       *[number] { $number ->
            [1] { $of } has damage on it
           *[other] { $of } has { $number } or more damage
        }
    }
    .whole-not = { $number ->
        [1] { $of } has no damage on it
       *[other] { $of } has less than { COUNT($number, WORD("noun-damage")) }
    }
filter-not-damage-at-least = { $number ->
        [1] { $what } without damage
       *[other] { $what } with less than { COUNT($number, WORD("noun-damage")) }
    }
    .place = last
filter-remaining-health-at-most = { $what } with { $number } or less remaining health
    .place = last
    .is = has { $number } or less remaining health
    .is-not = has more than { $number } remaining health
filter-remaining-health-is = { $what } with { $number } remaining health
    .place = last
    .is = has { $number } remaining health
    .is-not = does not have { $number } remaining health
filter-health-at-least = { $what } with { $number } or more health
    .place = last
    .is = has { $number } or more health
    .is-not = has less than { $number } health
    .whole = { $of } has { $number } or more health
    .whole-not = { $of } has less than { $number } health
filter-health-below = { $what } with less health than { $number }
    .place = last
    .is = has less health than { $number }
    .is-not = does not have less health than { $number }
filter-most-health = { $what } with the most health in play
    .place = last
    .is = has the most health in play
    .is-not = does not have the most health in play
filter-shields-at-least = { $number ->
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
filter-not-shields-at-least = { $number ->
        [1] { $what } without shields
       *[other] { $what } with fewer than { COUNT($number, WORD("noun-shield")) }
    }
    .place = last
filter-room-for-shields = { $what }
    .place = last
    .is = can be given a shield
    .is-not = cannot be given a shield
filter-resources-at-least = { $what } with { $number ->
        [1] a resource
       *[other] { $number } or more resources
    } on it
    .place = last
    .is = has { $number } or more resources on it
    .is-not = { $number ->
        [1] has no resources on it
       *[other] has fewer than { COUNT($number, WORD("noun-resource")) } on it
    }
    .whole = { $of } has { $number } or more resources on it
    .whole-not = { $number ->
        [1] { $of } has no resources on it
       *[other] { $of } has fewer than { COUNT($number, WORD("noun-resource")) } on it
    }
filter-same-type = { $what } of the same type
    .place = last
    .is = is of the same type
    .is-not = is of another type
filter-with-tokens = { $what } with tokens on it
    .place = last
    .is = has tokens on it
    .is-not = has no tokens on it
filter-points-at-least = { $what } worth { COUNT($number, WORD("noun-point")) } or more
    .place = last
    .is = is worth { COUNT($number, WORD("noun-point")) } or more
    .is-not = is worth less than { COUNT($number, WORD("noun-point")) }
filter-points-at-most = { $what } worth { COUNT($number, WORD("noun-point")) } or less
    .place = last
    .is = is worth { COUNT($number, WORD("noun-point")) } or less
    .is-not = is worth more than { COUNT($number, WORD("noun-point")) }
filter-owned = { $what } you own
    .place = last
    .is = is owned by you
    .is-not = is not owned by you
filter-is-elite = elite { $what }
    .is = is elite
    .is-not = is not elite
filter-not-is-elite = non-elite { $what }
filter-is-exhausted = exhausted { $what }
    .is = is exhausted
    .is-not = is ready
filter-not-is-exhausted = ready { $what }
filter-from-hand = { $what } from your hand
    .place = last
    .is = is played from your hand
    .is-not = is not played from your hand
filter-named-side = { $what } that was named
    .place = last
    .is = was named
    .is-not = was not named
filter-is-piloted = { $has-by ->
        [yes] { $what } piloted by { A($by) }
       *[no] piloted { $what }
    }
    .place = last
    .is = { $has-by ->
        [yes] is piloted by { A($by) }
       *[no] is piloted
    }
    .is-not = { $has-by ->
        [yes] is not piloted by { A($by) }
       *[no] is not piloted
    }
    .whole = { $has-by ->
        [yes] { A($by) } is piloting { $of }
       *[no] { $of } is piloted
    }
    .whole-not = { $has-by ->
        [yes] { A($by) } is not piloting { $of }
       *[no] { $of } is not piloted
    }
filter-pilots = { $what } piloting { $vehicle }
    .place = last
    .is = is piloting { $vehicle }
    .is-not = is not piloting { $vehicle }
filter-pilots-such = { $what } piloting { A($vehicle) }
    .place = last
    .is = is piloting { A($vehicle) }
    .is-not = is not piloting { A($vehicle) }
filter-dice-in-pool = { $has-symbols ->
        [yes] { $what } with one of its character dice showing { LIST($symbols, "or") }
       *[no] { $worth ->
            [0] { $what } with one of its character dice in a pool
           *[other] { $what } whose character dice are showing a combined value of { $worth } or more
        }
    }
    .pl = { $has-symbols ->
        [yes] { $what } with one of their character dice showing { LIST($symbols, "or") }
       *[no] { $worth ->
            [0] { $what } with one of their character dice in a pool
           *[other] { $what } whose character dice are showing a combined value of { $worth } or more
        }
    }
    .place = last
    .is = has one of its character dice in a pool
    .is-not = has none of its character dice in a pool

## References and players. .noun is the word to begin with.

reference-this = { $what }
reference-host = the attached { $this ->
       *[other] { $what }
    }
reference-host-again = that { $what }
reference-this-die = this { $what }
reference-that = { $what }
reference-card-of = { CASE($die, "poss") } { $what }
    .noun = type-character
reference-matching-card = { CASE($die, "poss") } { $what }
    .noun = noun-card
reference-matching-characters = the { $what } of each of { $dice }
    .noun = type-character
reference-dice-of = { CASE($cards, "poss") } { PLURAL($what) }
    .noun = noun-die
reference-one-die-of-each = { $what ->
       *[other] one die from each of { $cards }
    }
    .noun = noun-die
reference-others = the other { PLURAL($what) }
    .noun = noun-card
reference-both = both { PLURAL($what) }
    .noun = noun-die
reference-lowest = the { $what } with the lower value (in a tie, of both)
    .poss = the lower { CASE($what, "nom") }'s (in a tie, each die's)
    .noun = noun-die
reference-host-of = the { $what } with { $of }
    .noun = type-character
reference-piloted-by = the { $what } { $pilot } is piloting
    .noun = subtype-vehicle
reference-once-piloted-by = the { $what } { $pilot ->
       *[other] it
    } was piloting
    .noun = subtype-vehicle
reference-card-played = that { $what }
    .noun = noun-card
reference-die-of-played = { $sum ->
        [yes] those cards'
       *[no] that card's
    } { $sum ->
        [yes] dice
       *[no] { $what }
    }
    .noun = noun-die
who-you = { $what }
    .noun = noun-you
who-caller = { $what }
    .noun = noun-you
who-an-opponent = an { $what }
who-that-opponent = that { $what }
who-each-opponent = each { $what }
    .noun = noun-opponent
who-each-player = each { $what }
    .noun = noun-player
who-controller-of = { $of-this ->
        [yes] { CASE($of, "poss") } { $what }
       *[no] its { $what }
    }
    .noun = noun-controller
who-battlefield-controller = the battlefield's { $what }
    .noun = noun-controller
who-each-without-battlefield = each { $what } who does not control the battlefield
    .noun = noun-player
who-a-player = a { $what }
    .noun = noun-player
who-that-player = that { $what }
    .noun = noun-player
who-those = each player who chose the highest { $what }
    .noun = noun-number

## Triggers. .noun is what they are about.

trigger-activated = { $by ->
        [you] after you activate { $what }
        [opponent] after an opponent activates { $what }
       *[anybody] after { $what } is activated
    }
    .noun = noun-card
trigger-activate = { $by ->
        [you] before you activate { $what }
        [opponent] before an opponent activates { $what }
       *[anybody] before { $what } is activated
    }
    .noun = noun-card
trigger-piloting-began = { $by ->
       *[anybody] after { $what } begins piloting { $has-on ->
            [yes] { $on }
           *[no] a vehicle
        }
    }
    .noun = type-character
trigger-played = { $by ->
        [you] after you play { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
        [opponent] after an opponent plays { $what }{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
       *[anybody] after { $what } is played{ $has-on ->
            [yes] { " " }on { $on }
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-play-card = { $by ->
        [you] before you play { $what }{ $has-on ->
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
        [you] after you roll { $what } into your pool
        [opponent] after an opponent rolls { $what } into their pool
       *[anybody] after { $what } is rolled into a pool
    }
    .noun = noun-die
trigger-die-rerolled = { $by ->
        [you] after you reroll { $what }
        [opponent] after an opponent rerolls { $what }
       *[anybody] after { $what } is rerolled
    }
    .noun = noun-die
trigger-die-resolved = { $by ->
        [you] after you resolve { $what }
        [opponent] after an opponent resolves { $what }
       *[anybody] after { $what } is resolved
    }
    .noun = noun-die
trigger-die-removed = { $by ->
        [you] after you remove { $what }
        [opponent] after an opponent removes { $what }
       *[anybody] after { $what } is removed
    }
    .noun = noun-die
trigger-die-turned = { $by ->
        [you] after you turn { $what }
        [opponent] after an opponent turns { $what }
       *[anybody] after { $what } is turned
    }
    .noun = noun-die
    .that = adj-mentioned
trigger-resolve-die = { $by ->
        [you] before you resolve { $what }
        [opponent] before an opponent resolves { $what }
       *[anybody] before { $what } is resolved
    }
    .noun = noun-die
trigger-die-rolls = { $came-up ->
        [yes] { $definite ->
            [yes] after { $by ->
                [opponent] an opponent rolls or rerolls { $rolled }
               *[you] you roll or reroll { $rolled }
            } and it shows { LIST($lands, "or") }
           *[no] { $by ->
                [you] after one of your { PLURAL($rolled) } rolls { LIST($lands, "or") }
                [opponent] after one of an opponent's { PLURAL($rolled) } rolls { LIST($lands, "or") }
               *[anybody] after { A($rolled) } rolls { LIST($lands, "or") }
            }
        }
       *[no] { $by ->
            [you] after you roll or reroll { $what }
            [opponent] after an opponent rolls or rerolls { $what }
           *[anybody] after { $what } is rolled or rerolled
        }
    }
    .noun = noun-die
trigger-dice-removed = { $by ->
        [you] after you remove an opponent's dice
        [opponent] after an opponent removes another player's dice
       *[anybody] after dice are removed from a pool
    }
    .noun = noun-die
trigger-die-lost = after an opponent's effect removes { $what }
    .noun = noun-die
trigger-guardian-used = { $by ->
        [you] after you remove a die using Guardian
        [opponent] after an opponent removes a die using Guardian
       *[anybody] after a die is removed using Guardian
    }
    .noun = noun-die
trigger-dice-rerolled-by-card = { $by ->
        [you] after one of your card effects rerolls { $what }
        [opponent] after an opponent's card effect rerolls { $what }
       *[anybody] after a card effect rerolls { $what }
    }
    .noun = noun-die
trigger-take-action = { $by ->
        [you] before you take an action
        [opponent] before an opponent takes an action
       *[anybody] before a player takes an action
    }
    .noun = noun-card
trigger-apply-event = { $by ->
        [you] before the effects of your event are resolved
        [opponent] before the effects of an opponent's event are resolved
       *[anybody] before the effects of an event are resolved
    }
    .noun = type-event
    .would = if the effects of { $by ->
        [you] your
        [opponent] an opponent's
       *[anybody] an
    } event would be resolved
trigger-claimed = { $by ->
        [you] after you claim the battlefield
        [opponent] after an opponent claims the battlefield
       *[anybody] after the battlefield is claimed
    }
    .noun = noun-card
trigger-discarded-to-reroll = { $by ->
        [you] after you discard a card to reroll dice
        [opponent] after an opponent discards a card to reroll dice
       *[anybody] after a card is discarded to reroll dice
    }
    .noun = noun-card
trigger-first-damage-dealt = after you deal { LIST($kinds, "or") } to an opponent for the first time each round
    .noun = type-character
trigger-damage-dealt = { $by ->
        [you] after you deal damage to { $what }
        [opponent] after an opponent deals damage to { $what }
       *[anybody] after { $what } is dealt damage
    }
    .noun = type-character
trigger-harmed = after an opponent's effect deals damage to { $what }
    .noun = type-character
trigger-hurt-by-this-die = after { $what } takes damage from this die
    .noun = type-character
trigger-damage = { $by ->
        [you] before you deal damage to { $what }
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
        [you] after { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        } is defeated
        [opponent] after { $known ->
            [yes] { $what }
           *[no] an opponent's { $theirs }
        } is defeated
       *[anybody] after { $what } is defeated
    }
    .noun = type-character
trigger-defeat = { $by ->
        [you] before { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        } is defeated
        [opponent] before { $known ->
            [yes] { $what }
           *[no] an opponent's { $noun }
        } is defeated
       *[anybody] before { $what } is defeated
    }
    .noun = type-character
    .would = if { $what } would be defeated
trigger-defeat-by-damage = { $by ->
        [you] before { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        } is defeated by damage
        [opponent] before { $known ->
            [yes] { $what }
           *[no] an opponent's { $noun }
        } is defeated by damage
       *[anybody] before { $what } is defeated by damage
    }
    .noun = type-character
    .would = if { $what } would be defeated by damage
trigger-discard-from-play = { $by ->
        [you] before { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        } is discarded from play
        [opponent] before { $known ->
            [yes] { $what }
           *[no] an opponent's { $noun }
        } is discarded from play
       *[anybody] before { $what } is discarded from play
    }
    .noun = noun-card
    .would = if { $by ->
        [opponent] an opponent's { $theirs }
       *[other] { $what }
    } would be discarded from play
trigger-discard-by-effect = { $by ->
        [you] before an effect discards { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        }
        [opponent] before an effect discards { $known ->
            [yes] { $what }
           *[no] an opponent's { $noun }
        }
       *[anybody] before an effect discards { $what }
    }
    .noun = noun-card
    .would = if an effect would discard { $by ->
        [you] one of your { PLURAL($noun) }
       *[other] { $what }
    } from play
trigger-set-up = { $by ->
       *[anybody] after setup
    }
    .noun = noun-card
trigger-ability-used = { $by ->
        [you] after you use { CASE($what, "poss") } Action
        [opponent] after an opponent uses { CASE($what, "poss") } Action
       *[anybody] after { CASE($what, "poss") } Action is used
    }
    .noun = noun-card
trigger-income-due = before players gain resources in the upkeep phase
    .noun = noun-card
trigger-action-taken = after { $by ->
        [opponent] an opponent takes an action
       *[you] you take an action
    }
    .noun = noun-card
trigger-last-card-played = after { $by ->
        [opponent] an opponent plays the last card from their hand
       *[you] you play the last card from your hand
    }{ $first ->
        [yes] { " " }for the first time each round
       *[no] { "" }
    }
    .noun = noun-card
trigger-hand-emptied = after { $by ->
        [opponent] an opponent plays or discards the last card from their hand
       *[you] you play or discard the last card from your hand
    }
    .noun = noun-card
trigger-came-onto = after { $by ->
        [opponent] an opponent plays or moves { $what } onto { $on }
       *[you] you play or move { $what } onto { $on }
    }
    .noun = noun-card
trigger-milled = after you discard any cards from an opponent's deck
    .noun = noun-card
trigger-discarded = { $by ->
        [you] after { $known ->
            [yes] { $what }
           *[no] one of your { PLURAL($noun) }
        } is discarded from play
        [opponent] after { $known ->
            [yes] { $what }
           *[no] an opponent's { $noun }
        } is discarded from play
       *[anybody] after { $what } is discarded from play
    }
    .noun = noun-card
trigger-battlefield-changed-hands = { $by ->
        [you] after you take control of the battlefield
        [opponent] after an opponent takes control of the battlefield
       *[anybody] after a player takes control of the battlefield
    }
    .noun = noun-card
trigger-battlefield-gained = { $by ->
        [you] after you claim or take control of the battlefield
        [opponent] after an opponent claims or takes control of the battlefield
       *[anybody] after a player claims or takes control of the battlefield
    }
    .noun = noun-card
trigger-round-began = { $by ->
       *[other] after the action phase begins
    }
    .noun = noun-card
trigger-action-phase-ended = after the action phase ends
    .noun = noun-card
trigger-gain-shields = { $by ->
       *[anybody] before { $what } gains shields
    }
    .noun = type-character
trigger-self-inflicted = { $by ->
       *[you] after you deal indirect damage to yourself
    }
    .noun = noun-card
trigger-resources-robbed = { $by ->
       *[you] after an opponent's effect makes you lose resources
    }
    .noun = noun-card
trigger-upkeep-started = after the upkeep phase begins
    .noun = noun-card
trigger-round-ended = before the round ends
    .noun = noun-card
trigger-shields-lost = { $by ->
       *[anybody] after shields are removed from { $what }
    }
    .noun = type-character

## Constant abilities

constant-more-health = { $has-while ->
        [yes] while { $while }, { $of } has { $amount-sign ->
            [less] { $amount-size } less health
            [amount] additional health equal to { $amount }
           *[more] +{ $amount-size } health
        }
       *[no] { $of } has { $amount-sign ->
            [less] { $amount-size } less health
            [amount] additional health equal to { $amount }
           *[more] +{ $amount-size } health
        }
    }
    .first = while
constant-more-shields = { $of } may have { COUNT($amount, WORD("noun-shield")) } more than usual
constant-enters-with = { $this } enters play with { COUNT($resources, WORD("noun-resource")) } on it
constant-enters-exhausted = { $this } enters play exhausted
constant-cannot-be-activated = { $of } cannot be activated
constant-cannot-be-turned = { $this ->
       *[other] your dice cannot be turned by opponents
    }
constant-resolved-only-at = this die can be resolved only against { $at }
constant-resolved-against = you can resolve your { PLURAL($filter) } showing { $symbol-side } against { $this }
    .noun = noun-die
constant-leaves-aside = { $has-while ->
        [yes] if { $while } and { $this } would leave play, set it aside instead
       *[no] if { $this } would leave play, set it aside instead
    }
constant-assigned-last = indirect damage dealt to you must be assigned to { $this } last
constant-shuffles-in = before you draw your starting hand, shuffle up to { $most } set-aside copies of { $card } into your deck
constant-has-keyword = { $has-while ->
        [yes] while { $while }, { $of } has { $keyword }
       *[no] { $of } { GENDER($of) ->
            [pl] have
           *[other] has
        } { $keyword }
    }
    .first = while
constant-discard-this-if = discard { $this } from play if { $condition }
constant-played-have = when you play { A($filter) }, it has { $keyword }
constant-cannot-play-on-this = { $anybody ->
        [yes] { PLURAL($filter) } cannot be played on { $of }
       *[no] you cannot play { PLURAL($filter) } on { $of }
    }
constant-cannot-be-played = { PLURAL($filter) } cannot be played
constant-team-points = while you build your team, each { $filter } costs { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }
    .noun = type-character
constant-loses-keyword = { $of } loses { $keyword }
constant-x-is = X is { $amount }
constant-more-attached = { $more-sign ->
        [less] { $of } may have { $more-size } fewer { $kind } than usual
       *[more] { $of } may have { $more } more { $kind } than usual
    }
constant-not-counted = no { $filter } on { $of } counts toward its upgrade limit
constant-modifies-any-symbol = this die's modifier sides can modify any symbol{ $has-filter ->
        [yes] { " " }on { A($filter) }
       *[no] { "" }
    }
    .noun = noun-die
constant-cheaper = { $has-filter ->
        [yes] { $first ->
            [yes] the first { $filter } you play { $on-this ->
                [yes] on { $this } each { $game ->
                    [yes] game
                   *[no] round
                }
               *[no] each round
            } costs { $by } less
           *[no] { PLURAL($filter) } you play { $on-this ->
                [yes] on { $this } cost
               *[no] cost
            } { $by-sign ->
                [less] { $by-size } more
               *[more] { $by } less
            }
        }
       *[no] { $by-sign ->
            [amount] { $this } costs 1 less for { CASE($by, "each") }
           *[more] { $this } costs { $by } less
        }
    }{ $has-while ->
        [yes] { " " }if { $while }
       *[no] { "" }
    }
constant-no-restrictions-on-this = you may play { PLURAL($filter) } on { $this }, ignoring play restrictions
constant-more-income = each { $opponents ->
        [yes] opponent
       *[no] player
    } gains { $more-size } { $more-sign ->
        [less] fewer
       *[more] more
    } { $more-size ->
        [1] resource
       *[other] resources
    } during the upkeep phase{ $least ->
        [0] { "" }
       *[other] { " " }(minimum { $least })
    }
constant-starts-with = you start the game with { $resources } more { $resources ->
        [1] resource
       *[other] resources
    }
constant-roll-bonus = add { $more } to your roll for the battlefield during setup
constant-costs-to-claim = while { $while }, your opponents must spend { COUNT($amount, WORD("noun-resource")) } to claim the battlefield
constant-takes-indirect-as = you may assign indirect damage to { $this } as if it were a character with { $health } health
constant-draws-indirect = indirect damage assigned by { CASE($of, "poss") } controller must be assigned to that character, if able
constant-shares-its-shields = the shields from { CASE($this, "poss") } die can be given to any of your characters, distributed as you wish
constant-larger-hand = your hand size is increased by { $by }
constant-gains-subtype = { $has-while ->
        [yes] while { $while }, { $of } is also { A($subtype) }
       *[no] { $of } is also { A($subtype) }
    }
    .first = while
constant-resolve-as = { $has-while ->
        [yes] while { $while }, you may
       *[no] you may
    } resolve { $has-filter ->
        [yes] your { PLURAL($filter) } showing { LIST($sides, "or") }
       *[no] { CASE($this, "poss") } dice showing { LIST($sides, "or") }
    } as if they were showing { $value ->
        [-1] { $to-side }
       *[other] { COUNT($value, $to) }
    }
    .noun = noun-die
constant-symbols-are = damage symbols on { CASE($of, "poss") } character dice are { $to } symbols instead
constant-resolves-claimers-dice = { $this ->
       *[other] you may resolve dice in the pool of a player who has claimed the battlefield this round as if they were in your pool
    }
constant-one-die-each-turn = only one of { CASE($of, "poss") } character dice can be resolved each turn, and it cannot be modified
constant-unblockable-die = damage dealt by { CASE($of, "poss") } die, or by dice it modifies, is unblockable
constant-copies-not-unique = while { $while }, your copies of { $this } are not unique
constant-limit-per-character = a character with { $this } may have only { COUNT($most, $filter) }
    .noun = type-upgrade
constant-makes-elite = { $of } is elite
constant-has-abilities-of = { $of } also has the abilities of { $select }
constant-loses-abilities = { $of } loses all { $but-specials ->
        [yes] non-special abilities
       *[no] abilities
    }
constant-can-be-activated = { $of } can be activated even though it has no die
constant-acts-first = you must activate { $this } as your first action each round, if able{ $has-unless ->
        [yes] , unless { $unless }
       *[no] { "" }
    }
constant-opponents-cannot = { $has-while ->
        [yes] while { $while }, your
       *[no] your
    } opponents cannot { $deed ->
        [extra-actions] take additional actions
        [giving-shields] give shields to characters
        [healing] heal characters
       *[turning] turn dice
    }
constant-dice-worth-more = { $has-while ->
        [yes] while { $while }, increase the value of { PLURAL($filter) }
       *[no] increase the value of { PLURAL($filter) }
    } by { $by }
    .noun = noun-die
constant-cannot-be-removed = { $has-beside ->
        [yes] while { $beside-owned ->
            [yes] one of { PLURAL($beside) }
           *[no] { A($beside) }
        } is in your pool, { $filter-owned ->
            [yes] { PLURAL($filter) }
           *[no] your other { PLURAL($filter) }
        }
       *[no] { $filter-owned ->
            [yes] { PLURAL($filter) }
           *[no] your { PLURAL($filter) }
        }
    } cannot be removed by { $has-events ->
        [yes] opponents' { $events } events
       *[no] { $effects ->
            [yes] opponents' effects
           *[no] opponents
        }
    }
    .noun = noun-die
constant-die-cheaper = { $has-while ->
        [yes] while { $while }, decrease
       *[no] decrease
    } the resource cost on { PLURAL($filter) } { $modified ->
        [yes] modified by { CASE($this, "poss") } die { "" }
       *[no] { "" }
    }by { $by }
    .noun = noun-die
    .first = while
constant-as-base = { $has-while ->
        [yes] while { $while }, you
       *[no] you
    } can resolve { PLURAL($filter) } showing a modifier as if they were not modifiers
    .noun = noun-die
    .first = while

## What a card allows and forbids while a deck is built. .noun is what a filter is about.

constant-may-include = your deck may include { $has-number ->
        [yes] { $number ->
            [1] { COUNT($number, $filter) }
           *[other] up to { COUNT($number, $filter) }
        }
       *[no] { PLURAL($filter) }
    }{ $different ->
        [yes] , all different
       *[no] { "" }
    }{ $any-color ->
        [yes] , regardless of your characters' colors
       *[no] { "" }
    }
constant-more-copies = your deck may include 1 more copy than usual of { COUNT($cards, WORD("noun-different-card")) }
constant-copies-allowed = your deck may include up to { COUNT($number, WORD("noun-copy")) } of this card
constant-one-copy-each = your deck may include only one copy of each card
constant-no-cards = your deck cannot include { PLURAL($filter) }
constant-only-with = your team must include { $has-filter ->
        [yes] { A($filter) }
       *[no] a character
    }{ $has-points ->
        [yes] { " " }worth { COUNT($points, WORD("noun-point")) } or more
       *[no] { "" }
    }
    .noun = type-character
constant-only-if-each = your team can include only { PLURAL($filter) }
    .noun = type-character
constant-not-with = your team cannot include { $filter }
    .noun = type-character
constant-one-color = all characters on your team must be the same color
constant-shared-color = at least two characters on your team must share a color
constant-both-sides = your team may include both heroes and villains
constant-few-sets = all other cards on your team and in your deck must come from { $number } sets of your choice (only in the { $format ->
        [infinite] Infinite
       *[other] { $format }
    } format)
constant-points-with = if your team includes another { $filter }, { $this } costs { COUNT($change-size, WORD("noun-point")) } { $change-sign ->
        [less] less
       *[more] more
    }
    .noun = type-character
constant-bring-under = bring up to { $most } different { PLURAL($filter) } to the game in addition to your deck, and put them face down under { $this }
    .noun = noun-card
constant-bring-battlefields = bring { $count } battlefields to the game; if your battlefield is to be used, choose one of them

## Kinds of abilities and play restrictions

when-out-of-hand = after an opponent's effect discards { $this } from your hand
when-out-of-deck = after { $this } is discarded from your deck
clause-action = Action: { $text }
clause-power-action = Power Action: { $text }
clause-claim = Claim: { $text }
clause-special = Special: { $text }
restriction-only-if = Play only if { $condition }.
restriction-only-on = Play only on { $what }.
restriction-modify = Modify: { $what }.
with-reminder = { CAP($keyword) } ({ $reminder })
when-ambush = after you play { $this }, you may take an additional action
when-guardian = before you activate { $this }
when-redeploy = { $this ->
       *[other] if the attached character is defeated
    }
when-piloting = after you activate { $this }
restriction-modify-theirs = Modify: opponent's { $what }.
clause-host-action = Action (attached character's controller only): { $text }
clause-hand-action = Action (from your hand): { $text }
clause-open-action = Action (any player): { $text }
constant-with-reminder = { $text } ({ $reminder })
