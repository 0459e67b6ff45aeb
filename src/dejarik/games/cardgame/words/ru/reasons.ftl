### Отказы и конец партии. Сначала — что мешает именно сейчас, затем — правило из каталога.

refusal = { $option } — нельзя. { $rule }
refusal-why = { $option } — нельзя: { $why }. { $rule }

why-ability-play-restriction-text = условие этой карты сейчас не выполнено
why-ability-printed-use-limit = в этот ход свойство уже применили
why-ability-zone-reference = выбирать не из чего
why-action-label = это событие — не действие, для него нужен особый момент
why-conflict-needs-attacker = некого послать в атаку
why-conflict-once-per-objective = на эту директиву уже нападали
why-cost-compound = на руке нечего сбросить
why-deployment-only-active-player = сейчас не ваша фаза выдвижения
why-engagement-2-declare-attackers = отряд выдохся
why-engagement-3-declare-defenders = отряд выдохся
why-enhancement-needs-legal-host = прикрепить развитие не к чему
why-focus-exhausted-cannot-be-focused = отдать приказ некому, карта выдохлась
why-keyword-limited = карту с этой чертой вы в этот ход уже сыграли
why-meta-cannot-on-card-absolute = запрещает текст карты
why-resource-insufficient = { $has-cost ->
        [yes] нужно { COUNT($cost, WORD("noun-resource")) }, а получить можно { $available }
       *[no] ресурсов не хватает, получить можно { $available }
    }
why-resource-match = нет свежего источника той же фракции (цена { $cost }, ресурсов { $available })
why-sacrifice-meaning = пожертвовать нечем
why-target-needs-eligible = подходящей цели нет
why-unique-one-in-play = такая карта уже в игре

outcome-open = Партия продолжается.
outcome-dark-dial-twelve = Побеждает { $winner }, тёмная сторона: счётчик Звезды Смерти дошёл до 12.
outcome-light-three-objectives = Побеждает { $winner }, светлая сторона: уничтожены три директивы тёмной стороны.
outcome-light-dark-decks-out = Побеждает { $winner }, светлая сторона: у соперника кончилась колода.
outcome-dark-light-decks-out = Побеждает { $winner }, тёмная сторона: у соперника кончилась колода.
outcome-dial-destroyed = Побеждает { $winner }, светлая сторона: Звезда Смерти получила 10 урона.
outcome-golden-rule-card-over-book = Побеждает { $winner }: уничтожена директива, с которой проигрывают партию.
outcome-draw = Ничья: обе стороны согласились.
outcome-concede = Побеждает { $winner }: соперник сдался.
