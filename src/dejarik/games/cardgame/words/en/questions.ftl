### What a player is asked: windows, questions, answers, what is being resolved, refusals and the end.

## Windows

window-refresh = refresh phase
window-draw = draw phase
window-deployment = deployment phase
window-conflict = conflict phase
window-conflict-end = end of the conflict phase
window-attackers = after attackers are declared
window-defenders = after defenders are declared
window-edge = after the edge battle
window-strike = after a strike
window-force = Force phase
window-interrupt = interrupts
window-reaction = reactions

## Questions, by the kind of decision

prompt-for-card = { $card }: { $text }
prompt-action = { CAP($window) }: take an action, or pass
prompt-deploy = Deployment phase: play units and enhancements, or pass
prompt-forced = Which forced ability comes first?
prompt-interrupt = { CAP($happening) }. { $with ->
        [use] Use { CASE($what, "poss") } interrupt?
        [play] Play { $what }?
        [nothing] You have nothing to interrupt with
       *[several] Interrupt, or pass?
    }
prompt-reaction = { $happened } { $with ->
        [use] Use { CASE($what, "poss") } reaction?
        [play] Play { $what }?
        [nothing] You have nothing to react with
       *[several] React, or pass?
    }
prompt-pay = { CAP($for) }: how do you pay? { $match ->
        [yes] Left to pay: { $number }, with at least 1 matching resource
       *[no] Left to pay: { $number }
    }
prompt-bury = Which objective goes to the bottom of the objective deck? You keep the others
prompt-mulligan = Draw a new hand? You may take one mulligan
prompt-reveal = Which objective do you reveal next?
prompt-balance = The Force is with you: which enemy objective do you deal 1 damage?
prompt-draw-discard = Which card do you discard before you draw?
prompt-discard-down = Your hand is larger than your reserve value: which card do you discard?
prompt-engage = Which objective do you engage?
prompt-attackers = Who attacks { $about }?
prompt-defenders = Who defends { $about } against { LIST($attackers, "and") }?
prompt-shielding = Shielding: where do you place the shield?
prompt-edge = Edge battle: which card do you place? Cards placed: you { $own }, your opponent { $other }
prompt-fate = Which fate card do you resolve first?
prompt-fate-again = Resolve { $about } again?
prompt-strike = Which unit strikes?
prompt-icons = { $about } strikes: which combat icons do you resolve?
prompt-unit-damage = Which unit do you damage? Unit damage left: { $number }
prompt-tactics = Tactics: which unit gets a focus token? Left: { $number }
prompt-shield = { $about }: use the shield to prevent a { $token ->
        [focus] focus
       *[damage] damage
    } token?
prompt-protect = Protect ({ $about }): whose damage does it take?
prompt-capture-at = At which objective do you capture the card?
prompt-enter-play = { $about }: how does it enter play?
prompt-discard-order = Which card goes to the discard pile next? The last one ends up on top
prompt-commit = Which unit do you commit to the Force? Force cards left: { $number }
prompt-cost = how do you pay for the ability?
prompt-cost-focus = which card do you focus?
prompt-cost-sacrifice = which card do you sacrifice?
prompt-cost-discard-one = which card do you discard?
prompt-cost-discard-any = which card do you discard to pay less?
prompt-choose = make a choice
prompt-choose-pick = choose a card
prompt-choose-pick-affected = choose what it affects
prompt-choose-pick-card = { $zone ->
        [hand] choose a card from your hand
       *[discard-pile] choose a card from your discard pile
    }
prompt-choose-put-under-deck = which card do you place on the bottom of your deck?
prompt-choose-keep-three = which units stay in play? Up to three
prompt-choose-search-objective = which objective do you put into play?
prompt-choose-look-and-capture = which card do you capture, and in which order do you put the others back?
prompt-choose-strip = which token or enhancement do you discard?
prompt-choose-gain-icon-of-choice = which combat icon does it gain?
prompt-discard = which card do you discard?
prompt-order = which card goes to the bottom of the deck next?
prompt-sacrifice = which card do you sacrifice?
prompt-rescued = return { $card } to hand, or put it into play?

## What can be answered, where others say it otherwise or not at all

happening-use = { $card } is about to take effect
happened-set-up = The match begins.
happened-turn-began = { $yours ->
        [yes] Your turn begins.
       *[no] Your opponent's turn begins.
    }
happened-objective-engaged = { $yours ->
        [yes] Your opponent engages { $thing }.
       *[no] You engage { $thing }.
    }
happened-attacker-declared = { $yours ->
        [yes] You attack with { LIST($things, "and") }.
       *[no] Your opponent attacks with { LIST($things, "and") }.
    }
happened-defender-declared = { $yours ->
        [yes] You defend with { LIST($things, "and") }.
       *[no] Your opponent defends with { LIST($things, "and") }.
    }
happened-phase-ended = The { $phase } ends.
happened-card-played = { $yours ->
        [yes] You played { $card }.
       *[no] Your opponent played { $card }.
    }
happened-edge-won = { $yours ->
        [yes] You have the edge, { $own } to { $other }.
       *[no] Your opponent has the edge, { $own } to { $other }.
    }
happened-strike-resolved = { $thing } resolved its strike.
happened-survived = { $thing } survived the engagement.

## Answers, by the kind of option; option-<decision>-<option> where an answer means something else there

option-play = Play { $what } (cost { $cost })
option-play-on = Play { $what } (cost { $cost }) — { $object }
option-play-from-discard = Play { $what } from the discard pile (cost { $cost })
option-use = { $what }: { $ability }
option-use-on = { $what } — { $object }: { $ability }
option-protect-with = { $what }: Protect
option-pass = Pass
option-done = Done
option-enough = That's all
option-decline = Decline
option-engage-decline = Don't engage
option-balance-decline = Deal no damage
option-balance-damage = Deal 1 damage to { $what }
option-bury = Put { $what } on the bottom
option-bury-done = Done
option-mulligan = Draw a new hand
option-mulligan-done = Keep this hand
option-reveal = Reveal { $what }
option-draw-discard-discard = Discard { $what }
option-draw-discard-keep = Keep all cards
option-discard = Discard { $what }
option-discard-token = Discard a { $what } token
option-discard-next = Discard { $what } next
option-engage = Engage { $what }
option-attack-with = Attack with { $what }
option-attackers-done = No more attackers
option-defend-with = Defend with { $what }
option-defenders-done = { $first ->
        [yes] Don't defend
       *[no] No more defenders
    }
option-shield-with = { $what }: place a shield on { $object }
option-shielding-done = No more shields
option-place = Place { $what } ({ COUNT($force, WORD("noun-force-icon")) })
option-fate = Resolve { $what }
option-again = Resolve { $what } again
option-strike-with = Strike with { $what }
option-resolve = { CAP($what) }: { $number }
option-damage = Deal damage to { $what }
option-exhaust = Place a focus token on { $what }
option-shield = Use { CASE($what, "poss") } shield
option-no-shield = Keep { CASE($what, "poss") } shield
option-protect = Take 1 damage for { $what }
option-capture-at = Capture at { $what }
option-attach-to = Attach to { $what }
option-as-unit = Put into play as a unit
option-commit = Commit { $what } to the Force
option-commit-done = No more units
option-focus = Focus { $what }
option-focus-for = Focus { $what } ({ COUNT($amount, WORD("noun-resource")) })
option-attackers-all = Attack with all: { LIST($what, "and") }
option-reveal-all = Reveal in this order: { LIST($what, "and") }
option-pay-with = Pay with { LIST($sources, "and") }
part-of-payment = { $number ->
        [1] { $what }
       *[other] { $what } ({ $number })
    }
option-sacrifice = Sacrifice { $what }
option-choose = Choose { $what }
option-icon = { CAP($what) }
option-keep = Keep { $what }
option-rescued-keep = Return it to your hand
option-capture = Capture { $what }
option-put-on-deck = Put { $what } on top of the deck
option-put-under-deck = Put { $what } on the bottom of the deck
option-put-into-play = Put { $what } into play
option-pass-at = Pass automatically: { $what }
option-stop-at = Ask again: { $what }
option-offer-draw = Offer a draw
option-concede = Concede
token-damage = damage
token-focus = focus
token-shield = shield

## What is going on, by the name of the procedure

procedure-set-up-table = Setting up
procedure-opening-hands = Opening hands
procedure-choose-objectives = Players choose their objectives
procedure-mulligan = Players decide whether to mulligan
procedure-reveal-objectives = { $seat } reveals objectives
procedure-game = The game
procedure-turn = { CASE($seat, "poss") } turn
procedure-balance-phase = Balance phase
procedure-refresh-phase = Refresh phase
procedure-draw-phase = Draw phase
procedure-conflict-phase = Conflict phase
procedure-force-phase = Force phase
procedure-action-window = Action window: { $window }
procedure-interrupt-window = Interrupts
procedure-reaction-window = Reactions
procedure-engage = Engagement: { $objective }
procedure-edge-battle = Edge battle
procedure-strike = { $has-unit ->
        [yes] Strike: { $unit }
       *[no] { $seat } chooses who strikes
    }
procedure-damage = Damage: { $parts }{ $has-source ->
        [yes] { " " }(from { $source })
       *[no] { "" }
    }
procedure-move-damage = Moving damage: { $parts }
procedure-place-focus = Focus tokens: { $parts }
procedure-leave-play = { $why ->
        [destroyed] Destroyed: { $parts }
        [sacrificed] Sacrificed: { $parts }
        [returned] Returned: { $parts }
        [captured] Captured: { $parts }
       *[discarded] Discarded: { $parts }
    }
procedure-discard-together = { $seat } orders the discard pile
procedure-pay = { $seat } pays: { $cost } left
procedure-play-card = { $seat } plays { $card }
procedure-enter-play = { $card } enters play
procedure-use = { $card }: { $ability }
procedure-change-policy = { $seat } changes the automatic passes
procedure-offer-draw = { $seat } offers a draw
procedure-concede = { $seat } concedes
part-of-packet = { $what } ({ $number })

## Refusals: first what is in the way now, then the rule from the catalog

refusal = { $option } — not possible. { $rule }
refusal-why = { $option } — not possible: { $why }. { $rule }

why-ability-play-restriction-text = this card's condition is not met
why-ability-printed-use-limit = it has already been used this turn
why-ability-zone-reference = there is nothing to choose from
why-conflict-needs-attacker = you have no ready unit to attack with
why-conflict-once-per-objective = this objective has already been engaged this phase
why-cost-compound = there is no card in hand to discard
why-deployment-only-active-player = it is not your deployment phase
why-engagement-2-declare-attackers = the unit is exhausted
why-engagement-3-declare-defenders = the unit is exhausted
why-enhancement-needs-legal-host = there is nothing to attach it to
why-focus-exhausted-cannot-be-focused = you have no ready card to focus for it
why-interrupt-label = it is an interrupt and waits for the condition on the card
why-keyword-limited = you have already played a Limited card this turn
why-meta-cannot-on-card-absolute = a card's text forbids it
why-reaction-label = it is a reaction and waits for the condition on the card
why-resource-insufficient = { $has-cost ->
        [yes] it costs { $cost }, and you can generate { $available }
       *[no] you can generate only { COUNT($available, WORD("noun-resource")) }
    }
why-resource-match = you have no resource match (cost { $cost }, resources { $available })
why-sacrifice-meaning = you have nothing to sacrifice
why-target-needs-eligible = there is no eligible target
why-unique-one-in-play = a copy of this unique card is already in play

## The end

outcome-open = The match goes on.
outcome-dark-dial-twelve = { $winner }, the dark side, { YOU($winner, "win", "wins") }: the Death Star dial has reached 12.
outcome-light-three-objectives = { $winner }, the light side, { YOU($winner, "win", "wins") }: three dark side objectives have been destroyed.
outcome-light-dark-decks-out = { $winner }, the light side, { YOU($winner, "win", "wins") }: the opponent's deck has run out.
outcome-dark-light-decks-out = { $winner }, the dark side, { YOU($winner, "win", "wins") }: the opponent's deck has run out.
outcome-dial-destroyed = { $winner }, the light side, { YOU($winner, "win", "wins") }: the Death Star has taken { $damage } damage.
outcome-golden-rule-card-over-book = { $winner } { YOU($winner, "win", "wins") }: the opponent lost an objective whose destruction loses the game.
outcome-draw = A draw by agreement.
outcome-concede = { $winner } { YOU($winner, "win", "wins") }: the opponent conceded.
