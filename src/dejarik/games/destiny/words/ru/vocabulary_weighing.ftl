### Слова словаря, которые взвешивают: сколько, насколько, так ли это; и когда можно использовать способность.

condition-reaches = { $of } не меньше { $number }
condition-first-turn = это первый ход раунда
    .not = это не первый ход раунда
condition-they-have-defeated = у соперника есть побеждённый персонаж
condition-damage-blocked = хотя бы часть этого урона заблокирована
condition-show-the-same = { $symbol ->
        [yes] { $dice } показывают одинаковые символ и значение
       *[no] { $dice } показывают одинаковое значение
    }
amount-defeated-characters = { $what } { $you ->
        [yes] ваших побеждённых персонажей
       *[no] побеждённых персонажей { CASE($who, "gen") }
    }
    .noun = noun-number

effect-use-only-if = это можно использовать, только если { $condition }
effect-up-to-times = можете { $effect } до { $times } раз
constant-cheaper-by = стоимость { CASE($this, "gen") } уменьшена на { CASE($amount, "acc") }

filter-elite = { AGREE($what, "adj-elite") } { $what }
    .is = с элитным статусом
    .is-not = без элитного статуса
filter-not-elite = { AGREE($what, "adj-non-elite") } { $what }
filter-diceless = { $what } без кубика
    .place = last
    .is = без кубика
    .is-not = с кубиком
filter-your-own = { AGREE($what, "adj-your") } { $what }
    .is = принадлежит вам
    .is-not = не принадлежит вам

effect-remove-resources = снимите { COUNT($amount, WORD("noun-resource"), "acc") } с { CASE($from, "gen") }
    .inf = снять { COUNT($amount, WORD("noun-resource"), "acc") } с { CASE($from, "gen") }
effect-reveal-hand = { $you ->
        [no] раскройте руку { CASE($who, "gen") }
       *[yes] раскройте свою руку
    }
    .inf = { $you ->
        [no] раскрыть руку { CASE($who, "gen") }
       *[yes] раскрыть свою руку
    }
event-resources-removed = С { CASE($thing, "gen") } сняли { COUNT($amount, WORD("noun-resource"), "acc") }.

select-up-to-so-many = { $whose ->
       *[other] { PLURAL($what) } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    }
    .gen = { PLURAL($what, "gen") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .dat = { PLURAL($what, "dat") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .acc = { PLURAL($what, "acc") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .ins = { PLURAL($what, "ins") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .pre = { PLURAL($what, "pre") } в количестве, не превышающем { CASE($number, "acc") }{ COMMA() }
    .gender = pl
    .animate = no
