### Questions, answers, refusals, what is being resolved, the end.

## Questions

prompt-planning = Planning: move, gain credits, or recover?
prompt-action = Action: what do you do?
prompt-encounter = Encounter: who or what do you encounter?
prompt-character = Choose a character.
prompt-starting-ship = Choose your starting ship.
prompt-which-faction = Which faction?
prompt-market-discard = Market: discard the top card of a deck?
prompt-buy = Market: what do you buy?
prompt-pay = How do you pay for { CAP($about) }?
prompt-used-ship = Which used ship?
prompt-gear-or-mod = Order gear or a mod?
prompt-gain = You gain { CAP($about) }. Where does it go?
prompt-surplus = You don't have enough slots. What do you discard?
prompt-contact-returns = Which planet does { $about } return to?
prompt-deliver = What do you deliver?
prompt-dice-start = Start of combat. Use an ability?
prompt-dice-before = Before the roll. Use an ability?
prompt-dice-reroll = Reroll dice?
prompt-dice-turn = Change results?
prompt-pick-dice = Which dice do you reroll?
prompt-whether = { CAP($about) }: do you want to?
prompt-choose-one = { CAP($about) }: choose one.
prompt-which-asset = Which card?
prompt-which-player = Which player?
prompt-which-contact = Which contact?
prompt-which-contacts = Which contacts do you swap?
prompt-which-planet = Which planet?
prompt-which-patrol = Which patrol?
prompt-move-on = Where do you move?
prompt-patrol-route = Where does the { $about } move?
prompt-patrol-towards = Which player does the { $about } move toward?
prompt-past-patrol = A patrol blocks your way. Try to get past it?
prompt-tractor-beam = { CAP($about) } is moving through your space. Stop that ship with your tractor beam?
prompt-fight-or-talk = You have a bounty on { $about }. Fight or talk?
prompt-bounty = You defeated { $about }. Capture or eliminate?
prompt-defend = { CAP($about) } from your crew is being hunted. Defend them?
prompt-whose-defeat-first = Who is defeated first?
prompt-would-be-defeated = You are about to be defeated.
prompt-reward = Credits or fame for { CAP($about) }?
prompt-gamble = Join the game for { $about } credits?
prompt-trade-with = Who do you trade with?
prompt-trade-terms = What do you offer { $about }?
prompt-trade-offer = { CAP($about) } offers a trade. Do you accept?
prompt-offer-to = Who do you offer credits to?
prompt-credit-terms = How many credits do you offer { $about } or ask for?
prompt-credit-offer = { CAP($who) } offers you { $about } credits. Do you accept?
prompt-credit-request = { CAP($who) } asks you for { $about } credits. Do you hand them over?
prompt-pay-or-barter = How do you pay?

## Answers

option-move = { $type ->
        [planet] fly to { $subject }
        [maelstrom] fly into { $subject }
       *[navpoint] fly to { $subject }
    }
option-stay = stay here
option-gain-credits = gain 2,000 credits
option-recover = recover all damage
option-use = { $subject }: { $text }
option-play-secret = play your secret { QUOTE(CAP($subject)) }
option-deliver = deliver { $type ->
        [bounty] { $contact }
       *[cargo] { $subject }
    }
option-deliver-some = deliver
option-market = market
option-trade = trade
option-done = done
option-explore = encounter the space
option-patrol = { $subject }
option-reach-patrol = from afar: { $subject }
option-contact = { $subject }
option-reach-contact = from afar: { $subject }
option-job = attempt the job { QUOTE(CAP($subject)) }
option-hunt = hunt { $contact }
option-attack = attack { $subject }
option-discard = discard { $type ->
        [deck] { $subject }
       *[any] { CAP($subject) }
    }
option-buy = buy { $subject }
option-pass = pass
option-pay = pay with credits
option-barter = trade in { CAP($subject) }
option-secret-discount = play your secret { QUOTE(CAP($subject)) } for a discount
option-ship = { $subject }
option-kind = { $subject }
option-take = take it
option-replace = replace { CAP($subject) }
option-decline = decline
option-planet = { $subject }
option-yes = yes
option-no = no
option-choice = { $text }
option-labeled = { $label }: { $text }
option-faction = { $subject }
option-player = { $subject }
option-with = { $subject }
option-give = give { CAP($subject) }
option-want = ask for { CAP($subject) }
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
option-show = show your secret { QUOTE(CAP($subject)) }
option-look-up = look up the databank card: { $subject }
option-talk = talk
option-die = a die showing { $subject }
option-pick-dice-all = Reroll { $kinds ->
        [both] { COUNT($blanks, WORD("name-blank")) } and { COUNT($focuses, WORD("name-focus")) }
        [blanks] { COUNT($blanks, WORD("name-blank")) }
       *[focuses] { COUNT($focuses, WORD("name-focus")) }
    }
option-roll = roll
option-reroll = { $subject }: reroll dice
option-reroll-theirs = { $subject }: make your opponent reroll dice
option-turn = { $subject }: { $object }
option-cancel = { $subject }: cancel a { $object }
option-add-hit = { $subject }: add a hit
option-weaken = { $subject }: your opponent rolls { $count } fewer { $count ->
        [one] die
       *[other] dice
    }
option-gain-skill = { $subject }: gain { $object } for this test
option-slip = slip past with a secret
option-stop = stop here
option-test = test { $subject }
option-hold = stop it
option-let-pass = let it pass
option-patrol-to = { $subject }
option-sacrifice = discard { CAP($subject) } and recover all damage
option-launch-pup = launch the Nashtah Pup
option-fall = be defeated
option-join = join
option-swap = { $subject } and { $object }
option-take-credits = take the credits
option-take-fame = gain 1 fame instead
option-character = { $subject }

## Refusals

refusal = { $option }: you can't. { $rule }
refusal-why = { $option }: you can't, { $why }. { $rule }
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
procedure-buy = { $seat } buys { CAP($card) }
procedure-change-ship = { $seat } changes ships: { $ship }
procedure-special-order = { $seat } places a special order
procedure-pay-or-barter = { $seat } pays { $owed } credits
procedure-gain-asset = { $seat } gains { CAP($card) }
procedure-discard-asset = { $seat } discards { CAP($card) }
procedure-make-fit = { $seat } frees up slots
procedure-return-contact = { $contact } returns to the map
procedure-gain-reward = { $seat } gains the reward for { CAP($card) }
procedure-deliver = { $seat } delivers
procedure-deliver-one = { $seat } delivers { CAP($card) }
procedure-hand-over = { $seat } hands over { CAP($card) }
procedure-patrol-moves = The { $patrol } moves
procedure-drive-patrol = { $seat } moves the { $patrol }
procedure-fight-patrol = { $seat } encounters the { $patrol }
procedure-explore-space = { $has-card ->
        [yes] { $seat } encounters the space: { $card }
       *[no] { $seat } encounters the space
    }
procedure-meet-contact = { $seat } encounters a contact: { $slot }
procedure-read-databank = { $has-card ->
        [yes] Databank card #{ $number }: { $card }
       *[no] Databank card #{ $number }
    }
procedure-attempt-job = { $seat } attempts the job { QUOTE(CAP($card)) }
procedure-complete-job = { $seat } has completed the job { QUOTE(CAP($card)) }
procedure-hunt-contact = { $seat } hunts a contact for a bounty: { $slot }
procedure-hunt-crew = { $seat } hunts { $crew } from { $owner }'s crew
procedure-earn = { $seat } defeats { $bounty }
procedure-attack = { $seat } attacks { $other }
procedure-combat-rolls = Combat: { $attacker } vs. { $opponent }
procedure-suffer-damage = Combat damage
procedure-defeats = Several players are about to be defeated
procedure-defeat = { $seat } is about to be defeated
procedure-skill-test = { $seat } tests { $skill }
procedure-contest-of-skills = { $seat } and { $other } compete in skill tests
procedure-gamble-table = A gamble for a stake of { $stake } credits
procedure-roll-dice = { $dice ->
        [combat] Roll in combat
        [test] Roll for a skill test
        [illegal] Roll for illegal cargo
       *[other] Roll of the dice
    }
procedure-use-abilities = { $seat } may change the roll
procedure-pick-dice = { $seat } chooses dice to reroll
procedure-trade = { $has-partner ->
        [yes] { $seat } trades with { $partner }
       *[no] { $seat } trades
    }
procedure-credit-offer = { $has-partner ->
        [yes] { $seat } negotiates credits with { $partner }
       *[no] { $seat } negotiates credits
    }
procedure-concede = { $seat } concedes
procedure-ai-turn = The AI player's turn
procedure-ai-item = { $seat } follows the AI card
procedure-ai-buy = { $seat } buys a { $deck } card
procedure-ai-crew = { $seat } gains crew

## The end

outcome-open = The match goes on.
outcome-conceded = { $winner } wins: nobody else is left.
outcome-won = { $winner } wins with { $fame } fame.
