### The log: what has happened, by the name of the event. Players always stand as subjects.

event-rolled-off = { $seat } rolls { $total } for the battlefield.
event-battlefield-chosen = { $seat } chooses the battlefield: { $card }. It is controlled by { $controller }.
event-mulliganed = { $seat } mulligans { COUNT($count, WORD("noun-card")) }.
event-round-began = Round { $number }. { $first } begins.
event-passed = { $automatic ->
        [yes] { $seat } has claimed and passes.
       *[no] { $seat } passes.
    }
event-declined = { $seat } declines the additional action.
event-counted-as-pass = The action changed nothing: { $seat } passes.
event-announced = { $has-host ->
        [yes] { $seat } plays { $card } on { $host }.
       *[no] { $seat } plays { $card }.
    }
event-play-failed = { $card } has no effect and is discarded ({ $seat }).
event-activated = { $seat } activates { $thing }.
event-die-rolled = Rolled ({ $seat }): { $die } – { $side }.
event-die-rerolled = Rerolled ({ $seat }): { $die } – { $side }.
event-die-turned = { $by } turns { $die } – { $side }.
event-die-removed = { $by } removes { $die } ({ $side }).
event-dice-returned = Dice returned ({ $seat }): { $count }.
event-die-resolved = { $has-value ->
        [yes] { $seat } resolves { $die }: { COUNT($value, $symbol) }.
       *[no] { $seat } resolves { $die }: { $symbol }.
    }
event-damage-dealt = { $target } is dealt { COUNT($dealt, $damage) }{ $blocked ->
        [0] { "" }
       *[other] { " " }and takes { $taken }
    }.
event-damage-moved = { $by } moves { COUNT($amount, WORD("noun-damage")) } from { $source } to { $target }.
event-healed = { $thing } is healed of { COUNT($amount, WORD("noun-damage")) }.
event-shields-given = { $thing } gets { COUNT($amount, WORD("noun-shield")) }.
event-shields-lost = { $thing } loses { COUNT($amount, WORD("noun-shield")) }.
event-shields-moved = { COUNT($amount, WORD("noun-shield")) } moved from { $source } to { $target }.
event-type-changed = { $thing } is now { A($type) }.
event-discarded-to-reroll = { $seat } discards { $card } to reroll dice.
event-stacked = { $seat } puts { $card } face down under a set-aside card.
event-battlefield-taken = { $seat } takes control of the battlefield { $card }.
event-battlefield-switched = { $by } brings another battlefield: { $card }.
event-action-phase-cut = { $by } ends the action phase.
event-bid = Secretly chosen numbers: { LIST($numbers, "and") }.
event-defeated = { $card } is defeated ({ $seat }).
event-discarded = Discarded ({ $seat }): { $card }{ $zone ->
        [hand] { " " }from hand
        [deck] { " " }from the deck
        [play] { " " }from play
       *[queue] { "" }
    }.
event-set-aside = { $seat } sets { $card } aside.
event-returned-to-hand = { $card } returns to the hand of { $seat }.
event-put-on-deck = { $bottom ->
        [yes] { $card } goes to the bottom of the deck ({ $seat }).
       *[no] { $card } goes on top of the deck ({ $seat }).
    }
event-upgrade-moved = { $by } moves { $thing } from { $source } to { $target }.
event-redeployed = { $seat } redeploys { $thing } to { $target }.
event-exhausted = { $thing } is exhausted.
event-drawn = { $known ->
        [yes] { $seat } draws { COUNT($count, WORD("noun-card")) }: { LIST($cards, "and") }.
       *[no] { $seat } draws { COUNT($count, WORD("noun-card")) }.
    }
event-looked = { $known ->
        [yes] { $by } looks at { COUNT($count, WORD("noun-card")) } of { $seat }: { LIST($cards, "and") }.
       *[no] { $by } looks at { COUNT($count, WORD("noun-card")) } of { $seat }.
    }
event-resources-gained = { $seat } gains { COUNT($amount, WORD("noun-resource")) }.
event-resources-lost = { $seat } loses { COUNT($amount, WORD("noun-resource")) }.
event-resources-spent = { $seat } spends { COUNT($amount, WORD("noun-resource")) }.
event-resources-given = { $seat } gives { COUNT($amount, WORD("noun-resource")) } to { $to }.
event-claimed = { $seat } claims the battlefield { $card }.
event-action-gained = { $seat } may take an additional action.
event-ability-used = { $seat } uses { $ability }.
event-revealed = { $zone ->
        [hand] { $seat } reveals from hand: { LIST($cards, "and") }.
       *[deck] The top card of { CASE($seat, "poss") } deck is revealed: { LIST($cards, "and") }.
    }
event-resources-placed = { COUNT($amount, WORD("noun-resource")) } put on { $thing }.
event-found = { $seat } finds { $card } in the deck and adds it to the hand.
event-resources-removed = { COUNT($amount, WORD("noun-resource")) } removed from { $thing }.
event-control-given = { $seat } now controls { $thing }.
event-eliminated = { $seat } is out. { $rule }
event-conceded = { $seat } concedes.
event-draw-offered = { $seat } offers a draw.
event-match-drawn = The match is a draw. { $rule }
event-won = { $number ->
        [one] { LIST($winners, "and") } wins. { $rule }
       *[other] { LIST($winners, "and") } win. { $rule }
    }
side-unknown = an unknown side
