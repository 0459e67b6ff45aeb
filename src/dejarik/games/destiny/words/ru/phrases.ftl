### О ком и о чём говорят карты. $what — главное слово: оно принимает форму, которую спрашивают у всего сочетания.

## Чьё и откуда

whose = { $whose ->
        [your] { AGREE($what, "adj-your") } { $what }
        [yours] { AGREE($what, "adj-own") } { $what }
        [theirs] { AGREE($what, "adj-own") } { $what }
        [opponents] { $what } соперника
        [an-opponents] { $what } соперника
        [that-opponents] { $what } этого соперника
       *[anybodys] { $what }
    }
from-hand = { $what } { $whose ->
        [yours] с руки
        [theirs] с руки
        [that-opponents] с руки этого соперника
       *[other] с руки соперника
    }
from-discard = { $what } { $whose ->
        [yours] из своего сброса
        [theirs] из своего сброса
        [anybodys] из сброса любого игрока
        [that-opponents] из сброса этого соперника
       *[other] из сброса соперника
    }
in-hand = { $what } { $whose ->
        [yours] у вас на руке
        [theirs] на руке
        [that-opponents] на руке этого соперника
       *[other] на руке соперника
    }
in-discard = { $what } { $whose ->
        [yours] в вашем сбросе
        [theirs] в сбросе
        [anybodys] в сбросе любого игрока
        [that-opponents] в сбросе этого соперника
       *[other] в сбросе соперника
    }
from-die-on-card = { $what } { $whose ->
        [yours] с { AGREE(CASE($host, "gen"), "adj-one") } из своих { PLURAL($host, "gen") }
        [theirs] с { AGREE(CASE($host, "gen"), "adj-one") } из своих { PLURAL($host, "gen") }
        [anybodys] с { CASE($host, "gen") }
        [that-opponents] с { CASE($host, "gen") } этого соперника
       *[other] с { CASE($host, "gen") } соперника
    }

## Сколько

select-one = { $whose ->
        [yours] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
        [theirs] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
        [owned] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
       *[other] { $what }
    }
select-one-of-those = { AGREE($what, "adj-one") } из { CASE($those, "gen") }
select-number = { $whose ->
       *[other] { COUNT($number, $what) }
    }
    .gender = pl
select-up-to = { $whose ->
       *[other] до { COUNT($number, $what, "gen") }
    }
    .dat = не больше чем { COUNT($number, $what, "dat") }
    .ins = не больше чем { COUNT($number, $what, "ins") }
    .pre = не больше чем { COUNT($number, $what, "pre") }
    .gender = pl
select-any-number = { $whose ->
       *[other] любое количество { PLURAL($what, "gen") }
    }
    .gen = любого количества { PLURAL($what, "gen") }
    .dat = любому количеству { PLURAL($what, "gen") }
    .ins = любым количеством { PLURAL($what, "gen") }
    .pre = любом количестве { PLURAL($what, "gen") }
    .gender = n
    .animate = no
select-each = { $whose ->
       *[other] { AGREE($what, "adj-each") } { $what }
    }

select-worth = { $whose ->
       *[other] { PLURAL($what) } с общим значением { $worth } или больше
    }
    .gender = pl


## Уточнения. .place: после «соперника» (last) или вместо этого слова (owner). .is и .is-not: что говорят о чём-то.

filter-showing = { $what }, { AGREE($what, "adj-showing") } { LIST($symbols, "or") }{ COMMA() }
    .place = last
    .is = показывает { LIST($symbols, "or") }
    .is-not = не показывает { LIST($symbols, "or") }
filter-not-showing = { $what }, { AGREE($what, "adj-not-showing") } { LIST($symbols, "or") }{ COMMA() }
    .place = last
filter-value-at-least = { $what } со значением { $value } или больше
    .place = last
    .is = показывает значение { $value } или больше
    .is-not = показывает значение меньше { $value }
filter-value-is = { $what } { $value-sign ->
        [amount] с таким же значением, каково { $value }{ COMMA() }
       *[number] со значением { $value }
    }
    .place = last
    .is = показывает значение { $value }
    .is-not = показывает не { $value }
filter-value-below = { $what } с меньшим значением, чем у { CASE($die, "gen") }{ COMMA() }
    .place = last
    .is = показывает меньшее значение, чем { $die }{ COMMA() }
    .is-not = показывает значение не меньше, чем { $die }{ COMMA() }
filter-value-at-most = { $what } со значением не больше { CASE($value, "gen") }
    .place = last
    .is = показывает значение не больше { CASE($value, "gen") }
    .is-not = показывает значение больше { CASE($value, "gen") }
filter-cost-at-most = { $what } стоимостью { $cost ->
        [0] 0
       *[other] не больше { CASE($cost, "gen") }
    }
    .place = last
    .is = стоит не больше { CASE($cost, "gen") }
    .is-not = стоит больше { CASE($cost, "gen") }
filter-points-at-least = { $what } стоимостью от { COUNT($points, WORD("noun-point"), "gen") }
    .place = last
    .is = стоит не меньше { COUNT($points, WORD("noun-point"), "gen") }
    .is-not = стоит меньше { COUNT($points, WORD("noun-point"), "gen") }
filter-character-die = { $what } { $unique ->
        [yes] { CASE(LIKE(WORD("noun-unique-character"), $what), "gen") }
        [no] { CASE(LIKE(WORD("noun-non-unique-character"), $what), "gen") }
       *[any] { CASE(LIKE(WORD("type-character"), $what), "gen") }
    }
    .is = — кубик персонажа
    .is-not = — не кубик персонажа
filter-not-character-die = { $what } (не персонажа)
filter-on = { $what }, { AGREE($what, "adj-attached") } к { CASE($host, "dat") }{ COMMA() }
    .place = last
    .is = прикреплено к { CASE($host, "dat") }
    .is-not = не прикреплено к { CASE($host, "dat") }
filter-same-side = { $what } под контролем того же игрока, что и { $as }{ COMMA() }
    .place = last
    .is = под контролем того же игрока, что и { $as }{ COMMA() }
    .is-not = не под контролем того же игрока, что и { $as }{ COMMA() }
filter-copy-of-this = { $what ->
       *[other] копия { CASE($this, "gen") }
    }
    .gen = копии { CASE($this, "gen") }
    .dat = копии { CASE($this, "gen") }
    .acc = копию { CASE($this, "gen") }
    .ins = копией { CASE($this, "gen") }
    .pre = копии { CASE($this, "gen") }
    .pl = копии { CASE($this, "gen") }
    .pl-gen = копий { CASE($this, "gen") }
    .gender = f
filter-damaged = { $what } с уроном
    .place = last
    .is = имеет урон
    .is-not = не имеет урона
    .whole = на { CASE($of, "pre") } есть урон
    .whole-not = на { CASE($of, "pre") } нет урона
filter-shielded = { $number ->
        [1] { $what } со щитом
       *[other] { $what } не менее чем с { COUNT($number, WORD("noun-shield"), "ins") }
    }
    .place = last
    .is = { $number ->
        [1] имеет щит
       *[other] имеет не меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .is-not = { $number ->
        [1] не имеет щитов
       *[other] имеет меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .whole = { $number ->
        [1] у { CASE($of, "gen") } есть щит
       *[other] у { CASE($of, "gen") } не меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
    .whole-not = { $number ->
        [1] у { CASE($of, "gen") } нет щитов
       *[other] у { CASE($of, "gen") } меньше { COUNT($number, WORD("noun-shield"), "gen") }
    }
filter-room-for-shields = { $what }, { GENDER($what) ->
        [f] которая может
        [n] которое может
        [pl] которые могут
       *[m] который может
    } получить щит{ COMMA() }
    .place = last
    .is = может получить щит
    .is-not = не может получить щит
filter-is-exhausted = { AGREE($what, "adj-exhausted") } { $what }
    .is = в повёрнутом положении
    .is-not = в подготовленном положении
filter-not-is-exhausted = { AGREE($what, "adj-ready") } { $what }
filter-remaining-health = { $what } с оставшимся здоровьем { $has-or-less ->
        [yes] не больше { $health }
       *[no] { $health }
    }
    .place = last
    .is = имеет оставшееся здоровье, { $has-or-less ->
        [yes] не превышающее { $health }{ COMMA() }
       *[no] равное { $health }{ COMMA() }
    }
    .is-not = имеет оставшееся здоровье, { $has-or-less ->
        [yes] превышающее { $health }{ COMMA() }
       *[no] не равное { $health }{ COMMA() }
    }
filter-subtype = { $kind ->
        [die] { $of-character ->
            [yes] { $what }-{ LIST(CASE(LIKE($subtypes, $what), "gen"), "or") }
           *[no] { $what } { LIST(CASE(LIKE($subtypes, $what), "gen"), "or") }
        }
       *[card] { $what }-{ LIST(LIKE($subtypes, $what), "or") }
    }
filter-not-subtype = { $kind ->
        [die] { $what } (не { LIST(CASE($subtypes, "gen"), "or") })
       *[card] { $what } (не { LIST($subtypes, "or") })
    }
filter-color = { AGREE($what, $color) } { $what }
filter-color-more = { AGREE($what, $color) } или { $what }
filter-affiliated = { AGREE($what, $affiliation) } { $what }
filter-affiliated-more = { AGREE($what, $affiliation) } или { $what }
filter-titled = { $what } { LIST(CASE($titles, "gen"), "or") }
filter-unique = { AGREE($what, "adj-unique") } { $what }
filter-not-unique = { AGREE($what, "adj-non-unique") } { $what }
filter-die-of = { $upgrades ->
        [yes] { GENDER($things) ->
            [f] { $what } { CASE($things, "gen") } и её улучшений
           *[other] { $what } { CASE($things, "gen") } и его улучшений
        }
       *[no] { $what } { CASE($things, "gen") }
    }
    .place = owner
filter-other = { AGREE($what, "adj-other") } { $what }
filter-not = { $what }, кроме { LIST(PLURAL($excluded, "gen"), "and") }{ COMMA() }
    .place = last
filter-any-of = { LIST($what, "or") }

## Ссылки и игроки. .noun — слово, с которого начать.

reference-this = { $what }
reference-host = { $what } с { CASE($this, "ins") }
reference-host-again = { AGREE($what, "adj-this") } { $what }
reference-this-die = { AGREE($what, "adj-this") } { $what }
reference-that = { $what }
reference-card-of = { $what } { CASE($die, "gen") }
    .noun = type-character
reference-matching-card = { $what } { CASE($die, "gen") }
    .noun = noun-card
reference-dice-of = { PLURAL($what) } { CASE($cards, "gen") }
    .noun = noun-die
    .gender = pl
reference-host-of = { $what } с { CASE($of, "ins") }
    .noun = type-character
who-you = { $what }
    .noun = noun-you
who-an-opponent = { $what }
who-that-opponent = { AGREE($what, "adj-this") } { $what }
who-each-opponent = { AGREE($what, "adj-each") } { $what }
    .noun = noun-opponent
who-each-player = { AGREE($what, "adj-each") } { $what }
    .noun = noun-player
who-controller-of = { AGREE($what, "adj-controlling") } { GENDER($of) ->
        [f] её
        [pl] их
       *[m] его
    } { $what }
    .noun = noun-controller
who-a-player = { $what } по вашему выбору
    .noun = noun-player
who-that-player = { AGREE($what, "adj-this") } { $what }
    .noun = noun-player
who-those = каждый, кто выбрал наибольшее { $what }{ COMMA() }
    .gen = каждого, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .dat = каждому, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .acc = каждого, кто выбрал наибольшее { CASE($what, "nom") }{ COMMA() }
    .gender = m
    .noun = noun-number

noun-unblockable-damage = неблокируемый урон
    .gen = неблокируемого урона
    .dat = неблокируемому урону
    .acc = неблокируемый урон
    .ins = неблокируемым уроном
    .pre = неблокируемом уроне
    .gender = m
    .animate = no
noun-random-card = случайная карта
    .gen = случайной карты
    .dat = случайной карте
    .acc = случайную карту
    .ins = случайной картой
    .pre = случайной карте
    .pl = случайные карты
    .pl-gen = случайных карт
    .pl-dat = случайным картам
    .pl-ins = случайными картами
    .pl-pre = случайных картах
    .few = случайные карты
    .gender = f
    .animate = no
noun-different-card = разная карта
    .gen = разной карты
    .dat = разной карте
    .acc = разную карту
    .ins = разной картой
    .pre = разной карте
    .pl = разные карты
    .pl-gen = разных карт
    .pl-dat = разным картам
    .pl-ins = разными картами
    .pl-pre = разных картах
    .few = разные карты
    .gender = f
    .animate = no
noun-unique-character = уникальный персонаж
    .gen = уникального персонажа
    .dat = уникальному персонажу
    .acc = уникального персонажа
    .ins = уникальным персонажем
    .pre = уникальном персонаже
    .pl = уникальные персонажи
    .pl-gen = уникальных персонажей
    .pl-dat = уникальным персонажам
    .pl-ins = уникальными персонажами
    .pl-pre = уникальных персонажах
    .gender = m
    .animate = yes
noun-non-unique-character = неуникальный персонаж
    .gen = неуникального персонажа
    .dat = неуникальному персонажу
    .acc = неуникального персонажа
    .ins = неуникальным персонажем
    .pre = неуникальном персонаже
    .pl = неуникальные персонажи
    .pl-gen = неуникальных персонажей
    .pl-dat = неуникальным персонажам
    .pl-ins = неуникальными персонажами
    .pl-pre = неуникальных персонажах
    .gender = m
    .animate = yes
noun-controller = игрок
    .gen = игрока
    .dat = игроку
    .acc = игрока
    .ins = игроком
    .pre = игроке
    .pl = игроки
    .pl-gen = игроков
    .pl-dat = игрокам
    .pl-ins = игроками
    .pl-pre = игроках
    .gender = m
    .animate = yes
adj-showing = показывающий
adj-rerolled = переброшенный
noun-set-aside-die = отложенный кубик
    .gen = отложенного кубика
    .dat = отложенному кубику
    .acc = отложенный кубик
    .ins = отложенным кубиком
    .pre = отложенном кубике
    .pl = отложенные кубики
    .pl-gen = отложенных кубиков
    .pl-dat = отложенным кубикам
    .pl-ins = отложенными кубиками
    .pl-pre = отложенных кубиках
    .few = отложенных кубика
    .gender = m
    .animate = no
adj-greatest = наибольший
adj-resolved = применённый
adj-not-showing = не показывающий
