### Words of the vocabulary that the cards of Across the Galaxy brought.

trigger-action-phase-ended = after the action phase
    .noun = noun-card
clause-host-action = Action (only the character's controller may use it): { $text }

trigger-shields-lost = { $by ->
       *[anybody] after shields have been removed from { $what }
    }
    .noun = type-character

filter-odd-value = { $what } showing an odd value
    .place = last
    .is = shows an odd value
    .is-not = does not show an odd value
filter-odd-cost = { $what } with an odd cost
    .is = has an odd cost
    .is-not = does not have an odd cost
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
filter-other-color = { $what } of another color than { $than }
    .place = last
    .is = has another color than { $than }
    .is-not = has the color of { $than }
filter-on-card = { $what } on { A($filter) }
    .place = last
    .is = is on { A($filter) }
    .is-not = is not on { A($filter) }
filter-resolved-as = { $what } { AGREE($what, "adj-showing") } { LIST($symbols, "or") }
    .place = last
    .is = has shown { LIST($symbols, "or") }
    .is-not = has not shown { LIST($symbols, "or") }

condition-on-your-battlefield = the battlefield is yours
condition-not-in-control = you do not control the battlefield
condition-they-have-no-resources = { $who } has no resources
condition-they-hold-at-most = { $number ->
        [0] { $who } has no cards in hand
       *[other] { $who } has { $number } or fewer cards in hand
    }
condition-more-cards-than-an-opponent = you have more { PLURAL($filter) } in play than { $who }

amount-resources-of = the { $what } of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } resources
    .noun = noun-number
amount-defeated-of = the { $what } of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } defeated characters
    .noun = noun-number
amount-shields-removed = the { $what } of shields removed
    .noun = noun-number

select-at-most = { $whose ->
        [yours] up to as many of your { PLURAL($what) } as { $number }
        [theirs] up to as many of their { PLURAL($what) } as { $number }
        [owned] up to as many of the { PLURAL($what) } as { $number }
        [opponents] up to as many of your opponents' { PLURAL($what) } as { $number }
        [an-opponents] up to as many of an opponent's { PLURAL($what) } as { $number }
        [that-opponents] up to as many of that opponent's { PLURAL($what) } as { $number }
       *[anybodys] up to as many { PLURAL($what) } as { $number }
    }

effect-single-out = choose { $who }
effect-they-choose = have { $who } choose { $number } of these effects, which then happen:{ $choices }
effect-take-resources = take { COUNT($amount, WORD("noun-resource")) } from { $who }
effect-use-battlefield = use the claim ability or power action of the battlefield, even if it has been used this round
effect-return-event = { $under-deck ->
        [yes] put { $this } on the bottom of your deck instead of discarding it
       *[no] return { $this } to your hand instead of discarding it
    }
constant-can-be-activated = { $of } can be activated without having a die
condition-lost-character-dice = one of them was your character die
condition-hold-at-least = you have { COUNT($number, WORD("noun-card")) } or more in hand
filter-holders-own = { $what } of yours
    .is = is yours
    .is-not = is not yours

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
        [yes] while { $while }, { PLURAL($filter) }
       *[no] { PLURAL($filter) }
    } have their values increased by { $by }
    .noun = noun-die
constant-fewer-upgrades = { $of } may have { COUNT($by, WORD("type-upgrade")) } less than usual

filter-like-chosen = { $what } with the same title
    .place = last
    .is = has the same title
    .is-not = does not have the same title
filter-on-different = { $what } on different characters
    .place = last
    .is = is on another character
    .is-not = is on the same character

effect-strike-own = for { $dice }, deal damage equal to its value to its character
effect-look-at-top = look at the top card of { $you ->
        [yes] your
       *[no] { CASE($who, "poss") }
    } deck
effect-top-to-bottom = put that card on the bottom of the deck
effect-put-hand-under = put { $what } on the bottom of your deck in any order
filter-upgrade-die-of = { $what } of the upgrades on { $things }
    .place = owner
    .is = is a die of an upgrade on { $things }
    .is-not = is not a die of an upgrade on { $things }

amount-lesser = the lesser of { $what } and { $than }
adj-hurt = hurt
reference-hurt = the { $what } that took damage from it
    .noun = type-character
