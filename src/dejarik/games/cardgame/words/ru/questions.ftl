### О чём спрашивают игрока: окна, вопросы, ответы, что разыгрывается, отказы и конец партии.

## Окна

window-refresh = фаза рапорта
window-draw = фаза призыва
window-deployment = фаза выдвижения
window-conflict = фаза конфликта
window-conflict-end = конец фазы конфликта
window-attackers = после выбора атакующих
window-defenders = после выбора обороняющихся
window-edge = после стычки
window-strike = после удара
window-force = фаза Силы
window-interrupt = перехваты
window-reaction = реакции

## Вопросы, по виду решения

prompt-for-card = { CAP($card) }: { $text }
prompt-action = { CAP($window) }: действие или пас?
prompt-deploy = Фаза выдвижения: играйте отряды и карты развития или спасуйте
prompt-forced = Какое вынужденное свойство применить первым?
prompt-interrupt = { CAP($happening) }. { $with ->
        [use] Применить перехват { CASE($what, "gen") }?
        [play] Сыграть { CASE($what, "acc") }?
        [nothing] Перехватить нечем
       *[several] Перехватить или спасовать?
    }
prompt-reaction = { $happened } { $with ->
        [use] Применить реакцию { CASE($what, "gen") }?
        [play] Сыграть { CASE($what, "acc") }?
        [nothing] Отреагировать нечем
       *[several] Отреагировать или спасовать?
    }
prompt-pay = { CAP($for) }: чем заплатить? { $match ->
        [yes] Осталось: { $number }, хотя бы один ресурс должен быть пригодным
       *[no] Осталось: { $number }
    }
prompt-bury = Какую директиву вернуть под колоду директив? Остальные останутся у вас
prompt-mulligan = Взять новую руку? Муллиган можно сделать один раз
prompt-reveal = Какую директиву раскрыть следующей?
prompt-balance = Баланс Силы на вашей стороне: какой вражеской директиве нанести 1 урон?
prompt-draw-discard = Какую карту сбросить, прежде чем взять новые?
prompt-discard-down = Карт на руке больше, чем значение резерва: какую сбросить?
prompt-engage = На какую директиву напасть?
prompt-attackers = Кого послать в атаку на { CASE($about, "acc") }?
prompt-defenders = Нападение на { CASE($about, "acc") }, в атаке { LIST($attackers, "and") }. Кого поставить в оборону?
prompt-shielding = Черта «Щит»: куда положить жетон щита?
prompt-edge = Стычка: какую карту направить? Карт в стопках: у вас { $own }, у соперника { $other }
prompt-fate = Какую карту рока применить первой?
prompt-fate-again = Применить { CASE($about, "acc") } ещё раз?
prompt-strike = Какой отряд нанесёт удар?
prompt-icons = Удар: { $about }. Какие боевые знаки применить?
prompt-unit-damage = Кому нанести простой урон? Осталось: { $number }
prompt-tactics = Тактика: на какой отряд положить жетон приказа? Осталось: { $number }
prompt-shield = { CAP($about) }: потратить щит, чтобы отклонить { $token ->
        [focus] жетон приказа
       *[damage] жетон урона
    }?
prompt-protect = Защита ({ $about }): с кого принять 1 урон на себя?
prompt-capture-at = К какой директиве прикрепить пленённую карту?
prompt-enter-play = { CAP($about) }: как ввести в игру?
prompt-discard-order = Какую карту положить в сброс следующей? Последняя окажется сверху
prompt-commit = Какой отряд подчинить Силе? Свободных карт Силы: { $number }
prompt-cost = чем заплатить за свойство?
prompt-cost-focus = какой карте отдать приказ?
prompt-cost-sacrifice = какой картой пожертвовать?
prompt-cost-discard-one = какую карту сбросить?
prompt-cost-discard-any = какую карту сбросить, чтобы заплатить меньше?
prompt-choose = сделайте выбор
prompt-choose-pick = выберите карту
prompt-choose-pick-affected = выберите, кого это коснётся
prompt-choose-pick-card = { $zone ->
        [hand] выберите карту с руки
       *[discard-pile] выберите карту в своём сбросе
    }
prompt-choose-put-under-deck = какую карту положить под колоду?
prompt-choose-keep-three = какие отряды оставить в игре? Не больше трёх
prompt-choose-search-objective = какую директиву ввести в игру?
prompt-choose-look-and-capture = какую карту пленить, в каком порядке вернуть остальные?
prompt-choose-strip = какой жетон или какую карту развития сбросить?
prompt-choose-gain-icon-of-choice = какой боевой знак получить?
prompt-discard = какую карту сбросить?
prompt-order = какую карту положить под колоду следующей?
prompt-sacrifice = какой картой пожертвовать?
prompt-rescued = вернуть { CASE($card, "acc") } на руку или ввести в игру?

## На что можно ответить, если в другом месте об этом сказано иначе или ничего

happening-use = Сейчас сработает { $card }
happened-set-up = Партия начинается.
happened-turn-began = { $yours ->
        [yes] Начинается ваш ход.
       *[no] Начинается ход соперника.
    }
happened-objective-engaged = { $yours ->
        [yes] Соперник нападает на { CASE($thing, "acc") }.
       *[no] Вы нападаете на { CASE($thing, "acc") }.
    }
happened-attacker-declared = { $yours ->
        [yes] Вы посылаете в атаку { LIST(CASE($things, "acc"), "and") }.
       *[no] Соперник посылает в атаку { LIST(CASE($things, "acc"), "and") }.
    }
happened-defender-declared = { $yours ->
        [yes] Вы ставите в оборону { LIST(CASE($things, "acc"), "and") }.
       *[no] Соперник ставит в оборону { LIST(CASE($things, "acc"), "and") }.
    }
happened-phase-ended = Заканчивается { $phase }.
happened-card-played = { $yours ->
        [yes] Вы сыграли { CASE($card, "acc") }.
       *[no] Соперник сыграл { CASE($card, "acc") }.
    }
happened-edge-won = { $yours ->
        [yes] Перевес у вас (знаки Силы { $own } : { $other }).
       *[no] Перевес у соперника (знаки Силы { $own } : { $other }).
    }
happened-strike-resolved = { CAP($thing) } { GENDER($thing) ->
        [f] нанесла
        [n] нанесло
        [pl] нанесли
       *[m] нанёс
    } удар.
happened-survived = { CAP($thing) } { GENDER($thing) ->
        [pl] переживают
       *[other] переживает
    } столкновение.

## Ответы, по виду; option-<решение>-<ответ> — если ответ там значит другое

option-play = Сыграть { CASE($what, "acc") } (цена { $cost })
option-play-on = Сыграть { CASE($what, "acc") } (цена { $cost }) — { $object }
option-play-from-discard = Сыграть { CASE($what, "acc") } из сброса (цена { $cost })
option-use = { CAP($what) }: { $ability }
option-use-on = { CAP($what) } — { $object }: { $ability }
option-protect-with = { CAP($what) }: Защита
option-pass = Спасовать
option-done = Готово
option-enough = Достаточно
option-decline = Отказаться
option-engage-decline = Не нападать
option-balance-decline = Не наносить урон
option-balance-damage = Нанести 1 урон { CASE($what, "dat") }
option-bury = Вернуть под колоду { CASE($what, "acc") }
option-bury-done = Готово
option-mulligan = Взять новую руку
option-mulligan-done = Оставить руку
option-reveal = Раскрыть { CASE($what, "acc") }
option-draw-discard-discard = Сбросить { CASE($what, "acc") }
option-draw-discard-keep = Ничего не сбрасывать
option-discard = Сбросить { CASE($what, "acc") }
option-discard-token = Сбросить жетон { $what }
option-discard-next = Положить в сброс { CASE($what, "acc") }
option-engage = Напасть на { CASE($what, "acc") }
option-attack-with = Послать в атаку { CASE($what, "acc") }
option-attackers-done = Больше никого
option-defend-with = Поставить в оборону { CASE($what, "acc") }
option-defenders-done = { $first ->
        [yes] Не обороняться
       *[no] Больше никого
    }
option-shield-with = { CAP($what) }: положить щит на { CASE($object, "acc") }
option-shielding-done = Больше не нужно
option-place = Направить { CASE($what, "acc") } ({ COUNT($force, WORD("noun-force-icon")) })
option-fate = Применить { CASE($what, "acc") }
option-again = Применить { CASE($what, "acc") } ещё раз
option-strike-with = Приказать { CASE($what, "dat") } нанести удар
option-resolve = { CAP($what) }: { $number }
option-damage = Нанести урон { CASE($what, "dat") }
option-exhaust = Положить жетон приказа на { CASE($what, "acc") }
option-shield = Потратить щит { CASE($what, "gen") }
option-no-shield = Не тратить щит { CASE($what, "gen") }
option-protect = Принять 1 урон за { CASE($what, "acc") }
option-capture-at = Прикрепить к { CASE($what, "dat") }
option-attach-to = Прикрепить к { CASE($what, "dat") }
option-as-unit = Ввести в игру отрядом
option-commit = Подчинить Силе { CASE($what, "acc") }
option-commit-done = Больше никого
option-focus = Отдать приказ { CASE($what, "dat") }
option-focus-for = Отдать приказ { CASE($what, "dat") } ({ COUNT($amount, WORD("noun-resource")) })
option-attackers-all = Атаковать всеми: { LIST($what, "and") }
option-reveal-all = Раскрыть по порядку: { LIST($what, "and") }
option-pay-with = Оплатить: { LIST($sources, "and") }
part-of-payment = { $number ->
        [1] { $what }
       *[other] { $what } ({ $number })
    }
option-sacrifice = Пожертвовать { CASE($what, "ins") }
option-choose = Выбрать { CASE($what, "acc") }
option-icon = { CAP($what) }
option-keep = Оставить { CASE($what, "acc") }
option-rescued-keep = Вернуть на руку
option-capture = Пленить { CASE($what, "acc") }
option-put-on-deck = Положить { CASE($what, "acc") } на верх колоды
option-put-under-deck = Положить { CASE($what, "acc") } под колоду
option-put-into-play = Ввести в игру { CASE($what, "acc") }
option-pass-at = Пасовать автоматически: { $what }
option-stop-at = Снова спрашивать: { $what }
option-offer-draw = Предложить ничью
option-concede = Сдаться
token-damage = урона
token-focus = приказа
token-shield = щита

## Что сейчас происходит, по имени процедуры

procedure-set-up-table = Подготовка к партии
procedure-opening-hands = Первый призыв
procedure-choose-objectives = Игроки выбирают директивы
procedure-mulligan = Игроки решают, брать ли новую руку
procedure-reveal-objectives = { $seat } раскрывает директивы
procedure-game = Партия
procedure-turn = Ходит { $seat }
procedure-balance-phase = Фаза баланса
procedure-refresh-phase = Фаза рапорта
procedure-draw-phase = Фаза призыва
procedure-conflict-phase = Фаза конфликта
procedure-force-phase = Фаза Силы
procedure-action-window = Окно действия: { $window }
procedure-interrupt-window = Перехваты
procedure-reaction-window = Реакции
procedure-engage = Столкновение: { $objective }
procedure-edge-battle = Стычка
procedure-strike = { $has-unit ->
        [yes] Удар: { $unit }
       *[no] { $seat } выбирает, кто нанесёт удар
    }
procedure-damage = Урон: { $parts }{ $has-source ->
        [yes] { " " }(от { CASE($source, "gen") })
       *[no] { "" }
    }
procedure-move-damage = Перенос урона: { $parts }
procedure-place-focus = Жетоны приказов: { $parts }
procedure-leave-play = { $why ->
        [destroyed] Уничтожение: { $parts }
        [sacrificed] Жертва: { $parts }
        [returned] Возвращение: { $parts }
        [captured] Пленение: { $parts }
       *[discarded] Сброс: { $parts }
    }
procedure-discard-together = { $seat } раскладывает сброс
procedure-pay = { $seat } платит: осталось { $cost }
procedure-play-card = { $seat } играет { CASE($card, "acc") }
procedure-enter-play = Вводится в игру: { $card }
procedure-use = { CAP($card) }: { $ability }
procedure-change-policy = { $seat } меняет автоматические пасы
procedure-offer-draw = { $seat } предлагает ничью
procedure-concede = { $seat } сдаётся
part-of-packet = { $what } ({ $number })

## Отказы: сначала что мешает сейчас, потом правило из каталога

refusal = { $option } — нельзя. { $rule }
refusal-why = { $option } — нельзя: { $why }. { $rule }

why-ability-play-restriction-text = условие этой карты сейчас не выполнено
why-ability-printed-use-limit = в этот ход свойство уже применили
why-ability-zone-reference = выбирать не из чего
why-conflict-needs-attacker = некого послать в атаку
why-conflict-once-per-objective = на эту директиву уже нападали
why-cost-compound = на руке нечего сбросить
why-deployment-only-active-player = сейчас не ваша фаза выдвижения
why-engagement-2-declare-attackers = отряд выдохся
why-engagement-3-declare-defenders = отряд выдохся
why-enhancement-needs-legal-host = прикрепить карту развития не к чему
why-focus-exhausted-cannot-be-focused = нет свежей карты, которой можно отдать этот приказ
why-interrupt-label = это перехват, его играют, когда возникает условие, указанное на карте
why-keyword-limited = карту с этой чертой вы в этот ход уже сыграли
why-meta-cannot-on-card-absolute = запрещает текст карты
why-reaction-label = это реакция, её играют, когда выполнено условие, указанное на карте
why-resource-insufficient = { $has-cost ->
        [yes] нужно { COUNT($cost, WORD("noun-resource")) }, а произвести можно { $available }
       *[no] ресурсов не хватает, произвести можно { $available }
    }
why-resource-match = нет свежего источника той же фракции (цена { $cost }, ресурсов { $available })
why-sacrifice-meaning = пожертвовать нечем
why-target-needs-eligible = подходящей цели нет
why-unique-one-in-play = такая карта уже в игре

## Конец партии

outcome-open = Партия продолжается.
outcome-dark-dial-twelve = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }, тёмная сторона: счётчик Звезды Смерти дошёл до 12.
outcome-light-three-objectives = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }, светлая сторона: уничтожены три директивы тёмной стороны.
outcome-light-dark-decks-out = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }, светлая сторона: у соперника кончилась колода.
outcome-dark-light-decks-out = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }, тёмная сторона: у соперника кончилась колода.
outcome-dial-destroyed = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }, светлая сторона: Звезда Смерти получила { $damage } урона.
outcome-golden-rule-card-over-book = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }: уничтожена директива, с которой проигрывают партию.
outcome-draw = Ничья: обе стороны согласились.
outcome-concede = { YOU($winner, "Побеждаете", "Побеждает") } { $winner }: соперник сдался.
