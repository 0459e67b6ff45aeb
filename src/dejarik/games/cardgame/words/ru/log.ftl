### Протокол: что случилось, по имени события. Имена игроков стоят в именительном падеже: они могут не склоняться.
### YOU выбирает форму глагола: первая — для того, кто читает («вы»), вторая — для остальных.

event-setting-up = Подготовка к партии.
event-mulliganed = { $seat } { YOU($seat, "берёте", "берёт") } новую руку (муллиган).
event-turn-began = { YOU($seat) ->
        [you] Ваш ход { $number } ({ $side }).
       *[other] Ход { $number }: { $seat }, { $side }.
    }
event-phase-began = { CAP($phase) }.
event-refreshed = { $removed ->
        [focus] { $seat } { YOU($seat, "снимаете", "снимает") } со своих карт { COUNT($focus, WORD("noun-focus"), "acc") }.
        [shields] { $seat } { YOU($seat, "снимаете", "снимает") } со своих карт { COUNT($shields, WORD("noun-shield"), "acc") }.
       *[both] { $seat } { YOU($seat, "снимаете", "снимает") } со своих карт { COUNT($focus, WORD("noun-focus"), "acc") } и { COUNT($shields, WORD("noun-shield"), "acc") }.
    }
event-passed = { $seat } { YOU($seat, "пасуете", "пасует") }.
event-dial-turned = Счётчик Звезды Смерти сдвигается { $forward ->
        [yes] вперёд
       *[no] назад
    } на { COUNT($by, WORD("noun-step"), "acc") } и показывает { $shows }.
event-balance-turned = Баланс Силы переходит на { $side ->
        [light] светлую
       *[dark] тёмную
    } сторону.
event-struggled = Борьба за господство: у светлой стороны { COUNT($light, WORD("noun-force-icon")) }, у тёмной { $dark }.
event-announced = { $seat } { YOU($seat, "играете", "играет") } { CASE($card, "acc") }{ $total ->
        [0] { "" }
       *[other] { " " }за { COUNT($total, WORD("noun-resource"), "acc") } ({ $paid })
    }{ $has-host ->
        [yes] { " " }и { YOU($seat, "прикрепляете", "прикрепляет") } к { CASE($host, "dat") }
       *[no] { "" }
    }.
paid-by = { $amount ->
        [1] { $thing }
       *[other] { $thing } ×{ $amount }
    }
event-not-played = { $seat } не { YOU($seat, "можете", "может") } оплатить { CASE($card, "acc") }: карта не сыграна.
event-entered-play = { $kind ->
        [objective] { $seat } { YOU($seat, "раскрываете", "раскрывает") } { CASE($card, "acc") }.
       *[other] { $seat } { YOU($seat, "вводите", "вводит") } в игру { CASE($card, "acc") }{ $has-host ->
            [yes] { " " }и { YOU($seat, "прикрепляете", "прикрепляет") } к { CASE($host, "dat") }
           *[no] { "" }
        }.
    }
event-left-play = { $card } { GENDER($card) ->
        [pl] покидают
       *[other] покидает
    } игру и { GENDER($card) ->
        [pl] уходят
       *[other] уходит
    } { $to ->
        [hand] на руку владельца
        [bottom] под колоду
        [victory] в победную стопку
        [captive] в плен
       *[discard] в сброс
    }.
event-destroyed = { $card } { GENDER($card) ->
        [f] уничтожена
        [n] уничтожено
        [pl] уничтожены
       *[m] уничтожен
    }.
event-fell = { $card } { GENDER($card) ->
        [f] уничтожена
        [n] уничтожено
        [pl] уничтожены
       *[m] уничтожен
    }.
event-affected = { $aspect ->
        [icons] { $thing } { GENDER($thing) ->
            [pl] получают
           *[other] получает
        } боевые знаки
        [cannot-attack] { CASE($thing, "acc") } нельзя послать в атаку или поставить в оборону
       *[cannot-defend] { CASE($thing, "acc") } нельзя поставить в оборону
    } до конца { $until ->
        [strike] удара
        [phase] фазы
       *[engagement] столкновения
    }.
event-allowed = { $aspect ->
        [next-card] Следующая карта, которую { $seat } { YOU($seat, "сыграете", "сыграет") } в этой фазе, обойдётся дешевле.
        [reserve] { $seat } { YOU($seat, "уменьшаете", "уменьшает") } свой резерв до конца фазы.
       *[ignore-match] { $seat } до конца фазы { YOU($seat, "можете", "может") } играть карты без пригодных ресурсов.
    }
event-engaged-instead = Вовлечённой становится { $thing }.
event-engageable-again = { $seat } { YOU($seat, "можете", "может") } ещё раз напасть на { CASE($thing, "acc") }.
event-sacrificed = { $seat } { YOU($seat, "жертвуете", "жертвует") } { CASE($card, "ins") }.
event-captured = { $seat } { YOU($seat, "берёте", "берёт") } в плен { $has-card ->
        [yes] { CASE($card, "acc") }
       *[no] карту соперника
    } и { YOU($seat, "прикрепляете", "прикрепляет") } к { CASE($at, "dat") }.
event-rescued = { $seat } { YOU($seat, "спасаете", "спасает") } из плена { COUNT($count, WORD("noun-card"), "acc") }.
event-focused = { $thing } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } { COUNT($amount, WORD("noun-focus"), "acc") }.
event-focus-removed = С { CASE($thing, "gen") } { $amount ->
        [1] снят
       *[other] снято
    } { COUNT($amount, WORD("noun-focus")) }.
event-resources-generated = { $thing } { GENDER($thing) ->
        [pl] производят
       *[other] производит
    } { COUNT($amount, WORD("noun-resource"), "acc") }.
event-shield-placed = { $thing } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } щит.
event-shield-used = Щит { CASE($thing, "gen") } отклоняет 1 жетон.
event-shields-removed = С { CASE($thing, "gen") } { $amount ->
        [1] снят
       *[other] снято
    } { COUNT($amount, WORD("noun-shield")) }.
event-damaged = { $thing } { GENDER($thing) ->
        [pl] получают
       *[other] получает
    } { COUNT($amount, WORD("noun-damage"), "acc") }.
event-damage-removed = С { CASE($thing, "gen") } { $amount ->
        [1] снят
       *[other] снято
    } { COUNT($amount, WORD("noun-damage")) }.
event-damage-moved = С { CASE($source, "gen") } на { CASE($target, "acc") } { $amount ->
        [1] перенесён
       *[other] перенесено
    } { COUNT($amount, WORD("noun-damage")) }.
event-drawn = { $known ->
        [yes] { $seat } { YOU($seat, "берёте", "берёт") } { COUNT($count, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
       *[no] { $seat } { YOU($seat, "берёте", "берёт") } { COUNT($count, WORD("noun-card"), "acc") }.
    }
event-discarded = { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { LIST(CASE($cards, "acc"), "and") }.
event-looked = { $by } { YOU($by, "смотрите", "смотрит") } { YOU($seat, "ваши карты", "карты соперника") } ({ $count }){ $known ->
        [yes] : { LIST($cards, "and") }
       *[no] { "" }
    }.
event-revealed = { $seat } { YOU($seat, "раскрываете", "раскрывает") } { COUNT($count, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
event-returned-to-hand = { $seat } { YOU($seat, "возвращаете", "возвращает") } на руку { LIST(CASE($cards, "acc"), "and") }.
event-put-into-deck = { $seat } { YOU($seat, "кладёте", "кладёт") } { COUNT($count, WORD("noun-card"), "acc") } под колоду.
event-engaging = { $seat } { YOU($seat, "нападаете", "нападает") } на { CASE($objective, "acc") } и { YOU($seat, "посылаете", "посылает") } в атаку { LIST(CASE($units, "acc"), "and") }.
event-defending = { $has-units ->
        [yes] { $seat } { YOU($seat, "ставите", "ставит") } в оборону { LIST(CASE($units, "acc"), "and") }.
       *[no] { $seat } никого не { YOU($seat, "ставите", "ставит") } в оборону.
    }
event-edge-began = Стычка.
event-edge-card-placed = { $has-card ->
        [yes] { $seat } { YOU($seat, "направляете", "направляет") } в стычку { CASE($card, "acc") } лицом вверх.
       *[no] { $seat } { YOU($seat, "направляете", "направляет") } карту в стычку.
    }
event-edge-revealed = { $stacks }.
edge-stack = { $empty ->
        [yes] { YOU($player) ->
            [you] у вас в стопке карт нет
           *[other] { $player } ничего не раскрывает
        }
       *[no] { $player } { YOU($player, "раскрываете", "раскрывает") }: { LIST($cards, "and") }
    }
event-edge-restarted = Стычка отменена и начинается заново.
event-edge-won = { YOU($seat) ->
        [you] Перевес у вас, { $own } : { $other }.
       *[other] Перевеса добивается { $seat }, { $own } : { $other }.
    }
event-focused-to-strike = { $thing } { GENDER($thing) ->
        [pl] наносят
       *[other] наносит
    } удар.
event-unopposed = Столкновение закончилось разгромом.
event-committed = { $seat } { YOU($seat, "подчиняете", "подчиняет") } { CASE($thing, "acc") } Силе.
event-using = { $kind ->
        [fate] { $seat } { YOU($seat, "применяете", "применяет") } карту рока { $card }
        [protect] { $seat } { YOU($seat, "применяете", "применяет") } черту «{ keyword-protect }» { CASE($thing, "gen") }
        [reaction] { $seat } { YOU($seat, "применяете", "применяет") } реакцию { CASE($thing, "gen") }
        [interrupt] { $seat } { YOU($seat, "применяете", "применяет") } перехват { CASE($thing, "gen") }
       *[action] { $seat } { YOU($seat, "применяете", "применяет") } действие { CASE($thing, "gen") }
    }{ $total ->
        [0] .
       *[other] { " " }за { COUNT($total, WORD("noun-resource"), "acc") } ({ $paid }).
    }
event-canceled = Эффекты { CASE($card, "gen") } отменены.
event-draw-offered = { $seat } { YOU($seat, "предлагаете", "предлагает") } ничью.
event-drew = Партия закончилась вничью: обе стороны согласились.
event-conceded = { $seat } { YOU($seat, "сдаётесь", "сдаётся") }.
event-won = { $ending }
