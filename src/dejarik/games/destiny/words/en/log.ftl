### The log: what has happened, by the name of the event. Players stand as subjects; YOU chooses the verb for whoever reads.

log-in-turn = { $first }; { $next }
log-die = { $die } ({ $side })
log-die-rolled = { $die }: { $side }
log-upgrade-rolled = { $card }: { $side }
log-rolled-off = { $player } { YOU($player, "roll", "rolls") } { $total }
event-setting-up = Setup.
event-rolled-off = For the battlefield, { $shown }.
event-battlefield-chosen = { $own ->
        [yes] { $seat } { YOU($seat, "choose your", "chooses their") } own battlefield, { $card }.
       *[no] { $seat } { YOU($seat, "choose", "chooses") } { CASE($controller, "poss") } battlefield, { $card }.
    }
event-mulliganed = { $known ->
        [yes] { $seat } { YOU($seat, "mulligan", "mulligans") } { COUNT($count, WORD("noun-card")) } and { YOU($seat, "draw", "draws") } { LIST($cards, "and") }.
       *[no] { $seat } { YOU($seat, "mulligan", "mulligans") } { COUNT($count, WORD("noun-card")) }.
    }
event-round-began = Round { $number }. { CAP($first) } { YOU($first, "begin", "begins") }.
event-upkeep-began = Upkeep phase.
event-passed = { $seat } { YOU($seat, "pass", "passes") }.
event-declined = { $seat } { YOU($seat, "decline", "declines") } the additional action.
event-counted-as-pass = The action changed nothing and counts as a pass.
event-announced = { $seat } { YOU($seat, "play", "plays") } { $card }{ $has-host ->
        [yes] { " " }on { $host }
       *[no] { "" }
    }{ $has-old ->
        [yes] { " " }in place of { LIST($old, "and") }
       *[no] { "" }
    }{ $paid ->
        [0] { "" }
       *[other] { " " }for { COUNT($paid, WORD("noun-resource")) }
    }.
event-play-failed = { $card } has no effect and is discarded.
event-activating = { $seat } { YOU($seat, "activate", "activates") } { $thing }{ $has-rolled ->
        [yes] { " " }and { YOU($seat, "roll", "rolls") }: { $rolled }
       *[no] { "" }
    }.
event-activated = { $seat } { YOU($seat, "roll", "rolls") }: { $rolled }.
event-die-rolled = { $seat } { YOU($seat, "roll", "rolls") } { $shown }.
event-die-rerolled = { $seat } { YOU($seat, "reroll", "rerolls") } { $shown }.
event-die-turned = { $by } { YOU($by, "turn", "turns") } { $die } to { $side }.
event-die-gained = { $thing } gains a die.
event-die-captured = { $die } stays on { $holder } until that card leaves play.
event-die-removed = { $by } { YOU($by, "remove", "removes") } { LIST($dice, "and") }.
event-resolving = { $seat } { YOU($seat, "resolve", "resolves") } { $die }{ $has-modifiers ->
        [yes] { " " }with { LIST($modifiers, "and") }
       *[no] { "" }
    }{ $paid ->
        [0] { "" }
       *[other] { " " }for { COUNT($paid, WORD("noun-resource")) }
    }{ $applied ->
        [amount] : { COUNT($value, $symbol) }
        [symbol] : { $symbol }
       *[no] { "" }
    }.
event-damage-dealt = { $blocked ->
        [0] { $target } takes { COUNT($dealt, $damage) }.
       *[other] { $target } takes { $taken } of { COUNT($dealt, $damage) } ({ $blocked } blocked).
    }
event-damage-moved = { $by } { YOU($by, "move", "moves") } { COUNT($amount, WORD("noun-damage")) } from { $source } to { $target }.
event-damage-placed = { COUNT($amount, WORD("noun-damage")) } is placed on { $thing }.
event-damage-removed = { COUNT($amount, WORD("noun-damage")) } is removed from { $thing }.
event-healed = { $thing } heals { COUNT($amount, WORD("noun-damage")) }.
event-shields-given = { $thing } gains { COUNT($amount, WORD("noun-shield")) }.
event-shields-lost = { $thing } loses { COUNT($amount, WORD("noun-shield")) }.
event-shields-moved = { COUNT($amount, WORD("noun-shield")) } { $amount ->
        [one] moves
       *[other] move
    } from { $source } to { $target }.
event-type-changed = { $thing } is now { A($type) }.
event-discarded-to-reroll = { $seat } { YOU($seat, "discard", "discards") } { $card } to reroll dice.
event-stacked = { $seat } { YOU($seat, "put", "puts") } { $has-card ->
        [yes] { $card }
       *[no] a card
    } face down under a set-aside card.
event-battlefield-taken = { $seat } { YOU($seat, "take", "takes") } control of the battlefield, { $card }.
event-battlefield-switched = { $by } { YOU($by, "replace", "replaces") } the battlefield with { $card }.
event-action-phase-cut = { $by } { YOU($by, "end", "ends") } the action phase.
event-bid = Numbers chosen in secret: { LIST($numbers, "and") }.
event-flipped = A card is flipped: { $card }.
event-joined-team = { $thing } joins { CASE($seat, "poss") } team.
event-attached = { $thing } is attached to { $host }.
event-piloting-began = { $thing } begins piloting { $host }.
event-defeated = { YOU($seat, "Your ", "") }{ $card } is defeated.
event-discarded = { $zone ->
        [hand] { $seat } { YOU($seat, "discard", "discards") } { LIST($cards, "and") } from hand.
        [deck] { $seat } { YOU($seat, "discard", "discards") } { LIST($cards, "and") } from the deck.
       *[play] { $count ->
            [one] { $card } is discarded.
           *[other] { LIST($cards, "and") } are discarded.
        }
    }
event-set-aside = { $seat } { YOU($seat, "set", "sets") } { $card } aside.
event-switched = { $seat } { YOU($seat, "switch", "switches") } { $card } in hand with { $switched } in the discard pile.
event-returned-to-hand = { $seat } { YOU($seat, "return", "returns") } { $card } to { YOU($seat, "your", "their") } hand.
event-put-on-deck = { $bottom ->
        [yes] { $seat } { YOU($seat, "put", "puts") } { $has-card ->
            [yes] { $card }
           *[no] a card
        } on the bottom of { YOU($seat, "your", "their") } deck.
       *[no] { $seat } { YOU($seat, "put", "puts") } { $has-card ->
            [yes] { $card }
           *[no] a card
        } on top of { YOU($seat, "your", "their") } deck.
    }
event-obliged = { $seat } must { $action ->
        [play] play { $card }
       *[activate] activate a character
    } as { YOU($seat, "your", "their") } next action, if able.
event-barred = { $seat } cannot { $deed } on { YOU($seat, "your", "their") } next turn.
event-shuffled-in = { $seat } { YOU($seat, "shuffle", "shuffles") } { $card } into { YOU($seat, "your", "their") } deck.
event-upgrade-moved = { $by } { YOU($by, "move", "moves") } { $thing } from { $source } to { $target }.
event-redeployed = { $seat } { YOU($seat, "redeploy", "redeploys") } { $thing } to { $target }.
event-exhausted = { $thing } is exhausted.
event-drawn = { $known ->
        [yes] { $seat } { YOU($seat, "draw", "draws") } { COUNT($number, WORD("noun-card")) }: { LIST($cards, "and") }.
       *[no] { $seat } { YOU($seat, "draw", "draws") } { COUNT($number, WORD("noun-card")) }.
    }
event-looked = { $by } { YOU($by, "look", "looks") } at { COUNT($number, WORD("noun-card")) } { $zone ->
        [hand] in { CASE($seat, "poss") } hand
       *[deck] of { $own ->
            [yes] { YOU($seat, "your", "their") } deck
           *[no] { CASE($seat, "poss") } deck
        }
    }{ $known ->
        [yes] : { LIST($cards, "and") }
       *[no] { "" }
    }.
event-resources-gained = { $all ->
        [yes] Each player gains { COUNT($amount, WORD("noun-resource")) }.
       *[no] { $seat } { YOU($seat, "gain", "gains") } { COUNT($amount, WORD("noun-resource")) }.
    }
event-resources-lost = { $seat } { YOU($seat, "lose", "loses") } { COUNT($amount, WORD("noun-resource")) }.
event-resources-spent = { $seat } { YOU($seat, "spend", "spends") } { COUNT($amount, WORD("noun-resource")) }.
event-resources-given = { $seat } { YOU($seat, "give", "gives") } { COUNT($amount, WORD("noun-resource")) } to { $to }.
event-claimed = { $seat } { YOU($seat, "claim", "claims") } the battlefield, { $card }, and { YOU($seat, "pass", "passes") } for the rest of the round.
event-action-gained = { $seat } may take { $count ->
        [one] an additional action
       *[other] { $count } additional actions
    }.
event-ability-used = { $seat } { YOU($seat, "use", "uses") } { CASE($ability, "poss") } ability.
event-triggered = { CASE($ability, "poss") } ability triggers:
event-revealed = { $zone ->
        [hand] { $seat } { YOU($seat, "reveal", "reveals") } { LIST($cards, "and") } from hand.
       *[deck] { $seat } { YOU($seat, "reveal", "reveals") } { LIST($cards, "and") } from the top of the deck.
    }
event-resources-placed = { COUNT($amount, WORD("noun-resource")) } { $amount ->
        [one] is
       *[other] are
    } placed on { $thing }.
event-found = { $seat } { YOU($seat, "find", "finds") } { $card } in the deck and { YOU($seat, "add it to your", "adds it to their") } hand.
event-resources-removed = { COUNT($amount, WORD("noun-resource")) } { $amount ->
        [one] is
       *[other] are
    } removed from { $thing }.
event-control-given = { $seat } { YOU($seat, "take", "takes") } control of { $thing }.
event-eliminated = { $seat } { YOU($seat, "are", "is") } out. { $rule }
event-conceded = { $seat } { YOU($seat, "concede", "concedes") }.
event-draw-offered = { $seat } { YOU($seat, "offer", "offers") } a draw.
event-match-drawn = The match is a draw. { $rule }
event-won = { $number ->
        [one] { LIST($winners, "and") } { YOU($winners, "win", "wins") }. { $rule }
       *[other] { LIST($winners, "and") } win. { $rule }
    }
side-unknown = an unknown side
