### When abilities work, and what must be so. .noun is what an event is about, .whose that its player owns it.

## After: reactions

after-refreshed = { $who ->
        [you] after you refresh
        [opponent] after your opponent refreshes
       *[anybody] after a player refreshes
    }
after-turn-began = { $who ->
        [you] after your turn begins
        [opponent] after your opponent's turn begins
       *[anybody] after a turn begins
    }
after-phase-began = { $who ->
        [you] after your { $phase } begins
        [opponent] after your opponent's { $phase } begins
       *[anybody] after a { $phase } begins
    }
after-phase-ended = { $who ->
        [you] after your { $phase } ends
        [opponent] after your opponent's { $phase } ends
       *[anybody] after a { $phase } ends
    }
after-card-played = { $who ->
        [you] after you play { $what }
        [opponent] after your opponent plays { $what }
       *[anybody] after a player plays { $what }
    }
    .noun = noun-card
after-entered-play = { $during-engagement ->
        [yes] after { $what } enters play during an engagement
       *[no] after { $what } enters play
    }
    .noun = type-unit
    .whose = yes
after-destroyed = after { $what } is destroyed
    .noun = noun-card
    .whose = yes
after-attacker-declared = after { $what } is declared as an attacker
    .noun = type-unit
    .whose = yes
    .or-defender-declared = after { $what } is declared as an attacker or defender
after-defender-declared = after { $what } is declared as a defender
    .noun = type-unit
    .whose = yes
after-objective-engaged = after { $what } is engaged
    .noun = type-objective
    .whose = yes
after-edge-won = { $who ->
        [you] after you win an edge battle
        [opponent] after your opponent wins an edge battle
       *[anybody] after a player wins an edge battle
    }{ $attacking ->
        [yes] { " " }as the attacking player
       *[no] { "" }
    }
after-focused-to-strike = { $attacking ->
        [yes] after { $what } is focused to strike as an attacker
       *[no] after { $what } is focused to strike
    }
    .noun = type-unit
    .whose = yes
after-strike-resolved = { $attacking ->
        [yes] after { $what } resolves its strike as an attacker
       *[no] after { $what } resolves its strike
    }
    .noun = type-unit
    .whose = yes
after-survived = { $unopposed ->
        [yes] after { $what } survives an unopposed engagement
       *[no] after { $what } survives an engagement
    }{ $attacking ->
        [yes] { " " }as an attacker
       *[no] { "" }
    }
    .noun = type-unit
    .whose = yes
after-committed = { $who ->
        [you] after you commit { $what } to the Force
        [opponent] after your opponent commits { $what } to the Force
       *[anybody] after { $what } is committed to the Force
    }
    .noun = type-unit
after-resources-generated = after { $what } generates resources
    .noun = noun-card
    .whose = yes
after-captured = { $who ->
        [you] after you capture { $what }
        [opponent] after your opponent captures { $what }
       *[anybody] after { $what } is captured
    }{ $from-play ->
        [yes] { " " }from play
       *[no] { "" }
    }
    .noun = noun-card
trigger-damaged-by-this = after { $this } damages { $what }
    .noun = type-unit

## When: interrupts

when-damage = when { $what } would be damaged
    .noun = noun-card
    .whose = yes
when-leave-play = { $why ->
        [destroyed] { $to ->
            [discard] when { $what } is destroyed and would go to the discard pile
           *[other] when { $what } is destroyed
        }
       *[other] when { $what } leaves play
    }
    .noun = noun-card
    .whose = yes
trigger-event-played = when an event is played
    .noun = type-event
trigger-interrupt-initiated = when another interrupt is initiated
    .noun = noun-interrupt
trigger-playing = when you play { $what }
    .noun = noun-card

## Conditions. .when: as the time at which an action can be used.

condition-balance-is-light = the Balance of the Force is with the light side
condition-during-engagement = an engagement is being resolved
    .when = during an engagement
condition-during-your-turn = it is your turn
    .when = during your turn
condition-during-force-phase = it is a Force phase
    .when = during a Force phase
condition-you-attack = you are the attacking player
condition-you-placed-fate = you have placed a fate card in your edge stack during this engagement
condition-host-is = { $host } is { $of }
