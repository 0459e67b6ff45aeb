### Протокол: что случилось, по имени события. Имена игроков стоят в именительном падеже: они могут не склоняться.

event-mulliganed = { $seat } берёт новую руку (муллиган).
event-turn-began = Ход { $number }: { $seat }, { $side }.
event-phase-began = { CAP($phase) }.
event-refreshed = { $removed ->
        [focus] { $seat } проводит рапорт и убирает { COUNT($focus, WORD("noun-focus"), "acc") }.
        [shields] { $seat } проводит рапорт и убирает { COUNT($shields, WORD("noun-shield"), "acc") }.
       *[both] { $seat } проводит рапорт и убирает { COUNT($focus, WORD("noun-focus"), "acc") } и { COUNT($shields, WORD("noun-shield"), "acc") }.
    }
event-passed = { $seat } пасует.
event-dial-turned = Счётчик Звезды Смерти показывает { $shows } ({ $forward ->
        [yes] +
       *[no] −
    }{ $by }).
event-balance-turned = Баланс Силы переходит на { $side ->
        [light] светлую
       *[dark] тёмную
    } сторону ({ $seat }).
event-struggled = Борьба за господство: светлая сторона — { $light }, тёмная сторона — { $dark }.
event-announced = { $seat } играет { CASE($card, "acc") }.
event-not-played = Карту { $card } оплатить не удалось, она остаётся несыгранной ({ $seat }).
event-entered-play = { CAP($card) } { GENDER($card) ->
        [pl] появляются
       *[other] появляется
    } в игре{ $has-host ->
        [yes] { " " }на { CASE($host, "pre") }
       *[no] { "" }
    } ({ $seat }).
event-left-play = { CAP($card) } { GENDER($card) ->
        [pl] покидают
       *[other] покидает
    } игру ({ $seat }): { $to ->
        [hand] на руку
        [bottom] под низ колоды
        [victory] в победную стопку
        [captive] в плен
       *[discard] в сброс
    }.
event-destroyed = { CAP($card) } { GENDER($card) ->
        [f] уничтожена
        [n] уничтожено
        [pl] уничтожены
       *[m] уничтожен
    } ({ $seat }).
event-captured = { $has-card ->
        [yes] { $seat } берёт в плен { CASE($card, "acc") }
       *[no] { $seat } берёт в плен карту
    } (директива: { $at }).
event-rescued = { $seat } спасает из плена { COUNT($count, WORD("noun-card"), "acc") }.
event-focused = { CAP($thing) } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } { COUNT($amount, WORD("noun-focus"), "acc") }.
event-focus-removed = { CAP($thing) } { GENDER($thing) ->
        [pl] избавляются
       *[other] избавляется
    } от { COUNT($amount, WORD("noun-focus"), "gen") }.
event-resources-generated = { $seat } получает { COUNT($amount, WORD("noun-resource"), "acc") }: { $thing }.
event-shield-placed = { CAP($thing) } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } щит.
event-shield-used = Щит отклоняет жетон: { $thing }.
event-shields-removed = { CAP($thing) } { GENDER($thing) ->
        [pl] теряют
       *[other] теряет
    } { COUNT($amount, WORD("noun-shield"), "acc") }.
event-damaged = { CAP($thing) } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } { COUNT($amount, WORD("noun-damage"), "acc") }{ $has-source ->
        [yes] { " " }от { CASE($source, "gen") }
       *[no] { "" }
    }.
event-damage-removed = Снято с карты { $thing }: { COUNT($amount, WORD("noun-damage")) }.
event-damage-moved = { COUNT($amount, WORD("noun-damage")) } переходит с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-drawn = { $known ->
        [yes] { $seat } берёт { COUNT($count, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
       *[no] { $seat } берёт { COUNT($count, WORD("noun-card"), "acc") }.
    }
event-discarded = { $seat } сбрасывает { LIST($cards-acc, "and") }.
event-looked = { $known ->
        [yes] { $by } смотрит { COUNT($count, WORD("noun-card"), "acc") } ({ $seat }): { LIST($cards, "and") }.
       *[no] { $by } смотрит { COUNT($count, WORD("noun-card"), "acc") } ({ $seat }).
    }
event-revealed = { $seat } раскрывает { COUNT($count, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
event-returned-to-hand = Возвращается на руку ({ $seat }): { LIST($cards, "and") }.
event-put-into-deck = { $seat } кладёт { COUNT($count, WORD("noun-card"), "acc") } под низ колоды.
event-objective-engaged = Столкновение: { $thing } ({ $seat }).
event-attacker-declared = { $seat } посылает в атаку: { LIST($things, "and") }.
event-defender-declared = { $seat } ставит в оборону: { LIST($things, "and") }.
event-edge-card-placed = { $has-card ->
        [yes] { $seat } направляет в стычку { CASE($card, "acc") } лицом вверх.
       *[no] { $seat } направляет карту в стычку.
    }
event-edge-revealed = Стопки стычки раскрыты: { $stacks }.
edge-stack = { $player } — { $empty ->
        [yes] пусто
       *[no] { LIST($cards, "and") }
    }
event-edge-restarted = Стычка отменена и начинается заново.
event-edge-won = Перевес в столкновении получает { $seat } ({ $own } : { $other }).
event-focused-to-strike = { CAP($thing) } { GENDER($thing) ->
        [pl] наносят
       *[other] наносит
    } удар ({ $seat }).
event-engagement-ended = Столкновение завершено.
event-committed = { $seat } подчиняет { CASE($thing, "acc") } Силе.
event-ability-used = { $kind ->
        [fate] Рок ({ $seat }): { $card }.
        [protect] { $seat } применяет Защиту: { $thing }.
       *[other] { $seat } применяет свойство: { $card }.
    }
event-canceled = Эффект отменён: { $card } ({ $seat }).
event-draw-offered = { $seat } предлагает ничью.
event-drew = Партия закончилась вничью: обе стороны согласились.
event-conceded = { $seat } сдаётся.
event-won = { $ending }
