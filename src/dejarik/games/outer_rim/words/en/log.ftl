### The log: what has happened, by the name of the event.

event-TurnBegan = { $seat } begins a turn.
event-FirstPlayer = { $seat } is the first player.
event-CharacterChosen = { $seat } plays { $character } with: { $ship }.
event-CreditsChanged = { $seat }: { $amount } credits.
event-FameChanged = { $seat }: { $amount } fame.
event-ReputationChanged = { $seat }: reputation with { $faction } is now { $level }.
event-Damaged = { $seat } suffers damage: { $amount }.
event-Recovered = { $seat } recovers damage: { $amount }.
event-Moved = { $seat } moves: { $space }.
event-PatrolMoved = { $patrol } moves: { $space }.
event-PatrolAppeared = { $patrol } appears: { $space }.
event-PatrolRemoved = { $patrol } is beaten by { $seat }.
event-MarketDiscarded = { $seat } discards from the market: { $card }.
event-MarketRevealed = The market shows: { $card }.
event-Bought = { $seat } buys { $card } for { $price } credits.
event-AssetGained = { $seat } gains { $card }.
event-AssetDiscarded = { $seat } discards { $card }.
event-AssetGiven = { $seat } gives { $card } to { $to }.
event-ShipGained = { $seat } has a new ship: { $ship }.
event-ContactRevealed = A contact is revealed: { $slot }.
event-ContactLookedAt = { $seat } looks secretly at a contact: { $slot }.
event-ContactsSwapped = Contacts change places: { $slot }; { $place }.
event-ContactPlaced = A contact comes to the map: { $contact }.
event-ContactLeft = A contact leaves the map: { $contact }.
event-EncounterDrawn = { $seat } reads: “{ $card }.”
event-SecretGained = { $seat } gains a secret.
event-SecretPlayed = { $seat } plays a secret: “{ $card }.”
event-SecretTakenBack = { $seat } takes the secret back: “{ $card }.”
event-SecretsLost = { $seat } loses secrets: { $count }.
event-DatabankRead = { $seat } reads the databank: “{ $card }.”
event-DiceRolled = { $seat } rolls: { $results }.
event-DiceRolledForEnemy = { $by } rolls for the enemy: { $results }.
event-TestMade = { $seat } tests { $skill }: { $passed ->
        [yes] passed
       *[no] failed
    }.
event-CombatBegan = Combat: { $attacker } against { $opponent }.
event-CombatDecided = { $won ->
        [yes] { $attacker } wins the combat.
       *[no] { $attacker } loses the combat.
    }
event-Delivered = { $seat } delivers { $card }.
event-JobAttempted = { $seat } attempts the job “{ $card }.”
event-JobCompleted = { $seat } completes the job “{ $card }.”
event-JobFailed = { $seat } fails the job “{ $card }.”
event-BountyEarned = { $seat } earns: { $card }.
event-Captured = { $seat } captures { $contact }.
event-Conceded = { $seat } gives up and leaves the galaxy to the others.
event-Defeated = { $seat } is defeated.
event-StoodUp = { $seat } is back on their feet.
event-GoalCompleted = { $seat } completes a goal.
event-ExtraTurnEarned = { $seat } earns an extra turn.
event-AiCardDrawn = The opponent draws: { $card }.
event-OfferAnswered = { $accepted ->
        [yes] { $partner } accepts the offer of { $seat }.
       *[no] { $partner } declines the offer of { $seat }.
    }
event-LastOffer = This is the last offer of { $seat } this turn: { $most } are enough.
event-TokenPlaced = { $seat } leaves a mark: { $space }.
