### The lobby. The web client reads this file itself.

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
