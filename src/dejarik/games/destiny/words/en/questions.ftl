### Questions, answers, refusals, what is being resolved, the end.

## Questions, by the kind of decision

prompt-unshield = choose a character to remove shields from
prompt-put-on = choose a card to put on top of your deck
prompt-put-back = choose the next card to put back (the first one put on top will be the top card)
prompt-in-hand = choose a card in that hand
prompt-reveal = choose a card to reveal
prompt-keep-back = choose a card to keep hidden
prompt-name = choose
prompt-take = choose a card to add to your hand
prompt-search = choose a card from your deck
prompt-own-battlefield = choose which of your battlefields to use
prompt-place-on = choose a card to put the resource on
prompt-take-off = choose a card to remove the resource from
prompt-for-card = { $card }: { $text }
prompt-action = Choose an action
prompt-action-must = Choose an action. If you take one, you must { LIST($duties, "or") }.
prompt-action-barred = Choose an action. This turn you cannot { LIST($deeds, "or") }.
duty-activate = activate { $any ->
        [yes] one of your characters
       *[no] { $what }
    }
duty-play = play { $what }
deed-activate = activate cards
deed-claim = claim the battlefield
deed-play = play cards
deed-reroll = discard a card to reroll dice
deed-resolve = resolve dice
deed-use = use card actions
prompt-claim = { $about }: use its Claim ability?
prompt-whether = { $effect } Do you want to?
prompt-choose-one = choose one
prompt-pay-or-not = { $effect } { $who }: pay to prevent it?
prompt-pilot = choose a vehicle to pilot
prompt-opponent = choose an opponent
prompt-flip = choose the side to turn up
prompt-amount = how many?
prompt-attach = choose a card to attach it to
prompt-shuffle-in = How many set-aside copies to shuffle into your deck: { $about }
prompt-move-amount = how much damage to move?
prompt-remove = choose a die to remove
prompt-reroll = choose a die to reroll
prompt-roll = choose a die to roll into your pool
prompt-damage = choose a character to deal damage to
prompt-shield = choose a character to give shields to
prompt-heal = choose a card to heal
prompt-move-from = choose a character to move damage from
prompt-move-to = choose a character to move damage to
prompt-discard = choose a card to discard
prompt-put-under = choose a card to put on the bottom of your deck
prompt-set-aside = choose a card to set aside
prompt-exhaust = choose a card to exhaust
prompt-redeploy = choose a character to move the upgrade to
prompt-choose = make a choice
prompt-resolve = choose a die to resolve
prompt-activate = choose a card to activate
prompt-target-melee = Choose a character to take melee damage: { $about }
prompt-target-ranged = Choose a target for ranged damage: { $about }
prompt-target-shield = Choose a character to gain shields: { $about }
prompt-resolve-next = Resolve another die showing { $about }?
prompt-modify = Add a modifier to { $about }?
prompt-special = Choose a special to resolve: { $about }
prompt-turn = Choose a die to turn
prompt-side = Choose the new side: { $about }
prompt-replace = { $about }: replace an upgrade to reduce the cost?
prompt-surplus = This card has too many upgrades or downgrades: choose one to discard
prompt-copies = You can have only one copy of a unique card in play: choose one to discard
prompt-discard-to-reroll = Choose a card to discard to reroll dice
prompt-reroll-dice = Choose the dice to reroll
prompt-distribute = Indirect damage: choose a character for the next point ({ $number } left)
prompt-battlefield = You won the roll-off: choose the battlefield
prompt-opening-shields = Choose a character to give a shield to ({ $number } left)
prompt-order = Choose which ability resolves first
prompt-return = choose a card to return to its owner's hand
prompt-upkeep-discard = Choose cards to discard before you draw
prompt-mulligan = Choose cards to mulligan
prompt-twin-die = Choose a die to set aside
prompt-bid = Secretly choose a number
prompt-block = how much damage to block?
prompt-ransom = How much damage to block, for a resource each? { $about }
prompt-defeat = choose a character to defeat
prompt-group = split the dice into two groups, then choose a group
prompt-host = choose a card to play it on
prompt-move = choose an upgrade to move
prompt-play = choose a card to play
prompt-player = choose a player
prompt-ready = choose a card to ready
prompt-stack = choose a face-down card
prompt-switch-battlefield = choose the new battlefield
prompt-use-battlefield = choose a battlefield
prompt-set-die-aside = { $about } is no longer elite: choose a die to set aside

## Answers, by the kind of option; option-<decision>-<option> where an answer means something else there

option-unshield = Remove shields from { $what }
option-put-on = Put { $what } on top of the deck
option-reveal = Reveal { $what }
option-keep-back = Keep { $what } hidden
option-name = { CAP($what) }
option-name-number = { $what }
option-take = Take { $what }
option-find = Take { $what }
option-own-battlefield-battlefield = { $what }
option-place-on = Put the resource on { $what }
option-take-off = Remove the resource from { $what }
option-play = Play { $what }
option-play-on = Play { $what } on { $object }
option-activate = Activate { $what }
option-resolve = Resolve { $what }
option-reroll = Reroll { $what }
option-action-reroll = Discard a card to reroll dice
option-use = { $what }
option-use-on = { $what }: { $object }
option-claim = Claim the battlefield
option-pass = Pass
option-decline = Decline
option-stop = That's all
option-done = Done
option-yes = Yes
option-no = No
option-choice = Choice { $what }
option-pay = Pay
option-pilot = Pilot { $what }
option-refuse = Refuse
option-opponent = { $what }
option-flip = { $what }
option-attach = Attach it to { $what }
option-play-aside = Play the set-aside { $what }
option-play-aside-on = Play the set-aside { $what } on { $object }
option-amount = { $what }
option-remove = Remove { $what }
option-roll = Roll { $what } into your pool
option-reroll-dice-roll = Roll
option-damage = Deal the damage to { $what }
option-shield = Give shields to { $what }
option-opening-shields-shield = Give a shield to { $what }
option-heal = Heal { $what }
option-move-from = From { $what }
option-move-to = To { $what }
option-discard = Discard { $what }
option-put-under = Put { $what } on the bottom of the deck
option-exhaust = Exhaust { $what }
option-redeploy = Move it to { $what }
option-choose = Choose { $what }
option-assign = 1 damage to { $what }
option-target = { $what }
option-modify = Add { $what }
option-special = { $what }
option-side = { $what }
option-turn = Turn { $what }
option-replace = Replace { $what }
option-replace-nothing = Replace nothing
option-battlefield = { $what } ({ $player })
option-first = First: { $what }
option-first-on = First: { $what } ({ $object })
option-return = Return { $what }
option-set-aside = Set { $what } aside
option-distribute-all = Assign: { LIST($what, "and") }
option-opening-shields-all = Shields: { LIST($what, "and") }
option-reroll-all = Reroll: { LIST($what, "and") }
option-reroll-dice-all = Reroll: { LIST($what, "and") }
option-turn-to = Turn { $what } to { $side }
part-of-plan = { $number ->
        [1] { $what }
       *[other] { $what } ×{ $number }
    }
option-resolve-on = Resolve { $what } as { $object }
option-bid = { $what }
option-block = Block { $what }
option-defeat = Defeat { $what }
option-group = Put { $what } in the first group
option-group-number = Group { $what }
option-move = Move { $what }
option-on = On { $what }
option-player = { $what }
option-play-from-deck = Play { $what } from the deck
option-play-from-deck-on = Play { $what } from the deck on { $object }
option-play-from-discard = Play { $what } from the discard pile
option-play-from-discard-on = Play { $what } from the discard pile on { $object }
option-ready = Ready { $what }
option-stack = Put { $what } face down
option-stack-on = { $what }: { $object }
option-switch-battlefield-battlefield = { $what }
option-use-battlefield-battlefield = { $what }
option-concede = Concede
option-offer-draw = Offer a draw

## Refusals

refusal = { $option }: you can't. { $rule }
refusal-numbers = { $option }: you can't ({ $numbers }). { $rule }
refusal-why = { $option }: you can't, { $why }. { $rule }
why-action-activate-ready-only = it is exhausted
why-action-claim-once-per-round = { $player } has already claimed it
why-action-play-step-3-host = there is nothing to attach it to
why-action-power-once-per-round = it has already been used this round
why-action-reroll-discard-one = you have no card to discard
why-card-unique-no-second-play = you already have one in play
why-die-modifier-needs-base = you have no other die showing that symbol without a modifier
why-exhausted-cannot-exhaust-exhausted = there is no ready card to exhaust
why-reading-coercion-if-able = you must { LIST($duties, "or") }
why-reading-running-interference-same-action = an opponent's card forbids it this turn
why-symbol-disrupt-never-negative = you have { COUNT($have, WORD("noun-resource")) }
why-zone-hand-play-as-action = you don't have that card in hand
number-cost = it costs { $number }
number-have = you have { $number }
reason-conceded = Everyone else conceded.
reason-agreed = All players agreed.

## What is being resolved, by the name of the procedure

procedure-set-up-table = Setup
procedure-mulligans = Players may mulligan
procedure-pick-from-hands = Players choose cards from their hands
procedure-opening-shields = Shields for players whose battlefield was not chosen
procedure-round = Round { $round }
procedure-turn = { CASE($seat, "poss") } turn
procedure-extra-action = { CASE($seat, "poss") } additional action
procedure-upkeep = Upkeep
procedure-upkeep-discards = Players discard before they draw
procedure-settle = Resolving the queue
procedure-order = Choosing the order of abilities
procedure-before = Abilities that come before it
procedure-resolve = { $card }: { $ability }
procedure-play-card = { $seat } plays { $card }
procedure-apply = { $card } takes effect
procedure-apply-event = { $card } takes effect
procedure-take-action = { $seat } takes an action
procedure-gain-shields = Characters are about to gain shields
procedure-activate = { $seat } activates { $thing }
procedure-resolve-dice = { $seat } resolves dice
procedure-resolve-die = { $seat } resolves { $die }
procedure-apply-symbol = { $die } takes effect
procedure-turn-dice = { $seat } turns dice
procedure-discard-to-reroll = { $seat } discards a card to reroll dice
procedure-use-action = { $seat } uses { $holder }
procedure-claim = { $seat } claims the battlefield
procedure-damage = Dealing damage
procedure-distribute = { $seat } distributes { COUNT($amount, WORD("noun-damage")) }
procedure-defeat = { $thing } is being defeated
procedure-discard-from-play = { $thing } is being discarded
procedure-discard-surplus = { $seat } discards an excess card
procedure-concede = { $seat } concedes
procedure-offer-draw = { $seat } offers a draw
procedure-set-die-aside = { $seat } sets aside one of { CASE($thing, "poss") } dice
procedure-bids = Players secretly choose a number
procedure-pick-side = Players secretly choose a side of the card

## The end

outcome-open = The match is still going.
outcome-draw = A draw. { $rule }
outcome-won = { $number ->
        [one] { LIST($winners, "and") } wins. { $rule }
       *[other] { LIST($winners, "and") } win. { $rule }
    }
