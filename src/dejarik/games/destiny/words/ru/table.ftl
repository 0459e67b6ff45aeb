### За столом: имена, вопросы, ответы, отказы, конец.

## Имена

phrase-die-of = { $what } { CASE($card, "gen") }
phrase-die-showing = { $what } ({ $side })

## Вопросы, по виду решения

prompt-for-card = { $card }: { $text }
prompt-action = { $who }, выберите действие
prompt-claim = { $about }: применить способность захвата?
prompt-whether = { $effect } Хотите?
prompt-choose-one = выберите одно
prompt-pay-or-not = { $effect } { $who }, заплатить или согласиться?
prompt-opponent = выберите соперника
prompt-move-amount = сколько урона переместить?
prompt-remove = какой кубик убрать?
prompt-reroll = какой кубик перебросить?
prompt-roll = какой кубик бросить в пул?
prompt-damage = кому нанести урон?
prompt-shield = кому дать щиты?
prompt-heal = с кого снять урон?
prompt-move-from = с кого переместить урон?
prompt-move-to = на кого переместить урон?
prompt-discard = какую карту сбросить?
prompt-put-under = какую карту положить в низ колоды?
prompt-exhaust = какую карту повернуть?
prompt-redeploy = на кого переместить улучшение?
prompt-choose = сделайте выбор
prompt-resolve = результат какого кубика применить?
prompt-activate = какую карту активировать?
prompt-target-melee = Кому нанести ближний урон? { CAP($about) }
prompt-target-ranged = Кому нанести дальний урон? { CAP($about) }
prompt-target-shield = Кому дать щиты? { CAP($about) }
prompt-resolve-next = Применить ещё один кубик с символом { QUOTE($about) }?
prompt-modify = Добавить модификатор? { CAP($about) }
prompt-special = Какую особенность применить? { CAP($about) }
prompt-turn = Какой кубик перевернуть?
prompt-side = На какую грань перевернуть { CASE($about, "acc") }?
prompt-replace = { $about }: заменить улучшение, чтобы заплатить меньше?
prompt-surplus = На карте слишком много улучшений или ухудшений: какое сбросить?
prompt-copies = Уникальная карта может быть в игре только в одном экземпляре: какой сбросить?
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
prompt-defeat = какого персонажа победить?
prompt-group = разделите кубики на две группы, затем одну из них выберут
prompt-host = на какую карту её сыграть?
prompt-move = какое улучшение переместить?
prompt-play = какую карту сыграть?
prompt-player = выберите игрока
prompt-ready = какую карту подготовить?
prompt-stack = какую карту, лежащую лицом вниз, выбрать?
prompt-switch-battlefield = какое поле боя взять?
prompt-use-battlefield = выберите поле боя
prompt-set-die-aside = { $about } больше не элитный персонаж: какой кубик отложить в сторону?

## Ответы, по виду; option-<решение>-<ответ> — если ответ там значит другое

option-play = Сыграть { CASE($what, "acc") }
option-play-on = Сыграть { CASE($what, "acc") } на { CASE($object, "acc") }
option-activate = Активировать { CASE($what, "acc") }
option-resolve = Применить { CASE($what, "acc") }
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
option-refuse = Не платить
option-opponent = { $what }
option-amount = { $what }
option-remove = Убрать { CASE($what, "acc") }
option-roll = Бросить { CASE($what, "acc") } в пул
option-reroll-dice-roll = Бросить
option-damage = Нанести урон { CASE($what, "dat") }
option-shield = Дать { CASE($what, "dat") }
option-heal = Снять урон с { CASE($what, "gen") }
option-move-from = С { CASE($what, "gen") }
option-move-to = На { CASE($what, "acc") }
option-discard = Сбросить { CASE($what, "acc") }
option-put-under = Положить { CASE($what, "acc") } в низ колоды
option-exhaust = Повернуть { CASE($what, "acc") }
option-redeploy = Переместить на { CASE($what, "acc") }
option-choose = Выбрать { CASE($what, "acc") }
option-assign = Единицу урона — { CASE($what, "dat") }
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
option-resolve-on = Применить { CASE($what, "acc") } как { CASE($object, "acc") }
option-bid = { $what }
option-block = Заблокировать { $what }
option-defeat = Победить { CASE($what, "acc") }
option-group = В первую группу: { $what }
option-group-number = Группа { $what }
option-move = Переместить { CASE($what, "acc") }
option-on = На { CASE($what, "acc") }
option-player = { $what }
option-play-from-discard = Сыграть { CASE($what, "acc") } из сброса
option-play-from-discard-on = Сыграть { CASE($what, "acc") } из сброса на { CASE($object, "acc") }
option-ready = Подготовить { CASE($what, "acc") }
option-stack = Положить { CASE($what, "acc") } лицом вниз
option-stack-on = { $what }: { $object }
option-switch-battlefield-battlefield = { $what }
option-use-battlefield-battlefield = { $what }
option-concede = Сдаться
option-offer-draw = Предложить ничью

## Отказы

refusal = { $option } — нельзя. { $rule }
refusal-numbers = { $option } — нельзя ({ $numbers }). { $rule }
number-cost = нужно { $number }
number-have = у вас { $number }
reason-conceded = Остальные сдались.
reason-agreed = По общему согласию.

## Конец

outcome-open = Партия продолжается.
outcome-draw = Ничья. { $rule }
outcome-won = { $number ->
        [one] Побеждает { LIST($winners, "and") }. { $rule }
       *[other] Побеждают { LIST($winners, "and") }. { $rule }
    }
