### Колоды: что в них может быть не так и как их показать.

deck-card-name = { $title }, { $subtitle }
fault-at-line = Строка { $line }: { $fault }
fault-and-near = { $fault } Похоже на { LIST($near, "or") }.

## Что запрещают правила

fault-no-character = В команде нет ни одного персонажа.
fault-no-team-card = { $card } — { $type }; в команду такую карту не взять.
fault-both-sides = В команде есть и герои, и злодеи.
fault-unique = { $card } — уникальный персонаж, а копий в команде { $found }; версии с другим подзаголовком тоже считаются.
fault-one-die = { $card }: указано только одно число очков, поэтому и кубик один — элитным этот персонаж не бывает.
fault-points = Команда стоит { COUNT($found, WORD("noun-point")) }, а можно не больше { $allowed }.
fault-no-plot = { $card } — { $type }, а не замысел.
fault-plot-affiliation = { $card } — { AGREE(WORD("type-plot"), $adjective) } замысел, но { CASE(PLURAL($side), "gen") } в команде нет.
fault-plot-color = { $card } — { AGREE(WORD("type-plot"), $color) } замысел, но { AGREE(PLURAL(WORD("type-character"), "gen"), $color) } персонажей в команде нет.
fault-plots = В команде { COUNT($found, WORD("type-plot")) }, а можно не больше одного.
fault-asks-points = { $card }: нужен персонаж, который стоит не меньше { $allowed } очков.
fault-asks-character = { $card }: для этой карты нужен персонаж определённого рода, а в команде такого нет.
fault-asks-without = { $card } и { $other } не могут быть в одной команде.
fault-asks-one-color = { $card }: все персонажи команды должны быть одного цвета, а цветов { $found }.
fault-asks-shared-color = { $card }: хотя бы два персонажа команды должны быть одного цвета.
fault-asks-format = { $card }: карта годится только для формата { $format }.
fault-asks-sets = { $card }: карты команды и колоды должны быть из { $allowed ->
    [one] { $allowed } набора
   *[other] { $allowed } наборов
}.
fault-battlefields = { $found ->
    [0] Нет поля боя.
   *[other] Полей боя { $found }, а { $allowed ->
        [one] нужно одно
       *[other] можно взять не больше { $allowed }
    }.
}
fault-no-battlefield = { $card } — { $type }, а не поле боя.
fault-under = { $allowed ->
    [0] Взять с собой { COUNT($found, WORD("noun-card"), "acc") } сверх колоды нельзя: замысел команды этого не позволяет.
   *[other] Под замыслом { COUNT($found, WORD("noun-card")) }, а можно положить не больше { $allowed }.
}
fault-under-twice = { $card } под замыслом { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[many] { $found } раз
}; карты там должны быть разными.
fault-under-kind = { $card }: такую карту { $other } не позволяет взять с собой.
fault-size = В колоде { COUNT($found, WORD("noun-card")) }, а нужно ровно { $allowed }.
fault-type = { $card } — { $type }; в колоде таким картам не место.
fault-refused = { $card }: эту карту не допускает { $other }.
fault-affiliation = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $adjective) } карта, но { CASE(PLURAL($side), "gen") } в команде нет.
fault-affiliation-neutral = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $adjective) } карта, но все персонажи команды нейтральны.
fault-color = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $color) } карта, но { AGREE(PLURAL(WORD("type-character"), "gen"), $color) } персонажей в команде нет.
fault-copies = { $card }: { COUNT($found, WORD("noun-copy")) }, а можно не больше { $allowed }.
fault-copies-asked = { $card }: { COUNT($found, WORD("noun-copy")) }, но замысел требует, чтобы карты в колоде не повторялись.
fault-back = { $card } — оборот двусторонней карты; отдельно его не берут.
fault-not-in-format = { $card }: такой карты нет в наборах формата «{ $format }».
fault-restricted = { $card }: карт из списка ограничений в колоде { $found }, а формат «{ $format }» допускает одну.
fault-not-playable = { $card }: карта известна, но играть ею пока нельзя. Ещё не описано: { LIST($abilities, "and") }.

## Что не удалось прочитать

fault-not-found = Нет ни готовой колоды, ни файла «{ $text }». Готовые колоды: { LIST($near, "and") }.
fault-not-found-near = Нет ни готовой колоды, ни файла «{ $text }». Может быть, { LIST($near, "or") }?
fault-unreadable = Файл «{ $text }» не удалось прочитать.
fault-no-deck = Это не колода ни в одном из известных видов.
fault-bad-yaml = Это не YAML: запись нарушена.
fault-bad-json = Это не JSON: запись нарушена.
fault-no-slots = В колоде на JSON должно быть поле «slots» с кодами и количеством карт.
fault-bad-saved-objects = В этом сохранении Tabletop Simulator объекты перечислены не так, как должны.
fault-no-saved-cards = В этом сохранении Tabletop Simulator нет ни одной карты.
fault-no-description = Карта № { $found } сохранения («{ $text }») не говорит, какая она: в описании нужны набор и номер, например CONV 60.
fault-under-lost = Карты под замыслом { $card } можно записать только в нашем виде (YAML).
fault-bad-cards = В разделе «cards» каждая карта стоит на своей строке вместе с количеством: Block: 2.
fault-bad-value = Здесь должно стоять одно название или число.
fault-unknown-key = «{ $text }» в колоде ничего не значит; возможны { LIST($near, "and") }.
fault-unknown-format = Формата «{ $text }» нет; есть { LIST($near, "and") }.
fault-bad-count = «{ $text }» — не количество копий.
fault-bad-elite = «{ $text }» — ни true, ни false.
fault-unknown-card = Карты «{ $text }» нет.
fault-unofficial-card = «{ $text }» — карта из набора, который придумали игроки; здесь есть только официальные карты.
fault-ambiguous = Карт с названием «{ $text }» несколько: напишите { LIST($near, "or") }.

## Форматы

format-constructed = составленные колоды
format-starter = стартовые колоды
format-standard = Standard
format-trilogy = Trilogy
format-infinite = Infinite

## Колода списком

deck-member = { $elite ->
    [yes] { $name }, элитный персонаж ({ COUNT($points, WORD("noun-point")) })
   *[no] { $name } ({ COUNT($points, WORD("noun-point")) })
}
deck-plot = { $name } ({ COUNT($points, WORD("noun-point")) })
deck-under = Под замыслом
deck-card = { $count } × { $name }

## Сведения о карте

almanac-printed = { $set }, № { $number }; { $rarity } карта
almanac-cost = Стоимость: { $cost }
almanac-health = Здоровье: { $health }
almanac-points = Очки: { $points }
almanac-balance = Очки по списку «Баланс Силы»: { $points }
almanac-die = Кубик: { $sides }
