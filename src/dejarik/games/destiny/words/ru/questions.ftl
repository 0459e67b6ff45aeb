### Вопросы, ответы, отказы, текущие процедуры, конец.

## Вопросы, по виду решения

prompt-unshield = с кого снять щиты?
prompt-put-on = какую карту положить на верх колоды?
prompt-put-back = какую карту положить следующей? (первая из положенных на верх станет верхней)
prompt-in-hand = выберите карту на этой руке
prompt-reveal = какую карту показать?
prompt-keep-back = какую карту не показывать?
prompt-name = что назвать?
prompt-take = какую карту взять на руку?
prompt-search = какую карту взять из колоды?
prompt-own-battlefield = какое из ваших полей боя использовать?
prompt-place-on = на какую карту положить ресурс?
prompt-take-off = с какой карты снять ресурс?
prompt-for-card = { $card }: { $text }
prompt-action = Выберите действие
prompt-action-must = Выберите действие. Если вы его совершаете, вы должны { LIST($duties, "or") }.
prompt-action-barred = Выберите действие. В этот ход вам нельзя { LIST($deeds, "or") }.
duty-activate = активировать { $any ->
        [yes] одного из своих персонажей
       *[no] { CASE($what, "acc") }
    }
duty-play = сыграть { CASE($what, "acc") }
deed-activate = активировать карты
deed-claim = захватывать поле боя
deed-play = играть карты
deed-reroll = сбрасывать карту, чтобы перебросить кубики
deed-resolve = применять кубики
deed-use = использовать действия карт
prompt-claim = { $about }: применить способность захвата?
prompt-whether = { $effect } Хотите?
prompt-choose-one = выберите одно
prompt-pay-or-not = { $effect } { $who }, заплатить или согласиться?
prompt-pilot = выберите транспорт, который персонаж будет пилотировать
prompt-opponent = выберите соперника
prompt-flip = выберите, какой стороной перевернуть карту
prompt-amount = сколько?
prompt-attach = выберите карту, к которой прикрепить эту
prompt-shuffle-in = Сколько отложенных копий замешать в колоду: { $about }
prompt-move-amount = сколько урона переместить?
prompt-remove = какой кубик убрать?
prompt-reroll = какой кубик перебросить?
prompt-roll = какой кубик бросить в пул?
prompt-damage = кому нанести урон?
prompt-shield = кому дать щиты?
prompt-heal = кому восстановить здоровье?
prompt-move-from = с кого переместить урон?
prompt-move-to = на кого переместить урон?
prompt-discard = какую карту сбросить?
prompt-put-under = какую карту положить под низ колоды?
prompt-set-aside = какую карту отложить в сторону?
prompt-exhaust = какую карту повернуть?
prompt-redeploy = на кого переместить улучшение?
prompt-choose = сделайте выбор
prompt-resolve = результат какого кубика применить?
prompt-activate = какую карту активировать?
prompt-target-melee = Кому нанести ближний урон? { CAP($about) }
prompt-target-ranged = Кому нанести дальний урон? { CAP($about) }
prompt-target-shield = Кому дать щиты? { CAP($about) }
prompt-resolve-next = Применить результат ещё одного кубика с символом { QUOTE($about) }?
prompt-modify = Добавить модификатор? { CAP($about) }
prompt-special = Какую особенность применить? { CAP($about) }
prompt-turn = Какой кубик перевернуть?
prompt-side = На какую грань перевернуть { CASE($about, "acc") }?
prompt-replace = { $about }: заменить улучшение, чтобы заплатить меньше?
prompt-surplus = На карте слишком много улучшений или ухудшений: какое сбросить?
prompt-copies = В игре может быть только одна копия уникальной карты: какую сбросить?
prompt-discard-to-reroll = Какую карту сбросить, чтобы перебросить кубики?
prompt-reroll-dice = Какие кубики перебросить?
prompt-distribute = Непрямой урон: кому нанести очередную единицу? Осталось: { $number }
prompt-battlefield = Вы выиграли бросок: какое поле боя выбрать?
prompt-opening-shields = Кому дать щит? Осталось: { $number }
prompt-order = Какую способность применить первой?
prompt-return = какую карту вернуть на руку владельца?
prompt-upkeep-discard = Какие карты сбросить перед добором?
prompt-mulligan = Какие карты вернуть в колоду, чтобы взять новые?
prompt-twin-die = Какой из кубиков отложить в сторону?
prompt-bid = Тайно выберите число
prompt-block = сколько урона заблокировать?
prompt-ransom = Сколько урона заблокировать, по ресурсу за единицу? { CAP($about) }
prompt-defeat = какого персонажа победить?
prompt-group = разделите кубики на две группы, затем одну из них выберут
prompt-host = на какую карту её сыграть?
prompt-move = какое улучшение переместить?
prompt-play = какую карту сыграть?
prompt-player = выберите игрока
prompt-ready = какую карту вернуть в подготовленное положение?
prompt-stack = какую карту, лежащую лицом вниз, выбрать?
prompt-switch-battlefield = какое поле боя взять?
prompt-use-battlefield = выберите поле боя
prompt-set-die-aside = { $about } больше не элитный персонаж: какой кубик отложить в сторону?

## Ответы, по виду; option-<решение>-<ответ> — если ответ там значит другое

option-unshield = Снять щиты с { CASE($what, "gen") }
option-put-on = Положить { CASE($what, "acc") } на верх колоды
option-reveal = Показать { CASE($what, "acc") }
option-keep-back = Не показывать { CASE($what, "acc") }
option-name = { CAP($what) }
option-name-number = { $what }
option-take = Взять { CASE($what, "acc") }
option-find = Взять { CASE($what, "acc") }
option-own-battlefield-battlefield = { $what }
option-place-on = Положить ресурс на { CASE($what, "acc") }
option-take-off = Снять ресурс с { CASE($what, "gen") }
option-play = Сыграть { CASE($what, "acc") }
option-play-on = Сыграть { CASE($what, "acc") } на { CASE($object, "acc") }
option-activate = Активировать { CASE($what, "acc") }
option-resolve = Применить результат { CASE($what, "gen") }
option-reroll = Перебросить { CASE($what, "acc") }
option-action-reroll = Сбросить карту и перебросить кубики
option-use = { $what }
option-use-on = { CAP($what) }: { $object }
option-claim = Захватить поле боя
option-pass = Спасовать
option-decline = Отказаться
option-stop = Достаточно
option-done = Готово
option-yes = Да
option-no = Нет
option-choice = Вариант { $what }
option-pay = Заплатить
option-pilot = Пилотировать { CASE($what, "acc") }
option-refuse = Не платить
option-opponent = { $what }
option-flip = { $what }
option-attach = Прикрепить к { CASE($what, "dat") }
option-play-aside = Сыграть из отложенных: { $what }
option-play-aside-on = Сыграть из отложенных: { $what }, на { CASE($object, "acc") }
option-amount = { $what }
option-remove = Убрать { CASE($what, "acc") }
option-roll = Бросить { CASE($what, "acc") } в пул
option-reroll-dice-roll = Бросить
option-damage = Нанести урон { CASE($what, "dat") }
option-shield = Дать { CASE($what, "dat") } щиты
option-opening-shields-shield = Дать { CASE($what, "dat") } щит
option-heal = Восстановить здоровье { CASE($what, "dat") }
option-move-from = С { CASE($what, "gen") }
option-move-to = На { CASE($what, "acc") }
option-discard = Сбросить { CASE($what, "acc") }
option-put-under = Положить { CASE($what, "acc") } под низ колоды
option-exhaust = Повернуть { CASE($what, "acc") }
option-redeploy = Переместить на { CASE($what, "acc") }
option-choose = Выбрать { CASE($what, "acc") }
option-assign = Нанести единицу урона { CASE($what, "dat") }
option-target = { CAP($what) }
option-modify = Добавить { CASE($what, "acc") }
option-special = { $what }
option-side = { $what }
option-turn = Перевернуть { CASE($what, "acc") }
option-replace = Заменить { CASE($what, "acc") }
option-replace-nothing = Ничего не заменять
option-battlefield = { $what } ({ $player })
option-first = Сначала { $what }
option-first-on = Сначала { $what }: { $object }
option-return = Вернуть { CASE($what, "acc") }
option-set-aside = Отложить { CASE($what, "acc") }
option-distribute-all = Распределить: { LIST($what, "and") }
option-opening-shields-all = Щиты: { LIST($what, "and") }
option-reroll-all = Перебросить: { LIST($what, "and") }
option-reroll-dice-all = Перебросить: { LIST($what, "and") }
option-turn-to = Перевернуть { CASE($what, "acc") } на { CASE($side, "acc") }
part-of-plan = { $number ->
        [1] { $what }
       *[other] { $what } ×{ $number }
    }
option-resolve-on = Применить результат { CASE($what, "gen") } как { CASE($object, "acc") }
option-bid = { $what }
option-block = Заблокировать { $what }
option-defeat = Победить { CASE($what, "acc") }
option-group = В первую группу: { $what }
option-group-number = Группа { $what }
option-move = Переместить { CASE($what, "acc") }
option-on = На { CASE($what, "acc") }
option-player = { $what }
option-play-from-deck = Сыграть { CASE($what, "acc") } из колоды
option-play-from-deck-on = Сыграть { CASE($what, "acc") } из колоды на { CASE($object, "acc") }
option-play-from-discard = Сыграть { CASE($what, "acc") } из сброса
option-play-from-discard-on = Сыграть { CASE($what, "acc") } из сброса на { CASE($object, "acc") }
option-ready = Вернуть { CASE($what, "acc") } в подготовленное положение
option-stack = Положить { CASE($what, "acc") } лицом вниз
option-stack-on = { $what }: { $object }
option-switch-battlefield-battlefield = { $what }
option-use-battlefield-battlefield = { $what }
option-concede = Сдаться
option-offer-draw = Предложить ничью

## Отказы

refusal = { $option } — нельзя. { $rule }
refusal-numbers = { $option } — нельзя ({ $numbers }). { $rule }
refusal-why = { $option } — нельзя ({ $why }). { $rule }
why-action-activate-ready-only = карта повёрнута
why-action-claim-once-per-round = поле боя захвачено: { $player }
why-action-play-step-3-host = прикрепить карту не к чему
why-action-power-once-per-round = в этом раунде это действие уже использовано
why-action-reroll-discard-one = нечего сбросить с руки
why-card-unique-no-second-play = такая карта у вас уже в игре
why-die-modifier-needs-base = ни на одном другом вашем кубике нет этого символа без плюса
why-exhausted-cannot-exhaust-exhausted = нет подготовленной карты
why-reading-coercion-if-able = вы должны { LIST($duties, "or") }
why-reading-running-interference-same-action = в этот ход его запрещает карта соперника
why-symbol-disrupt-never-negative = ресурсов у вас: { $have }
why-zone-hand-play-as-action = на руке нет такой карты
number-cost = нужно { $number }
number-have = у вас { $number }
reason-conceded = Остальные сдались.
reason-agreed = По общему согласию.

## Что сейчас происходит, по имени процедуры

procedure-set-up-table = Подготовка к партии
procedure-mulligans = Игроки могут вернуть карты и взять новые
procedure-pick-from-hands = Игроки выбирают карты с руки
procedure-opening-shields = Щиты тем, чьё поле боя не выбрано
procedure-round = Раунд { $round }
procedure-turn = Ходит { $seat }
procedure-extra-action = Дополнительное действие: { $seat }
procedure-upkeep = Фаза перегруппировки
procedure-upkeep-discards = Игроки сбрасывают карты перед добором
procedure-settle = Очередь способностей и эффектов
procedure-order = Способности становятся в очередь
procedure-before = Прежде чем это случится
procedure-resolve = { CAP($card) }: { $ability }
procedure-play-card = { $seat } играет { CASE($card, "acc") }
procedure-apply = Действует { $card }
procedure-apply-event = Действует { $card }
procedure-take-action = { $seat } совершает действие
procedure-gain-shields = Персонажи вот-вот получат щиты
procedure-activate = { $seat } активирует { CASE($thing, "acc") }
procedure-resolve-dice = { $seat } применяет результаты кубиков
procedure-resolve-die = { $seat } применяет результат { CASE($die, "gen") }
procedure-apply-symbol = действует то, что выпало: { $die }
procedure-turn-dice = { $seat } переворачивает кубики
procedure-discard-to-reroll = { $seat } сбрасывает карту, чтобы перебросить кубики
procedure-use-action = { $seat } использует действие { CASE($holder, "gen") }
procedure-claim = { $seat } захватывает поле боя
procedure-damage = Наносится урон
procedure-distribute = { $seat } распределяет { COUNT($amount, WORD("noun-damage"), "acc") }
procedure-defeat = Побеждён персонаж { $thing }
procedure-discard-from-play = Сбрасывается { $thing }
procedure-discard-surplus = { $seat } сбрасывает лишнюю карту
procedure-concede = { $seat } сдаётся
procedure-offer-draw = { $seat } предлагает ничью
procedure-set-die-aside = { $seat } откладывает в сторону кубик { CASE($thing, "gen") }
procedure-bids = Игроки тайно выбирают число
procedure-pick-side = Игроки тайно выбирают сторону карты

## Конец

outcome-open = Партия продолжается.
outcome-draw = Ничья. { $rule }
outcome-won = { $number ->
        [one] Побеждает { LIST($winners, "and") }. { $rule }
       *[other] Побеждают { LIST($winners, "and") }. { $rule }
    }
