### Протокол: что случилось, по имени события. Имена игроков стоят в именительном падеже: они могут не склоняться.

event-rolled-off = { $seat } бросает за поле боя: { $total }.
event-battlefield-chosen = { $seat } выбирает поле боя: { $card }. Его контролирует { $controller }.
event-mulliganed = { $seat } возвращает { COUNT($count, WORD("noun-card"), "acc") } и берёт новые.
event-round-began = Раунд { $number }. Начинает { $first }.
event-passed = { $automatic ->
        [yes] { $seat } после захвата пасует.
       *[no] { $seat } пасует.
    }
event-declined = { $seat } отказывается от дополнительного действия.
event-counted-as-pass = Действие ничего не изменило: { $seat } пасует.
event-announced = { $has-host ->
        [yes] { $seat } играет { CASE($card, "acc") } на { CASE($host, "acc") }.
       *[no] { $seat } играет { CASE($card, "acc") }.
    }
event-play-failed = Карта { $card } уходит в сброс без эффекта ({ $seat }).
event-activated = { $seat } активирует { CASE($thing, "acc") }.
event-die-rolled = Бросок ({ $seat }): { $die } — { $side }.
event-die-rerolled = Переброс ({ $seat }): { $die } — { $side }.
event-die-turned = { $by } переворачивает { CASE($die, "acc") } — { $side }.
event-die-removed = { $by } убирает { CASE($die, "acc") } ({ $side }).
event-dice-returned = Возврат кубиков ({ $seat }): { $count }.
event-die-resolved = { $has-value ->
        [yes] { $seat } применяет { CASE($die, "acc") }: { COUNT($value, $symbol) }.
       *[no] { $seat } применяет { CASE($die, "acc") }: { $symbol }.
    }
event-damage-dealt = { CAP($target) } получает { COUNT($dealt, $damage, "acc") }{ $blocked ->
        [0] { "" }
       *[other] , проходит { $taken }
    }.
event-damage-moved = { $by } перемещает { COUNT($amount, WORD("noun-damage"), "acc") } с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-healed = { CAP($thing) } восстанавливает { COUNT($amount, WORD("noun-health"), "acc") }.
event-shields-given = { CAP($thing) } получает { COUNT($amount, WORD("noun-shield"), "acc") }.
event-shields-lost = { CAP($thing) } теряет { COUNT($amount, WORD("noun-shield"), "acc") }.
event-shields-moved = { COUNT($amount, WORD("noun-shield"), "acc") } перемещают с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-type-changed = { CAP($thing) } — теперь { $type }.
event-discarded-to-reroll = { $seat } сбрасывает { CASE($card, "acc") }, чтобы перебросить кубики.
event-stacked = { $seat } кладёт { CASE($card, "acc") } лицом вниз под отложенную карту.
event-battlefield-taken = { $seat } берёт под контроль поле боя { $card }.
event-battlefield-switched = { $by } меняет поле боя: { $card }.
event-action-phase-cut = { $by } завершает фазу действий.
event-bid = Тайно выбранные числа: { LIST($numbers, "and") }.
event-defeated = { CAP($card) } — поражение ({ $seat }).
event-discarded = Сброс ({ $seat }): { $card }{ $zone ->
        [hand] { " " }с руки
        [deck] { " " }из колоды
        [play] { " " }из игры
       *[queue] { "" }
    }.
event-set-aside = { $seat } откладывает { CASE($card, "acc") } в сторону.
event-returned-to-hand = Карта { $card } возвращается на руку ({ $seat }).
event-put-on-deck = { $bottom ->
        [yes] Карта { $card } ложится под низ колоды ({ $seat }).
       *[no] Карта { $card } ложится на верх колоды ({ $seat }).
    }
event-upgrade-moved = { $by } перемещает { CASE($thing, "acc") } с { CASE($source, "gen") } на { CASE($target, "acc") }.
event-redeployed = { $seat } перемещает { CASE($thing, "acc") } на { CASE($target, "acc") } (перераспределение).
event-exhausted = Карту { $thing } повернули.
event-drawn = { $known ->
        [yes] { $seat } берёт { COUNT($count, WORD("noun-card"), "acc") }: { LIST($cards, "and") }.
       *[no] { $seat } берёт { COUNT($count, WORD("noun-card"), "acc") }.
    }
event-looked = { $known ->
        [yes] { $by } смотрит { COUNT($count, WORD("noun-card"), "acc") } ({ $seat }): { LIST($cards, "and") }.
       *[no] { $by } смотрит { COUNT($count, WORD("noun-card"), "acc") } ({ $seat }).
    }
event-resources-gained = { $seat } получает { COUNT($amount, WORD("noun-resource"), "acc") }.
event-resources-lost = { $seat } теряет { COUNT($amount, WORD("noun-resource"), "acc") }.
event-resources-spent = { $seat } тратит { COUNT($amount, WORD("noun-resource"), "acc") }.
event-resources-given = { $seat } отдаёт { COUNT($amount, WORD("noun-resource"), "acc") }. Получает { $to }.
event-claimed = { $seat } захватывает поле боя { $card }.
event-action-gained = { $seat } может совершить дополнительное действие.
event-ability-used = { $seat } применяет способность { CASE($ability, "gen") }.
event-revealed = { $zone ->
        [hand] { $seat } показывает с руки: { LIST($cards, "and") }.
       *[deck] Раскрыта верхняя карта колоды. { $seat }: { LIST($cards, "and") }.
    }
event-resources-placed = На { CASE($thing, "acc") } положили { COUNT($amount, WORD("noun-resource"), "acc") }.
event-found = { $seat } находит в колоде карту { $card } и берёт её на руку.
event-resources-removed = С { CASE($thing, "gen") } сняли { COUNT($amount, WORD("noun-resource"), "acc") }.
event-control-given = { $thing } переходит под контроль: { $seat }.
event-eliminated = { $seat } выбывает. { $rule }
event-conceded = { $seat } сдаётся.
event-draw-offered = { $seat } предлагает ничью.
event-match-drawn = Партия закончилась вничью. { $rule }
event-won = { $number ->
        [one] Побеждает { LIST($winners, "and") }. { $rule }
       *[other] Побеждают { LIST($winners, "and") }. { $rule }
    }
side-unknown = неизвестная грань
