### Как складываются сочетания. $what — главное слово: оно принимает форму, которую спрашивают у всего сочетания.

## Чьё и откуда

whose = { $whose ->
        [your] { AGREE($what, "adj-your") } { $what }
        [yours] { AGREE($what, "adj-own") } { $what }
        [theirs] { AGREE($what, "adj-own") } { $what }
        [opponents] { $what } соперника
        [an-opponents] { $what } соперника
        [that-opponents] { $what } этого соперника
        [that-players] { $what } этого игрока
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
        [a-players] из сброса любого игрока
        [that-players] из сброса этого игрока
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
        [a-players] в сбросе любого игрока
        [that-players] в сбросе этого игрока
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
        [your] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
        [theirs] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
        [owned] { AGREE($what, "adj-one") } из { PLURAL($what, "gen") }
       *[other] { $what }
    }
select-one-of-those = { AGREE($what, "adj-one") } из { CASE($those, "gen") }
select-any-of-those = { $what ->
       *[other] любое количество { CASE($those, "gen") }
    }
    .gen = любого количества { CASE($those, "gen") }
    .dat = любому количеству { CASE($those, "gen") }
    .ins = любым количеством { CASE($those, "gen") }
    .pre = любом количестве { CASE($those, "gen") }
    .gender = n
    .animate = no
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
select-one-or-more = { $whose ->
       *[other] один или несколько { PLURAL($what, "gen") }
    }
    .gen = одного или нескольких { PLURAL($what, "gen") }
    .dat = одному или нескольким { PLURAL($what, "dat") }
    .ins = одним или несколькими { PLURAL($what, "ins") }
    .pre = одном или нескольких { PLURAL($what, "pre") }
    .gender = m
    .animate = no
select-each = { $whose ->
       *[other] { AGREE($what, "adj-each") } { $what }
    }
select-all = { $whose ->
       *[other] { AGREE(PLURAL($what), "adj-all") } { PLURAL($what) }
    }
    .gender = pl
select-every-named = { AGREE($what, "adj-each") } { $what } под вашим контролем
select-worth = { $whose ->
       *[other] { PLURAL($what) } с общим значением { $worth } или больше
    }
    .gender = pl
select-within = { $whose ->
       *[other] до { COUNT($number, $what, "gen") } с общим значением не больше { $within }
    }
    .dat = не больше чем { COUNT($number, $what, "dat") } с общим значением не больше { $within }
    .ins = не больше чем { COUNT($number, $what, "ins") } с общим значением не больше { $within }
    .pre = не больше чем { COUNT($number, $what, "pre") } с общим значением не больше { $within }
    .gender = pl
select-so-many = { $whose ->
       *[other] { PLURAL($what) } { CASE($number, "measure") }
    }
    .gen = { PLURAL($what, "gen") } { CASE($number, "measure") }
    .dat = { PLURAL($what, "dat") } { CASE($number, "measure") }
    .acc = { PLURAL($what, "acc") } { CASE($number, "measure") }
    .ins = { PLURAL($what, "ins") } { CASE($number, "measure") }
    .pre = { PLURAL($what, "pre") } { CASE($number, "measure") }
    .gender = pl
    .animate = no
select-as-many = { $whose ->
       *[other] столько же { PLURAL($what, "gen") }
    }
    .gen = стольких же { PLURAL($what, "gen") }
    .dat = стольким же { PLURAL($what, "dat") }
    .ins = столькими же { PLURAL($what, "ins") }
    .pre = стольких же { PLURAL($what, "pre") }
    .gender = pl
    .animate = no
select-at-most = { $whose ->
       *[other] до X { PLURAL($what, "gen") }, где X — { $number }{ COMMA() }
    }
    .dat = не больше чем X { PLURAL($what, "dat") }, где X — { $number }{ COMMA() }
    .ins = не больше чем X { PLURAL($what, "ins") }, где X — { $number }{ COMMA() }
    .pre = не больше чем X { PLURAL($what, "pre") }, где X — { $number }{ COMMA() }
    .gender = pl
    .animate = no

## Что говорят о чём-то

predicate-is = — { LIST($items, "or") }
predicate-is-not = — не { LIST($items, "nor") }
predicate-is-neither = — не { LIST($items, "nor") }

## Карты, кубики и грани

phrase-one-owned = { $what }
title-carried = { CASE($what, "nom") }
    .gen = { CASE($noun, "gen") } { CASE($what, "nom") }
    .dat = { CASE($noun, "dat") } { CASE($what, "nom") }
    .acc = { CASE($noun, "acc") } { CASE($what, "nom") }
    .ins = { CASE($noun, "ins") } { CASE($what, "nom") }
    .pre = { CASE($noun, "pre") } { CASE($what, "nom") }
    .animate = no
phrase-die-of = { $what } { CASE($card, "gen") }
phrase-spotted = { AGREE($what, "adj-spotted") } { $what }
phrase-card-of = { $what } { CASE($kind, "gen") }
phrase-die-showing = { $what } ({ $side })
face-type = { $unique ->
        [yes] { $type } ({ AGREE($noun, "adj-unique") })
       *[no] { $type }
    }
face-subtypes = { $line } — { LIST($subtypes, "and") }
agreeing = { AGREE($what, $adjective) }
side-plain = { $symbol }
side-valued = { $modifier ->
        [yes] +{ COUNT($value, $symbol) }
       *[no] { COUNT($value, $symbol) }
    }
side-for = { $side } за { COUNT($cost, WORD("noun-resource"), "acc") }
    .bracketed = { $side } за { COUNT($cost, WORD("noun-resource"), "acc") }
