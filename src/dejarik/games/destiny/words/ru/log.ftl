### Протокол: что случилось, по имени события. Имена игроков стоят в именительном падеже: они могут не склоняться.
### YOU выбирает форму глагола: первая — для того, кто читает («вы»), вторая — для остальных.

log-in-turn = { $first }; { $next }
log-die = { CASE($die, "acc") } ({ $side })
log-die-rolled = { CASE($die, "acc") }: { $side }
log-upgrade-rolled = { $card }: { $side }
log-rolled-off = { $player } — { $total }
event-setting-up = Подготовка к партии.
event-rolled-off = Бросок за поле боя: { $shown }.
event-battlefield-chosen = { $own ->
        [yes] { $seat } { YOU($seat, "выбираете", "выбирает") } своё поле боя: { $card }.
       *[no] { $seat } { YOU($seat, "выбираете", "выбирает") } { YOU($controller, "ваше поле боя", "поле боя соперника") }: { $card }.
    }
event-mulliganed = { $known ->
        [yes] { $seat } { YOU($seat, "возвращаете", "возвращает") } в колоду { COUNT($count, WORD("noun-card"), "acc") } и { YOU($seat, "берёте", "берёт") } взамен { LIST(CASE($cards, "acc"), "and") }.
       *[no] { $seat } { YOU($seat, "возвращаете", "возвращает") } в колоду { COUNT($count, WORD("noun-card"), "acc") } и { YOU($seat, "берёте", "берёт") } столько же.
    }
event-round-began = Раунд { $number }. { YOU($first, "Начинаете", "Начинает") } { $first }.
event-upkeep-began = Фаза перегруппировки.
event-passed = { $seat } { YOU($seat, "пасуете", "пасует") }.
event-declined = { $seat } { YOU($seat, "отказываетесь", "отказывается") } от дополнительного действия.
event-counted-as-pass = Действие ничего не изменило и считается пасом.
event-announced = { $seat } { YOU($seat, "играете", "играет") } { CASE($card, "acc") }{ $has-host ->
        [yes] { " " }на { CASE($host, "acc") }
       *[no] { "" }
    }{ $has-old ->
        [yes] { " " }вместо { LIST(CASE($old, "gen"), "and") }
       *[no] { "" }
    }{ $paid ->
        [0] { "" }
       *[other] { " " }за { COUNT($paid, WORD("noun-resource"), "acc") }
    }.
event-play-failed = Карта { $card } уходит в сброс без эффекта.
event-activating = { $seat } { YOU($seat, "активируете", "активирует") } { CASE($thing, "acc") }{ $has-rolled ->
        [yes] { " " }и { YOU($seat, "бросаете", "бросает") } кубики: { $rolled }
       *[no] { "" }
    }.
event-activated = { $seat } { YOU($seat, "бросаете", "бросает") } кубики: { $rolled }.
event-die-rolled = { $seat } { YOU($seat, "бросаете", "бросает") } { $shown }.
event-die-rerolled = { $seat } { YOU($seat, "перебрасываете", "перебрасывает") } { $shown }.
event-die-turned = { $by } { YOU($by, "переворачиваете", "переворачивает") } { CASE($die, "acc") }: теперь { $side }.
event-die-gained = { $thing } получает ещё один кубик.
event-die-captured = { $die } остаётся на { CASE($holder, "pre") }, пока эта карта в игре.
event-die-removed = { $by } { YOU($by, "убираете", "убирает") } { LIST($dice, "and") }.
event-resolving = { $seat } { YOU($seat, "применяете", "применяет") } { CASE($die, "acc") }{ $has-modifiers ->
        [yes] { " " }вместе с { LIST(CASE($modifiers, "ins"), "and") }
       *[no] { "" }
    }{ $paid ->
        [0] { "" }
       *[other] { " " }за { COUNT($paid, WORD("noun-resource"), "acc") }
    }{ $applied ->
        [amount] : { COUNT($value, $symbol) }
        [symbol] : { $symbol }
       *[no] { "" }
    }.
event-damage-dealt = { CASE($target, "dat") } { $dealt ->
        [one] нанесён
       *[other] нанесено
    } { COUNT($dealt, $damage) }{ $blocked ->
        [0] { "" }
       *[other] { $taken ->
            [0] , заблокировано { $blocked }
           *[other] , из них заблокировано { $blocked }
        }
    }.
event-damage-moved = { $by } { YOU($by, "перемещаете", "перемещает") } { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-damage-placed = На { CASE($thing, "acc") } { $amount ->
        [one] положен
       *[other] положено
    } { COUNT($amount, WORD("noun-damage")) }.
event-damage-removed = С { CASE($thing, "gen") } { $amount ->
        [one] снят
       *[other] снято
    } { COUNT($amount, WORD("noun-damage")) }.
event-healed = { $thing } восстанавливает { COUNT($amount, WORD("noun-health"), "acc") }.
event-shields-given = { $thing } получает { COUNT($amount, WORD("noun-shield"), "acc") }.
event-shields-lost = { $thing } теряет { COUNT($amount, WORD("noun-shield"), "acc") }.
event-shields-moved = { $amount ->
        [one] Перемещён
       *[other] Перемещено
    } { COUNT($amount, WORD("noun-shield")) } с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-type-changed = { $thing } — теперь { $type }.
event-discarded-to-reroll = { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } { CASE($card, "acc") }, чтобы перебросить кубики.
event-stacked = { $seat } { YOU($seat, "кладёте", "кладёт") } { CASE($card, "acc") } лицом вниз под отложенную карту.
event-battlefield-taken = { $seat } { YOU($seat, "берёте", "берёт") } под контроль поле боя: { $card }.
event-battlefield-switched = { $by } { YOU($by, "заменяете", "заменяет") } поле боя на { CASE($card, "acc") }.
event-action-phase-cut = { $by } { YOU($by, "завершаете", "завершает") } фазу действий.
event-bid = Тайно выбранные числа: { LIST($numbers, "and") }.
event-flipped = Карта перевёрнута другой стороной: { $card }.
event-joined-team = { $thing } вступает в команду: { $seat }.
event-attached = { $thing } — теперь улучшение: { $host }.
event-piloting-began = { $thing } пилотирует { CASE($host, "acc") }.
event-defeated = { YOU($seat) ->
        [you] Ваш персонаж { $card } побеждён.
       *[other] { $card } { GENDER($card) ->
            [f] побеждена
            [n] побеждено
            [pl] побеждены
           *[m] побеждён
        }.
    }
event-discarded = { $zone ->
        [hand] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } с руки { LIST(CASE($cards, "acc"), "and") }.
        [deck] { $seat } { YOU($seat, "сбрасываете", "сбрасывает") } из колоды { LIST(CASE($cards, "acc"), "and") }.
       *[play] { $count ->
            [one] { $card } { GENDER($card) ->
                [pl] уходят
               *[m] уходит
            } в сброс.
           *[other] { LIST($cards, "and") } уходят в сброс.
        }
    }
event-set-aside = { $seat } { YOU($seat, "откладываете", "откладывает") } { CASE($card, "acc") } в сторону.
event-switched = { $seat } { YOU($seat, "меняете", "меняет") } { CASE($card, "acc") } с руки на { CASE($switched, "acc") } из сброса.
event-returned-to-hand = { $seat } { YOU($seat, "возвращаете", "возвращает") } { CASE($card, "acc") } на руку.
event-put-on-deck = { $bottom ->
        [yes] { $seat } { YOU($seat, "кладёте", "кладёт") } { CASE($card, "acc") } под низ колоды.
       *[no] { $seat } { YOU($seat, "кладёте", "кладёт") } { CASE($card, "acc") } на верх колоды.
    }
event-obliged = { $seat } { YOU($seat, "должны", "должен") } следующим действием { $action ->
        [play] сыграть { CASE($card, "acc") }
       *[activate] активировать персонажа
    }, если { YOU($seat, "можете", "может") }.
event-barred = { $seat } не { YOU($seat, "сможете", "сможет") } в свой следующий ход { $deed }.
event-shuffled-in = { $seat } { YOU($seat, "замешиваете", "замешивает") } { CASE($card, "acc") } в свою колоду.
event-upgrade-moved = { $by } { YOU($by, "перемещаете", "перемещает") } { CASE($thing, "acc") } с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-redeployed = { $seat } { YOU($seat, "перемещаете", "перемещает") } { CASE($thing, "acc") } на { CASE($target, "acc") } (перераспределение).
event-exhausted = Карта { $thing } повёрнута.
event-drawn = { $known ->
        [yes] { $seat } { YOU($seat, "берёте", "берёт") } { COUNT($number, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
       *[no] { $seat } { YOU($seat, "берёте", "берёт") } { COUNT($number, WORD("noun-card"), "acc") }.
    }
event-looked = { $by } { YOU($by, "смотрите", "смотрит") } { COUNT($number, WORD("noun-card"), "acc") } { $zone ->
        [hand] { YOU($seat) ->
            [you] с вашей руки
           *[other] с руки соперника ({ $seat })
        }
       *[deck] { $own ->
            [yes] своей колоды
           *[no] { YOU($seat) ->
                [you] вашей колоды
               *[other] колоды соперника ({ $seat })
            }
        }
    }{ $known ->
        [yes] : { LIST($cards, "and") }
       *[no] { "" }
    }.
event-resources-gained = { $all ->
        [yes] Каждый игрок получает { COUNT($amount, WORD("noun-resource"), "acc") }.
       *[no] { $seat } { YOU($seat, "получаете", "получает") } { COUNT($amount, WORD("noun-resource"), "acc") }.
    }
event-resources-lost = { $seat } { YOU($seat, "теряете", "теряет") } { COUNT($amount, WORD("noun-resource"), "acc") }.
event-resources-spent = { $seat } { YOU($seat, "тратите", "тратит") } { COUNT($amount, WORD("noun-resource"), "acc") }.
event-resources-given = { $seat } { YOU($seat, "отдаёте", "отдаёт") } { COUNT($amount, WORD("noun-resource"), "acc") }. { YOU($to, "Получаете", "Получает") } { $to }.
event-claimed = { $seat } { YOU($seat, "захватываете", "захватывает") } поле боя { $card } и до конца раунда { YOU($seat, "пасуете", "пасует") }.
event-action-gained = { $seat } { YOU($seat, "можете", "может") } совершить { $count ->
        [one] дополнительное действие
        [few] { $count } дополнительных действия
       *[many] { $count } дополнительных действий
    }.
event-ability-used = { $seat } { YOU($seat, "применяете", "применяет") } способность { CASE($ability, "gen") }.
event-triggered = Срабатывает способность { CASE($ability, "gen") }:
event-revealed = { $zone ->
        [hand] { $seat } { YOU($seat, "показываете", "показывает") } с руки: { LIST($cards, "and") }.
       *[deck] { $seat } { YOU($seat, "раскрываете", "раскрывает") } верхнюю карту колоды: { LIST($cards, "and") }.
    }
event-resources-placed = На { CASE($thing, "acc") } { $amount ->
        [one] положен
       *[other] положено
    } { COUNT($amount, WORD("noun-resource")) }.
event-found = { $seat } { YOU($seat, "находите", "находит") } в колоде карту { $card } и { YOU($seat, "берёте", "берёт") } её на руку.
event-resources-removed = С { CASE($thing, "gen") } { $amount ->
        [one] снят
       *[other] снято
    } { COUNT($amount, WORD("noun-resource")) }.
event-control-given = { $seat } { YOU($seat, "берёте", "берёт") } под контроль { CASE($thing, "acc") }.
event-eliminated = { $seat } { YOU($seat, "выбываете", "выбывает") }. { $rule }
event-conceded = { $seat } { YOU($seat, "сдаётесь", "сдаётся") }.
event-draw-offered = { $seat } { YOU($seat, "предлагаете", "предлагает") } ничью.
event-match-drawn = Партия закончилась вничью. { $rule }
event-won = { $number ->
        [one] { YOU($winners, "Побеждаете", "Побеждает") } { LIST($winners, "and") }. { $rule }
       *[other] Побеждают { LIST($winners, "and") }. { $rule }
    }
side-unknown = неизвестная грань
