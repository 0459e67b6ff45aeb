### A match, whatever the game. The web client reads this file itself.

## The table

web-table = Стол
web-side = Варианты и журнал
web-options = Варианты
web-option-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
web-which = Что именно?
web-card = Карта
web-log = Журнал
web-log-unfold = Развернуть всё
web-log-fold = Свернуть всё
web-log-below = Что из этого вышло
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
web-hand-over-lift = { $name } — это я
web-hand-over-never = Играем в открытую: больше не закрывать стол
web-turn-of = Решает { $name }
web-over = Партия окончена
web-you-win = Вы победили
web-you-lose = Вы проиграли
web-drawn = Ничья
web-undo = Отменить
web-undo-ask = Уже кое-что раскрыто: согласие спросят у соперника.
web-undo-asked = { $name } хочет отменить ход. Вы согласны?
web-undo-waiting = Соперника спросили, можно ли вам отменить ход.
web-undo-declined = Соперник не разрешил отменить ход.
web-hint = Подсказка
web-hinted = так поступил бы бот
web-hint-thinking = Думаю…
web-hint-chance = Шанс на победу
web-hint-tried = { $error ->
    [0] { $chance } ±<1
   *[other] { $chance } ± { $error }
}
web-hint-close = Разница слишком мала, чтобы выбрать наверняка.
web-final = кое-что раскроет: свободно отменить будет нельзя
web-reconnecting = Связь потеряна, пробуем снова…
web-draw-asked = { $name } предлагает ничью.
web-draw-agree = Согласиться на ничью
web-draw-decline = Отказаться
web-draw-waiting = Вы предложили ничью. Соперник может ответить или просто играть дальше.
web-draw-declined = Соперник отказался от ничьей.
web-resign = Сдаться
web-resign-sure = Сдать эту партию?
web-rematch = Реванш
web-rematch-join = К реваншу
web-download = Сохранить партию в файл
web-waiting = в очереди, { $number }
web-then = дальше { $name }
web-then-you = дальше вы
web-show-again = Показать последний ход ещё раз
web-key-choose = выбрать вариант с этой клавишей
web-key-claim = захватить, если есть что
web-key-pass = спасовать или закончить
web-key-reroll = перебросить
web-key-walk = пройтись по столу
web-full-screen = Во весь экран
web-filter-options = Найти вариант
web-offer = Карты на выбор

## What cannot be done

web-not-now = сейчас нельзя
web-why = почему
web-why-not = Почему нельзя
web-rule = правило
web-rule-open = Открыть правило
web-refused-count = { $count ->
    [one] Сейчас нельзя: { $count } действие
    [few] Сейчас нельзя: { $count } действия
   *[many] Сейчас нельзя: { $count } действий
}
web-put-back = Выбрано; нажмите ещё раз, чтобы вернуть
web-pick-too = Выбрать и это
