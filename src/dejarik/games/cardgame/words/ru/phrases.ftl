### О ком и о чём говорят карты. $what — главное слово: оно принимает форму, которую спрашивают у всего сочетания.

## Чьё, и как выбирают

whose = { $whose ->
        [yours] { AGREE($what, "adj-friendly") } { $what }
        [enemy] { AGREE($what, "adj-enemy") } { $what }
        [dark-side] { $what } тёмной стороны
       *[anybodys] { $what }
    }
select-target = { $other ->
        [yes] { AGREE($what, "adj-other") } { AGREE($what, "adj-chosen") } { $what }
       *[no] { AGREE($what, "adj-chosen") } { $what }
    }
select-any = { AGREE($what, "adj-any") } { $what }
select-each = { AGREE($what, "adj-each") } { $what }
select-all = { AGREE(PLURAL($what), "adj-all") } { PLURAL($what) }
    .gender = pl
select-their = { AGREE($what, "adj-one") } из своих { PLURAL($what, "gen") }
select-active = { $what } (если таких несколько, выбирает активный игрок)
select-up-to = до { $number } { PLURAL($what, "gen") }
    .gender = pl
select-up-to-one = не более чем { AGREE($what, "adj-one") } { $how ->
        [target] { AGREE($what, "adj-chosen") } { $what }
       *[any] { $what }
    }
phrase-no-unit = { $what }, кроме отрядов{ COMMA() }

## Уточнения. .place: рядом со словом (inner), снаружи от «чьё» (outer) или после всего (last).

filter-trait = { $single ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl-gen = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl-dat = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl-acc = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl-ins = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .pl-pre = { $countable ->
        [yes] { $what }-{ LIST(LIKE($traits, $what), "or") }
       *[no] { $what } категории { LIST($names, "or") }
    }
    .place = inner
name-of-trait = { QUOTE($trait) }
filter-not-trait = { $what }, не { AGREE($what, "adj-being-a") } { LIST(CASE($traits, "ins"), "or") }{ COMMA() }
    .place = last
filter-affiliated = { $what } { CASE($affiliation, "gen") }
    .place = inner
filter-printed-cost = { $has-at-most ->
        [yes] { $what } с напечатанной ценой не больше { $at-most }
       *[no] { $what } с напечатанной ценой не меньше { $at-least }
    }
    .place = last
filter-with-keyword = { $what } с чертой { $keyword }
    .place = last
filter-not-with-keyword = { $what } без черты { $keyword }
    .place = last
filter-is-exhausted = { AGREE($what, "adj-exhausted") } { $what }
    .place = outer
filter-participating = { $what }, { AGREE($what, "adj-participating") } в столкновении{ COMMA() }
    .place = last
filter-attacking = { AGREE($what, "adj-attacking") } { $what }
    .place = outer
filter-committed = { $what }, { AGREE($what, "adj-committed") } Силе{ COMMA() }
    .place = last
filter-engaged = { AGREE($what, "adj-engaged") } { $what }
    .place = outer
filter-not-engaged = { AGREE($what, "adj-not-engaged") } { $what }
    .place = outer
filter-holding = { $what } с пленёнными картами
    .place = last
filter-other = { AGREE($what, "adj-other") } { $what }
    .place = outer
filter-not-same = { AGREE($what, "adj-other") } { $what }
    .place = outer
filter-cheapest = { $what } с наименьшей ценой, не считая техники
    .place = last

## Ссылки

title-carried = { QUOTE($title) }
    .gen = { $what } { QUOTE($title) }
    .dat = { $what } { QUOTE($title) }
    .acc = { $what } { QUOTE($title) }
    .ins = { $what } { QUOTE($title) }
    .pre = { $what } { QUOTE($title) }
    .gender = { $gender }
phrase-each-of-them = { AGREE($what, "adj-each") } из них
reference-host = { $what } с { CASE($this, "ins") }
reference-host-of-it = { $what }, к { GENDER($what) ->
        [f] которой
       *[m] которому
    } { GENDER($this) ->
        [f] она прикреплена
       *[m] он прикреплён
    }{ COMMA() }
reference-engaged-objective = { AGREE($what, "adj-engaged") } { $what }
reference-dial = { $what }
noun-it-m = он
    .gen = его
    .dat = ему
    .acc = его
    .ins = им
    .pre = нём
    .gender = m
    .animate = no
noun-it-f = она
    .gen = её
    .dat = ей
    .acc = её
    .ins = ею
    .pre = ней
    .gender = f
    .animate = no
noun-it-n = оно
    .gen = его
    .dat = ему
    .acc = его
    .ins = им
    .pre = нём
    .gender = n
    .animate = no
counted-icon = { COUNT($number, $icon, "acc") }
noun-top-card = верхняя карта
    .gen = верхней карты
    .dat = верхней карте
    .acc = верхнюю карту
    .ins = верхней картой
    .pre = верхней карте
    .pl = верхние карты
    .pl-gen = верхних карт
    .pl-dat = верхним картам
    .pl-ins = верхними картами
    .pl-pre = верхних картах
    .few = верхние карты
    .gender = f
    .animate = no
adj-participating = участвующий
adj-sent = посланный
adj-being = находящийся
adj-being-a = являющийся
adj-attacking = атакующий
adj-exhausted = выдохшийся
adj-ready = свежий
adj-committed = подчинённый
adj-engaged = вовлечённый
adj-not-engaged = невовлечённый
adj-friendly = дружеский
adj-enemy = вражеский
