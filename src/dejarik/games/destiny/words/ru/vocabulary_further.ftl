### Слова для новых карт: что лежит на карте, вычисленные количества, раздача щитов, блокирование.

filter-bears = { $has-filter ->
        [yes] { $what } с { CASE($filter, "ins") }
       *[no] { $what } с прикреплённой картой
    }
    .place = last
    .is = { $has-filter ->
        [yes] с { CASE($filter, "ins") }
       *[no] с прикреплённой картой
    }
    .is-not = { $has-filter ->
        [yes] без { CASE($filter, "gen") }
       *[no] без прикреплённых карт
    }
    .whole = { $has-filter ->
        [yes] на { CASE($of, "pre") } есть { $filter }
       *[no] на { CASE($of, "pre") } есть карта
    }
    .whole-not = { $has-filter ->
        [yes] на { CASE($of, "pre") } нет { CASE($filter, "gen") }
       *[no] на { CASE($of, "pre") } нет карт
    }
filter-not-bears = { $has-filter ->
        [yes] { $what } без { CASE($filter, "gen") }
       *[no] { $what } без прикреплённых карт
    }
    .place = last
filter-with-keyword = { $what } со свойством { QUOTE(CAP($keyword)) }
    .place = last
    .is = имеет свойство { QUOTE(CAP($keyword)) }
    .is-not = не имеет свойства { QUOTE(CAP($keyword)) }
filter-with-cost = { $what }, { AGREE($what, "adj-showing") } грань со стоимостью{ COMMA() }
    .place = last
    .is = показывает грань со стоимостью
    .is-not = показывает грань без стоимости

amount-half = { $what } { CASE($of, "gen") } (с округлением вверх)
    .noun = noun-half
amount-twice = { AGREE($what, "adj-doubled") } { $what }
amount-no-more-than = { $what }, но не больше { $most }{ COMMA() }
filter-lowest-of = { $what } с наименьшим значением из { CASE($dice, "gen") }
    .place = last
    .is = имеет наименьшее значение из { CASE($dice, "gen") }
    .is-not = не имеет наименьшего значения из { CASE($dice, "gen") }
noun-half = половина
    .gen = половины
    .dat = половине
    .acc = половину
    .ins = половиной
    .pre = половине
    .pl = половины
    .pl-gen = половин
    .pl-dat = половинам
    .pl-ins = половинами
    .pl-pre = половинах
    .gender = f
    .animate = no
adj-doubled = удвоенный

effect-share-shields = дайте { COUNT($amount, WORD("noun-shield"), "acc") } { CASE($among, "dat") }, распределив их по своему усмотрению
    .inf = дать { COUNT($amount, WORD("noun-shield"), "acc") } { CASE($among, "dat") }, распределив их по своему усмотрению
effect-block = заблокируйте { COUNT($amount, WORD("noun-damage"), "acc") }
    .inf = заблокировать { COUNT($amount, WORD("noun-damage"), "acc") }
effect-add-to-hand = возьмите { CASE($what, "acc") } на руку
    .inf = взять { CASE($what, "acc") } на руку
    .that = adj-mentioned

prompt-take = какую карту взять на руку?
option-take = Взять { CASE($what, "acc") }

select-so-many = { $whose ->
       *[other] { PLURAL($what) } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    }
    .gen = { PLURAL($what, "gen") } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    .dat = { PLURAL($what, "dat") } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    .acc = { PLURAL($what, "acc") } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    .ins = { PLURAL($what, "ins") } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    .pre = { PLURAL($what, "pre") } в количестве, равном { CASE($number, "dat") }{ COMMA() }
    .gender = pl
    .animate = no
amount-room-in-hand = { $what } карт, которых не хватает до размера вашей руки{ COMMA() }
    .noun = noun-number
condition-all-hold = { LIST($conditions, "and") }
condition-worth-together = { $whose ->
        [yours] общее значение ваших { PLURAL($select-noun, "gen") } не меньше { $value }
        [anybodys] общее значение всех { PLURAL($select-noun, "gen") } не меньше { $value }
       *[other] общее значение { PLURAL($select-noun, "gen") } соперника не меньше { $value }
    }
constant-larger-hand = размер вашей руки больше на { $by }
