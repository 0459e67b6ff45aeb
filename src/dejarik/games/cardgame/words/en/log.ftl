### The log: what has happened, by the name of the event. YOU chooses the verb: the first form is for whoever reads.

event-setting-up = Setup.
event-mulliganed = { $seat } { YOU($seat, "take", "takes") } a mulligan.
event-turn-began = { YOU($seat) ->
        [you] Your turn { $number } ({ $side }).
       *[other] Turn { $number }: { $seat }, { $side }.
    }
event-phase-began = { CAP($phase) }.
event-refreshed = { $removed ->
        [focus] { $seat } { YOU($seat, "remove", "removes") } { COUNT($focus, WORD("noun-focus")) }.
        [shields] { $seat } { YOU($seat, "remove", "removes") } { COUNT($shields, WORD("noun-shield")) }.
       *[both] { $seat } { YOU($seat, "remove", "removes") } { COUNT($focus, WORD("noun-focus")) } and { COUNT($shields, WORD("noun-shield")) }.
    }
event-passed = { $seat } { YOU($seat, "pass", "passes") }.
event-dial-turned = The Death Star dial { $forward ->
        [yes] advances
       *[no] goes back
    } { COUNT($by, WORD("noun-step")) } to { $shows }.
event-balance-turned = The Balance of the Force shifts to the { $side ->
        [light] light
       *[dark] dark
    } side.
event-struggled = Force struggle: { COUNT($light, WORD("noun-force-icon")) } for the light side, { $dark } for the dark side.
event-announced = { $seat } { YOU($seat, "play", "plays") } { $card }{ $has-host ->
        [yes] { " " }on { $host }
       *[no] { "" }
    }{ $total ->
        [0] .
       *[other] { " " }for { COUNT($total, WORD("noun-resource")) } ({ $paid }).
    }
paid-by = { $amount ->
        [1] { $thing }
       *[other] { $thing } ×{ $amount }
    }
event-not-played = { $seat } cannot pay for { $card }, and it is not played.
event-entered-play = { $kind ->
        [objective] { $seat } { YOU($seat, "reveal", "reveals") } { $card }.
       *[other] { $seat } { YOU($seat, "put", "puts") } { $card } into play{ $has-host ->
            [yes] { " " }on { $host }
           *[no] { "" }
        }.
    }
event-left-play = { $card } leaves play and goes to { $to ->
        [hand] its owner's hand
        [bottom] the bottom of the deck
        [victory] a victory pile
        [captive] captivity
       *[discard] the discard pile
    }.
event-destroyed = { $card } is destroyed.
event-fell = { $card } is destroyed.
event-affected = { $aspect ->
        [icons] { $thing } gains combat icons
        [cannot-attack] { $thing } cannot attack or defend
       *[cannot-defend] { $thing } cannot defend
    } until the end of the { $until }.
event-allowed = { $aspect ->
        [next-card] The next card { $seat } { YOU($seat, "play", "plays") } this phase costs less.
        [reserve] { $seat } { YOU($seat, "reduce", "reduces") } { YOU($seat, "your", "their") } reserve value until the end of the phase.
       *[ignore-match] { $seat } may ignore resource matches until the end of the phase.
    }
event-engaged-instead = { $thing } becomes the engaged objective.
event-engageable-again = { $seat } may engage { $thing } again.
event-sacrificed = { $seat } { YOU($seat, "sacrifice", "sacrifices") } { $card }.
event-captured = { $seat } { YOU($seat, "capture", "captures") } { $has-card ->
        [yes] { $card }
       *[no] a card
    } at { $at }.
event-rescued = { $seat } { YOU($seat, "rescue", "rescues") } { COUNT($count, WORD("noun-card")) }.
event-focused = { $thing } gets { COUNT($amount, WORD("noun-focus")) }.
event-focus-removed = { COUNT($amount, WORD("noun-focus")) } { $amount ->
        [one] is
       *[other] are
    } removed from { $thing }.
event-resources-generated = { $thing } generates { COUNT($amount, WORD("noun-resource")) }.
event-shield-placed = { $thing } gets a shield.
event-shield-used = { CASE($thing, "poss") } shield prevents 1 token.
event-shields-removed = { COUNT($amount, WORD("noun-shield")) } { $amount ->
        [one] is
       *[other] are
    } removed from { $thing }.
event-damaged = { $thing } takes { COUNT($amount, WORD("noun-damage")) }.
event-damage-removed = { COUNT($amount, WORD("noun-damage")) } is removed from { $thing }.
event-damage-moved = { COUNT($amount, WORD("noun-damage")) } moves from { $source } to { $target }.
event-drawn = { $known ->
        [yes] { $seat } { YOU($seat, "draw", "draws") } { COUNT($count, WORD("noun-card")) }: { LIST($cards, "and") }.
       *[no] { $seat } { YOU($seat, "draw", "draws") } { COUNT($count, WORD("noun-card")) }.
    }
event-discarded = { $seat } { YOU($seat, "discard", "discards") } { LIST($cards, "and") }.
event-looked = { $by } { YOU($by, "look", "looks") } at { $count } of { CASE($seat, "poss") } cards{ $known ->
        [yes] : { LIST($cards, "and") }
       *[no] { "" }
    }.
event-revealed = { $seat } { YOU($seat, "reveal", "reveals") } { COUNT($count, WORD("noun-card")) }: { LIST($cards, "and") }.
event-returned-to-hand = { LIST($cards, "and") } { $count ->
        [one] returns
       *[other] return
    } to { CASE($seat, "poss") } hand.
event-put-into-deck = { $seat } { YOU($seat, "put", "puts") } { COUNT($count, WORD("noun-card")) } on the bottom of { YOU($seat, "your", "their") } deck.
event-engaging = { $seat } { YOU($seat, "engage", "engages") } { $objective } with { LIST($units, "and") }.
event-defending = { $has-units ->
        [yes] { $seat } { YOU($seat, "defend", "defends") } with { LIST($units, "and") }.
       *[no] { $seat } { YOU($seat, "do", "does") } not defend.
    }
event-edge-began = Edge battle.
event-edge-card-placed = { $has-card ->
        [yes] { $seat } { YOU($seat, "place", "places") } { $card } face up in { YOU($seat, "your", "their") } edge stack.
       *[no] { $seat } { YOU($seat, "place", "places") } a card in { YOU($seat, "your", "their") } edge stack.
    }
event-edge-revealed = { $stacks }.
edge-stack = { $empty ->
        [yes] { $player } { YOU($player, "have", "has") } no cards to reveal
       *[no] { $player } { YOU($player, "reveal", "reveals") } { LIST($cards, "and") }
    }
event-edge-restarted = The edge battle is canceled and starts over.
event-edge-won = { $seat } { YOU($seat, "win", "wins") } the edge, { $own } to { $other }.
event-focused-to-strike = { $thing } strikes.
event-unopposed = The engagement is unopposed.
event-committed = { $seat } { YOU($seat, "commit", "commits") } { $thing } to the Force.
event-using = { $kind ->
        [fate] { $seat } { YOU($seat, "resolve", "resolves") } the fate card { $card }
        [protect] { $seat } { YOU($seat, "protect", "protects") } with { $thing }
        [reaction] { $seat } { YOU($seat, "use", "uses") } { CASE($thing, "poss") } reaction
        [interrupt] { $seat } { YOU($seat, "use", "uses") } { CASE($thing, "poss") } interrupt
       *[action] { $seat } { YOU($seat, "use", "uses") } { CASE($thing, "poss") } action
    }{ $total ->
        [0] .
       *[other] { " " }for { COUNT($total, WORD("noun-resource")) } ({ $paid }).
    }
event-canceled = The effects of { $card } are canceled.
event-draw-offered = { $seat } { YOU($seat, "offer", "offers") } a draw.
event-drew = The match is a draw by agreement.
event-conceded = { $seat } { YOU($seat, "concede", "concedes") }.
event-won = { $ending }
