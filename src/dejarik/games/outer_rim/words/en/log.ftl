### The log: what begins, and what comes of it, by the name of the event.

## Parts of sentences

log-card = { $type ->
        [bounty] the bounty on { $contact }
        [crew] { $contact }
       *[other] { CAP($card) }
    }
log-bartered = { CAP($card) }
log-to-space = to { $space }
    .in = at { $space }

## Turns and steps

event-TurnBegan = { CASE($seat, "poss") } { $extra ->
        [yes] extra turn
       *[no] turn
    }{ YOU($seat) ->
        [you] { "" }
       *[other] { " " }({ $character })
    }.
event-SettingUp = Setup
event-StepBegan = { $step ->
        [planning] Planning step
        [action] Action step
       *[encounter] Encounter step
    }
event-FirstPlayer = { $seat } { YOU($seat, "are", "is") } the first player.
event-CharacterChosen = { $seat } { YOU($seat, "play", "plays") } { $character } and { YOU($seat, "fly", "flies") } { A($ship) }.
event-AbilityUsed = { $along ->
        [yes] { $seat } { YOU($seat, "play", "plays") } a secret, “{ CAP($card) }.”
       *[no] { $type ->
            [character] { $seat } { YOU($seat, "use your", "uses their") } character's ability.
            [ship] { $seat } { YOU($seat, "use your", "uses their") } ship's ability.
            [crew] { $seat } { YOU($seat, "use", "uses") } { $contact }.
           *[other] { $seat } { YOU($seat, "use", "uses") } { CAP($card) }.
        }
    }
event-AiCardDrawn = The AI player draws { $card }.
event-ExtraTurnEarned = { $seat } { YOU($seat, "earn", "earns") } an extra turn.
event-Conceded = { $seat } { YOU($seat, "give", "gives") } up and { YOU($seat, "leave", "leaves") } the galaxy to the others.

## What one has

event-CreditsChanged = { $less ->
        [fame] { $seat } { YOU($seat, "pay", "pays") } { $amount } credits for { $fame } fame.
        [yes] { $seat } { YOU($seat, "lose", "loses") } { $amount } credits.
       *[no] { $seat } { YOU($seat, "gain", "gains") } { $amount } credits.
    }
event-CreditsHanded = { $seat } { YOU($seat, "pay", "pays") } { $to } { $amount } credits.
event-FameChanged = { $less ->
        [yes] { $seat } { YOU($seat, "lose", "loses") } { $amount } fame.
       *[no] { $seat } { YOU($seat, "gain", "gains") } { $amount } fame.
    }
event-ReputationChanged = { $seat } now { YOU($seat, "have", "has") } { $level ->
        [1] positive
        [0] neutral
       *[other] negative
    } reputation { $faction }.
event-Damaged = { $ship ->
        [yes] { CASE($seat, "poss") } ship suffers { $amount } damage.
       *[no] { $seat } { YOU($seat, "suffer", "suffers") } { $amount } damage.
    }
event-Recovered = { $ship ->
        [yes] { CASE($seat, "poss") } ship recovers { $amount } damage.
       *[no] { $seat } { YOU($seat, "recover", "recovers") } { $amount } damage.
    }
event-AssetGained = { $type ->
        [crew] { $contact } joins { CASE($seat, "poss") } crew.
       *[other] { $seat } { YOU($seat, "gain", "gains") } { log-card }.
    }
event-AssetDiscarded = { $type ->
        [crew] { $contact } leaves { CASE($seat, "poss") } crew.
       *[other] { $seat } { YOU($seat, "discard", "discards") } { log-card }.
    }
event-AssetGiven = { $seat } { YOU($seat, "give", "gives") } { log-card } to { $to }.
event-ShipGained = { $seat } now { YOU($seat, "fly", "flies") } { A($ship) }.
event-SecretGained = { $seat } { YOU($seat, "gain", "gains") } a secret.
event-SecretPlayed = { $seat } { YOU($seat, "play", "plays") } a secret, “{ CAP($card) }.”
event-SecretTakenBack = { $seat } { YOU($seat, "take", "takes") } back the secret “{ CAP($card) }.”
event-SecretsLost = { $seat } { YOU($seat, "lose", "loses") } { $number ->
        [one] a secret
       *[other] { $count } secrets
    }.
event-GoalCompleted = { $seat } { YOU($seat, "complete", "completes") } { $ship ->
        [yes] the ship goal
       *[no] { YOU($seat, "your", "their") } personal goal
    }{ $along ->
        [yes] { " " }and { YOU($seat, "gain", "gains") } 1 fame
       *[no] { "" }
    }.

## The map

event-Moved = { $seat } { YOU($seat, "move", "moves") } { log-to-space }.
event-PatrolMoved = The { $patrol } moves { log-to-space }.
event-PatrolAppeared = A { $patrol } appears { log-to-space.in }.
event-TokenPlaced = { $seat } { YOU($seat, "leave", "leaves") } a mark { log-to-space.in }.
event-ContactRevealed = { $contact } is revealed on { $slot }.
event-ContactLookedAt = { $seat } { YOU($seat, "look", "looks") } at a contact on { $slot } in secret.
event-ContactsSwapped = Contacts swap places: { $there } is now on { $place }, { $here } on { $slot }.
event-ContactPlaced = { $contact } comes to { $slot }.
event-ContactLeft = { $contact } leaves { $slot }.

## The market and trading

event-MarketDiscarded = { $along ->
        [yes] { $seat } { YOU($seat, "discard", "discards") } { log-card } from the market. Next up: { CAP($next) }.
       *[no] { $seat } { YOU($seat, "discard", "discards") } { log-card } from the market.
    }
event-MarketRevealed = The market now shows { log-card }.
event-Buying = { $way ->
        [free] { $seat } { YOU($seat, "take", "takes") } { log-card } for free
        [barter] { $seat } { YOU($seat, "trade", "trades") } in { LIST($bartered, "and") } for { log-card }
        [both] { $seat } { YOU($seat, "buy", "buys") } { log-card } for { $price } credits, trading in { LIST($bartered, "and") }
       *[credits] { $seat } { YOU($seat, "buy", "buys") } { log-card } for { $price } credits
    }.
event-Answering = { $accepted ->
        [yes] { $partner } { YOU($partner, "accept", "accepts") } { CASE($seat, "poss") } offer.
       *[no] { $partner } { YOU($partner, "decline", "declines") } { CASE($seat, "poss") } offer.
    }
event-LastOffer = That was the last of { $most } offers { $seat } can make this turn.

## Dice, tests and combat

event-DiceRolled = { $enemy ->
        [yes] The enemy { $dice ->
            [0] rolls no dice
           *[other] rolls { LIST($results, "and") }
        }.
       *[no] { $seat } { $dice ->
            [0] { YOU($seat, "roll", "rolls") } no dice
           *[other] { YOU($seat, "roll", "rolls") } { LIST($results, "and") }
        }.
    }
event-Rerolling = { $number ->
        [1] 1 die is rerolled
       *[other] { $count } dice are rerolled
    }; the roll is now { LIST($results, "and") }.
event-Testing = { $passed ->
        [yes] { $seat } { YOU($seat, "test", "tests") } { $skill } and { YOU($seat, "pass", "passes") }: { LIST($results, "and") }.
        [no] { $seat } { YOU($seat, "test", "tests") } { $skill } and { YOU($seat, "fail", "fails") }: { LIST($results, "and") }.
       *[open] { $seat } { YOU($seat, "test", "tests") } { $skill }.
    }
event-TestMade = { $passed ->
        [yes] { $seat } { YOU($seat, "pass", "passes") } the test.
       *[no] { $seat } { YOU($seat, "fail", "fails") } the test.
    }
event-CombatBegan = { $combat ->
        [space] Ship combat
       *[ground] Ground combat
    } begins: { $attacker } against { $patrolling ->
        [yes] the { $opponent }
       *[no] { $opponent }
    }.
event-CombatDecided = { $won ->
        [yes] { $attacker } { YOU($attacker, "win", "wins") } the combat, { $dealt } to { $suffered }.
       *[no] { $attacker } { YOU($attacker, "lose", "loses") } the combat, { $dealt } to { $suffered }.
    }
event-BeatingPatrol = { $seat } { YOU($seat, "beat", "beats") } the { $patrol }.
event-Falling = { $seat } { YOU($seat, "are", "is") } defeated{ $number ->
        [0] { "" }
       *[other] { " " }and { YOU($seat, "lose", "loses") } { $lost } credits
    }.
event-StoodUp = { $seat } { YOU($seat, "are", "is") } back on { YOU($seat, "your", "their") } feet.

## Encounters, jobs, bounties and cargo

event-EncounterDrawn = { $seat } { YOU($seat, "draw", "draws") } “{ CAP($card) }.”
event-DatabankRead = { $seat } { YOU($seat, "read", "reads") } “{ $type ->
        [crew] { CAP($contact) }
       *[other] { CAP($card) }
    }” in the databank.
event-JobAttempted = { $seat } { YOU($seat, "attempt", "attempts") } the job “{ CAP($card) }.”
event-CompletingJob = { $seat } { YOU($seat, "complete", "completes") } the job “{ CAP($card) }.”
event-JobFailed = { $seat } { YOU($seat, "fail", "fails") } the job “{ CAP($card) }.”
event-Smuggling = { $seat } { YOU($seat, "try", "tries") } to deliver { log-card }, an illegal cargo.
event-HandingOver = { $type ->
        [bounty] { $seat } { YOU($seat, "deliver", "delivers") } { $contact }.
       *[cargo] { $seat } { YOU($seat, "deliver", "delivers") } { log-card }.
    }
event-Eliminating = { $seat } { YOU($seat, "eliminate", "eliminates") } { $contact }.
event-Captured = { $seat } { YOU($seat, "capture", "captures") } { $contact }.
