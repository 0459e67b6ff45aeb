### Когда работают свойства и что для этого нужно. .noun — о чём событие, .whose — что оно принадлежит игроку.

## После: реакции

after-refreshed = { $who ->
        [you] после своего рапорта
        [opponent] после рапорта соперника
       *[anybody] после рапорта любого игрока
    }
after-turn-began = { $who ->
        [you] после начала своего хода
        [opponent] после начала хода соперника
       *[anybody] после начала хода
    }
after-phase-began = { $who ->
        [you] после начала своей { CASE($phase, "gen") }
        [opponent] после начала { CASE($phase, "gen") } соперника
       *[anybody] после начала { CASE($phase, "gen") }
    }
after-phase-ended = { $who ->
        [you] после окончания своей { CASE($phase, "gen") }
        [opponent] после окончания { CASE($phase, "gen") } соперника
       *[anybody] после окончания { CASE($phase, "gen") }
    }
after-card-played = { $who ->
        [you] сыграв { CASE($what, "acc") }{ COMMA() }
        [opponent] после того как соперник сыграет { CASE($what, "acc") }{ COMMA() }
       *[anybody] после того как любой игрок сыграет { CASE($what, "acc") }{ COMMA() }
    }
    .noun = noun-card
after-entered-play = { $during-engagement ->
        [yes] после появления { CASE($what, "gen") } в игре во время столкновения
       *[no] после появления { CASE($what, "gen") } в игре
    }
    .noun = type-unit
    .whose = yes
after-destroyed = после уничтожения { CASE($what, "gen") }
    .noun = noun-card
    .whose = yes
after-attacker-declared = после того как { $what } { GENDER($what) ->
        [f] послана
        [n] послано
       *[m] послан
    } в атаку{ COMMA() }
    .noun = type-unit
    .whose = yes
    .or-defender-declared = после того как { $what } { GENDER($what) ->
        [f] послана в атаку или поставлена
        [n] послано в атаку или поставлено
       *[m] послан в атаку или поставлен
    } в оборону{ COMMA() }
after-defender-declared = после того как { $what } { GENDER($what) ->
        [f] поставлена
        [n] поставлено
       *[m] поставлен
    } в оборону{ COMMA() }
    .noun = type-unit
    .whose = yes
after-objective-engaged = после нападения на { CASE($what, "acc") }
    .noun = type-objective
    .whose = yes
after-edge-won = { $who ->
        [you] { $attacking ->
            [yes] победив в стычке в роли атакующего игрока{ COMMA() }
           *[no] победив в стычке{ COMMA() }
        }
        [opponent] { $attacking ->
            [yes] после победы соперника в стычке в роли атакующего игрока
           *[no] после победы соперника в стычке
        }
       *[anybody] { $attacking ->
            [yes] после победы атакующего игрока в стычке
           *[no] после победы любого игрока в стычке
        }
    }
after-focused-to-strike = { $attacking ->
        [yes] после того как { CASE($what, "dat") } отдан приказ нанести удар в атаке{ COMMA() }
       *[no] после того как { CASE($what, "dat") } отдан приказ нанести удар{ COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-strike-resolved = { $attacking ->
        [yes] после того как { $what } нанесёт удар в атаке{ COMMA() }
       *[no] после того как { $what } нанесёт удар{ COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-survived = после того как { $what } переживёт { $attacking ->
        [yes] в атаке столкновение
       *[no] столкновение
    }{ $unopposed ->
        [yes] , закончившееся разгромом{ COMMA() }
       *[no] { COMMA() }
    }
    .noun = type-unit
    .whose = yes
after-committed = { $who ->
        [you] подчинив { CASE($what, "acc") } Силе{ COMMA() }
        [opponent] после того как соперник подчинит { CASE($what, "acc") } Силе{ COMMA() }
       *[anybody] после подчинения { CASE($what, "gen") } Силе
    }
    .noun = type-unit
after-resources-generated = после того как { $what } произведёт ресурсы{ COMMA() }
    .noun = noun-card
    .whose = yes
after-captured = { $who ->
        [you] пленив { CASE($what, "acc") }{ $from-play ->
            [yes] { " " }из игры{ COMMA() }
           *[no] { COMMA() }
        }
        [opponent] после того как соперник пленит { CASE($what, "acc") }{ $from-play ->
            [yes] { " " }из игры{ COMMA() }
           *[no] { COMMA() }
        }
       *[anybody] после пленения { CASE($what, "gen") }{ $from-play ->
            [yes] { " " }из игры
           *[no] { "" }
        }
    }
    .noun = noun-card
trigger-damaged-by-this = после того как { $this } нанесёт урон { CASE($what, "dat") }{ COMMA() }
    .noun = type-unit

## Когда: перехваты

when-damage = когда { CASE($what, "dat") } предстоит получить урон{ COMMA() }
    .noun = noun-card
    .whose = yes
when-leave-play = { $why ->
        [destroyed] { $to ->
            [discard] когда { $what } уничтожается и попадает в стопку сброса{ COMMA() }
           *[other] когда { $what } уничтожается{ COMMA() }
        }
       *[other] когда { $what } покидает игру{ COMMA() }
    }
    .noun = noun-card
    .whose = yes
trigger-event-played = когда играется событие{ COMMA() }
    .noun = type-event
trigger-interrupt-initiated = когда применяется другой перехват{ COMMA() }
    .noun = noun-interrupt
trigger-playing = когда вы играете { CASE($what, "acc") }{ COMMA() }
    .noun = noun-card

## Условия. .when — как время, когда можно совершить действие.

condition-balance-is-light = баланс Силы на светлой стороне
condition-during-engagement = идёт столкновение
    .when = во время столкновения
condition-during-your-turn = идёт ваш ход
    .when = во время своего хода
condition-during-force-phase = идёт фаза Силы
    .when = во время фазы Силы
condition-you-attack = вы атакующий игрок
condition-you-placed-fate = в этом столкновении вы направили в стычку карту рока
condition-host-is = { $host } — { $of }
