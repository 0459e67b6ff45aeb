### What stands on a card: its lines and numbers, and its text word by word.
### The names of messages are the names of the words in the vocabulary.
### .noun is what an event is about, .whose that its player owns it.

## The face of a card: its lines, its numbers and its marks

face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-traits = { $line } — { $traits }
face-affiliation = { $affiliation }
face-neutral = neutral
face-icons = { $icons }
    .both = { $icons }; with the edge: { $edge }
    .edge = with the edge: { $edge }
face-icon = { $number } { $icon }
face-in-set = set { $set } ({ $places } of 6)
face-cost = cost { $number }
face-force = { COUNT($number, WORD("noun-force-icon")) }
face-resources = { COUNT($number, WORD("noun-resource")) }
face-capacity = damage capacity { $number }
face-priority = priority { $number }

## What stands above the abilities

face-locked = { $affiliation } affiliation only.
face-limit-one = Limit 1 per objective deck.
face-enhances = Enhance { $what }.
face-enhances-area = Enhance your play area.
face-edge = { keyword-edge } ({ $number })
face-protect = { keyword-protect } { $trait }
with-reminder = { $keyword } ({ $reminder })
reminder-edge = while { $this } is participating, add { COUNT($number, WORD("noun-force-icon")) } to your side in edge battles
reminder-elite = remove 1 additional focus token from { $this } when you refresh
reminder-limited = you can play only 1 { keyword-limited } card each turn
reminder-no-enhancements = enhancements cannot be attached to { $this }
reminder-shielding = when { $this } is declared as an attacker or defender, you may place 1 shield on an unshielded participating friendly unit or on the engaged objective if it is unshielded
reminder-targeted-strike = when { $this } strikes as an attacker, it may deal its unit damage to any enemy unit, even one that is not participating

## How texts are put together

effect-then = then { $effect }
effect-if = if { $condition }, { $effect }
    .instead = if { $condition }, { $effect } instead
effect-to = { $cost } to { $effect }
constant-if = if { $condition }, { $text }
constant-as-enhancement = while this card is an enhancement, { $text }
clause-action = Action: { $text }
clause-reaction = Reaction: { $text }
clause-forced-reaction = Forced Reaction: { $text }
clause-interrupt = Interrupt: { $text }
clause-forced-interrupt = Forced Interrupt: { $text }
clause-fate = { $text }
limit-once-per-turn = (Limit once per turn.)
limit-one-per-turn = { $card ->
       *[other] (Limit 1 per turn.)
    }

## Costs

effect-focus = focus { $what }
effect-sacrifice = sacrifice { $what }
effect-spend = spend { COUNT($amount, WORD("noun-resource")) }
effect-discard-one = discard 1 card from your hand
effect-discard-any = discard X cards from your hand
effect-damage-this = deal { $amount } damage to { $this }
effect-lower-reserve = reduce your reserve value by { $amount } until the end of the phase

## What is chosen, if it is more than one card

effect-choose = { $how ->
        [target] target { $what }
       *[any] choose { $what }
    }

## Tokens and the dial

effect-deal-damage = { $by ->
        [opponent] your opponent deals { $amount } damage to { $to }
       *[you] deal { $amount } damage to { $to }
    }
    .inf = { $by ->
        [opponent] have your opponent deal { $amount } damage to { $to }
       *[you] deal { $amount } damage to { $to }
    }
effect-remove-damage = { $amount-sign ->
        [all] remove all damage from { $from }
       *[more] remove { $amount } damage from { $from }
    }
effect-move-damage = move { $amount } damage from { $from } to { $to }
effect-place-focus = { $by ->
        [opponent] your opponent places { COUNT($amount, WORD("noun-focus")) } on { $on }
       *[you] place { COUNT($amount, WORD("noun-focus")) } on { $on }
    }
    .inf = { $by ->
        [opponent] have your opponent place { COUNT($amount, WORD("noun-focus")) } on { $on }
       *[you] place { COUNT($amount, WORD("noun-focus")) } on { $on }
    }
effect-remove-focus = { $amount-sign ->
        [all] remove all focus tokens from { $from }
       *[more] remove { COUNT($amount, WORD("noun-focus")) } from { $from }
    }
effect-place-shield = { $even-if-shielded ->
        [yes] place 1 shield on { $on }, even if it is already shielded
       *[no] place 1 shield on { $on }
    }
effect-destroy = destroy { $what }
effect-turn-dial = { $by-sign ->
        [less] decrease the Death Star dial by { $by-size } (to a minimum of { $least })
       *[more] increase the Death Star dial by { $by-size }
    }
effect-strip = discard any number of tokens and enhancements from { $from }

## Cards

effect-draw = draw { COUNT($amount, WORD("noun-card")) }
effect-choose-and-discard = { $who ->
        [opponent] your opponent chooses and discards 1 card from their hand, if able
       *[you] choose and discard 1 card from your hand, if able
    }
    .inf = { $who ->
        [opponent] have your opponent choose and discard 1 card from their hand, if able
       *[you] choose and discard 1 card from your hand, if able
    }
effect-discard-at-random = your opponent discards 1 card at random from their hand
    .inf = have your opponent discard 1 card at random from their hand
effect-look-at-hand-and-discard = look at your opponent's hand, then choose and discard 1 card from it
effect-put-under-deck = place 1 card from your hand on the bottom of your deck
effect-return-from-discard = return { $card } from your discard pile to your hand
effect-return-top = return the { $amount ->
        [one] top card
       *[other] top { $amount } cards
    } of your discard pile to your hand
effect-return-to-hand = return { $what } to its owner's hand
effect-put-all-under-decks = place { $what } on the bottom of their owners' decks in random order
effect-discard-thing = discard { $what } from play
effect-put-into-play = { $zone ->
        [discard-pile] put { $card } into play from your discard pile
       *[hand] { $joining ->
            [yes] put { $card } into play from your hand as a participating unit
           *[no] put { $card } into play from your hand
        }
    }
effect-play-this-as-participant = play { $this } from your hand as a participating unit
effect-keep-three = each player, starting with you, chooses up to { $most } units they control; return all other units to their owners' hands
effect-search-objective = search your objective deck for an objective, put it into play, and shuffle the deck
effect-reveal-top-and-take = reveal the top { COUNT($amount, WORD("noun-card")) } of your deck; add all { PLURAL($where) } among them to your hand and place the rest on the bottom of your deck in any order
effect-discard-top-for-icons = discard the top card of your deck; if it is a unit, { $this } gains its printed combat icons until the end of the strike

## Capture and rescue

effect-capture = capture { $what } at { $at }
effect-capture-random-from-hand = take 1 card at random from your opponent's hand and capture it at { $this }
effect-look-and-capture = look at the top { COUNT($amount, WORD("noun-card")) } of your opponent's deck, capture 1 of them at { $this }, and return the others to the top of that deck in any order
effect-rescue = rescue 1 card at random from { $at }; if it is a unit, its owner may put it into play instead of returning it to their hand

## For a while

effect-until = { $until ->
        [phase] until the end of the phase, { $constant }
       *[other] { $constant } until the end of the { $until }
    }
effect-gain-icon-of-choice = { $that } gains 1 combat icon of your choice until the end of the strike
effect-cannot-until = { $what } cannot be declared as { LIST($aspects, "or") } until the end of the { $until }
aspect-cannot-attack = an attacker
aspect-cannot-defend = a defender
effect-next-card-cheaper = the next card you play this phase costs { $amount } less and does not need a resource match
    .inf = make the next card you play this phase cost { $amount } less and ignore its resource match requirement
effect-engage-this-instead = { $this } becomes the engaged objective instead
effect-engage-again = you may engage the same objective an additional time this phase

## Interrupts and fate

effect-cancel-it = { $that ->
       *[other] cancel its effects
    }
    .inf = cancel the effects of { $that }
effect-prevent-damage = prevent 1 of that damage
effect-redirect-damage = { $that ->
       *[other] deal 1 of that damage to { $target } instead
    }
effect-return-instead = { $that ->
       *[other] return it to its owner's hand instead
    }
effect-reduce = reduce the cost of { $that } by X (to a minimum of 1)
effect-opponent-sacrifices = your opponent must sacrifice { $select }, if able
    .inf = have your opponent sacrifice { $select }, if able
effect-protect = when another friendly { $trait } card would be damaged, you may move any amount of that damage to { $this }, up to its remaining damage capacity
effect-restart-edge-battle = cancel this edge battle and the effects of all other fate cards, discard both edge stacks, and start a new edge battle

## Constant effects

constant-gain-icons = { $per-enhancement ->
        [yes] { $to } gains { LIST($icons, "and") } for each enhancement attached to it
       *[no] { $to } gains { LIST($icons, "and") }
    }
constant-gain-keyword = { $to } gains { $keyword }
    .also = { $keyword }
constant-more-capacity = { $to } gets { $amount-sign ->
        [less] −{ $amount-size } damage capacity
       *[more] +{ $amount-size } damage capacity
    }
constant-more-reserve = your reserve value is increased by { $amount }
constant-struggle = { $this } contributes { COUNT($amount, WORD("noun-force-icon")) } to your side in the Force struggle
constant-first-cheaper = { $has-affiliation ->
        [yes] the first { $affiliation } { $type } you play each turn costs { $amount } less
       *[no] the first { $type } you play each turn costs { $amount } less
    }
constant-cannot-attack = { $this } cannot be declared as an attacker
constant-attackers = { $has-trait ->
        [yes] only { $trait } units can be declared as attackers against { $this }
       *[no] no more than { COUNT($most, WORD("type-unit")) } can be declared as attackers against { $this }
    }
constant-divide-unit-damage = you may divide { CASE($host, "poss") } unit damage among any number of participating enemy units
constant-first-edge-card-face-up = while { $this } is participating, your opponent must place the first card of their edge stack face up
constant-repeat-fate = while { $this } is participating, you may resolve the effects of each fate card in your edge stack an additional time
constant-ignore-match = you may play cards from your hand without a resource match
constant-matches-all = resources generated by { $host } match every affiliation
constant-play-from-discard = you may play { $this } from your discard pile as if it were in your hand
constant-untargetable = { $this } cannot be targeted
constant-engage-dial = you may engage the Death Star dial as if it were a dark side objective (it is not an objective)
constant-dial-damage-wins = if the Death Star dial has { $damage } or more damage, the light side wins the game
constant-lose-if-destroyed = if { $this } is destroyed, you lose the game
constant-captured-instead = if { $this } would leave play, it is captured at a dark side objective of your opponent's choice instead
constant-enters-as-enhancement = { $this } may enter play as an enhancement on { $on }

## After: reactions

after-refreshed = { $who ->
        [you] after you refresh
        [opponent] after your opponent refreshes
       *[anybody] after a player refreshes
    }
after-turn-began = { $who ->
        [you] after your turn begins
        [opponent] after your opponent's turn begins
       *[anybody] after a turn begins
    }
after-phase-began = { $who ->
        [you] after your { $phase } begins
        [opponent] after your opponent's { $phase } begins
       *[anybody] after a { $phase } begins
    }
after-phase-ended = { $who ->
        [you] after your { $phase } ends
        [opponent] after your opponent's { $phase } ends
       *[anybody] after a { $phase } ends
    }
after-card-played = { $who ->
        [you] after you play { $what }
        [opponent] after your opponent plays { $what }
       *[anybody] after a player plays { $what }
    }
    .noun = noun-card
after-entered-play = { $during-engagement ->
        [yes] after { $what } enters play during an engagement
       *[no] after { $what } enters play
    }
    .noun = type-unit
    .whose = yes
after-destroyed = after { $what } is destroyed
    .noun = noun-card
    .whose = yes
after-attacker-declared = after { $what } is declared as an attacker
    .noun = type-unit
    .whose = yes
    .or-defender-declared = after { $what } is declared as an attacker or defender
after-defender-declared = after { $what } is declared as a defender
    .noun = type-unit
    .whose = yes
after-objective-engaged = after { $what } is engaged
    .noun = type-objective
    .whose = yes
after-edge-won = { $who ->
        [you] after you win an edge battle
        [opponent] after your opponent wins an edge battle
       *[anybody] after a player wins an edge battle
    }{ $attacking ->
        [yes] { " " }as the attacking player
       *[no] { "" }
    }
after-focused-to-strike = { $attacking ->
        [yes] after { $what } is focused to strike as an attacker
       *[no] after { $what } is focused to strike
    }
    .noun = type-unit
    .whose = yes
after-strike-resolved = { $attacking ->
        [yes] after { $what } resolves its strike as an attacker
       *[no] after { $what } resolves its strike
    }
    .noun = type-unit
    .whose = yes
after-survived = { $unopposed ->
        [yes] after { $what } survives an unopposed engagement
       *[no] after { $what } survives an engagement
    }{ $attacking ->
        [yes] { " " }as an attacker
       *[no] { "" }
    }
    .noun = type-unit
    .whose = yes
after-committed = { $who ->
        [you] after you commit { $what } to the Force
        [opponent] after your opponent commits { $what } to the Force
       *[anybody] after { $what } is committed to the Force
    }
    .noun = type-unit
after-resources-generated = after { $what } generates resources
    .noun = noun-card
    .whose = yes
after-captured = { $who ->
        [you] after you capture { $what }
        [opponent] after your opponent captures { $what }
       *[anybody] after { $what } is captured
    }{ $from-play ->
        [yes] { " " }from play
       *[no] { "" }
    }
    .noun = noun-card
trigger-damaged-by-this = after { $this } damages { $what }
    .noun = type-unit

## When: interrupts

when-damage = when { $what } would be damaged
    .noun = noun-card
    .whose = yes
when-leave-play = { $why ->
        [destroyed] { $to ->
            [discard] when { $what } is destroyed and would go to its owner's discard pile
           *[other] when { $what } is destroyed
        }
       *[other] when { $what } leaves play
    }
    .noun = noun-card
    .whose = yes
trigger-event-played = when an event is played
    .noun = type-event
trigger-interrupt-initiated = when another interrupt is initiated
    .noun = noun-interrupt
trigger-playing = when you play { $what }
    .noun = noun-card

## Conditions. .when: as the time at which an action can be used.

condition-balance-is-light = the Balance of the Force is with the light side
condition-during-engagement = an engagement is being resolved
    .when = during an engagement
condition-during-your-turn = it is your turn
    .when = during your turn
condition-during-force-phase = it is the Force phase
    .when = during any Force phase
condition-you-attack = you are the attacking player
condition-you-placed-fate = you placed a fate card in your edge stack during this engagement
condition-host-is = { $host } is { $of }
