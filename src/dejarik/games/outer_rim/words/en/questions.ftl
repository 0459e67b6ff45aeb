### Questions, answers, refusals, what is being resolved, the end.

## Questions

prompt-planning = Planning: move, gain credits or recover?
prompt-action = Action: what do you do?
prompt-encounter = Encounter: whom or what do you meet?
prompt-character = Choose a character.
prompt-starting-ship = Choose your starting ship.
prompt-which-faction = Which faction?
prompt-market-discard = Market: discard the top card of a deck?
prompt-buy = Market: what do you buy?
prompt-pay = How do you pay for { $about }?
prompt-used-ship = Which used ship?
prompt-gear-or-mod = Order gear or a mod?
prompt-gain = You gain: { $about }. Where does it go?
prompt-surplus = You lack slots: what do you discard?
prompt-contact-returns = Where does the contact go? { $about }
prompt-deliver = What do you deliver?
prompt-dice-start = The combat begins: use an ability?
prompt-dice-before = Before the roll: use an ability?
prompt-dice-reroll = Reroll dice?
prompt-dice-turn = Change results?
prompt-pick-dice = Which dice do you reroll?
prompt-whether = { $about }: do you want to?
prompt-choose-one = { $about }: choose one.
prompt-which-asset = Which card?
prompt-which-player = Which player?
prompt-which-contact = Which contact?
prompt-which-contacts = Which contacts change places?
prompt-which-planet = Which planet?
prompt-which-patrol = Which patrol?
prompt-move-on = Where do you move?
prompt-patrol-route = Which way does the patrol go? { $about }
prompt-patrol-towards = Toward whom does the patrol move? { $about }
prompt-past-patrol = A patrol bars the way. Do you try to pass?
prompt-tractor-beam = Hold the passing ship with the tractor beam? { $about }
prompt-fight-or-talk = Your bounty names this contact: { $about }. Fight or talk?
prompt-bounty = The target is beaten: { $about }. Capture or eliminate?
prompt-defend = Your crew is hunted: { $about }. Do you defend it?
prompt-whose-defeat-first = Whose defeat is dealt with first?
prompt-would-be-defeated = You are about to be defeated.
prompt-reward = Credits or fame for { $about }?
prompt-gamble = Join the game for { $about } credits?
prompt-trade-with = With whom do you trade?
prompt-trade-terms = Your offer to { $about }
prompt-trade-offer = { $about } offers a trade. Do you accept?
prompt-offer-to = To whom do you offer credits?
prompt-credit-terms = How many credits? With { $about }
prompt-credit-offer = { $who } offers you { $about } credits. Do you accept?
prompt-credit-request = { $who } asks you for { $about } credits. Do you hand them over?
prompt-pay-or-barter = How do you pay?

## Answers

option-move = move to { $subject }
option-stay = stay here
option-gain-credits = gain 2,000 credits
option-recover = recover all damage
option-use = use { $subject }: { $text }
option-play-secret = play your secret “{ $subject }”
option-deliver = deliver { $subject }
option-deliver-some = deliver
option-market = go to market
option-trade = trade
option-done = done
option-explore = encounter the space
option-patrol = { $subject }
option-reach-patrol = from afar: { $subject }
option-contact = { $subject }
option-reach-contact = from afar: { $subject }
option-job = attempt the job “{ $subject }”
option-hunt = hunt crew: { $subject }
option-attack = attack { $subject }
option-discard = discard { $subject }
option-buy = buy { $subject }
option-pass = pass
option-pay = pay with credits
option-barter = barter { $subject }
option-secret-discount = play your secret “{ $subject }” for a discount
option-ship = { $subject }
option-kind = { $subject }
option-take = take it
option-replace = in place of { $subject }
option-decline = decline
option-planet = { $subject }
option-yes = yes
option-no = no
option-choice = { $text }
option-labeled = { $label }: { $text }
option-faction = { $subject }
option-player = { $subject }
option-with = { $subject }
option-give = give { $subject }
option-want = ask for { $subject }
option-give-credits = give { $subject } credits
option-want-credits = ask for { $subject } credits
option-propose = make the offer
option-withdraw = withdraw
option-accept = accept
option-concede = concede
option-offer-credits = offer or ask for credits
option-capture = capture
option-eliminate = eliminate
option-defend = defend
option-stand-aside = stand aside
option-fight = fight
option-show = show { $subject }
option-look-up = look up the databank card: { $subject }
option-talk = talk
option-die = a die showing { $subject }
option-pick-dice-all = { $number ->
        [1] Reroll the die that shows nothing
       *[other] Reroll the { $number } dice that show nothing
    }
option-roll = roll
option-reroll = { $subject }: reroll
option-reroll-theirs = { $subject }: reroll their dice
option-turn = { $subject }: { $object }
option-cancel = { $subject }: cancel a { $object }
option-add-hit = { $subject }: add a hit
option-weaken = { $subject }: { $object } dice fewer for them
option-gain-skill = { $subject }: gain { $object } for this test
option-slip = slip past with a secret
option-stop = stop here
option-test = try it: { $subject }
option-hold = hold it
option-let-pass = let it pass
option-patrol-to = { $subject }
option-sacrifice = give up { $subject }
option-launch-pup = launch the Nashtah Pup
option-fall = be defeated
option-join = join
option-swap = { $subject } and { $object }
option-take-credits = take the credits
option-take-fame = take 1 fame instead
option-character = { $subject }

## Refusals

refusal = { $option }: not possible. { $rule }
refusal-why = { $option }: not possible, { $why }. { $rule }
why-action-each-once = you have done that this turn
why-action-special-each-once = you have done that this turn
why-bounty-capture-pays-on-delivery = you have not captured this contact
why-contact-secret-look = there is no facedown contact here
why-deliver-cargo-at-destination = you have nothing to deliver here
why-deliver-cargo-at-destination-where = its destination is { $place }
why-job-attempt-at-destination-where = its destination is { $place }
why-market-action-on-planet = you are not on a planet
why-market-buy-cannot-afford = it costs { $price }, you have { $credits }
why-movement-hyperdrive-limit = it is { $distance } spaces away, your hyperdrive is { $hyperdrive }
why-trade-action-same-space = nobody else is in your space

## What has been begun, by the names of the procedures

procedure-set-up-table = Setup
procedure-play-on = The game
procedure-turn = { $step ->
        [action] { $seat }: action step
        [encounter] { $seat }: encounter step
       *[planning] { $seat }: planning step
    }
procedure-resolve = { $has-card ->
        [yes] { $card }: { $text }
       *[no] { $text }
    }
procedure-move = { $seat } moves to { $to }
procedure-market = { $seat } is at the market
procedure-buy = { $seat } buys: { $card }
procedure-change-ship = { $seat } changes ships: { $ship }
procedure-special-order = { $seat } places a special order
procedure-pay-or-barter = { $seat } has { $owed } credits to pay
procedure-gain-asset = { $seat } gains: { $card }
procedure-discard-asset = { $seat } discards: { $card }
procedure-make-fit = { $seat } makes everything fit into the slots
procedure-return-contact = { $contact } returns to the map
procedure-gain-reward = { $seat } gains a reward: { $card }
procedure-deliver = { $seat } delivers
procedure-deliver-one = { $seat } delivers: { $card }
procedure-hand-over = { $seat } has delivered: { $card }
procedure-patrol-moves = Moving: { $patrol }
procedure-drive-patrol = { $seat } moves a patrol: { $patrol }
procedure-fight-patrol = { $seat } encounters a patrol: { $patrol }
procedure-explore-space = { $has-card ->
        [yes] { $seat } encounters the space: { $card }
       *[no] { $seat } encounters the space
    }
procedure-meet-contact = { $seat } encounters a contact: { $slot }
procedure-read-databank = { $has-card ->
        [yes] Databank card No. { $number }: { $card }
       *[no] Databank card No. { $number }
    }
procedure-attempt-job = { $seat } attempts the job “{ $card }”
procedure-complete-job = { $seat } has completed the job “{ $card }”
procedure-hunt-contact = { $seat } hunts a contact for a bounty: { $slot }
procedure-hunt-crew = { $seat } hunts: { $crew }. Owner: { $owner }
procedure-earn = { $seat } has beaten the target of a bounty: { $bounty }
procedure-attack = { $seat } attacks { $other }
procedure-combat-rolls = Combat: { $attacker } against { $opponent }
procedure-suffer-damage = The damage of the combat
procedure-defeats = Several players are about to be defeated
procedure-defeat = { $seat } is about to be defeated
procedure-skill-test = { $seat } tests a skill: { $skill }
procedure-contest-of-skills = { $seat } and { $other } compare their skills
procedure-gamble-table = A game of chance; the stake is { $stake } credits
procedure-roll-dice = { $dice ->
        [combat] Roll in combat
        [test] Roll for a skill test
        [illegal] Roll for illegal cargo
       *[other] Roll of the dice
    }
procedure-use-abilities = { $seat } may change the roll
procedure-pick-dice = { $seat } picks dice to roll again
procedure-trade = { $has-partner ->
        [yes] { $seat } trades with { $partner }
       *[no] { $seat } trades
    }
procedure-credit-offer = { $has-partner ->
        [yes] { $seat } negotiates credits with { $partner }
       *[no] { $seat } negotiates credits
    }
procedure-concede = { $seat } concedes
procedure-ai-turn = Turn of the solo opponent
procedure-ai-item = { $seat } follows the AI card
procedure-ai-buy = { $seat } buys from the market: { $deck }
procedure-ai-crew = { $seat } hires crew

## The end

outcome-open = The match goes on.
outcome-conceded = { $winner } wins: nobody else is left.
outcome-won = { $winner } wins with { $fame } fame.
