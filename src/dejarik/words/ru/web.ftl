### The web client. It reads this file itself; whatever the server says is in server.ftl.

## Everywhere

web-home = Лобби
web-play = Играть
web-learn = Научиться
web-cards = Карты
web-rules = Правила
web-menu = Меню
web-pages = Страницы
web-language = Язык
web-theme = Оформление: { $theme }
web-theme-auto = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-close = Закрыть
web-yes = Да
web-no = Нет
web-any = любые
web-asides = Пасовать автоматически или останавливаться
web-confirm = Да, сделать
web-confirm-again = «{ $option }» свободно не отменить. Выберите ещё раз, чтобы сделать это.
web-confirm-never = Больше не спрашивать
web-confirm-setting = В игре с людьми переспрашивать, если ход не отменить
web-curtain-setting = За одним экраном закрывать стол, пока меняются игроки
web-copy = Копировать
web-copied = Скопировано
web-hide = скрыть
web-show-all = Показать все
web-show-more = Показать ещё
web-loading = Минутку…
web-no-server = Стол не отвечает. Попробуйте ещё раз.
web-game = Игра
web-keys-help = Клавиши: 1–9, 0 и буквы — варианты; C — захват, P — пас или «хватит», U — отменить, H — подсказка, стрелки ведут по столу, Esc закрывает.

## Lobby

web-new-match = Новая партия
web-brought-deck = Принести свою колоду
web-brought-deck-kept = Ваша колода, хранится в этом браузере.
web-brought-deck-forms = { $game ->
    [cardgame] Вставьте список наборов директив, код колоды, файл OCTGN или JSON с сайта swlcgdb — или откройте файл.
   *[other] Вставьте список: наш YAML, текст или JSON с сайта swdestinydb, сохранение Tabletop Simulator — или откройте файл.
  }
web-brought-deck-text = Список колоды
web-brought-deck-open = Открыть файл
web-brought-deck-bring = Проверить и взять
web-brought-deck-faults = { NUMBER($count) ->
    [one] В колоде { $count } ошибка:
    [few] В колоде { $count } ошибки:
   *[many] В колоде { $count } ошибок:
  }
web-brought-deck-forget = Забыть колоду «{ $name }»
web-your-deck = { $game ->
    [outer_rim] Ваш персонаж
   *[other] Ваша колода
}
web-opponent = Соперник
web-opponent-number = Соперник { $number }
web-with-bot = Бот
web-with-bot-about = Можно начать сразу
web-with-friend = Друг
web-with-friend-about = Вы получите ссылку для него
web-with-hotseat = За одним экраном
web-with-hotseat-about = Ходите по очереди
web-with-solo = Один
web-with-solo-about = Против соперника из правил
web-level = Уровень
web-their-deck = { $game ->
    [outer_rim] Персонаж соперника
   *[other] Колода соперника
}
web-remove = Убрать
web-add-opponent = Добавить соперника
web-more-options = Ещё настройки
web-clock = Часы
web-no-clock = без часов
web-minutes = { $minutes ->
    [one] по { $minutes } минуте
    [few] по { $minutes } минуты
   *[many] по { $minutes } минут
}
web-seed = Зерно случайности
web-seed-any = любое
web-your-name = Ваше имя
web-guest = Гость
web-start = Играть
web-first-time = Вы здесь впервые?
web-first-time-about = Учебная партия объяснит всё по ходу игры.
web-running = Идущие партии
web-finished = Недавние партии
web-waiting-friend = ждём друга
web-their-turn = ход соперника
web-upload = Открыть сохранённую партию

## The table

web-table = Стол
web-side = Варианты и журнал
web-options = Варианты
web-option-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-which = Что именно?
web-card = Карта
web-log = Журнал
web-chat = Чат
web-chat-say = Напишите что-нибудь
web-chat-empty = Пока никто ничего не написал.
web-send = Отправить
web-you = Вы
web-away = не за столом
web-out = вне игры
web-watching = Вы наблюдаете
web-your-turn = Ваш ход
web-your-turn-named = { $name }, ваш ход
web-hand-over = Теперь за экраном { $name }
web-hand-over-about = Передайте устройство: до нажатия кнопки стол закрыт.
web-hand-over-lift = { $name } — это я
web-hand-over-never = Играем в открытую: больше не закрывать стол
web-your-action = Выберите действие
web-turn-of = Решает { $name }
web-over = Партия окончена
web-you-win = Вы победили
web-you-lose = Вы проиграли
web-drawn = Ничья
web-waiting-join = Ждём вашего друга
web-undo = Отменить
web-undo-ask = Уже кое-что раскрыто: согласие спросят у соперника.
web-undo-asked = { $name } хочет вернуть ход. Вы согласны?
web-undo-waiting = Соперника спросили, можно ли вам вернуть ход.
web-undo-declined = Соперник не разрешил вернуть ход.
web-hint = Подсказка
web-hinted = так поступил бы бот
web-final = кое-что раскроет: свободно отменить будет нельзя
web-reconnecting = Связь потеряна, пробуем снова…
web-invite-send = Отправьте эту ссылку другу. Партия начнётся, когда он сядет за стол.
web-invite-link = Приглашение
web-draw-asked = { $name } предлагает ничью. Чтобы отказаться, просто играйте дальше.
web-draw-agree = Согласиться на ничью
web-draw-waiting = Вы предложили ничью: предложение в силе, пока соперник не сделает следующий выбор.
web-resign = Сдаться
web-resign-sure = Сдать эту партию?
web-rematch = Реванш
web-rematch-join = К реваншу
web-download = Сохранить партию в файл
web-now-label = Что сейчас происходит
web-now = сейчас
web-before = только что
web-resolving = разыгрывается
web-waiting = в очереди, { $number }
web-queue-empty = очередь пуста
web-then = дальше { $name }
web-then-you = дальше вы
web-offer = Карты на выбор

## What cannot be done

web-not-now = сейчас нельзя
web-why = почему
web-why-not = Почему нельзя
web-rule = правило
web-rule-open = Открыть правило
web-refused-count = { $count ->
    [one] Сейчас нельзя: { $count } действие
    [few] Сейчас нельзя: { $count } действия
   *[many] Сейчас нельзя: { $count } действий
}

## Destiny

web-setup = Подготовка
web-round = Раунд { $number }
web-phase-action = фаза действий
web-phase-upkeep = фаза перегруппировки
web-ready = готова
web-exhausted = повёрнута
web-elite = элита
web-unique = уникальная
web-damage = урон { $count }
web-health = здоровье { $health }
web-health-of = здоровье { $left } из { $health }
web-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
web-resources = ресурсы
web-resources-on = { $count ->
    [one] на ней { $count } ресурс
    [few] на ней { $count } ресурса
   *[many] на ней { $count } ресурсов
}
web-dice-out = { $count ->
    [one] { $count } кубик в пуле
    [few] { $count } кубика в пуле
   *[many] { $count } кубиков в пуле
}
web-die-of = { $side }, кубик карты «{ $name }»
web-deck = колода
web-discard-pile = сброс
web-look-discard = Посмотреть сброс: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-discard-of = Сброс: { $name }
web-in-hand = на руке
web-hand-yours = Ваша рука
web-hand-of = Рука: { $name }
web-cards-yours = Ваши карты
web-cards-of = Карты: { $name }
web-pool-of = Кубики: { $name }
web-pool-yours = Ваш пул
web-pool-foe = Пул соперника
web-pool-empty = кубиков нет
web-threat = Угроза
web-held-by-nobody = ничьё
web-held-by-you = держите вы
web-held-by = держит { $name }
web-claimed = захвачено в этом раунде
web-cost = цена { $cost }
web-points = очки { $points }
web-picked = выбрана
web-color-red = красная
web-color-blue = синяя
web-color-yellow = жёлтая
web-color-gray = серая
web-affiliation-hero = герой
web-affiliation-villain = злодей
web-affiliation-neutral = нейтральная
web-affiliation-jedi = Джедаи
web-affiliation-rebel-alliance = Мятежный Альянс
web-affiliation-smugglers-and-spies = Контрабандисты и шпионы
web-affiliation-sith = Ситхи
web-affiliation-imperial-navy = Имперский флот
web-affiliation-scum-and-villainy = Мерзавцы и злодеи
web-type-character = персонаж
web-type-upgrade = улучшение
web-type-downgrade = ухудшение
web-type-support = поддержка
web-type-event = событие
web-type-plot = замысел
web-type-battlefield = поле боя
web-type-objective = директива
web-type-unit = отряд
web-type-enhancement = развитие
web-type-fate = рок
web-type-mission = миссия
web-type-affiliation = фракция
web-type-ship-sheet = корабль
web-type-bounty = охота
web-type-cargo = груз
web-type-crew = член команды
web-type-gear = экипировка
web-type-mod = модификация
web-type-job = работа
web-type-service = услуга
web-type-ship = корабль на продажу
web-type-encounter = контакт
web-type-databank = база данных
web-type-patrol = патруль
web-type-ai = одиночный соперник
web-symbol-melee = ближний урон
web-symbol-ranged = дальний урон
web-symbol-indirect = непрямой урон
web-symbol-shield = щиты
web-symbol-resource = ресурсы
web-symbol-disrupt = диверсия
web-symbol-discard = сброс
web-symbol-focus = концентрация
web-symbol-special = особенность

## «Внешнее кольцо»

web-or-step-setup = Подготовка
web-or-step-planning = 1 · Планирование
web-or-step-action = 2 · Действия
web-or-step-encounter = 3 · Контакт
web-or-map = Карта Внешнего кольца
web-or-parts = Части стола
web-or-part-map = Карта
web-or-part-market = Рынок
web-or-part-board = Планшет
web-or-part-players = Игроки
web-or-closer = Ближе
web-or-farther = Дальше
web-or-whole = Вся карта
web-or-key-reach = сколько областей
web-or-key-stop = здесь остановка
web-or-key-passes = патруль пропустит
web-or-where = Вы здесь: { $name }. Репутация: { $standing }.
web-or-kind-planet = планета
web-or-kind-navpoint = узловая точка
web-or-kind-maelstrom = движение здесь кончается
web-or-away = { $count ->
    [one] { $count } область
    [few] { $count } области
   *[many] { $count } областей
}
web-or-stop = стоп
web-or-stops = ваше движение здесь кончается
web-or-marked = здесь лежит жетон урона: { $name }
web-or-goods = { $count ->
    [one] сюда нужно доставить { $count } вашу карту
    [few] сюда нужно доставить { $count } ваши карты
   *[many] сюда нужно доставить { $count } ваших карт
}
web-or-you-here = вы здесь
web-or-stack = { $name }: { $count ->
    [0] патрулей больше нет
    [one] ещё { $count } патруль
    [few] ещё { $count } патруля
   *[many] ещё { $count } патрулей
}
web-or-unbeatable = победить нельзя
web-or-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
web-or-lets-pass = пропустит вас
web-or-bars = остановит вас
web-or-slot-empty = пустое место, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-hidden = закрытый жетон встречи, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-open = { $name }, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-slot-known = { $name }: жетон закрыт, но вы его видели, { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}
web-or-face-down = закрытый жетон ({ $class ->
    [white] ●
    [green] ●●
   *[yellow] ●●●
})
web-or-wanted = у вас есть охота на эту цель
web-or-market = Рынок
web-or-deck-empty = карт больше нет
web-or-price = стоит { $price }
web-or-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-or-symbol = { $faction ->
    [rebel] патруль Альянса
    [imperial] патруль Империи
    [hutt] патруль хаттов
   *[syndicate] патруль Синдиката
} сдвинулся на { $count }
web-or-can-buy = можно купить
web-or-cannot-buy = сейчас нельзя
web-or-credits = кредиты
web-or-fame = слава
web-or-fame-is = слава { $fame }
web-or-fame-of = { $name }: слава { $fame }
web-or-fame-goal = Побеждает тот, кто первым наберёт { $fame }.
web-or-illegal = незаконно
web-or-to = место назначения: { $name }
web-or-target = цель: { $class ->
    [white] одна точка
    [green] две точки
   *[yellow] три точки
}, кубиков: { $count }
web-or-captured = в плену: { $name }
web-or-held = пленён
web-or-board-of = Планшет: { $name }
web-or-secrets = секреты
web-or-secret-is = Секрет: { $name }
web-or-health-of = здоровье { $left } из { $health }
web-or-hull-of = корпус { $left } из { $hull }
web-or-ground = наземный бой
web-or-ship-combat = космический бой
web-or-hyperdrive = гиперпривод
web-or-defeated = поражение
web-or-reputation = Репутация
web-or-faction-rebel = Альянс
web-or-faction-imperial = Империя
web-or-faction-hutt = Хатты
web-or-faction-syndicate = Синдикат
web-or-standing-good = положительная
web-or-standing-even = нейтральная
web-or-standing-ill = негативная
web-or-slots-ship = На корабле
web-or-slots-own = На планшете
web-or-slot-cargo = груз
web-or-slot-mod = модификация
web-or-slot-either = груз или модификация
web-or-slot-crew = команда
web-or-slot-gear = экипировка
web-or-slot-job = работа или охота
web-or-scene = Что происходит
web-or-scene-before = Что было раньше
web-or-scene-after = Что было дальше
web-or-combat = Бой
web-or-dice-title = Кубики
web-or-enemy = Противник
web-or-result-hit = попадание
web-or-result-crit = критическое попадание
web-or-result-focus = собранность
web-or-result-blank = пустой результат
web-or-result-added-hit = добавленное попадание
web-or-combat-won = { $name }: победа, { $mine } : { $theirs }
web-or-combat-lost = { $name }: неудача, { $mine } : { $theirs }
web-or-test-passed = { $skill }: успех
web-or-test-failed = { $skill }: провал
web-or-skill-influence = Влияние
web-or-skill-knowledge = Знания
web-or-skill-piloting = Пилотирование
web-or-skill-stealth = Скрытность
web-or-skill-strength = Сила
web-or-skill-tactics = Тактика
web-or-skill-tech = Механика
web-or-got-secret = секрет
web-or-job-done = работа выполнена
web-or-job-failed = работа провалена
web-or-goal-done = цель выполнена
web-or-extra-turn = дополнительный ход

## «Карточная игра»

web-cg-state = Счётчик Звезды Смерти и баланс Силы
web-cg-turn = Ход { $number }
web-cg-turn-yours = ваш
web-cg-turn-of = { $name }
web-cg-phases = Фазы хода
web-cg-phase-balance = Баланс
web-cg-phase-refresh = Рапорт
web-cg-phase-draw = Призыв
web-cg-phase-deployment = Выдвижение
web-cg-phase-conflict = Конфликт
web-cg-phase-force = Сила
web-cg-window = Открыто окно: { $name }
web-cg-auto = Автопас
web-cg-auto-title = Когда меня спрашивать
web-cg-auto-lone = Пасовать без вопроса, если больше ничего нельзя
web-cg-auto-lone-about = Живой соперник может по этому понять, что выбора у вас не было, поэтому против людей это выключено, пока вы не включите.
web-cg-auto-habits = Привычки
web-cg-habit-all = Спрашивать в каждом окне
web-cg-habit-about-all = Ничего не пропустите.
web-cg-habit-main = Спрашивать там, где это обычно важно
web-cg-habit-about-main = Выдвижение, конфликт, после стычки и ударов, перехваты и реакции.
web-cg-habit-few = Спрашивать как можно реже
web-cg-habit-about-few = Только выдвижение, перехваты и реакции.
web-cg-auto-windows = Спрашивать меня в этих окнах
web-cg-auto-secret = Соперник не узнает, что вы здесь выбрали.
web-cg-side-light = светлая сторона
web-cg-side-dark = тёмная сторона
web-cg-dial = Звезда Смерти
web-cg-dial-shows = Счётчик Звезды Смерти: { $count } из { $most }
web-cg-dial-attacked = Атакуют саму Звезду Смерти.
web-cg-of = из { $count }
web-cg-count-of = { $count } из { $most }
web-cg-balance = Баланс Силы
web-cg-forecast = Сила сейчас { $mine } : { $theirs }
web-cg-pile-deck = Командная
web-cg-pile-objectives = Директивы
web-cg-pile-discard = Сброс
web-cg-pile-victory = Победная
web-cg-pile-of = { $name }: { $who }
web-cg-look = { $name }: { $count }
web-cg-resources = Ресурсы
web-cg-force-cards = Карты Силы
web-cg-hand = Рука
web-cg-reserve = резерв { $count }
web-cg-known = Видели на руке: { $name }
web-cg-units = Отряды
web-cg-engagement = Столкновение
web-cg-you-attack = Вы атакуете
web-cg-they-attack = Атакует { $name }
web-cg-steps = Шаги столкновения
web-cg-step-attackers = Атака
web-cg-step-defenders = Оборона
web-cg-step-edge = Стычка
web-cg-step-strikes = Удары
web-cg-no-units = У вас пока нет отрядов
web-cg-no-units-foe = У соперника пока нет отрядов
web-cg-no-attackers = Никто не атакует
web-cg-no-defenders = Никто не обороняется
web-cg-in-battle = в столкновении
web-cg-target-gone = Директивы больше нет.
web-cg-engaged = уже была целью в этой фазе
web-cg-role-attacker = в атаке
web-cg-role-defender = в обороне
web-cg-role-target = вовлечённая директива
web-cg-striking = наносит удар
web-cg-last = 1 урон уничтожит
web-cg-focus = { $count ->
    [one] истощена, { $count } жетон приказа
    [few] истощена, { $count } жетона приказа
   *[many] истощена, { $count } жетонов приказа
}
web-cg-damage-of = урон { $damage } из { $capacity }
web-cg-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[many] { $count } щитов
}
web-cg-committed = Сила
web-cg-captives = { $count ->
    [one] { $count } пленник
    [few] { $count } пленника
   *[many] { $count } пленников
}
web-cg-makes = { $count ->
    [one] даёт { $count } ресурс
    [few] даёт { $count } ресурса
   *[many] даёт { $count } ресурсов
}
web-cg-force-icons = { $count ->
    [one] { $count } знак Силы
    [few] { $count } знака Силы
   *[many] { $count } знаков Силы
}
web-cg-priority = первенство { $number }
web-cg-icon-unit-damage = простой урон { $count }
web-cg-icon-tactics = тактика { $count }
web-cg-icon-blast = критический урон { $count }
web-cg-icon-edge-unit-damage = с перевесом простой урон { $count }
web-cg-icon-edge-tactics = с перевесом тактика { $count }
web-cg-icon-edge-blast = с перевесом критический урон { $count }
web-cg-strike-unit-damage = урон { $count }
web-cg-strike-tactics = тактика { $count }
web-cg-strike-blast = крит. { $count }
web-cg-strike-nothing = без знаков
web-cg-edge = Стычка
web-cg-edge-now = Идёт стычка
web-cg-edge-later = Перевес ещё не решён
web-cg-edge-yours = Перевес у вас
web-cg-edge-theirs = Перевес у соперника ({ $name })
web-cg-force-total = Знаки Силы
web-cg-face-down = лицом вниз
web-cg-face-down-count = { $count ->
    [one] { $count } карта лицом вниз
    [few] { $count } карты лицом вниз
   *[many] { $count } карт лицом вниз
}

## Cards and rules

web-filter-q = Название или слова
web-filter-type = Тип
web-filter-color = Цвет
web-filter-affiliation = Сторона
web-filter-cost = Цена
web-filter-playable = можно сыграть здесь
web-filter-die = На кубике:
web-cards-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
web-rules-about = У каждого правила есть своё имя. Если стол чего-то не позволяет, он называет одно из них.
web-search-rules = Поиск по правилам
web-rules-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}

## Replay

web-replay = Повтор
web-step = Шаг
web-step-of = шаг { $step } из { $last }
web-to-start = К началу
web-to-end = К концу
web-step-back = Шаг назад
web-step-forward = Шаг вперёд
web-play-on = Смотреть
web-pause = Пауза
web-share = Скопировать ссылку
web-fork = Играть дальше отсюда
web-fork-as = За игрока { $name }

## Learning

web-guide = Подсказки
web-understood = Понятно
web-begin = Начать
web-first-match = Первая партия: { $game }
web-first-match-about = Настоящая партия против несложного бота. Всё новое объясняется, когда до него доходит дело.
web-gallery = Задачи
web-gallery-about = Моменты игры, которые можно разыграть самому за обе стороны. Каждую задачу можно пробовать сколько угодно, и каждая показывает свой ход решения.
web-search-scenarios = Поиск по задачам
web-puzzle = Задача
web-puzzle-solution = Показать, как это идёт
web-puzzle-step = Игрок { $seat }: { $text }

## The guided match of Destiny

web-guide-destiny-welcome = Добро пожаловать! Внизу — два ваших персонажа, вверху — персонажи соперника. Выигрывает тот, кто победит всех персонажей другого. Всё, что можно сделать, светится и нажимается прямо на столе; те же варианты стоят в этом списке, у каждого есть клавиша. Задержите указатель на карте (или палец), чтобы её прочесть.
web-guide-destiny-return = Эти пять карт — ваша первая рука. Отметьте те, что хотите заменить, и скажите, что готовы. Дорогие карты (цена — в жёлтом шестиугольнике) в первом раунде оплатить трудно: у вас будет два ресурса.
web-guide-destiny-battlefield = Ваш бросок больше, поэтому поле боя выбираете вы. Взамен тот, чьё поле не выбрано, получает два щита.
web-guide-destiny-shields = Щит останавливает одну единицу урона. У персонажа может быть не больше трёх щитов. Поставьте свои туда, куда соперник ударит раньше всего.
web-guide-destiny-turn = Ваш ход: одно действие, потом одно действие соперника, и так по очереди. Начните с активации персонажа: его карта поворачивается, а его кубики бросаются в ваш пул.
web-guide-destiny-target = Выберите, кому достанется урон. Сначала уходят щиты, потом здоровье: полоска под персонажем показывает, сколько осталось.
web-guide-destiny-indirect = Непрямой урон распределяет тот, кто его получает, по единице. Разделите его или отдайте всё самому крепкому.
web-guide-destiny-more = Кубики с одинаковым символом можно применить за одно действие. Кубик с плюсом только добавляет к другому.
web-guide-destiny-whether = Карта что-то предлагает. Иногда от этого можно отказаться; полоса посередине говорит, что разыгрывается сейчас и что ждёт своей очереди.
web-guide-destiny-dice = Ваши кубики лежат в пуле. Применить их — это действие: сразу сколько угодно кубиков с одним символом. Соперник может успеть их убрать или повернуть, так что долго не ждите.
web-guide-destiny-hand = На одну из карт хватает ресурсов. Улучшения кладут на персонажа, и у них свой кубик; поддержка стоит рядом; события происходят один раз.
web-guide-destiny-refused = То, что серое, сейчас сделать нельзя. Всё равно нажмите: стол скажет почему и назовёт правило.
web-guide-destiny-reroll = Кубики не радуют? Сбросьте карту и перебросьте сколько угодно кубиков. Бесполезных карт здесь не бывает.
web-guide-destiny-use = У некоторых карт есть собственные действия. «Мощное действие» доступно раз за раунд.
web-guide-destiny-claim = Все ваши персонажи повёрнуты. Примените оставшееся и захватите поле боя: его способность ваша, следующий раунд начинаете вы, но в этом вы больше не действуете.
web-guide-destiny-upkeep = Новый раунд: всё снова готово, вы получили два ресурса и можете сбросить лишнее, прежде чем добрать до пяти карт.
web-guide-destiny-free = Теперь вы знаете, как это делается. H покажет, что сделал бы бот, U вернёт ход. Да пребудут с вами кубики!
web-guide-destiny-over = Это была ваша первая партия. В повторе её можно пройти ещё раз — и сыграть иначе с любого места.

## Учебная партия «Карточной игры»

web-guide-cardgame-welcome = Добро пожаловать! Вы играете за светлую сторону, внизу; тёмная сторона — вверху. Вы победите, уничтожив три её директивы, она — когда счётчик Звезды Смерти слева дойдёт до 12. Всё, что можно сделать, светится и нажимается прямо на столе; те же варианты стоят в этом списке, у каждого есть клавиша. Задержите на карте указатель (или палец), чтобы её прочесть.
web-guide-cardgame-bury = Директивы дают вам ресурсы и свойства, и именно на них нападает соперник. Из этих четырёх вы оставите три: одну верните под низ колоды.
web-guide-cardgame-mulligan = Это ваша первая рука. Если в ней нет ничего дешёвого (цена — в чёрном кружке), её можно один раз сменить.
web-guide-cardgame-reveal = Директивы входят в игру по одной. Некоторые сразу что-то делают, поэтому порядок бывает важен.
web-guide-cardgame-pay = Карты оплачиваются ресурсами: это зелёные шестиугольники на карте фракции, директивах и некоторых других картах. На ту, что дала ресурсы, ложится жетон приказа — золотая монета, и до рапорта она истощена. Хотя бы один ресурс должен быть той же фракции, что и оплачиваемая карта.
web-guide-cardgame-deploy = Выдвижение: теперь вы играете отряды и развития. Отряды сражаются, развития усиливают отряды, директивы или всю вашу сторону. Оставьте одну-две карты для стычек. Когда сделали достаточно, спасуйте.
web-guide-cardgame-refused = То, что серое, сейчас сыграть нельзя. Всё равно нажмите: стол скажет почему и назовёт правило.
web-guide-cardgame-window = Это окно действия: стороны действуют по очереди, пока обе не спасуют. Окна, в которых вам можно только спасовать, проходят сами; кнопкой «Автопас» над столом вы решаете, где вас вообще спрашивать.
web-guide-cardgame-engage = Конфликт: выберите, на какую директиву напасть. Каждая может стать целью один раз за фазу. Посмотрите, кто на той стороне ещё без монеты: обороняться смогут только они.
web-guide-cardgame-attackers = Посылайте отряды один за другим. Молнии ранят отряды, прицелы дают жетоны приказа, взрывы бьют по директиве. Белые знаки на чёрном действуют всегда, чёрные на белом — только если вы выиграете стычку.
web-guide-cardgame-defenders = На вас нападают. Готовые отряды могут встать в оборону. Тем, кто останется дома, ничего не грозит, но директива без защиты получит лишний урон.
web-guide-cardgame-edge = Стычка: по очереди кладите карты с руки лицом вниз. Их звёздочки — знаки Силы — складываются, и у кого их больше, у того перевес: он бьёт первым и пользуется знаками на белом. Положенные карты уйдут в сброс, так что иногда лучше вовремя спасовать.
web-guide-cardgame-fate = Карты рока работают только здесь: когда обе стопки раскрыты, в порядке числа в ромбе.
web-guide-cardgame-strike = Удары наносят по очереди, и каждый удар истощает отряд. Зачёркнутые знаки здесь не действуют: взрыв в обороне и знаки на белом без перевеса.
web-guide-cardgame-target = Теперь применяются знаки удара. Урон, дошедший до стойкости отряда, уничтожает его; жетон приказа отнимает у него собственный удар.
web-guide-cardgame-react = Некоторые карты отвечают на события: перехваты — до них, реакции — после. Если не стоит того, откажитесь.
web-guide-cardgame-commit = Фаза Силы: подчините отряд Силе, и его звёздочки будут считаться в борьбе за господство в конце каждого хода. У кого их больше, тот держит баланс Силы. Но удар подчинённого отряда стоит двух жетонов приказа.
web-guide-cardgame-balance = Баланс Силы на вашей стороне, поэтому ваш ход начинается с 1 урона вражеской директиве. Пока баланс у тёмной стороны, счётчик делает лишний шаг.
web-guide-cardgame-discard = Прежде чем добрать до своего резерва, можно сбросить одну карту. Подойдёт та, которую ещё не скоро удастся оплатить.
web-guide-cardgame-use = У одной из ваших карт в игре есть своё действие: оно стоит в списке под её именем.
web-guide-cardgame-dial = Счётчик движется каждый ход тёмной стороны. Время работает на соперника: нападайте.
web-guide-cardgame-free = Теперь вы знаете, как это делается. H покажет, что сделал бы бот, U вернёт ход. Да пребудет с вами Сила!
web-guide-cardgame-over = Это была ваша первая партия. В повторе её можно пройти ещё раз — и сыграть иначе с любого места.

## Учебная партия «Внешнего кольца»

web-guide-outer_rim-welcome = Добро пожаловать на край галактики! Вы — Хан Соло: трюм пуст, друзей немного. Побеждает тот, кто первым наберёт 10 славы: шкала — над вашим планшетом. Славу приносят работа, охота, дорогие грузы, победы над патрулями и цели. Всё, что можно сделать, светится прямо на столе; те же варианты стоят в этом списке, у каждого своя клавиша.
web-guide-outer_rim-ship = Выберите первый корабль: гиперпривод — сколько областей вы пролетаете за ход, скрещённые линии — сколько кубиков бросаете в космическом бою, щиты — сколько он выдержит. Потом купите корабль получше.
web-guide-outer_rim-planning = В ходе три шага. Первый — планирование: летите не дальше, чем позволяет гиперпривод, или оставайтесь и получите 2 000 кредитов, или восстановите все повреждения. Наведите указатель на область: вы увидите путь и то, что вас там ждёт.
web-guide-outer_rim-action = Второй шаг — действия: каждое по одному разу, в любом порядке. На планете можно пойти на рынок. Когда закончите, начнётся третий шаг.
web-guide-outer_rim-deliver = Вы на месте: доставьте то, что привезли. Это действие, и платят сразу.
web-guide-outer_rim-discard = На рынке сначала можно убрать одну открытую карту под её колоду и посмотреть, что придёт на смену. Потом можно купить одну.
web-guide-outer_rim-buy = Работа и охота не стоят ничего, кроме ячейки; груз дёшев, а платят за него в другом месте. Знак в углу новой карты двигает патруль к вам.
web-guide-outer_rim-slots = Всему нужна ячейка: грузу, модификациям и команде — на корабле, экипировке, работе и охоте — на планшете. Если места нет, придётся чем-то пожертвовать.
web-guide-outer_rim-encounter = Третий шаг — контакт, ровно один. Исследуя область, вы берёте карту с маленькой историей; вместо этого можно вступить в контакт с патрулём или с жетоном встречи.
web-guide-outer_rim-contact = Круглые жетоны под планетой — те, кого можно встретить; они закрыты. Одна точка — мелкая сошка, три — знаменитость. Встреченный может пойти к вам в команду или потребовать что-то. Если на него есть охота, можно вступить в бой.
web-guide-outer_rim-story = Карта, которую сейчас читают, лежит поверх поля: её история и то, что она предлагает. Навыки проверяют двумя кубиками: с одной копией навыка достаточно попадания, без неё нужен крит, с двумя хватит и собранности.
web-guide-outer_rim-dice = На кубиках попадания (1 повреждение), криты (2), собранность и пустые результаты. Некоторые карты их меняют: примените свойство или откажитесь.
web-guide-outer_rim-goods = Флажки на поле показывают, куда просятся ваши карты. Груз там доставляют действием, работу выполняют вместо контакта, пленных сдают.
web-guide-outer_rim-patrols = Шестиугольники — патрули. Тот, чья группировка вас не любит, остановит вас, а при негативной репутации придётся с ним драться. Победа даст кредиты или славу, но испортит репутацию, и появится патруль посильнее.
web-guide-outer_rim-refused = Всё, чего сейчас нельзя, объясняет почему: щёлкните по нему или раскройте список под вариантами.
web-guide-outer_rim-fame = Первая слава! Её видят и другие: поглядывайте на шкалу.
web-guide-outer_rim-goal = У вашего персонажа и у большинства кораблей есть цель, она написана внизу карты. Выполненная цель приносит 1 славу и переворачивает карту лучшей стороной.
web-guide-outer_rim-defeat = Вы потерпели поражение: теряете 3 000 кредитов и секреты, а следующее планирование уйдёт на восстановление. С кем не бывает.
web-guide-outer_rim-free = Теперь вы знаете, что к чему. H покажет, что сделал бы бот, U вернёт ход, две стрелки наверху предлагают кредиты другим. Удачи!
web-guide-outer_rim-over = Это была ваша первая партия. В повторе её можно пройти по шагам и продолжить с любого места.
