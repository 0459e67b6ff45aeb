### Слова, которые пришли с картами набора «Через всю Галактику».

trigger-action-phase-ended = после фазы действий
    .noun = noun-card
clause-host-action = Действие (доступно только игроку, который контролирует персонажа): { $text }

trigger-shields-lost = { $by ->
       *[anybody] после того как с { CASE($what, "gen") } сняты щиты{ COMMA() }
    }
    .noun = type-character

filter-odd-value = { $what } с нечётным значением
    .place = last
    .is = показывает нечётное значение
    .is-not = не показывает нечётного значения
filter-odd-cost = { $what } нечётной стоимости
    .is = имеет нечётную стоимость
    .is-not = не имеет нечётной стоимости
filter-copy-of = { $kind ->
        [die] { $what } с тем же названием, что у { CASE($of, "gen") }{ COMMA() }
       *[card] копия { CASE($of, "gen") }
    }
    .place = last
    .is = имеет то же название, что и { $of }{ COMMA() }
    .is-not = имеет не то же название, что { $of }{ COMMA() }
filter-other-color = { $what } другого цвета, чем { $than }{ COMMA() }
    .place = last
    .is = другого цвета, чем { $than }{ COMMA() }
    .is-not = того же цвета, что { $than }{ COMMA() }
filter-on-card = { $what }, { AGREE($what, "adj-attached") } к { CASE($filter, "dat") }{ COMMA() }
    .place = last
    .is = на { CASE($filter, "pre") }
    .is-not = не на { CASE($filter, "pre") }
filter-resolved-as = { $what }, { AGREE($what, "adj-showing") } { LIST($symbols, "or") }{ COMMA() }
    .place = last
    .is = показывал { LIST($symbols, "or") }
    .is-not = не показывал { LIST($symbols, "or") }

condition-on-your-battlefield = бой идёт на вашем поле боя
condition-not-in-control = вы не контролируете поле боя
condition-they-have-no-resources = у { CASE($who, "gen") } нет ресурсов
condition-they-hold-at-most = { $number ->
        [0] на руке { CASE($who, "gen") } нет карт
       *[other] на руке { CASE($who, "gen") } не больше { COUNT($number, WORD("noun-card"), "gen") }
    }
condition-more-cards-than-an-opponent = у вас выложено больше { PLURAL($filter, "gen") }, чем у { CASE($who, "gen") }{ COMMA() }

amount-resources-of = { $what } { $you ->
        [yes] ваших ресурсов
       *[no] ресурсов { CASE($who, "gen") }
    }
    .noun = noun-number
amount-defeated-of = { $what } { $you ->
        [yes] ваших побеждённых персонажей
       *[no] побеждённых персонажей { CASE($who, "gen") }
    }
    .noun = noun-number
amount-shields-removed = { $what } снятых щитов
    .noun = noun-number

select-at-most = { $whose ->
       *[other] { PLURAL($what) } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    }
    .gen = { PLURAL($what, "gen") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .dat = { PLURAL($what, "dat") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .acc = { PLURAL($what, "acc") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .ins = { PLURAL($what, "ins") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .pre = { PLURAL($what, "pre") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .gender = pl
    .animate = no

effect-single-out = выберите { CASE($who, "acc") }
    .inf = выбрать { CASE($who, "acc") }
effect-they-choose = пусть { $who } выберет { $number } из этих эффектов, и они применяются:{ $choices }
    .inf = дать { CASE($who, "dat") } выбрать { $number } из этих эффектов, и они применяются:{ $choices }
effect-take-resources = заберите у { CASE($who, "gen") } { COUNT($amount, WORD("noun-resource"), "acc") }
    .inf = забрать у { CASE($who, "gen") } { COUNT($amount, WORD("noun-resource"), "acc") }
effect-use-battlefield = примените способность захвата или мощное действие поля боя, даже если оно уже применялось в этом раунде
    .inf = применить способность захвата или мощное действие поля боя, даже если оно уже применялось в этом раунде
effect-return-event = { $under-deck ->
        [yes] вместо сброса положите { CASE($this, "acc") } в низ своей колоды
       *[no] вместо сброса верните { CASE($this, "acc") } на руку
    }
    .inf = { $under-deck ->
        [yes] вместо сброса положить { CASE($this, "acc") } в низ своей колоды
       *[no] вместо сброса вернуть { CASE($this, "acc") } на руку
    }
constant-can-be-activated = { CASE($of, "acc") } можно активировать и без кубика
condition-lost-character-dice = среди них был ваш кубик персонажа
condition-hold-at-least = у вас на руке не меньше { COUNT($number, WORD("noun-card"), "gen") }
filter-holders-own = { AGREE($what, "adj-your") } { $what }
    .is = под вашим контролем
    .is-not = не под вашим контролем

constant-opponents-cannot = { $has-while ->
        [yes] пока { $while }, ваши
       *[no] ваши
    } соперники не могут { $deed ->
        [extra-actions] совершать дополнительные действия
        [giving-shields] давать персонажам щиты
        [healing] лечить персонажей
       *[turning] переворачивать кубики
    }
constant-dice-worth-more = { $has-while ->
        [yes] пока { $while }, значения
       *[no] значения
    } { PLURAL($filter, "gen") } увеличены на { CASE($by, "acc") }
    .noun = noun-die
constant-fewer-upgrades = у { CASE($of, "gen") } может быть на { COUNT($by, WORD("type-upgrade"), "acc") } меньше обычного

filter-like-chosen = { $what } с одним и тем же названием
    .place = last
    .is = с тем же названием
    .is-not = с другим названием
filter-on-different = { $what } на разных персонажах
    .place = last
    .is = на другом персонаже
    .is-not = на том же персонаже

effect-strike-own = за { CASE($dice, "acc") } нанесите его персонажу урон, равный значению этого кубика
    .inf = за { CASE($dice, "acc") } нанести его персонажу урон, равный значению этого кубика
effect-look-at-top = посмотрите верхнюю карту колоды { $you ->
        [yes] (своей)
       *[no] { CASE($who, "gen") }
    }
    .inf = посмотреть верхнюю карту колоды { $you ->
        [yes] (своей)
       *[no] { CASE($who, "gen") }
    }
effect-top-to-bottom = положите эту карту под низ колоды
    .inf = положить эту карту под низ колоды
effect-put-hand-under = положите { CASE($what, "acc") } под низ своей колоды в любом порядке
    .inf = положить { CASE($what, "acc") } под низ своей колоды в любом порядке
filter-upgrade-die-of = { $what } улучшений { CASE($things, "gen") }
    .place = owner
    .is = это кубик улучшения { CASE($things, "gen") }
    .is-not = это не кубик улучшения { CASE($things, "gen") }

amount-lesser = { $what }, но не больше, чем { $than }{ COMMA() }
adj-hurt = получивший
reference-hurt = { $what }, { AGREE($what, "adj-hurt") } от него урон{ COMMA() }
    .noun = type-character
