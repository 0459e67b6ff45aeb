### The lobby. The web client reads this file itself.

web-quick = Быстрая партия
web-quick-what = { $game }: { $deck }, соперник — { $opponent }.
web-quick-friend = друг
web-quick-hotseat = друг за этим экраном
web-quick-solo = игрок-ИИ из правил
web-quick-opponents = { $count ->
    [one] { $count } соперник
    [few] { $count } соперника
   *[many] { $count } соперников
}
web-quick-again = Как в прошлый раз.
web-quick-first = Хорошо для начала.
web-quick-guided = Учебная партия
web-new-match = Новая партия
web-brought-deck = Принести свою колоду
web-brought-deck-kept = Ваша колода, хранится в этом браузере.
web-brought-deck-forms = { $game ->
    [cardgame] Вставьте список директивных сетов, код колоды, файл OCTGN или JSON с сайта swlcgdb — или откройте файл.
   *[other] Вставьте список: наш YAML, текст или JSON с сайта swdestinydb, сохранение Tabletop Simulator — или откройте файл.
  }
web-brought-deck-text = Список колоды
web-brought-deck-open = Открыть файл
web-brought-deck-bring = Проверить и взять
web-brought-deck-faults = { NUMBER($count) ->
    [one] В колоде { $count } ошибка:
    [few] В колоде { $count } ошибки:
   *[many] В колоде { $count } ошибок:
  }
web-brought-deck-forget = Забыть колоду «{ $name }»
web-your-deck = { $game ->
    [outer_rim] Ваш персонаж
   *[other] Ваша колода
}
web-deck-count = { $game ->
    [outer_rim] { $count ->
        [one] { $count } персонаж
        [few] { $count } персонажа
       *[many] { $count } персонажей
    }
   *[other] { $count ->
        [one] { $count } колода
        [few] { $count } колоды
       *[many] { $count } колод
    }
}
web-decks-before = Предыдущие колоды
web-decks-after = Следующие колоды
web-opponent = Соперник
web-opponent-number = Соперник { $number }
web-with-bot = Бот
web-with-bot-about = Можно начать сразу
web-with-friend = Друг
web-with-friend-about = Вы получите ссылку для него
web-with-hotseat = За одним экраном
web-with-hotseat-about = Ходите по очереди
web-with-solo = Один
web-with-solo-about = Против игрока-ИИ из правил
web-level = Уровень
web-their-deck = { $game ->
    [outer_rim] Персонаж соперника
   *[other] Колода соперника
}
web-friend-deck = Друг выберет колоду сам, когда откроет вашу ссылку.
web-remove = Убрать
web-add-opponent = Добавить соперника
web-more-options = Ещё настройки
web-clock = Часы
web-no-clock = без часов
web-minutes = { $minutes ->
    [one] по { $minutes } минуте
    [few] по { $minutes } минуты
   *[many] по { $minutes } минут
}
web-seed = Зерно случайности
web-seed-any = любое
web-your-name = Ваше имя
web-guest = Гость
web-start = Играть
web-first-time = Вы здесь впервые?
web-first-time-about = Учебная партия объяснит всё по ходу игры.
web-running = Идущие партии
web-finished = Сыгранные партии
web-waiting-friend = ждём друга
web-versus = —
web-progress = { $game ->
    [destiny] раунд { $number }
    [cardgame] ход { $number }
   *[other] слава: { $number }
}
web-remove-match = Убрать партию «{ $name }»
web-remove-sure = Убрать эту партию из списка?
web-rematch-offered = { $name } предлагает реванш.
web-upload = Открыть сохранённую партию
