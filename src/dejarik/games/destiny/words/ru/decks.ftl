### Колоды, что в них может быть не так, и все изданные карты, играть ими можно или нет.

deck-card-name = { $title }, { $subtitle }
fault-at-line = Строка { $line }: { $fault }
fault-and-near = { $fault } Похоже на { LIST($near, "or") }.

## Что запрещают правила

fault-no-character = В команде нет ни одного персонажа.
fault-no-team-card = { $card } — { $type }; в команду такую карту не взять.
fault-both-sides = В команде есть и герои, и злодеи.
fault-unique = { $card } — уникальный персонаж, а копий в команде { $found }; версии с другим подзаголовком тоже считаются.
fault-one-die = { $card }: указано только одно число очков, поэтому и кубик один — элитным этот персонаж не бывает.
fault-points = Команда стоит { COUNT($found, WORD("noun-point")) }, а можно не больше { $allowed }.
fault-no-plot = { $card } — { $type }, а не замысел.
fault-plot-affiliation = { $card } — { AGREE(WORD("type-plot"), $adjective) } замысел, но { CASE(PLURAL($side), "gen") } в команде нет.
fault-plot-color = { $card } — { AGREE(WORD("type-plot"), $color) } замысел, но { AGREE(PLURAL(WORD("type-character"), "gen"), $color) } персонажей в команде нет.
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
fault-no-battlefield = { $card } — { $type }, а не поле боя.
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
fault-size = В колоде { COUNT($found, WORD("noun-card")) }, а нужно { $fewest ->
    [0] ровно { $allowed }
   *[other] от { $fewest } до { $allowed }
}.
fault-type = { $card } — { $type }; в колоде таким картам не место.
fault-refused = { $card }: эту карту не допускает { $other }.
fault-affiliation = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $adjective) } карта, но { CASE(PLURAL($side), "gen") } в команде нет.
fault-affiliation-neutral = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $adjective) } карта, но все персонажи команды нейтральны.
fault-color = { $card } ({ $found }) — { AGREE(WORD("noun-card"), $color) } карта, но { AGREE(PLURAL(WORD("type-character"), "gen"), $color) } персонажей в команде нет.
fault-copies = { $card }: { COUNT($found, WORD("noun-copy")) }, а можно не больше { $allowed }.
fault-not-in-deck = { $card }: такой карты в колоде нет.
fault-copies-asked = { $card }: { COUNT($found, WORD("noun-copy")) }, но замысел требует, чтобы карты в колоде не повторялись.
fault-back = { $card } — оборот двусторонней карты; отдельно его не берут.
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
fault-no-description = Карта № { $found } сохранения («{ $text }») не говорит, какая она: в описании нужны набор и номер, например CONV 60.
fault-under-lost = Карты под замыслом { $card } можно записать только в нашем виде (YAML).
fault-bad-cards = В разделе «cards» каждая карта стоит на своей строке вместе с количеством: Block: 2.
fault-bad-value = Здесь должно стоять одно название или число.
fault-unknown-key = «{ $text }» в колоде ничего не значит; возможны { LIST($near, "and") }.
fault-unknown-format = Формата «{ $text }» нет; есть { LIST($near, "and") }.
fault-bad-count = «{ $text }» — не количество копий.
fault-bad-elite = «{ $text }» — ни true, ни false.
fault-unknown-card = Карты «{ $text }» нет.
fault-unofficial-card = «{ $text }» — карта из набора, который придумали игроки; здесь есть только официальные карты.
fault-ambiguous = Карт с названием «{ $text }» несколько: напишите { LIST($near, "or") }.

## Форматы

format-constructed = составленные колоды
format-starter = стартовые колоды
format-draft = драфт
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

almanac-printed = { $set }, № { $number }; { $rarity } карта
almanac-cost = Стоимость: { $cost }
almanac-health = Здоровье: { $health }
almanac-points = Очки: { $points }
almanac-balance = Очки по списку «Баланс Силы»: { $points }
almanac-die = Кубик: { $sides }

## Готовые колоды, по имени

our-deck-jedi-knights = Рыцари-джедаи
    .about = Луминара Ундули ведёт в бой двух бдительных джедаев со световыми мечами: удар за ударом, и каждый второй удар соперника отражён.
our-deck-senators = Сенаторы
    .about = Падме и Сатин побеждают доводами: концентрация превращается в непрямой урон, а кубики соперника редко задерживаются на столе.
our-deck-squadron = Эскадрилья
    .about = По Дэмерон и Хан Соло стреляют первыми, а на остаток боя вызывают истребители и грузовики.
our-deck-stormtroopers = Штурмовики
    .about = Четверо солдат стреляют разом, ранят даже пустыми гранями, а на место павшего встаёт следующий.
our-deck-dark-bargain = Тёмная сделка
    .about = Граф Дуку опустошает руку соперника, а Диджей убирает его кубики и за каждый берёт плату.
our-deck-bounty-hunters = Охотники за головами
    .about = Боба Фетт и Денгар вкладывают доходы преступного мира во всё более дорогое оружие.

## Карты, которыми пока нельзя играть, и из чего состоят их способности

missing-abilities = Этой картой пока нельзя играть. Ещё не описано: { LIST($abilities, "and") }.
missing-unknown = Такого здесь ещё не умеет ни одна карта: { LIST($elements, "and") }.
missing-known = Такое уже умеют другие карты: { LIST($elements, "and") }. Не хватает лишь описания этой карты.
missing-known-besides = Известно по другим картам: { LIST($elements, "and") }.

## Что за способности

element-frame-event = эффект события
element-frame-special = «Особенность»
element-frame-action = «Действие»
element-frame-power-action = «Мощное действие»
element-frame-claim = способность «Захват»
element-frame-reaction = срабатывающая способность
element-frame-constant = постоянная способность
element-frame-action-usable-by-others = «Действие» для других игроков
element-kw-ambush = «Засада»
element-kw-guardian = «Страж»
element-kw-redeploy = «Перераспределение»
element-kw-modify = «Модифицируйте»
element-kw-piloting = «Пилотирование»
element-kw-parallel-die = «Общий кубик»
element-kw-team-up = «Напарники»
element-restrict-attach-to = ограничение на прикрепление
element-restrict-play-only-if = условие розыгрыша
element-restrict-spot-to-play = нужная карта в игре для розыгрыша
element-restrict-limit-per-character = предел таких улучшений на персонажа
element-restrict-use-only-if = условие для «Действия»
element-deck-special-rule = изменение состава колоды или команды
element-deck-include-only-if = условие для включения в команду
element-deck-point-value = изменение стоимости в очках
element-setup-modifier = изменение подготовки к игре
element-setup-enters-play-with = вход в игру повёрнутой или с жетонами

## Когда они срабатывают

element-trigger-after-activate-self = способность после активации этой карты
element-trigger-after-activate-other = способность после активации другой карты
element-trigger-before-activate = способность перед активацией карты
element-trigger-after-play-self = способность после розыгрыша этой карты
element-trigger-after-play-card = способность после розыгрыша определённой карты
element-trigger-before-play-card = способность перед розыгрышем карты
element-trigger-after-resolve-die = способность после применения кубика
element-trigger-before-resolve-die = способность перед применением кубика
element-trigger-after-die-rolled = способность после броска кубика
element-trigger-after-die-turned = способность после переворота кубика
element-trigger-after-die-removed = способность после удаления кубиков
element-trigger-after-die-modifies = способность после применения её кубика как модификатора
element-trigger-after-damage = способность после нанесения урона
element-trigger-before-damage = способность перед нанесением урона
element-trigger-after-defeated = способность после победы над персонажем
element-trigger-before-defeated = способность перед победой над персонажем
element-trigger-before-leaves-play = способность перед уходом карты из игры
element-trigger-after-card-discarded = способность после сброса карты
element-trigger-after-claim-or-control = способность после захвата поля боя или перехода контроля над ним
element-trigger-phase-or-round = способность в начале или конце фазы или раунда
element-trigger-after-setup = способность после подготовки к игре
element-trigger-before-starting-hand = способность перед добором начальной руки
element-trigger-after-shields-removed = способность после снятия щитов
element-trigger-before-shields-gained = способность перед получением щитов
element-trigger-action-taken = способность при совершении действия
element-trigger-after-resources-lost = способность после потери ресурсов
element-trigger-after-piloting = способность после начала пилотирования
element-trigger-before-event-effect = способность перед применением события соперника

## При каких условиях

element-cond-spot = проверка своих карт в игре
element-cond-control-battlefield = проверка контроля над полем боя
element-cond-dice-in-pool = проверка кубиков в пуле
element-cond-object-is = проверка вида карты или кубика
element-cond-die-result = проверка выпавшего символа
element-cond-characters-in-play = проверка числа и вида персонажей в игре
element-cond-ready-or-exhausted = проверка подготовленных и повёрнутых карт
element-cond-history = проверка событий этого хода или раунда
element-cond-damage-or-health = проверка урона или оставшегося здоровья
element-cond-upgrades-on = проверка улучшений на карте
element-cond-able = выполнение в меру возможного
element-cond-hand-deck-discard = подсчёт карт вне игры
element-cond-shields = проверка щитов
element-cond-resources = проверка ресурсов игрока
element-cond-tokens-on-card = проверка жетонов на карте
element-cond-card-cost = проверка стоимости карты
element-cond-elite = проверка элитности
element-cond-piloting = проверка пилотирования
element-cond-damage-blocked = проверка блокирования урона

## Какой ценой

element-cost-remove-own-die = плата своим кубиком из пула
element-cost-exhaust-this-card = плата поворотом этой карты
element-cost-exhaust = плата поворотом карты
element-cost-spend-resources = трата ресурсов
element-cost-discard-from-hand = плата картами с руки
element-cost-discard-this-card = плата сбросом этой карты
element-cost-discard-own-card-in-play = плата сбросом своей карты из игры
element-cost-tokens-from-card = плата жетонами на карте
element-cost-deal-damage-to-own = плата уроном своему персонажу
element-cost-indirect-to-self = плата непрямым уроном самому себе
element-cost-set-aside = плата откладыванием карты в сторону
element-cost-defeat-own = плата победой над своим персонажем
element-cost-remove-shields = плата своими щитами
element-cost-give-resources = плата ресурсами сопернику
element-cost-give-battlefield = плата контролем над полем боя
element-cost-give-control = плата контролем над картой
element-cost-discard-from-own-deck = плата картами с верха своей колоды
element-cost-put-card-on-deck = плата возвращением карты в колоду
element-cost-shuffle-in = плата замешиванием этой карты в колоду
element-cost-return-own-to-hand = плата возвращением своей карты на руку
element-cost-reveal-card = плата раскрытием карты с руки
element-cost-activate = плата активацией карты
element-cost-play-card = плата розыгрышем карты
element-cost-turn-die = плата переворотом кубика
element-cost-flip = плата переворотом этой карты на другую сторону

## Что они делают

element-effect-remove-die = удаление кубиков из пула
element-effect-turn-die = переворот кубиков
element-effect-reroll = переброс кубиков
element-effect-resolve-die = применение кубиков
element-effect-roll-into-pool = бросок кубика в пул
element-effect-deal-damage = нанесение урона
element-effect-deal-indirect = нанесение непрямого урона
element-effect-give-shields = получение щитов
element-effect-remove-shields = снятие щитов
element-effect-heal = восстановление здоровья
element-effect-gain-resources = получение ресурсов
element-effect-lose-resources = потеря ресурсов
element-effect-transfer-resources = переход ресурсов от игрока к игроку
element-effect-draw = добор карт
element-effect-mill = сброс карт с верха колоды
element-effect-discard-from-hand = сброс карт с руки
element-effect-discard-referenced = сброс увиденной карты
element-effect-discard-from-play = сброс карты из игры
element-effect-discard-self = сброс самой карты
element-effect-return-to-hand = возвращение карты из игры на руку
element-effect-to-hand = переход карты из колоды или сброса на руку
element-effect-to-deck = перемещение карт на верх или под низ колоды
element-effect-look-at-hand = просмотр руки
element-effect-look-at-deck = просмотр верхних карт колоды
element-effect-reveal = раскрытие карт
element-effect-search-deck = поиск в колоде
element-effect-shuffle = перемешивание колоды
element-effect-set-aside = откладывание карты или кубика в сторону
element-effect-play-card = розыгрыш карты эффектом
element-effect-activate = активация эффектом
element-effect-ready = подготовка карты
element-effect-exhaust = поворот карты
element-effect-additional-action = дополнительные действия
element-effect-additional-action-opponent = дополнительное действие для соперника
element-effect-move-upgrade = перемещение улучшения
element-effect-move-damage = перемещение урона
element-effect-move-shields = перемещение щитов
element-effect-tokens-on-cards = жетоны не на персонажах
element-effect-change-die-value = изменение значения кубика
element-effect-reduce-cost = снижение уплачиваемой стоимости
element-effect-block-damage = блокирование урона
element-effect-battlefield-control = переход контроля над полем боя
element-effect-battlefield-switch = замена поля боя
element-effect-claim-battlefield = захват уже захваченного поля боя
element-effect-use-other-ability = применение способности другой карты
element-effect-retrigger-ability = повторное срабатывание способности другой карты
element-effect-defeat = победа над персонажем без урона
element-effect-return-defeated = возвращение побеждённого персонажа в игру
element-effect-add-character = добавление персонажа в команду
element-effect-change-card-type = превращение карты в карту другого типа
element-effect-control-of-card = переход контроля над картой
element-effect-end-action-phase = завершение фазы действий
element-effect-must-pass = обязательный пас игрока
element-effect-win-or-lose-game = мгновенная победа или поражение в игре
element-effect-grant-keyword = ключевое слово для разыгрываемой карты
element-effect-repeat = повторение эффекта
element-effect-cancel-event = отмена события
element-effect-capture-die = захват кубика соперника
element-effect-change-color = изменение цвета карты
element-effect-make-elite = превращение персонажа в элитного во время игры
element-effect-flip = переворот карты на другую сторону
element-effect-swap-cards-or-resources = обмен картами или ресурсами

## Сколько

element-amount-count-of = подсчитанное на столе число
element-amount-die-value = значение кубиков как число
element-amount-card-cost = стоимость карты как число
element-amount-half-rounded = половина числа
element-amount-maximum = предел числа

## Что выбирают

element-choice-target = выбор до применения
element-choice-modal = выбор между эффектами
element-choice-modal-by-opponent = выбор соперника между эффектами
element-choice-do-both = один из двух эффектов или оба
element-choice-each-that-applies = все эффекты с выполненным условием
element-choice-symbol = выбор символа
element-choice-number = выбор числа
element-choice-color-or-type = выбор цвета или типа
element-choice-subtype = выбор подтипа
element-choice-name-card = название карты вслух
element-choice-split-pool = разделение пула
element-choice-compare-totals = сравнение бросков
element-choice-simultaneous-secret = тайный одновременный выбор
element-choice-secret-identity = скрытая личность

## Каким образом

element-actor-force-opponent = принуждение соперника
element-actor-opponent-acts = выбор или оплата со стороны соперника
element-form-up-to-or-any-number = любое число целей
element-form-many-targets = несколько персонажей сразу
element-form-distribute = распределение по выбору
element-form-random = случайный выбор
element-form-unblockable = неблокируемый урон
element-form-value-changed = применение с другим значением
element-form-n-instead-if = большее число при условии
element-form-keep-die-in-pool = сохранение применённого кубика в пуле
element-form-play-cost-reduced = розыгрыш по сниженной стоимости
element-form-for-free = отказ от оплаты стоимости
element-form-as-yours = применение чужого как своего
element-form-as-other-symbol = применение как другого символа
element-form-as-not-modifier = применение модификатора как обычной грани
element-form-against-given-character = применение урона против определённых персонажей
element-form-unless-paid = возможность откупиться
element-form-otherwise = иной эффект при невыполненном условии
element-form-replacement-would = одно событие вместо другого
element-form-ignoring-restrictions = отмена ограничений
element-form-extra-die-from-aside = бросок отложенного кубика

## Как долго

element-dur-delayed-effect = отложенный эффект
element-dur-first-each-round-or-game = срабатывание только в первый раз
element-dur-next-turn-or-action = действие на следующий ход
element-dur-until-end-of = действие до определённого срока
element-dur-once-per-game = применение один раз за игру

## Что действует, пока карта в игре

element-static-grant-keyword = ключевые слова для других карт
element-static-grant-subtype = подтипы для карт
element-static-health-or-limit = изменение здоровья или пределов
element-static-play-cost-modifier = изменение стоимости карт
element-static-die-cost-modifier = изменение стоимости граней кубиков
element-static-die-value-modifier = изменение значений кубиков
element-static-resolve-side-as = применение граней как другого символа
element-static-self-discard-if = сброс самой карты при условии
element-static-prohibition = запрет
element-static-die-cannot-be-removed = запрет убирать кубики
element-static-damage-unblockable = неблокируемый урон её кубика
element-static-ignore-play-restrictions = розыгрыш на неё без ограничений
element-static-elite = элитность персонажа с этой картой
element-static-upkeep-income = изменение дохода
element-static-diceless-can-activate = активация карты без кубика
element-static-indirect-assignment = правила распределения непрямого урона
element-static-die-target-rule = ограничение целей кубика
element-static-copies-not-unique = неуникальные копии
element-static-shared-shields = щиты для защиты других
element-static-shields-distribution = распределение щитов её кубика
element-static-copy-abilities = способности других карт
element-static-forced-first-action = обязательная активация первым действием
element-static-lose-abilities = лишение способностей
element-static-resolve-opponent-pool = применение кубиков соперника после захвата им поля боя
element-static-symbol-replacement = замена символов другими
element-static-text-change = изменение числа в чужом тексте
element-static-leave-play-set-aside = откладывание в сторону вместо ухода из игры
element-die-x-value = кубик с X
element-die-any-symbol-modifier = модификаторы любого символа
element-die-none = персонаж без кубика
