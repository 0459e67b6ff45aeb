### The log: what has happened, by the name of the event. Players always stand as subjects.

event-mulliganed = { $seat } takes a mulligan.
event-turn-began = Turn { $number }: { $seat }, { $side }.
event-phase-began = { CAP($phase) }.
event-refreshed = { $removed ->
        [focus] { $seat } refreshes and removes { COUNT($focus, WORD("noun-focus")) }.
        [shields] { $seat } refreshes and removes { COUNT($shields, WORD("noun-shield")) }.
       *[both] { $seat } refreshes and removes { COUNT($focus, WORD("noun-focus")) } and { COUNT($shields, WORD("noun-shield")) }.
    }
event-passed = { $seat } passes.
event-dial-turned = The Death Star dial shows { $shows } ({ $forward ->
        [yes] +
       *[no] −
    }{ $by }).
event-balance-turned = The Balance of the Force shifts to the { $side ->
        [light] light
       *[dark] dark
    } side ({ $seat }).
event-struggled = Force struggle: light side { $light }, dark side { $dark }.
event-announced = { $seat } plays { $card }.
event-not-played = { $card } could not be paid for and is not played ({ $seat }).
event-entered-play = { $card } enters play{ $has-host ->
        [yes] { " " }on { $host }
       *[no] { "" }
    } ({ $seat }).
event-left-play = { $card } leaves play ({ $seat }): { $to ->
        [hand] to the hand
        [bottom] to the bottom of the deck
        [victory] to a victory pile
        [captive] captured
       *[discard] to the discard pile
    }.
event-destroyed = { $card } is destroyed ({ $seat }).
event-captured = { $has-card ->
        [yes] { $seat } captures { $card }
       *[no] { $seat } captures a card
    } (objective: { $at }).
event-rescued = { $seat } rescues { COUNT($count, WORD("noun-card")) }.
event-focused = { $thing } receives { COUNT($amount, WORD("noun-focus")) }.
event-focus-removed = { $thing } loses { COUNT($amount, WORD("noun-focus")) }.
event-resources-generated = { $seat } produces { COUNT($amount, WORD("noun-resource")) }: { $thing }.
event-shield-placed = { $thing } receives a shield.
event-shield-used = A shield prevents a token: { $thing }.
event-shields-removed = { $thing } loses { COUNT($amount, WORD("noun-shield")) }.
event-damaged = { $thing } is dealt { COUNT($amount, WORD("noun-damage")) }{ $has-source ->
        [yes] { " " }by { $source }
       *[no] { "" }
    }.
event-damage-removed = Removed from { $thing }: { COUNT($amount, WORD("noun-damage")) }.
event-damage-moved = { COUNT($amount, WORD("noun-damage")) } is moved from { $source } to { $target }.
event-drawn = { $known ->
        [yes] { $seat } draws { COUNT($count, WORD("noun-card")) }: { LIST($cards, "and") }.
       *[no] { $seat } draws { COUNT($count, WORD("noun-card")) }.
    }
event-discarded = { $seat } discards { LIST($cards-acc, "and") }.
event-looked = { $known ->
        [yes] { $by } looks at { COUNT($count, WORD("noun-card")) } of { $seat }: { LIST($cards, "and") }.
       *[no] { $by } looks at { COUNT($count, WORD("noun-card")) } of { $seat }.
    }
event-revealed = { $seat } reveals { COUNT($count, WORD("noun-card")) }: { LIST($cards, "and") }.
event-returned-to-hand = Returned to hand ({ $seat }): { LIST($cards, "and") }.
event-put-into-deck = { $seat } puts { COUNT($count, WORD("noun-card")) } on the bottom of the deck.
event-objective-engaged = Engagement: { $thing } ({ $seat }).
event-attacker-declared = { $seat } attacks with { LIST($things, "and") }.
event-defender-declared = { $seat } defends with { LIST($things, "and") }.
event-edge-card-placed = { $has-card ->
        [yes] { $seat } places { $card } face up in the edge stack.
       *[no] { $seat } places an edge card.
    }
event-edge-revealed = Edge stacks are revealed: { $stacks }.
edge-stack = { $player } — { $empty ->
        [yes] nothing
       *[no] { LIST($cards, "and") }
    }
event-edge-restarted = The edge battle is canceled and starts over.
event-edge-won = { $seat } has the edge ({ $own } to { $other }).
event-focused-to-strike = { $thing } strikes ({ $seat }).
event-engagement-ended = The engagement is over.
event-committed = { $seat } commits { $thing } to the Force.
event-ability-used = { $kind ->
        [fate] Fate ({ $seat }): { $card }.
        [protect] { $seat } protects with { $thing }.
       *[other] { $seat } uses { $card }.
    }
event-canceled = Canceled: { $card } ({ $seat }).
event-draw-offered = { $seat } offers a draw.
event-drew = The match is a draw: both agreed on it.
event-conceded = { $seat } concedes.
event-won = { $ending }
