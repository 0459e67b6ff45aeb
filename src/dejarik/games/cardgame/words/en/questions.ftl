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
window-force = force phase
window-interrupt = interrupts
window-reaction = reactions

## Questions, by the kind of decision

prompt-for-card = { $card }: { $text }
prompt-action = { CAP($window) }: take an action, or pass
prompt-deploy = Deployment phase: play units and enhancements, or pass
prompt-forced = Which forced ability comes first?
prompt-interrupt = { CAP($happening) }. { $with ->
        [use] Use { $what }?
        [play] Play { $what }?
        [nothing] You have nothing to interrupt with
       *[several] Interrupt, or pass?
    }
prompt-reaction = { $happened } { $with ->
        [use] Use { $what }?
        [play] Play { $what }?
        [nothing] You have nothing to react with
       *[several] React, or pass?
    }
prompt-pay = { CAP($for) }: what pays for it? { $match ->
        [yes] Left to pay: { $number }, at least one resource of its affiliation
       *[no] Left to pay: { $number }
    }
prompt-bury = Which objective goes to the bottom of the objective deck? You keep the others
prompt-mulligan = Draw a new hand? You may take one mulligan
prompt-reveal = Which objective do you reveal next?
prompt-balance = The Force is with you: which enemy objective is dealt 1 damage?
prompt-draw-discard = Which card do you discard before you draw?
prompt-discard-down = Your hand is larger than your reserve value: which card do you discard?
prompt-engage = Which objective do you engage?
prompt-attackers = Who attacks { $about }?
prompt-defenders = Who defends { $about } against { LIST($attackers, "and") }?
prompt-shielding = Shielding: who receives a shield?
prompt-edge = Edge battle: which card do you place? Yours: { $own }, theirs: { $other }
prompt-fate = Which fate card is resolved first?
prompt-fate-again = Resolve { $about } once more?
prompt-strike = Which unit strikes?
prompt-icons = { $about } strikes: which combat icons are resolved?
prompt-unit-damage = Who is dealt the unit damage? Left: { $number }
prompt-tactics = Tactics: who receives a focus token? Left: { $number }
prompt-shield = { $about }: use the shield to prevent a { $token ->
        [focus] focus
       *[damage] damage
    } token?
prompt-protect = Protect ({ $about }): take 1 damage from whom?
prompt-capture-at = At which objective is the card captured?
prompt-enter-play = { $about }: how does it enter play?
prompt-discard-order = Which card goes onto the discard pile next? The last one lies on top
prompt-commit = Which unit do you commit to the Force? Force cards left: { $number }
prompt-cost = what pays for the ability?
prompt-cost-focus = which card do you focus?
prompt-cost-sacrifice = which card do you sacrifice?
prompt-cost-discard-one = which card do you discard?
prompt-cost-discard-any = which card do you discard in order to pay less?
prompt-choose = make a choice
prompt-choose-pick = choose a card
prompt-choose-pick-affected = choose whom it concerns
prompt-choose-pick-card = { $zone ->
        [hand] choose a card of your hand
       *[discard-pile] choose a card of your discard pile
    }
prompt-choose-put-under-deck = which card do you put under your deck?
prompt-choose-keep-three = which units stay in play? Three at most
prompt-choose-search-objective = which objective do you put into play?
prompt-choose-look-and-capture = which card do you capture, and in which order do you put the others back?
prompt-choose-strip = which token or enhancement do you discard?
prompt-choose-gain-icon-of-choice = which combat icon is gained?
prompt-discard = which card is discarded?
prompt-order = which card goes under the deck next?
prompt-sacrifice = which card do you sacrifice?
prompt-rescued = { $card }: what becomes of the rescued card?

## What can be answered, where others say it otherwise or not at all

happening-use = { $card } is about to take effect
happened-set-up = The match begins.
happened-turn-began = { $yours ->
        [yes] Your turn begins.
       *[no] Your opponent's turn begins.
    }
happened-phase-ended = The { $phase } ends.
happened-card-played = { $yours ->
        [yes] You have played { $card }.
       *[no] Your opponent has played { $card }.
    }
happened-edge-won = { $yours ->
        [yes] You have the edge, { $own } to { $other }.
       *[no] Your opponent has the edge, { $own } to { $other }.
    }
happened-strike-resolved = { $thing } has struck.
happened-survived = The engagement is over, and { $thing } has survived it.

## Answers, by the kind of option; option-<decision>-<option> where an answer means something else there

option-play = Play { $what } (cost { $cost })
option-play-on = Play { $what } (cost { $cost }) – { $object }
option-play-from-discard = Play { $what } from the discard pile (cost { $cost })
option-use = { $what }: { $ability }
option-use-on = { $what } – { $object }: { $ability }
option-protect-with = { $what }: Protect
option-pass = Pass
option-done = Done
option-enough = That is all
option-decline = Decline
option-engage-decline = Do not engage
option-balance-decline = Deal no damage
option-balance-damage = 1 damage to { $what }
option-bury = Put { $what } back
option-bury-done = Done
option-mulligan = Draw a new hand
option-mulligan-done = Keep this hand
option-reveal = Reveal { $what }
option-draw-discard-discard = Discard { $what }
option-draw-discard-keep = Discard nothing
option-discard = Discard { $what }
option-discard-token = Discard a token: { $what }
option-discard-next = Put down { $what }
option-engage = Engage { $what }
option-attack-with = Attack with { $what }
option-attackers-done = Nobody else
option-defend-with = Defend with { $what }
option-defenders-done = { $first ->
        [yes] Do not defend
       *[no] Nobody else
    }
option-shield-with = { $what }: a shield for { $object }
option-shielding-done = No more shields
option-place = Place { $what } ({ COUNT($force, WORD("noun-force-icon")) })
option-fate = Resolve { $what }
option-again = Resolve { $what } again
option-strike-with = Strike with { $what }
option-resolve = { CAP($what) }: { $number }
option-damage = Damage { $what }
option-exhaust = A focus token on { $what }
option-shield = Use the shield of { $what }
option-no-shield = Keep the shield of { $what }
option-protect = Take 1 damage from { $what }
option-capture-at = At { $what }
option-attach-to = Attach to { $what }
option-as-unit = Put into play as a unit
option-commit = Commit { $what } to the Force
option-commit-done = Nobody else
option-focus = Focus { $what }
option-focus-for = Focus { $what } ({ COUNT($amount, WORD("noun-resource")) })
option-attackers-all = Attack with everybody: { LIST($what, "and") }
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
option-rescued-keep = Keep it in hand
option-capture = Capture { $what }
option-put-on-deck = Put { $what } on top of the deck
option-put-under-deck = Put { $what } under the deck
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
procedure-mulligan = Players decide about a mulligan
procedure-reveal-objectives = { $seat } reveals objectives
procedure-game = The game
procedure-turn = The turn of { $seat }
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
        [yes] { " " }(by { $source })
       *[no] { "" }
    }
procedure-move-damage = Moved damage: { $parts }
procedure-place-focus = Focus tokens: { $parts }
procedure-leave-play = { $why ->
        [destroyed] Destruction: { $parts }
        [sacrificed] Sacrifice: { $parts }
        [returned] Return: { $parts }
        [captured] Capture: { $parts }
       *[discarded] Discard: { $parts }
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

refusal = { $option }: cannot be done. { $rule }
refusal-why = { $option }: cannot be done, { $why }. { $rule }

why-ability-play-restriction-text = the condition of this card is not met now
why-ability-printed-use-limit = the ability has been used this turn
why-ability-zone-reference = there is nothing to choose from
why-action-label = this event is not an action; it has its own timing
why-conflict-needs-attacker = there is nobody to attack with
why-conflict-once-per-objective = this objective has been engaged already
why-cost-compound = there is no card in hand to discard
why-deployment-only-active-player = it is not your deployment phase
why-engagement-2-declare-attackers = the unit is exhausted
why-engagement-3-declare-defenders = the unit is exhausted
why-enhancement-needs-legal-host = there is nothing to attach it to
why-focus-exhausted-cannot-be-focused = there is no ready card to focus
why-keyword-limited = you have played a card with this keyword this turn
why-meta-cannot-on-card-absolute = the text of a card forbids it
why-resource-insufficient = { $has-cost ->
        [yes] it costs { $cost }, and you can produce { $available }
       *[no] there are not enough resources, you can produce { $available }
    }
why-resource-match = no ready source has its affiliation (cost { $cost }, resources { $available })
why-sacrifice-meaning = there is nothing to sacrifice
why-target-needs-eligible = there is no eligible target
why-unique-one-in-play = this card is already in play

## The end

outcome-open = The match goes on.
outcome-dark-dial-twelve = { $winner }, the dark side, wins: the Death Star dial has reached 12.
outcome-light-three-objectives = { $winner }, the light side, wins: three dark side objectives are destroyed.
outcome-light-dark-decks-out = { $winner }, the light side, wins: the opponent's deck has run out.
outcome-dark-light-decks-out = { $winner }, the dark side, wins: the opponent's deck has run out.
outcome-dial-destroyed = { $winner }, the light side, wins: the Death Star has taken { $damage } damage.
outcome-golden-rule-card-over-book = { $winner } wins: an objective that must not be lost was destroyed.
outcome-draw = A draw: both agreed on it.
outcome-concede = { $winner } wins: the opponent conceded.
