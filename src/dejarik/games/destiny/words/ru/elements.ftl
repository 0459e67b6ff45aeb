### Из чего состоят способности карт: о картах, которыми пока нельзя играть.

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
element-kw-modify = «Модификация»
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
element-cond-ready-or-exhausted = проверка готовых и повёрнутых карт
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
element-effect-heal = лечение
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
