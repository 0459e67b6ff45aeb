### Слова для карт о тайных операциях: здоровье, ресурсы на картах, беспечный соперник.

filter-health-at-least = { $what } со здоровьем от { $health }
    .place = last
    .is = имеет не меньше { $health } здоровья
    .is-not = имеет меньше { $health } здоровья
    .whole = у { CASE($of, "gen") } не меньше { $health } здоровья
    .whole-not = у { CASE($of, "gen") } меньше { $health } здоровья
filter-less-health = { $what } с меньшим здоровьем, чем у { CASE($than, "gen") }{ COMMA() }
    .place = last
    .is = имеет меньше здоровья, чем { $than }{ COMMA() }
    .is-not = имеет не меньше здоровья, чем { $than }{ COMMA() }
filter-most-health = { $what } с наибольшим в игре здоровьем
    .place = last
    .is = имеет наибольшее в игре здоровье
    .is-not = имеет не самое большое в игре здоровье
filter-is-elite = { AGREE($what, "adj-elite") } { $what }
    .is = — элитный персонаж
    .is-not = — не элитный персонаж
filter-shields-at-least = { $what } не меньше чем с { COUNT($shields, WORD("noun-shield"), "ins") }
    .place = last
    .is = имеет не меньше { COUNT($shields, WORD("noun-shield"), "gen") }
    .is-not = имеет меньше { COUNT($shields, WORD("noun-shield"), "gen") }
    .whole = у { CASE($of, "gen") } не меньше { COUNT($shields, WORD("noun-shield"), "gen") }
    .whole-not = у { CASE($of, "gen") } меньше { COUNT($shields, WORD("noun-shield"), "gen") }
filter-points-at-most = { $what } стоимостью до { COUNT($points, WORD("noun-point"), "gen") }
    .place = last
    .is = стоит не больше { COUNT($points, WORD("noun-point"), "gen") }
    .is-not = стоит больше { COUNT($points, WORD("noun-point"), "gen") }
filter-dice-in-pool = { $what }, чей кубик лежит в пуле{ COMMA() }
    .place = last
    .is = имеет кубик в пуле
    .is-not = не имеет кубиков в пуле
filter-resourceful = { $what } с { $number ->
        [1] ресурсом
       *[other] { COUNT($number, WORD("noun-resource"), "ins") } или больше
    }
    .place = last
    .is = имеет не меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .is-not = имеет меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .whole = на { CASE($of, "pre") } не меньше { COUNT($number, WORD("noun-resource"), "gen") }
    .whole-not = { $number ->
        [1] на { CASE($of, "pre") } нет ресурсов
       *[other] на { CASE($of, "pre") } меньше { COUNT($number, WORD("noun-resource"), "gen") }
    }
filter-apart = { $what } (не больше одного с каждой карты)
    .place = last
    .is = лежит на другой карте
    .is-not = лежит на той же карте
filter-their-die = { $what } соперника
    .is = — кубик соперника
    .is-not = — не кубик соперника

condition-exactly = { $whose ->
        [yours] у вас ровно { COUNT($number, $select-noun) }
        [anybodys] в игре ровно { COUNT($number, $select-noun) }
       *[other] у соперника ровно { COUNT($number, $select-noun) }
    }
condition-off-guard = у соперника есть повёрнутый персонаж и нет кубиков, показывающих урон{ COMMA() }
condition-more-resources-than-you = у соперника хотя бы на { COUNT($number, WORD("noun-resource"), "acc") } больше, чем у вас{ COMMA() }
condition-all-off-guard = у каждого соперника есть повёрнутый персонаж и нет кубиков, показывающих урон{ COMMA() }
condition-battlefield-elsewhere = вы не контролируете поле боя

trigger-battlefield-gained = { $by ->
        [you] после того как вы захватили поле боя или взяли его под контроль{ COMMA() }
        [opponent] после того как соперник захватил поле боя или взял его под контроль{ COMMA() }
       *[anybody] после того как кто-то захватил поле боя или взял его под контроль{ COMMA() }
    }
    .noun = noun-card
trigger-round-began = { $by ->
       *[other] после начала фазы действий
    }
    .noun = noun-card

constant-enters-with = { $this } входит в игру с { COUNT($resources, WORD("noun-resource"), "ins") }
reference-one-die-of-each = { $what ->
       *[other] по одному кубику { CASE($cards, "gen") }
    }
    .noun = noun-die
restriction-modify-theirs = Прикрепляется к { CASE($what, "dat") } соперника.
event-resources-removed = С { CASE($thing, "gen") } сняли { COUNT($amount, WORD("noun-resource"), "acc") }.
prompt-place-on = на какую карту положить ресурс?
option-place-on = Положить на { CASE($what, "acc") }
prompt-take-off = с какой карты снять ресурс?
option-take-off = Снять с { CASE($what, "gen") }

effect-win-game = вы выигрываете игру
    .inf = выиграть игру
filter-diceless = { $what } без собственного кубика
    .place = last
    .is = не имеет собственного кубика
    .is-not = имеет собственный кубик
constant-cheaper-by = стоимость { CASE($this, "gen") } меньше на { CASE($amount, "acc") }
amount-symbols-shown = { $what } разных символов на ваших кубиках
    .noun = noun-number
amount-penniless-opponents = { $what } соперников без ресурсов
    .noun = noun-number
condition-you-have-resources = у вас не меньше { COUNT($number, WORD("noun-resource"), "gen") }
effect-give-control = передайте { CASE($what, "acc") } под контроль соперника
    .inf = передать { CASE($what, "acc") } под контроль соперника
event-control-given = { $thing } переходит под контроль: { $seat }.
