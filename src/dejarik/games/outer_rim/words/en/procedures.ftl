### What has been begun, outermost first: procedures by the names of their classes.

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
procedure-offer-refit = { $seat } may complete the goal of the ship
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
