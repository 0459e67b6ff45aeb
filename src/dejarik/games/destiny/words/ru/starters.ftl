### Слова, которые понадобились готовым колодам и наборам для драфта.

effect-or-else = { $first } или { $otherwise }
    .otherwise = иначе { $otherwise }
later-played = когда эта карта будет сыграна,
effect-remove-shields = снимите с { CASE($what, "gen") } { $amount-sign ->
        [none] все щиты
       *[more] { COUNT($amount, WORD("noun-shield"), "acc") }
    }
    .inf = снять с { CASE($what, "gen") } { $amount-sign ->
        [none] все щиты
       *[more] { COUNT($amount, WORD("noun-shield"), "acc") }
    }
effect-look-at-random = { $reveal ->
        [yes] раскройте { COUNT($count, WORD("noun-random-card"), "acc") } с руки { CASE($who, "gen") }
       *[no] посмотрите { COUNT($count, WORD("noun-random-card"), "acc") } на руке { CASE($who, "gen") }
    }{ $has-discard ->
        [yes] { " " }и сбросьте из них { PLURAL($discard, "acc") }
       *[no] { "" }
    }
    .inf = { $reveal ->
        [yes] раскрыть { COUNT($count, WORD("noun-random-card"), "acc") } с руки { CASE($who, "gen") }
       *[no] посмотреть { COUNT($count, WORD("noun-random-card"), "acc") } на руке { CASE($who, "gen") }
    }{ $has-discard ->
        [yes] { " " }и сбросить из них { PLURAL($discard, "acc") }
       *[no] { "" }
    }
    .that = adj-mentioned
effect-look-at-hand = посмотрите карты на руке { CASE($who, "gen") }
    .inf = посмотреть карты на руке { CASE($who, "gen") }
effect-discard-from-theirs = пусть { $who } выберет карту у себя на руке; посмотрите остальные его карты и сбросьте одну из них
    .inf = велеть, чтобы { $who } выбрал карту у себя на руке, посмотреть остальные его карты и сбросить одну из них
effect-reveal-top = раскройте верхнюю карту { $you ->
        [no] колоды { CASE($who, "gen") }
       *[yes] своей колоды
    }
    .inf = раскрыть верхнюю карту { $you ->
        [no] колоды { CASE($who, "gen") }
       *[yes] своей колоды
    }
    .that = adj-mentioned
effect-reveal-from-hand = покажите всем { CASE($what, "acc") }
    .inf = показать всем { CASE($what, "acc") }
    .that = adj-mentioned
effect-name-one = назовите { $kind ->
        [colour] цвет
        [symbol] символ
       *[subtype] { $has-of ->
            [yes] подтип { CASE($of, "gen") }
           *[no] { $any-card ->
                [yes] подтип
               *[no] подтип персонажа
            }
        }
    }
    .inf = назвать { $kind ->
        [colour] цвет
        [symbol] символ
       *[subtype] { $has-of ->
            [yes] подтип { CASE($of, "gen") }
           *[no] { $any-card ->
                [yes] подтип
               *[no] подтип персонажа
            }
        }
    }
effect-gain-named-subtype = присвойте { CASE($what, "dat") } этот подтип до конца раунда
    .inf = присвоить { CASE($what, "dat") } этот подтип до конца раунда
effect-place-resources = положите { COUNT($amount, WORD("noun-resource"), "acc") } на { CASE($on, "acc") }
    .inf = положить { COUNT($amount, WORD("noun-resource"), "acc") } на { CASE($on, "acc") }
effect-take-resources-from = возьмите все ресурсы с { CASE($what, "gen") }
    .inf = взять все ресурсы с { CASE($what, "gen") }
effect-give-battlefield = передайте контроль над полем боя сопернику
    .inf = передать контроль над полем боя сопернику
effect-put-on-deck = положите { CASE($what, "acc") } { $bottom ->
        [yes] в низ { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
       *[no] на верх { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
    }
    .inf = положить { CASE($what, "acc") } { $bottom ->
        [yes] в низ { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
       *[no] на верх { $theirs ->
            [yes] его колоды
           *[no] своей колоды
        }
    }
    .that = adj-mentioned

condition-against-an-opponent = так обстоит дело с соперником
condition-more-ready-characters = у вас больше подготовленных персонажей, чем у соперника{ COMMA() }
condition-each-of-theirs = каждый персонаж соперника { $predicate }
condition-they-have-resources = у соперника не меньше { COUNT($number, WORD("noun-resource"), "gen") }
condition-no-resources = у вас нет ресурсов
condition-card-is = { $what } { $predicate }
condition-just-rolled = один из брошенных кубиков показывает { LIST($symbols, "or") }

amount-resources-on = { $what } ресурсов на { CASE($subject, "pre") }
    .noun = noun-number

trigger-set-up = { $by ->
       *[anybody] после подготовки к игре
    }
    .noun = noun-card
trigger-ability-used = { $by ->
        [you] после того как вы применили действие { CASE($what, "gen") }{ COMMA() }
        [opponent] после того как соперник применил действие { CASE($what, "gen") }{ COMMA() }
       *[anybody] после применения действия { CASE($what, "gen") }
    }
    .noun = noun-card

constant-cheaper-if = { $this } стоит на { $by } меньше, если { $condition }
constant-no-restrictions-on-this = вы можете играть { PLURAL($filter, "acc") } на { CASE($this, "acc") }, не соблюдая ограничений на розыгрыш
constant-more-income = в фазе перегруппировки каждый игрок получает ещё { COUNT($more, WORD("noun-resource"), "acc") }
constant-gains-subtype = { $of } — ещё и { $subtype }

filter-cost-at-least = { $what } стоимостью { $cost } или больше
    .place = last
    .is = стоит { $cost } или больше
    .is-not = стоит меньше { $cost }
filter-damage-at-least = { $what }, { GENDER($what) ->
        [f] на которой
        [pl] на которых
       *[m] на котором
    } не меньше { COUNT($damage, WORD("noun-damage"), "gen") }{ COMMA() }
    .place = last
    .is = имеет не меньше { COUNT($damage, WORD("noun-damage"), "gen") }
    .is-not = имеет меньше { COUNT($damage, WORD("noun-damage"), "gen") }
filter-modifier = { $what }, { AGREE($what, "adj-showing") } модификатор{ COMMA() }
    .place = last
    .is = показывает модификатор
    .is-not = не показывает модификатор
filter-modified = { $what } с модификацией
    .place = last
    .is = имеет модификацию
    .is-not = не имеет модификаций
filter-not-modified = { $what } без модификаций
    .place = last
filter-not-shielded = { $what } без щитов
    .place = last
filter-copies-in-play = { $what } (в игре не меньше { COUNT($number, WORD("noun-copy"), "gen") } этой карты)
    .place = last
    .is = имеет в игре не меньше { COUNT($number, WORD("noun-copy"), "gen") }
    .is-not = имеет в игре меньше { COUNT($number, WORD("noun-copy"), "gen") }
filter-shares-subtype = { $what } с тем же подтипом, что у { $has-with ->
        [yes] { CASE($with, "gen") }
       *[no] другого кубика
    }{ COMMA() }
    .place = last
    .is = имеет общий подтип с { $has-with ->
        [yes] { CASE($with, "ins") }
       *[no] другим кубиком
    }
    .is-not = не имеет общих подтипов с { $has-with ->
        [yes] { CASE($with, "ins") }
       *[no] другим кубиком
    }
filter-named = { $what } { $kind ->
        [colour] названного цвета
        [subtype] названного подтипа
       *[symbol] с названным символом
    }
    .place = last
    .is = { $kind ->
        [colour] названного цвета
        [subtype] названного подтипа
       *[symbol] показывает названный символ
    }
    .is-not = { $kind ->
        [colour] другого цвета
        [subtype] другого подтипа
       *[symbol] не показывает названный символ
    }
filter-among = { $what } из { CASE($as, "gen") }
    .place = last
filter-not-color = не { AGREE($what, $color) } { $what }
adj-controlling = контролирующий
filter-of-type = { $what } { LIST(CASE(LIKE($types, $what), "gen"), "or") }

reference-both = оба { CASE($what, "gen") }
    .gen = обоих { PLURAL($what, "gen") }
    .dat = обоим { PLURAL($what, "dat") }
    .acc = оба { CASE($what, "gen") }
    .ins = обоими { PLURAL($what, "ins") }
    .pre = обоих { PLURAL($what, "pre") }
    .noun = noun-die
    .gender = pl
reference-lowest = { $what } с меньшим значением (при равенстве — обоих)
    .noun = noun-die
select-within = { $whose ->
       *[other] до { COUNT($number, $what, "gen") } с общим значением не больше { $within }
    }
    .dat = не больше чем { COUNT($number, $what, "dat") } с общим значением не больше { $within }
    .ins = не больше чем { COUNT($number, $what, "ins") } с общим значением не больше { $within }
    .pre = не больше чем { COUNT($number, $what, "pre") } с общим значением не больше { $within }
    .gender = pl

event-revealed = { $zone ->
        [hand] { $seat } показывает с руки: { LIST($cards, "and") }.
       *[deck] Раскрыта верхняя карта колоды. { $seat }: { LIST($cards, "and") }.
    }
event-resources-placed = На { CASE($thing, "acc") } положили { COUNT($amount, WORD("noun-resource"), "acc") }.

prompt-unshield = с кого снять щиты?
prompt-put-on = какую карту положить на верх колоды?
prompt-reveal = какую карту показать?
prompt-keep-back = какую карту не показывать?
prompt-name = что назвать?
option-unshield = Снять щиты с { CASE($what, "gen") }
option-put-on = Положить { CASE($what, "acc") } на верх колоды
option-reveal = Показать { CASE($what, "acc") }
option-keep-back = Не показывать { CASE($what, "acc") }
option-name = { CAP($what) }
